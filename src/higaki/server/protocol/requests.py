"""Request bodies, with limits on their size. Commands check their meaning."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from higaki.engine.match.prepared_moves import MOST_MOVES
from higaki.server.protocol.responses.words import Phrase

Command = Annotated[str, Field(min_length=8, max_length=64, pattern=r"^[0-9A-Za-z-]+$")]
Thing = Annotated[str, Field(max_length=200)]
# 32 bytes.
Digest = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
TableAddress = Annotated[str, Field(min_length=4, max_length=32, pattern=r"^[0-9A-Za-z_-]+$")]
SeatName = Annotated[str, Field(min_length=1, max_length=32)]
OptionName = Annotated[str, Field(max_length=32, pattern=r"^[0-9A-Za-z_-]*$")]


class Body(BaseModel):
    """The base of all bodies: unknown fields are refused, and types must match exactly."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Rename(Body):
    name: str = Field(max_length=2000)


class Continue(Body):
    code: str = Field(max_length=64)


class Showing(Body):
    """Whether a guest shows the page of their ratings to everybody, and their statistics on it."""

    public: bool
    statistics: bool = False


class SeatWish(Body):
    kind: Literal["me", "friend", "bot", "here"]
    bot: str | None = Field(default=None, max_length=32)
    name: str | None = Field(default=None, max_length=2000)


class Hours(Body):
    """Daily hours in minutes after midnight."""

    begin: int = Field(ge=0, le=1 << 20)
    end: int = Field(ge=0, le=1 << 20)
    zone: str = Field(max_length=64)


class SeatAgain(Body):
    """A seat that is reserved for who sat at a seat of another table."""

    kind: Literal["again"]
    table: TableAddress
    seat: SeatName


class ClockWish(Body):
    kind: Literal["relaxed", "blitz", "days", "bank"]
    seconds: int = Field(ge=0, le=1 << 30)
    increment: int = Field(default=0, ge=0, le=1 << 20)
    # What happens when the time is over: "give_up", or the bot that plays on.
    then: str | None = Field(default=None, max_length=32)
    # The daily hours in which a bank stands still.
    sleep: Hours | None = None


class NewTable(Body):
    # With an id, a repeated request returns the same table.
    command_id: Command | None = None
    game: str = Field(max_length=32)
    seats: list[SeatWish | SeatAgain] = Field(min_length=1, max_length=8)
    options: dict[OptionName, str | int | bool] = Field(default_factory=dict, max_length=32)
    private: bool = True
    memory: Literal["open", "strict"] = "open"
    clock: ClockWish | None = None
    rated: bool = False
    # The absence limit in seconds.
    absence_limit: int | None = Field(default=None, ge=0, le=1 << 30)
    # Does every window take the same time?
    even_windows: bool = False
    # At a rated table: may players try moves out in a private copy? By default over days only.
    try_out: bool | None = None
    # May others take over a seat that its player has left?
    substitutes: bool = False


class SeekWish(Body):
    """A game with others who seek the same."""

    command_id: Command
    game: str = Field(max_length=32)
    # The range of the number of seats.
    least: int = Field(ge=1, le=8)
    most: int = Field(ge=1, le=8)
    pace: Literal["live", "days"] = "live"
    rated: bool = False


class NewLeague(Body):
    command_id: Command
    name: str = Field(max_length=2000)
    game: str = Field(max_length=32)
    options: dict[OptionName, str | int | bool] = Field(default_factory=dict, max_length=32)
    # At a full table.
    seats: int = Field(ge=1, le=8)
    kind: Literal["round_robin", "swiss"]
    # For a Swiss league only.
    rounds: int | None = Field(default=None, ge=0, le=1 << 20)
    scoring: Literal["place", "win"] = "place"
    clock: ClockWish | None = None
    # The bot that plays on when nobody replaces a player.
    bot: str = Field(default="medium", max_length=32)
    most: int = Field(ge=0, le=1 << 20)


class StartLeague(Body):
    # Bots that play besides the people.
    bots: int = Field(default=0, ge=0, le=64)


class RemovePerson(Body):
    number: int = Field(ge=0, le=1 << 20)


class Visibility(Body):
    """Whether a guest's name is shown among those who are here."""

    visible: bool


class Block(Body):
    """Block who sits at a seat."""

    seat: SeatName


class Join(Body):
    seat: SeatName
    # Fixes the number that the guest adds to the shuffle.
    digest: Digest | None = None


class Fix(Body):
    digest: Digest


class Show(Body):
    number: Digest


class Start(Body):
    # Sent by a person alone with bots.
    number: Digest | None = None


class Fill(Body):
    """A bot for one seat, or for all free seats."""

    seat: SeatName | None = None
    bot: str = Field(max_length=32)


class Free(Body):
    seat: SeatName


class Play(Body):
    command_id: Command
    expected_seq: int = Field(ge=0, le=1 << 40)
    thing: Thing
    # Further things of the same compound move: all are played, or none.
    then: list[Thing] = Field(default_factory=list, max_length=64)


class TryOut(Body):
    command_id: Command


class PlayOn(Body):
    """Play on from a moment of a finished game, from a seat."""

    command_id: Command
    seat: SeatName
    # The number of decisions before the moment.
    moment: int = Field(ge=0, le=1 << 40)


class PuzzleAnswer(Body):
    """An answer to a puzzle; null asks for the solution, which counts as a wrong answer if it is the first."""

    thing: Thing | None


class PuzzleConsent(Body):
    """May public games that the guest has finished become puzzles?"""

    agreed: bool


class WrittenPosition(Body):
    """A written position, as `position.md` of its game describes it."""

    position: dict[str, Any]


class PlayPuzzle(Body):
    command_id: Command


class PlayThis(Body):
    command_id: Command


class Intention(Body):
    """A compound move to complete: with the wanted answers where they are possible, without the unwanted ones."""

    thing: Thing
    wanted: list[Thing] = Field(default_factory=list, max_length=64)
    unwanted: list[Thing] = Field(default_factory=list, max_length=64)


class Undo(Body):
    command_id: Command
    expected_seq: int = Field(ge=0, le=1 << 40)
    # Undo up to the start of the guest's turn, or to the last reveal, instead of one decision.
    whole_turn: bool = False


class Advance(Body):
    """Decline in advance, or no longer. It expects no number: it means the same after another move."""

    command_id: Command
    seat: SeatName
    scope: Literal["always", "unable"]
    # One kind of window, or all.
    step: str | None = Field(default=None, max_length=64)


class GiveOrder(Body):
    """Give a standing order, with a number if it takes one. It means the same after another move."""

    command_id: Command
    seat: SeatName
    order: str = Field(max_length=64)
    amount: int = Field(default=0, ge=0, le=1 << 16)


class WithdrawOrder(Body):
    """Withdraw a standing order, or remove one that has ended."""

    command_id: Command
    seat: SeatName
    order: str = Field(max_length=64)


Moves = Annotated[list[Annotated[list[Thing], Field(min_length=1, max_length=64)]], Field(max_length=MOST_MOVES)]


class Imagine(Body):
    """The next turn of a seat after these moves."""

    seat: SeatName
    moves: Moves


class Prepare(Body):
    """Prepare these moves instead of those before."""

    command_id: Command
    expected_seq: int = Field(ge=0, le=1 << 40)
    seat: SeatName
    moves: Moves


class Resign(Body):
    command_id: Command
    expected_seq: int = Field(ge=0, le=1 << 40)
    seat: SeatName


class Vote(Body):
    command_id: Command
    expected_seq: int = Field(ge=0, le=1 << 40)
    # The absent seat and the wish; None withdraws it.
    seat: SeatName
    wish: Literal["bot", "end"] | None


class Return(Body):
    command_id: Command
    seat: SeatName


class HandOver(Body):
    command_id: Command
    seat: SeatName


class TakeOver(Body):
    command_id: Command
    seat: SeatName


class BeHere(Body):
    command_id: Command


class Offer(Body):
    """An offer to all players to end the game, or a response to it."""

    command_id: Command
    expected_seq: int = Field(ge=0, le=1 << 40)
    answer: Literal["offer", "accept", "decline", "withdraw"]


class Close(Body):
    command_id: Command


class SignOut(Body):
    # One of the guest's devices, or all others.
    device: str | None = Field(default=None, max_length=64)


class Depart(Body):
    # Must be true, so that nobody deletes themselves by accident.
    sure: Literal[True]


class Say(Body):
    """A line of chat: words, or a phrase that every reader gets in their language."""

    command_id: Command
    text: str | None = Field(default=None, max_length=20_000)
    phrase: Phrase | None = None


class Mute(Body):
    """Hide the lines of a person for oneself, or show them again."""

    author: str = Field(pattern=r"^[0-9a-f]{16}$")
    muted: bool


class AboutLine(Body):
    """Report a line to the host, or leave a reported one as it is."""

    line: int = Field(ge=1, le=1 << 40)


class Clear(Body):
    command_id: Command
    # One line, or all.
    line: int | None = Field(default=None, ge=1, le=1 << 40)


class Subscription(Body):
    """The push endpoint of a browser, and its keys."""

    endpoint: str = Field(max_length=2000)
    key: str = Field(max_length=200)
    auth: str = Field(max_length=64)
    language: str = Field(max_length=16)


class Unsubscription(Body):
    # A digest of its push endpoint.
    browser: str = Field(min_length=64, max_length=64)


class MailWish(Body):
    address: str = Field(max_length=500)
    language: str = Field(max_length=16)


class VacationWish(Body):
    # The number of days from now on.
    days: int = Field(ge=0, le=1 << 20)
