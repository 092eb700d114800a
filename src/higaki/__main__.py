"""python -m higaki"""

import sys

from higaki.cli import main

sys.exit(main())
