"""Written positions of Dragon Market: what they leave out is filled in, what cannot be is refused with a reason."""

from __future__ import annotations

import random
from typing import Any

import pytest

import higaki

ADVANCED = {"mode": "advanced"}
TEAMS = {"teams": True}


def at(position: dict[str, Any]) -> higaki.Match:
    return higaki.start("dragon_market", position, seed=1)


def test_a_position_fills_in_what_it_leaves_out() -> None:
    match = at({"seats": 3, "stack": {"vase": "1a"}, "coins": {"green": 2}, "turn": "yellow"})
    written = match.position()
    assert written["boat"]["1"] == "c7_north"  # the ready-made start
    assert written["messenger"] == {"pink": "dock_nw", "yellow": "dock_ne", "green": "dock_se", "purple": "ashore"}
    assert sorted(written["stack"].values()) == sorted(f"{boat}{seat}" for boat in range(1, 11) for seat in "ab")
    assert (written["stack"]["vase"], written["stack"]["carpet"], written["stack"]["ring"]) == ("1a", "1b", "2a")
    places = {(part["place"], part["owner"]): part for part in match.scene(None)["places"]}
    assert places["supply", None]["count"] == 10
    assert places["deck", None]["count"] == 10
    assert places["market", None]["count"] == 40
    assert match.seat == 1


@pytest.mark.parametrize(
    "options",
    [{}, {"mode": "advanced"}, {"teams": True}, {"teams": True, "mode": "advanced"}],
    ids=["basic", "advanced", "team_basic", "team_advanced"],
)
def test_a_written_position_reads_back_as_the_same_table(options: dict[str, Any]) -> None:
    """At every question of a game played at random."""
    chance = random.Random(7)
    match = higaki.new("dragon_market", seats=4, seed=7, **options)
    for _ in range(150):
        written = match.position()
        again = higaki.start("dragon_market", written, seed=1)
        assert again.position() == written
        assert (again.seat, again.options) == (match.seat, match.options)
        match.play(chance.choice(match.options))


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"boats": {}}, "unknown key 'boats'; right would be one of agenda, basket"),
        ({"seats": 5}, "seats: 5 cannot be; right would be one of 2, 3, 4"),
        ({"supply": 3}, "unknown key 'supply'"),
        ({"boat": {"11": "c4_north"}}, "boat: unknown boat '11'"),
        ({"boat": {"1": "k4_north"}}, "boat 1: unknown pose 'k4_north'"),
        ({"boat": {"1": "c7_north"}}, "boat 2 is ashore; right would be a place on the water, like 'c4_north'"),
        ({"messenger": {"pink": "11a"}}, "messenger pink: unknown spot '11a'"),
        ({"stack": {"ring": "3m"}}, "stack: 3m cannot hold a stack of its own; right would be a seat each, like '3a'"),
        ({"stack": {"ring": "3a", "fan": "3a"}}, "stack: 3a cannot hold a stack of its own"),
        ({"stack": {"ring": "dock_nw"}}, "stack: dock_nw cannot hold a stack"),
        ({"basket": {"pink": ["ring"], "yellow": ["ring"]}, "delivered": ["ring"]}, "ring lies 3 times on the table"),
        ({"basket": {"pink": ["pearl"]}}, "basket of pink: unknown good 'pearl'"),
        ({"order": {"pink": ["B1"], "yellow": ["B1"]}}, "B1 lies 2 times on the table; right would be at most 1"),
        ({"order": {"pink": ["R1"]}}, "pink has order R1; right would be a blue one in this game"),
        ({"options": ADVANCED, "secret": {"pink": ["B1"]}}, "pink has order B1; right would be a red one in this game"),
        ({"options": ADVANCED, "fulfilled": {"yellow": ["B2"]}}, "yellow has order B2; right would be a red one"),
        ({"order": {"pink": ["B1", "B2"]}}, "pink works on two orders; right would be one"),
        ({"fulfilled": {"pink": ["B1 lost"]}}, "right would be 'B1' or 'B1 used'"),
        ({"coins": {"pink": 7, "yellow": 6}}, "coins: there are 13; right would be at most 12"),
        ({"spent": 3}, "spent: 3 cannot be; right would be a number from 0 to 2"),
        ({"seats": 2, "coins": {"green": 1}}, "nobody at this table is called 'green'; right would be one of pink"),
        ({"options": TEAMS, "coins": {"green": 1}}, "green holds something; right would be to write .* at pink"),
        ({"options": TEAMS, "order": {"purple": ["B1"]}}, "purple holds something; right would be .* at yellow"),
        ({"options": TEAMS, "seats": 3}, "teams"),
        ({"options": {"mode": "expert"}}, "mode"),
        ({"die": {"first": "5"}}, "die first: unknown face '5'"),
        ({"agenda": ["TakeAction pink"]}, "agenda: no turn follows; right would be a last step like 'BeginTurn pink'"),
        ({"agenda": ["MoveBoat pink 11", "BeginTurn yellow"]}, "agenda, MoveBoat, boat: unknown boat '11'"),
        ({"agenda": ["MoveBoat pink", "BeginTurn yellow"]}, "right would be like 'MoveBoat pink 10'"),
        (
            {"agenda": ["StealCoin pink 2 yellow", "BeginTurn yellow"]},
            "agenda: nobody can be robbed so; right would be",
        ),
        ({"agenda": ["StealCoins pink 0", "BeginTurn yellow"]}, "agenda: no coin is missing; right would be 1 or more"),
        (
            {"agenda": ["ChooseOrder pink", "BeginTurn yellow"]},
            "agenda: pink has no orders to choose from; right would be 'offer' like",
        ),
        (
            {"agenda": ["StealCoin pink 2 2", "BeginTurn yellow"]},
            "victims: unknown side '2'; right would be one of green",
        ),
        (
            {"messenger": {"pink": "3a", "yellow": "3a"}},
            "messenger: pink and yellow cannot both stay at 3a; right would be",
        ),
        (
            {"messenger": {"yellow": "3m"}, "turn": "pink"},
            "messenger: yellow cannot stay on the merchant at 3m; right would be",
        ),
        ({"agenda": ["ImproveRoll pink", "TakeAction pink", "BeginTurn yellow"]}, "die"),
        ({"agenda": ["RollDie pink first", "BeginTurn yellow"]}, "agenda: 'RollDie pink first' is not a step of pink"),
    ],
)
def test_what_is_wrong_in_a_position_is_named(position: dict[str, Any], message: str) -> None:
    with pytest.raises(higaki.HigakiError, match=message) as caught:
        at(position)
    assert "\n" not in str(caught.value)


READY = {
    **{"1": "c7_north", "2": "h2_east", "3": "e3_east", "4": "g9_west", "5": "f10_west"},
    **{"6": "h5_south", "7": "i9_south", "8": "b2_north", "9": "b9_west", "10": "c4_east"},
}


@pytest.mark.parametrize(
    ("moved", "message"),
    [
        ({"1": "d4_north"}, r"boat \d+ lies across another boat at (d4_north|c4_east); right would be free water"),
        ({"2": "i1_east"}, "boat 2 cannot lie at i1_east; right would be water"),  # on the dock, over the border
        ({"6": "h1_south"}, "boat 6 cannot lie at h1_south; .* its merchant not on the border"),
        ({"6": "ashore"}, "boat 6 is ashore"),
    ],
)
def test_boats_that_cannot_lie_there_are_named(moved: dict[str, str], message: str) -> None:
    with pytest.raises(higaki.BadPosition, match=message):
        at({"boat": READY | moved})


SHUT_IN = {
    **{"1": "a9_north", "2": "j9_north", "3": "b10_north", "4": "c10_north", "5": "d10_north"},
    **{"6": "g7_east", "7": "f9_north", "8": "g9_north", "9": "h9_north", "10": "i9_north"},
}


def test_a_boat_that_cannot_move_is_not_on_the_agenda() -> None:
    position = {"boat": SHUT_IN, "points": 3, "agenda": ["MoveBoat pink 8", "TakeAction pink", "BeginTurn yellow"]}
    with pytest.raises(higaki.BadPosition, match="agenda: boat 8 cannot move; right would be another boat"):
        at(position)


@pytest.mark.parametrize(
    "position",
    [
        # A boat is moved without a point: the points would go below nothing.
        {"points": 0, "agenda": ["MoveBoat pink 3", "TakeAction pink", "BeginTurn yellow"]},
        # Nobody may stay on a merchant, or where another stands (p. 3), so nobody is found there in another's turn.
        {"messenger": {"yellow": "3m"}, "turn": "pink"},
        {"messenger": {"yellow": "10a", "green": "10a"}, "turn": "pink"},
        # Nobody collects a good he has, or one his order does not show (p. 3).
        {"order": {"pink": ["B6"]}, "basket": {"pink": ["carpet", "carpet"]}, "turn": "pink"},
        {"order": {"pink": ["B1"]}, "basket": {"pink": ["carpet"]}, "turn": "pink"},
        # Nobody robs himself.
        {"coins": {"pink": 3}, "agenda": ["StealCoin pink 1 1", "BeginTurn yellow"]},
        # More than a turn, a round or a table can have.
        {"points": 9, "agenda": ["TakeAction pink", "BeginTurn yellow"]},
        {"entered": 2, "turn": "pink"},
        {"round": 61, "turn": "pink"},
        {"seats": 2, "messenger": {"green": "3a"}},
        {"seats": 2, "dragon": {"dragon": "purple"}},
        # The game would be over, or the order lies in the wrong place, or is drawn twice.
        {"fulfilled": {"pink": ["B1", "B2"]}, "turn": "yellow"},
        {"secret": {"pink": ["B1"]}, "turn": "pink"},
        {"order": {"pink": ["B1"]}, "agenda": ["DrawOrder pink", "BeginTurn pink"]},
    ],
    ids=[
        *["no_points", "on_a_merchant", "on_one_cell", "good_twice", "foreign_good", "robs_himself"],
        *["points", "entered", "round", "messenger", "dragon", "won", "secret", "drawn_twice"],
    ],
)
def test_what_no_game_can_come_to_is_refused(position: dict[str, Any]) -> None:
    with pytest.raises(higaki.BadPosition, match="right would be"):
        at(position)


def test_orders_that_a_position_calls_fulfilled_are_counted_used_or_not() -> None:
    position = {"options": ADVANCED, "fulfilled": {"pink": ["R4", "R13 used"], "yellow": ["R7"]}, "turn": "pink"}
    done = {
        part["owner"]: part["count"]
        for part in higaki.start("dragon_market", position).scene(None)["places"]
        if part["place"] == "orders_done" and part["count"]
    }
    assert done == {"pink": 2, "yellow": 1}
