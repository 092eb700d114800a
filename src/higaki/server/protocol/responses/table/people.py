"""The players at a table, and their chat."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from higaki.server.protocol.responses.words import GaveUp, Phrase, Seat


class Before(TypedDict, closed=True):
    """A player who left a seat that somebody else took over."""

    # Null for a guest who was deleted, or has no name.
    name: str | None
    # The number of decisions at the table by then.
    until: int


class Player(TypedDict, closed=True):
    """One seat, as a guest may see it."""

    seat: Seat
    # A reserved seat is free for one guest only, who sat there in the game before.
    kind: Literal["human", "bot", "free", "reserved"]
    name: str | None
    bot: str | None
    you: bool
    # The seat is reserved for this guest.
    for_you: bool
    # The host of the table sits here.
    host: bool
    # The guest who sat here was deleted.
    former: bool
    # Another person at the guest's own screen.
    here: bool
    connected: bool
    # The bot that plays for an absent person.
    stand_in: str | None
    # Why the person cannot take the seat back.
    gave_up: GaveUp | None
    # The person has left, and somebody else may take the seat over.
    vacant: bool
    # Who played here before, in order.
    before: list[Before]


class Said(TypedDict, closed=True):
    """A line of chat."""

    n: int
    # Null for a spectator.
    seat: Seat | None
    # The host of the table wrote it.
    host: bool
    # The same for all lines of one person at this table; empty if nobody wrote it.
    author: str
    name: str
    # Empty if the line is a phrase, or clears others.
    text: str
    phrase: Phrase | None
    # The line that this one removes, 0 for all before it; null for a line that was said. If the host did not remove it,
    # several people have reported it.
    clears: int | None
    at: str


class Muted(TypedDict, closed=True):
    """A person whose lines the guest does not want to read."""

    author: str
    name: str


class Report(TypedDict, closed=True):
    """A line for the host to judge, and the number of people who have reported it."""

    line: Said
    people: int


class Talk(TypedDict, closed=True):
    """What concerns only this guest about the chat."""

    # The author of the guest's own lines; null without a cookie.
    me: str | None
    muted: list[Muted]
    # The lines that the guest has reported.
    reported: list[int]
    # For the host.
    reports: list[Report]
