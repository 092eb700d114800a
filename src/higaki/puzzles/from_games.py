"""Puzzles from recorded games, such as finished ones of people. Nothing of a puzzle says which game it is from."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from higaki.bots.win_probability import chances
from higaki.engine.match.match import Match
from higaki.engine.table.steps import Window
from higaki.engine.table.table import Table
from higaki.puzzles.candidates import FEWEST_OPTIONS, LEAST_CHANCE, MOST_OPTIONS
from higaki.puzzles.judging import Judge
from higaki.puzzles.measuring import Measurer
from higaki.puzzles.puzzle import PEOPLE, Puzzle
from higaki.review.replayed_game import Course

# The most puzzles of one seat of a game: its next decisions often have the same answer.
MOST_OF_A_SEAT: Final = 2


def puzzles_in(matches: Iterable[Match], seed: int, until: float) -> Iterator[Puzzle]:
    """The puzzles of finished games, until a time is over."""
    for number, match in enumerate(matches):
        course = Course(match)
        judge = Judge(Measurer(course.first, seed + number), seed + number)
        of_seat = Counter[int]()
        for decision in course.decisions:
            if time.monotonic() >= until:
                return
            if of_seat[decision.seat] < MOST_OF_A_SEAT and _may_be_one(decision.before):
                puzzle = judge.puzzle(decision.before, PEOPLE)
                if puzzle is not None:
                    of_seat[decision.seat] += 1
                    yield puzzle


def _may_be_one(t: Table) -> bool:
    """Is it a decision of a kind that is looked at?"""
    if t.seat < 0 or not FEWEST_OPTIONS <= t.choices <= MOST_OPTIONS:
        return False
    if isinstance(t.step, Window) or t.step.decided_by_plan:
        return False
    return LEAST_CHANCE <= chances(t)[t.seat] <= 1 - LEAST_CHANCE
