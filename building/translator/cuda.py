"""The sources of the GPU library: the same rules as for processors, in a frame of CUDA kernels."""

import shutil
from pathlib import Path

from building.translator.game_code import game_code
from higaki.engine.table.game import Game

FRAME = Path(__file__).parent / "frame"
FLAGS = (
    "-std=c++17",
    "-Xcompiler=-fPIC,-fvisibility=hidden",
    # Floats are rounded as in Python.
    "-fmad=false",
    # Functions and variables of the rules that are not used, functions that end by giving up, and in what is not used
    # here numbers that need 64 bits.
    "-diag-suppress=177,550,940,63",
)
# Games in which most decisions are of one kind: they play faster with a thread for each row (see change.cuh).
PLAYED_APART = ("dragon_market",)


def write_cuda_sources(folder: Path, games: list[Game]) -> list[Path]:
    """The CUDA files of the library."""
    for path in [FRAME / "numbers.h", FRAME / "story.h", FRAME / "rows.h", *(FRAME / "gpu").iterdir()]:
        shutil.copy(path, folder)
    sources = [folder / "memory.cu"]
    for game in games:
        (folder / f"{game.name}.h").write_text(game_code(game), encoding="utf-8")
        # Playing has numbers of 32 bits, redeals and evaluation have 64: see numbers.h.
        for part, before in (("play", "#define NARROW\n"), ("values", "")):
            source = folder / f"{game.name}_{part}.cu"
            apart = f"#define PLAYS_APART {int(game.name in PLAYED_APART)}\n"
            includes = f'{before}{apart}#define GAME {game.name}\n#include "{game.name}.h"\n#include "{part}.cuh"\n'
            source.write_text(includes, encoding="utf-8")
            sources.append(source)
    return sources
