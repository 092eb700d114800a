"""The catalogue of games: every folder in `games/` is one. No other list exists.

HIGAKI_GAMES names a folder with further ones, such as `examples`; several are separated as in PATH.
"""

import importlib
import os
import pkgutil
from functools import cache
from pathlib import Path

from higaki import games
from higaki.engine.base.errors import BadSetting, one_of, short
from higaki.engine.base.mypyc_compat import COMPILED
from higaki.engine.table.game import Game

FURTHER = [folder for folder in os.environ.get("HIGAKI_GAMES", "").split(os.pathsep) if folder]
# At import, not at the first call: a process that receives a pickled table imports its game by itself.
games.__path__.extend(str(Path(folder).absolute()) for folder in FURTHER)


@cache
def names() -> tuple[str, ...]:
    """The games by the names of their folders; the disk is read once."""
    if FURTHER and COMPILED:
        raise BadSetting(
            "HIGAKI_GAMES is set, but a compiled build plays only the games it was compiled with; "
            "right would be the interpreted one (PYTHONPATH=src), or a game in src/higaki/games and `make compile`"
        )
    for folder in FURTHER:
        if not Path(folder).is_dir():
            raise BadSetting(f"HIGAKI_GAMES names {folder!r}; right would be a folder with a folder for each game")
    return tuple(sorted({module.name for module in pkgutil.iter_modules(games.__path__) if module.ispkg}))


def find(name: object) -> Game:
    """The game of that name."""
    if not isinstance(name, str) or name not in names():
        raise BadSetting(f"there is no game called {short(name)}; right would be {one_of(names())}")
    return _imported(name)


@cache
def _imported(name: str) -> Game:
    game = importlib.import_module(f"higaki.games.{name}").GAME
    assert isinstance(game, Game)
    return game
