"""Phase 4 (p. 2): one disciple at a time, to a free space of an open district or an own annex."""

from __future__ import annotations

from typing import Any

import pytest
from written import part, play, told
from yedo_town import CLANS, SAMURAI, Position, asked, refused, start, town, whereabouts

import higaki

rule = pytest.mark.rule
POSTS = ["audience", "orders", "garden", "gates", "tavern", "harbor", "redlight", "market", "temple"]
# By number of players (ruling E29).
SPACES = {
    2: [1, 1, 2, 2, 2, 2, 2, 2, 2],
    3: [2, 1, 3, 3, 2, 2, 3, 3, 3],
    4: [2, 2, 4, 3, 3, 3, 3, 4, 3],
    5: [2, 2, 5, 3, 3, 3, 3, 4, 4],
}


def assigning(*parts: Position, **more: Any) -> higaki.Match:
    return start({"agenda": ["Assign toyotomi"]}, *parts, **more)


@rule("assign.order")
def test_p2_in_order_one_disciple_at_a_time_until_all_are_placed() -> None:
    homes = town(home="toyotomi toyotomi toyotomi hosokawa maeda maeda")
    order = ["toyotomi", "maeda", "nabeshima", "hosokawa"]
    match = assigning(homes, order=order)
    turns = []
    while asked(match)[1] == "Assign":
        turns.append(asked(match)[0])
        match.play(match.options[-1])
    assert turns == ["toyotomi", "maeda", "hosokawa", "toyotomi", "maeda", "toyotomi"]


@rule("assign.order")
def test_p2_placing_is_a_must_and_cannot_be_declined() -> None:
    match = assigning(town(home="toyotomi"))
    assert set(match.options) == {f"post.{post}" for post in POSTS}


@rule("assign.order")
@pytest.mark.parametrize("post", POSTS)
def test_p2_a_disciple_goes_where_he_is_sent(post: str) -> None:
    match = play(assigning(town(home="toyotomi hosokawa")), f"post.{post}")
    assert whereabouts(match) == sorted([post, *["reserve"] * 3])
    assert told(match, "placed") == [{"what": "placed", "seat": "toyotomi", "post": post}]


@rule("assign.order")
@pytest.mark.parametrize("annex", ["yashiki", "karesansui", "dojo", "kobudo"])
def test_p2_an_own_annex_takes_a_disciple_another_ones_does_not(annex: str) -> None:
    match = assigning(town(home="toyotomi toyotomi hosokawa"), annex={"toyotomi": [annex]})
    match.play(f"annex.{annex}")
    assert whereabouts(match) == sorted([annex, "home", "reserve", "reserve"])
    assert asked(match)[0] == "hosokawa" and f"annex.{annex}" not in match.options


@rule("assign.one_each")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_p2_ruling_E29_one_disciple_on_each_space(seats: int) -> None:
    for post, spaces in zip(POSTS, SPACES[seats], strict=True):
        rivals = CLANS[1:seats] * 4
        if post == "garden":
            continue
        full = town(**{post: " ".join(rivals[:spaces]), "home": "toyotomi"})
        assert refused(assigning(full, seats=seats), f"post.{post}") == {"why": "no_space"}, post
        room = town(**{post: " ".join(rivals[: spaces - 1]), "home": "toyotomi"})
        assert f"post.{post}" in assigning(room, seats=seats).options, post


@rule("assign.one_each")
def test_p2_several_disciples_of_a_clan_may_stand_in_one_district() -> None:
    assert "post.gates" in assigning(town(gates="toyotomi toyotomi", home="toyotomi")).options


@rule("assign.one_each")
def test_p2_one_disciple_on_each_annex() -> None:
    match = assigning(town(dojo="toyotomi", home="toyotomi"), annex={"toyotomi": ["dojo", "yashiki"]})
    assert refused(match, "annex.dojo") == {"why": "annex_manned"} and "annex.yashiki" in match.options


@rule("assign.garden")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_p2_one_disciple_of_each_clan_in_the_garden_house_which_has_room_for_all(seats: int) -> None:
    others = " ".join(CLANS[1:seats])
    assert "post.garden" in assigning(town(garden=others, home="toyotomi"), seats=seats).options
    match = assigning(town(garden="toyotomi", home="toyotomi"), seats=seats)
    assert refused(match, "post.garden") == {"why": "in_garden_already"}


@rule("assign.garden")
def test_p2_ruling_E2_in_the_garden_house_one_takes_the_first_free_space() -> None:
    match = assigning(town(garden="maeda", home="toyotomi hosokawa"))
    play(match, "post.garden", "post.garden")
    assert part(match, "garden") == ["maeda_disciple", "toyotomi_disciple", "hosokawa_disciple"]


@rule("assign.order")
def test_p2_no_disciple_into_a_closed_district() -> None:
    match = assigning(town(home="toyotomi"), closed={"closed": "castle"})
    for post in POSTS[:3]:
        assert refused(match, f"post.{post}") == {"why": "district_is_closed"}
    assert len(match.options) == 6


FULL = town(
    audience="hosokawa",
    orders="hosokawa",
    garden="toyotomi hosokawa",
    gates="toyotomi",
)


def test_p2_ruling_E9_a_disciple_without_any_spot_stays_at_home() -> None:
    """Two players: hosokawa has no further disciple; all that is free is barred or closed."""
    barred = {"tavern": 2, "harbor": 2, "redlight": 2, "market": 2, "temple": 2, "gates": 1}
    match = start(FULL, town(home="toyotomi"), seats=2, barred=barred, agenda=["AssignNext hosokawa"])
    assert asked(match)[1] == "Activate" and "home" in whereabouts(match)
    free = assigning(FULL, town(home="toyotomi"), seats=2, barred=barred | {"gates": 0})
    assert free.options == ("post.gates",)


def test_p2_ruling_E9_who_bars_the_last_space_himself_keeps_his_disciple_at_home() -> None:
    barred = {"tavern": 2, "harbor": 2, "redlight": 2, "market": 2, "temple": 2}
    door = {"card": {"toyotomi": ["barred_door"]}}
    match = assigning(FULL, town(home="toyotomi"), SAMURAI, door, seats=2, barred=barred)
    assert match.options == ("post.gates", "card.barred_door")
    match.play("card.barred_door")
    assert [line["seat"] for line in told(match, "stays_home")] == ["toyotomi"]
    assert asked(match)[1] == "Activate" and "home" in whereabouts(match)


def test_p2_ruling_E9_an_annex_is_a_spot_too() -> None:
    barred = {"tavern": 2, "harbor": 2, "redlight": 2, "market": 2, "temple": 2, "gates": 1}
    match = assigning(FULL, town(home="toyotomi"), seats=2, barred=barred, annex={"toyotomi": ["dojo"]})
    assert match.options == ("annex.dojo",)
    homes = [FULL, town(home="toyotomi")]
    later = start(*homes, seats=2, barred=barred, annex={"toyotomi": ["dojo"]}, agenda=["AssignNext hosokawa"])
    assert asked(later) == ("toyotomi", "Assign") and later.options == ("annex.dojo",)


@rule("trade.prepare")
def test_p3_nothing_changes_hands_in_the_assignment_phase() -> None:
    there = town(home="toyotomi", tavern="hosokawa maeda")
    match = assigning(there, weapon={"toyotomi": ["yumi"]}, watch={"red": "temple"})
    assert all(thing.startswith("post.") for thing in match.options)
    match.play("post.tavern")
    begun = [line["post"] for line in told(match, "trade_begins")]
    assert begun == ["tavern"] and asked(match)[1] == "MakeOffer"
