"""Secret orders: nobody else is told which one was kept, and an imagined table agrees with the goods that lie open."""

from __future__ import annotations

from typing import Any

import pytest

import higaki
from higaki.engine.luck import luck_of
from higaki.engine.redeal import redeal
from higaki.games.dragon_market.box import ORDER_GOODS, ORDERS
from higaki.games.dragon_market.places import BASKET, SECRET

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
        dealt = redeal(match.table, viewer, luck_of(seed, "imagined"))
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
