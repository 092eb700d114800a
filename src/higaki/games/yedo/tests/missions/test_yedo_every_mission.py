"""Each of the 59 missions is fulfilled from a position made of what is printed on it (p. 1; the cards: ruling E29)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from written import part, told
from yedo_town import (
    Position,
    amount,
    asked,
    cards_of,
    mon,
    prestige,
    printed,
    refused,
    start,
    town,
    watch,
    whereabouts,
)

import higaki
from higaki.games.yedo.box import ANNEXES, DISTRICTS, KIND_WORDS, WEAPONS
from higaki.games.yedo.printed import MISSIONS

rule = pytest.mark.rule
Amounts = dict[str, int]
CARDS = printed(MISSIONS)
IN_CASTLE = ["audience", "orders", "garden"]
CHURCH = 5
SETTING: Position = {
    "church": CHURCH,
    "market": {"1": ["yumi"], "4": ["doku"]},
    "card_stack": {"top": ["safe_house", "trapdoor"]},
    "bonus_stack": {"top": ["hoarder", "warlord"]},
    "watch": {"red": "gates"},
}
each_mission = pytest.mark.parametrize("name", MISSIONS.names)


def together(card: Any, parts: list[str]) -> Amounts:
    """What has to be at hand for these parts: shown things once, given things for each part."""
    needs: Amounts = {}
    for key in parts:
        for word, count in card[key].items():
            needs[word] = needs.get(word, 0) + count if word in ("mon", "blessing") else max(needs.get(word, 0), count)
    return needs


def posts_for(needs: Amounts) -> list[str]:
    posts = [district for district in DISTRICTS.names[1:] for _ in range(needs.get(district, 0))]
    return posts + IN_CASTLE[: needs.get("castle", 0)]


def earlier(name: str, needs: Amounts) -> list[str]:
    """Fulfilled missions of the kinds that are asked for."""
    found = []
    for kind in KIND_WORDS:
        same = [other for other, card in CARDS.items() if card["kind"] == kind and other != name]
        found += same[: needs.get(kind, 0)]
    return found


def position_for(name: str, needs: Amounts) -> Position:
    standing = Counter(posts_for(needs))
    where = {post: " ".join(["toyotomi"] * count) for post, count in standing.items()}
    where["harbor"] = (where.get("harbor", "") + " maeda").strip()
    return town(**where) | {
        "seats": 5,
        "round": 3,
        "turn": "toyotomi",
        "mission": {"toyotomi": [name]},
        "weapon": {"toyotomi": [weapon for weapon in WEAPONS.names for _ in range(needs.get(weapon, 0))]},
        "annex": {"toyotomi": [annex for annex in ANNEXES.names if annex in needs]},
        "geishas": {"toyotomi": needs.get("geishas", 0)},
        "blessings": {"toyotomi": needs.get("blessing", 0)},
        "mon": {"toyotomi": needs.get("mon", 0)},
        "fulfilled": {"toyotomi": earlier(name, needs)},
    }


def fulfil(name: str, needs: Amounts, extra: bool) -> higaki.Match:
    """Fulfil it, with or without its bonus part; what is asked on the way is answered."""
    match = start(SETTING, position_for(name, needs))
    match.play(f"mission.{name}")
    claimed = False
    while asked(match)[0] == "toyotomi" and asked(match)[1] != "Activate":
        step = asked(match)[1]
        if step == "ClaimExtra":
            assert extra == ("extra" in match.options) or not extra
            claimed = extra
            match.play("extra" if extra else "done")
        else:
            answers = {"TakeWeapon": "market.1", "DrawFrom": "stack.green", "GiveBlessing": "blessing"}
            match.play(answers.get(step, match.options[0]))
    assert claimed == extra
    return match


def brought(card: Any, keys: list[str], word: str) -> int:
    return sum(int(card[key].get(word, 0)) for key in keys)


def check(match: higaki.Match, name: str, needs: Amounts, rewards: list[str]) -> None:
    card = CARDS[name]
    church = CHURCH if brought(card, rewards, "church") else 0
    gives = ["needs", "bonus_needs"][: len(rewards)]
    given = brought(card, gives, "mon")
    assert prestige(match) == brought(card, rewards, "prestige")
    assert mon(match) == needs.get("mon", 0) - given + brought(card, rewards, "mon") + church
    assert amount(match, "church") == CHURCH - church
    kept = needs.get("blessing", 0) - brought(card, gives, "blessing")
    assert amount(match, "blessings", "toyotomi") == min(1, kept + brought(card, rewards, "blessing"))
    assert cards_of(match) == ["safe_house", "trapdoor"][: brought(card, rewards, "card")]
    assert part(match, "bonus", "toyotomi") == ["hoarder", "warlord"][: brought(card, rewards, "bonus")]
    assert amount(match, "mission", "toyotomi") == brought(card, rewards, "mission")
    weapons = sum(needs.get(weapon, 0) for weapon in WEAPONS.names)
    assert amount(match, "weapon", "toyotomi") == weapons + brought(card, rewards, "weapon")
    assert ("1" in part(match, "market")) == (not brought(card, rewards, "weapon"))
    assert watch(match)[0] == ("blue" if brought(card, rewards, "swap_watch") else "red")
    assert part(match, "shogun_dead") == (brought(card, rewards, "ends_game") or [])
    assert amount(match, "geishas", "toyotomi") == needs.get("geishas", 0)
    assert sorted(part(match, "annex", "toyotomi")) == sorted(annex for annex in ANNEXES.names if annex in needs)
    assert part(match, "fulfilled", "toyotomi") == [*earlier(name, needs), name]
    gone = "reserve" if brought(card, rewards, "to_reserve") else "home"
    spots = Counter(whereabouts(match))
    assert spots["home"] == (gone == "home")
    assert spots["home"] + spots["reserve"] == 4 - len(posts_for(needs)) + 1


@rule("act.mission")
@rule("act.mission.reward")
@rule("act.mission.away")
@rule("reward.prestige")
@rule("reward.mon")
@each_mission
def test_p3_the_standard_part_of_every_mission(name: str) -> None:
    needs = dict(CARDS[name]["needs"])
    match = fulfil(name, needs, extra=False)
    check(match, name, needs, ["reward"])
    assert told(match, "fulfilled_extra") == [] and asked(match)[0] in ("toyotomi", "maeda")


@rule("act.mission.bonus")
@each_mission
def test_p3_the_bonus_part_of_every_mission(name: str) -> None:
    needs = together(CARDS[name], ["needs", "bonus_needs"])
    match = fulfil(name, needs, extra=True)
    check(match, name, needs, ["reward", "bonus_reward"])
    assert part(match, "extras", "toyotomi") == 1
    assert told(match, "fulfilled_extra")[0]["points"] == CARDS[name]["bonus_reward"].get("prestige", 0)


REASON = {"geishas": "geishas_missing", "blessing": "blessing_missing", "mon": "too_dear"}


@rule("act.mission")
@rule("mission.districts")
@rule("mission.weapons")
@rule("mission.annexes")
@rule("mission.geishas")
@rule("mission.special")
@rule("mission.give")
@each_mission
def test_p1_no_mission_without_any_one_of_the_things_it_asks_for(name: str) -> None:
    card = CARDS[name]
    for word in card["needs"]:
        short = dict(card["needs"])
        short[word] -= 1
        if not short[word]:
            del short[word]
        match = start(SETTING, position_for(name, short))
        why = refused(match, f"mission.{name}")["why"] if asked(match)[0] == "toyotomi" else "disciple_missing"
        if word in DISTRICTS.names:
            assert why == "disciple_missing"
        elif word in WEAPONS.names:
            assert why == "weapon_missing"
        elif word in ANNEXES.names:
            assert why == "annex_missing"
        else:
            assert why == REASON.get(word, "kind_missing")


@rule("act.mission.bonus")
@each_mission
def test_p3_no_bonus_part_without_any_one_of_the_things_it_asks_for(name: str) -> None:
    """Mon of the standard reward may pay for it; all else must be there already."""
    card = CARDS[name]
    for word in card["bonus_needs"]:
        if word == "mon":
            continue
        short = together(card, ["needs", "bonus_needs"])
        short[word] -= 1
        match = start(SETTING, position_for(name, {key: count for key, count in short.items() if count}))
        match.play(f"mission.{name}")
        while asked(match)[0] == "toyotomi" and asked(match)[1] != "Activate":
            assert "extra" not in match.options, word
            match.play(match.options[0])
        assert told(match, "fulfilled_extra") == []
