"""The cards of 5b, which move the watch, and of 5c, which save disciples from it (p. 2; the cards: ruling E29)."""

from __future__ import annotations

from typing import Any

import pytest
from written import part, play, told
from yedo_town import SAMURAI, Position, asked, mon, start, town, watch, whereabouts

import higaki

rule = pytest.mark.rule
RING = ["castle", "gates", "tavern", "harbor", "redlight", "market", "temple"]


def at_5b(card: str, figure: str = "red", station: str = "harbor", *parts: Position) -> higaki.Match:
    """The watch has come to a district; toyotomi may play one card."""
    hand = {"card": {"toyotomi": [card]}, "mon": {"toyotomi": 5}, "watch": {figure: station}}
    return start(SAMURAI, hand, {"agenda": ["PlayWatchCard toyotomi"]}, *parts)


def at_5c(card: str, there: Position, station: str = "harbor", **more: Any) -> higaki.Match:
    hand = {"card": {"toyotomi": [card]}, "mon": {"toyotomi": 5}, "watch": {"red": station}}
    return start(SAMURAI, hand, there, {"agenda": ["TakeShelter toyotomi"]}, more)


@rule("watch.cards")
@pytest.mark.parametrize("station", ["castle", "harbor", "temple"])
@pytest.mark.parametrize(("figure", "ahead"), [("red", 1), ("blue", -1)])
@pytest.mark.parametrize(("card", "steps"), [("bribed_patrol", 1), ("false_alarm", -1)])
def test_card_bribed_patrol_and_false_alarm_one_district_on_or_back(
    card: str, steps: int, figure: str, ahead: int, station: str
) -> None:
    match = play(at_5b(card, figure, station), f"card.{card}")
    assert watch(match) == (figure, RING[(RING.index(station) + steps * ahead) % 7])


@rule("watch.cards")
@pytest.mark.parametrize(("figure", "other", "ahead"), [("red", "blue", -1), ("blue", "red", 1)])
@pytest.mark.parametrize("steps", [0, 1])
def test_card_changing_of_the_watch_swaps_it_and_moves_it_a_step_or_not(
    figure: str, other: str, ahead: int, steps: int
) -> None:
    match = play(at_5b("changing_of_the_watch", figure), "card.changing_of_the_watch")
    assert match.options == ("steps.0", "steps.1")
    match.play(f"steps.{steps}")
    assert watch(match) == (other, RING[3 + steps * ahead])


@rule("watch.cards")
@pytest.mark.parametrize(("figure", "ahead"), [("red", 1), ("blue", -1)])
@pytest.mark.parametrize("steps", [1, 2])
def test_card_hot_pursuit_one_or_two_districts_on_for_2_mon(figure: str, ahead: int, steps: int) -> None:
    match = play(at_5b("hot_pursuit", figure), "card.hot_pursuit")
    assert match.options == ("steps.1", "steps.2")
    match.play(f"steps.{steps}")
    assert watch(match) == (figure, RING[3 + steps * ahead]) and mon(match) == 3


@rule("watch.cards")
@pytest.mark.parametrize("district", [name for name in RING if name != "harbor"])
def test_card_manhunt_to_any_other_district(district: str) -> None:
    match = play(at_5b("manhunt"), "card.manhunt")
    assert {thing.removeprefix("district.") for thing in match.options} == set(RING) - {"harbor"}
    match.play(f"district.{district}")
    assert watch(match) == ("red", district)


@rule("watch.cards")
@rule("watch.capture")
def test_the_watch_captures_where_a_card_has_sent_it_and_not_where_it_was() -> None:
    there = town(harbor="toyotomi", redlight="hosokawa", temple="maeda")
    match = play(at_5b("bribed_patrol", "red", "harbor", there), "card.bribed_patrol")
    assert [line["seat"] for line in told(match, "captured")] == ["hosokawa"]
    assert "harbor" in whereabouts(match)


@rule("watch.shelter")
def test_card_trapdoor_saves_one_disciple() -> None:
    match = play(at_5c("trapdoor", town(harbor="toyotomi toyotomi", temple="maeda")), "card.trapdoor")
    assert whereabouts(match).count("harbor") == 1 and told(match, "captured")[0]["count"] == 1


@rule("watch.shelter")
def test_card_trapdoor_in_the_castle_names_the_post() -> None:
    there = town(audience="toyotomi", orders="toyotomi", garden="maeda toyotomi", temple="maeda")
    match = play(at_5c("trapdoor", there, "castle"), "card.trapdoor")
    assert match.options == ("post.audience", "post.orders", "post.garden")
    match.play("post.garden")
    assert "garden" in whereabouts(match) and "audience" not in whereabouts(match)
    assert part(match, "garden") == ["toyotomi_disciple"]


@rule("watch.shelter")
def test_card_forged_papers_saves_all_own_disciples_for_2_mon() -> None:
    there = town(harbor="toyotomi toyotomi hosokawa", temple="maeda")
    match = play(at_5c("forged_papers", there), "card.forged_papers")
    assert whereabouts(match).count("harbor") == 2 and mon(match) == 3
    assert [line["seat"] for line in told(match, "captured")] == ["hosokawa"]


@rule("watch.shelter")
@pytest.mark.parametrize("goal", ["tavern", "redlight"])
def test_card_over_the_rooftops_to_a_free_space_of_a_neighbouring_district(goal: str) -> None:
    there = town(harbor="toyotomi toyotomi", temple="maeda")
    match = play(at_5c("over_the_rooftops", there), "card.over_the_rooftops")
    assert match.options == ("post.tavern", "post.redlight")
    match.play(f"post.{goal}")
    assert goal in whereabouts(match) and "harbor" not in whereabouts(match)


@rule("watch.shelter")
def test_card_over_the_rooftops_not_to_a_full_or_closed_or_barred_place() -> None:
    there = town(harbor="toyotomi", tavern="hosokawa hosokawa hosokawa", temple="maeda")
    match = play(at_5c("over_the_rooftops", there), "card.over_the_rooftops")
    assert "redlight" in whereabouts(match)  # the only goal
    closed = at_5c("over_the_rooftops", there, closed={"closed": "redlight"})
    assert closed.scene("toyotomi")["refused"]["card.over_the_rooftops"] == {"why": "no_target"}
    barred = at_5c("over_the_rooftops", there, barred={"redlight": 3})
    assert barred.scene("toyotomi")["refused"]["card.over_the_rooftops"] == {"why": "no_target"}


@rule("watch.shelter")
@rule("assign.garden")
def test_card_over_the_rooftops_in_and_out_of_the_castle() -> None:
    out = at_5c("over_the_rooftops", town(audience="toyotomi", garden="toyotomi maeda", harbor="maeda"), "castle")
    play(out, "card.over_the_rooftops")
    assert asked(out)[1] == "FleeFrom" and out.options == ("post.audience", "post.garden")
    play(out, "post.garden")
    assert out.options == ("post.gates", "post.temple")
    play(out, "post.temple")
    assert "temple" in whereabouts(out) and part(out, "garden") == []
    into = at_5c("over_the_rooftops", town(gates="toyotomi", garden="maeda"), "gates")
    play(into, "card.over_the_rooftops")
    assert set(into.options) == {"post.audience", "post.orders", "post.garden", "post.tavern"}
    play(into, "post.garden")
    assert part(into, "garden") == ["maeda_disciple", "toyotomi_disciple"]
    there_already = at_5c("over_the_rooftops", town(gates="toyotomi", garden="toyotomi maeda"), "gates")
    play(there_already, "card.over_the_rooftops")
    assert set(there_already.options) == {"post.audience", "post.orders", "post.tavern"}


@rule("watch.shelter")
def test_card_safe_house_all_own_disciples_go_home_with_1_mon_each() -> None:
    there = town(audience="toyotomi", garden="toyotomi maeda", orders="toyotomi", temple="hosokawa")
    match = play(at_5c("safe_house", there, "castle"), "card.safe_house")
    assert whereabouts(match) == ["home", "home", "home", "reserve"] and mon(match) == 5 + 3
    assert [line["seat"] for line in told(match, "captured")] == ["maeda"]
