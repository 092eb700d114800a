"""Written positions of Yedo: what they leave out is filled in, what cannot be is refused with a reason."""

from __future__ import annotations

import random
from typing import Any

import pytest
from written import part, play, told
from yedo_town import CLANS, Position, amount, asked, cards_of, mon, prestige, start, town, watch, whereabouts

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
        ({"agenda": ["BeginWatch toyotomi", "BeginWatch maeda"]}, "agenda: the phases to come stand last, each once"),
        ({"agenda": ["BeginTrade toyotomi", "BeginWatch maeda"]}, "agenda: the phases to come stand last, each once"),
        ({"agenda": ["BeginWatch toyotomi", "Activate maeda"]}, "agenda: the phases to come stand last"),
        ({"agenda": ["Assign toyotomi", "BeginEvent maeda"]}, "agenda: BeginEvent is over in this phase"),
        ({"agenda": ["TakeShelter toyotomi", "SeekShelter maeda"]}, "agenda: SeekShelter or TakeShelter would carry"),
        ({"agenda": ["Capture toyotomi", "Capture maeda"]}, "agenda: Capture would carry this phase on twice"),
        ({"agenda": ["Capture toyotomi", "SeekShelter maeda"]}, "agenda: nothing of its phase comes after Capture"),
        ({"agenda": ["Activate toyotomi", "EndTurn toyotomi"]}, "agenda: Activate or EndTurn would carry"),
        ({"agenda": ["DecideToBid toyotomi", "Activate maeda"]}, "agenda: its steps are of several phases"),
        ({"agenda": ["Activate toyotomi", "BeginRound maeda"], "round": 3}, "agenda: BeginRound comes alone"),
        ({"agenda": ["Activate toyotomi", "BeginRound maeda"]}, "agenda: Activate belongs to a round"),
        ({"agenda": ["BeginRound toyotomi"], "round": 11}, "agenda: after round 11 none begins"),
        (town(gates="maeda") | {"agenda": ["EndRound toyotomi"]}, "agenda: disciples of maeda were not activated yet"),
        ({"weapon_stack": {"bottom": ["katana maeda"]}}, "weapon_stack: somebody knows a piece further down"),
        ({"weapon_stack": {"top": ["katana"] * 3 + ["doku maeda"]}}, "further down; right would be the highest 3"),
    ],
    ids=lambda value: value.replace(":", "")[:40] if isinstance(value, str) else "",
)
def test_what_cannot_be_is_refused_with_what_would_be_right(position: dict[str, Any], message: str) -> None:
    with pytest.raises(higaki.BadPosition) as wrong:
        start(position)
    assert message in str(wrong.value)


BESIDE: Position = town(tavern="maeda", home="toyotomi") | {"watch": {"red": "gates"}, "round": 4}
TO_THE_END = ["BeginTrade", "BeginActions"]


def whole(agenda: list[str], *parts: Position, **more: Any) -> list[str]:
    """The agenda of a position as it is completed, by the names of its steps."""
    return [line.split()[0] for line in start({"agenda": agenda}, *parts, **more).position()["agenda"]]


@pytest.mark.parametrize("phase", [None, "event", "assignment", "watch"])
def test_a_phase_that_is_to_begin_happens_once_whatever_phase_is_written(phase: str | None) -> None:
    """In phase "watch" shelter and capture came twice once."""
    written: Position = {"phase": {"phase": phase}} if phase else {}
    hand: Position = {"card": {"maeda": ["trapdoor", "forged_papers"]}, "mon": {"maeda": 9}}
    match = start({"agenda": ["BeginWatch toyotomi"]}, BESIDE, hand, written)
    assert watch(match) == ("red", "tavern") and asked(match) == ("maeda", "PlayWatchCard")
    play(match, "decline", "card.trapdoor")
    assert asked(match) == ("maeda", "Activate") and cards_of(match, "maeda") == ["forged_papers"]


@pytest.mark.parametrize(("phase", "agenda"), [("bidding", "BeginEvent"), ("watch", "BeginTrade")])
def test_a_written_phase_does_not_begin_the_same_phase_again(phase: str, agenda: str) -> None:
    there = town(market="toyotomi maeda", home="toyotomi")
    match = start({"phase": {"phase": phase}, "agenda": [f"{agenda} toyotomi"], "round": 4}, there)
    assert len(told(match, "event_comes")) == (agenda == "BeginEvent")
    while asked(match)[1] == "MakeOffer":
        match.play("done")
    assert asked(match)[1] == ("Assign" if agenda == "BeginEvent" else "Activate")
    assert len(told(match, "trade_begins")) == (agenda == "BeginTrade")


def test_no_phase_is_left_out() -> None:
    home = town(home="toyotomi")
    assert whole(["Assign toyotomi", "BeginActions toyotomi"], home) == ["Assign", "BeginWatch", *TO_THE_END]
    assert whole(["DecideToBid toyotomi", "BeginActions toyotomi"])[1:3] == ["NextAuction", "BeginEvent"]
    assert whole(["Activate toyotomi", "EndRound toyotomi"], town(gates="toyotomi")) == ["Activate", "EndRound"]
    match = start(town(tavern="toyotomi maeda"), agenda=["BeginWatch toyotomi", "BeginActions toyotomi"], round=11)
    assert asked(match)[1] == "MakeOffer"


def test_an_auction_is_settled_though_only_raising_was_written() -> None:
    auction: Position = {"auction": {"lot": "weapon"}, "bidder": {"highest": "toyotomi"}, "bid": 5}
    match = start(auction, mon={"toyotomi": 7, "maeda": 7}, agenda=["Raise maeda"])
    match.play("pass")
    assert mon(match) == 2


def test_all_later_clans_are_asked_before_the_watch_captures() -> None:
    hands: Position = {"card": {"toyotomi": ["false_alarm"], "maeda": ["bribed_patrol"]}}
    for agenda in (["PlayWatchCard toyotomi"], ["PlayWatchCard toyotomi", "SeekShelter maeda", "Capture maeda"]):
        match = start({"agenda": agenda}, town(gates="maeda"), hands, watch={"red": "gates"})
        match.play("decline")
        assert asked(match) == ("maeda", "PlayWatchCard") and told(match, "captured") == []
    agenda = ["TakeShelter toyotomi", "Capture maeda"]
    both: Position = {"blackmail": {"toyotomi": ["monk"], "maeda": ["smith"]}, "watch": {"red": "gates"}}
    match = start({"agenda": agenda}, town(gates="toyotomi maeda"), both)
    match.play("decline")
    assert asked(match) == ("maeda", "TakeShelter")


@pytest.mark.parametrize(
    "agenda",
    [
        ["ChooseDisciple toyotomi"],
        ["ChooseDisciple toyotomi", "EndTurn toyotomi"],
        ["Give toyotomi 0"],
        ["RewardStandard toyotomi"],
        ["ClaimExtra toyotomi"],
    ],
)
def test_a_mission_is_brought_to_its_end(agenda: list[str]) -> None:
    shown: Position = {"shown_mission": ["bitter_cup"], "weapon": {"toyotomi": ["doku"]}}
    done: Position = {} if "ChooseDisciple" in agenda[0] else {"activated": {"disciple": "tavern"}}
    match = start({"agenda": agenda}, town(tavern="toyotomi", gates="maeda"), shown, done)
    assert part(match, "fulfilled", "toyotomi") == ["bitter_cup"] and part(match, "shown_mission") == []
    assert prestige(match) == (0 if agenda == ["ClaimExtra toyotomi"] else 3)
    assert asked(match) == ("maeda", "Activate")


def test_trade_in_the_market_is_followed_by_trade_in_the_tavern() -> None:
    there = town(market="toyotomi maeda", tavern="toyotomi maeda")
    match = start(there, agenda=["MakeOffer toyotomi market 1"])
    match.play("done")
    assert asked(match)[1] == "MakeOffer" and [line["post"] for line in told(match, "trade_begins")] == ["tavern"]
