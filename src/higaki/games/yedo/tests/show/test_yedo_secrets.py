"""Hands, drawn cards and stacks are secret: neither scenes nor logs nor silences tell others what lies there."""

from __future__ import annotations

import json
from typing import Any

import pytest
from written import part, play, seen, told
from yedo_town import CLANS, SAMURAI, Position, asked, start, town

import higaki
from higaki import catalogue
from higaki.engine.base.random_numbers import rng_of
from higaki.engine.table.steps import ALWAYS
from higaki.engine.views.redeal import redeal
from higaki.games.yedo.places import CARD, CARD_STACK, MISSION
from higaki.games.yedo.printed import CARDS, MISSIONS

rule = pytest.mark.rule
OTHERS = ["hosokawa", "nabeshima", "maeda", None]


def all_that_is_known(match: higaki.Match, viewer: str | None) -> str:
    return json.dumps([match.scene(viewer), match.told(viewer)], sort_keys=True)


def same_for_others(one: higaki.Match, other: higaki.Match) -> None:
    """All but toyotomi see and hear the same at both tables, and are shown nothing of what toyotomi could do."""
    assert asked(one) == asked(other)
    for viewer in OTHERS:
        assert all_that_is_known(one, viewer) == all_that_is_known(other, viewer), viewer
        if asked(one)[0] == "toyotomi":
            assert one.scene(viewer)["options"] == [] and one.scene(viewer)["refused"] == {}


def both(position: Position, place: str, first: list[str], second: list[str]) -> tuple[higaki.Match, higaki.Match]:
    """The same table with two different hands of toyotomi."""
    tables = [start(SAMURAI, position, {place: {"toyotomi": pieces}}) for pieces in (first, second)]
    return tables[0], tables[1]


BUSY: Position = {
    **town(gates="toyotomi hosokawa", home="toyotomi toyotomi hosokawa"),
    "watch": {"red": "gates"},
    "market": {"4": ["yumi"]},
    "mon": {"toyotomi": 9, "hosokawa": 5},
}


@rule("limit.cards")
@pytest.mark.parametrize(
    ("step", "useful", "answer"),
    [
        ("DecideToBid", "hidden_purse", "take_part"),
        ("Assign", "fresh_delivery", "post.harbor"),
        ("PlayWatchCard", "false_alarm", "decline"),
        ("TakeShelter", "trapdoor", "decline"),
        ("Activate", "long_hours", "action.rest"),
    ],
)
def test_being_asked_tells_nothing_about_the_cards_in_hand(step: str, useful: str, answer: str) -> None:
    """One of the hands could do something now, the other could not."""
    one, other = both(BUSY | {"agenda": [f"{step} toyotomi"]}, "card", [useful], ["walls_have_ears"])
    assert asked(one) == ("toyotomi", step) and f"card.{useful}" in one.options
    assert not [thing for thing in other.options if thing.startswith("card.")]
    same_for_others(one, other)
    same_for_others(play(one, answer), play(other, answer))


@rule("card.cancel")
def test_a_window_to_cancel_is_the_same_for_who_can_and_who_cannot() -> None:
    position = {"turn": "hosokawa", "card": {"hosokawa": ["fresh_delivery"]}}
    tables = []
    for hand in (["walls_have_ears"], ["trapdoor"]):
        hands = {"card": {"hosokawa": ["fresh_delivery"], "toyotomi": hand}}
        tables.append(play(start(SAMURAI, BUSY, position, hands), "card.fresh_delivery"))
    one, other = tables
    assert asked(one) == ("toyotomi", "React")
    assert len(one.options) == 2 and len(other.options) == 1
    for viewer in ("hosokawa", "nabeshima", None):
        assert all_that_is_known(one, viewer) == all_that_is_known(other, viewer)
    play(one, "decline")
    play(other, "decline")
    for viewer in ("hosokawa", "nabeshima", None):
        assert all_that_is_known(one, viewer) == all_that_is_known(other, viewer)


@rule("limit.missions")
def test_whether_a_mission_could_be_fulfilled_is_not_seen() -> None:
    """Both are green; runaway_apprentice could be fulfilled, spice_sack could not."""
    position = BUSY | {"agenda": ["Activate toyotomi"], "weapon": {"toyotomi": ["nawa"]}}
    one, other = both(position, "mission", ["runaway_apprentice"], ["spice_sack"])
    assert "mission.runaway_apprentice" in one.options and "mission.spice_sack" not in other.options
    same_for_others(one, other)
    same_for_others(play(one, "action.rest"), play(other, "action.rest"))


@rule("setup.missions")
@rule("limit.missions")
def test_a_mission_that_was_drawn_is_known_by_its_back_only() -> None:
    match = higaki.new("yedo", seats=4, seed=3)
    drawer = asked(match)[0]
    match.play("stack.black")
    [mission] = part(match, "mission", drawer)
    assert mission in all_that_is_known(match, drawer)
    for viewer in {*CLANS[:4], None} - {drawer}:
        assert mission not in all_that_is_known(match, viewer)
        assert seen(match, viewer, "mission", drawer)["backs"] == {"black": 1}


def kept_in_secret(match: higaki.Match, place: str, kept: str, drawn: list[str]) -> None:
    """After one of the drawn cards was kept, others know neither it nor the ones that went back."""
    match.play(f"{place}.{kept}")
    assert match.told("toyotomi")[-1]["thing"] == f"{place}.{kept}"
    for viewer in OTHERS:
        assert match.told(viewer)[-1]["thing"] is None
        assert not [name for name in drawn if name in all_that_is_known(match, viewer)]


@rule("prize.action")
@rule("prize.bonus")
@rule("prize.mission")
@pytest.mark.parametrize(
    ("field", "place", "drawn"),
    [
        ("action", "card", ["trapdoor", "safe_house", "false_alarm"]),
        ("bonus", "bonus", ["hoarder", "warlord", "spymaster"]),
        ("mission", "mission", ["heir", "silver_fleet", "blessed_banner"]),
    ],
)
def test_what_was_drawn_and_kept_in_an_auction_is_secret(field: str, place: str, drawn: list[str]) -> None:
    stacks: Position = {"mission_stack": {"black": {"top": drawn}}} if field == "mission" else {}
    stacks |= {} if field == "mission" else {f"{place}_stack": {"top": drawn}}
    match = start(stacks, agenda=["NextAuction toyotomi"], mon={"toyotomi": 20})
    play(match, f"field.{field}", *["pass"] * 3, *(["stack.black"] if field == "mission" else []))
    kept_in_secret(match, place, drawn[1], drawn)


@rule("prize.weapon")
def test_weapons_that_were_drawn_are_seen_by_all() -> None:
    match = start(agenda=["NextAuction toyotomi"], mon={"toyotomi": 20}, weapon_stack={"top": ["yumi", "doku", "nawa"]})
    play(match, "field.weapon", *["pass"] * 3)
    assert [piece["kind"] for piece in seen(match, None, "drawn_weapon")["pieces"]] == ["yumi", "doku", "nawa"]


@pytest.mark.parametrize("event", ["house_search"])
def test_which_card_a_search_took_is_not_seen(event: str) -> None:
    position: Position = {"agenda": ["BeginEvent toyotomi"], "phase": {"phase": "event"}, "round": 3}
    match = start(SAMURAI, position, event_stack={"top": [event]}, card={"toyotomi": ["trapdoor", "manhunt"]})
    match.play("card.manhunt")
    for viewer in OTHERS:
        assert "manhunt" not in all_that_is_known(match, viewer) and match.told(viewer)[-1]["thing"] is None
    assert told(match, "gave_back_card") == [{"what": "gave_back_card", "seat": "toyotomi"}]


@rule("market.sell")
def test_which_card_was_sold_or_exchanged_is_not_seen() -> None:
    there = town(market="toyotomi", kobudo="toyotomi", orders="maeda")
    hand: Position = {"card": {"toyotomi": ["trapdoor", "false_alarm"]}, "annex": {"toyotomi": ["kobudo"]}}
    for moves in (["action.sell_card", "card.false_alarm"], ["action.kobudo", "card.false_alarm"]):
        match = play(start(there, hand, turn="toyotomi"), *moves)
        for viewer in OTHERS:
            assert "false_alarm" not in all_that_is_known(match, viewer)


@rule("yashiki.exchange")
def test_which_mission_was_exchanged_is_not_seen() -> None:
    there = town(yashiki="toyotomi", orders="maeda")
    hand: Position = {"mission": {"toyotomi": ["heir", "silver_fleet"]}, "annex": {"toyotomi": ["yashiki"]}}
    match = play(start(there, hand, turn="toyotomi"), "action.yashiki", "mission.silver_fleet")
    assert match.told("toyotomi")[-1]["thing"] == "mission.silver_fleet"
    for viewer in OTHERS:
        assert match.told(viewer)[-1]["thing"] is None and "silver_fleet" not in all_that_is_known(match, viewer)


def test_every_question_about_hidden_cards_is_answered_in_secret_and_always_asked() -> None:
    steps = catalogue.find("yedo").steps.all
    hidden = {type(step).__name__ for step in steps if step.hidden}
    back = {"GiveBackCard", "GiveBackBonus", "GiveBackMission", "LoseCard", "SellCard", "DropMission", "Practise"}
    drawn = {"KeepCard", "KeepBonus", "KeepMission", "LayFirst", "LaySecond"}
    traded = {"Compose", "HandOverCard", "HandOverBonus", "HandOverMission"}
    assert hidden == back | drawn | traded
    playing = {"Assign", "Activate", "PlayWatchCard", "TakeShelter", "React"}
    assert {type(step).__name__ for step in steps if step.asks == ALWAYS} == hidden | playing


def test_a_mission_that_was_spoiled_is_known_to_its_owner_alone() -> None:
    hands: Position = {"mission": {"toyotomi": ["heir"]}, "card": {"hosokawa": ["spoiled_scheme"]}}
    match = start(SAMURAI, town(gates="hosokawa"), hands, turn="hosokawa")
    match.play("card.spoiled_scheme")
    [new] = part(match, "mission", "toyotomi")
    for viewer in OTHERS:
        known = all_that_is_known(match, viewer)
        assert "heir" not in known.split('"') and new not in known
    assert told(match, "mission_replaced")[0]["colour"] == "black"


def test_who_imagines_the_table_knows_what_was_played_but_no_hand() -> None:
    hands: Position = {
        "card": {"toyotomi": ["trapdoor"], "hosokawa": ["safe_house"]},
        "mission": {"hosokawa": ["heir"]},
    }
    bottom = {"card_stack": {"bottom": ["long_hours toyotomi hosokawa nabeshima maeda"]}}
    match = start(hands, bottom, town(gates="toyotomi"), turn="toyotomi")
    cards, missions = set(), set()
    for seed in range(40):
        imagined = redeal(match.table, 0, rng_of(seed, "imagined"))
        assert [CARDS.names[card] for card in imagined.pieces(CARD)] == ["trapdoor"]
        assert CARDS.names[imagined.pieces(CARD_STACK)[0]] == "long_hours"
        cards.add(CARDS.names[imagined.pieces(CARD + 1)[0]])
        [mission] = imagined.pieces(MISSION + 1)
        missions.add(MISSIONS.names[mission])
    assert len(cards) > 5 and len(missions) > 5
    assert {(MISSIONS.backs or [])[MISSIONS.numbers[name]] for name in missions} == {"black"}


def test_hands_are_laid_open_when_the_game_is_over() -> None:
    hands: dict[str, Any] = {"mission": {"toyotomi": ["heir"]}, "bonus": {"toyotomi": ["warlord"]}}
    match = start(hands, round=11, agenda=["EndRound toyotomi"])
    assert match.over
    assert "heir" in all_that_is_known(match, "maeda") and "warlord" in all_that_is_known(match, None)
