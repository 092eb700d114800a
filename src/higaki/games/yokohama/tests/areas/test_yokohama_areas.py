"""Areas of production, bank, Chinatown and agency at all strengths (p. 12, p. 13, p. 15), in written positions."""

from __future__ import annotations

from typing import Any

import pytest
from written import part, play, told

import higaki

rule = pytest.mark.rule
each_strength = pytest.mark.parametrize("strength", [1, 2, 3, 4, 5])


def acting(area: str, strength: int, **more: Any) -> higaki.Match:
    """Red acts with this strength: his president and as many assistants as it takes."""
    position = {
        "seats": 4,
        "president": {"red": area},
        "assistants": {area: ["red_assistant"] * (strength - 1)},
        "agenda": [f"BeginAction red {area}", "FinishTurn red", "BeginTurn blue"],
    }
    return higaki.start("yokohama", position | more, seed=1)


def wares(match: higaki.Match) -> list[str]:
    return list(part(match, "wares", "red"))


def yen(match: higaki.Match) -> int:
    return int(match.position().get("yen", {}).get("red", 0))


def step(match: higaki.Match) -> str:
    return str(match.scene(None)["step"]["name"])


@rule("area.copper_mine")
@each_strength
@pytest.mark.parametrize("area", ["copper_mine_1", "copper_mine_2"])
def test_p12_copper_mine(area: str, strength: int) -> None:
    assert wares(acting(area, strength)) == ["copper"] * [0, 0, 1, 2, 3][strength - 1]


@rule("area.fishing_grounds")
@each_strength
@pytest.mark.parametrize("area", ["fishing_grounds_1", "fishing_grounds_2"])
def test_p12_fishing_grounds(area: str, strength: int) -> None:
    assert wares(acting(area, strength)) == ["fish"] * strength


@rule("area.silk_mill")
@each_strength
@pytest.mark.parametrize("area", ["silk_mill_1", "silk_mill_2"])
def test_p12_silk_mill(area: str, strength: int) -> None:
    assert wares(acting(area, strength)) == ["silk"] * (strength - 1)


@rule("area.tea_plantation")
@each_strength
@pytest.mark.parametrize("area", ["tea_plantation_1", "tea_plantation_2"])
def test_p12_tea_plantation(area: str, strength: int) -> None:
    assert wares(acting(area, strength)) == ["tea"] * strength


@rule("area.bank")
@each_strength
def test_p13_bank(strength: int) -> None:
    match = acting("bank", strength)
    assert yen(match) == strength
    assert [event["yen"] for event in told(match, "earned")] == [strength]


# Chinatown


@rule("area.chinatown")
@each_strength
def test_p13_chinatown_as_many_exchanges_as_one_is_strong(strength: int) -> None:
    match = acting("chinatown", strength, yen={"red": 20})
    play(match, *["buy.fish"] * strength)
    assert step(match) == "FinishTurn"
    assert (wares(match), yen(match)) == (["fish"] * strength, 20 - strength)


@rule("area.chinatown")
def test_p13_exchanges_are_chosen_one_by_one_and_need_not_be_made() -> None:
    match = acting("chinatown", 5, yen={"red": 2}, wares={"red": ["silk", "tea"]})
    play(match, "sell.silk", "buy.import", "sell.tea", "done")
    assert (wares(match), yen(match)) == (["import"], 1)


@rule("chinatown.prices")
@pytest.mark.parametrize(("ware", "price"), [("copper", 2), ("silk", 2), ("tea", 1), ("fish", 1), ("import", 4)])
def test_p13_prices_of_buying(ware: str, price: int) -> None:
    assert f"buy.{ware}" not in acting("chinatown", 1, yen={"red": price - 1}, wares={"red": ["tea"]}).options
    match = play(acting("chinatown", 1, yen={"red": price}), f"buy.{ware}")
    assert (wares(match), yen(match)) == ([ware], 0)
    assert [(event["ware"], event["yen"]) for event in told(match, "bought")] == [(ware, price)]


@rule("chinatown.prices")
@pytest.mark.parametrize(("good", "price"), [("copper", 2), ("silk", 2), ("tea", 1), ("fish", 1)])
def test_p13_prices_of_selling(good: str, price: int) -> None:
    match = acting("chinatown", 1, wares={"red": [good]})
    assert match.options == (f"sell.{good}", "done")
    play(match, f"sell.{good}")
    assert (wares(match), yen(match)) == ([], price)


@rule("chinatown.import")
def test_p13_import_goods_cannot_be_sold() -> None:
    match = acting("chinatown", 2, yen={"red": 1}, wares={"red": ["import"] * 3})
    assert match.options == ("buy.tea", "buy.fish", "done")


# Agency


@rule("area.agency")
@each_strength
def test_p15_agency_one_piece_fewer_than_the_strength(strength: int) -> None:
    match = acting("agency", strength)
    if strength == 1:
        assert step(match) == "FinishTurn"
        return
    play(match, *["item.assistant"] * (strength - 1))
    assert step(match) == "FinishTurn"
    # Those who were there came back, too.
    assert part(match, "supply", "red") == ["red_assistant"] * 2 * (strength - 1)


@rule("agency.costs")
def test_p15_assistants_cost_nothing_shops_2_yen_trading_houses_4_5_6_and_7() -> None:
    match = acting("agency", 5, yen={"red": 22})
    play(match, "item.house", "item.house", "item.house", "item.house")
    assert yen(match) == 0
    assert [event["yen"] for event in told(match, "hired")] == [4, 5, 6, 7]
    shops = play(acting("agency", 3, yen={"red": 4}), "item.shop", "item.shop")
    assert yen(shops) == 0
    assert part(shops, "supply", "red") == ["red_assistant"] * 2 + ["red_shop"] * 2


@rule("agency.costs")
def test_p15_ruling_Y20_the_next_trading_house_costs_more_and_who_cannot_pay_cannot_take_it() -> None:
    first = {"supply": {"red": ["red_house"]}}
    assert "item.house" not in acting("agency", 2, yen={"red": 4}, **first).options
    assert "item.house" in acting("agency", 2, yen={"red": 5}, **first).options
    built = {"building": {"bank_house": ["red_house"]}, "supply": {"red": ["red_house"]}}
    assert "item.house" not in acting("agency", 2, yen={"red": 5}, **built).options
    assert "item.shop" not in acting("agency", 2, yen={"red": 1}).options


@rule("area.agency")
def test_p15_ruling_Y20_one_may_stop_at_any_time_and_takes_only_what_waits() -> None:
    match = play(acting("agency", 5), "item.assistant", "done")
    assert step(match) == "FinishTurn"
    gone = {"supply": {"red": ["red_assistant"] * 16 + ["red_shop"] * 8}}
    assert acting("agency", 5, yen={"red": 9}, **gone).options == ("item.house", "done")
