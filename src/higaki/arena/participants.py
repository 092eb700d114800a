"""Participants: our bots by name, with an optional budget, and other bots by their class."""

from __future__ import annotations

import importlib
import sys
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, Protocol

from higaki.bots import NAMES, bot_called
from higaki.engine.base.errors import BadSetting, short
from higaki.engine.base.random_numbers import Rng, rng_of
from higaki.engine.table.table import Table


class Thinker(Protocol):
    """The interface of a bot in the arena."""

    def think(self, t: Table) -> int: ...


# Errors of a bot: a module or class that exits the program must not end the arena.
FAULTS: Final = (Exception, SystemExit)

# A bot as it can be given: "greedy", "hard:500", "my_module:MyBot", or a callable that creates one from an `Rng`.
Entrant = str | Callable[[Rng], Thinker]


def enter(bots: Sequence[Entrant]) -> list[str]:
    """The names of the bots, each unique. Raises an error if one of them cannot be created."""
    for bot in bots:
        made = make(bot, rng_of(0, "trial"))
        if not callable(getattr(made, "think", None)):
            raise BadSetting(f"{_name(bot)} cannot play; right would be a class with a method think(t)")
    names = [_name(bot) for bot in bots]
    return [
        name if names.count(name) == 1 else f"{name} {names[: at + 1].count(name)}" for at, name in enumerate(names)
    ]


def make(bot: Entrant, rng: Rng) -> Thinker:
    """Create a fresh bot."""
    if not isinstance(bot, str):
        return _made(bot, rng)
    return _made(find_class(bot), rng) if is_own(bot) else bot_called(bot, rng)


def _made(own: Callable[[Rng], Thinker], rng: Rng) -> Thinker:
    try:
        return own(rng)
    except FAULTS as error:
        # An error without a deeper traceback is one of the call itself: wrong arguments.
        if isinstance(error, TypeError) and error.__traceback__ is not None and error.__traceback__.tb_next is None:
            right = "a class that is made with a random generator alone"
            raise BadSetting(f"{_name(own)} cannot be made ({error}); right would be {right}") from None
        right = "a class whose __init__ raises nothing"
        raise BadSetting(f"{_name(own)} cannot be made: {fault(error)}; right would be {right}") from error


def is_own(bot: str) -> bool:
    """Is this the name of a user's class? After one of our own names comes a budget."""
    return ":" in bot and bot.partition(":")[0] not in NAMES


def find_class(written: str) -> Callable[[Rng], Thinker]:
    """The class `my_module:MyBot`; modules are also searched in the current folder."""
    module, _, name = written.partition(":")
    file = Path(module)
    if len(file.parts) > 1 or "/" in module or file.suffix == ".py":
        right = f"{file.name.removesuffix('.py')}:{name}, in this folder"
        raise BadSetting(f"there is no bot {short(written)}, for a module has no path; right would be {right}")
    here: Final = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found: Any = getattr(importlib.import_module(module), name)
    except FAULTS as error:
        if _place(error):
            right = "a module that can be imported"
            raise BadSetting(f"{short(written)} cannot be imported: {fault(error)}; right would be {right}") from error
        raise BadSetting(f"there is no bot {short(written)} ({error}); right would be my_module:MyBot") from None
    if not callable(found):
        raise BadSetting(f"{short(written)} cannot be made; right would be a class with a method think(t)")
    made: Callable[[Rng], Thinker] = found
    return made


def fault(error: BaseException) -> str:
    """The error and its place, in one line."""
    message = error.msg if isinstance(error, SyntaxError) else str(error)
    said = ": ".join([type(error).__name__, *([" ".join(message.split())] if message else [])])
    return f"{said} ({place})" if (place := _place(error)) else said


def _place(error: BaseException) -> str:
    """File and line of the error below the caller; empty if the module was not found."""
    if isinstance(error, SyntaxError) and error.filename:
        return f"{error.filename}, line {error.lineno}"
    frames = traceback.extract_tb(error.__traceback__)[1:]
    theirs = [
        frame for frame in frames if frame.filename != importlib.__file__ and not frame.filename.startswith("<frozen")
    ]
    return f"{theirs[-1].filename}, line {theirs[-1].lineno}" if theirs else ""


def identity(bot: Entrant) -> str:
    """The name of a bot in a file of games: different bots have different names."""
    if isinstance(bot, str):
        return bot
    return f"{getattr(bot, '__module__', '')}:{getattr(bot, '__qualname__', type(bot).__name__)}"


def _name(bot: Entrant) -> str:
    if isinstance(bot, str):
        return bot.partition(":")[2] if is_own(bot) else bot
    return getattr(bot, "__name__", type(bot).__name__)
