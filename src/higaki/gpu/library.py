"""The GPU library: finding it, loading it, and the types of its functions."""

import ctypes
import os
from functools import cache
from pathlib import Path
from typing import Any, Final

from higaki.engine.table.game import Game
from higaki.native.library import NoLibrary, matching_functions

# HIGAKI_GPU_LIBRARY names another file.
PATH: Final = Path(os.environ.get("HIGAKI_GPU_LIBRARY") or Path(__file__).parent / "libhigaki_gpu.so")
COMMAND: Final = "`make gpu`, which needs nvcc"

_WIDE: Final = ctypes.c_int64
_POINTER: Final = ctypes.c_void_p
# By function of a game: the type of its result, and of its arguments.
_FUNCTIONS: Final[dict[str, tuple[Any, tuple[Any, ...]]]] = {
    "new": (_POINTER, (*[_WIDE] * 7, _POINTER, _WIDE)),
    "free": (None, (_POINTER,)),
    "memory": (_POINTER, (_POINTER, _WIDE)),
    "size": (_WIDE, (_WIDE,)),
    "keep_mask": (_POINTER, (_POINTER,)),
    "keep_observation": (_POINTER, (_POINTER,)),
    "deal": (_WIDE, (_POINTER, _POINTER)),
    "show": (_WIDE, (_POINTER,)),
    "step": (_WIDE, (_POINTER, _POINTER, _POINTER)),
    "narrow": (_WIDE, (_POINTER, _POINTER, _POINTER)),
    "random_things": (_WIDE, (_POINTER, _POINTER)),
    "play_random": (_WIDE, (_POINTER, _POINTER)),
    "play_many": (_WIDE, (_POINTER, _WIDE, _POINTER)),
    "redeal": (_WIDE, (_POINTER, _POINTER)),
    "results": (_WIDE, (_POINTER,) * 6),
    "evaluate": (_WIDE, (_POINTER, _POINTER)),
    "observe": (_WIDE, (_POINTER, _POINTER, _POINTER)),
    "copy": (_WIDE, (_POINTER, _WIDE, _POINTER, _WIDE)),
}
# The numbers of `memory`.
ROWS, GAMES, DEALT_FROM, GENERATORS, OVER, SEAT, CHOICES, OUTLOOKS = range(8)
# Of the library as a whole, under `higaki_gpu_`.
_OF_DEVICES: Final[dict[str, tuple[Any, tuple[Any, ...]]]] = {
    "devices": (_WIDE, ()),
    "failure": (ctypes.c_char_p, (_WIDE,)),
    "allocate": (_POINTER, (_WIDE, _WIDE)),
    "free": (None, (_WIDE, _POINTER)),
    "to_device": (_WIDE, (_WIDE, _POINTER, _POINTER, _WIDE)),
    "from_device": (_WIDE, (_WIDE, _POINTER, _POINTER, _WIDE)),
    "wait": (_WIDE, (_WIDE, _WIDE)),
}
FINE: Final = -1


class NoGpu(NoLibrary):
    """The GPU library or a GPU is missing, or CUDA failed."""


@cache
def _library() -> ctypes.CDLL:
    try:
        return ctypes.CDLL(str(PATH))
    except OSError as error:
        raise NoGpu(f"the GPU library is not there ({error}); right would be {COMMAND}") from error


@cache
def device_function(name: str) -> Any:
    """A function of the library that belongs to no game."""
    function = getattr(_library(), f"higaki_gpu_{name}")
    function.restype, function.argtypes = _OF_DEVICES[name]
    return function


@cache
def device_count() -> int:
    """The number of GPUs; an error says why there is none."""
    count = int(device_function("devices")())
    check(min(count, FINE))
    if count == 0:
        raise NoGpu("there is no GPU; right would be one by NVIDIA with a driver, or `higaki.batch.Batch`")
    return count


def check(result: int) -> None:
    """Refuse the result of a call in which CUDA failed."""
    if result < FINE:
        why = device_function("failure")(result).decode()
        raise NoGpu(f"CUDA failed: {why}; right would be a GPU with a driver and enough memory")


@cache
def functions_of(game: Game) -> Any:
    """The library's functions for a game, after a check that both have the same rules."""
    return matching_functions(_library(), game, _FUNCTIONS, "the GPU library", COMMAND)


def is_available(game: Game) -> bool:
    """Can batches of this game be played on a GPU here?"""
    try:
        functions_of(game)
        device_count()
    except NoLibrary:
        return False
    return True
