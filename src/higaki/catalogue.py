"""The catalogue of games: every folder in `games/` is one. No other list exists."""

import importlib
import pkgutil
from functools import cache
from pathlib import Path

from higaki.engine.base.errors import BadSetting, one_of
from higaki.engine.table.game import Game

FOLDER = Path(__file__).parent / "games"


@cache
def names() -> tuple[str, ...]:
    """The games by the names of their folders; the disk is asked once."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules([str(FOLDER)]) if module.ispkg))


def find(name: object) -> Game:
    """The game of that name."""
    if not isinstance(name, str) or name not in names():
        raise BadSetting(f"there is no game called {name!r}; right would be {one_of(names())}")
    return _imported(name)


@cache
def _imported(name: str) -> Game:
    game = importlib.import_module(f"higaki.games.{name}").GAME
    assert isinstance(game, Game)
    return game
