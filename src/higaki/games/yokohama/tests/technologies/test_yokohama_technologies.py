"""The technologies that bring points, money, goods and assistants (p. 18, p. 19), in written positions."""

from __future__ import annotations

from typing import Any

import pytest
from written import part, play, told

import higaki

rule = pytest.mark.rule


def acting(area: str, strength: int, *known: str, **more: Any) -> higaki.Match:
    """Red, who knows these technologies, acts with this strength."""
    position = {
        "seats": 4,
        "president": {"red": area},
        "assistants": {area: ["red_assistant"] * (strength - 1)},
        "technologies": {"red": list(known)},
        "agenda": [f"BeginAction red {area}", "FinishTurn red", "BeginTurn blue"],
    }
    return higaki.start("yokohama", position | more, seed=1)


def at(*known: str, **more: Any) -> higaki.Match:
    """Red's turn begins."""
    position = {
        "seats": 4,
        "supply": {"red": ["red_assistant"] * 8},
        "technologies": {"red": list(known)},
        "turn": "red",
    }
    return higaki.start("yokohama", position | more, seed=1)


def yen(match: higaki.Match, seat: str = "red") -> int:
    return int(match.position().get("yen", {}).get(seat, 0))


def copper(match: higaki.Match) -> int:
    return int(part(match, "wares", "red").count("copper"))


def step(match: higaki.Match) -> str:
    return str(match.scene(None)["step"]["name"])


# Points and money


@rule("technology.ball")
@rule("technology.language_school")
def test_p18_ball_and_language_school_with_each_order() -> None:
    orders = {"kept": {"red": ["us_21"]}, "hand": {"red": ["fr_28"]}, "wares": {"red": ["tea"] * 10}}
    plain = play(at(**orders), "order.us_21", "order.fr_28")
    ball = play(at("ball", **orders), "order.us_21", "order.fr_28")
    school = play(at("language_school", **orders), "order.us_21", "order.fr_28")
    assert (plain.scores[0], yen(plain)) == (3, 1)
    assert (ball.scores[0], yen(ball)) == (7, 1)
    assert (school.scores[0], yen(school)) == (3, 3)
    assert [event["technology"] for event in told(ball, "technology_points")] == ["ball", "ball"]


@rule("technology.brickyard")
@rule("technology.winery")
def test_p18_brickyard_in_the_customs_house_and_winery_in_the_church() -> None:
    both = ("brickyard", "winery")
    assert play(acting("customs", 2, *both, wares={"red": ["import"]}), "space.customs_1").scores[0] == 5 + 4
    assert acting("church", 4, *both).scores[0] == 3 + 3
    assert acting("church", 4, "brickyard").scores[0] == 3
    assert acting("church", 3, *both).scores[0] == 0


@rule("technology.electric_light")
@rule("technology.gas_light")
def test_p18_electric_light_for_trading_houses_and_gas_light_for_shops() -> None:
    ready = {"supply": {"red": ["red_shop", "red_house"]}, "site_card": {"bank": ["6"]}}
    both = ("electric_light", "gas_light")
    assert play(acting("bank", 4, *both, **ready), "site.bank_house").scores[0] == 9 + 3
    assert play(acting("bank", 4, *both, **ready), "site.bank_1").scores[0] == 2 + 2
    assert play(acting("bank", 4, "gas_light", **ready), "site.bank_house").scores[0] == 9


@rule("technology.exhibition")
def test_p18_exhibition_brings_ten_points_at_once() -> None:
    match = play(acting("laboratory", 5, tech_slot={"laboratory_1": ["exhibition"]}), "tech_slot.laboratory_1")
    assert match.scores == [10, 0, 0, 0]


@rule("technology.printing")
@rule("technology.patents")
def test_p18_printing_and_patents_with_each_later_technology_not_with_themselves() -> None:
    for card in ("printing", "patents"):
        match = play(acting("laboratory", 3, tech_slot={"laboratory_1": [card]}), "tech_slot.laboratory_1")
        assert (match.scores[0], yen(match)) == (0, 0)
    both = ("printing", "patents")
    match = play(acting("laboratory", 3, *both, tech_slot={"laboratory_1": ["ball"]}), "tech_slot.laboratory_1")
    assert (match.scores[0], yen(match)) == (2, 1)


@rule("technology.stock_market")
@pytest.mark.parametrize(("money", "after"), [(0, 2), (1, 2), (2, 2), (5, 5)])
def test_p19_ruling_Y16_stock_market_fills_up_to_two_yen_before_the_extra_actions(money: int, after: int) -> None:
    match = at("stock_market", yen={"red": money, "blue": 0})
    assert (yen(match), yen(match, "blue")) == (after, 0)
    assert step(match) == "PlaceFirst"


@rule("technology.stock_market")
def test_p19_the_stock_market_of_others_does_not_fill_mine_and_mine_only_in_my_turn() -> None:
    match = at("stock_market", turn="blue", supply={})
    assert yen(match) == 0


# Mining technology


@rule("technology.mining_technology")
@pytest.mark.parametrize(("strength", "number"), [(2, 0), (3, 2), (4, 3), (5, 4)])
def test_p18_mining_technology_adds_one_copper_where_some_comes_in(strength: int, number: int) -> None:
    assert copper(acting("copper_mine_1", strength, "mining_technology")) == number
    assert copper(acting("silk_mill_1", strength, "mining_technology")) == 0


@rule("technology.mining_technology")
def test_p18_ruling_Y7_in_chinatown_with_each_exchange() -> None:
    match = play(acting("chinatown", 2, "mining_technology", yen={"red": 4}), "buy.copper", "buy.copper")
    assert (copper(match), yen(match)) == (4, 0)


@rule("technology.mining_technology")
def test_p18_ruling_Y7_once_for_a_tile_and_for_a_site_however_many_are_chosen() -> None:
    tile = play(acting("bank", 5, "mining_technology", tile={"bank": ["any_good"]}), "tile")
    assert copper(play(tile, "good.copper", "good.copper")) == 3
    mixed = play(acting("bank", 5, "mining_technology", tile={"bank": ["any_good"]}), "tile", "good.tea", "good.copper")
    assert copper(mixed) == 2
    ready = {"supply": {"red": ["red_shop"]}, "site_card": {"bank": ["12"]}}
    assert copper(play(acting("bank", 4, "mining_technology", **ready), "site.bank_3")) == 2
    chosen = play(acting("bank", 4, "mining_technology", **ready), "site.bank_4", "good.copper", "good.copper")
    assert copper(chosen) == 3


# Once a turn


@rule("technology.textile_factory")
def test_p19_textile_factory_sells_one_silk_a_turn_for_two_yen() -> None:
    match = play(at("textile_factory", wares={"red": ["silk"] * 3}), "textile_factory")
    assert (part(match, "wares", "red"), yen(match)) == (["silk"] * 2, 2)
    assert "textile_factory" not in match.options
    play(match, "area.bank", "done", "area.bank")
    assert step(match) == "FinishTurn" and "textile_factory" not in match.options
    assert "textile_factory" not in at("textile_factory", wares={"red": ["tea"]}).options
    assert "textile_factory" not in at(wares={"red": ["silk"]}).options


@rule("technology.textile_factory")
def test_p19_also_silk_of_this_turn_and_again_in_the_next() -> None:
    match = play(at("textile_factory", assistants={"silk_mill_1": ["red_assistant"] * 2}), "done", "area.silk_mill_1")
    assert "textile_factory" in match.options
    play(match, "textile_factory", "done")
    for _ in range(3):
        play(match, "done", "done")
    assert match.scene(None)["turn"] == "red" and "textile_factory" in match.options


@rule("technology.university")
def test_p19_university_takes_one_assistant_a_turn_from_the_warehouse_for_a_yen() -> None:
    match = play(at("university", yen={"red": 2}), "university")
    assert (len(part(match, "supply", "red")), yen(match)) == (9, 1)
    assert part(match, "warehouse", "red").count("red_assistant") == 11
    assert "university" not in match.options
    assert "university" not in at("university", yen={"red": 0}).options
    nobody = {"supply": {"red": ["red_assistant"] * 20}}
    assert "university" not in at("university", yen={"red": 5}, **nobody).options


SIDELINES = ("textile_factory", "university")
OWNED: dict[str, Any] = {
    "wares": {"red": ["silk", "silk"]},
    "yen": {"red": 2},
    "supply": {"red": ["red_assistant"] * 2},
}


@rule("technology.textile_factory")
@rule("technology.university")
@pytest.mark.parametrize("area", ["chinatown", "church", "agency", "laboratory"])
def test_p19_ruling_Y10_both_are_possible_where_money_is_spent(area: str) -> None:
    match = acting(area, 3, *SIDELINES, tech_slot={"laboratory_1": ["ball"]}, **OWNED)
    assert set(SIDELINES) <= set(match.options)
    question = step(match)
    play(match, "textile_factory")
    assert step(match) == question and yen(match) == 4
    play(match, "university")
    assert step(match) == question and yen(match) == 3
    assert not set(SIDELINES) & set(match.options)


@rule("technology.textile_factory")
@rule("technology.university")
def test_p19_ruling_Y10_and_before_moving_at_both_ends_of_the_turn_and_for_a_second_order() -> None:
    match = at(*SIDELINES, **OWNED)
    assert set(SIDELINES) <= set(match.options)
    play(match, "area.bank", "done")
    assert step(match) == "MovePresident" and set(SIDELINES) <= set(match.options)
    play(match, "area.bank")
    assert step(match) == "FinishTurn" and set(SIDELINES) <= set(match.options)
    slots = {"order_slot": {"port_1": ["us_1"], "port_2": ["fr_2"]}}
    poor = play(acting("port", 2, "textile_factory", wares={"red": ["silk"]}, **slots), "order_slot.port_1")
    assert poor.options == ("textile_factory", "done")
    assert play(poor, "textile_factory").options == ("order_slot.port_2", "done")


@rule("technology.textile_factory")
def test_p19_ruling_Y10_a_silk_can_pay_for_what_nothing_else_could() -> None:
    hired = {"supply": {"red": ["red_assistant"] * 19}, "assistants": {"agency": ["red_assistant"]}}
    match = acting("agency", 2, "textile_factory", wares={"red": ["silk"]}, **hired)
    assert match.options == ("textile_factory", "done")
    assert "item.shop" in play(match, "textile_factory").options
    town = {"president": {"red": "agency", "blue": "bank"}, "supply": {}}
    reach = {"assistants": {"bank": ["red_assistant"], "chinatown": ["red_assistant"]}}
    walled = play(at("textile_factory", wares={"red": ["silk"]}, **town, **reach), "done")
    assert walled.options == ("textile_factory", "recall")
    assert "area.chinatown" in play(walled, "textile_factory").options


# At once


@rule("technology.telephone")
def test_ruling_Y16_a_technology_works_from_the_moment_it_is_gained() -> None:
    match = play(
        acting("laboratory", 4, tech_slot={"laboratory_1": ["telephone"]}, wares={"red": ["import"] * 2}),
        "tech_slot.laboratory_1",
    )
    assert match.options == ("stay", "done")
    ready = {"supply": {"red": ["red_shop"]}, "site_card": {"laboratory": ["6"]}}
    lit = acting("laboratory", 4, tech_slot={"laboratory_1": ["gas_light"]}, **ready)
    assert play(lit, "tech_slot.laboratory_1", "site.laboratory_1").scores[0] == 4
    news = at(
        agents_of={"red": ["gb"]},
        assistants={"laboratory": ["red_assistant"] * 5},
        tech_slot={"laboratory_1": ["newspaper"]},
    )
    play(news, "agent", "tech_slot.laboratory_1", "area.bank", "area.port", "area.dock")
    assert step(news) == "PlaceMore" and "area.church" in news.options
