"""Coins: for points left over, from the supply or from the richest, and back for more points (p. 3)."""

from __future__ import annotations

from typing import Any

import pytest
from written import play, told

import higaki

rule = pytest.mark.rule
PLAYERS = ["pink", "yellow", "green", "purple"]


def acting(points: int, coins: dict[str, int], **more: Any) -> higaki.Match:
    """Pink is in the middle of a turn with these points left; yellow is next."""
    position = {"points": points, "coins": coins, "agenda": ["TakeAction pink", "BeginTurn yellow"]}
    return higaki.start("dragon_market", position | more, seed=1)


def coins(match: higaki.Match) -> list[int]:
    """The coins of all players, and the supply."""
    held = match.position().get("coins", {})
    supply = next(part["count"] for part in match.scene(None)["places"] if part["place"] == "supply")
    return [*[held.get(seat, 0) for seat in PLAYERS[: match.table.seats]], supply]


# Points become coins


@rule("coins.unused")
@pytest.mark.parametrize(("taken", "held"), [(0, 1), (2, 3), (5, 6)])
def test_p3_all_some_or_none_of_the_points_left_become_coins(taken: int, held: int) -> None:
    match = play(acting(5, {"pink": 1}), "done")
    assert match.options == ("coins.0", "coins.1", "coins.2", "coins.3", "coins.4", "coins.5")
    play(match, f"coins.{taken}")
    assert coins(match) == [held, 0, 0, 0, 12 - held]
    assert [event["coins"] for event in told(match, "took_coins")] == ([taken] if taken else [])


@rule("coins.unused")
def test_ruling_D9_changing_points_into_coins_ends_the_turn() -> None:
    match = play(acting(2, {}), "done", "coins.2")
    assert match.seat == 1
    assert match.scene(1)["step"]["name"] == "TakeAction"


@rule("coins.unused")
def test_p3_without_points_left_nothing_is_asked() -> None:
    match = play(acting(0, {"yellow": 5}), "done")
    assert match.seat == 1
    assert coins(match) == [0, 5, 0, 0, 7]


# Stealing


@rule("coins.steal")
def test_p3_with_enough_in_the_supply_nobody_is_robbed() -> None:
    match = play(acting(2, {"yellow": 10}), "done", "coins.2")
    assert coins(match) == [2, 10, 0, 0, 0]
    assert not told(match, "stole")


@rule("coins.steal")
def test_p3_what_the_supply_lacks_comes_from_the_richest() -> None:
    match = play(acting(4, {"yellow": 6, "green": 5}), "done", "coins.3")
    assert coins(match) == [3, 4, 5, 0, 0]
    assert [(event["victim"], event["coins"]) for event in told(match, "stole")] == [("yellow", 1), ("yellow", 1)]


@rule("coins.steal")
def test_ruling_D15_who_is_richest_is_seen_once() -> None:
    """After the first coin green and purple are as rich as yellow; yellow goes on paying."""
    match = play(acting(4, {"yellow": 4, "green": 4, "purple": 3, "pink": 1}), "done", "coins.3")
    play(match, "seat.yellow")
    assert match.options == ("seat.yellow", "seat.green")  # purple has as many as yellow now, but did not at first
    play(match, "seat.yellow", "seat.yellow")
    assert coins(match) == [4, 1, 4, 3, 0]


@rule("coins.steal")
@pytest.mark.parametrize(
    ("choices", "left"),
    [
        (["yellow", "yellow", "yellow"], [3, 1, 4, 4, 0]),
        (["yellow", "green", "purple"], [3, 3, 3, 3, 0]),
        (["green", "yellow", "green"], [3, 3, 2, 4, 0]),
    ],
)
def test_p3_among_equals_one_gives_all_or_several_share(choices: list[str], left: list[int]) -> None:
    match = play(acting(3, {"yellow": 4, "green": 4, "purple": 4}), "done", "coins.3")
    for victim in choices:
        assert set(match.options) == {"seat.yellow", "seat.green", "seat.purple"}
        play(match, f"seat.{victim}")
    assert coins(match) == left
    assert match.seat == 1


@rule("coins.steal")
def test_ruling_D15_when_the_richest_have_nothing_left_the_next_richest_follow() -> None:
    match = play(acting(6, {"pink": 7, "yellow": 3, "green": 1, "purple": 1}), "done")
    assert match.options[-1] == "coins.5"  # the supply is empty, the others have five
    play(match, "coins.4", "seat.purple")  # yellow gave three, and green and purple are equal
    assert coins(match) == [11, 0, 1, 0, 0]
    assert [event["victim"] for event in told(match, "stole")] == ["yellow", "yellow", "yellow", "purple"]


@rule("coins.steal")
def test_ruling_D15_who_takes_all_they_have_is_not_asked_from_whom() -> None:
    match = play(acting(6, {"pink": 7, "yellow": 2, "green": 2, "purple": 1}), "done", "coins.5")
    assert coins(match) == [12, 0, 0, 0, 0]
    assert match.seat == 1


@rule("coins.unused")
def test_ending_a_turn_is_one_intention_with_all_the_coins_that_cost_nobody_anything() -> None:
    match = acting(3, {"yellow": 4, "green": 3})
    assert [one["thing"] for one in match.plans["done"]] == ["done", "coins.3"]
    match = acting(3, {"pink": 4, "yellow": 4, "green": 3})  # one coin is in the supply
    assert [one["thing"] for one in match.plans["done"]] == ["done", "coins.1"]
    stealing = match.plan("done", ["coins.3"], [])
    assert [one["thing"] for one in stealing] == ["done", "coins.3", "seat.yellow", "seat.yellow"]


@rule("coins.steal")
def test_ruling_D15_no_more_coins_than_there_are_with_the_others() -> None:
    match = play(acting(6, {"pink": 10, "yellow": 2}, seats=2), "done")
    assert match.options == ("coins.0", "coins.1", "coins.2")
    play(match, "coins.2")
    assert coins(match) == [12, 0, 0]


@rule("coins.steal")
def test_ruling_D15_if_nobody_else_has_coins_the_points_lapse() -> None:
    match = play(acting(6, {"pink": 12}), "done")
    assert match.seat == 1
    assert coins(match) == [12, 0, 0, 0, 0]


@rule("coins.steal")
def test_p3_stealing_may_be_left_alone_by_changing_fewer_points() -> None:
    match = play(acting(6, {"yellow": 11}), "done", "coins.1")
    assert coins(match) == [1, 11, 0, 0, 0]


# Coins become points


@rule("coins.spend")
def test_p3_coins_buy_points_only_when_all_points_are_used() -> None:
    assert "coin" not in acting(1, {"pink": 5}).options
    match = acting(0, {"pink": 5})
    assert match.options == ("coin", "done")
    play(match, "coin")
    assert coins(match) == [4, 0, 0, 0, 8]
    assert match.position()["points"] == 1
    assert "coin" not in match.options
    assert [event["seat"] for event in told(match, "paid")] == ["pink"]


@rule("coins.spend")
def test_p3_at_most_two_coins_a_turn() -> None:
    match = play(acting(0, {"pink": 5}), "coin", "cell.b1", "coin", "cell.a1")
    assert match.options == ("done",)
    assert coins(match) == [3, 0, 0, 0, 9]


@rule("coins.spend")
def test_p3_without_coins_nothing_is_bought() -> None:
    match = play(acting(0, {"pink": 1}), "coin", "cell.b1")
    assert match.options == ("done",)
    assert acting(0, {"yellow": 3}).options == ("done",)


@rule("coins.spend")
def test_ruling_D9_a_bought_point_not_used_lapses_and_becomes_no_coin() -> None:
    match = play(acting(0, {"pink": 3}), "coin", "done")
    assert match.seat == 1
    assert coins(match) == [2, 0, 0, 0, 10]
    assert not told(match, "took_coins")


@rule("coins.spend")
def test_p3_a_new_turn_allows_two_coins_again() -> None:
    position = {"seats": 2, "coins": {"pink": 2, "yellow": 2}, "agenda": ["TakeAction pink", "BeginTurn yellow"]}
    match = higaki.start("dragon_market", position, seed=1)
    play(match, "coin", "cell.b1", "coin", "cell.a1", "done")
    assert match.seat == 1
    while match.position().get("points", 0):
        play(match, "cell.i10" if "cell.i10" in match.options else "cell.j10")
    assert "coin" in match.options
