"""The end (p. 4): the Shogun, the winner, ties, and that the log adds up to the score."""

from __future__ import annotations

from typing import Any

import pytest
from written import dealt, part, play, told, walk
from yedo_town import (
    CLANS,
    Position,
    asked,
    brings,
    prestige,
    start,
    town,
    whereabouts,
)

import higaki
from higaki import catalogue

rule = pytest.mark.rule
SHOGUN: Position = {
    "mission": {"toyotomi": ["kill_the_shogun"]},
    "weapon": {"toyotomi": ["katana", "shuriken", "doku"]},
    "annex": {"toyotomi": ["dojo", "karesansui"]},
    "geishas": {"toyotomi": 1},
}
KILLERS = town(audience="toyotomi", orders="toyotomi", gates="toyotomi", harbor="maeda")


def final(**more: Any) -> higaki.Match:
    return start({"round": 11, "agenda": ["EndRound toyotomi"]}, more)


@rule("end.shogun")
@pytest.mark.parametrize("now", [2, 7, 11])
def test_p4_the_round_in_which_the_shogun_was_killed_is_played_to_its_end(now: int) -> None:
    match = start(SHOGUN, KILLERS, round=now, turn="toyotomi")
    play(match, "mission.kill_the_shogun", "post.gates")
    assert prestige(match) == brings("kill_the_shogun", "prestige") and "reserve" in whereabouts(match)
    assert told(match, "shogun_falls") == [{"what": "shogun_falls", "seat": "toyotomi"}]
    assert not match.over and asked(match) == ("maeda", "Activate")
    play(match, "action.rest")
    assert asked(match) == ("toyotomi", "Activate")
    play(match, "action.audience", "action.orders", "stack.green")
    assert match.over and part(match, "round") == now


@rule("end.shogun")
def test_p4_without_him_the_next_round_begins() -> None:
    match = start(town(audience="toyotomi"), round=7, turn="toyotomi")
    match.play("action.audience")
    assert not match.over and part(match, "round") == 8


@rule("end.shogun")
def test_p4_after_his_death_the_final_scoring_is_the_usual_one() -> None:
    more = {
        "blackmail": {"maeda": ["monk"]},
        "bonus": {"maeda": ["front_of_the_court"]},
        "order": ["maeda", *CLANS[:3]],
    }
    match = start(SHOGUN, KILLERS, more, round=5, turn="toyotomi")
    play(match, "mission.kill_the_shogun", "post.gates")
    while not match.over:
        match.play("action.rest" if "action.rest" in match.options else match.options[0])
    assert prestige(match, "maeda") == 2 + 3 and match.ranking == [[0], [3], [1], [2]]


@rule("tie")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_p4_of_as_much_prestige_the_lower_number_on_the_order_track_wins(seats: int) -> None:
    order = [*CLANS[1:seats], "toyotomi"]
    match = final(seats=seats, order=order, prestige_start=dict.fromkeys(CLANS[:seats], 9))
    assert [CLANS[seat] for [seat] in match.ranking] == order


@rule("tie")
def test_p4_more_prestige_comes_before_the_order_track() -> None:
    match = final(order=["maeda", *CLANS[:3]], prestige_start={"toyotomi": 4, "hosokawa": 5, "maeda": 4})
    assert [CLANS[seat] for [seat] in match.ranking] == ["hosokawa", "maeda", "toyotomi", "nabeshima"]


@rule("tie")
def test_p4_the_order_as_it_stands_at_the_end_decides() -> None:
    match = start(town(garden="maeda"), round=11, turn="maeda")
    play(match, "action.garden", "position.1")
    assert match.over and match.ranking[0] == [3]


@pytest.mark.parametrize("version", ["geisha", "samurai"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_log_and_the_account_add_up_to_the_score(seats: int, version: str) -> None:
    match = walk(dealt(catalogue.find("yedo"), seats, 70 + seats, version=version), 70 + seats)
    told_points = dict.fromkeys(CLANS[:seats], 0)
    for entry in match.told(None):
        for event in entry["events"]:
            if "points" in event:
                told_points[event["seat"]] += event["points"]
    assert match.scores == list(told_points.values())
    for seat in range(seats):
        assert sum(points for _, points in match.game.account(match.table, seat)) == match.scores[seat]
