"""Values that the server receives: wishes for seats, clocks, tables, seeks and leagues."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias

from typing_extensions import TypedDict

from higaki.server.protocol.responses.notices import QuietHours
from higaki.server.protocol.responses.words import ClockKind, LeagueKind, Memory, OptionValue, Pace, Scoring, Seat


class MyWish(TypedDict, closed=True):
    kind: Literal["me"]


class FriendWish(TypedDict, closed=True):
    """A seat for anybody who opens the link."""

    kind: Literal["friend"]


class BotWish(TypedDict, closed=True):
    kind: Literal["bot"]
    bot: str


class HereWish(TypedDict, closed=True):
    """A seat for another person at the same screen."""

    kind: Literal["here"]
    name: str


class AgainWish(TypedDict, closed=True):
    """A seat that is reserved for somebody with whom the guest has played: who sat at this seat of that table."""

    kind: Literal["again"]
    table: str
    seat: Seat


SeatWish: TypeAlias = MyWish | FriendWish | BotWish | HereWish | AgainWish


class SeekWish(TypedDict, closed=True):
    command_id: str
    game: str
    least: int
    most: int
    pace: Pace
    rated: bool


class ClockWish(TypedDict, closed=True):
    kind: ClockKind
    seconds: int
    increment: int
    then: NotRequired[str | None]
    sleep: NotRequired[QuietHours | None]


class TableWish(TypedDict, closed=True):
    # A repeated request with the same id returns the same table.
    command_id: NotRequired[str]
    game: str
    seats: list[SeatWish]
    options: dict[str, OptionValue]
    private: bool
    memory: Memory
    # Absent or null without a clock.
    clock: NotRequired[ClockWish | None]
    rated: NotRequired[bool]
    # In seconds; absent or null for the server's default.
    absence_limit: NotRequired[int | None]
    even_windows: NotRequired[bool]
    substitutes: NotRequired[bool]
    # At a rated table: may players try moves out in a private copy? By default over days only.
    try_out: NotRequired[bool]


class LeagueWish(TypedDict, closed=True):
    # A repeated request with the same id returns the same league.
    command_id: str
    name: str
    game: str
    options: dict[str, OptionValue]
    seats: int
    kind: LeagueKind
    # For a Swiss league only.
    rounds: int | None
    scoring: Scoring
    clock: ClockWish | None
    bot: str
    most: int
