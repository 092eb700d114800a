"""Events that take something away (p. 2), and the blessing that averts it (rulings E23 to E25)."""

from __future__ import annotations

from typing import Any

import pytest
from written import part, play, seen, told
from yedo_town import CLANS, SAMURAI, amount, asked, mon, prestige, start, town, under, whereabouts

import higaki

rule = pytest.mark.rule


def turned_up(event: str, *parts: dict[str, Any], **more: Any) -> higaki.Match:
    position: dict[str, Any] = {"agenda": ["BeginEvent toyotomi"], "round": 3, "phase": {"phase": "event"}}
    homes = town(home="toyotomi hosokawa nabeshima maeda")
    return start(SAMURAI, homes, position, {"event_stack": {"top": [event]}}, *parts, **more)


def averted(match: higaki.Match, clan: str = "toyotomi") -> bool:
    """The blessing is gone and lies in the temple again."""
    blessed = [line["seat"] for line in told(match, "blessed")]
    return blessed == [clan] and amount(match, "blessings", clan) == 0 and amount(match, "blessings_left") == 4


@rule("event.blessing")
@pytest.mark.parametrize("event", ["sword_edict", "tidal_wave"])
def test_events_that_take_a_weapon_of_ones_choice(event: str) -> None:
    weapons = {"weapon": {"toyotomi": ["doku", "yumi"], "maeda": ["nawa"]}, "blessings": {"toyotomi": 1}}
    match = turned_up(event, weapons)
    assert asked(match) == ("toyotomi", "LoseWeapon")
    assert match.options == ("weapon.doku", "weapon.yumi", "blessing")
    taken = play(turned_up(event, weapons), "weapon.yumi")
    assert part(taken, "weapon", "toyotomi") == ["doku"]
    assert sorted(part(taken, "weapons_used")) == ["nawa", "yumi"] and part(taken, "weapon", "maeda") == []
    assert amount(taken, "blessings", "toyotomi") == 1
    match.play("blessing")
    assert averted(match) and part(match, "weapon", "toyotomi") == ["doku", "yumi"]


def test_event_tidal_wave_also_empties_the_church() -> None:
    match = turned_up("tidal_wave", church=7)
    assert amount(match, "church") == 0 and len(told(match, "church_emptied")) == 1
    assert amount(turned_up("sword_edict", church=7), "church") == 7


@rule("event.blessing")
def test_event_earthquake_an_annex_of_ones_choice_which_can_be_built_again() -> None:
    annexes = {"annex": {"toyotomi": ["dojo", "yashiki"]}, "blessings": {"toyotomi": 1}}
    match = turned_up("earthquake", annexes)
    assert match.options == ("annex.yashiki", "annex.dojo", "blessing")
    lost = play(turned_up("earthquake", annexes), "annex.dojo")
    assert part(lost, "annex", "toyotomi") == ["yashiki"]
    left = {piece["kind"]: piece["count"] for piece in seen(lost, None, "annexes_left")["pieces"]}
    assert left["dojo"] == 3 and left["yashiki"] == 2
    assert averted(play(match, "blessing"))


@rule("event.blessing")
def test_event_broken_hearts_a_geisha() -> None:
    match = turned_up("broken_hearts", geishas={"toyotomi": 2, "hosokawa": 1}, blessings={"hosokawa": 1})
    assert amount(match, "geishas", "toyotomi") == 1
    assert asked(match) == ("hosokawa", "LoseGeisha") and match.options == ("geisha", "blessing")
    match.play("blessing")
    assert averted(match, "hosokawa") and amount(match, "geishas", "hosokawa") == 1
    assert amount(match, "geishas_left") == 4


@rule("event.blessing")
def test_event_fever_who_has_more_than_two_in_service_puts_one_into_the_reserve() -> None:
    homes = town(home="toyotomi toyotomi toyotomi hosokawa hosokawa maeda maeda maeda maeda")
    match = turned_up("fever", homes, blessings={"maeda": 1})
    assert whereabouts(match, "toyotomi") == ["home", "home", "reserve", "reserve"]
    assert whereabouts(match, "hosokawa") == ["home", "home", "reserve", "reserve"]
    assert asked(match) == ("maeda", "LoseDisciple") and match.options == ("disciple", "blessing")
    match.play("blessing")
    assert averted(match, "maeda") and whereabouts(match, "maeda") == ["home"] * 4


def test_event_house_search_an_action_or_bonus_card_goes_under_its_stack() -> None:
    cards = {"card": {"toyotomi": ["trapdoor", "manhunt"]}, "bonus": {"toyotomi": ["hoarder"]}}
    match = turned_up("house_search", cards)
    assert set(match.options) == {"card.trapdoor", "card.manhunt", "bonus.hoarder"}
    match.play("card.manhunt")
    assert under(match, "card_stack") == ["manhunt toyotomi"] and part(match, "card", "toyotomi") == ["trapdoor"]
    other = play(turned_up("house_search", cards), "bonus.hoarder")
    assert under(other, "bonus_stack") == ["hoarder toyotomi"] and part(other, "bonus", "toyotomi") == []


@rule("event.blessing")
def test_ruling_E23_no_blessing_averts_the_loss_of_cards_prestige_or_mon() -> None:
    search = turned_up("house_search", card={"toyotomi": ["trapdoor", "manhunt"]}, blessings={"toyotomi": 1})
    assert search.options == ("card.trapdoor", "card.manhunt")
    favour = turned_up("out_of_favour", prestige_start={"toyotomi": 4}, mon={"toyotomi": 9}, blessings={"toyotomi": 1})
    assert favour.options == ("prestige", "mon")
    levy = turned_up("rice_levy", mon={"toyotomi": 9}, blessings={"toyotomi": 1})
    assert mon(levy) == 8 and asked(levy)[1] == "Assign"


FIRE = {"annex": {"toyotomi": ["dojo"]}, "weapon": {"toyotomi": ["doku", "yumi", "yumi"]}}


@rule("event.blessing")
def test_event_great_fire_an_annex_or_two_weapons() -> None:
    match = turned_up("great_fire", FIRE, blessings={"toyotomi": 1})
    assert match.options == ("annex.dojo", "weapon.doku", "weapon.yumi", "blessing")
    annex = play(turned_up("great_fire", FIRE), "annex.dojo")
    assert part(annex, "annex", "toyotomi") == [] and len(part(annex, "weapon", "toyotomi")) == 3
    two = play(turned_up("great_fire", FIRE), "weapon.yumi")
    assert asked(two) == ("toyotomi", "LoseSecondWeapon") and two.options == ("weapon.doku", "weapon.yumi")
    two.play("weapon.doku")
    assert part(two, "weapon", "toyotomi") == ["yumi"] and part(two, "annex", "toyotomi") == ["dojo"]
    match.play("blessing")
    assert averted(match) and len(part(match, "weapon", "toyotomi")) == 3


def test_ruling_E24_with_an_annex_and_one_weapon_only_the_annex_can_go() -> None:
    match = turned_up("great_fire", annex={"toyotomi": ["dojo", "kobudo"]}, weapon={"toyotomi": ["yumi"]})
    assert match.options == ("annex.dojo", "annex.kobudo")


def test_ruling_E24_with_one_weapon_and_no_annex_that_weapon_goes() -> None:
    match = turned_up("great_fire", weapon={"toyotomi": ["yumi"]})
    assert part(match, "weapon", "toyotomi") == [] and asked(match)[1] == "Assign"


@pytest.mark.parametrize(
    ("have", "money", "options"),
    [
        (4, 9, ("prestige", "mon")),
        (2, 5, ("prestige", "mon")),
        (1, 5, None),
        (4, 4, None),
        (1, 4, None),
    ],
)
def test_event_out_of_favour_ruling_E25_2_prestige_or_5_mon_only_what_one_has_in_full(
    have: int, money: int, options: tuple[str, ...] | None
) -> None:
    homes = {"prestige_start": {"toyotomi": have}, "mon": {"toyotomi": money}}
    match = turned_up("out_of_favour", homes)
    if options is None:
        assert asked(match)[1] == "Assign"
        paid = money >= 5
        assert (prestige(match), mon(match)) == ((have, money - 5) if paid else (max(have - 2, 0), money))
        return
    assert asked(match) == ("toyotomi", "LoseFavour") and match.options == options
    assert prestige(play(turned_up("out_of_favour", homes), "prestige")) == have - 2
    assert mon(play(match, "mon")) == money - 5


def test_ruling_E1_prestige_never_falls_below_0() -> None:
    match = turned_up("out_of_favour", prestige_start={"toyotomi": 1})
    assert prestige(match) == 0
    [line] = [line for line in told(match, "prestige_lost") if line["seat"] == "toyotomi"]
    assert line["points"] == -1


@pytest.mark.parametrize(
    "event", ["earthquake", "tidal_wave", "great_fire", "fever", "broken_hearts", "sword_edict", "house_search"]
)
def test_who_has_nothing_to_lose_is_not_asked_and_keeps_his_blessing(event: str) -> None:
    match = turned_up(event, blessings={"toyotomi": 1})
    assert asked(match) == ("toyotomi", "Assign") and amount(match, "blessings", "toyotomi") == 1


def test_losses_are_chosen_in_the_order_of_the_order_track() -> None:
    weapons = {"weapon": {clan: ["doku", "yumi"] for clan in CLANS[:4]}}
    order = ["maeda", "toyotomi", "nabeshima", "hosokawa"]
    match = turned_up("sword_edict", weapons, order=order)
    for clan in order:
        assert asked(match) == (clan, "LoseWeapon")
        match.play("weapon.doku")
    assert asked(match) == ("maeda", "Assign")
