"""Rounds and their phases (p. 2): preparation, the order of phases, and when the game is over (p. 4)."""

from __future__ import annotations

from typing import Any

import pytest
from written import dealt, part, play, told, walk
from yedo_town import CLANS, Position, amount, asked, mon, start, town, watch

import higaki
from higaki import catalogue

rule = pytest.mark.rule


def next_round(now: int = 1, **more: Any) -> higaki.Match:
    """The last disciple of a round comes home; then the next one begins."""
    match = start(town(audience="toyotomi"), {"round": now, "turn": "toyotomi"}, more)
    return play(match, "action.audience")


@rule("prepare.first")
def test_p2_no_preparation_in_the_first_round() -> None:
    match = higaki.new("yedo", seats=3, seed=2)
    while asked(match)[1] != "DecideToBid":
        match.play(match.options[0])
    assert amount(match, "church") == 3
    assert told(match, "church_filled") == told(match, "dojo_income") == []
    assert [line["round"] for line in told(match, "round_begins")] == [1]


@rule("prepare.round")
def test_p2_the_round_marker_goes_on() -> None:
    match = next_round(4)
    assert part(match, "round") == 5 and told(match, "round_begins")[-1]["round"] == 5


@rule("prepare.markers")
def test_p2_all_markers_go_back_to_the_bidding_track_as_on_the_order_track() -> None:
    order = ["maeda", "hosokawa", "toyotomi", "nabeshima"]
    won: Position = {"won": {"geisha": ["hosokawa"], "mission": ["nabeshima"]}, "sat_out": ["toyotomi", "maeda"]}
    match = next_round(2, order=order, **won)
    assert part(match, "bidding") == order
    assert part(match, "sat_out") == [] and part(match, "won") == []
    assert asked(match) == ("maeda", "DecideToBid")


@rule("prepare.church")
@pytest.mark.parametrize(("before", "after"), [(0, 3), (1, 2), (5, 6)])
def test_p2_the_church_gets_3_mon_when_empty_and_1_otherwise(before: int, after: int) -> None:
    assert amount(next_round(2, church=before), "church") == after


@rule("prepare.dojo")
@rule("dojo.income")
def test_p2_every_owner_of_a_dojo_gets_1_mon_also_with_nobody_there() -> None:
    annexes = {"toyotomi": ["dojo"], "maeda": ["kobudo", "dojo"], "hosokawa": ["yashiki"]}
    match = next_round(2, annex=annexes, mon={"toyotomi": 5})
    assert [mon(match, clan) for clan in CLANS[:4]] == [6, 0, 0, 1]


@rule("prepare.watch")
@pytest.mark.parametrize("figure", ["red", "blue"])
def test_p2_in_round_11_the_watch_leaves_the_board(figure: str) -> None:
    match = next_round(10, watch={figure: "harbor"})
    assert set(part(match, "watch").values()) == {"beside"} and len(told(match, "watch_leaves")) == 1
    assert watch(next_round(9, watch={figure: "harbor"})) == (figure, "harbor")


def test_p2_what_closed_a_district_or_a_space_is_over_with_its_round() -> None:
    match = next_round(3, closed={"closed": "harbor"}, barred={"market": 1})
    assert part(match, "closed") == {"closed": "nowhere"} and part(match, "barred") == []


@pytest.mark.slow
@rule("rounds")
def test_p2_seven_phases_follow_each_other_in_each_round() -> None:
    match = dealt(catalogue.find("yedo"), 4, 5, version="samurai")
    phases: dict[int, list[str]] = {}
    for _ in range(4000):
        if match.over or part(match, "round") == 4:
            break
        match.play(match.options[0])
        if part(match, "round"):
            phases.setdefault(part(match, "round"), []).append(part(match, "phase")["phase"])
    words = ["bidding", "event", "assignment", "watch", "trade", "actions"]
    for seen_phases in list(phases.values())[:3]:
        numbers = [words.index(phase) for phase in seen_phases]
        assert numbers == sorted(numbers) and {0, 2, 5} <= set(numbers)
    marks = {"round_begins": 0, "opened": 1, "event_comes": 2, "placed": 3, "watch_moved": 4, "rested": 6}
    heard = [marks[event["what"]] for entry in match.told(None) for event in entry["events"] if event["what"] in marks]
    first = heard[: heard.index(0, 1)]
    assert first == sorted(first)


@rule("end.regular")
@pytest.mark.parametrize("version", ["geisha", "samurai"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_p4_a_game_lasts_eleven_rounds(seats: int, version: str) -> None:
    match = walk(dealt(catalogue.find("yedo"), seats, seats, version=version), seats)
    rounds = [line["round"] for line in told(match, "round_begins")]
    assert match.over and rounds == list(range(1, 12))
    assert match.scores == [amount(match, "prestige", clan) for clan in CLANS[:seats]]


@rule("end.regular")
def test_p4_the_game_is_over_when_the_last_disciple_of_round_11_is_home_and_not_before() -> None:
    match = start(town(audience="toyotomi hosokawa"), round=11, turn="toyotomi")
    match.play("action.audience")
    assert not match.over and asked(match)[0] == "hosokawa"
    match.play("action.audience")
    assert match.over
    assert not next_round(10).over
