"""Action cards against others, all of the Samurai version (p. 2; the cards: ruling E29): aims and effects."""

from __future__ import annotations

from typing import Any

import pytest
from written import part, play, told
from yedo_town import SAMURAI, Position, amount, asked, mon, prestige, refused, start, town, under, whereabouts

import higaki

rule = pytest.mark.rule


def turn_with(name: str, *parts: Position, **more: Any) -> higaki.Match:
    return start(SAMURAI, {"turn": "toyotomi", "card": {"toyotomi": [name]}}, *parts, **more)


def placing_with(name: str, *parts: Position, **more: Any) -> higaki.Match:
    agenda = {"agenda": ["Assign toyotomi"], "card": {"toyotomi": [name]}}
    return start(SAMURAI, agenda, *parts, **more)


@pytest.mark.parametrize(("purse", "stolen"), [(1, 1), (3, 3), (8, 3)])
def test_card_pickpocket_up_to_3_mon_of_a_clan_in_the_same_district(purse: int, stolen: int) -> None:
    there = town(home="toyotomi", gates="toyotomi hosokawa", temple="maeda")
    match = placing_with("pickpocket", there, mon={"hosokawa": purse, "maeda": 9})
    match.play("card.pickpocket")
    assert (mon(match), mon(match, "hosokawa"), mon(match, "maeda")) == (stolen, purse - stolen, 9)
    assert asked(match) == ("toyotomi", "Assign")


def test_card_pickpocket_names_the_clan_and_needs_a_shared_district_with_mon() -> None:
    there = town(home="toyotomi", gates="toyotomi hosokawa", audience="toyotomi", garden="maeda", temple="nabeshima")
    match = placing_with("pickpocket", there, mon={"hosokawa": 4, "maeda": 4, "nabeshima": 4})
    match.play("card.pickpocket")
    assert asked(match)[1] == "AimAtClan" and match.options == ("clan.hosokawa", "clan.maeda")
    match.play("clan.maeda")
    assert mon(match, "maeda") == 1 and mon(match, "hosokawa") == 4


def test_card_ambush_a_rivals_disciple_of_a_shared_district_goes_home() -> None:
    there = town(gates="toyotomi hosokawa maeda", audience="toyotomi", garden="maeda hosokawa", temple="nabeshima")
    match = turn_with("ambush", there)
    match.play("card.ambush")
    assert asked(match)[1] == "AimAtPost" and match.options == ("post.garden", "post.gates")
    match.play("post.garden")
    assert match.options == ("clan.hosokawa", "clan.maeda")
    match.play("clan.maeda")
    assert whereabouts(match, "maeda") == ["gates", "home", "reserve", "reserve"]
    assert part(match, "garden") == ["hosokawa_disciple"] and asked(match) == ("toyotomi", "Activate")
    [line] = told(match, "played_on_at")
    assert (line["card"], line["target"], line["post"]) == ("ambush", "maeda", "garden")


def test_card_ambush_who_was_sent_home_is_not_activated_in_this_round() -> None:
    match = play(turn_with("ambush", town(gates="toyotomi hosokawa", orders="maeda")), "card.ambush")
    assert whereabouts(match, "hosokawa") == ["home", "reserve", "reserve", "reserve"]
    play(match, "action.foresee_cards", "looked.1", "looked.2")
    assert asked(match)[0] == "maeda"


def test_card_switched_blades_one_weapon_against_one_of_a_clan_in_the_same_district() -> None:
    there = town(gates="toyotomi hosokawa maeda", temple="nabeshima")
    weapons = {"toyotomi": ["doku", "nawa"], "hosokawa": ["yumi", "katana"], "nabeshima": ["shuko"]}
    match = turn_with("switched_blades", there, weapon=weapons)
    match.play("card.switched_blades")
    assert asked(match)[1] == "GiveBlade" and match.options == ("weapon.doku", "weapon.nawa")
    match.play("weapon.nawa")
    assert asked(match)[1] == "TakeBlade" and match.options == ("weapon.katana", "weapon.yumi")
    match.play("weapon.yumi")
    assert part(match, "weapon", "toyotomi") == ["doku", "yumi"]
    assert part(match, "weapon", "hosokawa") == ["katana", "nawa"]


@rule("card.moment")
@pytest.mark.parametrize(("have", "after"), [(5, 3), (2, 0)])
def test_card_slander_a_clan_with_more_prestige_loses_2(have: int, after: int) -> None:
    points = {"toyotomi": 1, "hosokawa": have, "maeda": 1}
    match = play(turn_with("slander", town(gates="toyotomi"), prestige_start=points), "card.slander")
    assert (prestige(match, "hosokawa"), prestige(match, "maeda"), prestige(match)) == (after, 1, 1)
    [line] = told(match, "prestige_lost")
    assert (line["seat"], line["points"]) == ("hosokawa", -2)


def test_card_slander_ruling_E1_takes_no_more_than_there_is() -> None:
    match = play(turn_with("slander", town(gates="toyotomi"), prestige_start={"hosokawa": 1}), "card.slander")
    assert prestige(match, "hosokawa") == 0 and told(match, "prestige_lost")[0]["points"] == -1


def test_card_slander_names_one_of_those_who_have_more() -> None:
    points = {"toyotomi": 3, "hosokawa": 4, "nabeshima": 3, "maeda": 9}
    match = play(turn_with("slander", town(gates="toyotomi"), prestige_start=points), "card.slander")
    assert match.options == ("clan.hosokawa", "clan.maeda")
    assert prestige(play(match, "clan.maeda"), "maeda") == 7


def test_card_lured_away_a_geisha_of_a_clan_with_more_for_3_mon_to_it() -> None:
    match = turn_with("lured_away", town(gates="toyotomi"), geishas={"toyotomi": 1, "maeda": 2}, mon={"toyotomi": 4})
    match.play("card.lured_away")
    assert (amount(match, "geishas", "toyotomi"), amount(match, "geishas", "maeda")) == (2, 1)
    assert (mon(match), mon(match, "maeda")) == (1, 3)


@pytest.mark.parametrize(
    ("geishas", "purse", "why"),
    [
        ({"toyotomi": 3, "maeda": 3}, 9, "no_target"),
        ({"toyotomi": 2, "maeda": 2}, 9, "no_target"),
        ({"maeda": 2}, 2, "too_dear"),
    ],
)
def test_card_lured_away_not_from_as_many_not_to_three_and_not_without_3_mon(
    geishas: dict[str, int], purse: int, why: str
) -> None:
    match = turn_with("lured_away", town(gates="toyotomi"), geishas=geishas, mon={"toyotomi": purse})
    assert refused(match, "card.lured_away")["why"] == why


@rule("assign.one_each")
def test_card_barred_door_one_free_space_is_barred_till_the_round_ends() -> None:
    match = placing_with("barred_door", town(home="toyotomi hosokawa", gates="maeda maeda"))
    match.play("card.barred_door")
    assert asked(match)[1] == "AimAtPost" and "post.gates" in match.options
    match.play("post.gates")
    assert part(match, "barred") == {"gates": 1} and told(match, "space_barred")[0]["post"] == "gates"
    assert refused(match, "post.gates") == {"why": "no_space"}
    match.play("post.harbor")
    assert asked(match)[0] == "hosokawa" and "post.gates" not in match.options


def test_card_barred_door_not_a_full_post_nor_a_closed_district() -> None:
    there = town(home="toyotomi hosokawa", gates="maeda maeda maeda")
    match = placing_with("barred_door", there, closed={"closed": "castle"})
    match.play("card.barred_door")
    assert {"post.gates", "post.audience", "post.orders", "post.garden"}.isdisjoint(match.options)


def test_card_spoiled_scheme_a_mission_at_random_goes_and_the_next_of_its_colour_comes() -> None:
    gone = set()
    for seed in range(12):
        hand = {"mission": {"hosokawa": ["heir", "war_chest"]}}
        tops = {"mission_stack": {"black": {"top": ["silver_fleet"]}, "red": {"top": ["false_geisha"]}}}
        match = turn_with("spoiled_scheme", town(gates="toyotomi"), hand, tops, seed=seed)
        match.play("card.spoiled_scheme")
        kept, new = part(match, "mission", "hosokawa")
        lost = {"heir": "war_chest", "war_chest": "heir"}[kept]
        colour = {"heir": "black", "war_chest": "red"}[lost]
        assert new == {"black": "silver_fleet", "red": "false_geisha"}[colour]
        assert under(match, "mission_stack", colour) == [f"{lost} hosokawa"]
        gone.add(lost)
    assert gone == {"heir", "war_chest"}


def test_card_spoiled_scheme_names_a_clan_with_an_unfulfilled_mission() -> None:
    hands = {"mission": {"hosokawa": ["heir"], "maeda": ["war_chest"]}, "fulfilled": {"nabeshima": ["bitter_cup"]}}
    match = play(turn_with("spoiled_scheme", town(gates="toyotomi"), hands), "card.spoiled_scheme")
    assert match.options == ("clan.hosokawa", "clan.maeda")
    match.play("clan.maeda")
    assert part(match, "mission", "maeda") != ["war_chest"] and part(match, "mission", "hosokawa") == ["heir"]


def test_ruling_E18_what_a_card_is_aimed_at_is_named_before_anybody_may_cancel_it() -> None:
    points = {"toyotomi": 3, "hosokawa": 4, "maeda": 9}
    hands = {"card": {"toyotomi": ["slander"], "nabeshima": ["trapdoor"]}}
    match = start(SAMURAI, hands, town(gates="toyotomi"), prestige_start=points, turn="toyotomi")
    match.play("card.slander")
    assert asked(match) == ("toyotomi", "AimAtClan")
    match.play("clan.maeda")
    assert asked(match) == ("nabeshima", "React")
    assert told(match, "played_on")[0] == {
        **{"what": "played_on", "seat": "toyotomi", "card": "slander"},
        "target": "maeda",
    }
