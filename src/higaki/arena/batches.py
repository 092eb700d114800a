"""Batches: the games of a contest in pieces of a second or more, for an executor.

The duration of a game is known only after some were played. Every meeting therefore begins with single games and
continues with larger pieces. The result of a game does not depend on its piece.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from time import perf_counter
from typing import Final, NamedTuple, Protocol

from higaki.arena.play_game import Meeting, Played

# The mean duration of a piece. Games differ in length; only the first and the last piece take less than a second.
SECONDS: Final = 2.0


class Piece(NamedTuple):
    """Some games of the meeting that has this number."""

    at: int
    meeting: Meeting
    numbers: list[int]


class Done(NamedTuple):
    """The result of a piece, and its duration."""

    at: int
    played: list[Played]
    seconds: float


class Crew(Protocol):
    """An executor of pieces."""

    @property
    def free(self) -> int:
        """The number of further pieces that would start at once."""

    def give(self, piece: Piece) -> None: ...

    def finished(self) -> list[Done]:
        """Wait until a piece or more is done."""


def do(piece: Piece) -> Done:
    begin = perf_counter()
    played = piece.meeting.play(piece.numbers)
    return Done(piece.at, played, perf_counter() - begin)


class Pile:
    """The remaining games of one line-up, some of which may have been played in an earlier run."""

    def __init__(self, at: int, meeting: Meeting, played: list[Played]) -> None:
        self.at: Final = at
        self.meeting: Final = meeting
        self.played: Final = list(played)
        there = {game.number for game in played}
        self.waiting = [number for number in range(meeting.games) if number not in there]
        # The games played in this run, and their duration.
        self.timed = 0
        self.seconds = 0.0

    @property
    def begun(self) -> int:
        return self.meeting.games - len(self.waiting)

    def next_piece(self) -> Piece:
        count = self._fitting()
        numbers, self.waiting = self.waiting[:count], self.waiting[count:]
        return Piece(self.at, self.meeting, numbers)

    def take(self, done: Done) -> None:
        self.played.extend(done.played)
        self.timed += len(done.played)
        self.seconds += done.seconds

    def _fitting(self) -> int:
        """The number of games in the next piece; one, until some were played."""
        if not self.timed:
            return 1
        return max(1, math.ceil(SECONDS * self.timed / max(self.seconds, 1e-9)))


def carry_out(
    piles: list[Pile], crew: Crew, progress: Callable[[int], None], keep: Callable[[Done], None] = lambda done: None
) -> None:
    """Play all missing games. `progress` gets the number of finished ones, and each piece is stored when it arrives.

    Finished games stay stored, also when an error ends this.
    """
    done, everything = sum(len(pile.played) for pile in piles), sum(pile.meeting.games for pile in piles)
    while done < everything:
        while crew.free and any(pile.waiting for pile in piles):
            # The line-up with the fewest games goes first: the total duration is soon known, and an early stop leaves
            # about as many games of each.
            waiting = [pile for pile in piles if pile.waiting]
            crew.give(min(waiting, key=lambda pile: (pile.begun, pile.at)).next_piece())
        for piece in crew.finished():
            piles[piece.at].take(piece)
            keep(piece)
            done += len(piece.played)
        progress(done)


def in_order(piles: list[Pile]) -> list[list[Played]]:
    """The games of each meeting, in order, from all runs."""
    return [sorted(pile.played, key=lambda played: played.number) for pile in piles]
