"""After a trade (p. 1 and 3): limits hold at once, hidden cards stay hidden."""

from __future__ import annotations

from typing import Any

import pytest
from written import part, play, seen
from yedo_town import Position, amount, asked, refused, start, town, under

import higaki

rule = pytest.mark.rule
AGENDA = ["BeginTrade toyotomi", "BeginActions toyotomi"]
TAVERN = town(tavern="toyotomi hosokawa", orders="maeda")


def trading(**more: Any) -> higaki.Match:
    return start({"agenda": AGENDA, "round": 3}, TAVERN, more)


@rule("limit.weapons")
@rule("limit.cards")
@rule("limit.bonuses")
@rule("limit.missions")
@pytest.mark.parametrize(
    ("place", "full", "gift"),
    [
        ("weapon", ["nawa", "nawa", "yumi", "yumi"], "doku"),
        ("card", ["safe_house", "trapdoor", "trapdoor"], "false_alarm"),
        ("bonus", ["warlord", "spymaster"], "hoarder"),
        ("mission", ["heir", "war_chest", "bitter_cup", "spice_sack"], "alms_box"),
    ],
)
def test_p1_ruling_E3_who_has_too_much_after_a_trade_gives_back_at_once(place: str, full: list[str], gift: str) -> None:
    match = trading(**{place: {"toyotomi": [gift], "hosokawa": full}})
    play(match, "clan.hosokawa", f"{place}.{gift}", "propose", "accept")
    assert asked(match)[0] == "hosokawa" and f"{place}.{gift}" in match.options
    match.play(f"{place}.{full[0]}")
    assert sorted(part(match, place, "hosokawa")) == sorted([*full[1:], gift])
    assert asked(match) == ("hosokawa", "MakeOffer")


@rule("limit.weapons")
def test_p1_an_even_exchange_of_full_boards_takes_nothing() -> None:
    weapons = {"toyotomi": ["doku"] * 4, "hosokawa": ["yumi"] * 4}
    match = play(trading(weapon=weapons), "clan.hosokawa", "weapon.doku", "want.yumi", "propose", "accept")
    assert asked(match) == ("hosokawa", "MakeOffer")
    assert part(match, "weapon", "toyotomi") == ["doku", "doku", "doku", "yumi"]


@rule("limit.weapons")
@rule("limit.cards")
def test_p1_ruling_E3_with_two_sorts_too_much_both_are_asked_for_once() -> None:
    hands: Position = {
        "weapon": {"toyotomi": ["doku"], "hosokawa": ["yumi"] * 4},
        "card": {"toyotomi": ["false_alarm"], "hosokawa": ["trapdoor"] * 3},
    }
    match = play(trading(**hands), "clan.hosokawa", "weapon.doku", "card.false_alarm", "propose", "accept")
    play(match, "card.trapdoor", "weapon.yumi")
    assert asked(match) == ("hosokawa", "MakeOffer")
    assert (amount(match, "weapon", "hosokawa"), amount(match, "card", "hosokawa")) == (4, 3)


@rule("limit.bonuses")
def test_p1_ruling_E3_both_sides_of_a_trade_may_have_too_much() -> None:
    hands: Position = {
        "bonus": {"toyotomi": ["hoarder"], "hosokawa": ["warlord", "spymaster"]},
        "card": {"toyotomi": ["trapdoor"] * 3, "hosokawa": ["safe_house"]},
    }
    match = play(trading(**hands), "clan.hosokawa", "bonus.hoarder", "want.card", "propose", "accept")
    match.play("card.safe_house")
    first = asked(match)
    answers = {"toyotomi": "card.trapdoor", "hosokawa": "bonus.warlord"}
    play(match, answers[first[0]], answers["hosokawa" if first[0] == "toyotomi" else "toyotomi"])
    assert amount(match, "bonus", "hosokawa") == 2 and amount(match, "card", "toyotomi") == 3
    assert under(match, "bonus_stack") == ["warlord hosokawa"] and under(match, "card_stack") == ["trapdoor toyotomi"]


@rule("limit.geishas")
def test_p1_ruling_E3_nobody_takes_a_fourth_geisha() -> None:
    match = play(trading(geishas={"toyotomi": 1, "hosokawa": 3}), "clan.hosokawa")
    assert refused(match, "geisha") == {"why": "geishas_full", "limit": 3}
    other = play(trading(geishas={"toyotomi": 3, "hosokawa": 1}), "clan.hosokawa")
    assert refused(other, "want.geisha") == {"why": "geishas_full", "limit": 3}
    none = play(trading(geishas={"hosokawa": 3}), "clan.hosokawa")
    assert "geisha" not in none.scene("toyotomi")["refused"] and "want.geisha" in none.options
    two = play(trading(geishas={"toyotomi": 2, "hosokawa": 2}), "clan.hosokawa", "geisha")
    assert "geisha" not in two.options and "want.geisha" not in two.options


HIDDEN = [
    ("card", "card.trapdoor", "want.card", "safe_house"),
    ("bonus", "bonus.hoarder", "want.bonus", "warlord"),
    ("mission", "mission.heir", "want.mission_black", "silver_fleet"),
]


@rule("trade.hidden")
@pytest.mark.parametrize(("place", "gift", "wish", "given"), HIDDEN)
def test_p3_only_the_two_learn_which_cards_change_hands(place: str, gift: str, wish: str, given: str) -> None:
    hands = {place: {"toyotomi": [gift.split(".")[1]], "hosokawa": [given]}}
    match = play(trading(**hands), "clan.hosokawa", gift, wish, "propose")
    offered = gift.split(".")[1]
    for viewer in ("hosokawa", "nabeshima", None):
        assert offered not in str(match.scene(viewer)) and offered not in str(match.told(viewer))
    assert seen(match, "maeda", f"offered_{place}", "toyotomi")["count"] == 1
    play(match, "accept", f"{place}.{given}")
    assert part(match, place, "hosokawa") == [offered] and part(match, place, "toyotomi") == [given]
    assert offered in str(match.scene("hosokawa")) and given in str(match.scene("toyotomi"))
    for viewer in ("nabeshima", "maeda", None):
        for name in (offered, given):
            assert name not in str(match.scene(viewer)) and name not in str(match.told(viewer))


@rule("trade.hidden")
def test_p3_of_missions_the_colour_of_the_back_is_known() -> None:
    match = trading(mission={"toyotomi": ["heir"], "hosokawa": ["bitter_cup"]})
    shown = seen(match, "maeda", "mission", "hosokawa")
    assert shown["count"] == 1 and shown["backs"] == {"green": 1}


@rule("trade.never")
def test_p3_ruling_E19_blackmail_is_not_traded() -> None:
    match = play(trading(blackmail={"toyotomi": ["monk"], "hosokawa": ["smith"]}, mon={"toyotomi": 1}), "clan.hosokawa")
    assert match.options == ("give_mon.1", "withdraw")
