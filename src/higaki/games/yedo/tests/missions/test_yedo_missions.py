"""Fulfilling a mission (p. 1 and 3): what is shown and kept, what is given, what comes and in which order."""

from __future__ import annotations

from typing import Any

import pytest
from written import part, play, seen, told
from yedo_town import (
    Position,
    amount,
    asked,
    brings,
    mon,
    prestige,
    refused,
    start,
    town,
    whereabouts,
)

import higaki

rule = pytest.mark.rule


def with_mission(name: str, *parts: Position, **more: Any) -> higaki.Match:
    """Toyotomi is to activate and has one mission; maeda keeps the round going."""
    return start({"turn": "toyotomi", "round": 3, "mission": {"toyotomi": [name]}}, *parts, **more)


def armed(*weapons: str) -> Position:
    return {"weapon": {"toyotomi": list(weapons)}}


CUP = [town(tavern="toyotomi", orders="maeda"), armed("doku", "fukiya")]


@rule("act.mission")
def test_p3_the_mission_is_laid_open_for_all() -> None:
    match = play(with_mission("bitter_cup", *CUP), "mission.bitter_cup")
    assert asked(match) == ("toyotomi", "ClaimExtra")
    [piece] = seen(match, "maeda", "shown_mission")["pieces"]
    assert piece["kind"] == "bitter_cup"
    assert told(match, "fulfilled", "maeda")[0]["mission"] == "bitter_cup"


@rule("mission.weapons")
@rule("act.mission.away")
def test_p1_weapons_are_shown_and_kept_and_the_mission_lies_face_down_with_the_fulfilled_ones() -> None:
    match = play(with_mission("bitter_cup", *CUP), "mission.bitter_cup", "extra")
    assert part(match, "weapon", "toyotomi") == ["doku", "fukiya"] and prestige(match) == brings(
        "bitter_cup", "prestige", extra=True
    )
    assert part(match, "fulfilled", "toyotomi") == ["bitter_cup"]
    assert part(match, "shown_mission") == [] and part(match, "mission", "toyotomi") == []
    assert "pieces" not in seen(match, "maeda", "fulfilled", "toyotomi")


@rule("mission.districts")
@rule("act.mission.one")
def test_p3_one_of_the_disciples_is_activated_and_the_others_stay_and_act_later() -> None:
    there = town(gates="toyotomi", tavern="toyotomi", orders="maeda")
    match = play(with_mission("tax_chest", there, armed("metsubushi")), "mission.tax_chest")
    assert asked(match) == ("toyotomi", "ChooseDisciple") and match.options == ("post.gates", "post.tavern")
    play(match, "post.tavern", "done")
    assert whereabouts(match) == ["gates", "home", "reserve", "reserve"]
    play(match, "action.rest")
    assert asked(match) == ("toyotomi", "Activate") and "action.foresee_cards" in match.options


@rule("mission.districts")
def test_p1_a_district_that_is_shown_twice_needs_two_disciples() -> None:
    needs = [armed("katana", "yumi"), {"annex": {"toyotomi": ["karesansui"]}, "blessings": {"toyotomi": 1}}]
    one = with_mission("blessed_banner", town(temple="toyotomi", audience="toyotomi"), *needs)
    assert refused(one, "mission.blessed_banner") == {"why": "disciple_missing", "district": "castle"}
    two = with_mission("blessed_banner", town(temple="toyotomi", audience="toyotomi", garden="toyotomi"), *needs)
    match = play(two, "mission.blessed_banner")
    assert set(match.options) == {"post.audience", "post.garden", "post.temple"}


@rule("mission.annexes")
def test_p1_an_annex_needs_no_disciple_on_it_and_is_kept() -> None:
    needs = [town(market="toyotomi", orders="maeda"), armed("katana", "shuriken"), {"annex": {"toyotomi": ["dojo"]}}]
    match = with_mission("rival_swordsmith", *needs, market={"5": ["nawa"]})
    play(match, "mission.rival_swordsmith", "extra")
    assert prestige(match) == brings("rival_swordsmith", "prestige", extra=True) and part(
        match, "annex", "toyotomi"
    ) == ["dojo"]


@rule("mission.geishas")
def test_p1_geishas_are_shown_and_kept_and_count_as_a_total_in_the_bonus_part() -> None:
    needs = [town(redlight="toyotomi", orders="maeda"), armed("shuko")]
    two = play(with_mission("courtesans_diary", *needs, geishas={"toyotomi": 2}), "mission.courtesans_diary", "extra")
    assert amount(two, "geishas", "toyotomi") == 2 and prestige(two) == brings(
        "courtesans_diary", "prestige", extra=True
    )
    one = play(with_mission("courtesans_diary", *needs, geishas={"toyotomi": 1}), "mission.courtesans_diary")
    assert asked(one)[0] == "maeda" and prestige(one) == brings("courtesans_diary", "prestige")


@rule("mission.special")
def test_p1_ruling_E31_a_special_condition_counts_missions_fulfilled_before() -> None:
    there = town(audience="toyotomi", temple="toyotomi", market="toyotomi")
    none = with_mission("council_of_elders", there, armed("shuko"))
    why = {"why": "kind_missing", "mission_kind": "espionage", "need": 1, "have": 0}
    assert refused(none, "mission.council_of_elders") == why
    wrong = with_mission("council_of_elders", there, armed("shuko"), fulfilled={"toyotomi": ["bitter_cup"]})
    assert refused(wrong, "mission.council_of_elders") == why
    right = with_mission("council_of_elders", there, armed("shuko"), fulfilled={"toyotomi": ["guest_list"]})
    assert "mission.council_of_elders" in right.options


@rule("mission.give")
def test_p1_mon_is_paid_before_the_reward_comes() -> None:
    there = town(tavern="toyotomi", market="toyotomi", orders="maeda")
    poor = with_mission("forged_seal", there, armed("metsubushi"), mon={"toyotomi": 2})
    assert refused(poor, "mission.forged_seal") == {"why": "too_dear", "mon": 3, "have": 2}
    match = with_mission("forged_seal", there, armed("metsubushi"), mon={"toyotomi": 3})
    play(match, "mission.forged_seal", "post.tavern")
    assert mon(match) == brings("forged_seal", "mon")


@rule("mission.give")
@rule("act.mission.bonus")
def test_p3_mon_of_the_standard_reward_can_pay_for_the_bonus_part() -> None:
    there = [town(market="toyotomi", orders="maeda"), armed("fukiya")]
    match = play(with_mission("pawnbrokers_son", *there), "mission.pawnbrokers_son")
    assert mon(match) == brings("pawnbrokers_son", "mon") and "extra" in match.options
    match.play("extra")
    assert mon(match) == brings("pawnbrokers_son", "mon") - 3
    assert prestige(match) == brings("pawnbrokers_son", "prestige", extra=True)


@rule("act.mission.bonus")
def test_p3_ruling_E31_a_weapon_of_the_standard_reward_can_be_shown_in_the_bonus_part() -> None:
    there = [town(market="toyotomi", orders="maeda"), armed("metsubushi"), {"market": {"1": ["nawa"], "2": ["doku"]}}]
    other = play(with_mission("spice_sack", *there), "mission.spice_sack", "market.2")
    assert asked(other)[0] == "maeda" and mon(other) == brings("spice_sack", "mon")
    match = play(with_mission("spice_sack", *there), "mission.spice_sack", "market.1")
    assert asked(match) == ("toyotomi", "ClaimExtra")
    assert mon(play(match, "extra")) == brings("spice_sack", "mon", extra=True)


@rule("act.mission.bonus")
def test_p3_the_bonus_part_may_be_left_and_is_lost() -> None:
    match = play(with_mission("bitter_cup", *CUP), "mission.bitter_cup", "done")
    assert prestige(match) == brings("bitter_cup", "prestige") and part(match, "extras") == []
    assert part(match, "fulfilled", "toyotomi") == ["bitter_cup"]


@rule("act.mission.bonus")
def test_p3_ruling_E12_the_activated_disciple_stands_until_both_parts_are_done() -> None:
    match = play(
        with_mission(
            "guest_list", town(redlight="toyotomi", tavern="toyotomi", orders="maeda"), geishas={"toyotomi": 1}
        ),
        "mission.guest_list",
    )
    assert "redlight" in whereabouts(match)
    match.play("extra")
    assert whereabouts(match) == ["home", "reserve", "reserve", "tavern"]


@rule("act.mission.one")
def test_p3_only_a_disciple_in_a_district_of_the_standard_part_is_activated() -> None:
    there = town(redlight="toyotomi", tavern="toyotomi", orders="maeda")
    match = play(with_mission("guest_list", there, geishas={"toyotomi": 1}), "mission.guest_list")
    assert asked(match)[1] == "ClaimExtra"  # he in the tavern was no choice


@rule("act.mission")
def test_p3_one_activation_fulfils_one_mission() -> None:
    two = {"mission": {"toyotomi": ["bitter_cup", "ears_in_the_tavern"]}}
    match = start(two, *CUP, armed("doku", "shuko"), turn="toyotomi")
    match.play("mission.bitter_cup")
    assert asked(match)[0] == "maeda" and part(match, "mission", "toyotomi") == ["ears_in_the_tavern"]
