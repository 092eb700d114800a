"""The fast layer, as researchers call it, in both builds: errors are sentences, and chance can be settled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import higaki
from higaki import catalogue
from higaki.engine.base.errors import BadCall, BadSetting, HigakiError, IllegalChoice
from higaki.engine.base.random_numbers import rng_of
from higaki.engine.table.steps import CHANCE
from higaki.engine.table.table import Table
from higaki.engine.views.observation import observe, one_hot, outlook, shape
from higaki.engine.views.random_play import play_out, random_thing, settle_chance
from higaki.engine.views.redeal import redeal
from higaki.games.dragon_market.box import DICE

OSAKA = catalogue.find("osaka")
LUCK = rng_of(1, "mine")


def table() -> Table:
    return OSAKA.new_table(4, 7, {})


def finished() -> Table:
    t = table()
    play_out(t, rng_of(1, "on"))
    return t


NO_SEAT = "there is no seat {} at this table; right would be a number from 0 to 3"
WRONG: list[tuple[Callable[[], Any], type[HigakiError], str]] = [
    *[
        (lambda seat=seat: redeal(table(), seat, LUCK), BadSetting, NO_SEAT.format(repr(seat)))
        for seat in (7, -2, "grey", True)
    ],
    *[
        (lambda seat=seat: OSAKA.evaluate(table(), seat), BadSetting, NO_SEAT.format(repr(seat)))
        for seat in (9, -1, None)
    ],
    *[(lambda seat=seat: OSAKA.terms(table(), seat), BadSetting, NO_SEAT.format(repr(seat))) for seat in (4, 1.5)],
    *[(lambda seat=seat: observe(table(), seat), BadSetting, NO_SEAT.format(repr(seat))) for seat in (4, -2, "0")],
    (lambda: redeal("osaka", 0, LUCK), BadCall, "'osaka' is no table; right would be a table, such as"),
    (lambda: observe(7, 0), BadCall, "7 is no table; right would be a table, such as"),
    (lambda: OSAKA.evaluate(None, 0), BadCall, "None is no table; right would be a table, such as"),
    (lambda: OSAKA.terms([], 0), BadCall, "[] is no table; right would be a table, such as"),
    (lambda: OSAKA.scores("t"), BadCall, "'t' is no table; right would be a table, such as"),
    (lambda: OSAKA.ranking("t"), BadCall, "'t' is no table; right would be a table, such as"),
    (lambda: settle_chance("t", LUCK), BadCall, "'t' is no table; right would be a table, such as"),
    (lambda: redeal(table(), 0, 3), BadCall, "3 is no random generator; right would be like `rng_of(3, 'mine')`"),
    (lambda: settle_chance(table(), None), BadCall, "None is no random generator; right would be like"),
    (lambda: shape("osaka", 4, {}), BadCall, "'osaka' is no game; right would be like `match.game`"),
    (lambda: shape(OSAKA, 9, {}), BadSetting, "osaka is not for 9 players; right would be one of 2, 3, 4"),
    (lambda: shape(OSAKA, "4", {}), BadSetting, "osaka is not for '4' players; right would be one of 2, 3, 4"),
    (
        lambda: one_hot(shape(OSAKA, 4, {}), [1, 2]),
        BadCall,
        "2 numbers are no observation of this shape; right would be",
    ),
    (
        lambda: one_hot([], observe(table(), 0)),
        BadCall,
        "numbers are no observation of this shape; right would be parts",
    ),
    (lambda: table().play("buy"), BadCall, "'buy' is no number of a thing; right would be its number, as in `options`"),
    (lambda: table().play(1.0), BadCall, "1.0 is no number of a thing; right would be its number"),
    (lambda: table().play(99_999), IllegalChoice, "99999 cannot be chosen now; right would be "),
    (lambda: table().play(1 << 70), IllegalChoice, f"{1 << 70} cannot be chosen now; right would be "),
    (lambda: finished().play(0), IllegalChoice, "the game is over; "),
    (lambda: finished().step, BadCall, "the game is over, so there is no step; right would be to ask `over` before"),
    (
        lambda: finished().step_after,
        BadCall,
        "no step comes after the next one; right would be to ask `pending` before",
    ),
    (lambda: higaki.new("osaka", seats=2, seed=1).play(3), IllegalChoice, "3 is no name; right would be one of "),
    (lambda: higaki.new("osaka", seats=2, seed=1).play(None), IllegalChoice, "None is no name; right would be one of "),
    (
        lambda: higaki.new("osaka", seats=2, seed=1).play("bye"),
        IllegalChoice,
        "there is no thing called 'bye'; right would",
    ),
    (lambda: higaki.new("osaka", seats=2, seed=1).play_all([3]), IllegalChoice, "3 is no name; right would be one of "),
    (
        lambda: higaki.new("osaka", seats=2, seed=1).scene(5),
        BadSetting,
        "there is no seat 5 at this table; right would be ",
    ),
]


@pytest.mark.parametrize(("wrong", "error", "said"), WRONG, ids=[f"{number}" for number in range(len(WRONG))])
def test_what_is_wrong_is_said_in_a_sentence_with_what_would_be_right(
    wrong: Callable[[], Any], error: type[HigakiError], said: str
) -> None:
    with pytest.raises(error) as caught:
        wrong()
    assert type(caught.value) is error
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("name", catalogue.names())
def test_one_hot_takes_what_observe_gives(name: str) -> None:
    game = catalogue.find(name)
    seats = game.settings.seats[-1]
    t = game.new_table(seats, 3, {})
    parts = shape(game, seats, {})
    assert one_hot(parts, observe(t, 0)) == one_hot(parts, [int(number) for number in observe(t, 0)])
    assert one_hot(outlook(t, 1).parts, observe(t, 1)) == one_hot(parts, tuple(observe(t, 1)))


# Chance


def before_dice() -> Table:
    """A table of Dragon Market at which the dice are to be rolled."""
    t = catalogue.find("dragon_market").new_table(3, 1, {"boats": "ready"})
    rng = rng_of(1, "walk")
    while t.seat != CHANCE or type(t.step).__name__ != "RollDie":
        t.play(random_thing(t, rng))
    return t


def test_chance_is_settled_until_a_seat_has_to_choose() -> None:
    t = before_dice()
    assert t.seat == CHANCE and len(t.options) > 1
    rolled = settle_chance(t, rng_of(5, "mine"))
    assert len(rolled) == len(DICE)
    assert {t.game.things.names[thing].split(".")[0] for thing in rolled} == {"face"}
    assert 0 <= t.seat < t.seats


def test_the_same_luck_settles_it_alike_and_another_one_otherwise() -> None:
    ways = Counter(tuple(settle_chance(before_dice(), rng_of(seed, "mine"))) for seed in range(40))
    assert len(ways) == 4  # two dice with two different faces each
    one, other = (settle_chance(before_dice(), rng_of(5, "mine")) for _ in range(2))
    assert one == other


def test_where_a_seat_has_to_choose_or_nobody_nothing_is_settled() -> None:
    for t in (table(), finished()):
        settle_chance(t, LUCK)
        before, rng = [*t.cells], rng_of(2, "mine")
        state = rng.state
        assert settle_chance(t, rng) == []
        assert ([*t.cells], rng.state) == (before, state)
