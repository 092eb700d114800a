"""Printed counts, and what the tables of the box must add up to."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from written import part, seen

import higaki
from higaki.engine.base.strict_toml import read_toml
from higaki.games.yokohama.actions import THINGS
from higaki.games.yokohama.box import AREAS, COUNTRIES, LETTERS, LOTS, ORDER_SLOTS, PIECES, SEATS, SOURCES, TECH_SLOTS
from higaki.games.yokohama.printed import ACHIEVEMENTS, ORDERS, SITE_CARDS, SPACES, TECHNOLOGIES, TILES
from higaki.games.yokohama.rules.town import MOST_NEIGHBOURS, NEXT_LOT

rule = pytest.mark.rule
BOX: Any = read_toml(Path(higaki.__file__).parent / "games/yokohama/components.toml").content


def printed(kinds: Any, name: str) -> Any:
    return kinds.printed[kinds.numbers[name]]


def cards(kinds: Any) -> list[Any]:
    """What is printed on all of them."""
    return list(kinds.printed)


@rule("box")
def test_p2_the_box_holds_what_the_list_of_material_says() -> None:
    assert SEATS.names == ["red", "blue", "green", "yellow"]
    supply = dict(zip(PIECES.names, PIECES.supply or [], strict=True))
    for seat in SEATS.names:
        assert [supply[f"{seat}_{item}"] for item in ("assistant", "shop", "house")] == [20, 8, 4]
    assert (len(AREAS), len(ORDERS), len(TECHNOLOGIES), len(ACHIEVEMENTS)) == (18, 36, 20, 12)
    assert (sum(TECHNOLOGIES.supply or []), sum(SITE_CARDS.supply or []), sum(TILES.supply or [])) == (30, 24, 20)
    assert dict(zip(COUNTRIES.names, COUNTRIES.supply or [], strict=True)) == {
        **{"gb": 3, "us": 2, "fr": 2},
        **{"de": 2, "nl": 1},
    }


def test_p2_eight_areas_of_production_nine_of_trade_and_a_canal() -> None:
    assert Counter(row["category"] for row in cards(AREAS)) == {"production": 8, "trade": 9, "canal": 1}


def test_p2_church_customs_and_the_boards_of_cards_have_their_spaces() -> None:
    church = [printed(SPACES, f"church_{space}") for space in range(1, 9)]
    assert [space["faith"] for space in church] == [4, 5, 6, 7, 8, 9, 10, 11]
    assert [space["gives"]["points"] for space in church] == [3, 4, 5, 6, 7, 8, 11, 14]
    assert [space["gives"]["moves"] for space in church] == [3, 3, 2, 2, 2, 2, 1, 1]
    customs = [printed(SPACES, f"customs_{space}") for space in range(1, 8)]
    assert [space["imports"] for space in customs] == [1, 1, 2, 2, 3, 3, 4]
    assert [space["gives"]["points"] for space in customs] == [5, 4, 10, 9, 16, 15, 22]
    assert [space["gives"].get("yen", 0) for space in customs] == [1, 2, 1, 2, 0, 0, 0]
    assert len(ORDER_SLOTS) == len(TECH_SLOTS) == 12
    assert BOX["boards"]["technology_surcharges"] == [0, 0, 1, 1, 2, 2]


def test_p18_costs_and_flags_of_the_twenty_technologies() -> None:
    costs = {name: printed(TECHNOLOGIES, name)["cost"] for name in TECHNOLOGIES.names}
    assert {name for name, cost in costs.items() if cost == 4} == {"electric_light", "station", "textile_factory"}
    assert {name for name, cost in costs.items() if cost == 5} == {"exhibition", "newspaper", "streetcar"}
    assert {name for name, cost in costs.items() if cost == 6} == {"telegraph", "telephone"}
    assert Counter(costs.values()) == {3: 12, 4: 3, 5: 3, 6: 2}
    flags = Counter(printed(TECHNOLOGIES, name)["country"] for name in TECHNOLOGIES.names)
    assert flags == {"gb": 6, "us": 4, "fr": 4, "de": 3, "nl": 3}


def test_ruling_Y30_orders_are_all_different_and_none_is_paid_from_the_start() -> None:
    asked = [tuple(sorted(card["asks"].items())) for card in cards(ORDERS)]
    assert len(set(asked)) == 36
    assert all(max(card["asks"].values()) > 1 for card in cards(ORDERS))
    flags = Counter(card["country"] for card in cards(ORDERS))
    assert flags == {"gb": 8, "fr": 8, "us": 7, "de": 7, "nl": 6}
    assert printed(ORDERS, "de_13") == {
        "country": "de",
        "asks": {"copper": 1, "silk": 2, "tea": 2},
        "gives": {"points": 6, "yen": 2},
    }


def test_ruling_Y30_each_order_gives_about_what_it_costs_and_no_copper() -> None:
    cost = {"copper": 2.2, "silk": 1.7, "tea": 1, "fish": 1}
    worth = {"points": 1, "yen": 1, "import": 3}
    for card in cards(ORDERS):
        paid = sum(cost[good] * count for good, count in card["asks"].items())
        assert 0.9 < sum(worth[part] * count for part, count in card["gives"].items()) / paid < 1.2


def test_site_cards_have_four_shops_and_a_trading_house_for_5_to_9_points() -> None:
    for card in cards(SITE_CARDS):
        assert len(card["shops"]) == 4 and all(card["shops"])
    houses = Counter(card["house"]["points"] for card in cards(SITE_CARDS))
    assert houses == {5: 4, 6: 4, 7: 4, 8: 6, 9: 6}


def test_p17_four_achievements_of_each_letter() -> None:
    assert Counter(card["letter"] for card in cards(ACHIEVEMENTS)) == dict.fromkeys(LETTERS.names, 4)
    prizes = {(card["letter"], card["first"], card["later"]) for card in cards(ACHIEVEMENTS)}
    assert prizes == {("a", 8, 6), ("b", 9, 7), ("c", 10, 8)}


@pytest.mark.parametrize(
    ("seats", "areas", "sites", "orders", "technologies"),
    [(2, 10, 10, 10, 24), (3, 14, 13, 13, 24), (4, 18, 17, 16, 18)],
)
def test_counts_after_the_set_up(seats: int, areas: int, sites: int, orders: int, technologies: int) -> None:
    match = higaki.new("yokohama", seats=seats, seed=4)
    assert len([lot for lot in part(match, "lot").values() if lot != "unused"]) == areas
    assert len(part(match, "site_card")) == len(part(match, "tile")) == sites
    assert seen(match, None, "order_deck")["count"] == orders
    assert seen(match, None, "tech_deck")["count"] == technologies


def neighbours(lots: set[str]) -> dict[str, set[str]]:
    """What is beside each lot of those in use."""
    first = {name: LOTS.numbers[name] * MOST_NEIGHBOURS for name in lots}
    beside = {name: {LOTS.names[lot] for lot in NEXT_LOT[at : at + MOST_NEIGHBOURS]} for name, at in first.items()}
    return {name: found & lots for name, found in beside.items()}


@pytest.mark.parametrize(("widest", "borders"), [(4, 18), (5, 28), (6, 38)])
def test_ruling_Y28_rows_are_shifted_by_half_an_area(widest: int, borders: int) -> None:
    rows = [f"{row}{place}" for down, row in enumerate("abcd") for place in range(1, widest - down + 1)]
    beside = neighbours(set(rows))
    assert sum(len(found) for found in beside.values()) == 2 * borders
    assert beside["b2"] == {"b1", "b3", "a2", "a3", "c1", "c2"}
    assert beside["a1"] == {"a2", "b1"}
    assert all(name in beside[other] for name, found in beside.items() for other in found)


def test_thing_names_are_unique_and_what_ends_something_comes_last() -> None:
    assert len(set(THINGS.names)) == len(THINGS.names)
    assert THINGS.names[-4:] == ["recall", "everybody", "stay", "done"]
    assert len(set(SOURCES.names)) == 13
