"""Restricted play: a bot that is forbidden one thing, such as the church in Yokohama (`ai/restrictions.toml`).

How much less it wins against free bots of the same strength is what the thing is worth.
"""

from __future__ import annotations

import tomllib
from fnmatch import fnmatchcase
from functools import cache
from typing import Final

from higaki import catalogue
from higaki.bots import Bot, bot_called
from higaki.bots.planning import best_of, best_plans
from higaki.engine.base.errors import BadSetting, one_of
from higaki.engine.base.random_numbers import Rng
from higaki.engine.table.table import Table

FILE: Final = "ai/restrictions.toml"
# Between the name of a step and that of a thing.
AT: Final = ":"


@cache
def restrictions_of(game: str) -> dict[str, tuple[str, ...]]:
    """By name what is forbidden: patterns of things, each alone or at one step (`Step:thing`). A game may have none."""
    path = catalogue.find(game).folder / FILE
    if not path.is_file():
        return {}
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    return {name: tuple(patterns) for name, patterns in found.items()}


def restriction_called(game: str, name: str) -> tuple[str, ...]:
    known = restrictions_of(game)
    if name not in known:
        right = one_of(known) if known else "a game with such a file"
        raise BadSetting(f"{game} has no restriction called {name!r} in {FILE}; right would be {right}")
    return known[name]


def is_forbidden(step: str, thing: str, patterns: tuple[str, ...]) -> bool:
    return any(fnmatchcase(f"{step}{AT}{thing}" if AT in pattern else thing, pattern) for pattern in patterns)


class Restricted(Bot):
    """Plays as another bot, and never what is forbidden, unless there is nothing else.

    Where the other bot would choose a forbidden thing, the best of the rest is chosen by planning, as greedy does.
    """

    def __init__(self, rng: Rng, name: str, patterns: tuple[str, ...]) -> None:
        super().__init__(rng)
        self.bot: Final = bot_called(name, rng)
        self.patterns: Final = patterns

    def think(self, t: Table) -> int:
        step, names = type(t.step).__name__, t.game.things.names
        allowed = [thing for thing in t.options if not is_forbidden(step, names[thing], self.patterns)]
        thing = self.bot.think(t)
        if thing in allowed or not allowed:
            return thing
        if len(allowed) == 1:
            return allowed[0]
        return best_of([plan for plan in best_plans(t, self.rng) if plan.thing in allowed]).thing
