"""What cannot be chosen says why: every reason once, from a written position; and in random games nothing is both."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from written import play, tables
from yedo_town import CLANS, SAMURAI, Position, asked, refused, start, town

from higaki import catalogue
from higaki.engine.table.steps import CHANCE
from higaki.engine.table.table import Table
from higaki.games.yedo import events
from higaki.games.yedo.actions import THINGS
from higaki.games.yedo.box import FIELDS, POSTS
from higaki.games.yedo.events import STORY
from higaki.games.yedo.places import CARD as HAND
from higaki.games.yedo.places import MISSION
from higaki.games.yedo.printed import CARDS, MISSIONS
from higaki.games.yedo.rules.reasons import because, refusal

GAME = catalogue.find("yedo")


def turn(*parts: Position, **more: Any) -> Position:
    position: Position = {"turn": "toyotomi"}
    for part in [*parts, more]:
        position |= part
    return position


def assigning(**where: str) -> Position:
    return town(home="toyotomi", **where) | {"agenda": ["Assign toyotomi"]}


def hand(place: str, *pieces: str) -> Position:
    return {place: {"toyotomi": list(pieces)}}


BUY: Position = {"agenda": ["NextAuction toyotomi"], "mon": dict.fromkeys(CLANS[:4], 20)}
SHRINE = town(temple="toyotomi", market="toyotomi", gates="toyotomi")
YASHIKI: Position = {"annex": {"toyotomi": ["yashiki"]}}
Case = tuple[Position, list[str], str, dict[str, Any]]
# A position, what is played there, at what one would point, and the reason against it.
CASES: list[Case] = [
    (BUY, ["field.disciple", *["pass"] * 3], "field.disciple", {"why": "field_taken", "seat": "toyotomi"}),
    (
        BUY | {"seats": 3, "mon": {}} | {"mon": dict.fromkeys(CLANS[:3], 20)},
        ["field.geisha", "pass", "pass"],
        "field.annex",
        {"why": "group_taken"},
    ),
    (turn(town(orders="toyotomi"), box=MISSIONS.names), [], "action.orders", {"why": "stack_empty"}),
    (
        {
            "mission": {"toyotomi": MISSIONS.names[:3]},
            "order": CLANS[:4],
            "agenda": ["DraftMission toyotomi", "Draft toyotomi", "BeginRound toyotomi"],
        },
        [],
        "stack.yellow",
        {"why": "must_be_dark"},
    ),
    (assigning() | {"closed": {"closed": "temple"}}, [], "post.temple", {"why": "district_is_closed"}),
    (assigning(gates="maeda maeda maeda"), [], "post.gates", {"why": "no_space"}),
    (assigning(garden="toyotomi"), [], "post.garden", {"why": "in_garden_already"}),
    (assigning(yashiki="toyotomi") | YASHIKI, [], "annex.yashiki", {"why": "annex_manned"}),
    (turn(town(gates="toyotomi")), [], "action.recruit", {"why": "too_dear", "mon": 7, "have": 0}),
    (turn(town(gates="toyotomi")), [], "action.sell_2", {"why": "too_little_prestige", "points": 2, "have": 0}),
    (
        turn(town(gates="toyotomi", home="toyotomi toyotomi toyotomi")),
        [],
        "action.recruit",
        {"why": "reserve_empty"},
    ),
    (
        turn(town(tavern="toyotomi"), annex={"toyotomi": ["yashiki", "karesansui", "dojo", "kobudo"]}),
        [],
        "action.build",
        {"why": "no_annex_left"},
    ),
    (
        turn(town(redlight="toyotomi"), geishas={"maeda": 3, "hosokawa": 3}),
        [],
        "action.geisha_for_mon",
        {"why": "no_geisha_left"},
    ),
    (
        turn(town(redlight="toyotomi"), geishas={"toyotomi": 3}),
        [],
        "action.geisha_for_mon",
        {"why": "geishas_full", "limit": 3},
    ),
    (turn(town(temple="toyotomi"), blessings={"toyotomi": 1}), [], "action.bless", {"why": "blessed_already"}),
    (turn(town(harbor="toyotomi")), [], "action.church", {"why": "church_empty"}),
    (turn(town(market="toyotomi")), [], "action.sell_card", {"why": "no_card_to_sell"}),
    (turn(town(yashiki="toyotomi"), YASHIKI), [], "action.yashiki", {"why": "no_mission"}),
    (turn(town(dojo="toyotomi"), annex={"toyotomi": ["dojo"]}), [], "action.dojo", {"why": "no_weapon"}),
    (
        turn(SHRINE, hand("mission", "bitter_cup")),
        [],
        "mission.bitter_cup",
        {"why": "disciple_missing", "district": "tavern"},
    ),
    (
        turn(SHRINE, hand("mission", "spice_sack")),
        [],
        "mission.spice_sack",
        {"why": "weapon_missing", "weapon": "metsubushi"},
    ),
    (
        turn(SHRINE, hand("mission", "war_chest"), hand("weapon", "katana")),
        [],
        "mission.war_chest",
        {"why": "annex_missing", "annex": "yashiki"},
    ),
    (
        turn(town(redlight="toyotomi"), hand("mission", "guest_list")),
        [],
        "mission.guest_list",
        {"why": "geishas_missing", "need": 1, "have": 0},
    ),
    (
        turn(
            town(harbor="toyotomi", market="toyotomi"),
            hand("mission", "bishops_last_sermon"),
            hand("weapon", "shuriken", "fukiya"),
        ),
        [],
        "mission.bishops_last_sermon",
        {"why": "blessing_missing"},
    ),
    (
        turn(
            town(audience="toyotomi", temple="toyotomi", market="toyotomi"),
            hand("mission", "council_of_elders"),
            hand("weapon", "shuko"),
        ),
        [],
        "mission.council_of_elders",
        {"why": "kind_missing", "mission_kind": "espionage", "need": 1, "have": 0},
    ),
    (turn(town(gates="toyotomi"), hand("card", "trapdoor")), [], "card.trapdoor", {"why": "not_now"}),
    (turn(town(gates="toyotomi"), hand("card", "fresh_delivery")), [], "card.fresh_delivery", {"why": "no_target"}),
]


@pytest.mark.parametrize(("position", "played", "thing", "why"), CASES, ids=[case[3]["why"] for case in CASES])
def test_the_reason_against_something(position: Position, played: list[str], thing: str, why: dict[str, Any]) -> None:
    match = play(start(SAMURAI, position), *played)
    assert refused(match, thing) == why
    for clan in CLANS[: match.table.seats]:
        if clan != asked(match)[0]:
            assert match.scene(clan)["refused"] == match.scene(None)["refused"] == {}


def test_every_reason_that_the_rules_can_give_has_its_position() -> None:
    assert {case[3]["why"] for case in CASES} == {reason.name for reason in STORY.reasons}


def test_a_reason_keeps_the_largest_figures_it_can_name() -> None:
    refused = refusal(7, because(events.KIND_MISSING, 4, 9999, 32767))
    assert (refused.thing, refused.why, refused.numbers) == (7, events.KIND_MISSING, [4, 9999, 32767])
    assert refusal(7, because(events.TOO_DEAR, 60, 0)).numbers == [60, 0]
    assert refusal(7, because(events.NOT_NOW)).numbers == []


def test_no_rule_gives_a_reason_but_by_the_predicate_that_decides() -> None:
    """A refusal that is made anywhere else could say something else than the options."""
    rules = Path(__file__).parents[2] / "rules"
    made = [path.name for path in rules.rglob("*.py") if re.search(r"\bRefused\(", path.read_text(encoding="utf-8"))]
    assert made == ["reasons.py"]


def what_one_would_look_for(t: Table, name: str) -> list[str]:
    """All that is either offered or refused with a reason."""
    cards = [f"card.{CARDS.names[card]}" for card in set(t.pieces(HAND + t.step.seat))]
    missions = [f"mission.{MISSIONS.names[mission]}" for mission in t.pieces(MISSION + t.step.seat)]
    return {
        "OpenAuction": [f"field.{field}" for field in FIELDS.names],
        "Assign": [*[f"post.{post}" for post in POSTS.names], *cards],
        "DecideToBid": cards,
        "PlayWatchCard": cards,
        "TakeShelter": cards,
        "Activate": [*cards, *missions],
    }.get(name, [])


@pytest.mark.parametrize("version", ["geisha", "samurai"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everything_one_would_look_for_is_either_offered_or_refused(seats: int, version: str) -> None:
    looked = set()
    for number, t in enumerate(tables(GAME, seats, seats + 20, version=version)):
        if number > 600 or t.over:
            break
        if t.seat == CHANCE:
            continue
        name = type(t.step).__name__
        offered = {THINGS.names[thing] for thing in t.options}
        not_now = {THINGS.names[one.thing] for one in t.step.refused(t)}
        assert not not_now & offered, name
        for thing in what_one_would_look_for(t, name):
            assert thing in not_now | offered, (thing, name)
            looked.add(name)
    assert {"OpenAuction", "Assign", "Activate", "PlayWatchCard"} <= looked
