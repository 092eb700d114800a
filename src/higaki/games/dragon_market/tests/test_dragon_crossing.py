"""Crossing others and merchants: what is refused and accepted amid it, and the last good on the way home."""

from __future__ import annotations

from typing import Any

import pytest
from written import cells, play

import higaki

rule = pytest.mark.rule
ADVANCED = {"mode": "advanced"}
TURN = ["TakeAction pink", "BeginTurn yellow"]
B6 = ["carpet", "ring", "lantern", "rice_bowl"]
ROW = {
    **{"1": "d1_west", "2": "e2_west", "3": "b10_north", "4": "c10_north", "5": "d10_north"},
    **{"6": "e9_north", "7": "f9_north", "8": "g9_north", "9": "h9_north", "10": "i9_north"},
}


def at(position: dict[str, Any]) -> higaki.Match:
    return higaki.start("dragon_market", position, seed=1)


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"messenger": {"yellow": "10a", "green": "10a"}, "points": 3, "agenda": TURN}, "yellow and green cannot both"),
        ({"messenger": {"pink": "10a", "yellow": "10a"}, "agenda": TURN}, "pink can neither stay at 10a nor go on"),
        ({"messenger": {"yellow": "3m"}, "points": 3, "agenda": TURN}, "yellow cannot stay on the merchant at 3m"),
        (
            {"messenger": {"pink": "8m"}, "points": 3, "agenda": ["MoveBoat pink 1", *TURN]},
            "pink cannot stay on the merchant at 8m",
        ),
        (
            {"die": {"first": "3"}, "agenda": ["ImproveRoll pink", *TURN]},
            "die: the second one is to be counted but blank; right would be a number, like {'second': '3'}",
        ),
        ({"came_from": {"pink": "8a"}, "turn": "pink"}, "came_from: pink crosses no merchant; right would be 'ashore'"),
        (
            {"messenger": {"pink": "8m"}, "came_from": {"pink": "1a"}, "points": 3, "agenda": TURN},
            "came_from: pink cannot have come from 1a; right would be goods or a dock beside the merchant",
        ),
        ({"points": 3, "agenda": ["MoveBoat pink 1", "MoveBoat pink 2", *TURN]}, "agenda: MoveBoat has no place where"),
        (
            {"coins": {"yellow": 1}, "agenda": ["StealCoin pink 2 yellow", "BeginTurn yellow"]},
            "agenda: 2 coins cannot be stolen; right would be at most 1",
        ),
        ({"agenda": ["PlaceBoat pink", *TURN]}, "agenda: TakeAction has no place where it stands"),
        ({"coins": {"pink": 1}, "agenda": ["DrawStartPlayer chance"]}, "the start player is drawn before all else"),
    ],
)
def test_what_would_get_stuck_later_is_refused(position: dict[str, Any], message: str) -> None:
    with pytest.raises(higaki.BadPosition, match=message):
        at(position)


@pytest.mark.parametrize(
    "position",
    [
        {"messenger": {"pink": "8a", "yellow": "8a"}, "points": 3, "agenda": TURN},
        {"die": {"first": "3"}, "agenda": ["RollDie chance second", "ImproveRoll pink", *TURN]},
        {"agenda": ["DrawStartPlayer chance"]},
    ],
)
def test_what_is_under_way_is_accepted(position: dict[str, Any]) -> None:
    assert at(position).options


@rule("bonus.cross_merchant")
def test_ruling_D14_a_position_amid_a_crossing() -> None:
    match = at({"messenger": {"pink": "8m"}, "came_from": {"pink": "8a"}, "points": 3, "agenda": TURN})
    assert match.options == ("cell.b3",)
    assert at(match.position()).options == match.options
    assert at({"messenger": {"pink": "8m"}, "points": 3, "agenda": TURN}).options == ("cell.b1", "cell.b3")


@rule("messenger.crossing")
def test_ruling_D5_a_position_with_two_on_a_dock_while_orders_are_chosen() -> None:
    more: dict[str, Any] = {
        "options": ADVANCED,
        "messenger": {"pink": "8a", "yellow": "dock_nw"},
        "secret": {"pink": ["R4"]},
        "basket": {"pink": ["ring", "bonsai", "flute"]},
    }
    match = play(at({"seats": 2, "points": 3, "agenda": TURN} | more), "cell.a1")
    assert match.position()["agenda"][0] == "ChooseOrder pink"
    assert at(match.position()).position() == match.position()


@rule("end.basic")
@pytest.mark.parametrize("where", ["1a", "1b"])
def test_ruling_D5_the_last_good_on_the_way_home_counts_for_winning(where: str) -> None:
    """Over yellow at c1 and green at b1 onto the dock where purple stands; the last good lies under yellow or green."""
    position: dict[str, Any] = {
        **{"seats": 4, "boat": ROW, "points": 3, "agenda": TURN, "fulfilled": {"pink": ["B1"]}},
        "messenger": {"pink": "2b", "yellow": "1a", "green": "1b", "purple": "dock_nw"},  # c2, c1, b1, a1
        **{"order": {"pink": ["B6"]}, "basket": {"pink": B6[1:]}, "stack": {"carpet": where}},
    }
    match = play(at(position), "cell.c1")
    assert cells(match) == {"c2", "b1"}
    assert play(match, "cell.b1", "cell.a1").over
