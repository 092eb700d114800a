"""Port and dock: orders (p. 14, p. 16), in written positions."""

from __future__ import annotations

from typing import Any

import pytest
from written import part, play, seen, told

import higaki

rule = pytest.mark.rule
each_strength = pytest.mark.parametrize("strength", [1, 2, 3, 4, 5])
each_board = pytest.mark.parametrize("area", ["port", "dock"])
CARDS = ["us_1", "fr_2", "gb_3", "de_4", "fr_5", "nl_6"]


def acting(area: str, strength: int, **more: Any) -> higaki.Match:
    """Red acts with this strength; the board of the area holds six orders, the other one none."""
    position = {
        "seats": 4,
        "president": {"red": area},
        "assistants": {area: ["red_assistant"] * (strength - 1)},
        "order_slot": {f"{area}_{slot}": [card] for slot, card in enumerate(CARDS, 1)},
        "agenda": [f"BeginAction red {area}", "FinishTurn red", "BeginTurn blue"],
    }
    return higaki.start("yokohama", position | more, seed=1)


def slots(match: higaki.Match) -> list[str]:
    return [thing.removeprefix("order_slot.") for thing in match.options if thing.startswith("order_slot.")]


def board(match: higaki.Match, area: str) -> list[str]:
    """The cards on a board from left to right."""
    lying = part(match, "order_slot")
    return [lying[f"{area}_{slot}"][0] for slot in range(1, 7) if f"{area}_{slot}" in lying]


def yen(match: higaki.Match) -> int:
    return int(match.position().get("yen", {}).get("red", 0))


def step(match: higaki.Match) -> str:
    return str(match.scene(None)["step"]["name"])


@rule("area.port")
@rule("area.dock")
@each_board
@each_strength
def test_p16_the_stronger_the_higher_the_level(area: str, strength: int) -> None:
    match = acting(area, strength)
    reached = [0, 2, 4, 6, 6][strength - 1]
    assert slots(match) == [f"{area}_{slot}" for slot in range(1, reached + 1)]
    assert match.scores[0] == (3 if strength == 5 else 0)


@rule("area.port")
@rule("area.dock")
@each_board
def test_p16_an_order_is_taken_into_the_hand_before_all_eyes(area: str) -> None:
    match = play(acting(area, 4), f"order_slot.{area}_5")
    assert part(match, "hand", "red") == ["fr_5"]
    assert [event["order"] for event in told(match, "took_order", "blue")] == ["fr_5"]


@rule("area.port")
@rule("area.dock")
@each_board
def test_p16_ruling_Y8_an_order_is_taken_if_one_of_the_right_level_lies_there(area: str) -> None:
    match = acting(area, 5)
    assert slots(match) == [f"{area}_{slot}" for slot in range(1, 7)] and "done" not in match.options
    assert match.scene("red")["refused"]["done"] == {"why": "must_take_order"}
    too_high = {"order_slot": {f"{area}_3": ["gb_3"]}}
    assert step(acting(area, 2, **too_high)) == "FinishTurn"
    one = acting(area, 2, order_slot={f"{area}_2": ["fr_2"]})  # one answer is no question
    assert part(one, "hand", "red") == ["fr_2"]


@rule("area.port")
def test_p16_ruling_Y8_the_points_come_with_a_full_hand_too() -> None:
    full = acting("port", 5, hand={"red": ["de_9", "gb_10", "nl_11"]})
    assert step(full) == "FinishTurn" and full.scores[0] == 3


# The second order


@rule("port.second")
@rule("dock.second")
@each_board
@pytest.mark.parametrize(("payment", "left"), [("pay_yen", (["import"], 1)), ("pay_import", ([], 3))])
def test_p16_a_second_order_costs_two_yen_or_an_import_good(
    area: str, payment: str, left: tuple[list[str], int]
) -> None:
    match = acting(area, 2, yen={"red": 3}, wares={"red": ["import"]})
    play(match, f"order_slot.{area}_1")
    assert slots(match) == [f"{area}_2"]  # under the same conditions, before the cards move
    play(match, f"order_slot.{area}_2", payment)
    assert part(match, "hand", "red") == ["us_1", "fr_2"]
    assert (part(match, "wares", "red"), yen(match)) == left
    assert step(match) == "FinishTurn"


@rule("port.second")
@rule("dock.second")
@each_board
def test_p16_without_two_yen_or_an_import_good_there_is_no_second_one(area: str) -> None:
    match = play(acting(area, 4, yen={"red": 1}), f"order_slot.{area}_1")
    assert step(match) == "FinishTurn"


@rule("port.second")
@rule("dock.second")
@each_board
def test_p16_ruling_Y8_no_second_without_a_first_no_third_and_no_more_points(area: str) -> None:
    match = play(acting(area, 5, yen={"red": 9}), f"order_slot.{area}_6", f"order_slot.{area}_5")
    assert step(match) == "FinishTurn"
    assert (match.scores[0], yen(match)) == (3, 7)
    none = acting(area, 2, yen={"red": 9}, order_slot={f"{area}_3": ["gb_3"], f"{area}_4": ["de_4"]})
    assert step(none) == "FinishTurn" and yen(none) == 9
    one = play(acting(area, 5, yen={"red": 9}), f"order_slot.{area}_6", "done")
    assert part(one, "hand", "red") == ["nl_6"] and yen(one) == 9


@rule("port.hand")
@rule("dock.hand")
@each_board
def test_p16_who_holds_three_orders_takes_none(area: str) -> None:
    full = {"hand": {"red": ["de_9", "gb_10"]}, "kept": {"red": ["nl_11"]}}
    match = acting(area, 4, yen={"red": 9}, **full)
    assert step(match) == "FinishTurn"
    two = {"hand": {"red": ["de_9"]}, "kept": {"red": ["nl_11"]}}
    almost = play(acting(area, 4, yen={"red": 9}, **two), f"order_slot.{area}_1")
    assert step(almost) == "FinishTurn"  # the first filled the hand, so no second
    assert seen(almost, None, "hand", "red")["count"] == 2


@rule("example.port")
@rule("example.dock")
@each_board
def test_p16_example_hisashi_takes_a_middle_order_and_for_two_yen_a_low_one(area: str) -> None:
    match = acting(area, 3, yen={"red": 2})
    assert slots(match) == [f"{area}_{slot}" for slot in (1, 2, 3, 4)]
    play(match, f"order_slot.{area}_3", f"order_slot.{area}_1")
    assert part(match, "hand", "red") == ["us_1", "gb_3"]
    assert yen(match) == 0


@rule("port.second")
def test_p16_nobody_is_asked_for_a_second_order_when_none_of_the_right_level_is_left() -> None:
    rich = {"yen": {"red": 9}, "technologies": {"red": ["textile_factory"]}, "wares": {"red": ["silk"]}}
    lying = {"order_slot": {"port_1": ["us_1"], "port_3": ["gb_3"]}}
    match = acting("port", 2, **rich, **lying)
    assert part(match, "hand", "red") == ["us_1"]
    assert step(match) == "FinishTurn"


# Refilling


@rule("port.refill")
@rule("dock.refill")
@each_board
def test_p16_the_others_move_to_the_left_and_new_cards_follow_from_the_left(area: str) -> None:
    match = acting(area, 4, yen={"red": 2})
    deck = seen(match, None, "order_deck")["count"]
    play(match, f"order_slot.{area}_4")
    assert len(board(match, area)) == 5  # not before the action is over
    play(match, f"order_slot.{area}_1")
    assert board(match, area)[:4] == ["fr_2", "gb_3", "fr_5", "nl_6"]
    assert len(set(board(match, area)) - set(CARDS)) == 2
    assert seen(match, None, "order_deck")["count"] == deck - 2


@rule("port.refill")
@rule("dock.refill")
def test_p16_ruling_Y18_only_the_board_of_the_action_is_refilled() -> None:
    match = play(acting("port", 2), "order_slot.port_1")
    assert board(match, "dock") == []


@rule("port.refill")
def test_p16_the_last_card_of_the_stack_goes_to_the_leftmost_free_space() -> None:
    match = acting("port", 2)
    stack = [piece["kind"] for piece in seen(match, None, "order_deck").get("pieces", [])]
    assert stack == []  # nobody sees what comes
    rest = match.position()
    left_over = [f"gb_{n}" for n in (10, 14, 15, 16, 17, 18, 19)] + [f"us_{n}" for n in (12, 20, 21, 22, 23, 24)]
    left_over += [f"fr_{n}" for n in (7, 25, 26, 27, 28, 29)] + [f"de_{n}" for n in (9, 13, 30, 31, 32, 33)]
    left_over += [f"nl_{n}" for n in (8, 11, 34, 35)]
    match = higaki.start("yokohama", rest | {"orders_removed": left_over, "yen": {"red": 2}}, seed=1)
    assert seen(match, None, "order_deck")["count"] == 1
    play(match, "order_slot.port_1", "order_slot.port_2")
    assert board(match, "port") == ["gb_3", "de_4", "fr_5", "nl_6", "nl_36"]
