"""Build the native library: `python -m building.translator FILE [--cuda]`, with the interpreted package on the path."""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from building.translator.cuda import FLAGS as CUDA_FLAGS
from building.translator.cuda import write_cuda_sources
from building.translator.game_code import game_code
from building.translator.refusals import Untranslatable
from higaki import catalogue
from higaki.engine.table.game import Game

FRAME = Path(__file__).parent / "frame"
FLAGS = (
    "-std=gnu11",
    "-fPIC",
    "-fvisibility=hidden",
    # Numbers wrap as in the generator, floats are rounded as in Python.
    "-fwrapv",
    "-ffp-contract=off",
    "-fno-strict-aliasing",
    "-pthread",
)


def write_sources(folder: Path, games: list[Game]) -> list[Path]:
    """The C files of the library."""
    for path in FRAME.glob("*.*"):
        shutil.copy(path, folder)
    sources = [folder / "threads.c"]
    for game in games:
        (folder / f"{game.name}.h").write_text(game_code(game), encoding="utf-8")
        source = folder / f"{game.name}.c"
        includes = f'#define GAME {game.name}\n#include "{game.name}.h"\n#include "batch.h"\n#include "recording.h"\n'
        source.write_text(includes, encoding="utf-8")
        sources.append(source)
    return sources


def build(target: Path, games: list[Game], flags: list[str], compiler: str = "cc") -> None:
    """Translate and compile; the library appears only when it is whole."""
    with tempfile.TemporaryDirectory() as name:
        sources = write_sources(Path(name), games)
        _compile(sources, [compiler, *FLAGS, *flags], ["-lm"], target)


def build_cuda(target: Path, games: list[Game], flags: list[str], compiler: str = "nvcc") -> None:
    """Translate and compile for GPUs."""
    if shutil.which(compiler) is None:
        raise FileNotFoundError(f"there is no {compiler} on the PATH; right would be the CUDA toolkit, from version 12")
    with tempfile.TemporaryDirectory() as name:
        sources = write_cuda_sources(Path(name), games)
        _compile(sources, [compiler, *CUDA_FLAGS, *flags], [], target)


def _compile(sources: list[Path], command: list[str], libraries: list[str], target: Path) -> None:
    def compiled(source: Path) -> str:
        made = str(source.with_suffix(".o"))
        subprocess.run([*command, "-c", str(source), "-o", made], check=True)
        return made

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        objects = list(pool.map(compiled, sources))
    made = sources[0].parent / "library.so"
    subprocess.run([*command, "-shared", *objects, "-o", str(made), *libraries], check=True)
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(made, target.with_suffix(".new"))
    target.with_suffix(".new").replace(target)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="building.translator", description=__doc__)
    parser.add_argument("target", type=Path, help="the library to write, or with --sources a folder")
    parser.add_argument("--games", nargs="+", default=list(catalogue.names()))
    parser.add_argument("--cuda", action="store_true", help="the library for GPUs, by nvcc")
    parser.add_argument("--flags", help="flags of the compiler, as one text")
    parser.add_argument("--compiler")
    parser.add_argument("--sources", action="store_true", help="only write the C files")
    given = parser.parse_args(arguments)
    games = [catalogue.find(name) for name in given.games]
    try:
        if given.sources:
            given.target.mkdir(parents=True, exist_ok=True)
            (write_cuda_sources if given.cuda else write_sources)(given.target, games)
        elif given.cuda:
            build_cuda(given.target, games, (given.flags or "-O3 -arch=native").split(), given.compiler or "nvcc")
        else:
            build(given.target, games, (given.flags or "-O3").split(), given.compiler or "cc")
    except (Untranslatable, FileNotFoundError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
