"""The compiled build: mypyc makes engine, games and bots one native unit.

With HIGAKI_PGO=1 it is compiled twice: the first unit plays a while and counts what it does, the second is laid out
for that.
"""

import importlib
import os
import shutil
import subprocess
import sys
from contextlib import chdir
from copy import copy
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

from building.literals import with_literals

ROOT = Path(__file__).parent.parent
RULES = ("engine/**/*.py", "games/**/*.py", "bots/*.py")
# It looks which build the engine is, and so must be plain Python itself.
INTERPRETED = ("mypyc_compat.py",)
FLAGS = (
    # Files are compiled one by one and optimised together, on all cores.
    "-flto=auto",
    # Calls inside the unit need no detour through the dynamic linker.
    "-fvisibility=hidden",
    "-fno-semantic-interposition",
    "-fno-plt",
    # Floats are rounded as Python rounds them, so that bots of both builds think alike.
    "-ffp-contract=off",
)
COUNT = ("-fprofile-generate",)
# What the training never reached is compiled as if nothing were known about it.
USE_COUNTS = ("-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile")


class NativeDistribution(Distribution):
    """Has native modules, though which ones is known only when they are built."""

    def has_ext_modules(self) -> bool:
        return True


class BuildNative(build_ext):
    """Translates and compiles, both only when a build is asked for: installers run setup.py for other reasons, too."""

    def run(self) -> None:
        unit, *shims = translate(Path(self.build_temp).absolute())
        if os.environ.get("HIGAKI_PGO") != "1":
            self.compile([with_flags(unit, *FLAGS), *shims])
            return
        self.run_command("build_py")  # the training needs the whole package
        self.compile([with_flags(unit, *FLAGS, *COUNT), *shims])
        training = [sys.executable, str(ROOT / "bench" / "train.py")]
        subprocess.run(training, env=os.environ | {"PYTHONPATH": str(Path(self.build_lib).absolute())}, check=True)
        self.compile([with_flags(unit, *FLAGS, *USE_COUNTS)])

    def compile(self, extensions: list[Extension]) -> None:
        self.distribution.ext_modules = extensions
        self.compiler = self.swig_opts = None  # as they were before the first time
        self.finalize_options()
        self.parallel, self.force = os.cpu_count(), True
        super().run()


def with_flags(unit: Extension, *flags: str) -> Extension:
    flagged = copy(unit)
    flagged.extra_compile_args = [*unit.extra_compile_args, *flags]
    flagged.extra_link_args = ["-O3", *flags]
    return flagged


def translate(folder: Path) -> list[Extension]:
    """The C code of a copy of the sources in which known numbers are literals; the unit comes first, then its shims."""
    package = folder / "src" / "higaki"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "src" / "higaki", package, ignore=shutil.ignore_patterns("tests", "web", "static"))
    shutil.copy(ROOT / "pyproject.toml", folder)
    sys.path.insert(0, str(ROOT / "src"))
    modules = sorted(path for pattern in RULES for path in package.glob(pattern) if path.name not in INTERPRETED)
    for path in modules:
        name = ".".join(path.relative_to(folder / "src").with_suffix("").parts).removesuffix(".__init__")
        values = vars(importlib.import_module(name))
        path.write_text(with_literals(path.read_text(encoding="utf-8"), values), encoding="utf-8")
    # From there, so that tracebacks name the files as they are called in the repository.
    with chdir(folder):
        paths = [str(path.relative_to(folder)) for path in modules]
        return list(mypycify(paths, debug_level="0", multi_file=True, target_dir=str(folder / "c")))
