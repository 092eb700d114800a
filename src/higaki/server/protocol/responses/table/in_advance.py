"""What a seat decides before it must: answers out of turn, standing orders, prepared moves."""

from __future__ import annotations

from typing import Literal, TypeAlias

from typing_extensions import TypedDict

from higaki.server.protocol.responses.table.events import Event
from higaki.server.protocol.responses.table.running import Planned
from higaki.server.protocol.responses.table.scene import Scene, Step
from higaki.server.protocol.responses.words import NoUndo, Seat, Thing


class Reactions(TypedDict, closed=True):
    """How the guest's seat answers questions out of turn. Only this guest receives it."""

    seat: Seat
    # Is it asked even if it can only decline?
    asked_always: bool
    # The steps that it has declined until the chapter ends.
    declined: list[str]
    # The thing that declines; null while it is not asked out of turn.
    decline: Thing | None
    # The steps that are windows: it can decline them for the rest of the chapter.
    windows: list[str]
    # It has answered already; the server publishes the answer at its time.
    passing: bool
    # Its answer is held back until the time of the even window is over.
    held: bool
    # Milliseconds until the server answers for it; null without a limit.
    left: int | None
    # The entries of the guest's own seats that the server decided without asking.
    given: list[int]
    # The question of each that answered a window, by the number of the entry.
    questions: dict[str, Step]


class StandingOrder(TypedDict, closed=True):
    """A standing order that the rules of a game offer."""

    name: str
    # The questions that it may answer.
    steps: list[str]
    # The range of the number that the player sets; 0 and 0 without one.
    least: int
    most: int
    # Does it make sense now?
    possible: bool


class OrderEnd(TypedDict, closed=True):
    """Why a standing order no longer holds: what happened, or null if the chapter of the game is over."""

    event: Event | None


class GivenOrder(TypedDict, closed=True):
    """A standing order that the guest's seat has given."""

    name: str
    amount: int
    # Null while it holds.
    ended: OrderEnd | None


Became: TypeAlias = Literal["waits", "holds", "changed", "impossible"]


class PreparedMove(TypedDict, closed=True):
    """A move that the guest's seat has prepared: the question, the things, and what it does, as foreseen then."""

    step: str
    things: list[Thing]
    events: list[Event]
    # Is its question not asked yet, does it still do the same, or something else, or is it impossible?
    became: Became
    # What it does now, if that has changed.
    now: list[Event]


class InAdvance(TypedDict, closed=True):
    """What the guest's seat has decided in advance, and may decide. Only this guest receives it."""

    seat: Seat
    orders: list[StandingOrder]
    given: list[GivenOrder]
    prepared: list[PreparedMove]
    # The server plays for it in a moment.
    passing: bool


class ImaginedTurn(TypedDict, closed=True):
    """The next turn of the guest's seat as it imagines it, after the moves it has prepared."""

    moves: list[PreparedMove]
    # Null if nobody knows what comes after these moves.
    scene: Scene | None
    plans: dict[Thing, list[Planned]]
    final: dict[Thing, NoUndo]
