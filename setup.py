"""The optional compiled build: with HIGAKI_COMPILE=1 the engine, the games and the bots become one native unit."""

import os
from pathlib import Path

from setuptools import setup

extensions = []
if os.environ.get("HIGAKI_COMPILE") == "1":
    from mypyc.build import mypycify

    package = Path("src/higaki")
    modules = [
        *package.glob("engine/*.py"),
        *package.glob("games/*.py"),
        *package.glob("games/*/*.py"),
        *package.glob("bots/*.py"),
    ]
    # Calls inside the unit need no detour through the dynamic linker.
    os.environ["CFLAGS"] = os.environ.get("CFLAGS", "") + " -fvisibility=hidden -fno-semantic-interposition"
    extensions = mypycify([str(path) for path in sorted(modules)], opt_level="3")

setup(ext_modules=extensions)
