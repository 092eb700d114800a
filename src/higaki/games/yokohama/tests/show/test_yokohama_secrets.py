"""Orders in hand are the only secret: nobody learns which was kept, and no option or silence tells it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from written import part, play, seen

import higaki
from higaki.engine.base.random_numbers import rng_of
from higaki.engine.views.redeal import redeal
from higaki.games.yokohama.places import HAND, KEPT
from higaki.games.yokohama.printed import ORDERS

rule = pytest.mark.rule
VIEWERS = ["blue", "green", "yellow", None]


def at(**more: Any) -> higaki.Match:
    position = {"seats": 4, "supply": {"red": ["red_assistant"] * 2}, "turn": "red"}
    return higaki.start("yokohama", position | more, seed=1)


def all_that_is_known(match: higaki.Match, viewer: str | None) -> str:
    return json.dumps([match.scene(viewer), match.told(viewer)], sort_keys=True)


@rule("setup.orders")
def test_p5_nobody_is_told_which_order_was_kept_nor_which_left() -> None:
    match = higaki.new("yokohama", seats=4, seed=3)
    chooser = str(match.scene(None)["turn"])
    thing, other = match.options
    number = len(match.log) + 1
    match.play(thing)
    assert match.told(chooser, since=number)[0]["thing"] == thing
    for viewer in {"red", *VIEWERS} - {chooser}:
        assert match.told(viewer, since=number)[0]["thing"] is None
        known = all_that_is_known(match, viewer)
        assert thing.removeprefix("order.") not in known and other.removeprefix("order.") not in known
        assert seen(match, viewer, "kept", chooser)["count"] == seen(match, viewer, "put_back", chooser)["count"] == 1


@rule("setup.orders")
def test_p5_both_cards_dealt_are_seen_by_their_owner_alone_before_he_chooses() -> None:
    match = higaki.new("yokohama", seats=2, seed=3)
    assert len(seen(match, "blue", "dealt", "blue")["pieces"]) == 2
    assert "pieces" not in seen(match, "blue", "dealt", "red")
    assert match.scene("blue")["options"] == [] or match.scene(None)["turn"] == "blue"


@rule("general.open")
@pytest.mark.parametrize("order", ["us_21", "us_12"])
def test_p6_being_asked_tells_nothing_about_the_orders_in_hand(order: str) -> None:
    """One of these can be fulfilled, the other cannot; others see and hear the same, and red is asked either way."""
    match = at(kept={"red": [order]}, wares={"red": ["tea"] * 4}, supply={})
    other = at(kept={"red": ["us_12" if order == "us_21" else "us_21"]}, wares={"red": ["tea"] * 4}, supply={})
    for one in (match, other):
        assert one.scene(None)["step"]["name"] == "PlaceFirst" and one.scene(None)["turn"] == "red"
    for viewer in VIEWERS:
        assert all_that_is_known(match, viewer) == all_that_is_known(other, viewer)
        assert match.scene(viewer)["options"] == [] and match.scene(viewer)["refused"] == {}
    assert ("order.us_21" in match.options) == (order == "us_21")
    for one in (match, other):
        play(one, "done")  # nobody is on the board, so he stays at home
        assert one.scene(None)["step"]["name"] == "FinishTurn" and one.scene(None)["turn"] == "red"
    for viewer in VIEWERS:
        assert all_that_is_known(match, viewer) == all_that_is_known(other, viewer)


@rule("general.open")
def test_p6_what_came_from_a_board_was_seen_and_is_remembered_what_was_kept_is_not() -> None:
    match = at(kept={"red": ["us_12"]}, hand={"red": ["fr_2"]})
    shown = seen(match, "blue", "hand", "red")
    assert "pieces" not in shown and [piece["kind"] for piece in shown["remembered"]] == ["fr_2"]
    kept = seen(match, "blue", "kept", "red")
    assert kept["count"] == 1 and not {"pieces", "remembered"} & set(kept)


@rule("order")
def test_p9_a_kept_order_comes_to_light_when_it_is_fulfilled() -> None:
    match = at(kept={"red": ["us_21"]}, wares={"red": ["tea"] * 4})
    assert "us_21" not in all_that_is_known(match, "blue")
    play(match, "order.us_21")
    assert [piece["kind"] for piece in seen(match, "blue", "fulfilled", "red")["pieces"]] == ["us_21"]


def test_who_imagines_the_table_does_not_know_the_kept_orders_but_those_from_boards() -> None:
    match = at(kept={"red": ["us_12"], "blue": ["gb_3"]}, hand={"blue": ["fr_2"]})
    imagined = set()
    for seed in range(40):
        dealt = redeal(match.table, 0, rng_of(seed, "imagined"))
        assert ORDERS.names[dealt.piece(KEPT, 0)] == "us_12"
        assert [ORDERS.names[order] for order in dealt.pieces(HAND + 1)] == ["fr_2"]
        imagined.add(ORDERS.names[dealt.piece(KEPT + 1, 0)])
    assert len(imagined) > 10 and not imagined & {"us_12", "fr_2"}


def test_orders_kept_are_laid_open_when_the_game_is_over() -> None:
    match = higaki.start("yokohama", {"seats": 2, "ending": 2, "kept": {"red": ["us_12"]}, "turn": "red"}, seed=1)
    assert match.over and part(match, "kept", "red") == ["us_12"]
    assert "us_12" in all_that_is_known(match, "blue")
