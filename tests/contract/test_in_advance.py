"""What a seat decides in advance: whether it is done follows from what everybody sees, or from what the seat sees."""

from __future__ import annotations

import os
from typing import Any

import pytest
from variants import variants

import higaki
from higaki.engine.base.errors import IllegalChoice
from higaki.engine.base.random_numbers import Rng, rng_of
from higaki.engine.match.match import Match
from higaki.engine.match.prepared_moves import CHANGED, HOLDS, IMPOSSIBLE, became, prepare
from higaki.engine.table.standing_orders import NO_ANSWER
from higaki.engine.table.steps import NOBODY
from higaki.engine.table.table import Table
from higaki.engine.views.redeal import redeal
from higaki.engine.views.scene import scene

QUICK = bool(os.environ.get("HIGAKI_QUICK"))
DECISIONS = 150 if QUICK else 500
# Every so many decisions somebody prepares a move.
PREPARED = 25 if QUICK else 10
MOST_PREPARED = 3

pytestmark = pytest.mark.parametrize("variant", variants(defaults_only=QUICK))
Variant = tuple[str, int, dict[str, Any]]


def redealt(t: Table, viewer: int, rng: Rng) -> Table:
    """The table as this viewer may imagine it, with its options found anew."""
    other = redeal(t, viewer, rng)
    other.choices = 0
    other.step.options(other)
    return other


def one_of(match: Match, rng: Rng) -> str:
    return match.options[rng.below(len(match.options))]


def new(variant: Variant) -> Match:
    name, seats, options = variant
    return higaki.new(name, seats=seats, seed=3, **options)


def test_whether_a_standing_order_answers_follows_from_what_everybody_sees(variant: Variant) -> None:
    match, rng = new(variant), rng_of(5, "walk")
    for _ in range(DECISIONS):
        if match.over:
            break
        t = match.table
        for order in t.game.standing_orders():
            if t.step.declared is not None and t.step.declared.name in order.step_names:
                amount = order.least + rng.below(order.most - order.least + 1)
                answer = order.answers(t, t.seat, amount)
                assert answer == NO_ANSWER or answer in t.options
                unseen = redealt(t, NOBODY, rng)
                also = order.answers(unseen, unseen.seat, amount)
                assert (also == NO_ANSWER) == (answer == NO_ANSWER), order.name
                for seat in range(t.seats):
                    assert order.may_be_given(t, seat) == order.may_be_given(unseen, seat), order.name
        match.play(one_of(match, rng))


def test_a_prepared_move_shows_only_what_its_seat_knows(variant: Variant) -> None:
    match, rng = new(variant), rng_of(6, "walk")
    for number in range(DECISIONS):
        if match.over:
            break
        if number % PREPARED == 0:
            look_ahead(match, rng.below(match.table.seats), rng)
        match.play(one_of(match, rng))


def look_ahead(match: Match, seat: int, rng: Rng) -> None:
    """Prepare some moves; at a table that differs in all that the seat cannot know they are the same."""
    true = match.table
    wishes: list[list[str]] = []
    for _ in range(MOST_PREPARED):
        after = prepare(match, seat, wishes).after
        if after is None:
            break
        options = after.options
        match.table = redealt(true, seat, rng)
        try:
            elsewhere = prepare(match, seat, wishes).after
            assert elsewhere is not None
            assert elsewhere.options == options
            assert scene(elsewhere, seat) == scene(after, seat)
        finally:
            match.table = true
        wishes.append([match.game.things.names[options[rng.below(len(options))]]])
    prepared = prepare(match, seat, wishes).moves
    assert [move.things for move in prepared] == wishes
    for move in prepared[:1] if true.seat == seat else []:
        assert became(match, move) == (HOLDS, move.events)
        assert became(match, move._replace(events=[{"what": "something else"}]))[0] == CHANGED
        assert became(match, move._replace(things=["nowhere"])) == (IMPOSSIBLE, [])
    with pytest.raises(IllegalChoice):
        prepare(match, seat, [["nowhere"]])
