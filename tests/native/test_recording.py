"""Recorded games of the native library: they tell what the package tells, and keep a seat from what is forbidden."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from variants import variants

from higaki import catalogue
from higaki.batch import Batch
from higaki.batch.recording import CHOSE, TURN, Told, shares_of, told
from higaki.bots.win_probability import chances
from higaki.engine.base.errors import BadCall
from higaki.engine.table.events import Listener
from higaki.engine.table.steps import Window
from higaki.engine.table.table import Table

Variant = tuple[str, int, dict[str, Any]]


def dealt(name: str, seats: int, state: int, options: dict[str, Any]) -> Table:
    game = catalogue.find(name)
    t = game.unpacked_table(seats, state, options)
    t.listener = Listener()
    game.set_up(t)
    t.settle()
    return t


@pytest.mark.parametrize("variant", variants(defaults_only=True))
def test_the_library_tells_what_the_package_tells(variant: Variant) -> None:
    name, seats, options = variant
    batch = Batch(name, seats, 1, 5, **options)
    story = list(told(batch.record_greedy()[0]))
    t, last, at = dealt(name, seats, int(batch.dealt_from[0]), options), -1, 0
    assert t.listener is not None
    expected: list[Told] = []

    def hear() -> None:
        assert t.listener is not None
        expected.extend(Told(event, seat, list(more)) for event, seat, *more in t.listener.events if event >= 0)
        t.listener.events.clear()

    hear()
    for line in story:
        if line.event == TURN:
            assert t.seat == line.seat != last
            assert not isinstance(t.step, Window)
            assert shares_of(line) == pytest.approx(chances(t), abs=1e-4)
            last = t.seat
        elif line.event == CHOSE:
            assert t.seat == line.seat
            t.play(line.numbers[0])
            hear()
        else:
            assert line == expected[at]
            at += 1
    assert at == len(expected)
    assert t.over
    assert catalogue.find(name).scores(t) == batch.scores()[0].tolist()


def test_what_is_forbidden_is_chosen_only_where_nothing_else_is_left() -> None:
    batch = Batch("osaka", 2, 8, 3)
    game = batch.game
    forbidden = np.zeros((len(game.step_by_number), len(game.things.names)), np.uint8)
    coins = [number for number, name in enumerate(game.things.names) if name.startswith("market.")]
    steps = [number for number, step in enumerate(game.step_by_number) if type(step).__name__ == "ChooseAction"]
    forbidden[np.ix_(steps, coins)] = 1
    kept = [0, 1] * 4
    kept_from, taken = 0, {True: 0, False: 0}
    for row, story in enumerate(batch.record_greedy(forbidden, kept)):
        t = dealt("osaka", 2, int(batch.dealt_from[row]), {})
        for line in told(story):
            if line.event != CHOSE:
                continue
            barred = {thing for thing in t.options if t.step.number in steps and thing in coins}
            is_kept = line.seat == kept[row]
            if barred and is_kept and barred != set(t.options):
                kept_from += 1
                assert line.numbers[0] not in barred
            taken[is_kept] += line.numbers[0] in barred
            t.play(line.numbers[0])
        assert t.over
    assert kept_from
    assert taken[False] > taken[True]


def test_the_same_deals_are_played_whatever_is_forbidden_and_anew_each_time() -> None:
    batch, other = Batch("osaka", 2, 4, 3), Batch("osaka", 2, 4, 3)
    nothing = np.zeros((len(batch.game.step_by_number), len(batch.game.things.names)), np.uint8)
    first = batch.record_greedy()
    assert other.record_greedy(nothing, [0] * 4) == first
    assert batch.record_greedy() != first


@pytest.mark.parametrize(
    ("forbidden", "kept"),
    [(np.zeros((1, 1), np.uint8), [0, 0]), ([[0]], [0, 0]), ("church", [0, 0])],
)
def test_what_forbids_nothing_is_refused(forbidden: object, kept: object) -> None:
    with pytest.raises(BadCall, match="forbids nothing; right would be"):
        Batch("osaka", 2, 2, 3).record_greedy(forbidden, kept)


def test_the_seats_that_are_kept_from_it_are_one_for_each_row() -> None:
    batch = Batch("osaka", 2, 2, 3)
    nothing = np.zeros((len(batch.game.step_by_number), len(batch.game.things.names)), np.uint8)
    with pytest.raises(BadCall, match="kept"):
        batch.record_greedy(nothing, [0])
