"""With HIGAKI_COMPILE=1 the package is compiled, with HIGAKI_PGO=1 also trained; otherwise it is plain Python."""

import os
import sys
from pathlib import Path

from setuptools import setup

if os.environ.get("HIGAKI_COMPILE") == "1":
    # Installers run this file from anywhere.
    sys.path.insert(0, str(Path(__file__).parent))
    from building.native import BuildNative, NativeDistribution

    setup(distclass=NativeDistribution, cmdclass={"build_ext": BuildNative})
else:
    setup()
