"""The bonuses that move neither boat nor messenger, those that serve once, and when a used one serves again (p. 4)."""

from __future__ import annotations

from typing import Any

import pytest
from written import count, play, told

import higaki

rule = pytest.mark.rule

# All boats in the three southern rows and along the sides, so that the rows 1 to 6 are open water.
MOORED = {
    **{"1": "a9_north", "2": "j9_north", "3": "b10_north", "4": "c10_north", "5": "d10_north"},
    **{"6": "e9_north", "7": "f9_north", "8": "g9_north", "9": "h9_north", "10": "i9_north"},
}


def acting(orders: list[str], points: int = 6, boats: dict[str, str] | None = None, **more: Any) -> higaki.Match:
    """Pink has fulfilled these orders and is in the middle of a turn with these points left; yellow is next."""
    position = {
        "seats": 2,
        "options": {"mode": "advanced"},
        "fulfilled": {"pink": orders},
        "boat": MOORED | (boats or {}),
        "points": points,
        "agenda": ["TakeAction pink", "BeginTurn yellow"],
    }
    return higaki.start("dragon_market", position | more, seed=1)


def part(match: higaki.Match, place: str, owner: str = "pink") -> Any:
    return match.position().get(place, {}).get(owner, [])


def used(match: higaki.Match) -> list[str]:
    return [event["bonus"] for event in told(match, "used")]


# Pink's dock a1, boat 6 with b1 and b3, its merchant at b2.
HOPS = {"6": "b2_north"}


# Goods and dice


@rule("bonus.swap_goods")
def test_p4_ruling_D10_the_two_stacks_of_any_boat_change_places_for_nothing_once_a_turn() -> None:
    match = acting(["R1"], 0, stack={"ring": "3a", "fan": "3b"})
    assert len([thing for thing in match.options if thing.startswith("boat")]) == 10
    assert play(match, "boat.3").options == ("swap_goods",)  # asked all the same
    play(match, "swap_goods")
    stacks = match.position()["stack"]
    assert (stacks["ring"], stacks["fan"]) == ("3b", "3a")
    assert used(match) == ["swap_goods"]
    assert match.options == ("done",)


@rule("bonus.swap_goods")
def test_p4_with_points_left_it_stands_among_the_moves_of_the_boat_and_costs_none() -> None:
    match = play(acting(["R1"], 3), "boat.3", "swap_goods")
    assert count(match, "points") == 3
    assert "swap_goods" not in play(match, "boat.3").options


@rule("bonus.swap_goods")
def test_p4_ruling_D8_what_comes_to_lie_under_him_is_not_collected() -> None:
    swap: dict[str, Any] = {"secret": {"pink": ["R4"]}, "stack": {"ring": "6b", "fan": "6a"}}
    match = play(acting(["R1"], 6, HOPS, **swap), "cell.b1", "boat.6", "swap_goods")
    assert "collect" not in match.options
    assert "collect" in play(match, "cell.a1", "cell.b1").options


@rule("bonus.swap_goods")
def test_p4_an_empty_stack_changes_places_too() -> None:
    match = acting(["R1"], 0, delivered=["ring", "ring"], stack={"ring": "3a", "fan": "3b"})
    play(match, "boat.3", "swap_goods")
    assert match.position()["stack"]["fan"] == "3a"


def rolled(first: str, second: str, orders: list[str]) -> higaki.Match:
    position = {
        "seats": 2,
        "options": {"mode": "advanced"},
        "fulfilled": {"pink": orders},
        "die": {"first": first, "second": second},
        "agenda": ["ImproveRoll pink", "TakeAction pink", "BeginTurn yellow"],
    }
    return higaki.start("dragon_market", position, seed=1)


@rule("bonus.reroll")
@pytest.mark.parametrize(
    ("first", "second", "offered"),
    [("3", "3", "die.first"), ("4", "3", "die.second"), ("3", "4", "die.first")],
)
def test_p4_ruling_D18_one_die_with_the_lower_number_may_be_rolled_again(first: str, second: str, offered: str) -> None:
    match = rolled(first, second, ["R8"])
    assert match.options == (offered, "done")
    play(match, offered)
    assert match.scene(0)["step"]["name"] == "TakeAction"  # once a turn
    shown = match.position()["die"]
    assert count(match, "points") == int(shown["first"]) + int(shown["second"])
    assert used(match) == ["reroll"]
    kept = rolled(first, second, ["R8"])
    play(kept, "done")
    assert count(kept, "points") == int(first) + int(second)


@rule("bonus.reroll")
def test_p4_ruling_D18_two_fours_cannot_be_improved_and_without_the_bonus_nothing_is_asked() -> None:
    assert count(rolled("4", "4", ["R8"]), "points") == 8
    assert count(rolled("3", "3", ["R1"]), "points") == 6
    assert count(rolled("3", "3", ["R8 used"]), "points") == 6


# Once for good


def handing_in(order: str, goods: list[str], orders: list[str] | None = None, **more: Any) -> higaki.Match:
    """Pink brings an order home from b1."""
    home: dict[str, Any] = {"messenger": {"pink": "6a"}, "secret": {"pink": [order]}, "basket": {"pink": goods}}
    return play(acting(orders or [], boats=HOPS, **(home | more)), "cell.a1")


FAN, CARPET, NECKLACE = ["fan", "silk_robe", "flute"], ["carpet", "snake", "perfume"], ["necklace", "frog", "teapot"]


@rule("bonus.one_less")
@rule("bonus.once")
@pytest.mark.parametrize("goods", [["ring", "bonsai"], ["ring", "flute"], ["bonsai", "flute"]])
def test_p4_the_next_order_needs_any_two_of_its_goods_and_the_card_is_turned_over(goods: list[str]) -> None:
    match = handing_in("R4", goods, ["R13"])
    assert part(match, "fulfilled") == ["R4", "R13 used"]
    assert used(match) == ["one_less"]


@rule("bonus.one_less")
def test_p4_it_serves_neither_its_own_order_nor_a_second_one_nor_one_good_alone() -> None:
    assert part(handing_in("R13", FAN[:2]), "fulfilled") == []
    assert part(handing_in("R4", ["ring", "bonsai"], ["R13 used"]), "fulfilled") == ["R13 used"]
    assert part(handing_in("R4", ["ring"], ["R13"]), "fulfilled") == ["R13"]


@rule("bonus.one_less")
def test_p4_ruling_D8_with_one_good_less_needed_the_third_is_not_collected() -> None:
    order: dict[str, Any] = {"secret": {"pink": ["R4"]}, "stack": {"flute": "6a"}}
    for has, may in (["ring"], True), (["ring", "bonsai"], False):
        match = play(acting(["R13"], boats=HOPS, basket={"pink": has}, **order), "cell.b1")
        assert ("collect" in match.options) == may


@rule("bonus.choose_three")
@rule("bonus.once")
def test_p4_the_next_order_is_chosen_from_three_at_once_and_the_one_after_from_two() -> None:
    match = handing_in("R2", CARPET)
    assert len(part(match, "offer")) == 3
    assert part(match, "fulfilled") == ["R2 used"]
    play(match, match.options[2])
    assert part(match, "offer") == []
    assert len(part(handing_in("R4", ["ring", "bonsai", "flute"], ["R2 used"]), "offer")) == 2


@rule("bonus.choose_three")
def test_p4_with_fewer_orders_left_all_of_them_are_offered() -> None:
    others: dict[str, Any] = {
        "fulfilled": {"pink": ["R11"], "yellow": ["R1", "R3"], "green": ["R4", "R6"], "purple": ["R8", "R9"]},
        "secret": {"pink": ["R2"], "yellow": ["R5"], "green": ["R7"], "purple": ["R10"]},
    }
    assert handing_in("R2", CARPET, seats=4, **others).options == ("order.R12", "order.R13")


def coins(match: higaki.Match) -> list[int]:
    held = match.position().get("coins", {})
    return [held.get(seat, 0) for seat in ("pink", "yellow", "green")[: match.table.seats]]


@rule("bonus.three_coins")
@rule("bonus.once")
def test_p4_ruling_D16_three_coins_are_taken_from_the_supply_without_a_question() -> None:
    match = handing_in("R10", NECKLACE, coins={"yellow": 9})
    assert coins(match) == [3, 9]
    assert part(match, "fulfilled") == ["R10 used"]
    assert match.scene(0)["step"]["name"] == "ChooseOrder"
    play(match, match.options[0])
    assert match.position()["points"] == 5


@rule("bonus.three_coins")
def test_p4_ruling_D16_what_the_supply_lacks_may_be_stolen_from_one_of_the_richest_or_left() -> None:
    match = handing_in("R10", NECKLACE, seats=3, coins={"yellow": 5, "green": 5, "pink": 1})
    assert match.options == ("seat.yellow", "seat.green", "done")
    assert coins(match) == [2, 5, 5]  # what is there must be taken
    play(match, "seat.green")
    assert coins(match) == [4, 5, 3]  # both missing coins from the one that was chosen
    assert match.scene(0)["step"]["name"] == "ChooseOrder"
    match = play(handing_in("R10", NECKLACE, seats=3, coins={"yellow": 5, "green": 5, "pink": 1}), "done")
    assert coins(match) == [2, 5, 5]


@rule("bonus.three_coins")
def test_p4_ruling_D16_only_the_richest_and_only_as_far_as_he_has_coins() -> None:
    match = handing_in("R10", NECKLACE, seats=3, coins={"pink": 9, "yellow": 2, "green": 1})
    assert match.options == ("seat.yellow", "done")
    assert coins(play(match, "seat.yellow")) == [11, 0, 1]
    match = handing_in("R10", NECKLACE, seats=3, coins={"pink": 12})
    assert match.scene(0)["step"]["name"] == "ChooseOrder"


# Again in the next turn


@rule("bonus.once")
def test_p4_used_bonuses_serve_again_in_the_own_next_turn_but_not_those_that_serve_once() -> None:
    orders = {"pink": ["R5 used", "R13 used"], "yellow": ["R4 used"]}
    agenda = ["TakeAction yellow", "BeginTurn pink"]
    position = {"seats": 2, "options": {"mode": "advanced"}, "fulfilled": orders, "agenda": agenda}
    match = higaki.start("dragon_market", position, seed=1)
    play(match, "done")
    assert part(match, "fulfilled") == ["R5", "R13 used"]
    assert part(match, "fulfilled", "yellow") == ["R4 used"]
    play(match, "done", "coins.0")
    assert part(match, "fulfilled", "yellow") == ["R4"]


@rule("bonus.reroll")
def test_p4_ruling_D18_a_roll_cannot_be_improved_later_in_the_turn() -> None:
    match = handing_in("R8", ["fan", "mushrooms", "lantern"])
    play(match, match.options[0])
    assert not [thing for thing in match.options if thing.startswith("die")]
