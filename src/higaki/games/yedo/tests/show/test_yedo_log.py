"""Every line of the log is told somewhere: the common ones in the recorded games, the rare ones from positions here."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from written import play
from yedo_town import SAMURAI, Position, start, town

import higaki
from higaki.games.yedo.events import STORY


def of(place: str, *pieces: str) -> Position:
    return {place: {"toyotomi": list(pieces)}}


TURN: Position = {"turn": "toyotomi"}
BIDDING: Position = {"agenda": ["NextAuction toyotomi"], "mon": {"toyotomi": 20}}
THREE_PASS = ["pass", "pass", "pass"]
SHARED = town(gates="toyotomi maeda", home="toyotomi")
ASSIGN: Position = SHARED | {"agenda": ["Assign toyotomi"]}
FIVE_B: Position = SHARED | {"agenda": ["PlayWatchCard toyotomi"], "watch": {"red": "gates"}, "mon": {"toyotomi": 2}}
FIVE_C: Position = SHARED | {"agenda": ["TakeShelter toyotomi"], "watch": {"red": "gates"}}
END: Position = {"round": 11, "agenda": ["EndRound toyotomi"]}
LAST_OF_ROUND = TURN | town(audience="toyotomi")
SERMON: Position = TURN | {
    "mission": {"toyotomi": ["bishops_last_sermon"]},
    "weapon": {"toyotomi": ["shuriken", "fukiya", "shuko"]},
}
CHURCH = town(harbor="toyotomi", market="toyotomi", orders="maeda")
SHOGUN: Position = (
    TURN | town(audience="toyotomi", orders="toyotomi", gates="toyotomi") | of("mission", "kill_the_shogun")
)
FULL_TOWN: Position = {
    **town(audience="hosokawa", orders="hosokawa", garden="toyotomi hosokawa", gates="toyotomi", home="toyotomi"),
    "seats": 2,
    "barred": {"tavern": 2, "harbor": 2, "redlight": 2, "market": 2, "temple": 2},
    "agenda": ["Assign toyotomi"],
}
TRADE: Position = {
    **town(tavern="toyotomi hosokawa"),
    "agenda": ["BeginTrade toyotomi", "BeginActions toyotomi"],
    "weapon": {"toyotomi": ["yumi"]},
    "geishas": {"toyotomi": 1},
    "card": {"toyotomi": ["trapdoor"]},
    "bonus": {"toyotomi": ["hoarder"]},
    "mission": {"toyotomi": ["heir"]},
    "mon": {"toyotomi": 3},
}
GIFTS = ["weapon.yumi", "geisha", "card.trapdoor", "bonus.hoarder", "mission.heir", "give_mon.2", "propose"]


def event(name: str) -> Position:
    return {"agenda": ["BeginEvent toyotomi"], "phase": {"phase": "event"}, "round": 3, "event_stack": {"top": [name]}}


Case = tuple[str, list[Position], list[str]]
# The lines, the position, and what is played there.
CASES: list[Case] = [
    ("got_disciple", [BIDDING], ["field.disciple", *THREE_PASS]),
    ("nothing_left auction_prestige", [BIDDING, {"geishas": {"toyotomi": 3}}], ["field.geisha", *THREE_PASS]),
    (
        "gave_back_bonus",
        [BIDDING, of("bonus", "hoarder", "warlord"), {"bonus_stack": {"top": ["spymaster"]}}],
        ["field.bonus", *THREE_PASS, "bonus.spymaster", "bonus.hoarder"],
    ),
    ("dojo_income", [LAST_OF_ROUND, of("annex", "dojo")], ["action.audience"]),
    ("left_weapon", [TURN, town(dojo="toyotomi"), of("annex", "dojo"), of("weapon", "yumi")], ["action.dojo"]),
    ("lost_weapon church_emptied", [event("tidal_wave"), of("weapon", "yumi"), {"church": 3}], []),
    ("lost_annex", [event("earthquake"), of("annex", "dojo")], []),
    ("lost_geisha", [event("broken_hearts"), {"geishas": {"toyotomi": 1}}], []),
    ("lost_disciple", [event("fever"), town(home="toyotomi toyotomi toyotomi")], []),
    ("blessed", [event("sword_edict"), of("weapon", "yumi"), {"blessings": {"toyotomi": 1}}], ["blessing"]),
    ("prestige_lost", [event("out_of_favour"), {"prestige_start": {"toyotomi": 3}}], []),
    ("watch_swapped", [event("new_captain")], []),
    ("placed_on_annex", [ASSIGN, of("annex", "dojo")], ["annex.dojo"]),
    ("stays_home space_barred played_at", [FULL_TOWN, of("card", "barred_door")], ["card.barred_door"]),
    (
        "district_opened",
        [ASSIGN, {"closed": {"closed": "castle"}}, of("card", "letter_of_passage")],
        ["card.letter_of_passage"],
    ),
    ("stole played_on", [ASSIGN, {"mon": {"maeda": 5}}, of("card", "pickpocket")], ["card.pickpocket"]),
    ("market_renewed", [ASSIGN, {"market": {"1": ["yumi"]}}, of("card", "fresh_delivery")], ["card.fresh_delivery"]),
    ("played_far", [FIVE_B, of("card", "hot_pursuit")], ["card.hot_pursuit", "steps.2"]),
    ("played_there", [FIVE_B, of("card", "manhunt")], ["card.manhunt", "district.castle"]),
    ("escaped", [FIVE_C, of("card", "safe_house")], ["card.safe_house"]),
    ("moved_disciple", [FIVE_C, of("card", "over_the_rooftops")], ["card.over_the_rooftops", "post.tavern"]),
    ("sent_home played_on_at", [TURN, SHARED, of("card", "ambush")], ["card.ambush"]),
    (
        "swapped_weapons played_for",
        [TURN, SHARED, of("card", "switched_blades"), {"weapon": {"toyotomi": ["doku"], "maeda": ["yumi"]}}],
        ["card.switched_blades"],
    ),
    (
        "lured_geisha",
        [TURN, SHARED, of("card", "lured_away"), {"geishas": {"maeda": 1}, "mon": {"toyotomi": 3}}],
        ["card.lured_away"],
    ),
    (
        "mission_replaced",
        [TURN, SHARED, of("card", "spoiled_scheme"), {"mission": {"maeda": ["heir"]}}],
        ["card.spoiled_scheme"],
    ),
    (
        "cancelled",
        [TURN, SHARED, {"card": {"toyotomi": ["long_hours"], "maeda": ["walls_have_ears"]}}],
        ["card.long_hours", "card.walls_have_ears"],
    ),
    (
        "gave_weapon gave_geishas gave_cards gave_bonuses gave_mission gave_mon",
        [TRADE],
        ["clan.hosokawa", *GIFTS, "accept"],
    ),
    ("refused", [TRADE], ["clan.hosokawa", *GIFTS, "refuse"]),
    ("countered", [TRADE], ["clan.hosokawa", *GIFTS, "counter"]),
    ("recruited", [TURN, SHARED, {"mon": {"toyotomi": 7}}], ["action.recruit"]),
    ("geisha_for_mon", [TURN, town(redlight="toyotomi"), {"mon": {"toyotomi": 8}}], ["action.geisha_for_mon"]),
    (
        "fulfilled stood_in",
        [SERMON, CHURCH, town(karesansui="toyotomi"), of("annex", "karesansui")],
        ["mission.bishops_last_sermon", "post.harbor"],
    ),
    (
        "fulfilled_extra to_reserve gave_blessing",
        [SERMON, CHURCH, {"blessings": {"toyotomi": 1}}],
        ["mission.bishops_last_sermon", "post.harbor", "extra"],
    ),
    (
        "shogun_falls",
        [
            SHOGUN,
            of("weapon", "katana", "shuriken", "doku"),
            of("annex", "dojo", "karesansui"),
            {"geishas": {"toyotomi": 1}},
        ],
        ["mission.kill_the_shogun", "post.gates"],
    ),
    ("blackmail_kept", [END, of("blackmail", "monk")], []),
    ("bonus_scored bonus_missed", [END, of("bonus", "front_of_the_court", "three_muses")], []),
]


@pytest.mark.parametrize(("lines", "positions", "played"), CASES, ids=[case[0].split()[0] for case in CASES])
def test_a_rare_line_of_the_log(lines: str, positions: list[Position], played: list[str]) -> None:
    match = play(start(SAMURAI, *positions), *played)
    assert set(lines.split()) <= {event["what"] for entry in match.told(None) for event in entry["events"]}


def test_every_line_of_the_log_is_told_somewhere() -> None:
    heard = {line for case in CASES for line in case[0].split()}
    for path in (Path(__file__).parents[1] / "games").glob("*.json"):
        match = higaki.load(json.loads(path.read_text(encoding="utf-8")))
        heard |= {event["what"] for entry in match.told(None) for event in entry["events"]}
    assert {event.name for event in STORY.events} - heard == set()
