"""How people find each other: seeks, the lobby, who has played together; and who has blocked whom."""

from __future__ import annotations

from typing_extensions import TypedDict

from higaki.server.protocol.responses.table.cards import Card
from higaki.server.protocol.responses.words import Pace, Seat


class Seek(TypedDict, closed=True):
    """A game that the guest seeks."""

    game: str
    # The range of the number of seats.
    least: int
    most: int
    pace: Pace
    rated: bool
    # The seconds since the guest began to seek.
    waited: int
    # May the guest begin with bots on the empty seats now?
    bots: bool
    # The table that was found; null while the guest waits.
    table: str | None


class Sought(TypedDict, closed=True):
    """A game that some people seek."""

    game: str
    least: int
    most: int
    pace: Pace
    rated: bool
    people: int


class Lobby(TypedDict, closed=True):
    """What the front page shows of other people."""

    # The tables with a free seat, and running ones with a vacant seat.
    open: list[Card]
    # How many people are here, and the names of those who want to be seen.
    present: int
    names: list[str]
    # Does the guest want to be seen?
    visible: bool
    # The guest's own seeks, and those of everybody together.
    seeks: list[Seek]
    sought: list[Sought]


class SeekEnded(TypedDict, closed=True):
    # The table that was found before the seek was ended.
    table: str | None


class Seen(TypedDict, closed=True):
    """Whether the guest's name is shown among those who are here."""

    visible: bool


class Companion(TypedDict, closed=True):
    """Somebody with whom the guest has played: their seat at the last table they shared."""

    name: str
    table: str
    seat: Seat
    game: str
    # When that table was last changed, and how many tables they have shared lately.
    at: str
    games: int


class Blocked(TypedDict, closed=True):
    """Somebody whom the guest has blocked."""

    # With this the block is undone.
    id: str
    name: str
