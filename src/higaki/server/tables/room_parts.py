"""The parts of a room, by subject. Each holds its own state; `Room` and the commands read and change it."""

from __future__ import annotations

from typing import TypedDict

from higaki.server.protocol.responses import Ended, Remedy


class Offered(TypedDict):
    """The guest who offers to end the game, and those who have accepted."""

    by: str
    accepted: list[str]


class SentLog:
    """How much of the log was sent, so that an update need not repeat it."""

    def __init__(self) -> None:
        # The length of the log after each change; an undo makes it shorter.
        self.lengths: dict[int, int] = {}
        # Up to this entry the log says the same to all of these seats.
        self.told_alike: dict[tuple[int, ...], int] = {}
        # The seat from which a guest with several seats looked, by the same number.
        self.looked_from: dict[int, dict[str, int]] = {}


class OtherProcesses:
    """Guests of this table at other processes of the server."""

    def __init__(self) -> None:
        # Those connected there, by process, with the number of its message.
        self.guests: dict[str, tuple[int, frozenset[str]]] = {}
        # Those whom we have reported to them as ours.
        self.told: frozenset[str] = frozenset()


class WindowAnswers:
    """Answers to questions out of turn."""

    def __init__(self) -> None:
        # The entries of the log that the server answered for people.
        self.given: set[int] = set()
        # The answer of the person who is asked in an even window; it is held back until the time is over.
        self.held: list[str] = []
        # After how many decisions the window that is open was asked, and when; see `windows.note_asked`.
        self.open: tuple[int, float] | None = None


class EarlyEnd:
    """The end of a game by people instead of by its rules."""

    def __init__(self) -> None:
        # How the game was ended.
        self.ended: Ended | None = None
        # Votes of guests about an absent player whose turn it is.
        self.votes: dict[str, Remedy] = {}
        self.offer: Offered | None = None
