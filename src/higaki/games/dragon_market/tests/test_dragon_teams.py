"""The team game for four (p. 4): pink and green against yellow and purple.

What a team shares is written at its first member's places.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from written import play, told

import higaki

rule = pytest.mark.rule
PLAYERS = ["pink", "yellow", "green", "purple"]
B6 = ["carpet", "ring", "lantern", "rice_bowl"]
R4 = ["ring", "bonsai", "flute"]


def acting(seat: str = "pink", points: int = 6, mode: str = "basic", **more: Any) -> higaki.Match:
    """A seat is in the middle of a turn with these points left; pink has the dragon."""
    after = PLAYERS[(PLAYERS.index(seat) + 1) % 4]
    position = {
        "options": {"teams": True, "mode": mode},
        "points": points,
        "round": 3,
        "agenda": [f"TakeAction {seat}", f"BeginTurn {after}"],
    }
    return higaki.start("dragon_market", position | more, seed=1)


def part(match: higaki.Match, place: str, owner: str = "pink") -> Any:
    return match.position().get(place, {}).get(owner, [])


# The team game in the ready-made start: b1 is seat 8a beside pink's dock, i10 is seat 7a beside green's dock j10.


@rule("team.rules")
def test_p4_the_team_game_is_for_four() -> None:
    for seats in (2, 3):
        with pytest.raises(higaki.BadSetting, match="teams"):
            higaki.new("dragon_market", seats=seats, seed=1, teams=True)
    assert higaki.new("dragon_market", seats=4, seed=1, teams=True).scene(None)["teams"] == [
        ["pink", "green"],
        ["yellow", "purple"],
    ]


@rule("team.rules")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_p4_each_member_has_an_own_messenger_on_an_own_dock(mode: str) -> None:
    messengers = higaki.new("dragon_market", seats=4, seed=1, teams=True, mode=mode).position()["messenger"]
    assert messengers == {"pink": "dock_nw", "yellow": "dock_ne", "green": "dock_se", "purple": "dock_sw"}
    match = play(acting("green"), "cell.i10")
    assert (part(match, "messenger", "green"), part(match, "messenger", "pink")) == ("7a", "dock_nw")


@rule("team.turns")
def test_p4_ruling_D19_teams_and_their_members_alternate() -> None:
    match = higaki.new("dragon_market", seats=4, seed=1, teams=True, boats="ready")
    turns = []
    for _ in range(8):
        turns.append(match.seat)
        play(match, "done", "coins.0")
    first = turns[0]
    assert turns == [(first + after) % 4 for after in range(8)]


@rule("team.order")
def test_p4_ruling_D19_a_team_has_one_order_at_a_time() -> None:
    match = higaki.new("dragon_market", seats=4, seed=1, teams=True, boats="ready")
    orders = match.position()["order"]
    assert sorted(orders) == ["pink", "yellow"]
    assert [len(order) for order in orders.values()] == [1, 1]


@rule("team.order")
def test_p4_ruling_D19_the_first_order_is_chosen_by_the_member_who_plays_first() -> None:
    for seed in range(8):
        match = higaki.new("dragon_market", seats=4, seed=seed, teams=True, boats="ready", mode="advanced")
        start = PLAYERS.index(match.position()["dragon"]["dragon"])
        chosen = []
        while match.scene(None)["step"]["name"] == "ChooseOrder":
            chosen.append(match.seat)
            match.play(match.options[0])
        assert chosen == [start, (start + 1) % 4]
        assert match.seat == start


@rule("team.order")
def test_p4_ruling_D19_later_orders_are_chosen_by_who_handed_in() -> None:
    order: dict[str, Any] = {"secret": {"pink": ["R4"]}, "basket": {"pink": ["ring", "bonsai", "flute"]}}
    match = play(acting("green", mode="advanced", messenger={"green": "7a"}, **order), "cell.j10")
    assert match.scene(2)["step"]["name"] == "ChooseOrder"
    assert match.seat == 2
    play(match, match.options[0])
    assert len(part(match, "secret", "pink")) == 1


@rule("team.coins")
def test_p4_ruling_D19_start_coins_are_pooled() -> None:
    for seed in range(6):
        match = higaki.new("dragon_market", seats=4, seed=seed, teams=True, boats="ready")
        start = PLAYERS.index(match.position()["dragon"]["dragon"])
        coins = match.position()["coins"]
        assert (coins[PLAYERS[start % 2]], coins[PLAYERS[1 - start % 2]]) == (0 + 2, 1 + 3)


@rule("team.coins")
def test_p4_coins_of_one_member_are_spent_by_the_other() -> None:
    match = play(acting("pink", 3), "done", "coins.3")
    assert part(match, "coins") == 3
    match = play(acting("green", 0, coins={"pink": 3}), "coin", "cell.i10", "coin")
    assert part(match, "coins") == 1


@rule("team.coins")
@rule("coins.steal")
def test_p4_ruling_D19_the_other_team_is_robbed_as_one() -> None:
    match = play(acting("green", 3, coins={"pink": 1, "yellow": 11}), "done", "coins.3")
    assert (part(match, "coins"), part(match, "coins", "yellow")) == (4, 8)
    assert {event["victim"] for event in told(match, "stole")} == {"yellow"}


@rule("team.hand_in")
def test_p4_either_messenger_hands_in_what_both_collected() -> None:
    stack = {"carpet": "8a", "ring": "7a"}
    order: dict[str, Any] = {"order": {"pink": ["B6"], "yellow": ["B1"]}, "basket": {"pink": ["lantern", "rice_bowl"]}}
    match = play(acting("pink", 2, stack=stack, **order), "cell.b1", "cell.a1", "done")
    assert sorted(part(match, "basket")) == ["carpet", "lantern", "rice_bowl"]
    play(match, "done", "coins.0")  # yellow
    play(match, "cell.i10")
    assert len(part(match, "basket")) == 4
    play(match, "cell.j10")
    assert part(match, "fulfilled") == ["B6"]
    assert [(event["seat"], event["order"]) for event in told(match, "fulfilled")] == [("green", "B6")]


@rule("team.hand_in")
def test_p4_only_the_own_dock_of_a_messenger_counts() -> None:
    stand = {"pink": "7a", "green": "1a"}
    match = play(acting("pink", messenger=stand, order={"pink": ["B6"]}, basket={"pink": B6}), "cell.j10")
    assert part(match, "order") == ["B6"]  # j10 is green's


@rule("team.hand_in")
def test_ruling_D19_who_stands_on_his_dock_when_the_last_good_comes_must_leave_and_return() -> None:
    order: dict[str, Any] = {"order": {"pink": ["B6"]}, "basket": {"pink": B6[1:]}, "stack": {"carpet": "8a"}}
    match = play(acting("pink", 1, **order), "cell.b1", "done")
    assert len(part(match, "basket")) == 4
    play(match, "done", "coins.0")
    assert match.seat == 2
    assert part(match, "order") == ["B6"]
    play(match, "cell.i10", "cell.j10")
    assert part(match, "fulfilled") == ["B6"]


@rule("team.hand_in")
def test_ruling_D8_a_new_common_order_collects_nothing_under_the_partner() -> None:
    """Whatever the team draws, green stands on no good that could be taken without entering."""
    for seed in range(12):
        position = acting("pink", 1, messenger={"pink": "8a", "green": "1a"}, order={"pink": ["B6"]}).position()
        position |= {"basket": {"pink": B6}, "stack": {"vase": "1a", "fan": "2a"}}
        match = higaki.start("dragon_market", position, seed=seed)
        play(match, "cell.a1", "done", "done", "coins.0")
        assert match.seat == 2
        assert part(match, "basket") == []


@rule("team.end")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_p4_four_orders_win_for_both_cells(mode: str) -> None:
    card, goods, done = ("B6", B6, ["B1", "B2", "B3"]) if mode == "basic" else ("R4", R4, ["R1", "R3", "R5"])
    place = "order" if mode == "basic" else "secret"
    for before, over in (done[:2], False), (done, True):
        more: dict[str, Any] = {place: {"pink": [card]}, "basket": {"pink": goods}, "fulfilled": {"pink": before}}
        match = play(acting("green", mode=mode, messenger={"green": "7a"}, **more), "cell.j10")
        assert match.over == over
    assert match.scores == [4, 0, 4, 0]
    assert match.ranking == [[0, 2], [1, 3]]


# The advanced game in teams


@rule("team.order")
@rule("advanced.setup")
def test_p4_ruling_D19_the_partner_sees_the_secret_order_and_the_opponents_do_not() -> None:
    match = acting("pink", mode="advanced", secret={"pink": ["R4"], "yellow": ["R7"]})
    for viewer, sees in ((0, "R4"), (2, "R4"), (1, "R7"), (3, "R7"), (None, "")):
        shown = json.dumps(match.scene(viewer)["places"])
        assert [order for order in ("R4", "R7") if f'"{order}"' in shown] == ([sees] if sees else [])


@rule("team.order")
def test_p4_the_partner_sees_the_orders_to_choose_from_and_hears_which_was_kept() -> None:
    order: dict[str, Any] = {"secret": {"pink": ["R4"]}, "basket": {"pink": R4}}
    match = play(acting("green", mode="advanced", messenger={"green": "7a"}, **order), "cell.j10")
    offered = part(match, "offer")
    play(match, f"order.{offered[0]}")
    for viewer, hears in ((0, True), (2, True), (1, False), (3, False), (None, False)):
        kinds = [event.get("kind") for entry in match.told(viewer) for event in entry["events"]]
        assert (offered[0] in kinds) == hears
        assert (offered[1] in kinds) == hears


@rule("team.bonus")
@pytest.mark.parametrize("first", ["pink", "yellow", "green", "purple"])
def test_p4_ruling_D19_a_bonus_serves_one_of_the_two_in_each_round(first: str) -> None:
    """Whoever has the dragon, a team's cards are turned back when its first member of the round begins."""
    start = PLAYERS.index(first)
    more: dict[str, Any] = {"dragon": {"dragon": first}, "fulfilled": {PLAYERS[start % 2]: ["R4"]}}
    match = acting(first, mode="advanced", **more)
    play(match, "boat.3", "half_turn")
    serving = []
    for _ in range(8):
        play(match, "done", "coins.0")
        if match.seat % 2 == start % 2:
            serving.append("R4" in part(match, "fulfilled", PLAYERS[start % 2]))
    assert serving == [False, True, True, True]  # the partner not; then nobody used it again


@rule("team.bonus")
def test_p4_a_bonus_left_by_the_first_serves_the_second_and_is_back_in_the_next_round() -> None:
    match = play(acting("pink", mode="advanced", fulfilled={"pink": ["R4"]}), "done", "coins.0", "done", "coins.0")
    assert match.seat == 2
    play(match, "boat.3", "half_turn")
    assert part(match, "fulfilled") == ["R4 used"]
    play(match, "done", "coins.0", "done", "coins.0")
    assert match.seat == 0
    assert part(match, "fulfilled") == ["R4"]


@rule("team.bonus")
def test_p4_messengers_of_a_team_may_change_places() -> None:
    more: dict[str, Any] = {"fulfilled": {"pink": ["R6"]}, "messenger": {"pink": "3a", "green": "3b"}}
    match = play(acting("pink", mode="advanced", **more), "swap_messengers")
    assert (part(match, "messenger"), part(match, "messenger", "green")) == ("3b", "3a")
