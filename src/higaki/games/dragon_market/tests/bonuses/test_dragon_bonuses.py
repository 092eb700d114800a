"""The thirteen bonuses of the red orders: what each allows, what it costs, and where it ends (p. 4)."""

from __future__ import annotations

from typing import Any

import pytest
from written import cells, count, play, told

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


# Boats

OVER: dict[str, str] = {"1": "b3_east", "6": "f3_north"}  # b3, c3, d3, and boat 6 across the row at f3


@rule("bonus.boat_over_boat")
def test_p4_ruling_D11_a_boat_slides_over_one_other_for_one_point_once_a_turn() -> None:
    match = play(acting(["R5"], boats=OVER), "boat.1")
    assert cells(match) == {"a3", "e3", "i3", "j3"}  # with all three cells behind boat 6
    play(match, "cell.j3")
    assert part(match, "boat", "1") == "h3_east"
    assert count(match, "points") == 5
    assert used(match) == ["boat_over_boat"]
    assert part(match, "fulfilled") == ["R5 used"]
    assert cells(play(match, "boat.1")) == {"g3"}


@rule("bonus.boat_over_boat")
def test_p4_ruling_D11_a_plain_slide_does_not_use_it_up() -> None:
    match = play(acting(["R5"], boats=OVER), "boat.1", "cell.e3")
    assert used(match) == []
    assert "cell.i3" in play(match, "boat.1").options


@rule("bonus.boat_over_boat")
def test_p4_ruling_D11_not_over_two_boats_nor_onto_one_nor_over_a_dock() -> None:
    assert cells(play(acting(["R5"], boats=OVER | {"7": "g3_north"}), "boat.1")) == {"a3", "e3"}
    assert cells(play(acting(["R5"], boats=OVER | {"7": "i3_north"}), "boat.1")) == {"a3", "e3"}
    assert cells(play(acting(["R5"], boats={"1": "c1_east", "2": "b1_south"}), "boat.1")) == {
        *["f1", "g1", "h1", "i1"]  # over boat 2 there is only the dock
    }


@rule("bonus.turn_180")
def test_p4_a_boat_is_lifted_and_put_down_the_other_way_round_for_one_point_once_a_turn() -> None:
    boats = {"1": "d1_east", "6": "e2_east", "2": "g1_south"}  # no room to turn, none ahead
    match = play(acting(["R4"], boats=boats), "boat.1")
    assert set(match.options) == {"cell.b1", "cell.c1", "half_turn"}
    play(match, "half_turn")
    assert part(match, "boat", "1") == "d1_west"
    assert (count(match, "points"), used(match)) == (5, ["turn_180"])
    assert "half_turn" not in play(match, "boat.1").options


@rule("bonus.turn_180")
@pytest.mark.parametrize("boats", [{"1": "d1_east", "7": "c2_north"}, {"1": "c1_east"}, {"1": "b3_east"}])
def test_p4_not_onto_another_boat_a_dock_or_over_the_border(boats: dict[str, str]) -> None:
    assert "half_turn" not in play(acting(["R4"], boats=boats), "boat.1").options


@rule("bonus.turn_180")
def test_p4_a_boat_with_its_merchant_in_the_middle_always_has_room_and_its_goods_change_sides() -> None:
    match = acting(["R4"], boats={"6": "g7_east"})  # across the bow of boat 8, which is shut in
    assert play(match, "boat.8").options == ("half_turn",)  # all it can do, and asked all the same
    play(match, "half_turn")
    assert part(match, "boat", "8") == "g9_south"
    assert (count(match, "points"), used(match)) == (5, ["turn_180"])


@rule("bonus.sideways")
def test_p4_ruling_D12_sideways_any_number_of_cells_over_free_water() -> None:
    match = play(acting(["R11"], boats={"1": "c3_east", "2": "d6_north"}), "boat.1")
    assert {"c1", "c2"} <= cells(match)  # the merchant's cell is named; d4 is taken to the south
    assert "c4" not in cells(match)
    play(match, "cell.c1")
    assert part(match, "boat", "1") == "c1_east"
    assert (count(match, "points"), used(match)) == (5, ["sideways"])
    assert "cell.c2" not in play(match, "boat.1").options


@rule("bonus.sideways")
def test_p4_ruling_D3_a_boat_with_its_merchant_in_the_middle_is_never_put_down_at_the_border() -> None:
    match = play(acting(["R11"], boats={"6": "d4_east"}), "boat.6")
    assert {cell for cell in cells(match) if cell[0] == "d"} == {"d2", "d3", "d5", "d6", "d7"}  # not d1
    match = play(acting(["R11"], boats={"6": "d4_north"}), "boat.6")
    assert {"b4", "c4", "e4", "f4", "g4", "h4", "i4"} <= cells(match)
    assert {"a4", "j4"}.isdisjoint(cells(match))


@rule("bonus.opposite_axis")
def test_p4_a_boat_with_its_merchant_at_the_end_turns_about_the_other_end() -> None:
    match = play(acting(["R9"], boats={"1": "d4_east"}), "boat.1")
    assert {"swing.left", "swing.right"} <= set(match.options)
    play(match, "swing.left")  # about f4: the merchant goes from d4 round by the south
    assert part(match, "boat", "1") == "f6_north"
    assert (count(match, "points"), used(match)) == (5, ["opposite_axis"])
    assert {"swing.left", "swing.right"}.isdisjoint(play(match, "boat.1").options)


@rule("bonus.opposite_axis")
def test_p4_ruling_D4_it_needs_room_like_any_turn_and_is_not_for_merchants_in_the_middle() -> None:
    match = play(acting(["R9"], boats={"1": "d4_east", "2": "d6_west"}), "boat.1")  # d6 is the far corner
    assert "swing.left" not in match.options
    assert "swing.right" in match.options
    match = play(acting(["R9"], boats={"6": "d4_east"}), "boat.6")
    assert not [thing for thing in match.options if thing.startswith("swing")]


# Messengers

# Pink's dock a1, boat 6 with b1 and b3 (its merchant at b2), boat 7 at d2 with c2 and e2.
HOPS = {"6": "b2_north", "7": "d2_west", "8": "f3_north"}


@rule("bonus.diagonal_step")
def test_p4_ruling_D13_one_diagonal_step_a_turn_for_one_point() -> None:
    match = acting(["R3"], boats=HOPS, messenger={"pink": "6a"})  # b1, with c2 diagonally below
    assert cells(match) == {"a1", "c2"}
    play(match, "cell.c2")
    assert part(match, "messenger") == "7a"
    assert (count(match, "points"), used(match)) == (5, ["diagonal_step"])
    assert cells(match) == set()  # b1 and b3 are diagonal


@rule("bonus.diagonal_step")
def test_p4_ruling_D13_never_diagonally_onto_water_or_a_merchant() -> None:
    match = acting(["R3"], boats={"6": "b3_north", "7": "d3_west"}, messenger={"pink": "6a"})  # b2; c3 is 7a
    assert cells(match) == {"a1", "c3"}
    match = acting(["R3"], boats={"6": "b3_north", "1": "c3_south"}, messenger={"pink": "6a"})
    assert cells(match) == {"a1"}  # c3 is a merchant


@rule("bonus.leap_water")
def test_p4_ruling_D13_one_leap_over_one_cell_of_water_in_a_straight_line() -> None:
    boats = {"6": "b2_north", "1": "d1_south"}  # b1, and the merchant of boat 1 at d1
    assert cells(acting(["R12"], boats=boats, messenger={"pink": "6a"})) == {"a1"}  # not onto a merchant
    boats = {"6": "b2_north", "1": "d3_north"}  # d1 is its far seat
    match = acting(["R12"], boats=boats, messenger={"pink": "6a"})
    assert cells(match) == {"a1", "d1"}
    play(match, "cell.d1")
    assert part(match, "messenger") == "1b"
    assert (count(match, "points"), used(match)) == (5, ["leap_water"])
    assert cells(match) == {"d2"}


@rule("bonus.leap_water")
def test_p4_ruling_D13_no_leap_over_a_boat_or_two_cells_and_none_round_a_corner() -> None:
    boats = {"6": "b2_north", "1": "c1_south", "2": "d3_north", "3": "e1_south"}
    assert cells(acting(["R12"], boats=boats, messenger={"pink": "6a"})) == {"a1"}  # a merchant is no water
    far = {"6": "b2_north", "1": "e3_north"}  # e1 is two cells of water away
    assert cells(acting(["R12"], boats=far, messenger={"pink": "6a"})) == {"a1"}


@rule("bonus.leap_water")
@rule("messenger.crossing")
def test_p4_ruling_D13_a_leap_or_diagonal_lands_where_somebody_stands_only_to_go_on() -> None:
    boats = {"6": "b2_north", "1": "d3_north"}
    taken = {"pink": "6a", "yellow": "1b"}  # d1, from where d2 is free
    assert "d1" not in cells(acting(["R12"], 1, boats, messenger=taken))
    assert cells(play(acting(["R12"], 2, boats, messenger=taken), "cell.d1")) == {"d2"}
    taken = {"pink": "6a", "yellow": "7a"}  # c2 between water and a merchant: there is no way on
    assert "c2" not in cells(acting(["R3"], 6, HOPS, messenger=taken))


@rule("bonus.leap_water")
@rule("bonus.diagonal_step")
def test_p4_a_way_on_by_another_bonus_is_a_way_on() -> None:
    """He leaps from b3 to d3, where yellow stands between water and a merchant, and leaves it diagonally to e4."""
    boats = {"1": "b1_south", "7": "d4_south", "8": "e5_north"}
    match = acting(["R12", "R3"], 6, boats, messenger={"pink": "1b", "yellow": "7b"})
    assert "cell.d3" in match.options
    play(match, "cell.d3")
    assert set(match.options) == {"cell.e4"}


@rule("bonus.cross_merchant")
def test_p4_ruling_D14_across_a_merchant_for_two_points_once_a_turn() -> None:
    match = acting(["R7"], boats=HOPS, messenger={"pink": "6a"})
    assert cells(match) == {"a1", "b2"}
    play(match, "cell.b2")
    assert set(match.options) == {"cell.b3", "cell.c2"}  # on, anywhere but back, and nothing else
    play(match, "cell.b3")
    assert part(match, "messenger") == "6b"
    assert (count(match, "points"), used(match)) == (4, ["cross_merchant"])
    assert cells(match) == set()


@rule("bonus.cross_merchant")
@pytest.mark.parametrize(("left", "coins", "may"), [(2, 0, True), (1, 0, False), (1, 1, True)])
def test_p4_ruling_D14_one_cannot_stay_on_a_merchant(left: int, coins: int, may: bool) -> None:
    match = acting(["R7"], left, HOPS, messenger={"pink": "6a"}, coins={"pink": coins})
    assert ("cell.b2" in match.options) == may


@rule("bonus.cross_merchant")
@rule("messenger.crossing")
def test_p4_ruling_D14_behind_the_merchant_another_messenger_is_crossed_with_more_points() -> None:
    taken = {"pink": "6a", "yellow": "6b"}
    boats = {"6": "b2_north", "1": "e3_west"}  # behind yellow at b3 lies c3
    assert "cell.b2" not in acting(["R7"], 2, boats, messenger=taken).options  # going back is not crossing
    match = play(acting(["R7"], 3, boats, messenger=taken), "cell.b2")
    assert cells(match) == {"b3"}
    assert cells(play(match, "cell.b3")) == {"c3"}  # the merchant once a turn


@rule("bonus.swap_messengers")
def test_p4_ruling_D17_two_messengers_in_a_boat_change_places_for_nothing_once_a_turn() -> None:
    secret = {"pink": ["R4"], "yellow": ["R3"]}  # ring, bonsai, flute; perfume, bonsai, rice bowl
    stack = {"ring": "6b", "perfume": "6a"}
    seats = {"pink": "6a", "yellow": "6b"}
    match = acting(["R6"], 0, HOPS, messenger=seats, secret=secret, stack=stack)
    assert match.options == ("swap_messengers", "done")
    play(match, "swap_messengers")
    assert (part(match, "messenger"), part(match, "messenger", "yellow")) == ("6b", "6a")
    assert used(match) == ["swap_messengers"]
    assert match.options == ("collect", "done")  # he has entered his new cell
    play(match, "collect", "done")
    assert part(match, "basket") == ["ring"]
    assert "collect" not in match.options  # the other has not


@rule("bonus.swap_messengers")
def test_p4_ruling_D17_only_in_the_same_boat() -> None:
    assert "swap_messengers" not in acting(["R6"], boats=HOPS, messenger={"pink": "6a", "yellow": "7a"}).options
    assert "swap_messengers" not in acting(["R6"], boats=HOPS, messenger={"yellow": "6a"}).options


@rule("bonus.diagonal_step")
@rule("messenger.crossing")
@pytest.mark.parametrize(("left", "coins", "way_on"), [(1, 0, None), (2, 0, {"d2"}), (1, 1, set())])
def test_p4_ruling_D13_a_diagonal_step_across_another_messenger(left: int, coins: int, way_on: set[str] | None) -> None:
    boats = {"6": "b2_north", "1": "e2_west"}  # b1, and c2 with d2 behind it
    match = acting(["R3"], left, boats, messenger={"pink": "6a", "yellow": "1b"}, coins={"pink": coins})
    assert ("cell.c2" in match.options) == (way_on is not None)
    if way_on is not None:
        assert cells(play(match, "cell.c2")) == way_on
        assert "done" not in match.options


@rule("messenger.crossing")
def test_ruling_D5_no_bonus_exchanges_anything_while_two_share_a_cell() -> None:
    boats = {"6": "b2_north"}
    stand = {"yellow": "6a", "green": "6b"}
    match = play(acting(["R6", "R1"], 6, boats, seats=3, messenger=stand), "cell.b1")
    assert match.options == ("cell.a1",)
