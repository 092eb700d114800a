"""Who enters the arena: bots of ours by name, with a budget where they take one, and anybody's by their class."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, Protocol

from higaki.bots import NAMES, bot_called
from higaki.engine.errors import BadSetting, short
from higaki.engine.luck import Luck, luck_of
from higaki.engine.table import Table


class Thinker(Protocol):
    """All that the arena asks of a bot."""

    def think(self, t: Table) -> int: ...


# A bot as somebody names it: "greedy", "hard:500", "my_module:MyBot", or what makes one from luck alone.
Entrant = str | Callable[[Luck], Thinker]


def enter(bots: Sequence[Entrant]) -> list[str]:
    """The names of the bots, each its own; all of them can be made, or this says what is wrong with one."""
    for bot in bots:
        made = make(bot, luck_of(0, "trial"))
        if not callable(getattr(made, "think", None)):
            raise BadSetting(f"{_name(bot)} cannot play; right would be a class with a method think(t)")
    names = [_name(bot) for bot in bots]
    return [
        name if names.count(name) == 1 else f"{name} {names[: at + 1].count(name)}" for at, name in enumerate(names)
    ]


def make(bot: Entrant, luck: Luck) -> Thinker:
    """A bot that nobody has played with yet."""
    if not isinstance(bot, str):
        return _made(bot, luck)
    return _made(find_class(bot), luck) if is_own(bot) else bot_called(bot, luck)


def _made(own: Callable[[Luck], Thinker], luck: Luck) -> Thinker:
    try:
        return own(luck)
    except TypeError as error:
        right = "a class that is made with luck alone"
        raise BadSetting(f"{_name(own)} cannot be made ({error}); right would be {right}") from None


def is_own(bot: str) -> bool:
    """Does this name somebody's class? Behind one of our own names stands a budget."""
    return ":" in bot and bot.partition(":")[0] not in NAMES


def find_class(written: str) -> Callable[[Luck], Thinker]:
    """The class that `my_module:MyBot` stands for; modules are looked for where one is, too."""
    module, _, name = written.partition(":")
    here: Final = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found: Any = getattr(importlib.import_module(module), name)
    except (ImportError, ValueError, AttributeError) as error:
        raise BadSetting(f"there is no bot {short(written)} ({error}); right would be my_module:MyBot") from None
    if not callable(found):
        raise BadSetting(f"{short(written)} cannot be made; right would be a class with a method think(t)")
    made: Callable[[Luck], Thinker] = found
    return made


def _name(bot: Entrant) -> str:
    if isinstance(bot, str):
        return bot.partition(":")[2] if is_own(bot) else bot
    return getattr(bot, "__name__", type(bot).__name__)
