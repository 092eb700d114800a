"""Written positions of Yedo: what they leave out is filled in, what cannot be is refused with a reason."""

from __future__ import annotations

import random
from typing import Any

import pytest
from written import part
from yedo_town import CLANS, amount, asked, mon, prestige, start, town, watch, whereabouts

import higaki


def test_a_position_fills_in_what_it_leaves_out() -> None:
    match = higaki.start("yedo", {"seats": 3, "mon": {"toyotomi": 7}, "turn": "hosokawa"})
    assert whereabouts(match) == ["reserve"] * 4 and mon(match) == 7
    assert part(match, "order") == CLANS[:3] and watch(match) == ("red", "gates")
    assert (amount(match, "geishas_left"), amount(match, "blessings_left"), part(match, "round")) == (5, 3, 1)
    assert asked(match) == ("hosokawa", "Activate")


def test_prestige_is_the_sum_of_what_was_gained_less_what_was_lost() -> None:
    match = start(prestige_missions={"toyotomi": 9}, prestige_start={"toyotomi": 1}, prestige_sold={"toyotomi": 3})
    assert prestige(match) == 7


def test_the_markers_stand_where_the_phase_puts_them() -> None:
    before = start(agenda=["DecideToBid toyotomi"])
    assert part(before, "bidding") == CLANS[:4] and part(before, "sat_out") == []
    later = start(town(gates="toyotomi"), turn="toyotomi")
    assert part(later, "bidding") == [] and part(later, "sat_out") == CLANS[:4]
    won = start(agenda=["Assign toyotomi"], clan_house={"toyotomi": ["toyotomi_disciple"]}, won={"geisha": ["maeda"]})
    assert part(won, "sat_out") == CLANS[:3]


@pytest.mark.parametrize("agenda", [["BeginActions toyotomi"], ["EndRound toyotomi"], ["BeginRound toyotomi"]])
def test_every_marker_is_there_once_when_the_next_round_begins(agenda: list[str]) -> None:
    match = start(round=3, seats=3, agenda=agenda)
    assert part(match, "order") == CLANS[:3]
    assert part(match, "bidding") == CLANS[:3] and asked(match) == ("toyotomi", "DecideToBid")


@pytest.mark.parametrize("version", ["geisha", "samurai"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_written_position_reads_back_as_the_same_table(seats: int, version: str) -> None:
    """At questions of a game played at random."""
    chance = random.Random(seats)
    match = higaki.new("yedo", seats=seats, seed=seats, version=version)
    for number in range(260):
        if match.over:
            break
        if number % 8 == 0:
            written = match.position()
            again = higaki.start("yedo", written, seed=1)
            assert again.position() == written
            assert (again.seat, again.options) == (match.seat, match.options)
        match.play(chance.choice(match.options))


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"seats": 6}, "seats: 6 cannot be"),
        ({"districts": {}}, "unknown key 'districts'"),
        ({"order": ["toyotomi"]}, "order: every clan's marker lies there once"),
        (town(gates="toyotomi maeda hosokawa maeda"), "post of gates: with 4 players it has 3 spaces"),
        (town(garden="maeda maeda"), "garden: maeda stands there more than once"),
        ({"post": {"garden": ["maeda_disciple"]}}, "post of garden: who is in the garden house"),
        (town(dojo="maeda"), "annex_post of dojo: one disciple of a clan that owns it"),
        ({"clan_house": {"maeda": ["toyotomi_disciple"]}}, "clan_house of maeda: only its own disciples"),
        (town(gates="maeda maeda", home="maeda maeda maeda"), "maeda_disciple lies 5 times on the table"),
        ({"geishas": {"toyotomi": 3, "maeda": 3, "hosokawa": 1}}, "geishas, blessings: with 4 players"),
        ({"annex": {clan: ["dojo"] for clan in CLANS[:4]}}, "annex: dojo is there 3 times with 4 players"),
        ({"prestige_sold": {"maeda": 3}}, "prestige of maeda: 3 were lost of 0"),
        ({"card": {"maeda": ["manhunt"]}}, "card of maeda: manhunt is in the Samurai version only"),
        ({"event_stack": {"top": ["fever"]}}, "fever is in the Samurai version only"),
        ({"bidding": ["maeda"], "sat_out": ["maeda"]}, "bidding, won, sat_out: every clan"),
        ({"agenda": ["Raise toyotomi"]}, "agenda: Raise needs an auction"),
        ({"agenda": ["ClaimExtra toyotomi"]}, "agenda: ClaimExtra needs a mission"),
        (
            {"agenda": ["PutAway toyotomi 0"], "shown_mission": ["bitter_cup"]},
            "agenda: PutAway needs the disciple who fulfils the mission",
        ),
        ({"agenda": ["React toyotomi"], "phase": {"phase": "actions"}}, "agenda: React needs a card that was played"),
        ({"agenda": ["ChoosePosition toyotomi"]}, "agenda: toyotomi is not in the garden house"),
        ({"agenda": ["GiveBackCard toyotomi"]}, "phase: in which phase is this asked"),
    ],
    ids=lambda value: value.replace(":", "")[:40] if isinstance(value, str) else "",
)
def test_what_cannot_be_is_refused_with_what_would_be_right(position: dict[str, Any], message: str) -> None:
    with pytest.raises(higaki.BadPosition) as wrong:
        start(position)
    assert message in str(wrong.value)
