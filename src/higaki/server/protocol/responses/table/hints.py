"""Turns that a bot advises."""

from __future__ import annotations

from typing_extensions import TypedDict

from higaki.server.protocol.responses.table.events import Event
from higaki.server.protocol.responses.table.scene import Step
from higaki.server.protocol.responses.words import NoUndo, Thing


class Changed(TypedDict, closed=True):
    """A term of a seat's position and its change; its text is `term-<term>`."""

    term: str
    before: int
    after: int


class AdvisedMove(TypedDict, closed=True):
    """A move of a turn: what to choose one after the other, and what would happen, as far as the seat can know."""

    step: Step
    things: list[Thing]
    events: list[Event]


class Advice(TypedDict, closed=True):
    """A turn to play, up to its end or to what cannot be foreseen, and its largest effects."""

    moves: list[AdvisedMove]
    # How much less of the win than the best turn, and whether the difference is too small to count.
    behind: float
    alike: bool
    why: list[Changed]
    # Why the turn cannot be undone; null if it can, until another seat decides.
    final: NoUndo | None


class Hint(TypedDict, closed=True):
    """What a bot would do in the guest's place: up to three turns, the best first."""

    best: list[Advice]
