"""Achievements (p. 9, p. 17), in written positions."""

from __future__ import annotations

from typing import Any

import pytest
from written import part, play, told

import higaki

rule = pytest.mark.rule
PRODUCTION = ["copper_mine_1", "copper_mine_2", "silk_mill_1", "tea_plantation_2", "fishing_grounds_1"]
TRADE = ["bank", "church", "port", "dock", "laboratory"]


def at(card: str, letter: str, **more: Any) -> higaki.Match:
    """Red's turn begins, with an assistant at hand."""
    position = {"seats": 4, "achievement": {letter: [card]}, "supply": {"red": ["red_assistant"]}, "turn": "red"}
    return higaki.start("yokohama", position | more, seed=1)


def shops(areas: list[str]) -> dict[str, list[str]]:
    return {f"{area}_1": ["red_shop"] for area in areas}


@rule("achievement")
def test_p9_an_assistant_of_the_supply_stays_on_the_card_and_nothing_is_handed_in() -> None:
    match = play(at("copper_5", "a", wares={"red": ["copper"] * 5}), "achievement.a")
    assert part(match, "claimed") == {"a": ["red_assistant"]}
    assert part(match, "supply", "red") == []
    assert part(match, "wares", "red") == ["copper"] * 5


@rule("achievement")
def test_p9_ruling_Y22_without_an_assistant_in_the_supply_it_cannot_be_claimed() -> None:
    elsewhere = {"supply": {"red": ["red_shop"]}, "assistants": {"bank": ["red_assistant"]}}
    assert "achievement.a" not in at("copper_5", "a", wares={"red": ["copper"] * 5}, **elsewhere).options


@rule("achievement.points")
@pytest.mark.parametrize(
    ("claimed", "points"), [([], 8), (["blue_assistant"], 6), (["blue_assistant", "green_assistant"], 6)]
)
def test_p9_the_first_gets_more_points_than_those_who_follow(claimed: list[str], points: int) -> None:
    match = at("tea_7", "a", wares={"red": ["tea"] * 7}, claimed={"a": claimed})
    assert play(match, "achievement.a").scores[0] == points
    assert [event["points"] for event in told(match, "achieved")] == [points]


@rule("achievement.once")
def test_p9_each_achievement_once_but_all_of_them() -> None:
    match = at(
        "tea_7",
        "a",
        achievement={"a": ["tea_7"], "b": ["yen_10"], "c": ["trade_4"]},
        wares={"red": ["tea"] * 7},
        yen={"red": 10},
        building=shops(TRADE[:4]),
        supply={"red": ["red_assistant"] * 4},
    )
    play(match, "achievement.a")
    assert "achievement.a" not in match.options
    play(match, "achievement.c", "achievement.b")
    assert match.scores[0] == 8 + 9 + 10


@rule("example.achievement")
def test_p9_example_hisashi_is_the_third_to_show_five_copper_and_gets_six_points() -> None:
    claimed = {"a": ["green_assistant", "yellow_assistant"]}
    match = play(at("copper_5", "a", wares={"red": ["copper"] * 5}, claimed=claimed), "achievement.a")
    assert match.scores == [6, 0, 0, 0]
    assert part(match, "claimed")["a"] == ["green_assistant", "yellow_assistant", "red_assistant"]


@rule("achievement.a")
@pytest.mark.parametrize(("good", "number"), [("copper", 5), ("silk", 6), ("tea", 7), ("fish", 7)])
def test_p17_a_asks_for_goods_in_the_supply(good: str, number: int) -> None:
    name = f"{good}_{number}"
    too_few = [good] * (number - 1) + ["import"] * 9
    assert "achievement.a" not in at(name, "a", wares={"red": too_few}).options
    match = at(name, "a", wares={"red": [good] * number})
    assert play(match, "achievement.a").scores[0] == 8


B_CARDS: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("yen_10", {"yen": {"red": 9}}, {"yen": {"red": 10}}),
    (
        "technologies_4",
        {"technologies": {"red": ["ball", "winery", "printing"]}, "fulfilled": {"red": ["fr_2"]}},
        {"technologies": {"red": ["ball", "winery", "printing", "telephone"]}},
    ),
    (
        "agents_and_tiles_5",
        {"agents_of": {"red": ["gb", "fr sent"]}, "tiles": {"red": ["yen", "yen"]}},
        {"agents_of": {"red": ["gb", "fr sent"]}, "tiles": {"red": ["yen", "yen", "moves"]}},
    ),
    (
        "orders_5",
        {"fulfilled": {"red": ["fr_2", "gb_3", "de_4", "fr_5"]}, "hand": {"red": ["nl_6"]}},
        {"fulfilled": {"red": ["fr_2", "gb_3", "de_4", "fr_5", "nl_6"]}},
    ),
]


@rule("achievement.b")
@pytest.mark.parametrize(("name", "too_few", "enough"), B_CARDS, ids=[name for name, *_ in B_CARDS])
def test_p17_ruling_Y22_b_asks_for_what_one_owns(name: str, too_few: dict[str, Any], enough: dict[str, Any]) -> None:
    assert "achievement.b" not in at(name, "b", **too_few).options
    match = play(at(name, "b", **enough), "achievement.b")
    assert match.scores[0] == 9
    assert match.position().get("yen", {}) == enough.get("yen", {})
    assert play(at(name, "b", claimed={"b": ["blue_assistant"]}, **enough), "achievement.b").scores[0] == 7


@rule("achievement.c")
@pytest.mark.parametrize(
    ("name", "production", "trade"),
    [("production_4", 4, 0), ("trade_4", 0, 4), ("production_3_trade_2", 3, 2), ("production_2_trade_3", 2, 3)],
)
def test_p17_c_asks_for_areas_with_buildings(name: str, production: int, trade: int) -> None:
    enough = PRODUCTION[:production] + TRADE[:trade]
    match = at(name, "c", building=shops(enough))
    assert play(match, "achievement.c").scores[0] == 10
    for missing in {enough[0], enough[-1]}:
        other = TRADE[4] if missing in PRODUCTION else PRODUCTION[4]
        wrong = [area for area in enough if area != missing] + [other]
        assert "achievement.c" not in at(name, "c", building=shops(wrong)).options


@rule("achievement.c")
def test_p17_ruling_Y22_trading_houses_count_and_an_area_with_both_counts_once() -> None:
    houses = {f"{area}_house": ["red_house"] for area in TRADE[:2]}
    assert "achievement.c" in at("trade_4", "c", building=houses | shops(TRADE[2:4])).options
    assert "achievement.c" not in at("trade_4", "c", building=houses | shops(TRADE[:2])).options
    others = {f"{area}_1": ["blue_shop"] for area in TRADE[:2]}
    assert "achievement.c" not in at("trade_4", "c", building=others | shops(TRADE[2:4])).options
