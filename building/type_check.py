"""mypy over the repository, and the games and programs in `examples`, as one program: python -m building.type_check

A game in `examples` is imported as `higaki.games.<name>` (HIGAKI_GAMES), where mypy alone does not look for it. So its
modules are named to mypy one by one.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from mypy.fscache import FileSystemCache
from mypy.main import process_options, run_build
from mypy.modulefinder import BuildSource
from mypy.options import Options

EXAMPLES = Path("examples")


def sources_of(folder: Path) -> list[BuildSource]:
    """The programs in a folder, and all Python of the games there, each file under the name by which it is imported."""
    programs = [BuildSource(str(path), path.stem) for path in sorted(folder.glob("*.py"))]
    return programs + [
        BuildSource(str(path), module_of(path.relative_to(folder))) for path in sorted(folder.glob("*/**/*.py"))
    ]


def module_of(path: Path) -> str:
    """A test is imported by its name alone, everything else as a part of its game."""
    if "tests" in path.parts:
        return path.stem
    parts = path.parent.parts if path.stem == "__init__" else path.with_suffix("").parts
    return ".".join(["higaki", "games", *parts])


def everything(files: FileSystemCache) -> tuple[list[BuildSource], Options]:
    """What pyproject.toml names, and the examples."""
    sources, options = process_options([], fscache=files)
    return [*sources, *sources_of(EXAMPLES)], options


def main() -> int:
    files = FileSystemCache()
    sources, options = everything(files)
    _, messages, _ = run_build(sources, options, files, time.time(), sys.stdout, sys.stderr)
    if messages:
        return 1
    print(f"Success: no issues found in {len(sources)} source files")
    return 0


if __name__ == "__main__":
    sys.exit(main())
