"""What a game has beside its scene: compound moves, what people do beside the rules, absence, clock, an early end."""

from __future__ import annotations

from typing import NotRequired

from typing_extensions import TypedDict

from higaki.server.protocol.responses.notices import QuietHours
from higaki.server.protocol.responses.table.scene import Step
from higaki.server.protocol.responses.words import ClockKind, Remedy, Seat, Thing, What, WhyEnded


class Planned(TypedDict, closed=True):
    """One choice of a compound move."""

    thing: Thing
    step: Step
    # The other choices; empty for the first choice and for a forced one.
    options: list[Thing]
    # The only possible choice, so nobody has to make it.
    forced: bool


class Happening(TypedDict, closed=True):
    """A line of the log about what people did beside the rules."""

    n: int
    # The entry it follows.
    after: int
    at: str
    what: What
    # Null if the guest has no seat.
    seat: Seat | None
    # How often the seat had been taken over by then; absent if never.
    part: NotRequired[int]
    # For a vote: the absent seat, and the wish.
    about: NotRequired[Seat]
    wish: NotRequired[Remedy]


class Awaited(TypedDict, closed=True):
    """A player who has to decide and is away, or was until a moment ago."""

    seat: Seat
    # Milliseconds of absence, when this was sent.
    away: int
    # Is the player still away?
    counting: bool
    # The limit is reached: the others may vote.
    over: bool
    # The seats that want a bot to play on, those that want the game to end, and those that have not voted yet.
    bot: list[Seat]
    end: list[Seat]
    undecided: list[Seat]
    may_vote: bool


class Offer(TypedDict, closed=True):
    """An offer to end the game as it stands."""

    by: Seat
    accepted: list[Seat]
    # The seats that have not answered yet.
    undecided: list[Seat]


class Clock(TypedDict, closed=True):
    """The table's clock when this was sent."""

    kind: ClockKind
    # The seconds per move, or per player.
    seconds: int
    # The seconds that a player regains with every move.
    increment: int
    # The milliseconds that each person has left.
    left: dict[Seat, int]
    # The seat whose time runs now.
    running: Seat | None
    # What happens when a player has no time left: "give_up", or a bot plays on; null for the usual bot.
    then: str | None
    # The daily hours in which a bank stands still.
    sleep: QuietHours | None
    # Of a clock over days: when the time of the running seat ends, and by seat until when a player is on vacation.
    due: str | None
    away: dict[Seat, str]


class Ended(TypedDict, closed=True):
    """Why a game ended before its rules ended it: somebody resigned, stayed away or had no time left, all agreed, or
    the host closed the table. A closed table has no result: neither ranks nor points.
    """

    why: WhyEnded
    # The seats that resigned, stayed away or have no time left; empty if all agreed.
    seats: list[Seat]
    at: str
