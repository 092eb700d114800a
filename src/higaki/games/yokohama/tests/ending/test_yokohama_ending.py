"""What brings the end, and how many turns are left then (p. 9), in written positions."""

from __future__ import annotations

from typing import Any

import pytest
from written import part, play, told

import higaki
from higaki.games.yokohama.printed import ORDERS

rule = pytest.mark.rule
NOBODY_KNOWS, FINISHING, LAST = 0, 1, 2


def acting(area: str, team: int, seats: int = 4, **more: Any) -> higaki.Match:
    """Red's president has come to an area where these assistants are; red began."""
    position = {
        "seats": seats,
        "president": {"red": area},
        "assistants": {area: ["red_assistant"] * team},
        "round": 3,
        "agenda": [f"BeginAction red {area}", "FinishTurn red", "BeginTurn blue"],
    }
    return higaki.start("yokohama", position | more, seed=1)


def ending(match: higaki.Match) -> int:
    return int(match.position().get("ending", NOBODY_KNOWS))


def pass_turns(match: higaki.Match, turns: int) -> higaki.Match:
    """So many turns in which nobody does anything. Presidents and assistants come home."""
    for _ in range(turns):
        seat = match.seat
        while not match.over and match.seat == seat:
            match.play(next(thing for thing in ("everybody", "recall", "done") if thing in match.options))
    return match


def sites(piece: str, number: int) -> dict[str, list[str]]:
    areas = ["port", "dock", "church", "customs", "agency", "laboratory", "chinatown", "research_center"][:number]
    return {f"{area}_{'house' if piece.endswith('house') else '1'}": [piece] for area in areas}


@rule("end.houses")
@pytest.mark.parametrize(("built", "near"), [(2, NOBODY_KNOWS), (3, FINISHING)])
def test_p9_the_fourth_trading_house_brings_the_end(built: int, near: int) -> None:
    houses: dict[str, Any] = {
        "building": sites("red_house", built),
        "supply": {"red": ["red_house"]},
        "site_card": {"bank": ["6"]},
    }
    match = play(acting("bank", 3, **houses), "site.bank_house")
    assert ending(match) == near
    assert len(told(match, "all_houses")) == near


@rule("end.shops")
@pytest.mark.parametrize(("built", "near"), [(6, NOBODY_KNOWS), (7, FINISHING)])
def test_p9_the_eighth_shop_brings_the_end(built: int, near: int) -> None:
    shops: dict[str, Any] = {
        "building": sites("red_shop", built),
        "supply": {"red": ["red_shop"]},
        "site_card": {"bank": ["6"]},
    }
    match = play(acting("bank", 3, **shops), "site.bank_1")
    assert ending(match) == near
    assert len(told(match, "all_shops")) == near


def with_orders_left(number: int) -> dict[str, Any]:
    """Both boards are full and so many cards are in the stack."""
    slots = [f"{board}_{slot}" for board in ("port", "dock") for slot in range(1, 7)]
    lying = dict(zip(slots, ([order] for order in ORDERS.names), strict=False))
    return {"order_slot": lying, "orders_removed": ORDERS.names[12 : len(ORDERS.names) - number]}


@rule("end.orders")
@rule("port.end")
@rule("dock.end")
@pytest.mark.parametrize("area", ["port", "dock"])
@pytest.mark.parametrize(("left", "near"), [(0, FINISHING), (1, NOBODY_KNOWS), (2, NOBODY_KNOWS)])
def test_p9_ruling_Y18_too_few_orders_to_fill_a_board_bring_the_end_exactly_enough_do_not(
    area: str, left: int, near: int
) -> None:
    match = play(acting(area, 1, **with_orders_left(left)), f"order_slot.{area}_1")
    assert ending(match) == near
    assert len(told(match, "no_orders")) == near


@rule("end.orders")
def test_p9_two_orders_taken_need_two_cards() -> None:
    match = acting("port", 1, yen={"red": 2}, **with_orders_left(1))
    play(match, "order_slot.port_1", "order_slot.port_2")
    assert ending(match) == FINISHING
    assert sorted(slot for slot in part(match, "order_slot") if slot.startswith("port")) == [
        f"port_{n}" for n in range(1, 6)
    ]


# By the number of players, how many assistants on a board bring the end, the neutral one included.
FULL = [(2, 5), (3, 5), (4, 6)]


def settled(board: str, seats: int, number: int) -> dict[str, list[str]]:
    """So many assistants on a board, with two players one of them neutral; the first space is free."""
    spaces = {f"{board}_{space}": ["blue_assistant"] for space in range(2, number + 2)}
    if seats == 2:
        spaces[f"{board}_4"] = ["neutral_assistant"]
    return spaces


@rule("end.church")
@pytest.mark.parametrize(("seats", "full"), FULL)
def test_p9_so_many_assistants_in_the_church_bring_the_end(seats: int, full: int) -> None:
    for before, near in [(full - 2, NOBODY_KNOWS), (full - 1, FINISHING)]:
        match = acting("church", 3, seats, space=settled("church", seats, before))
        assert ending(match) == near
        assert [event["spaces"] for event in told(match, "church_full")] == [full] * near


@rule("end.customs")
@pytest.mark.parametrize(("seats", "full"), FULL)
def test_p9_so_many_assistants_in_the_customs_house_bring_the_end(seats: int, full: int) -> None:
    for before, near in [(full - 2, NOBODY_KNOWS), (full - 1, FINISHING)]:
        match = acting("customs", 1, seats, space=settled("customs", seats, before), wares={"red": ["import"]})
        assert ending(match) == near
        assert [event["spaces"] for event in told(match, "customs_full")] == [full] * near


@rule("end.last_round")
@pytest.mark.parametrize(("first", "rest_of_round"), [("red", 3), ("blue", 0), ("yellow", 2), ("green", 1)])
def test_p9_the_round_is_finished_and_exactly_one_more_is_played(first: str, rest_of_round: int) -> None:
    match = acting("port", 1, first_player={"card": first}, **with_orders_left(0))
    play(match, "order_slot.port_1")
    assert ending(match) == FINISHING
    play(match, "done")
    pass_turns(match, rest_of_round)
    assert ending(match) == LAST
    assert len(told(match, "last_round")) == 1
    assert match.scene(None)["turn"] == first
    pass_turns(match, 3)
    assert not match.over
    pass_turns(match, 1)
    assert match.over


@rule("end.last_round")
@rule("rounds")
def test_p9_ruling_Y29_a_second_condition_in_the_last_round_changes_nothing() -> None:
    match = acting(
        "bank", 3, ending=LAST, supply={"red": ["red_house"]}, building=sites("red_house", 3), site_card={"bank": ["6"]}
    )
    play(match, "site.bank_house", "done")
    assert ending(match) == LAST and told(match, "all_houses") == []
    pass_turns(match, 3)
    assert match.over


@rule("end.last_round")
def test_p9_everybody_has_as_many_turns() -> None:
    turns = dict.fromkeys(range(4), 0)
    match = higaki.start(
        "yokohama", {"seats": 4, "first_player": {"card": "green"}, "turn": "green", "ending": FINISHING}
    )
    while not match.over:
        turns[match.seat] += 1
        pass_turns(match, 1)
    assert set(turns.values()) == {1}


@rule("rounds")
def test_ruling_Y14_a_game_that_nobody_ends_is_closed_after_forty_rounds() -> None:
    match = higaki.start("yokohama", {"seats": 2, "round": 39, "turn": "red"}, seed=1)
    assert part(match, "round") == 40
    pass_turns(match, 2)
    assert match.over
    assert [event["rounds"] for event in told(match, "closed")] == [40]
