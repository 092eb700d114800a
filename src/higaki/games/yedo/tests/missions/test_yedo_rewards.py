"""What missions bring besides prestige (p. 1), and the limits that hold when it comes."""

from __future__ import annotations

from typing import Any

import pytest
from written import part, play, told
from yedo_town import (
    Position,
    amount,
    asked,
    brings,
    cards_of,
    mon,
    start,
    town,
    under,
    watch,
    whereabouts,
)

import higaki
from higaki.games.yedo.printed import BONUSES

rule = pytest.mark.rule


def with_mission(name: str, *parts: Position, **more: Any) -> higaki.Match:
    """Toyotomi is to activate and has one mission; maeda keeps the round going."""
    return start({"turn": "toyotomi", "round": 3, "mission": {"toyotomi": [name]}}, *parts, **more)


def armed(*weapons: str) -> Position:
    return {"weapon": {"toyotomi": list(weapons)}}


@rule("reward.reserve")
@pytest.mark.parametrize("reserve", [0, 1, 2, 3])
def test_p1_ruling_E12_to_the_reserve_however_many_are_there(reserve: int) -> None:
    home = town(home=" ".join(["toyotomi"] * (3 - reserve))) if reserve < 3 else {}
    there = [town(harbor="toyotomi", orders="maeda"), home, armed("shuriken", "yumi")]
    match = play(with_mission("foreign_captain", *there), "mission.foreign_captain")
    assert whereabouts(match).count("reserve") == reserve + 1 and "harbor" not in whereabouts(match)
    assert told(match, "to_reserve") == [{"what": "to_reserve", "seat": "toyotomi"}]


@rule("reward.swap")
@pytest.mark.parametrize(("before", "after"), [("red", "blue"), ("blue", "red")])
def test_p1_ruling_E5_the_other_watch_takes_its_place_and_goes_its_own_way_from_the_next_step(
    before: str, after: str
) -> None:
    there = [town(tavern="toyotomi", market="toyotomi", orders="maeda"), armed("doku", "shuriken")]
    match = with_mission("silencing_the_informer", *there, watch={before: "temple"})
    play(match, "mission.silencing_the_informer", "post.tavern", "extra")
    assert watch(match) == (after, "temple")
    agenda = ["BeginWatch toyotomi", "BeginActions toyotomi"]
    later = start(watch={after: "temple"}, agenda=agenda)
    assert watch(later)[1] == {"red": "castle", "blue": "market"}[after]


@rule("reward.church")
def test_p1_all_money_of_the_church_and_nothing_from_an_empty_one() -> None:
    there = [town(harbor="toyotomi", orders="maeda"), armed("nawa")]
    assert mon(play(with_mission("alms_box", *there, church=6), "mission.alms_box")) == brings("alms_box", "mon") + 6
    assert mon(play(with_mission("alms_box", *there), "mission.alms_box")) == brings("alms_box", "mon")


@rule("reward.blessing")
@pytest.mark.parametrize("before", [0, 1])
def test_p1_ruling_E3_a_blessing_unless_one_has_one(before: int) -> None:
    there = [town(temple="toyotomi", orders="maeda"), armed("shuko")]
    match = play(with_mission("temple_lantern", *there, blessings={"toyotomi": before}), "mission.temple_lantern")
    assert (amount(match, "blessings", "toyotomi"), amount(match, "blessings_left")) == (1, 3)


@rule("reward.card")
@rule("limit.cards")
def test_p1_the_top_action_card_also_into_a_full_hand_from_which_one_goes() -> None:
    there = [town(tavern="toyotomi", orders="maeda"), armed("shuko"), {"card_stack": {"top": ["safe_house"]}}]
    match = play(with_mission("ears_in_the_tavern", *there), "mission.ears_in_the_tavern")
    assert cards_of(match) == ["safe_house"]
    full = with_mission("ears_in_the_tavern", *there, card={"toyotomi": ["trapdoor", "trapdoor", "false_alarm"]})
    play(full, "mission.ears_in_the_tavern")
    assert asked(full) == ("toyotomi", "GiveBackCard")
    full.play("card.trapdoor")
    assert sorted(cards_of(full)) == ["false_alarm", "safe_house", "trapdoor"]


@rule("reward.bonus")
def test_p1_the_top_bonus_card_and_ruling_E6_none_from_an_empty_stack() -> None:
    there = [town(audience="toyotomi", temple="toyotomi", orders="maeda"), armed("fukiya")]
    match = with_mission("maps_of_the_moat", *there, bonus_stack={"top": ["hoarder"]})
    assert part(play(match, "mission.maps_of_the_moat", "post.temple"), "bonus", "toyotomi") == ["hoarder"]
    empty = with_mission("maps_of_the_moat", *there, box=BONUSES.names)
    assert part(play(empty, "mission.maps_of_the_moat", "post.temple"), "bonus", "toyotomi") == []


@rule("reward.mission")
@rule("limit.missions")
def test_p1_ruling_E31_a_mission_of_any_stack_and_the_one_being_fulfilled_does_not_count_to_the_limit() -> None:
    hand = {"mission": {"toyotomi": ["books_of_yoshiwara", "heir", "war_chest", "spice_sack"]}}
    there = town(redlight="toyotomi", tavern="toyotomi", orders="maeda")
    match = start(
        hand, there, geishas={"toyotomi": 2}, mission_stack={"black": {"top": ["silver_fleet"]}}, turn="toyotomi"
    )
    play(match, "mission.books_of_yoshiwara", "post.tavern")
    assert asked(match) == ("toyotomi", "DrawFrom") and len(match.options) == 4
    match.play("stack.black")
    assert asked(match)[0] == "maeda"
    assert part(match, "mission", "toyotomi") == ["heir", "war_chest", "spice_sack", "silver_fleet"]
    assert under(match, "mission_stack", "black") == []


@rule("reward.weapon")
def test_p1_a_weapon_that_lies_at_the_market_for_nothing() -> None:
    there = [town(market="toyotomi", orders="maeda"), armed("metsubushi")]
    match = with_mission("spice_sack", *there, market={"2": ["yumi"], "5": ["doku"]})
    match.play("mission.spice_sack")
    assert asked(match) == ("toyotomi", "TakeWeapon") and match.options == ("market.2", "market.5")
    match.play("market.5")
    assert part(match, "weapon", "toyotomi") == ["doku", "metsubushi"] and mon(match) == brings("spice_sack", "mon")
    nothing = play(with_mission("spice_sack", *there), "mission.spice_sack")
    assert part(nothing, "weapon", "toyotomi") == ["metsubushi"]


@rule("reward.weapon")
@rule("limit.weapons")
def test_p1_ruling_E3_a_fifth_weapon_makes_one_go_to_the_discard_pile() -> None:
    there = [town(market="toyotomi", orders="maeda"), armed("metsubushi", "yumi", "yumi", "shuko")]
    match = play(with_mission("spice_sack", *there, market={"2": ["nawa"], "5": ["doku"]}), "mission.spice_sack")
    play(match, "market.5", "weapon.metsubushi")
    assert part(match, "weapon", "toyotomi") == ["doku", "shuko", "yumi", "yumi"]
    assert part(match, "weapons_used") == ["metsubushi"]
