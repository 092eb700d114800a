"""The parts of a room, by subject. Each holds its own state; `Room` and the commands read and change it."""

from __future__ import annotations

from typing import NamedTuple, TypedDict

from higaki.server.protocol.responses.table.people import Said
from higaki.server.protocol.responses.table.running import Ended
from higaki.server.protocol.responses.words import Remedy


class LeagueOfTable(NamedTuple):
    """The league that a table belongs to, with its name, and the round."""

    league: str
    name: str
    round: int


class Offered(TypedDict):
    """The guest who offers to end the game, and those who have accepted."""

    by: str
    accepted: list[str]


class ReportedLine(NamedTuple):
    """A line of chat, its author, and the guests who have reported it."""

    line: Said
    author: str | None
    reporters: frozenset[str]
    # The host leaves the line as it is.
    dismissed: bool


class Talk:
    """What guests keep for themselves about the chat, and the reported lines by number."""

    def __init__(self) -> None:
        # By guest, the guests they have muted, with their names.
        self.muted: dict[str, dict[str, str]] = {}
        self.reported: dict[int, ReportedLine] = {}

    def changed_for(self, before: Talk, host: str) -> set[str]:
        """The guests for whom something differs from before."""
        muting = {guest for guest in {*self.muted, *before.muted} if self.muted.get(guest) != before.muted.get(guest)}
        if self.reported == before.reported:
            return muting
        lines = [*self.reported.values(), *before.reported.values()]
        return {host, *muting, *(guest for line in lines for guest in line.reporters)}


class Substitution(NamedTuple):
    """Who left a seat that somebody else took over, and the number of decisions before that."""

    seat: int
    # None if the guest was deleted since.
    guest: str | None
    # The name of another person at the guest's screen.
    name: str | None
    after: int
    at: str


class Substitutes:
    """May seats that were left be taken over at this table? And those that were, in order."""

    def __init__(self, allowed: bool) -> None:
        self.allowed = allowed
        self.made: list[Substitution] = []

    @property
    def seats(self) -> set[int]:
        """The seats that somebody else took over."""
        return {one.seat for one in self.made}

    def made_at(self, seat: int) -> list[Substitution]:
        return [one for one in self.made if one.seat == seat]

    def first_guest(self, seat: int, last: str | None) -> str | None:
        """The guest who began at this seat; `last` sits there now."""
        return next((one.guest for one in self.made if one.seat == seat), last)

    def seat_left_by(self, guest: str | None) -> int | None:
        """The seat that a guest has left for good."""
        return next((one.seat for one in self.made if guest is not None and one.guest == guest), None)


class SentLog:
    """How much of the log was sent, so that updates do not repeat it."""

    def __init__(self) -> None:
        # The length of the log after each change; an undo makes it shorter.
        self.lengths: dict[int, int] = {}
        # The number of log entries that are the same for all of these seats.
        self.told_alike: dict[tuple[int, ...], int] = {}
        # By change number, the seat from which a guest with several seats looked.
        self.looked_from: dict[int, dict[str, int]] = {}


class OtherProcesses:
    """Guests of this table who are connected through other processes."""

    def __init__(self) -> None:
        # The guests by process, with the number of its message.
        self.guests: dict[str, tuple[int, frozenset[str]]] = {}
        # The guests of this process that the others were last sent.
        self.told: frozenset[str] = frozenset()


class WindowAnswers:
    """Answers to questions out of turn."""

    def __init__(self) -> None:
        # The log entries that the server answered for people.
        self.given: set[int] = set()
        # The answer of a person in an even window, held back until the time is over.
        self.held: list[str] = []
        # The number of decisions before the open window, and the time it opened; see `windows.note_asked`.
        self.open: tuple[int, float] | None = None


class EarlyEnd:
    """The end of a game by its people instead of its rules."""

    def __init__(self) -> None:
        # Why the game was ended.
        self.ended: Ended | None = None
        # Votes of guests about an absent player whose turn it is.
        self.votes: dict[str, Remedy] = {}
        self.offer: Offered | None = None
