"""python -m higaki"""

import sys

from higaki.terminal.cli import main

sys.exit(main())
