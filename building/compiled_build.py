"""The compiled build: mypyc compiles engine, games and bots into one native unit.

With HIGAKI_PGO=1 it is compiled twice (profile-guided optimisation): the first unit plays for a while and records a
profile, the second is optimised for it.
"""

import importlib
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from copy import copy
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

from building.inline_constants import inline_constants

ROOT = Path(__file__).parent.parent
RULES = ("engine/**/*.py", "games/**/*.py", "bots/*.py")
# It detects which build runs, so it must be plain Python.
INTERPRETED = ("mypyc_compat.py",)
# The number of C files for all modules: each includes headers of the whole unit, which take longer than a module.
PARTS = 8
FLAGS = (
    # Calls inside the unit need no indirection by the dynamic linker.
    "-fvisibility=hidden",
    "-fno-semantic-interposition",
    "-fno-plt",
    # Floats are rounded as in Python, so that bots of both builds choose the same.
    "-ffp-contract=off",
)
# For development and tests: compiles in two thirds of the time that -O1 takes, and plays at most a sixth slower.
QUICKLY = ("-Og",)
# For the wheel: all files are optimised together, on all cores.
TOGETHER = ("-O3", "-flto=auto")
COUNT = ("-fprofile-generate",)
# Code that the training never reached is compiled without a profile.
USE_COUNTS = ("-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile")


class CompiledDistribution(Distribution):
    """A distribution with native modules, which are known only when they are built."""

    def has_ext_modules(self) -> bool:
        return True


class BuildCompiled(build_ext):
    """Translates and compiles only when a build is requested: installers also run setup.py for other purposes."""

    # Created by setuptools, which has no types, when it starts to compile.
    compiler: Any

    def run(self) -> None:
        unit, *shims = translate(Path(self.build_temp).absolute())
        if os.environ.get("HIGAKI_PGO") != "1":
            self.compile([with_flags(unit, *FLAGS, *QUICKLY), *shims])
            return
        self.run_command("build_py")  # the training needs the whole package
        self.compile([with_flags(unit, *FLAGS, *TOGETHER, *COUNT), *shims])
        training = [sys.executable, str(ROOT / "bench" / "pgo_workload.py")]
        subprocess.run(training, env=os.environ | {"PYTHONPATH": str(Path(self.build_lib).absolute())}, check=True)
        self.compile([with_flags(unit, *FLAGS, *TOGETHER, *USE_COUNTS)])

    def compile(self, extensions: list[Extension]) -> None:
        self.distribution.ext_modules = extensions
        self.compiler = self.swig_opts = None  # restore the state before the first compilation
        self.finalize_options()
        self.parallel, self.force = os.cpu_count(), True
        super().run()

    def build_extension(self, ext: Extension) -> None:
        """Compile the files of an extension on all cores, then link them."""
        folder = Path(self.build_temp).absolute()

        def compiled(source: str) -> list[str]:
            made: list[str] = self.compiler.compile(
                [source], str(folder), include_dirs=ext.include_dirs, extra_postargs=ext.extra_compile_args
            )
            return made

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            objects = [made for one in pool.map(compiled, ext.sources) for made in one]
        ext.sources, ext.extra_objects = [], objects
        super().build_extension(ext)


def with_flags(unit: Extension, *flags: str) -> Extension:
    flagged = copy(unit)
    flagged.extra_compile_args = [*unit.extra_compile_args, *flags]
    flagged.extra_link_args = [*flags]
    return flagged


def translate(folder: Path) -> list[Extension]:
    """The C code of a copy of the sources with constants as literals; the unit comes first, then its shims."""
    package = folder / "src" / "higaki"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "src" / "higaki", package, ignore=shutil.ignore_patterns("tests", "web", "static"))
    shutil.copy(ROOT / "pyproject.toml", folder)
    sys.path.insert(0, str(ROOT / "src"))
    modules = sorted(path for pattern in RULES for path in package.glob(pattern) if path.name not in INTERPRETED)
    for path in modules:
        name = ".".join(path.relative_to(folder / "src").with_suffix("").parts).removesuffix(".__init__")
        values = vars(importlib.import_module(name))
        path.write_text(inline_constants(path.read_text(encoding="utf-8"), values), encoding="utf-8")
    # In that folder, so that tracebacks contain the file names of the repository.
    with chdir(folder):
        paths = [str(path.relative_to(folder)) for path in modules]
        unit, *shims = mypycify(paths, debug_level="0", multi_file=True, target_dir=str(folder / "c"))
    unit.sources = in_parts(unit.sources, folder / "c")
    return [unit, *shims]


def in_parts(sources: list[str], folder: Path) -> list[str]:
    """C files that include those of the modules, many in each; mypyc's own files stay unchanged."""
    modules = [source for source in sources if Path(source).name.startswith("__native_higaki")]
    parts = [folder / f"part_{number}.c" for number in range(PARTS)]
    for number, part in enumerate(parts):
        part.write_text("".join(f'#include "{Path(source).name}"\n' for source in modules[number::PARTS]))
    return [*map(str, parts), *[source for source in sources if source not in modules]]
