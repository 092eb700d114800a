"""Phase 2 (p. 2): who sits out, who opens, raises, wins and pays. What is won has a file of its own."""

from __future__ import annotations

from typing import Any

import pytest
from written import part, play, seen, told
from yedo_town import CLANS, LEAST, amount, asked, mon, prestige, refused, start, whereabouts

import higaki
from higaki.engine.base.text import Words, languages
from higaki.games.yedo.box import FOLDER

rule = pytest.mark.rule
PURSES = {"toyotomi": 20, "hosokawa": 20, "nabeshima": 20, "maeda": 20}
D = LEAST["disciple"]
each_table = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def auction(**more: Any) -> higaki.Match:
    """The bidding after everybody has taken part; four clans with 20 Mon."""
    return start({"agenda": ["NextAuction toyotomi"], "mon": PURSES}, more)


def bids(match: higaki.Match) -> list[int]:
    return [int(thing.removeprefix("bid.")) for thing in match.options if thing.startswith("bid.")]


def warned(match: higaki.Match, seat: str) -> dict[str, int]:
    """The options with a warning, each with the Mon that one has."""
    previews = match.scene(seat)["previews"]
    return {thing: shown["has"] for thing, shown in previews.items() if shown.get("warning") == "ruin"}


def test_a_bid_beyond_ones_mon_is_warned_of() -> None:
    match = auction(mon=PURSES | {"toyotomi": 5, "hosokawa": 6})
    assert set(warned(match, "toyotomi")) == {f"field.{field}" for field, minimum in LEAST.items() if minimum > 5}
    cheap = min(LEAST, key=lambda field: LEAST[field])
    match.play(f"field.{cheap}")
    own = warned(match, "hosokawa")
    assert own == {f"bid.{bid}": 6 for bid in bids(match) if bid > 6} and own
    assert min(bids(match)) <= 6


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("has", [0, 1, 4])
def test_the_warning_says_what_one_loses(language: str, has: int) -> None:
    said = Words(FOLDER, language).say("warning-ruin", has=has)
    assert ("Mon" in said) and (str(has) in said or has == 0)


@rule("bid.sit_out")
@each_table
def test_p2_everybody_decides_in_order_whether_to_sit_out_for_3_mon(seats: int) -> None:
    order = CLANS[:seats][::-1]
    agenda = [*[f"DecideToBid {clan}" for clan in order], "NextAuction toyotomi"]
    match = start(seats=seats, order=order, agenda=agenda)
    for number, clan in enumerate(order):
        assert asked(match) == (clan, "DecideToBid")
        assert match.options == ("take_part", "sit_out")
        match.play("sit_out" if number == 0 else "take_part")
    assert (mon(match, order[0]), part(match, "sat_out")) == (3, [order[0]])
    assert part(match, "bidding") == order[1:]
    assert asked(match) == (order[1], "OpenAuction")


@rule("bid.sit_out")
def test_p2_if_all_sit_out_there_is_no_bidding() -> None:
    match = start(agenda=[f"DecideToBid {clan}" for clan in CLANS[:4]])
    play(match, *["sit_out"] * 4)
    assert [mon(match, clan) for clan in CLANS[:4]] == [3] * 4
    assert told(match, "opened") == [] and told(match, "event_comes") != []


@rule("bid.begin")
@rule("bid.minimum")
@pytest.mark.parametrize("seats", [4, 5])
@pytest.mark.parametrize(("field", "minimum"), LEAST.items())
def test_p2_ruling_E29_the_foremost_names_a_category_and_bids_its_minimum(seats: int, field: str, minimum: int) -> None:
    match = auction(seats=seats, order=["hosokawa", "toyotomi", *CLANS[2:seats]])
    assert asked(match) == ("hosokawa", "OpenAuction")
    assert len([thing for thing in match.options if thing.startswith("field.")]) == 7
    match.play(f"field.{field}")
    assert told(match, "opened") == [{"what": "opened", "seat": "hosokawa", "field": field, "bid": minimum}]
    assert asked(match) == ("toyotomi", "Raise") and bids(match)[0] == minimum + 1


@rule("bid.raise")
def test_p2_all_others_raise_once_or_pass_in_the_order_of_the_bidding_track_the_beginner_last() -> None:
    match = play(auction(), "field.disciple")
    for clan, answer in [("hosokawa", f"bid.{D + 1}"), ("nabeshima", "pass"), ("maeda", f"bid.{D + 3}")]:
        assert asked(match) == (clan, "Raise")
        match.play(answer)
    assert asked(match) == ("toyotomi", "Raise") and bids(match)[0] == D + 4
    match.play(f"bid.{D + 5}")
    assert told(match, "won") == [{"what": "won", "seat": "toyotomi", "field": "disciple", "bid": D + 5}]
    assert mon(match, "toyotomi") == 15 - D and mon(match, "maeda") == 20
    assert [line["bid"] for line in told(match, "raised")] == [D + 1, D + 3, D + 5]
    assert [line["seat"] for line in told(match, "passed")] == ["nabeshima"]


@rule("bid.raise")
def test_p2_the_beginner_may_pass_at_the_end_and_the_highest_wins() -> None:
    match = play(auction(), "field.disciple", f"bid.{D + 1}", "pass", f"bid.{D + 3}", "pass")
    assert told(match, "won")[0]["seat"] == "maeda" and mon(match, "maeda") == 17 - D
    assert asked(match) == ("toyotomi", "OpenAuction")


@rule("bid.alone")
def test_p2_ruling_E27_if_nobody_raises_the_beginner_wins_for_the_minimum_and_is_not_asked_again() -> None:
    match = play(auction(), "field.disciple", "pass", "pass")
    assert asked(match) == ("maeda", "Raise")
    match.play("pass")
    assert told(match, "won") == [{"what": "won", "seat": "toyotomi", "field": "disciple", "bid": D}]
    assert mon(match, "toyotomi") == 20 - D


@rule("bid.win")
@rule("bid.once")
def test_p2_category_and_winner_are_out_for_this_phase_and_the_reward_comes_at_once() -> None:
    match = play(auction(), "field.disciple", "pass", "pass", "pass")
    assert whereabouts(match) == ["home", "reserve", "reserve", "reserve"]
    assert "toyotomi" not in part(match, "bidding")
    assert asked(match) == ("hosokawa", "OpenAuction")
    assert refused(match, "field.disciple") == {"why": "field_taken", "seat": "toyotomi"}
    play(match, "field.mission")
    assert asked(match)[0] == "nabeshima"
    match.play("pass")
    assert asked(match)[0] == "maeda"


@rule("bid.next")
def test_p2_the_next_auction_is_opened_by_who_is_foremost_now() -> None:
    match = play(auction(), "field.disciple", f"bid.{D + 1}", "pass", "pass", "pass")
    assert told(match, "won")[0]["seat"] == "hosokawa"
    assert asked(match) == ("toyotomi", "OpenAuction")
    play(match, "field.geisha", "pass", "pass")
    assert asked(match) == ("nabeshima", "OpenAuction")


@rule("bid.drop_out")
def test_p2_who_is_to_open_may_drop_out_without_the_3_mon() -> None:
    match = play(auction(), "drop_out")
    assert mon(match) == 20 and part(match, "sat_out") == ["toyotomi"]
    assert told(match, "dropped_out") == [{"what": "dropped_out", "seat": "toyotomi"}]
    assert asked(match) == ("hosokawa", "OpenAuction")


@rule("bid.drop_out")
def test_p2_who_is_asked_to_raise_may_drop_out_and_is_not_asked_in_later_auctions() -> None:
    match = play(auction(), "field.disciple", "drop_out", "pass", "pass")
    assert mon(match, "hosokawa") == 20 and part(match, "sat_out") == ["hosokawa"]
    assert told(match, "dropped_out") == [{"what": "dropped_out", "seat": "hosokawa"}]
    assert asked(match) == ("nabeshima", "OpenAuction")


@rule("bid.raise")
def test_p2_who_passes_is_back_in_the_next_auction() -> None:
    match = play(auction(), "field.disciple", "pass", "pass", "pass")
    assert asked(match) == ("hosokawa", "OpenAuction")


@rule("bid.drop_out")
def test_p2_the_beginner_may_drop_out_when_he_was_overbid() -> None:
    match = play(auction(), "field.disciple", "pass", "pass", f"bid.{D + 1}", "drop_out")
    assert part(match, "sat_out") == ["toyotomi"]
    assert told(match, "won")[0]["seat"] == "maeda"
    assert asked(match) == ("hosokawa", "OpenAuction")


@rule("bid.open")
def test_p2_everybody_sees_everybodys_money() -> None:
    match = auction(mon={"toyotomi": 3, "maeda": 9})
    for viewer in [*CLANS[:4], None]:
        assert [seen(match, viewer, "mon", clan)["count"] for clan in ("toyotomi", "maeda")] == [3, 9]


@rule("bid.unpaid")
def test_p2_ruling_E7_who_cannot_pay_his_bid_pays_all_and_is_out_and_the_category_stays_open() -> None:
    match = play(auction(mon={"toyotomi": 20, "hosokawa": 3}), "field.disciple")
    assert asked(match)[0] == "hosokawa" and bids(match)[-1] == 21
    play(match, f"bid.{D + 2}", "pass", "pass", "pass")
    [line] = told(match, "could_not_pay")
    assert line == {"what": "could_not_pay", "seat": "hosokawa", "field": "disciple", "bid": D + 2, "mon": 3}
    assert mon(match, "hosokawa") == 0 and part(match, "sat_out") == ["hosokawa"]
    assert told(match, "won") == [] and asked(match) == ("toyotomi", "OpenAuction")
    assert "field.disciple" in match.options


@rule("bid.unpaid")
def test_p2_ruling_E7_who_can_pay_no_minimum_may_still_open() -> None:
    match = auction(mon={"toyotomi": 1, "hosokawa": 5})
    assert len(match.options) == 8
    play(match, "field.annex", "pass", "pass", "pass")
    assert mon(match) == 0 and part(match, "sat_out") == ["toyotomi"]
    assert prestige(match) == 0 and asked(match) == ("hosokawa", "OpenAuction")


@rule("bid.raise")
def test_p2_ruling_E7_a_bid_ends_one_above_what_the_richest_other_bidder_could_pay_or_at_the_own_purse() -> None:
    purses = {"toyotomi": 4, "hosokawa": 2, "nabeshima": 19, "maeda": 6}
    match = play(auction(mon=purses), "field.disciple")
    assert bids(match) == list(range(D + 1, 21))
    match.play("pass")
    assert asked(match)[0] == "nabeshima" and bids(match) == list(range(D + 1, 20))
    match = play(auction(mon=dict.fromkeys(CLANS[:4], 0)), "field.annex")
    assert bids(match) == [LEAST["annex"] + 1]


@rule("bid.must_pay")
def test_p2_ruling_E27_who_has_the_highest_bid_has_no_further_turn_to_drop_out() -> None:
    match = play(auction(), "field.disciple", "pass", "bid.19")
    assert asked(match)[0] == "maeda"
    play(match, "pass")
    assert asked(match)[0] == "toyotomi"
    play(match, "pass")
    assert mon(match, "nabeshima") == 1 and told(match, "won")[0]["bid"] == 19


@rule("bid.must_pay")
def test_p2_the_winner_pays_also_where_the_category_brings_nothing() -> None:
    away = {"clan_house": {"toyotomi": ["toyotomi_disciple"] * 4}}
    match = play(start(away, agenda=["NextAuction toyotomi"], mon=PURSES), "field.disciple", *["pass"] * 3)
    assert mon(match) == 20 - D and told(match, "nothing_left") == [
        {"what": "nothing_left", "seat": "toyotomi", "field": "disciple"}
    ]
    assert amount(match, "clan_house", "toyotomi") == 4
