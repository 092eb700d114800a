"""Bots: company of different strength. A bot gets a redealt table, never the true one, and knows only the engine."""

from higaki.bots.bot import Bot
from higaki.bots.greedy import Greedy
from higaki.bots.random import Random
from higaki.bots.search import Search
from higaki.bots.tree import Style
from higaki.engine.errors import BadSetting, one_of
from higaki.engine.luck import Luck

__all__ = ["NAMES", "Bot", "bot_called"]

NAMES = ("greedy", "random")


def bot_called(name: str, luck: Luck) -> Bot:
    """A bot of that name, with luck of its own."""
    if name == "greedy":
        return Greedy(luck)
    if name == "random":
        return Random(luck)
    if name.startswith("s:"):
        iterations, seconds, curiosity, trust, caution, turns = name[2:].split(";")
        return Search(luck, int(iterations), float(seconds), Style(float(curiosity), float(trust), float(caution), int(turns)))
    raise BadSetting(f"there is no bot called {name!r}; right would be {one_of(NAMES)}")
