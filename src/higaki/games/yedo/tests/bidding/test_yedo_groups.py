"""Bidding with two and three players (p. 2, ruling E28): three groups of categories, each of them won once."""

from __future__ import annotations

from typing import Any

import pytest
from written import part, play, told
from yedo_town import CLANS, LEAST, asked, mon, prestige, refused, start, whereabouts

import higaki

rule = pytest.mark.rule
GROUPS = [["action", "bonus", "weapon"], ["annex", "geisha"], ["disciple", "mission"]]
few = pytest.mark.parametrize("seats", [2, 3])


def auction(seats: int, **more: Any) -> higaki.Match:
    return start({"seats": seats, "agenda": ["NextAuction toyotomi"], "mon": dict.fromkeys(CLANS[:seats], 20)}, more)


@rule("bid.begin")
@few
@pytest.mark.parametrize("group", GROUPS, ids=" ".join)
def test_ruling_E28_the_winner_takes_any_category_of_the_group_that_his_bid_reaches(
    seats: int, group: list[str]
) -> None:
    for field in group:
        match = play(auction(seats), f"field.{group[0]}")
        while asked(match)[0] != "hosokawa":
            match.play("pass")
        play(match, "bid.19", *["pass"] * (seats - 1))
        assert asked(match) == ("hosokawa", "ChooseField")
        assert {thing.removeprefix("field.") for thing in match.options} == set(group)
        match.play(f"field.{field}")
        assert told(match, "won") == [{"what": "won", "seat": "hosokawa", "field": field, "bid": 19}]
        assert mon(match, "hosokawa") == 1


@rule("bid.minimum")
@few
def test_ruling_E28_a_category_whose_minimum_is_above_the_bid_cannot_be_taken(seats: int) -> None:
    match = play(auction(seats), "field.geisha", *["pass"] * (seats - 1))
    assert told(match, "won") == [{"what": "won", "seat": "toyotomi", "field": "geisha", "bid": LEAST["geisha"]}]
    match = play(auction(seats), "field.action", *["pass"] * (seats - 1))
    assert told(match, "won")[0]["field"] == "action"
    match = play(auction(seats), "field.action", f"bid.{LEAST['weapon']}", *["pass"] * (seats - 2), "pass")
    assert match.options == ("field.action", "field.bonus", "field.weapon")


@few
def test_ruling_E28_where_the_bid_reaches_one_category_only_nobody_is_asked(seats: int) -> None:
    match = start(
        seats=seats,
        mon={"toyotomi": 5},
        agenda=["ChooseField toyotomi"],
        auction={"lot": "action"},
        bidder={"highest": "toyotomi"},
        bid=LEAST["action"],
    )
    assert told(match, "won")[0]["field"] == "action"


@rule("bid.win")
@rule("bid.once")
@few
def test_ruling_E28_the_whole_group_is_closed_when_one_of_it_was_won(seats: int) -> None:
    match = play(auction(seats), "field.disciple", *["pass"] * (seats - 1), "field.disciple")
    assert whereabouts(match) == ["home", "reserve", "reserve", "reserve"]
    assert asked(match) == ("hosokawa", "OpenAuction")
    open_now = {thing.removeprefix("field.") for thing in match.options if thing.startswith("field.")}
    assert open_now == set(GROUPS[0] + GROUPS[1])
    assert refused(match, "field.disciple") == {"why": "field_taken", "seat": "toyotomi"}
    assert refused(match, "field.mission") == {"why": "group_taken"}


@rule("bid.unpaid")
@few
def test_ruling_E28_a_bid_that_cannot_be_paid_leaves_the_whole_group_open(seats: int) -> None:
    match = play(auction(seats, mon={"toyotomi": 1}), "field.annex", *["pass"] * (seats - 1))
    assert mon(match) == 0 and prestige(match) == 0 and part(match, "sat_out") == ["toyotomi"]
    assert asked(match) == ("hosokawa", "OpenAuction")
    assert len([thing for thing in match.options if thing.startswith("field.")]) == 7


@few
def test_ruling_E28_everybody_can_win_a_group_and_then_the_bidding_is_over(seats: int) -> None:
    match = auction(seats)
    for number in range(seats):
        assert asked(match) == (CLANS[number], "OpenAuction")
        play(match, f"field.{['disciple', 'geisha', 'action'][number]}")
        while asked(match)[1] in ("Raise", "ChooseField", "KeepCard"):
            match.play("pass" if "pass" in match.options else match.options[0])
    assert len(told(match, "won")) == seats and asked(match)[1] != "OpenAuction"
    assert told(match, "event_comes") != []
