"""The registry of bots by name, with their budgets."""

import re
from typing import Final

from higaki.bots.bot import Bot
from higaki.bots.easy import Easy
from higaki.bots.expert import Expert
from higaki.bots.native_greedy import NativeGreedy
from higaki.bots.native_search import NativeSearch
from higaki.bots.net import Net
from higaki.bots.random import Random
from higaki.engine.base.errors import BadSetting, one_of
from higaki.engine.base.random_numbers import Rng

# The bots to play against, the default first and the easiest last.
LEVELS: Final = ("medium", "hard", "easy")
NAMES: Final = (*LEVELS, "expert", "net", "greedy", "random")
# The budgets of searching bots: iterations (0: the game's setting), and seconds at most. A move at a table must
# not take longer than two seconds.
BUDGETS: Final = {"medium": (0, 1.0), "hard": (2000, 1.8), "expert": (400, 1.8)}
FAR_SIGHTED: Final = "hard"
MOST_ITERATIONS: Final = 10_000_000
MOST_SECONDS: Final = 3600.0


def bot_called(name: str, rng: Rng, at_most: float = MOST_SECONDS) -> Bot:
    """A bot by its name, with its own generator. A budget may follow: `hard:500`, or `hard:0.5s`; `net:0.5` draws.

    It computes for at most `at_most` seconds.
    """
    known, colon, budget = name.partition(":")
    if known in BUDGETS:
        iterations, seconds = _budget(name, budget) if colon else BUDGETS[known]
        limit = min(seconds or MOST_SECONDS, at_most)
        if known == "expert":
            return Expert(rng, iterations, limit, _hard(rng, at_most))
        return NativeSearch(rng, iterations, limit, known == FAR_SIGHTED)
    if known == "net":
        return Net(rng, _temperature(name, budget) if colon else 0.0, _hard(rng, at_most))
    if not colon and known == "easy":
        return Easy(rng)
    if not colon and known == "greedy":
        return NativeGreedy(rng)
    if not colon and known == "random":
        return Random(rng)
    right = f"{one_of(NAMES)}, or hard:500, or hard:0.5s, or net:0.5"
    raise BadSetting(f"there is no bot called {name!r}; right would be {right}")


def _hard(rng: Rng, at_most: float) -> Bot:
    """The bot that plays where there is no net."""
    iterations, seconds = BUDGETS[FAR_SIGHTED]
    return NativeSearch(rng, iterations, min(seconds, at_most), True)


def _temperature(name: str, written: str) -> float:
    """How evenly a net draws among its options."""
    if re.fullmatch(r"[0-9]{1,2}(\.[0-9]{1,4})?", written) and float(written) > 0:
        return float(written)
    raise BadSetting(f"{name!r} has no temperature that can be read; right would be a number above 0 (net:0.5)")


def _budget(name: str, budget: str) -> tuple[int, float]:
    """A number of iterations without a time limit, or a time limit without a number of iterations."""
    if re.fullmatch(r"[0-9]{1,7}", budget) and int(budget) > 0:
        return int(budget), 0.0
    if re.fullmatch(r"[0-9]{1,4}(\.[0-9]{1,4})?s", budget) and 0 < float(budget[:-1]) <= MOST_SECONDS:
        return MOST_ITERATIONS, float(budget[:-1])
    raise BadSetting(
        f"{name!r} has no budget that can be read; right would be iterations (hard:500) or seconds (hard:0.5s)"
    )
