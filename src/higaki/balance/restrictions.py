"""Restricted play: a bot that is forbidden one thing, such as the church in Yokohama (`ai/restrictions.toml`).

How much less it wins against free bots of the same strength is what the thing is worth.
"""

from __future__ import annotations

import tomllib
from fnmatch import fnmatchcase
from functools import cache
from typing import Final

from higaki import catalogue
from higaki.bots import Bot
from higaki.engine.base.errors import BadSetting, one_of
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
    """Plays as another bot that is not offered what is forbidden, unless there is nothing else."""

    def __init__(self, bot: Bot, patterns: tuple[str, ...]) -> None:
        super().__init__(bot.rng)
        self.bot: Final = bot
        self.patterns: Final = patterns

    def choose(self, t: Table) -> int:
        return self.bot.choose(self._with_allowed(t))

    def think(self, t: Table) -> int:
        return self.bot.think(self._with_allowed(t))

    def _with_allowed(self, t: Table) -> Table:
        """The same table with fewer options."""
        step, names = type(t.step).__name__, t.game.things.names
        options = [t.option(number) for number in range(t.choices)]
        allowed = [thing for thing in options if not is_forbidden(step, names[thing], self.patterns)]
        if not allowed or len(allowed) == len(options):
            return t
        offered = t.clone()
        offered.choices = 0
        for thing in allowed:
            offered.offer(thing)
        return offered
