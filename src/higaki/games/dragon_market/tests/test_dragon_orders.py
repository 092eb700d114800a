"""Fulfilling orders, the end of the game, and what stays secret in the advanced game (p. 3)."""

from __future__ import annotations

import json
from typing import Any

import pytest
from written import cells, part, play, told

import higaki

rule = pytest.mark.rule
PLAYERS = ["pink", "yellow", "green", "purple"]
B6 = ["carpet", "ring", "lantern", "rice_bowl"]
R4 = ["ring", "bonsai", "flute"]
ADVANCED = {"mode": "advanced"}


def acting(points: int = 6, **more: Any) -> higaki.Match:
    """Pink is at b1, beside the dock, in the middle of a turn with these points left; yellow is next."""
    position = {
        "seats": 2,
        "points": points,
        "messenger": {"pink": "8a"},
        "agenda": ["TakeAction pink", "BeginTurn yellow"],
    }
    return higaki.start("dragon_market", position | more, seed=1)


# The basic game


@rule("order.fulfil")
def test_p3_back_at_the_dock_with_all_goods_the_order_is_fulfilled_and_the_turn_goes_on() -> None:
    match = play(acting(order={"pink": ["B6"], "yellow": ["B1"]}, basket={"pink": B6}), "cell.a1")
    after = match.position()
    assert part(match, "fulfilled", "pink") == ["B6"]
    assert sorted(after["delivered"]) == sorted(B6)  # into the box
    assert part(match, "basket", "pink") == []
    assert len(part(match, "order", "pink")) == 1  # the next one, openly
    assert told(match, "drawn")[-1]["order"] == part(match, "order", "pink")[0]
    assert [(event["order"], event["orders"]) for event in told(match, "fulfilled")] == [("B6", 1)]
    assert (match.seat, after["points"]) == (0, 5)
    assert "cell.b1" in match.options


@rule("order.fulfil")
def test_p3_with_a_good_missing_nothing_happens_at_the_dock() -> None:
    match = play(acting(order={"pink": ["B6"]}, basket={"pink": B6[:3]}), "cell.a1")
    assert part(match, "order", "pink") == ["B6"]
    assert part(match, "basket", "pink") == B6[:3]


@rule("order.fulfil")
def test_p3_only_the_own_dock_counts() -> None:
    messengers = {"pink": "7a", "yellow": "1a"}
    match = play(acting(order={"pink": ["B6"]}, basket={"pink": B6}, messenger=messengers), "cell.j10")
    assert part(match, "order", "pink") == ["B6"]


@rule("order.fulfil")
def test_p3_the_last_good_does_not_fulfil_the_order_before_the_way_home() -> None:
    messenger = {"pink": "dock_nw"}
    match = acting(order={"pink": ["B6"]}, basket={"pink": B6[1:]}, stack={"carpet": "8a"}, messenger=messenger)
    play(match, "cell.b1")
    assert len(part(match, "basket", "pink")) == 4
    assert not told(match, "fulfilled")
    play(match, "cell.a1")
    assert told(match, "fulfilled")


@rule("aim")
@rule("end.basic")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_p3_the_second_order_ends_the_game_at_once(seats: int) -> None:
    match = acting(6, seats=seats, order={"pink": ["B6"]}, basket={"pink": B6}, fulfilled={"pink": ["B1"]})
    play(match, "cell.a1")
    assert match.over
    assert match.seat == -1
    assert match.scores[0] == 2
    assert match.ranking[0] == [0]
    assert [event["seat"] for event in told(match, "won")] == ["pink"]
    assert match.position()["points"] == 5  # whatever was left


@rule("end.basic")
def test_p3_one_order_does_not_end_the_game() -> None:
    assert not play(acting(order={"pink": ["B6"]}, basket={"pink": B6}), "cell.a1").over


@rule("variant.three_orders")
@pytest.mark.parametrize("seats", [2, 3])
def test_p3_in_the_long_game_three_orders_are_needed(seats: int) -> None:
    for before, over in (["B1"], False), (["B1", "B2"], True):
        long: dict[str, Any] = {"seats": seats, "options": {"long_game": True}, "fulfilled": {"pink": before}}
        match = play(acting(order={"pink": ["B6"]}, basket={"pink": B6}, **long), "cell.a1")
        assert match.over == over


@rule("variant.three_orders")
def test_p3_the_long_game_is_for_two_and_three() -> None:
    with pytest.raises(higaki.BadSetting, match="long_game"):
        higaki.new("dragon_market", seats=4, seed=1, long_game=True)


# Somebody stands on the own dock (ruling D5)

OCCUPIED: dict[str, Any] = {
    "messenger": {"pink": "8a", "yellow": "dock_nw"},
    "order": {"pink": ["B6"]},
    "basket": {"pink": B6},
}


@rule("end.basic")
def test_ruling_D5_the_last_step_onto_the_occupied_dock_wins_without_a_point_to_go_on() -> None:
    match = acting(1, fulfilled={"pink": ["B1"]}, **OCCUPIED)
    assert "cell.a1" in match.options
    assert play(match, "cell.a1").over


@rule("order.fulfil")
def test_ruling_D5_an_order_handed_in_on_the_occupied_dock_counts_and_one_goes_on() -> None:
    assert "cell.a1" not in acting(1, **OCCUPIED).options  # it would not win, and he could not leave
    match = play(acting(2, **OCCUPIED), "cell.a1")
    assert part(match, "fulfilled", "pink") == ["B6"]
    assert match.options == ("cell.b1",)


@rule("end.basic")
def test_ruling_D5_two_in_a_row_are_crossed_if_the_dock_behind_them_wins() -> None:
    """Over yellow at c1 and green at b1 onto the dock where purple stands: the third step wins and needs no fourth."""
    boats = {
        **{"1": "d1_west", "2": "e2_west", "3": "b10_north", "4": "c10_north", "5": "d10_north"},
        **{"6": "e9_north", "7": "f9_north", "8": "g9_north", "9": "h9_north", "10": "i9_north"},
    }
    row = {"pink": "2b", "yellow": "1a", "green": "1b", "purple": "dock_nw"}  # c2, c1, b1, a1
    home: dict[str, Any] = {
        "seats": 4,
        "boat": boats,
        "messenger": row,
        "order": {"pink": ["B6"]},
        "basket": {"pink": B6},
    }
    assert cells(play(acting(3, **home), "cell.c1")) == {"c2"}  # it would not win, and he could not stay at a1
    match = acting(3, **home, fulfilled={"pink": ["B1"]})
    assert cells(play(match, "cell.c1")) == {"c2", "b1"}
    assert play(match, "cell.b1", "cell.a1").over


# The advanced game


def handing_in(**more: Any) -> higaki.Match:
    """Pink brings the goods of R4 home, which gives the half turn."""
    position: dict[str, Any] = {
        "options": ADVANCED,
        "secret": {"pink": ["R4"], "yellow": ["R12"]},
        "basket": {"pink": R4},
    }
    return play(acting(**(position | more)), "cell.a1")


@rule("advanced.fulfil")
@rule("advanced.next")
def test_p3_a_red_order_is_laid_open_brings_its_bonus_and_two_new_ones_to_choose_from() -> None:
    match = handing_in()
    assert part(match, "fulfilled", "pink") == ["R4"]
    assert [event["bonus"] for event in told(match, "bonus")] == ["turn_180"]
    assert match.scene(0)["step"]["name"] == "ChooseOrder"
    offered = part(match, "offer", "pink")
    assert len(offered) == 2
    assert not {"R4", "R12"} & set(offered)
    play(match, f"order.{offered[0]}")
    assert part(match, "secret", "pink") == [offered[0]]
    assert part(match, "offer", "pink") == []
    deck = next(place["count"] for place in match.scene(None)["places"] if place["place"] == "deck")
    assert deck == 13 - 3
    assert (match.seat, match.position()["points"]) == (0, 5)


@rule("advanced.fulfil")
def test_p4_the_new_bonus_serves_in_the_same_turn() -> None:
    match = handing_in()
    play(match, match.options[0], "boat.3")
    assert "half_turn" in match.options


@rule("end.advanced")
def test_p3_ruling_D21_the_third_red_order_ends_the_game_and_its_bonus_is_void() -> None:
    assert not handing_in(fulfilled={"pink": ["R1"]}).over
    coins = ["necklace", "frog", "teapot"]
    won: dict[str, Any] = {"secret": {"pink": ["R10"]}, "basket": {"pink": coins}, "fulfilled": {"pink": ["R1", "R3"]}}
    match = handing_in(**won)
    assert match.over
    assert match.scores == [3, 0]
    assert not told(match, "bonus")
    assert "coins" not in match.position()


@rule("advanced.fulfil")
def test_ruling_D8_collecting_red_orders_is_a_choice_until_he_leaves() -> None:
    messenger = {"pink": "dock_nw"}
    order: dict[str, Any] = {"options": ADVANCED, "secret": {"pink": ["R4"]}, "stack": {"ring": "8a", "fan": "8b"}}
    match = play(acting(messenger=messenger, **order), "cell.b1")
    assert part(match, "basket", "pink") == []
    assert "collect" in match.options
    play(match, "boat.3", "cell.h3")
    assert "collect" in match.options  # something else came between
    left = play(acting(messenger=messenger, **order), "cell.b1", "cell.a1")
    assert "collect" not in left.options
    play(match, "collect")
    assert part(match, "basket", "pink") == ["ring"]
    assert "collect" not in match.options
    assert match.position()["points"] == 4  # one step, one boat


@rule("messenger.collect")
def test_ruling_D8_after_the_turn_he_must_leave_and_come_back() -> None:
    order: dict[str, Any] = {"options": ADVANCED, "secret": {"pink": ["R4"]}, "stack": {"ring": "8a"}}
    position = {"seats": 2, "messenger": {"pink": "8a"}, "turn": "pink"}
    match = higaki.start("dragon_market", position | order, seed=1)
    assert "collect" not in match.options
    assert "collect" in play(match, "cell.a1", "cell.b1").options


@rule("messenger.crossing")
def test_ruling_D5_he_collects_where_somebody_stands_before_he_goes_on() -> None:
    order: dict[str, Any] = {"options": ADVANCED, "secret": {"pink": ["R4"]}, "stack": {"ring": "8a"}}
    match = play(acting(messenger={"pink": "dock_nw", "yellow": "8a"}, **order), "cell.b1")
    assert match.options == ("cell.a1", "collect")
    assert part(play(match, "collect"), "basket", "pink") == ["ring"]


# Secrets


@rule("advanced.setup")
def test_p3_a_secret_order_is_in_nobody_elses_scene_or_log() -> None:
    match = higaki.new("dragon_market", seats=3, seed=4, boats="ready", mode="advanced")
    for _ in range(3):
        match.play(match.options[0])
    secrets = {seat: match.position()["secret"][PLAYERS[seat]][0] for seat in range(3)}
    for viewer in (0, 1, 2, None):
        for seat, order in secrets.items():
            if viewer is None or viewer != seat:
                seen = json.dumps([shown for shown in match.scene(viewer)["places"] if shown["place"] != "unused"])
                heard = [event.get("kind") for entry in match.told(viewer) for event in entry["events"]]
                assert f'"{order}"' not in seen
                assert order not in heard
            else:
                assert f'"{order}"' in json.dumps(match.scene(viewer))


@rule("advanced.next")
def test_p3_the_orders_to_choose_from_are_for_the_own_eyes() -> None:
    match = handing_in()
    offered = part(match, "offer", "pink")
    assert match.scene(0)["options"] == [f"order.{order}" for order in offered]
    for viewer in (1, None):
        seen = json.dumps(match.scene(viewer))
        assert not [order for order in offered if f'"{order}"' in seen or f"order.{order}" in seen]


@rule("advanced.setup")
def test_ruling_D8_a_turn_is_asked_for_its_end_so_that_a_skipped_question_tells_nothing() -> None:
    match = acting(0, options=ADVANCED, secret={"pink": ["R4"]})
    assert match.options == ("done",)
    assert match.seat == 0


# The market closes (ruling D20)


def last_round(**more: Any) -> higaki.Match:
    position: dict[str, Any] = {"seats": 3, "round": 60, "dragon": {"dragon": "pink"}}
    return higaki.start("dragon_market", position | {"agenda": ["TakeAction green", "BeginTurn pink"]} | more, seed=1)


@rule("end.basic")
def test_ruling_D20_after_sixty_rounds_orders_then_goods_then_coins_decide() -> None:
    greens = {"order": {"green": ["B6"]}, "basket": {"green": ["ring"]}}
    match = play(last_round(fulfilled={"yellow": ["B1"]}, coins={"pink": 9}, **greens), "done")
    assert match.over
    assert match.ranking == [[1], [2], [0]]
    assert [event["rounds"] for event in told(match, "closed")] == [60]
    match = play(last_round(coins={"pink": 1, "green": 1}), "done")
    assert match.ranking == [[0, 2], [1]]


@rule("end.basic")
def test_ruling_D20_the_market_is_open_in_the_sixtieth_round() -> None:
    match = play(last_round(round=59), "done")
    assert not match.over
    assert match.position()["round"] == 60


@rule("end.basic")
def test_ruling_D20_a_round_begins_with_the_turn_of_the_start_player() -> None:
    match = play(last_round(dragon={"dragon": "yellow"}), "done")
    assert not match.over  # pink's turn still belongs to the sixtieth round
    assert match.position()["round"] == 60
    assert play(match, "done", "coins.0").over
