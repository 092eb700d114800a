"""The work of an arena in pieces of a second or more, handed to a crew: this process, several, or a Ray cluster.

How long a game takes is known only when some were played. So every meeting begins with single games, and goes on with
as many at once as will take long enough. What comes of a game does not depend on its piece.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from time import perf_counter
from typing import Final, NamedTuple, Protocol

from higaki.arena.playing import Meeting, Played

# Games differ in length; so much on average, and no piece but the first and the last is shorter than a second.
SECONDS: Final = 2.0


class Piece(NamedTuple):
    """Some games of the meeting that has this number."""

    at: int
    meeting: Meeting
    numbers: range


class Done(NamedTuple):
    """What came of a piece, and how long it took."""

    at: int
    played: list[Played]
    seconds: float


class Crew(Protocol):
    """Whoever does the work."""

    @property
    def free(self) -> int:
        """How many more pieces would be begun at once."""

    def give(self, piece: Piece) -> None: ...

    def finished(self) -> list[Done]:
        """Wait for a piece or more to be done."""


def do(piece: Piece) -> Done:
    begin = perf_counter()
    played = piece.meeting.play(piece.numbers)
    return Done(piece.at, played, perf_counter() - begin)


class Pile:
    """What is left to do of one meeting."""

    def __init__(self, at: int, meeting: Meeting) -> None:
        self.at: Final = at
        self.meeting: Final = meeting
        self.begun = 0
        self.played: list[Played] = []
        self.seconds = 0.0

    @property
    def left(self) -> int:
        return self.meeting.games - self.begun

    def next_piece(self) -> Piece:
        first = self.begun
        self.begun += min(self.left, self._fitting())
        return Piece(self.at, self.meeting, range(first, self.begun))

    def _fitting(self) -> int:
        """So many games take long enough; one, until some were played."""
        if not self.played:
            return 1
        return max(1, math.ceil(SECONDS * len(self.played) / max(self.seconds, 1e-9)))


def carry_out(piles: list[Pile], crew: Crew, progress: Callable[[int], None]) -> None:
    """Play all games; progress hears how many are done. They lie on the piles, also when an error ends this."""
    done, everything = 0, sum(pile.meeting.games for pile in piles)
    while done < everything:
        while crew.free and any(pile.left for pile in piles):
            # What was played least goes first, so that it is soon known how long all of it takes, and whoever has to
            # stop has about as many games of each meeting.
            crew.give(min((pile for pile in piles if pile.left), key=lambda pile: (pile.begun, pile.at)).next_piece())
        for piece in crew.finished():
            piles[piece.at].played += piece.played
            piles[piece.at].seconds += piece.seconds
            done += len(piece.played)
        progress(done)


def in_order(piles: list[Pile]) -> list[list[Played]]:
    """The games of each meeting, in their order, whoever played them and whenever."""
    return [sorted(pile.played, key=lambda played: played.number) for pile in piles]
