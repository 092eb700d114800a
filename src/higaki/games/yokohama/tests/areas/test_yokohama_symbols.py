"""What sites, tiles and spaces bring (p. 11), in written positions."""

from __future__ import annotations

from typing import Any

import pytest
from written import part, play, told

import higaki

rule = pytest.mark.rule


def building(card: str, site: str, **more: Any) -> higaki.Match:
    """Red builds on a site of this card in the bank, with what the bank gave: 4 yen."""
    position = {
        "seats": 4,
        "president": {"red": "bank"},
        "assistants": {"bank": ["red_assistant"] * 3},
        "supply": {"red": ["red_shop", "red_house"]},
        "site_card": {"bank": [card]},
        "agenda": ["BeginAction red bank", "FinishTurn red", "BeginTurn blue"],
    }
    return play(higaki.start("yokohama", position | more, seed=1), f"site.bank_{site}")


def taking(tile: str, **more: Any) -> higaki.Match:
    """Red takes this tile in the bank, with 5 yen from there."""
    position = {
        "seats": 4,
        "president": {"red": "bank"},
        "assistants": {"bank": ["red_assistant"] * 4},
        "tile": {"bank": [tile]},
        "agenda": ["BeginAction red bank", "FinishTurn red", "BeginTurn blue"],
    }
    return play(higaki.start("yokohama", position | more, seed=1), "tile")


def yen(match: higaki.Match) -> int:
    return int(match.position().get("yen", {}).get("red", 0))


def wares(match: higaki.Match) -> list[str]:
    return list(part(match, "wares", "red"))


def step(match: higaki.Match) -> str:
    return str(match.scene(None)["step"]["name"])


@rule("symbol.yen")
@rule("symbol.good")
def test_p11_money_and_goods_of_a_site() -> None:
    match = building("6", "3")  # a yen and two tea
    assert (yen(match), wares(match)) == (5, ["tea", "tea"])
    assert yen(taking("yen")) == 8


@rule("symbol.points")
def test_p11_points_of_sites() -> None:
    assert building("22", "1").scores == [4, 0, 0, 0]
    assert building("16", "house").scores == [8, 0, 0, 0]


@rule("symbol.import")
def test_p11_import_goods() -> None:
    assert wares(building("1", "4")) == ["import"]
    match = building("7", "house")
    assert (wares(match), match.scores[0]) == (["import"], 5)
    assert wares(taking("import")) == ["import"]


@rule("symbol.any_good")
def test_p11_goods_of_ones_choice_each_chosen_anew() -> None:
    match = taking("any_good")
    assert match.options == ("good.copper", "good.silk", "good.tea", "good.fish")
    play(match, "good.silk")
    assert match.options == ("good.copper", "good.silk", "good.tea", "good.fish")
    play(match, "good.fish")
    assert (wares(match), step(match)) == (["silk", "fish"], "FinishTurn")
    house = play(building("4", "house"), "good.tea")
    assert (house.scores[0], wares(house)) == (7, ["tea"])


@rule("symbol.warehouse")
def test_p11_pieces_from_the_warehouse_at_their_printed_cost() -> None:
    match = play(taking("warehouse"), "item.assistant", "item.house")
    assert yen(match) == 1
    assert step(match) == "FinishTurn"
    assert part(match, "supply", "red") == ["red_assistant"] * 5 + ["red_house"]


@rule("symbol.warehouse")
def test_p11_ruling_Y20_they_may_be_declined() -> None:
    match = play(taking("warehouse"), "done")
    assert (yen(match), step(match)) == (5, "FinishTurn")


@rule("symbol.warehouse")
def test_p11_ruling_Y19_money_of_the_same_reward_can_pay_for_them() -> None:
    match = building("1", "2")  # a yen and a piece: four and one are enough for the second trading house
    assert "item.house" in match.options
    play(match, "item.house")
    assert yen(match) == 0


@rule("symbol.moves")
def test_p11_assistants_move_from_the_supply_or_between_areas_without_a_fee() -> None:
    town = {
        "assistants": {"bank": ["red_assistant"] * 4, "port": ["red_assistant"]},
        "supply": {"red": ["red_assistant"]},
        "president": {"red": "bank", "blue": "dock", "green": "dock"},
    }
    match = taking("moves", **town)
    assert set(match.options) == {"area.bank", "area.port", "supply", "done"}
    play(match, "supply", "area.dock", "area.port", "area.dock")
    assert yen(match) == 5
    play(match, "area.dock", "area.church")
    assert step(match) == "FinishTurn"
    assert part(match, "assistants") == {"dock": ["red_assistant"], "church": ["red_assistant"]}
    assert [event["area"] for event in told(match, "sent_out")] == ["dock", "dock", "church"]


@rule("symbol.moves")
def test_p11_ruling_Y9_a_move_leads_to_another_area_never_onto_the_canal() -> None:
    match = play(taking("moves"), "area.bank")
    assert len(match.options) == 16
    assert not {"area.bank", "area.canal", "supply"} & set(match.options)


@rule("symbol.moves")
def test_p11_ruling_Y9_moves_may_be_declined_and_come_before_the_return() -> None:
    match = play(taking("moves"), "area.bank", "area.port", "done")
    assert step(match) == "FinishTurn"
    assert part(match, "assistants") == {"port": ["red_assistant"]}  # who was moved away does not return
    assert part(match, "supply", "red") == ["red_assistant"] * 3
    there = {"assistants": {"bank": ["red_assistant"] * 4, "port": ["red_assistant"]}}
    moved_in = play(taking("moves", **there), "area.port", "area.bank", "done")
    assert part(moved_in, "supply", "red") == ["red_assistant"] * 5


@rule("symbol.moves")
def test_p11_ruling_Y9_nobody_moves_from_boards_and_achievements() -> None:
    town = {
        "space": {"church_1": ["red_assistant"]},
        "claimed": {"a": ["red_assistant"]},
        "achievement": {"a": ["tea_7"]},
    }
    assert set(taking("moves", **town).options) == {"area.bank", "done"}


@rule("symbol.moves")
@rule("technology.university")
def test_p19_ruling_Y10_an_assistant_can_be_taken_from_the_warehouse_and_moved_at_once() -> None:
    match = building("5", "4", technologies={"red": ["university"]})  # two moves, and nobody in the supply
    assert "university" in match.options and "supply" not in match.options
    play(match, "university", "supply", "area.port", "done")
    assert part(match, "assistants") == {"port": ["red_assistant"]}
    assert yen(match) == 3


@rule("symbol.warehouse")
@rule("technology.textile_factory")
def test_p19_ruling_Y10_a_silk_can_pay_for_the_second_piece() -> None:
    sold = {"technologies": {"red": ["textile_factory"]}, "wares": {"red": ["silk"]}}
    match = taking("warehouse", supply={"red": ["red_assistant"] * 16}, **sold)
    play(match, "item.house")
    assert match.options == ("textile_factory", "done")
    assert "item.shop" in play(match, "textile_factory").options
