"""A finished game replayed: every decision, and the table before and after it."""

from __future__ import annotations

from typing import Final

from higaki.engine.match.match import Match
from higaki.engine.match.new_match import begun_again
from higaki.engine.table.table import Table


class Decision:
    """A seat's decision, with the random draws after it, up to the next question."""

    def __init__(self, number: int, seat: int, thing: int, before: Table, after: Table) -> None:
        # Its number in the log.
        self.number: Final = number
        self.seat: Final = seat
        self.thing: Final = thing
        self.before: Final = before
        self.after: Final = after


class Course:
    """A match, replayed from its start."""

    def __init__(self, match: Match) -> None:
        self.match: Final = match
        self.decisions: Final[list[Decision]] = []
        again = begun_again(match)
        self.first: Final = again.table.clone()
        before = self.first
        while len(again.log) < len(match.log):
            entry = match.log[len(again.log)]
            number = len(again.log) + 1
            again.play(match.game.things.names[entry.thing])  # random draws after a decision follow automatically
            after = again.table.clone()
            self.decisions.append(Decision(number, entry.seat, entry.thing, before, after))
            before = after

    @property
    def seats(self) -> int:
        return self.first.seats

    @property
    def tables(self) -> list[Table]:
        """The table before every decision, and the last one."""
        return [self.first, *(decision.after for decision in self.decisions)]
