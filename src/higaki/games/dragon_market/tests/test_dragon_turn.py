"""The turn: moving boats and messengers, collecting on the way (p. 2, p. 3), in written positions."""

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
# Boat 1 at the dock of pink: merchant d1, seats c1 (a) and b1 (b); boat 2 below it: e2, d2 (a), c2 (b).
JETTY = MOORED | {"1": "d1_west", "2": "e2_west"}


def acting(points: int = 6, **more: Any) -> higaki.Match:
    """Pink is in the middle of a turn with these points left; yellow is next."""
    position = {"seats": 2, "points": points, "agenda": ["TakeAction pink", "BeginTurn yellow"]}
    return higaki.start("dragon_market", position | more, seed=1)


# Boats (p. 2)


@rule("boat.slide")
def test_p2_a_boat_slides_any_number_of_cells_along_its_axis_for_one_point() -> None:
    match = play(acting(boat=MOORED | {"1": "c3_east"}), "boat.1")
    assert cells(match) == {"a3", "b3", "f3", "g3", "h3", "i3", "j3"}  # never sideways
    play(match, "cell.h3")
    assert match.position()["boat"]["1"] == "f3_east"
    assert count(match, "points") == 5
    assert [(event["boat"], event["cell"]) for event in told(match, "slid")] == [("1", "h3")]


@rule("boat.slide")
def test_p2_docks_boats_and_the_border_stop_it() -> None:
    match = play(acting(boat=MOORED | {"1": "c1_east", "2": "h1_south"}), "boat.1")
    assert cells(match) == {"b1", "f1", "g1"}


@rule("boat.turn")
@pytest.mark.parametrize(("sense", "heading"), [("left", "north"), ("right", "south")])
def test_p2_a_boat_turns_by_a_quarter_about_its_merchant_for_one_point(sense: str, heading: str) -> None:
    match = play(acting(boat=MOORED | {"1": "d4_east"}), "boat.1", f"turn.{sense}")
    assert match.position()["boat"]["1"] == f"d4_{heading}"
    assert count(match, "points") == 5
    assert [(event["boat"], event["heading"]) for event in told(match, "turned")] == [("1", heading)]


@rule("boat.turn")
def test_p2_ruling_D4_a_boat_with_its_merchant_at_the_end_needs_the_far_corner() -> None:
    assert "turn.left" not in play(acting(boat=MOORED | {"1": "d4_east", "2": "f2_east"}), "boat.1").options
    assert "turn.left" in play(acting(boat=MOORED | {"1": "d4_east", "2": "g2_east"}), "boat.1").options


@rule("boat.turn")
def test_p2_ruling_D4_a_boat_with_its_merchant_in_the_middle_needs_two_of_the_four_corners() -> None:
    others = {"1": "d3_north", "2": "f5_south"}  # at d3 and f5; the boat lies on d4, e4, f4
    match = play(acting(boat=MOORED | others | {"6": "e4_east"}), "boat.6")
    assert [thing for thing in match.options if thing.startswith("turn")] == ["turn.left"]


@rule("boat.blocked")
def test_p2_a_boat_that_is_shut_in_can_neither_be_moved_nor_turned() -> None:
    match = acting(boat=MOORED | {"6": "g7_east"})  # across the bows of 7, 8 and 9
    assert {"boat.7", "boat.8", "boat.9"}.isdisjoint(match.options)
    assert {"boat.6", "boat.10"} <= set(match.options)
    with pytest.raises(higaki.IllegalChoice, match=r"boat\.8 cannot be chosen now"):
        match.play("boat.8")


@rule("boat.blocked")
def test_p2_a_dock_stops_a_turn() -> None:
    match = play(acting(boat=MOORED | {"1": "a3_east"}), "boat.1")
    assert "turn.left" not in match.options  # it would sweep a1
    assert "turn.right" in match.options


@rule("boat.slide")
def test_ruling_D6_goods_and_messengers_ride_along_and_enter_nothing() -> None:
    order = {"pink": ["B6"], "yellow": ["B1"]}  # B6: carpet, ring, lantern, rice bowl
    stack = {"carpet": "1a", "perfume": "1b"}
    messengers = {"pink": "1a", "yellow": "1b"}
    match = acting(boat=MOORED | {"1": "d4_west"}, order=order, stack=stack, messenger=messengers)
    play(match, "boat.1", "cell.e4", "boat.1", "turn.left")
    after = match.position()
    assert after["boat"]["1"] == "e4_south"
    assert (after["messenger"]["pink"], after["messenger"]["yellow"]) == ("1a", "1b")
    assert (after["stack"]["carpet"], after["stack"]["perfume"]) == ("1a", "1b")
    assert "basket" not in after
    assert not told(match, "collected")


# Messengers (p. 3)


@rule("messenger.step")
def test_p3_a_step_to_the_next_cell_of_a_boat_costs_a_point() -> None:
    match = play(acting(), "cell.b1")  # the ready-made start: seat a of boat 8 lies at the dock
    assert match.position()["messenger"]["pink"] == "8a"
    assert count(match, "points") == 5
    assert [event["cell"] for event in told(match, "stepped")] == ["b1"]


@rule("messenger.step")
@pytest.mark.parametrize(
    ("spot", "near"),
    [
        ("8a", {"a1"}),  # b1: the merchant of the own boat at b2 is no way
        ("8b", {"b4"}),  # b3: onto the neighbouring boat 10, not diagonally
        ("1b", {"c6"}),  # c5: within the boat; c4 is a merchant, b4 and d4 are diagonal
        ("10a", set()),  # d4: water and a merchant all around
        ("4b", {"f9", "e10"}),  # e9: within the boat and onto boat 5
    ],
)
def test_p3_never_onto_water_a_merchant_or_diagonally(spot: str, near: set[str]) -> None:
    assert cells(acting(messenger={"pink": spot})) == near


@rule("messenger.step")
def test_p3_without_points_no_step_and_no_boat() -> None:
    assert acting(0).options == ("done",)


@rule("messenger.docks")
@pytest.mark.parametrize(
    ("seats", "spot", "cell", "dock"),
    [
        (2, "7a", "j10", "dock_se"),  # yellow's, who is away
        (2, "2b", "j1", "dock_ne"),  # nobody's: ruling D7
        (3, "9a", "a10", "dock_sw"),  # nobody's: ruling D7
    ],
)
def test_p3_ruling_D7_all_docks_may_be_entered_and_kept(seats: int, spot: str, cell: str, dock: str) -> None:
    match = play(acting(seats=seats, messenger={"pink": spot, "yellow": "1a"}), f"cell.{cell}")
    assert match.position()["messenger"]["pink"] == dock
    assert "done" in match.options


@rule("messenger.docks")
def test_p2_ruling_D7_docks_of_nobody_stop_boats() -> None:
    match = play(acting(boat=MOORED | {"1": "g1_east", "6": "b5_south"}), "boat.1")
    assert cells(match) == {"b1", "c1", "d1", "e1", "f1"}  # i1 is its end, j1 the unused dock


@rule("messenger.crossing")
def test_p3_ruling_D5_where_another_stands_one_goes_on_and_does_nothing_else() -> None:
    match = acting(3, boat=JETTY, messenger={"yellow": "1b"}, coins={"pink": 3})
    play(match, "cell.b1")
    assert set(match.options) == {"cell.a1", "cell.c1"}  # no boat, no coin, no end of the turn
    play(match, "cell.c1")
    assert "done" in match.options
    assert count(match, "points") == 1


@rule("messenger.crossing")
@pytest.mark.parametrize(
    ("left", "more", "may"),
    [
        (2, {}, True),
        (1, {}, False),
        (1, {"coins": {"pink": 1}}, True),
        (1, {"coins": {"yellow": 5}}, False),
        (1, {"coins": {"pink": 1}, "spent": 1}, True),
        (1, {"coins": {"pink": 5}, "spent": 2}, False),
    ],
)
def test_p3_ruling_D5_crossing_needs_a_point_or_a_coin_to_go_on(left: int, more: dict[str, Any], may: bool) -> None:
    match = acting(left, boat=JETTY, messenger={"yellow": "1b"}, **more)
    assert ("cell.b1" in match.options) == may


@rule("messenger.crossing")
def test_p3_ruling_D5_a_coin_pays_for_the_way_on() -> None:
    match = play(acting(1, boat=JETTY, messenger={"yellow": "1b"}, coins={"pink": 1}), "cell.b1")
    assert match.options == ("coin",)
    play(match, "coin")
    assert set(match.options) == {"cell.a1", "cell.c1"}


@rule("messenger.crossing")
def test_ruling_D5_several_in_a_row_are_crossed_if_the_points_suffice() -> None:
    row = {"yellow": "1b", "green": "1a", "purple": "2b"}  # b1, c1, c2; free is only d2, or the way back
    row_of_four: dict[str, Any] = {"seats": 4, "boat": JETTY, "messenger": row}
    assert cells(play(acting(2, **row_of_four), "cell.b1")) == {"a1"}
    assert cells(play(acting(3, **row_of_four), "cell.b1")) == {"a1"}
    match = play(acting(4, **row_of_four), "cell.b1")
    assert cells(match) == {"a1", "c1"}
    assert cells(play(match, "cell.c1")) == {"b1", "c2"}
    assert cells(play(match, "cell.c2")) == {"d2"}
    assert play(match, "cell.d2").options == ("done",)


@rule("messenger.crossing")
def test_p3_where_the_way_ends_behind_another_one_can_only_come_back() -> None:
    match = acting(2, boat=MOORED | {"6": "b2_north"}, messenger={"yellow": "6a"})
    assert cells(play(match, "cell.b1")) == {"a1"}
    assert play(match, "cell.a1").options == ("done",)


# Collecting (p. 3)

WANTED: dict[str, Any] = {
    "boat": JETTY,
    "order": {"pink": ["B6"], "yellow": ["B5"]},  # carpet, ring, lantern, rice bowl; ring, snake, vase, fruit basket
    "stack": {"ring": "1b", "carpet": "1a", "fan": "2b", "lantern": "2a"},
}


def basket(match: higaki.Match, seat: str = "pink") -> list[str]:
    return list(match.position().get("basket", {}).get(seat, []))


@rule("messenger.collect")
def test_p3_ruling_D8_he_collects_what_the_order_needs_where_he_steps_at_no_cost() -> None:
    match = play(acting(4, **WANTED), "cell.b1", "cell.c1", "cell.c2", "cell.d2")
    assert basket(match) == ["carpet", "ring", "lantern"]  # the fan is on no order of pink's
    assert [event["good"] for event in told(match, "collected")] == ["ring", "carpet", "lantern"]
    assert count(match, "points") == 0


@rule("messenger.collect")
def test_p3_one_token_per_stack_and_none_of_what_he_has() -> None:
    match = play(acting(6, **WANTED), "cell.b1", "cell.a1", "cell.b1")
    assert basket(match) == ["ring"]
    market = next(part for part in match.scene(None)["places"] if part["place"] == "market")
    assert {piece["kind"]: piece["count"] for piece in market["pieces"]}["ring"] == 1


@rule("messenger.collect")
def test_p3_an_empty_stack_gives_nothing() -> None:
    match = play(acting(6, **WANTED, delivered=["ring", "ring"]), "cell.b1")
    assert basket(match) == []


@rule("messenger.collect")
def test_p3_he_collects_in_passing_another_messenger() -> None:
    match = play(acting(6, **WANTED, messenger={"yellow": "1b"}), "cell.b1")
    assert basket(match) == ["ring"]
    assert basket(match, "yellow") == []


@rule("messenger.collect")
def test_p3_two_players_get_the_two_tokens_of_a_kind() -> None:
    match = acting(6, **WANTED, messenger={"yellow": "1a"})
    play(match, "cell.b1", "cell.a1", "done", "coins.0", "cell.b1")
    assert (basket(match), basket(match, "yellow")) == (["ring"], ["ring"])


@rule("messenger.collect")
def test_ruling_D8_what_he_stands_on_he_must_leave_and_enter_again() -> None:
    match = acting(6, **WANTED, messenger={"pink": "1b"})
    assert basket(play(match, "boat.2", "cell.b2")) == []
    assert basket(play(match, "cell.a1", "cell.b1")) == ["ring"]


# Points (p. 3)


@rule("turn.freedom")
def test_p3_points_go_to_boats_and_messenger_in_any_order() -> None:
    match = acting(6, boat=MOORED | {"6": "d2_west", "1": "d6_north"})
    play(match, "boat.6", "cell.a2")  # its bow comes to the dock
    play(match, "cell.a2", "boat.6", "cell.j2")
    play(match, "boat.1", "cell.d1", "boat.1", "cell.d7")
    assert count(match, "points") == 1
    assert match.position()["messenger"]["pink"] == "6a"
    assert {"boat.1", "boat.6", "done"} <= set(match.options)


@rule("turn.freedom")
def test_p3_boats_with_others_on_them_may_be_moved_and_a_turn_may_end_with_points_left() -> None:
    match = acting(6, boat=JETTY, messenger={"yellow": "2a"})
    play(match, "boat.2", "cell.j2", "done", "coins.5")
    assert match.position()["boat"]["2"] == "j2_west"
    assert match.seat == 1
