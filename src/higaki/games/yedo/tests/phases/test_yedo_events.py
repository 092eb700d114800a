"""Each of the 27 events (p. 2; the cards are ours, ruling E29): what closes, what comes and what changes a price."""

from __future__ import annotations

from typing import Any

import pytest
from written import part, play, told
from yedo_town import (
    CLANS,
    SAMURAI,
    amount,
    asked,
    brings,
    mon,
    prestige,
    refused,
    start,
    town,
    watch,
    whereabouts,
)

import higaki
from higaki.games.yedo.printed import EVENTS

rule = pytest.mark.rule
CLOSING = {
    "court_in_mourning": "castle",
    "barred_gates": "gates",
    "sake_runs_dry": "tavern",
    "storm_warning": "harbor",
    "lanterns_out": "redlight",
    "traders_strike": "market",
    "days_of_silence": "temple",
}
GIVING = {"rice_levy", "spring_festival", "pilgrims_gifts", "new_captain", "evening_of_music"}
CHANGING = {"weapons_fair", "travelling_carpenters", "open_court", "generous_patrons", "ships_from_afar"}
OF_THE_WATCH = {"sleepy_watch", "hurried_rounds"}
# These take something away and have a file of their own.
TAKING = {"earthquake", "tidal_wave", "great_fire", "fever", "broken_hearts", "sword_edict", "house_search"}
TAKING |= {"out_of_favour"}


def turned_up(event: str, *parts: dict[str, Any], **more: Any) -> higaki.Match:
    """The event of the third round, with somebody at home to place afterwards."""
    position: dict[str, Any] = {"agenda": ["BeginEvent toyotomi"], "round": 3, "phase": {"phase": "event"}}
    homes = town(home="toyotomi hosokawa nabeshima maeda")
    return start(SAMURAI, homes, position, {"event_stack": {"top": [event]}}, *parts, **more)


def acting_under(event: str, *parts: dict[str, Any], **more: Any) -> higaki.Match:
    return start(SAMURAI, {"event": [event], "turn": "toyotomi"}, *parts, **more)


def test_every_event_is_tested_in_this_file_or_with_the_losses() -> None:
    assert set(CLOSING) | GIVING | CHANGING | OF_THE_WATCH | TAKING == set(EVENTS.names)


@rule("event.closed")
@pytest.mark.parametrize(("event", "district"), CLOSING.items())
def test_p2_a_closed_district_gets_the_marker_and_takes_no_disciples(event: str, district: str) -> None:
    match = turned_up(event)
    assert part(match, "closed") == {"closed": district}
    assert told(match, "district_closed") == [{"what": "district_closed", "district": district}]
    assert asked(match) == ("toyotomi", "Assign")
    posts = ["audience", "orders", "garden"] if district == "castle" else [district]
    for post in posts:
        assert refused(match, f"post.{post}") == {"why": "district_is_closed"}
    assert len([thing for thing in match.options if thing.startswith("post.")]) == 9 - len(posts)


@rule("event.turn")
@pytest.mark.parametrize("event", sorted(set(EVENTS.names) - set(CLOSING)))
def test_p2_no_other_event_closes_anything(event: str) -> None:
    assert part(turned_up(event), "closed") == {"closed": "nowhere"}


def test_event_rice_levy_1_mon_for_each_disciple_in_service_and_no_more_than_there_is() -> None:
    homes = town(home="toyotomi toyotomi toyotomi hosokawa hosokawa nabeshima")
    match = turned_up("rice_levy", homes, mon={"toyotomi": 9, "hosokawa": 1})
    assert [mon(match, clan) for clan in CLANS[:3]] == [6, 0, 0]


def test_event_spring_festival_2_mon_for_everybody() -> None:
    assert [mon(turned_up("spring_festival", mon={"maeda": 5}), clan) for clan in CLANS[:4]] == [2, 2, 2, 7]


def test_event_pilgrims_gifts_3_mon_onto_the_church() -> None:
    assert amount(turned_up("pilgrims_gifts", church=2), "church") == 5


def test_event_new_captain_the_other_watch_takes_over() -> None:
    assert watch(turned_up("new_captain", watch={"red": "temple"})) == ("blue", "temple")
    assert watch(turned_up("new_captain", watch={"blue": "castle"})) == ("red", "castle")


def test_event_new_captain_finds_no_watch_in_round_11() -> None:
    match = turned_up("new_captain", round=11)
    assert set(part(match, "watch").values()) == {"beside"} and told(match, "watch_swapped") == []


def test_event_evening_of_music_1_mon_for_each_geisha() -> None:
    match = turned_up("evening_of_music", geishas={"toyotomi": 2, "maeda": 3})
    assert [mon(match, clan) for clan in CLANS[:4]] == [2, 0, 0, 3]
    assert [(line["seat"], line["mon"]) for line in told(match, "earned")] == [("toyotomi", 2), ("maeda", 3)]


@pytest.mark.parametrize(("annexes", "prices"), [([], [6, 4]), (["kobudo"], [3, 1])])
def test_event_weapons_fair_all_weapons_are_2_cheaper_also_with_a_kobudo(annexes: list[str], prices: list[int]) -> None:
    market = {"market": {"1": ["katana"], "4": ["yumi"]}, "annex": {"toyotomi": annexes}}
    for stall, price in zip(["1", "4"], prices, strict=True):
        match = acting_under("weapons_fair", town(market="toyotomi"), market, mon={"toyotomi": price})
        match.play(f"market.{stall}")
        assert mon(match) == 0
        short = acting_under("weapons_fair", town(market="toyotomi"), market, mon={"toyotomi": price - 1})
        assert refused(short, f"market.{stall}")["mon"] == price


def test_event_travelling_carpenters_an_annex_costs_8() -> None:
    match = acting_under("travelling_carpenters", town(tavern="toyotomi"), mon={"toyotomi": 8})
    play(match, "action.build", "annex.kobudo")
    assert mon(match) == 0 and part(match, "annex", "toyotomi") == ["kobudo"]
    short = acting_under("travelling_carpenters", town(tavern="toyotomi"), mon={"toyotomi": 7})
    assert refused(short, "action.build") == {"why": "too_dear", "mon": 8, "have": 7}


def test_event_open_court_an_audience_brings_2_prestige() -> None:
    assert prestige(play(acting_under("open_court", town(audience="toyotomi")), "action.audience")) == 2


def test_event_generous_patrons_2_mon_more_for_each_fulfilled_mission() -> None:
    needs = {"mission": {"toyotomi": ["bitter_cup"]}, "weapon": {"toyotomi": ["doku"]}}
    match = play(acting_under("generous_patrons", town(tavern="toyotomi"), needs), "mission.bitter_cup")
    assert mon(match) == brings("bitter_cup", "mon") + 2
    assert mon(play(acting_under("open_court", town(tavern="toyotomi"), needs), "mission.bitter_cup")) == brings(
        "bitter_cup", "mon"
    )


@pytest.mark.parametrize(("deed", "price", "points"), [("buy_1", 3, 1), ("buy_3", 7, 3)])
def test_event_ships_from_afar_prestige_is_cheaper_in_the_harbor(deed: str, price: int, points: int) -> None:
    match = acting_under("ships_from_afar", town(harbor="toyotomi"), mon={"toyotomi": price})
    match.play(f"action.{deed}")
    assert (mon(match), prestige(match)) == (0, points)
    short = acting_under("ships_from_afar", town(harbor="toyotomi"), mon={"toyotomi": price - 1})
    assert refused(short, f"action.{deed}")["mon"] == price


def test_event_sleepy_watch_nothing_of_the_watch_phase_happens() -> None:
    position = {"event": ["sleepy_watch"], "agenda": ["BeginWatch toyotomi", "BeginActions toyotomi"]}
    match = start(position, town(tavern="maeda"), card={"toyotomi": ["false_alarm"]}, watch={"red": "gates"})
    assert watch(match) == ("red", "gates") and told(match, "watch_moved") == []
    assert asked(match) == ("maeda", "Activate")


@pytest.mark.parametrize(("figure", "district"), [("red", "harbor"), ("blue", "temple")])
def test_event_hurried_rounds_the_watch_goes_two_districts_and_takes_nobody_on_the_way(
    figure: str, district: str
) -> None:
    position = {"event": ["hurried_rounds"], "agenda": ["BeginWatch toyotomi", "BeginActions toyotomi"]}
    match = start(
        position,
        town(tavern="maeda", audience="maeda", harbor="toyotomi", temple="hosokawa"),
        watch={figure: "gates"},
    )
    assert watch(match) == (figure, district)
    assert whereabouts(match, "maeda") == ["audience", "reserve", "reserve", "tavern"]
    caught = "toyotomi" if figure == "red" else "hosokawa"
    assert [line["seat"] for line in told(match, "captured")] == [caught]
