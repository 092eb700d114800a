"""Events: all events that the rules of a game report, and all reasons why something cannot be chosen."""

from __future__ import annotations

from typing import Any, Final

from higaki.engine.base.errors import RulesBug
from higaki.engine.base.kinds import Kinds
from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Action
from higaki.engine.base.piece_encoding import kind_of

# Events that a listener receives besides a game's own ones, which count from 0.
MOVED: Final = -1
SHIFTED: Final = -2
WENT: Final = -3


class Line:
    """An event: its name, and the types of its numbers."""

    def __init__(self, name: str, fields: dict[str, Kinds | None], scores: str | int) -> None:
        self.name: Final = name
        self.fields: Final = fields
        # The points of the event: a number, or the name of the field that holds them.
        self.scores: Final = scores

    def check(self, numbers: int) -> None:
        """Check that an event has all its numbers."""
        if len(self.fields) != numbers:
            raise RulesBug(f"{self.name} was told with {numbers} numbers; right would be {len(self.fields)}")

    def said(self, numbers: list[int]) -> dict[str, Any]:
        """Its fields in names, and the points it brought."""
        self.check(len(numbers))
        said: dict[str, Any] = {}
        for (name, kinds), number in zip(self.fields.items(), numbers, strict=True):
            said[name] = number if kinds is None else kinds.names[kind_of(number)]
        if self.scores:
            said["scored"] = said[self.scores] if isinstance(self.scores, str) else self.scores
        return said


class Story:
    """All events of a game's rules, and all their reasons for refusals."""

    def __init__(self) -> None:
        self.events: Final[list[Line]] = []
        self.reasons: Final[list[Line]] = []

    def event(self, name: str, scores: str | int = 0, **fields: Kinds | None) -> int:
        """Declare an event; returns the number that the rules use. Its points belong to the seat it is about."""
        if isinstance(scores, str) and scores not in fields:
            raise RulesBug(f"{name} has no field {scores!r} that could say what it scores")
        self.events.append(Line(name, fields, scores))
        return len(self.events) - 1

    def reason(self, name: str, **fields: Kinds | None) -> int:
        """Declare a reason why something cannot be chosen; returns the number that the rules use."""
        self.reasons.append(Line(name, fields, 0))
        return len(self.reasons) - 1


# The result of a predicate of the rules that has no reason against a thing. `options` and `refused` call the same
# predicate, so they cannot contradict each other.
ALLOWED: Final = -1


class Refused:
    """A thing that a player may expect but cannot choose now, and the reason with its numbers."""

    def __init__(self, thing: Action, why: i64, numbers: list[int]) -> None:
        self.thing: Final[Action] = thing
        self.why: Final[i64] = why
        self.numbers: Final = numbers


class Listener:
    """Records the events of the rules. Tables in a search have no listener, which costs nothing."""

    def __init__(self) -> None:
        self.events: list[tuple[int, ...]] = []
        # The viewers who looked at an unknown piece of a stack.
        self.looked: list[int] = []
        # Questions with a single answer, which the engine gave itself: step and thing.
        self.forced: list[tuple[int, int]] = []
