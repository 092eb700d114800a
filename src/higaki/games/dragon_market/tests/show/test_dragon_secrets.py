"""Secret orders: nobody else is told which one was kept, and an imagined table agrees with the goods that lie open."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import sqrt
from typing import Any

import pytest
from written import tables

import higaki
from higaki.engine.base.random_numbers import rng_of
from higaki.engine.table.table import Table
from higaki.engine.views.redeal import redeal
from higaki.games.dragon_market.box import ORDER_GOODS, ORDERS
from higaki.games.dragon_market.places import BASKET, DECK, SECRET

rule = pytest.mark.rule


@rule("advanced.setup")
@pytest.mark.parametrize("teams", [False, True])
def test_p3_only_the_own_side_is_told_which_order_was_kept(teams: bool) -> None:
    match = higaki.new("dragon_market", seats=4, seed=2, mode="advanced", teams=teams, boats="ready")
    chooser, thing = match.seat, match.options[0]
    assert thing.startswith("order.R")
    number = len(match.log) + 1
    match.play(thing)
    for viewer in [None, 0, 1, 2, 3]:
        own = viewer == chooser or (teams and viewer == (chooser + 2) % 4)
        assert match.told(viewer, since=number)[0]["thing"] == (thing if own else None)


def imagined_orders(position: dict[str, Any], viewer: int, times: int = 60) -> list[list[str]]:
    """For each of many redeals, the orders that the viewer imagines the players to have."""
    match = higaki.start("dragon_market", position)
    found = []
    for seed in range(times):
        dealt = redeal(match.table, viewer, rng_of(seed, "imagined"))
        imagined = [dealt.any_in(SECRET + seat) for seat in range(match.table.seats)]
        found.append([ORDERS.names[order] for order in imagined])
        for seat, order in enumerate(imagined):
            if seat != viewer:
                assert set(dealt.pieces(BASKET + seat)) <= set(ORDER_GOODS[order])
    return found


def test_whoever_has_collected_goods_is_imagined_with_an_order_that_asks_for_them() -> None:
    position = {
        "seats": 4,
        "options": {"mode": "advanced"},
        "secret": {"pink": ["R1"], "yellow": ["R2"], "green": ["R3"], "purple": ["R4"]},
        "basket": {"yellow": ["snake", "perfume"], "green": ["bonsai"]},
        "turn": "pink",
    }
    orders = imagined_orders(position, viewer=0)
    assert {one[0] for one in orders} == {"R1"}
    assert {one[1] for one in orders} == {"R2"}  # two goods are on one card only
    assert {one[2] for one in orders} == {"R3", "R4"}  # bonsai is on two
    assert len({one[3] for one in orders}) > 5  # who has collected nothing may have anything


# Against the exact posterior: all orders that nobody sees, dealt in every way that agrees with the baskets


def deals_that_agree(t: Table, viewer: int) -> list[tuple[int, ...]]:
    """The secret orders of the others, in every way in which they can be dealt; each has as many ways for the rest."""
    others = [seat for seat in range(t.seats) if seat != viewer and t.size(SECRET + seat)]
    unseen = [card for seat in others for card in t.pieces(SECRET + seat)] + t.pieces(DECK)
    return [
        dealt
        for dealt in permutations(sorted(unseen), len(others))
        if all(set(t.pieces(BASKET + seat)) <= set(ORDER_GOODS[card]) for seat, card in zip(others, dealt, strict=True))
    ]


def chi_square(found: Counter[tuple[int, ...]], ways: list[tuple[int, ...]]) -> float:
    """How far counts are from being equal, in standard deviations of what chance does to them."""
    expected = sum(found.values()) / len(ways)
    distance = sum((found[way] - expected) ** 2 / expected for way in ways)
    degrees = len(ways) - 1
    return (distance - degrees) / sqrt(2 * degrees) if degrees else distance


Orders = dict[str, list[str]]
# Orders that overlap in their goods, so that giving one to a seat takes it from another; and what else is in the deck.
OVERLAPPING: list[tuple[Orders, Orders, list[str]]] = [
    ({"yellow": ["R3"], "green": ["R4"], "purple": ["R2"]}, {"yellow": ["bonsai"], "green": ["bonsai"]}, ["R5", "R6"]),
    ({"yellow": ["R2"], "green": ["R9"], "purple": ["R7"]}, {"yellow": ["snake"], "green": ["vase"]}, ["R8", "R12"]),
    (
        {"yellow": ["R2"], "green": ["R9"], "purple": ["R10"]},
        {"yellow": ["snake"], "green": ["vase"], "purple": ["necklace"]},
        ["R7", "R8"],
    ),
    ({"yellow": ["R2"], "green": ["R7"], "purple": ["R5"]}, {"yellow": ["snake"], "green": ["vase"]}, ["R8", "R12"]),
    ({"yellow": ["R3"], "green": ["R4"], "purple": ["R2"]}, {"green": ["bonsai"]}, ["R5"]),
]


@pytest.mark.parametrize(("secret", "basket", "deck"), OVERLAPPING)
def test_redeals_are_as_likely_as_they_can_be(secret: Orders, basket: Orders, deck: list[str]) -> None:
    played = {"R1", *deck, *[order for orders in secret.values() for order in orders]}
    position = {
        "seats": 4,
        "options": {"mode": "advanced"},
        "secret": {"pink": ["R1"], **secret},
        "basket": basket,
        "box": [order for order in ORDERS.names if order.startswith("R") and order not in played],
        "turn": "pink",
    }
    t = higaki.start("dragon_market", position).table
    ways = deals_that_agree(t, 0)
    found: Counter[tuple[int, ...]] = Counter()
    for seed in range(80 * len(ways)):
        dealt = redeal(t, 0, rng_of(seed, "imagined"))
        found[tuple(dealt.any_in(SECRET + seat) for seat in (1, 2, 3))] += 1
    assert set(found) == set(ways)
    assert chi_square(found, ways) < 4


@pytest.mark.slow
@pytest.mark.parametrize("teams", [False, True])
def test_no_redeal_contradicts_a_basket_in_any_game(teams: bool) -> None:
    """Along random games, from every seat and for a spectator."""
    options = {"mode": "advanced", "teams": teams, "boats": "ready"}
    game = higaki.new("dragon_market", seats=4, seed=1).game
    baskets = 0
    for seed in range(2):
        for number, t in enumerate(tables(game, 4, seed, **options)):
            for viewer in range(-1, 4) if number % 12 == 0 else ():
                dealt = redeal(t, viewer, rng_of(number, "imagined"))
                for side in range(4):
                    if t.size(SECRET + side) and t.size(BASKET + side):
                        baskets += 1
                        assert set(t.pieces(BASKET + side)) <= set(ORDER_GOODS[dealt.any_in(SECRET + side)])
    assert baskets > 100
