"""A table in a list of tables."""

from __future__ import annotations

from typing_extensions import TypedDict

from higaki.server.protocol.responses.table.people import Player
from higaki.server.protocol.responses.table.view import TableLeague
from higaki.server.protocol.responses.words import ClockKind, Pace, Seat, State, WhyEnded


class CardClock(TypedDict, closed=True):
    """The clock of a table in a list."""

    kind: ClockKind
    seconds: int
    increment: int


class Card(TypedDict, closed=True):
    """A table in a list of tables."""

    table: str
    game: str
    state: State
    seats: list[Player]
    turn: Seat | None
    your_turn: bool
    # Since when it is that seat's turn.
    turn_since: str | None
    # The seats by rank, best first, once the game is over; empty without a result.
    ranking: list[list[Seat]]
    ended: WhyEnded | None
    private: bool
    rated: bool
    # May its players try moves out in a private copy?
    try_out: bool
    # May somebody else take over a seat that its player has left?
    substitutes: bool
    # The seat that the guest has left, if somebody else has taken it over.
    left_seat: Seat | None
    league: TableLeague | None
    pace: Pace
    absence_limit: int
    clock: CardClock | None
    # At a table over days where it is the guest's turn: when their time ends.
    due: str | None
    updated: str
