"""Phase 5 (p. 2): the watch walks in the direction of its figure, windows 5b and 5c, capture and the reserve."""

from __future__ import annotations

from typing import Any

import pytest
from written import part, play, told
from yedo_town import CLANS, Position, asked, decline_all, start, town, watch, whereabouts

import higaki

rule = pytest.mark.rule
RING = ["castle", "gates", "tavern", "harbor", "redlight", "market", "temple"]


def watch_phase(station: str, *parts: Position, figure: str = "red", **more: Any) -> higaki.Match:
    """The watch is about to leave a district; somebody is still to act afterwards."""
    agenda = ["BeginWatch toyotomi", "BeginTrade toyotomi", "BeginActions toyotomi"]
    return start({"agenda": agenda, "round": 4}, {"watch": {figure: station}}, *parts, **more)


@rule("watch.move")
@pytest.mark.parametrize("number", range(7))
@pytest.mark.parametrize(("figure", "ahead"), [("red", 1), ("blue", -1)])
def test_p2_ruling_E14_red_follows_the_ring_upwards_and_blue_downwards(number: int, figure: str, ahead: int) -> None:
    match = watch_phase(RING[number], figure=figure)
    assert told(match, "watch_moved")[0]["district"] == RING[(number + ahead) % 7]
    assert watch(match)[1] == RING[(number + ahead) % 7]


@rule("watch.last_round")
def test_p2_no_watch_phase_in_round_11() -> None:
    hands = {"card": {"hosokawa": ["false_alarm"]}, "blackmail": {"hosokawa": ["monk"]}}
    match = start(town(tavern="hosokawa"), hands, agenda=["BeginWatch toyotomi", "BeginActions toyotomi"], round=11)
    assert asked(match) == ("hosokawa", "Activate")
    assert told(match, "watch_moved") == told(match, "captured") == []


@rule("watch.capture")
def test_p2_all_disciples_in_the_district_go_to_the_reserve_and_do_nothing_in_this_round() -> None:
    homes = {"clan_house": {"toyotomi": ["toyotomi_disciple"] * 3, "hosokawa": ["hosokawa_disciple"] * 2}}
    match = watch_phase("gates", town(tavern="toyotomi hosokawa"), town(harbor="maeda"), homes)
    assert whereabouts(match, "toyotomi") == ["home", "home", "home", "reserve"]
    assert whereabouts(match, "hosokawa") == ["home", "home", "reserve", "reserve"]
    assert {line["seat"]: line["count"] for line in told(match, "captured")} == {"toyotomi": 1, "hosokawa": 1}
    assert asked(match) == ("maeda", "Activate")


@rule("watch.capture")
@pytest.mark.parametrize("post", ["audience", "orders", "garden"])
def test_p2_ruling_E30_all_posts_of_the_castle_are_one_district(post: str) -> None:
    homes = {"clan_house": {"toyotomi": ["toyotomi_disciple"] * 3}}
    match = watch_phase("temple", town(**{post: "toyotomi"}), homes)
    assert whereabouts(match) == ["home", "home", "home", "reserve"]
    assert told(match, "captured")[0]["district"] == "castle"


@rule("watch.capture")
def test_p2_a_disciple_on_an_annex_or_in_another_district_is_safe() -> None:
    match = watch_phase("gates", town(dojo="toyotomi", gates="toyotomi"), annex={"toyotomi": ["dojo"]})
    assert told(match, "captured") == [] and whereabouts(match) == ["dojo", "gates", "reserve", "reserve"]


@rule("watch.reserve")
@pytest.mark.parametrize(
    ("caught", "reserve", "after"),
    [
        (1, 0, ["home", "home", "home", "reserve"]),
        (1, 1, ["home", "home", "reserve", "reserve"]),
        (1, 2, ["home", "home", "reserve", "reserve"]),
        (1, 3, ["home", "reserve", "reserve", "reserve"]),
        (2, 1, ["home", "home", "reserve", "reserve"]),
        (3, 0, ["home", "home", "reserve", "reserve"]),
        (3, 1, ["home", "home", "reserve", "reserve"]),
    ],
)
def test_p2_who_has_two_in_the_reserve_keeps_the_others_at_home(caught: int, reserve: int, after: list[str]) -> None:
    home = " ".join(["toyotomi"] * (4 - caught - reserve))
    there = town(tavern=" ".join(["toyotomi"] * caught), home=home)
    match = watch_phase("gates", there, town(harbor="maeda"), order=["maeda", "toyotomi", "hosokawa", "nabeshima"])
    assert whereabouts(match) == after
    assert told(match, "captured")[0]["count"] == caught


@rule("watch.cards")
@rule("card.order")
def test_p2_5b_everybody_with_a_card_is_asked_once_in_order_whatever_it_is() -> None:
    hands = {"toyotomi": ["walls_have_ears"], "nabeshima": ["false_alarm", "bribed_patrol"], "maeda": ["trapdoor"]}
    order = ["maeda", "nabeshima", "toyotomi", "hosokawa"]
    match = watch_phase("gates", card=hands, order=order)
    for clan in order[:3]:
        assert asked(match) == (clan, "PlayWatchCard") and "decline" in match.options
        match.play("decline")
    assert asked(match)[1] != "PlayWatchCard"


@rule("watch.cards")
def test_p2_5b_each_plays_one_card_only() -> None:
    match = watch_phase("gates", card={"nabeshima": ["false_alarm", "bribed_patrol"]})
    assert set(match.options) == {"card.bribed_patrol", "card.false_alarm", "decline"}
    match.play("card.bribed_patrol")
    assert watch(match) == ("red", "harbor") and asked(match)[1] != "PlayWatchCard"


@rule("watch.cards")
@rule("card.order")
def test_p2_5b_a_later_card_goes_on_from_where_the_first_one_sent_the_watch() -> None:
    match = watch_phase("gates", card={"toyotomi": ["bribed_patrol"], "maeda": ["bribed_patrol"]})
    assert asked(match)[0] == "toyotomi"
    play(match, "card.bribed_patrol")
    play(decline_react(match), "card.bribed_patrol")
    assert watch(match) == ("red", "redlight")


def decline_react(match: higaki.Match) -> higaki.Match:
    while asked(match)[1] == "React":
        match.play("decline")
    return match


@rule("watch.shelter")
def test_p2_5c_who_has_a_disciple_there_and_a_card_or_blackmail_is_asked_in_order() -> None:
    there = town(tavern="toyotomi hosokawa nabeshima")
    hands = {"card": {"nabeshima": ["bribed_patrol"], "maeda": ["trapdoor"]}, "blackmail": {"toyotomi": ["monk"]}}
    match = watch_phase("gates", there, hands, order=["nabeshima", "maeda", "hosokawa", "toyotomi"])
    for clan in ("nabeshima", "maeda"):
        assert asked(match) == (clan, "PlayWatchCard")
        match.play("decline")
    for clan in ("nabeshima", "toyotomi"):
        assert asked(match) == (clan, "TakeShelter")
        match.play("decline")
    assert [line["seat"] for line in told(match, "captured")] == ["nabeshima", "hosokawa", "toyotomi"]


@rule("watch.shelter")
def test_p2_ruling_E19_blackmail_saves_one_disciple_is_turned_over_and_nobody_can_cancel_it() -> None:
    there = town(tavern="toyotomi toyotomi", home="toyotomi", harbor="maeda")
    match = watch_phase("gates", there, blackmail={"toyotomi": ["monk"]}, card={"maeda": ["walls_have_ears"]})
    play(match, "decline")
    assert asked(match) == ("toyotomi", "TakeShelter") and match.options == ("blackmail", "decline")
    match.play("blackmail")
    assert "React" not in asked(match)
    assert whereabouts(match) == ["home", "reserve", "reserve", "tavern"]
    assert part(match, "blackmail", "toyotomi") == [] and part(match, "blackmail_used", "toyotomi") == ["monk"]
    assert told(match, "blackmailed")[0]["seat"] == "toyotomi"


@rule("watch.shelter")
def test_p2_in_the_castle_the_owner_says_whom_blackmail_saves() -> None:
    there = town(audience="toyotomi", garden="toyotomi", home="toyotomi", harbor="maeda")
    match = watch_phase("temple", there, blackmail={"toyotomi": ["monk"]})
    match.play("blackmail")
    assert asked(match) == ("toyotomi", "SaveDisciple") and match.options == ("post.audience", "post.garden")
    match.play("post.garden")
    assert whereabouts(match) == ["garden", "home", "reserve", "reserve"]


@rule("watch.shelter")
def test_p2_5c_one_card_or_blackmail_not_both() -> None:
    there = town(tavern="toyotomi toyotomi")
    hands = {"blackmail": {"toyotomi": ["monk"]}, "card": {"toyotomi": ["trapdoor"]}}
    match = play(watch_phase("gates", there, hands), "decline", "card.trapdoor")
    assert asked(match)[1] != "TakeShelter" and part(match, "blackmail", "toyotomi") == ["monk"]
    assert len(told(match, "captured")) == 1 and told(match, "captured")[0]["count"] == 1


@rule("watch.shelter")
def test_p2_ruling_E19_blackmail_lies_open_and_counts_to_no_limit() -> None:
    match = start(card={"toyotomi": ["trapdoor"] * 3}, blackmail={"toyotomi": ["monk"]}, turn="toyotomi")
    for viewer in [*CLANS[:4], None]:
        shown = [one for one in match.scene(viewer)["places"] if one["place"] == "blackmail"]
        assert shown[0]["pieces"][0]["kind"] == "monk"


def test_p2_shelter_lasts_one_phase_only() -> None:
    there = town(tavern="toyotomi", harbor="maeda")
    match = play(watch_phase("gates", there, card={"toyotomi": ["trapdoor"]}), "decline", "card.trapdoor")
    assert part(match, "shelter") == [] and "tavern" in whereabouts(decline_all(match))
