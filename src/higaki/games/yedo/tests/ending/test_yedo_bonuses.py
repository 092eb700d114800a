"""Final scoring of each of the 27 bonus cards (p. 4; the cards: ruling E29): met alone, shared and missed."""

from __future__ import annotations

from typing import Any

import pytest
from written import told
from yedo_town import CLANS, Position, prestige, printed, start, town

import higaki
from higaki.games.yedo.box import ANNEXES, COLOUR_WORDS, KIND_WORDS
from higaki.games.yedo.printed import BONUSES, MISSIONS

rule = pytest.mark.rule
CARDS = printed(BONUSES)
PRINTED = printed(MISSIONS)
MAJORITIES = [name for name, card in CARDS.items() if card["kind"] in ("most", "fewest")]
CONDITIONS = [name for name, card in CARDS.items() if card["kind"] == "least"]
NUMBERS = {"geishas": "geishas", "mon": "mon", "blessings": "blessings", "missions_with_bonus": "extras"}


def fitting(measure: str) -> list[str]:
    """Missions that count for a measure; for different colours or kinds one of each."""
    if measure.startswith("missions_"):
        return [name for name, card in PRINTED.items() if card["colour"] == measure.removeprefix("missions_")]
    if measure.startswith("kind_"):
        return [name for name, card in PRINTED.items() if card["kind"] == measure.removeprefix("kind_")]
    key, words = ("colour", COLOUR_WORDS) if measure == "mission_colours" else ("kind", KIND_WORDS)
    if measure in ("mission_colours", "mission_kinds"):
        of_each = [[name for name, card in PRINTED.items() if card[key] == word] for word in words]
        return [names[turn] for turn in range(2) for names in of_each]
    return list(PRINTED)


def has(measure: str, amounts: dict[str, int]) -> Position:
    """Every clan has so much of what a card counts."""
    pool = fitting(measure)
    missions: dict[str, list[str]] = {}
    each = {"mission_colours": len(COLOUR_WORDS), "mission_kinds": len(KIND_WORDS)}.get(measure, 0)
    for turn, (clan, count) in enumerate(amounts.items()):
        first = each * turn if each else sum(len(names) for names in missions.values())
        missions[clan] = pool[first : first + count]
    if measure in NUMBERS:
        return {NUMBERS[measure]: amounts}
    weapons = ["katana", "yumi", "doku", "nawa", "shuko"]
    several = {clan: [weapons[turn]] * count for turn, (clan, count) in enumerate(amounts.items())}
    different = {clan: weapons[:count] for clan, count in amounts.items()}
    hands = {clan: ["trapdoor" if clan == "toyotomi" else "forged_papers"] * count for clan, count in amounts.items()}
    homes = town(home=" ".join(clan for clan, count in amounts.items() for _ in range(count)))
    first_clan = next((clan for clan, count in amounts.items() if count), "maeda")
    parts: dict[str, Position] = {
        "weapons": {"weapon": several},
        "different_weapons": {"weapon": different},
        "annexes": {"annex": {clan: ANNEXES.names[:count] for clan, count in amounts.items()}},
        "action_cards": {"card": hands},
        "unfulfilled_missions": {"mission": missions},
        "disciples": homes,
        "order_first": {"order": [first_clan, *[clan for clan in CLANS[:4] if clan != first_clan]]},
    }
    return parts.get(measure, {"fulfilled": missions})


def scored(bonus: str, toyotomi: int, hosokawa: int = 0, seats: int = 4) -> int:
    """What toyotomi gets for a card when both have so much and the others have nothing (or, for the fewest, four)."""
    card = CARDS[bonus]
    amounts = {"toyotomi": toyotomi, "hosokawa": hosokawa}
    if card["kind"] == "fewest":
        amounts |= dict.fromkeys(CLANS[2:seats], 4)
    match = start(
        has(card["of"], amounts), seats=seats, bonus={"toyotomi": [bonus]}, round=11, agenda=["EndRound toyotomi"]
    )
    assert match.over
    lines = told(match, "bonus_scored") + told(match, "bonus_missed")
    assert [(line["seat"], line["bonus"]) for line in lines] == [("toyotomi", bonus)]
    assert sum(line.get("points", 0) for line in lines) == prestige(match)
    return prestige(match)


def test_every_bonus_card_is_tested_in_this_file() -> None:
    assert len(MAJORITIES) + len(CONDITIONS) == 26 and set(CARDS) - {*MAJORITIES, *CONDITIONS} == {"hoarder"}


@rule("score.alone")
@rule("score.shared")
@pytest.mark.parametrize("bonus", [name for name in MAJORITIES if CARDS[name]["kind"] == "most"])
def test_p4_most_of_something_alone_shared_and_missed(bonus: str) -> None:
    card = CARDS[bonus]
    assert scored(bonus, 2, 1) == card["alone"] > card["shared"] > 0
    assert scored(bonus, 2, 2) == card["shared"]
    assert scored(bonus, 1, 2) == 0
    assert scored(bonus, 1, 0) == card["alone"]


@rule("score.alone")
@pytest.mark.parametrize("bonus", [name for name in MAJORITIES if CARDS[name]["kind"] == "most"])
def test_p4_ruling_E26_the_most_of_nothing_is_no_majority(bonus: str) -> None:
    assert scored(bonus, 0, 0) == 0


@rule("score.alone")
@rule("score.shared")
def test_p4_fewest_unfulfilled_missions_alone_shared_and_missed() -> None:
    assert CARDS["clean_slate"]["kind"] == "fewest"
    assert scored("clean_slate", 1, 2) == 4
    assert scored("clean_slate", 0, 3) == 4
    assert scored("clean_slate", 2, 2) == 2
    assert scored("clean_slate", 3, 2) == 0


@rule("score.alone")
@pytest.mark.parametrize("bonus", MAJORITIES)
@pytest.mark.parametrize("seats", [2, 3])
def test_p4_who_alone_has_a_majority_gets_the_higher_figure_between_two_as_well(bonus: str, seats: int) -> None:
    card = CARDS[bonus]
    mine, theirs = (1, 2) if card["kind"] == "fewest" else (2, 1)
    assert scored(bonus, mine, theirs, seats=seats) == card["alone"]
    assert scored(bonus, 2, 2, seats=seats) == card["shared"]
    assert scored(bonus, theirs, mine, seats=seats) == 0


@rule("score.alone")
@rule("score.shared")
@pytest.mark.parametrize("bonus", CONDITIONS)
def test_p4_a_card_with_one_figure_pays_it_whether_others_meet_it_or_not(bonus: str) -> None:
    card = CARDS[bonus]
    enough = card["amount"]
    assert scored(bonus, enough) == card["alone"]
    assert scored(bonus, enough - 1) == 0
    if card["of"] not in ("order_first", "geishas", "annexes"):
        assert scored(bonus, enough, enough) == card["alone"]
    elif card["of"] == "geishas":
        assert scored(bonus, 3, 3) == card["alone"]


@rule("score.alone")
@pytest.mark.parametrize(("mon", "points"), [(0, 0), (5, 0), (6, 1), (17, 2), (30, 5), (60, 5)])
def test_p4_hoarder_1_prestige_for_each_6_mon_up_to_5(mon: int, points: int) -> None:
    assert scored("hoarder", mon) == points


def final(*parts: Position, **more: Any) -> higaki.Match:
    return start({"round": 11, "agenda": ["EndRound toyotomi"]}, *parts, **more)


@rule("score.two")
def test_p4_two_bonus_cards_each_for_everybody() -> None:
    hands = {"toyotomi": ["deep_coffers", "in_good_grace"], "maeda": ["house_of_flowers"]}
    match = final(bonus=hands, mon={"toyotomi": 3}, blessings={"toyotomi": 1}, geishas={"maeda": 1})
    assert [prestige(match, clan) for clan in CLANS[:4]] == [8, 0, 0, 5]
    with pytest.raises(higaki.BadPosition):
        final(bonus={"toyotomi": ["deep_coffers", "in_good_grace", "hoarder"]})


@rule("score.blackmail")
def test_p4_2_prestige_for_blackmail_that_was_not_used() -> None:
    match = final(blackmail={"toyotomi": ["monk"], "maeda": ["smith"]}, blackmail_used={"hosokawa": ["patron"]})
    assert [prestige(match, clan) for clan in CLANS[:4]] == [2, 0, 0, 2]
    assert [line["points"] for line in told(match, "blackmail_kept")] == [2, 2]


@rule("score.alone")
def test_p4_both_owners_of_the_same_measure_are_judged_by_the_same_table() -> None:
    """busy_hands and small_deeds of different clans see the same fulfilled missions."""
    done = {"toyotomi": ["bitter_cup", "spice_sack"], "maeda": ["heir", "war_chest"]}
    match = final(bonus={"toyotomi": ["small_deeds"], "maeda": ["busy_hands"]}, fulfilled=done)
    assert (prestige(match), prestige(match, "maeda")) == (4, 3)
