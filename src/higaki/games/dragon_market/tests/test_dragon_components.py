"""Printed counts, what the tables of the box must add up to, and that the texts describe the cards that exist."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Any

import pytest

import higaki
from higaki.engine.base.text import Words, languages
from higaki.games.dragon_market import GAME
from higaki.games.dragon_market.actions import THINGS
from higaki.games.dragon_market.box import (
    BOATS,
    BONUSES,
    COINS_TOTAL,
    DICE,
    FACES,
    GOODS,
    LASTING,
    ORDERS,
    SEATS,
    SHAPE,
    SHAPES,
)

rule = pytest.mark.rule

# The ready-made start, as it was drawn: a digit is a goods seat of that boat (0 is our boat 1), M a merchant, # a dock.
READY_MADE = [
    "#7.......#",
    ".M.....M11",
    ".7..M22...",
    ".9M9...5..",
    "..0....M..",
    "..0....5..",
    "..M.......",
    "........6.",
    "8M8.33M.M.",
    "#..44M..6#",
]


def printed(order: str) -> dict[str, Any]:
    assert ORDERS.printed is not None
    return ORDERS.printed[ORDERS.numbers[order]]


BLUE = [name for name in ORDERS.names if name.startswith("B")]
RED = [name for name in ORDERS.names if name.startswith("R")]


@rule("box")
def test_p1_ten_boats_four_messengers_two_dice_and_twelve_coins() -> None:
    assert len(BOATS) == 10
    assert [SHAPES.names[shape] for shape in SHAPE] == ["end"] * 5 + ["middle"] * 5
    assert SEATS.names == ["pink", "yellow", "green", "purple"]
    assert len(DICE) == 2
    assert COINS_TOTAL == 12


@rule("box")
def test_p1_forty_goods_two_of_each_of_twenty_kinds() -> None:
    assert GOODS.supply == [2] * 20
    assert len(set(GOODS.names)) == 20


@rule("box")
def test_p1_ten_blue_orders_of_four_goods_every_good_on_two_of_them() -> None:
    assert [f"B{number}" for number in range(1, 11)] == BLUE
    assert all(len(set(printed(order)["goods"])) == len(printed(order)["goods"]) == 4 for order in BLUE)
    named = [good for order in BLUE for good in printed(order)["goods"]]
    assert all(named.count(good) == 2 for good in GOODS.names)
    assert {printed(order)["bonus"] for order in BLUE} == {None}


@rule("box")
def test_p1_thirteen_red_orders_of_three_goods_with_a_bonus_each() -> None:
    assert [f"R{number}" for number in range(1, 14)] == RED
    assert all(len(set(printed(order)["goods"])) == len(printed(order)["goods"]) == 3 for order in RED)
    assert sorted(printed(order)["bonus"] for order in RED) == sorted(BONUSES.names)
    assert len(BONUSES) == 13
    named = [good for order in RED for good in printed(order)["goods"]]
    assert {good: named.count(good) for good in GOODS.names if named.count(good) != 2} == {"rice_bowl": 1}


@pytest.mark.parametrize("deck", [BLUE, RED], ids=["blue", "red"])
def test_two_orders_of_a_deck_share_at_most_one_good(deck: list[str]) -> None:
    for one, other in combinations(deck, 2):
        assert len(set(printed(one)["goods"]) & set(printed(other)["goods"])) <= 1, (one, other)


@rule("bonus.once")
def test_p4_three_bonuses_serve_once_and_ten_once_a_turn() -> None:
    once = [name for name, lasting in zip(BONUSES.names, LASTING, strict=True) if not lasting]
    assert once == ["one_less", "choose_three", "three_coins"]


def test_dice_show_threes_and_one_four_or_as_an_option_two() -> None:
    assert FACES == [[3, 3, 3, 3, 3, 4], [3, 3, 3, 3, 4, 4]]


@rule("setup.boats")
def test_the_ready_made_start_is_the_picture() -> None:
    drawn = higaki.new("dragon_market", seats=4, seed=1, boats="ready")
    ahead = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
    picture = [["."] * 10 for _ in range(10)]
    for x, y in ((0, 0), (9, 0), (0, 9), (9, 9)):
        picture[y][x] = "#"
    for boat, pose in drawn.position()["boat"].items():
        cell, heading = pose.split("_")
        dx, dy = ahead[heading]
        for part in (0, 1, 2) if int(boat) <= 5 else (0, 1, -1):
            x, y = "abcdefghij".index(cell[0]) + part * dx, int(cell[1:]) - 1 + part * dy
            assert picture[y][x] == "."
            picture[y][x] = "M" if part == 0 else str(int(boat) - 1)
    assert ["".join(row) for row in picture] == READY_MADE
    again = higaki.start("dragon_market", {"boat": drawn.position()["boat"]}, seed=1)
    assert again.position()["boat"] == drawn.position()["boat"]


def test_thing_names_are_unique_and_the_action_space_is_stable() -> None:
    assert len(set(THINGS.names)) == len(THINGS.names) == 170
    assert THINGS.names[:2] + THINGS.names[-3:] == ["boat.1", "boat.2", "collect", "coin", "done"]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("order", ORDERS.names)
def test_the_text_of_an_order_names_its_goods_and_its_bonus_and_no_others(order: str, language: str) -> None:
    words = Words(GAME.folder, language)
    text = words.say(f"order-{order}").lower()
    goods = [good for good in GOODS.names if says(text, words.piece("good", good))]
    assert sorted(goods) == sorted(printed(order)["goods"])
    bonuses = [bonus for bonus in BONUSES.names if says(text, words.piece("bonus", bonus))]
    assert bonuses == [bonus for bonus in [printed(order)["bonus"]] if bonus]


def says(text: str, name: str) -> bool:
    return re.search(rf"\b{re.escape(name.lower())}\b", text) is not None
