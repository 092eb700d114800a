"""The garden house (p. 3): a new order at once, for all who meet there; then all of them go home."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
from written import part, play, told
from yedo_town import CLANS, Position, asked, start, town, whereabouts

import higaki

rule = pytest.mark.rule


def meeting(garden: str, *parts: Position, **more: Any) -> higaki.Match:
    """The clan whose turn it is (the first of the garden, if nothing is said) activates its disciple there."""
    match = start({"turn": garden.split(maxsplit=1)[0]}, town(garden=garden), *parts, **more)
    return play(match, "action.garden")


@rule("garden")
@rule("garden.choose")
@rule("garden.others")
@pytest.mark.parametrize("position", [1, 2, 3, 4])
def test_p3_who_is_alone_there_takes_any_position_and_the_others_keep_their_order(position: int) -> None:
    match = meeting("nabeshima", town(gates="toyotomi"))
    assert asked(match) == ("nabeshima", "ChoosePosition") and len(match.options) == 4
    match.play(f"position.{position}")
    order = ["toyotomi", "hosokawa", "maeda"]
    order.insert(position - 1, "nabeshima")
    assert part(match, "order") == order


@rule("garden.choose")
@rule("garden.others")
def test_p3_ruling_E11_in_the_order_of_the_garden_house_each_chooses_a_free_position() -> None:
    match = meeting("maeda hosokawa toyotomi", town(gates="nabeshima"))
    for clan, position, free in [("maeda", 2, 4), ("hosokawa", 4, 3), ("toyotomi", 3, 2)]:
        assert asked(match) == (clan, "ChoosePosition") and len(match.options) == free
        match.play(f"position.{position}")
    assert part(match, "order") == ["nabeshima", "maeda", "toyotomi", "hosokawa"]


@rule("garden.choose")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_p3_everybody_may_be_there_and_any_order_can_come_of_it(seats: int) -> None:
    clans = CLANS[:seats]
    reached = set()
    for wanted in list(permutations(range(1, seats + 1)))[:24]:
        match = meeting(" ".join(clans), seats=seats)
        for position in wanted:
            if asked(match)[1] == "ChoosePosition":
                match.play(f"position.{position}")
        order = part(match, "order")
        assert [order.index(clan) + 1 for clan in clans] == list(wanted)
        reached.add(tuple(order))
    assert len(reached) == min(24, len(list(permutations(clans))))


@rule("garden.home")
def test_p3_ruling_E11_one_activation_settles_it_for_all_and_all_go_home() -> None:
    there = town(gates="hosokawa maeda")
    match = meeting("toyotomi hosokawa nabeshima", there)
    play(match, "position.1", "position.2", "position.3")
    assert part(match, "garden") == []
    for clan, where in [("toyotomi", "home"), ("hosokawa", "gates"), ("nabeshima", "home")]:
        assert where in whereabouts(match, clan) and "garden" not in whereabouts(match, clan)
    assert whereabouts(match, "hosokawa").count("home") == 1


@rule("garden")
def test_p3_ruling_E11_who_activates_need_not_be_the_first_to_choose() -> None:
    match = meeting("maeda toyotomi", {"turn": "toyotomi"})
    assert asked(match)[0] == "maeda"
    play(match, "position.1")
    assert asked(match)[0] == "toyotomi"


@rule("garden")
def test_p3_ruling_E13_play_goes_on_with_the_clan_after_the_active_one_in_the_new_order() -> None:
    everywhere = town(gates="toyotomi hosokawa nabeshima", harbor="maeda")
    match = meeting("toyotomi", everywhere)
    match.play("position.3")
    assert part(match, "order") == ["hosokawa", "nabeshima", "toyotomi", "maeda"]
    assert asked(match) == ("maeda", "Activate")
    last = play(meeting("toyotomi", everywhere), "position.4")
    assert asked(last) == ("hosokawa", "Activate")


@rule("garden")
def test_p3_the_new_order_holds_for_the_next_bidding_too() -> None:
    match = play(meeting("maeda"), "position.1")
    assert told(match, "round_begins") != [] and part(match, "bidding") == ["maeda", *CLANS[:3]]
    assert asked(match) == ("maeda", "DecideToBid")


@rule("garden")
def test_p3_nobody_has_to_change_the_order_who_may_send_his_disciple_home() -> None:
    match = start(town(garden="toyotomi maeda"), turn="toyotomi")
    match.play("action.rest")
    assert whereabouts(match) == ["home", "reserve", "reserve", "reserve"]
    assert part(match, "garden") == ["maeda_disciple"] and asked(match) == ("maeda", "Activate")


@rule("mission.districts")
def test_p3_a_disciple_in_the_garden_house_stands_in_the_castle() -> None:
    hand: Position = {"mission": {"toyotomi": ["border_skirmish"]}, "weapon": {"toyotomi": ["yumi"]}}
    match = start(town(garden="maeda toyotomi hosokawa"), hand, turn="toyotomi")
    match.play("mission.border_skirmish")
    assert part(match, "garden") == ["maeda_disciple", "hosokawa_disciple"]
    assert part(match, "order") == CLANS[:4]
