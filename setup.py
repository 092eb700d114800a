"""With HIGAKI_COMPILE=1 the package is compiled, with HIGAKI_PGO=1 also trained; otherwise it is plain Python."""

import os
import sys
from pathlib import Path

from setuptools import setup

if os.environ.get("HIGAKI_COMPILE") == "1":
    # Installers run this file from anywhere.
    sys.path.insert(0, str(Path(__file__).parent))
    from building.compiled_build import BuildCompiled, CompiledDistribution

    setup(distclass=CompiledDistribution, cmdclass={"build_ext": BuildCompiled})
else:
    setup()
