"""The annexes (p. 3): what a disciple on one can do, and for what he stands in at a mission."""

from __future__ import annotations

from typing import Any

import pytest
from written import part, play, told
from yedo_town import (
    SAMURAI,
    Position,
    amount,
    asked,
    brings,
    cards_of,
    prestige,
    refused,
    start,
    town,
    under,
    whereabouts,
)

import higaki
from higaki.games.yedo.box import WEAPONS
from higaki.games.yedo.printed import BONUSES, CARDS, EVENTS, MISSIONS

rule = pytest.mark.rule


def on_annex(annex: str, *parts: Position, **more: Any) -> higaki.Match:
    return start({"turn": "toyotomi"}, town(**{annex: "toyotomi", "orders": "maeda"}), owner(annex), *parts, **more)


def owner(*annexes: str) -> Position:
    return {"annex": {"toyotomi": list(annexes)}}


@rule("yashiki.exchange")
@pytest.mark.parametrize("colour", ["green", "black"])
def test_p3_yashiki_a_mission_goes_under_its_stack_and_a_new_one_comes_from_any(colour: str) -> None:
    top = {"mission_stack": {"green": {"top": ["bitter_cup"]}, "black": {"top": ["silver_fleet"]}}}
    match = on_annex("yashiki", top, mission={"toyotomi": ["heir", "war_chest"]})
    play(match, "action.yashiki")
    assert set(match.options) == {"mission.heir", "mission.war_chest"}
    play(match, "mission.war_chest", f"stack.{colour}")
    new = {"green": "bitter_cup", "black": "silver_fleet"}[colour]
    assert part(match, "mission", "toyotomi") == ["heir", new]
    assert under(match, "mission_stack", "red") == ["war_chest toyotomi"]
    assert whereabouts(match) == ["home", "reserve", "reserve", "reserve"]


@rule("yashiki.exchange")
def test_p3_yashiki_with_a_full_hand_of_missions_stays_within_the_limit() -> None:
    hand = ["heir", "war_chest", "spice_sack", "alms_box"]
    match = play(on_annex("yashiki", mission={"toyotomi": hand}), "action.yashiki", "mission.heir", "stack.red")
    assert asked(match)[0] == "maeda" and amount(match, "mission", "toyotomi") == 4
    assert refused(on_annex("yashiki"), "action.yashiki") == {"why": "no_mission"}


@rule("dojo.exchange")
def test_p3_dojo_a_weapon_for_the_next_one_of_the_stack() -> None:
    top = {"weapon_stack": {"top": ["shuko"]}}
    match = on_annex("dojo", top, weapon={"toyotomi": ["yumi", "doku", "nawa", "nawa"]})
    play(match, "action.dojo", "weapon.doku")
    assert sorted(part(match, "weapon", "toyotomi")) == ["nawa", "nawa", "shuko", "yumi"]
    assert part(match, "weapons_used") == ["doku"]
    assert refused(on_annex("dojo"), "action.dojo") == {"why": "no_weapon"}


@rule("kobudo.exchange")
def test_p3_kobudo_an_action_card_for_the_next_one_of_the_stack() -> None:
    top = {"card_stack": {"top": ["safe_house"]}}
    match = on_annex("kobudo", top, card={"toyotomi": ["trapdoor", "false_alarm"]})
    play(match, "action.kobudo", "card.false_alarm")
    assert sorted(cards_of(match)) == ["safe_house", "trapdoor"]
    assert under(match, "card_stack") == ["false_alarm toyotomi"]
    assert refused(on_annex("kobudo"), "action.kobudo") == {"why": "no_card_to_sell"}


def test_p3_karesansui_without_anything_to_look_at() -> None:
    weapons = [weapon for weapon in WEAPONS.names for _ in range(5)]
    cards = [card for card, count in zip(CARDS.names, CARDS.supply or [], strict=True) for _ in range(count)]
    box = [*weapons, *cards, *MISSIONS.names, *BONUSES.names, *EVENTS.names]
    match = on_annex("karesansui", SAMURAI, box=box)
    assert refused(match, "action.karesansui") == {"why": "stack_empty"}


def test_p3_an_annex_without_a_disciple_does_nothing() -> None:
    match = start(town(gates="toyotomi"), owner("dojo"), weapon={"toyotomi": ["yumi"]}, turn="toyotomi")
    assert "action.dojo" not in match.options


SHUKO = {"weapon": {"toyotomi": ["shuko"]}}
DIARY: Position = {"mission": {"toyotomi": ["courtesans_diary"]}} | SHUKO


@rule("yashiki.stand_in")
def test_p3_yashiki_its_disciple_replaces_one_geisha_and_goes_home() -> None:
    there = town(redlight="toyotomi", yashiki="toyotomi", orders="maeda")
    match = start(there, owner("yashiki"), DIARY, turn="toyotomi")
    match.play("mission.courtesans_diary")
    assert prestige(match) == brings("courtesans_diary", "prestige") and whereabouts(match) == [
        "home",
        "home",
        "reserve",
        "reserve",
    ]
    assert told(match, "stood_in") == [{"what": "stood_in", "seat": "toyotomi", "annex": "yashiki"}]


@rule("yashiki.stand_in")
def test_p3_yashiki_its_disciple_stays_where_the_own_geishas_do() -> None:
    there = town(redlight="toyotomi", yashiki="toyotomi", orders="maeda")
    match = start(there, owner("yashiki"), DIARY, geishas={"toyotomi": 1}, turn="toyotomi")
    match.play("mission.courtesans_diary")
    assert asked(match) == ("toyotomi", "ClaimExtra") and "yashiki" in whereabouts(match)
    match.play("extra")
    assert prestige(match) == brings("courtesans_diary", "prestige", extra=True) and "yashiki" not in whereabouts(match)


@rule("yashiki.stand_in")
def test_p3_ruling_E31_who_stood_in_at_the_standard_part_is_gone_for_the_bonus_part() -> None:
    there = town(redlight="toyotomi", yashiki="toyotomi", orders="maeda")
    match = start(there, owner("yashiki"), DIARY, turn="toyotomi")
    match.play("mission.courtesans_diary")
    assert asked(match)[0] == "maeda" and prestige(match) == brings("courtesans_diary", "prestige")


@rule("yashiki.stand_in")
def test_p3_yashiki_replaces_one_geisha_only_and_only_with_a_disciple_on_the_own_one() -> None:
    books: Position = {"mission": {"toyotomi": ["books_of_yoshiwara"]}}
    there = town(redlight="toyotomi", tavern="toyotomi", yashiki="toyotomi")
    missing = start(there, owner("yashiki"), books, turn="toyotomi")
    assert refused(missing, "mission.books_of_yoshiwara") == {"why": "geishas_missing", "need": 2, "have": 0}
    one = start(there, owner("yashiki"), books, geishas={"toyotomi": 1}, turn="toyotomi")
    assert "mission.books_of_yoshiwara" in one.options
    nobody = town(redlight="toyotomi", tavern="toyotomi")
    match = start(nobody, owner("yashiki"), books, geishas={"toyotomi": 1}, turn="toyotomi")
    assert refused(match, "mission.books_of_yoshiwara") == {"why": "geishas_missing", "need": 2, "have": 1}


SERMON: Position = {
    "mission": {"toyotomi": ["bishops_last_sermon"]},
    "weapon": {"toyotomi": ["shuriken", "fukiya"]},
}
SERMON_TOWN = town(harbor="toyotomi", market="toyotomi", karesansui="toyotomi", orders="maeda")


@rule("karesansui.stand_in")
def test_p3_karesansui_its_disciple_replaces_a_blessing_and_goes_home() -> None:
    match = start(SERMON_TOWN, owner("karesansui"), SERMON, turn="toyotomi")
    play(match, "mission.bishops_last_sermon", "post.harbor")
    assert (
        prestige(match) == brings("bishops_last_sermon", "prestige")
        and told(match, "stood_in")[0]["annex"] == "karesansui"
    )
    assert whereabouts(match) == ["home", "market", "reserve", "reserve"]


@rule("karesansui.stand_in")
def test_p3_who_has_a_blessing_and_somebody_in_the_karesansui_chooses_which_serves() -> None:
    for answer, blessings in [("blessing", 0), ("karesansui", 1)]:
        match = start(SERMON_TOWN, owner("karesansui"), SERMON, blessings={"toyotomi": 1}, turn="toyotomi")
        play(match, "mission.bishops_last_sermon", "post.harbor")
        assert asked(match) == ("toyotomi", "GiveBlessing") and match.options == ("blessing", "karesansui")
        match.play(answer)
        assert amount(match, "blessings", "toyotomi") == blessings
        assert ("karesansui" in whereabouts(match)) == (blessings == 0)


@rule("karesansui.stand_in")
def test_p3_without_blessing_and_disciple_there_the_mission_cannot_be_fulfilled() -> None:
    nobody = town(harbor="toyotomi", market="toyotomi")
    match = start(nobody, owner("karesansui"), SERMON, turn="toyotomi")
    assert refused(match, "mission.bishops_last_sermon") == {"why": "blessing_missing"}


@rule("act.mission.one")
def test_p3_a_disciple_on_an_annex_cannot_be_activated_for_a_mission() -> None:
    there = town(yashiki="toyotomi", redlight="toyotomi", orders="maeda")
    match = start(there, owner("yashiki"), DIARY, geishas={"toyotomi": 1}, turn="toyotomi")
    match.play("mission.courtesans_diary")
    assert asked(match)[1] == "ClaimExtra"  # there was no choice of another disciple
    match.play("done")
    assert whereabouts(match) == ["home", "reserve", "reserve", "yashiki"]
