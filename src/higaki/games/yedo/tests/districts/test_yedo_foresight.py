"""Looking at the top three of a stack (p. 3): laid back in any order, events as they lay; who looked knows them."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
from written import play, seen, told
from yedo_town import SAMURAI, Position, asked, on_top, refused, start, town

import higaki
from higaki import catalogue
from higaki.engine.base.text import Words
from higaki.games.yedo.printed import BONUSES, CARDS, EVENTS, MISSIONS

rule = pytest.mark.rule
TOP = {
    "card_stack": ["safe_house", "trapdoor", "false_alarm"],
    "bonus_stack": ["hoarder", "warlord", "spymaster"],
    "weapon_stack": ["katana", "yumi", "doku"],
    "event_stack": ["open_court", "rice_levy", "sake_runs_dry"],
}
REDS = ["war_chest", "duel_at_dawn", "false_geisha"]
STACKS: Position = {stack: {"top": names} for stack, names in TOP.items()} | {"mission_stack": {"red": {"top": REDS}}}


def looking(post: str, *played: str, **more: Any) -> higaki.Match:
    annex = {"annex": {"toyotomi": [post]}} if post == "karesansui" else {}
    match = start({"turn": "toyotomi"}, STACKS, town(**{post: "toyotomi", "orders": "maeda"}), annex, more)
    return play(match, *played)


WAYS = [
    ("gates", ["action.foresee_cards"], "card_stack", None),
    ("tavern", ["action.foresee_weapons"], "weapon_stack", None),
    ("harbor", ["action.foresee_bonuses"], "bonus_stack", None),
    ("temple", ["action.foresee_missions", "deck.red"], "mission_stack", "red"),
    ("karesansui", ["action.karesansui", "deck.cards"], "card_stack", None),
    ("karesansui", ["action.karesansui", "deck.weapons"], "weapon_stack", None),
    ("karesansui", ["action.karesansui", "deck.bonuses"], "bonus_stack", None),
    ("karesansui", ["action.karesansui", "deck.red"], "mission_stack", "red"),
]
each_way = pytest.mark.parametrize(("post", "played", "stack", "colour"), WAYS)


@rule("gates.look")
@rule("tavern.look")
@rule("harbor.look")
@rule("temple.look")
@rule("karesansui.look")
@each_way
def test_p3_three_are_seen_and_laid_back_in_any_order(
    post: str, played: list[str], stack: str, colour: str | None
) -> None:
    before = TOP.get(stack, REDS)
    reached = set()
    for first in range(1, 4):
        for second in (2, 3):
            match = looking(post, *played)
            assert on_top(match, stack, colour)[:3] == before
            play(match, f"looked.{first}", f"looked.{second}")
            assert asked(match)[0] == "maeda"
            reached.add(tuple(on_top(match, stack, colour)[:3]))
    assert reached == set(permutations(before))


@each_way
def test_p3_only_who_looked_knows_them(post: str, played: list[str], stack: str, colour: str | None) -> None:
    match = play(looking(post, *played), "looked.3", "looked.2")
    kinds = [slot.get("kind") for slot in seen(match, "toyotomi", stack, colour)["slots"][:3]]
    assert kinds == on_top(match, stack, colour)[:3]
    for viewer in ("hosokawa", "maeda", None):
        assert [slot.get("kind") for slot in seen(match, viewer, stack, colour)["slots"][:3]] == [None] * 3
        assert [entry["thing"] for entry in match.told(viewer)][-2:] == [None, None]
    assert told(match, "foresaw")[0]["count"] == 3


@rule("temple.events")
@rule("karesansui.events")
@pytest.mark.parametrize(
    ("post", "played"), [("temple", ["action.omens"]), ("karesansui", ["action.karesansui", "deck.events"])]
)
def test_p3_three_events_are_seen_and_stay_as_they_lay(post: str, played: list[str]) -> None:
    match = looking(post, *played)
    assert asked(match)[0] == "maeda" and on_top(match, "event_stack") == TOP["event_stack"]
    shown = [slot.get("kind") for slot in seen(match, "toyotomi", "event_stack")["slots"]]
    assert shown == TOP["event_stack"]
    assert [slot.get("kind") for slot in seen(match, "maeda", "event_stack")["slots"]] == [None] * 3


@rule("temple.look")
def test_p3_in_the_temple_missions_of_one_sort_in_the_karesansui_any_stack() -> None:
    colours = {f"deck.{colour}" for colour in ("green", "yellow", "red", "black")}
    assert set(looking("temple", "action.foresee_missions").options) == colours
    others = {"deck.cards", "deck.bonuses", "deck.weapons", "deck.events"}
    assert set(looking("karesansui", "action.karesansui").options) == colours | others


@pytest.mark.slow
@each_way
def test_each_card_is_pointed_at_by_its_name_also_after_the_first_was_laid(
    post: str, played: list[str], stack: str, colour: str | None
) -> None:
    match, words = looking(post, *played), Words(catalogue.find("yedo").folder, "en")
    for _ in range(2):
        scene = match.scene("toyotomi")
        slots = seen(match, "toyotomi", stack, colour)["slots"][:3]
        assert [slot["thing"] for slot in slots] == ["looked.1", "looked.2", "looked.3"]
        sort = seen(match, "toyotomi", stack, colour)["sort"]
        for thing in scene["options"]:
            kind = on_top(match, stack, colour)[int(thing[-1]) - 1]
            assert words.option(scene, thing) == words.piece(sort, kind)
        assert match.plans == {}  # a second answer would speak of cards that lie otherwise by then
        for viewer in ("hosokawa", None):
            assert not any("thing" in slot for slot in seen(match, viewer, stack, colour)["slots"])
        match.play("looked.3")


@rule("gates.look")
def test_p3_of_a_small_stack_one_sees_what_there_is() -> None:
    every = [card for card, count in zip(CARDS.names, CARDS.supply or [], strict=True) for _ in range(count)]
    for card in ("trapdoor", "safe_house"):
        every.remove(card)
    two = start(SAMURAI, town(gates="toyotomi", orders="maeda"), box=every, turn="toyotomi")
    play(two, "action.foresee_cards")
    assert told(two, "foresaw")[0]["count"] == 2 and two.options == ("looked.1", "looked.2")
    before = on_top(two, "card_stack")
    two.play("looked.2")
    assert on_top(two, "card_stack") == before[::-1] and asked(two)[0] == "maeda"
    every.remove("false_alarm")
    three = start(SAMURAI, town(gates="toyotomi", orders="maeda"), box=every, turn="toyotomi")
    play(three, "action.foresee_cards", "looked.1")
    assert asked(three) == ("toyotomi", "LaySecond") and three.options == ("looked.2", "looked.3")
    every.append("false_alarm")
    one = start(SAMURAI, town(gates="toyotomi", orders="maeda"), box=[*every, "trapdoor"], turn="toyotomi")
    play(one, "action.foresee_cards")
    assert asked(one)[0] == "maeda"


def test_p3_ruling_E10_nobody_looks_at_an_empty_stack() -> None:
    box = [*BONUSES.names, *MISSIONS.names, *EVENTS.names]
    there = {"box": box, "options": {"version": "samurai"}}
    harbor = start(town(harbor="toyotomi"), there, turn="toyotomi")
    assert refused(harbor, "action.foresee_bonuses") == {"why": "stack_empty"}
    temple = start(town(temple="toyotomi"), there, turn="toyotomi")
    assert refused(temple, "action.foresee_missions") == {"why": "stack_empty"}
    assert refused(temple, "action.omens") == {"why": "stack_empty"}
    cards = [card for card, count in zip(CARDS.names, CARDS.supply or [], strict=True) for _ in range(count)]
    gates = start(town(gates="toyotomi"), SAMURAI, box=cards, turn="toyotomi")
    assert refused(gates, "action.foresee_cards") == {"why": "stack_empty"}
    garden = start(town(karesansui="toyotomi"), there, annex={"toyotomi": ["karesansui"]}, turn="toyotomi")
    assert set(play(garden, "action.karesansui").options) == {"deck.cards", "deck.weapons"}


def test_p3_weapons_on_the_discard_pile_are_not_looked_at() -> None:
    every = ["doku", "fukiya", "katana", "metsubushi", "nawa", "shuko", "shuriken", "yumi"] * 5
    match = start(town(tavern="toyotomi"), weapons_used=every[:5], box=every[5:], turn="toyotomi")
    assert refused(match, "action.foresee_weapons") == {"why": "stack_empty"}
