"""Games of the greedy bot for a balance report, many at once in the native library."""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from higaki import catalogue
from higaki.balance.play import Notes, Order, Record, restricted_seat
from higaki.balance.restrictions import is_forbidden, restriction_called
from higaki.batch import Batch
from higaki.batch.recording import CHOSE, TURN, shares_of, told


def play_batch(order: Order, seed: int, numbers: range) -> list[Record]:
    """Play one game for each number; the same seed deals the same games, whatever is forbidden."""
    batch = Batch(order.game, order.seats, len(numbers), seed, threads=1, **order.options)
    seats = [restricted_seat(order, number) for number in numbers]
    if order.restriction is None:
        stories = batch.record_greedy()
    else:
        stories = batch.record_greedy(_forbidden(order.game, order.restriction), seats)
    return [_record(order, batch, *story) for story in enumerate(zip(stories, seats, strict=True))]


def _record(order: Order, batch: Batch, row: int, story_and_seat: tuple[list[int], int]) -> Record:
    story, restricted = story_and_seat
    notes = Notes(order)
    for line in told(story):
        if line.event == TURN:
            notes.turn(shares_of(line))
        elif line.event == CHOSE:
            if line.seat >= 0:
                notes.decision(line.seat)
        else:
            notes.event(*line)
    return notes.record(batch.table(row), restricted)


@cache
def _forbidden(game: str, restriction: str) -> NDArray[np.uint8]:
    """By number of a step and thing: is it forbidden?"""
    rules, patterns = catalogue.find(game), restriction_called(game, restriction)
    rows: dict[str, list[bool]] = {}
    for step in rules.step_by_number:
        name = type(step).__name__
        if name not in rows:
            rows[name] = [is_forbidden(name, thing, patterns) for thing in rules.things.names]
    return np.array([rows[type(step).__name__] for step in rules.step_by_number], np.uint8)
