"""What cannot be chosen says why, and the reason is true: at every table of random games, and in written positions."""

from __future__ import annotations

from typing import Any

import pytest
from written import play, tables

import higaki
from higaki import catalogue
from higaki.engine.table.steps import CHANCE
from higaki.engine.table.table import Table
from higaki.engine.views.scene import scene
from higaki.games.dragon_market.box import BOAT_OF, BOATS, CELLS, NOWHERE
from higaki.games.dragon_market.geometry import NEIGHBOURS
from higaki.games.dragon_market.places import BOARD, MESSENGER
from higaki.games.dragon_market.rules.board import cell_under

GAME = catalogue.find("dragon_market")
TURNS = ["turn.left", "turn.right"]
# All boats in the three southern rows and along the sides, so that the rows 1 to 6 are open water.
MOORED = {
    **{"1": "a9_north", "2": "j9_north", "3": "b10_north", "4": "c10_north", "5": "d10_north"},
    **{"6": "e9_north", "7": "f9_north", "8": "g9_north", "9": "h9_north", "10": "i9_north"},
}
# Boat 1 at the dock of pink: merchant d1, seats c1 (a) and b1 (b); boat 2 below it: e2, d2 (a), c2 (b).
JETTY = MOORED | {"1": "d1_west", "2": "e2_west"}


def acting(points: int = 6, **more: Any) -> higaki.Match:
    """Pink is in the middle of a turn with these points left; yellow is next."""
    position = {"seats": 2, "points": points, "agenda": ["TakeAction pink", "BeginTurn yellow"]}
    return higaki.start("dragon_market", position | more, seed=1)


def refused(match: higaki.Match) -> dict[str, Any]:
    reasons: dict[str, Any] = match.scene(match.scene(None)["turn"])["refused"]
    return reasons


def what_one_would_look_for(t: Table, step: dict[str, Any]) -> list[str]:
    """All that is either offered or refused with a reason."""
    if step["name"] == "TakeAction":
        around = NEIGHBOURS[cell_under(t, t[MESSENGER + t.seat])]
        boats = [f"boat.{boat}" for boat in BOATS.names]
        return [*boats, *[f"cell.{CELLS.names[cell]}" for cell in around], "coin", "done"]
    if step["name"] == "MoveBoat":
        return TURNS
    if step["name"] == "HeadBoat":
        return ["heading.north", "heading.east"]
    return []


@pytest.mark.parametrize(("seats", "mode"), [(2, "advanced"), (3, "basic"), (4, "advanced")])
def test_everything_one_would_look_for_is_offered_or_refused_and_every_reason_is_true(seats: int, mode: str) -> None:
    for number, t in enumerate(tables(GAME, seats, seats, mode=mode)):
        if number > 600 or t.over:
            break
        if t.seat == CHANCE:
            continue
        seen = scene(t, t.seat)
        assert not set(seen["refused"]) & set(seen["options"])
        for thing in what_one_would_look_for(t, seen["step"]):
            assert (thing in seen["options"]) != (thing in seen["refused"]), thing
        for why in seen["refused"].values():
            check(t, why)


def check(t: Table, why: dict[str, Any]) -> None:
    """What a reason says about a cell is so."""
    if why["why"] == "water":
        assert t[BOARD + CELLS.numbers[why["cell"]]] == NOWHERE
    if why["why"] == "taken":
        assert BOATS.names[BOAT_OF[t[BOARD + CELLS.numbers[why["cell"]]]]] == why["boat"]


def test_a_boat_that_cannot_turn_names_the_cell_that_is_taken() -> None:
    match = play(acting(boat=MOORED | {"1": "d4_east", "2": "f2_east"}), "boat.1")
    assert refused(match)["turn.left"] == {"why": "taken", "cell": "f2", "boat": "2"}
    assert "turn.right" in match.options


def test_a_slide_stops_before_a_boat_a_dock_or_the_border() -> None:
    match = play(acting(boat=MOORED | {"1": "c1_east", "2": "h1_south"}), "boat.1")
    assert refused(match)["cell.h1"] == {"why": "taken", "cell": "h1", "boat": "2"}
    assert refused(match)["cell.a1"] == {"why": "dock_in_the_way", "cell": "a1"}
    assert refused(match)["turn.left"] == {"why": "over_the_border"}


def test_a_stuck_boat_says_what_lies_before_and_behind_it() -> None:
    boats = MOORED | {"1": "a5_east", "2": "d4_south", "3": "a4_east", "4": "a6_east"}
    assert refused(acting(boat=boats))["boat.1"] == {"why": "stuck", "boat": "1", "ahead": "d5", "astern": "border"}


def test_without_points_boats_and_steps_say_so_and_with_points_the_coin_does() -> None:
    match = acting(0, boat=JETTY, coins={"pink": 1})
    assert refused(match)["boat.1"] == {"why": "no_points", "coins": 1}
    assert refused(match)["cell.b1"] == {"why": "no_points", "coins": 1}
    assert refused(acting(6, boat=JETTY))["coin"] == {"why": "points_left", "points": 6}
    assert refused(acting(0, boat=JETTY))["coin"] == {"why": "no_coins"}
    assert refused(acting(0, boat=JETTY, coins={"pink": 5}, spent=2))["coin"] == {"why": "spent_enough", "coins": 2}


def test_water_merchants_and_others_keep_a_messenger_from_a_cell() -> None:
    match = acting(1, boat=JETTY, messenger={"pink": "1a", "yellow": "1b"})
    assert refused(match)["cell.d1"] == {"why": "merchant", "boat": "1"}
    assert refused(match)["cell.b1"] == {"why": "no_way_on", "seat": "yellow", "points": 1}
    assert refused(acting(1, boat=JETTY))["cell.a2"] == {"why": "water", "cell": "a2"}


def test_who_crosses_somebody_must_step_on_before_all_else() -> None:
    match = play(acting(3, boat=JETTY, messenger={"pink": "1a", "yellow": "1b"}), "cell.b1")
    assert refused(match)["done"] == {"why": "must_go_on", "cell": "b1"}
    assert refused(match)["boat.3"] == {"why": "must_go_on", "cell": "b1"}


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ({"stack": {"snake": "1a"}, "entered": 1}, {"why": "not_wanted", "good": "snake"}),
        ({"stack": {"ring": "1a"}}, {"why": "not_entered", "good": "ring"}),
        ({"stack": {"ring": "1a"}, "basket": {"pink": ["ring"]}, "entered": 1}, {"why": "in_basket", "good": "ring"}),
    ],
)
def test_collecting_says_what_the_own_order_asks_for_and_tells_nobody_else(more: Any, why: Any) -> None:
    match = acting(
        2, options={"mode": "advanced"}, secret={"pink": ["R4"]}, boat=JETTY, messenger={"pink": "1a"}, **more
    )
    assert refused(match)["collect"] == why
    assert match.scene("yellow")["refused"] == match.scene(None)["refused"] == {}


def test_a_used_bonus_says_so() -> None:
    match = acting(3, options={"mode": "advanced"}, fulfilled={"pink": ["R6 used", "R4 used"]}, boat=JETTY)
    assert refused(match)["swap_messengers"] == {"why": "bonus_used", "bonus": "swap_messengers"}
    assert refused(play(match, "boat.2"))["half_turn"] == {"why": "bonus_used", "bonus": "turn_180"}


def test_a_boat_is_placed_where_there_is_room_for_it() -> None:
    match = play(higaki.new("dragon_market", seats=2, seed=1), "kind.middle")
    assert refused(match)["cell.a5"] == {"why": "on_the_border"}
    play(match, "cell.e5", "heading.north", "kind.end")
    assert "cell.e4" not in refused(match) and "cell.e4" not in match.options  # a boat lies there: nobody would look
    play(match, "cell.d5")
    assert refused(match)["heading.east"] == {"why": "taken", "cell": "e5", "boat": "6"}


def test_only_the_richest_are_robbed() -> None:
    coins = {"pink": 1, "yellow": 5, "green": 5, "purple": 1}
    match = higaki.start(
        "dragon_market",
        {"seats": 4, "coins": coins, "points": 2, "agenda": ["TakeCoins pink", "BeginTurn yellow"]},
        seed=1,
    )
    assert refused(play(match, "coins.2"))["seat.purple"] == {"why": "not_richest", "coins": 1}
