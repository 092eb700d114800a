"""The native library: finding it, loading it, and the types of its functions."""

import ctypes
import os
from functools import cache
from pathlib import Path
from typing import Any, Final

from higaki import engine
from higaki.engine.base.errors import HigakiError
from higaki.engine.base.mypyc_compat import COMPILED
from higaki.engine.table.game import Game

# HIGAKI_LIBRARY names another file, such as one with games of `examples`.
PATH: Final = Path(os.environ.get("HIGAKI_LIBRARY") or Path(__file__).parent / "libhigaki.so")

_WIDE: Final = ctypes.c_int64
_FLOAT: Final = ctypes.c_double
_POINTER: Final = ctypes.c_void_p
# By function: the type of its result, and of its arguments.
_FUNCTIONS: Final[dict[str, tuple[Any, tuple[Any, ...]]]] = {
    "new": (_POINTER, (*[_WIDE] * 7, _POINTER, _POINTER)),
    "free": (None, (_POINTER,)),
    "memory": (_POINTER, (_POINTER, _WIDE)),
    "size": (_WIDE, (_WIDE,)),
    "keep_mask": (_POINTER, (_POINTER,)),
    "keep_observation": (_POINTER, (_POINTER,)),
    "deal": (_WIDE, (_POINTER, _POINTER)),
    "show": (_WIDE, (_POINTER,)),
    "show_one": (_WIDE, (_POINTER, _WIDE)),
    "seed": (None, (_POINTER, _WIDE)),
    "step": (_WIDE, (_POINTER,) * 4),
    "play_on": (_WIDE, (_POINTER,) * 3),
    "random_things": (_WIDE, (_POINTER, _POINTER)),
    "greedy_things": (_WIDE, (_POINTER, _POINTER)),
    "play_random": (_WIDE, (_POINTER, _POINTER)),
    "play_greedy": (_WIDE, (_POINTER, _POINTER)),
    "rollouts": (_WIDE, (_POINTER, _POINTER, _WIDE, _WIDE, _POINTER)),
    "play_many": (_WIDE, (_POINTER, _WIDE, _POINTER)),
    "record_greedy": (_WIDE, (_POINTER, _POINTER, _WIDE, *[_POINTER] * 3)),
    "redeal": (_WIDE, (_POINTER, _POINTER)),
    "results": (_WIDE, (_POINTER,) * 6),
    "evaluate": (_WIDE, (_POINTER, _POINTER)),
    "returns": (_WIDE, (_POINTER, _WIDE, _POINTER)),
    "chances": (_WIDE, (_POINTER, _POINTER, _POINTER)),
    "observe": (_WIDE, (_POINTER, _POINTER, _POINTER)),
    "copy": (_WIDE, (_POINTER, _WIDE, _POINTER, _WIDE)),
    "take": (_WIDE, (_POINTER, _POINTER, _POINTER, _WIDE)),
    "search_new": (_POINTER, (_WIDE, _WIDE, _POINTER)),
    "search_free": (None, (_POINTER,)),
    "search_ask": (None, (_POINTER, _POINTER, *[_WIDE] * 6, _FLOAT, _POINTER)),
    "search_redeal": (_WIDE, (_POINTER,)),
    "search_think": (_WIDE, (_POINTER,)),
    "search_greedy": (_WIDE, (_POINTER,)),
    "search_plan": (_WIDE, (_POINTER, _POINTER)),
    "search_grow": (_WIDE, (_POINTER,)),
    "search_nodes": (None, (_POINTER, _POINTER)),
    "search_iterate": (_WIDE, (_POINTER, _WIDE, _POINTER)),
    "search_turn": (_WIDE, (_POINTER, _WIDE, _POINTER)),
    "net_load": (_POINTER, (_POINTER, *[_WIDE] * 5, _POINTER)),
    "net_free": (None, (_POINTER,)),
    "net_rows": (_WIDE, (_POINTER, _POINTER, _FLOAT, _POINTER, _POINTER)),
    "net_search_new": (_POINTER, (_POINTER, _POINTER)),
    "net_search_free": (None, (_POINTER,)),
    "net_search_ask": (None, (_POINTER, _POINTER, *[_WIDE] * 6, _FLOAT, _POINTER)),
    "net_search_redeal": (_WIDE, (_POINTER,)),
    "net_search_judge": (_WIDE, (_POINTER, _POINTER, _POINTER)),
    "net_search_choose": (_WIDE, (_POINTER, _FLOAT)),
    "net_search_think": (_WIDE, (_POINTER,)),
    "net_search_plan": (_WIDE, (_POINTER, _POINTER)),
    "net_search_grow": (_WIDE, (_POINTER,)),
    "net_search_nodes": (None, (_POINTER, _POINTER)),
}
# The numbers of `memory` and `size`.
ROWS, GAMES, DEALT_FROM, GENERATORS, OVER = range(5)
TABLE_BYTES, CELLS, THINGS, FIRST_OPTION, STEPS = range(5)


class NoLibrary(HigakiError):
    """The native library is missing, or belongs to another version of the rules."""


def is_available(game: Game) -> bool:
    """Does the library play this game?"""
    try:
        functions_of(game)
    except NoLibrary:
        return False
    return True


def is_used(game: Game) -> bool:
    """Do bots search in the library? HIGAKI_NATIVE=0 forbids it."""
    return os.environ.get("HIGAKI_NATIVE") != "0" and is_available(game)


def complaint() -> str | None:
    """What an operator should know, if the library is missing."""
    if PATH.exists() or os.environ.get("HIGAKI_NATIVE") == "0":
        return None
    return (
        "bots think in Python, more slowly, until the native library is built: by `make native`, and behind `make play`"
    )


class Functions:
    """The functions of the library for one game."""

    def __init__(self, library: ctypes.CDLL, game: str, declared: dict[str, tuple[Any, tuple[Any, ...]]]) -> None:
        for name, (result, arguments) in declared.items():
            function = getattr(library, f"higaki_{game}_{name}")
            function.restype, function.argtypes = result, arguments
            setattr(self, name, function)

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(name)


@cache
def _library() -> ctypes.CDLL:
    try:
        return ctypes.CDLL(str(PATH))
    except OSError as error:
        right = "`make native`, which needs a C compiler, or a wheel that has the library"
        raise NoLibrary(f"the native library is not there ({error}); right would be {right}") from error


@cache
def functions_of(game: Game) -> Functions:
    """The library's functions for a game, after a check that both have the same rules."""
    library = _library()
    if not COMPILED and _newest_rule(game) > PATH.stat().st_mtime:
        raise NoLibrary(f"the native library is older than the rules of {game.name}; right would be `make native`")
    return matching_functions(library, game, _FUNCTIONS, "the native library", "`make native`")


def _newest_rule(game: Game) -> float:
    """When the engine or the game was last changed. A compiled package and its library are built together."""
    folders = (Path(engine.__file__).parent, game.folder)
    rules = [path for folder in folders for path in folder.rglob("*") if path.suffix in (".py", ".toml")]
    return max(path.stat().st_mtime for path in rules if "tests" not in path.parts[-3:])


def matching_functions(
    library: ctypes.CDLL, game: Game, declared: dict[str, tuple[Any, tuple[Any, ...]]], what: str, command: str
) -> Functions:
    """The functions of a library for a game, after a check that both have the same rules."""
    try:
        functions = Functions(library, game.name, declared)
    except AttributeError as error:
        raise NoLibrary(f"{what} does not play {game.name}; right would be {command}") from error
    here = (game.layout.cells, len(game.things.names), int(game.layout.first_option), len(game.step_by_number))
    there = tuple(int(functions.size(size)) for size in (CELLS, THINGS, FIRST_OPTION, STEPS))
    if here != there:
        raise NoLibrary(f"{what} has other rules of {game.name}; right would be {command}")
    return functions
