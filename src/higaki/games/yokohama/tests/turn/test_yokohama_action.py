"""Third and sixth step: an action by strength, and the return (p. 7, p. 8), in written positions."""

from __future__ import annotations

from typing import Any

import pytest
from written import part, play, seen, told

import higaki

rule = pytest.mark.rule
BUILDINGS = ["red_shop", "red_house"]


def acting(area: str, team: int, **more: Any) -> higaki.Match:
    """Red's president has come to an area where these assistants are."""
    position = {
        "seats": 4,
        "president": {"red": area},
        "assistants": {area: ["red_assistant"] * team},
        "agenda": [f"BeginAction red {area}", "FinishTurn red", "BeginTurn blue"],
    }
    return higaki.start("yokohama", position | more, seed=1)


def strength(match: higaki.Match) -> int:
    return int(told(match, "acts")[-1]["strength"])


def yen(match: higaki.Match, *seats: str) -> list[int]:
    return [int(match.position().get("yen", {}).get(seat, 0)) for seat in seats]


def step(match: higaki.Match) -> str:
    return str(match.scene(None)["step"]["name"])


# Strength


@rule("action.strength")
@pytest.mark.parametrize(
    ("assistants", "more", "expected"),
    [
        (0, {}, 1),
        (2, {}, 3),
        (1, {"building": {"bank_2": ["red_shop"]}}, 3),
        (1, {"building": {"bank_house": ["red_house"]}}, 3),
        (1, {"station": {"station": "bank"}}, 3),
        (0, {"building": {"bank_1": ["red_shop"], "bank_house": ["red_house"]}, "station": {"station": "bank"}}, 4),
        (1, {"building": {"bank_1": ["blue_shop"], "bank_house": ["blue_house"]}}, 2),
        (1, {"building": {"port_1": ["red_shop"]}, "station": {"station": "port"}}, 2),
    ],
)
def test_p7_each_thing_of_ones_own_there_and_the_station_count_one(
    assistants: int, more: dict[str, Any], expected: int
) -> None:
    match = acting("bank", assistants, **more)
    assert strength(match) == expected
    assert yen(match, "red") == [expected]


@rule("action.strength")
def test_p7_assistants_of_others_do_not_count() -> None:
    match = acting("bank", 0, assistants={"bank": ["red_assistant", "blue_assistant", "blue_assistant"]})
    assert strength(match) == 2


@rule("action.five")
@pytest.mark.parametrize("team", [4, 5, 9])
def test_p7_strength_beyond_five_is_ignored(team: int) -> None:
    match = acting("bank", team, building={"bank_1": ["red_shop"]})
    assert strength(match) == 5
    assert yen(match, "red") == [5]


@rule("action.house")
def test_p7_another_players_trading_house_earns_a_yen_and_ones_own_earns_nothing() -> None:
    assert yen(acting("fishing_grounds_1", 1, building={"fishing_grounds_1_house": ["blue_house"]}), "red", "blue") == [
        0,
        1,
    ]
    assert yen(acting("fishing_grounds_1", 1, building={"fishing_grounds_1_house": ["red_house"]}), "red") == [0]
    assert yen(acting("fishing_grounds_1", 1, building={"fishing_grounds_1_1": ["blue_shop"]}), "blue") == [0]


@rule("action.house")
def test_ruling_Y21_it_earns_also_where_the_action_brings_nothing_and_when_an_agent_acts() -> None:
    house = {"building": {"port_house": ["green_house"]}}
    assert yen(acting("port", 0, **house), "green") == [1]
    there = {"bank": ["red_assistant"], "port": ["red_assistant"]}
    match = play(acting("bank", 1, assistants=there, agents_of={"red": ["gb"]}, **house), "agent")
    assert yen(match, "green") == [1]


@rule("example.action")
def test_p7_example_president_three_assistants_and_a_shop_make_five_and_bring_four_silk() -> None:
    match = acting("silk_mill_1", 3, building={"silk_mill_1_1": ["red_shop"]})
    assert strength(match) == 5
    assert part(match, "wares", "red") == ["silk"] * 4


# Return


@rule("return")
def test_p8_all_own_assistants_of_the_area_return_and_nobody_else() -> None:
    there = {"bank": ["red_assistant"] * 2 + ["blue_assistant"], "port": ["red_assistant"]}
    match = acting("bank", 2, assistants=there)
    assert part(match, "assistants") == {"bank": ["blue_assistant"], "port": ["red_assistant"]}
    assert part(match, "supply", "red") == ["red_assistant"] * 2
    assert part(match, "president")["red"] == "bank"


@rule("example.return")
def test_p8_example_hisashi_takes_three_assistants_back() -> None:
    match = acting("silk_mill_1", 3, building={"silk_mill_1_1": ["red_shop"]})
    assert part(match, "supply", "red") == ["red_assistant"] * 3
    assert part(match, "building", "silk_mill_1_1") == ["red_shop"]
    assert seen(match, None, "supply", "red")["count"] == 3


# What does not change the strength


@rule("action.strength")
def test_ruling_Y15_an_assistant_who_settles_takes_nothing_from_the_strength_of_the_action() -> None:
    match = acting("church", 4, supply={"red": BUILDINGS}, site_card={"church": ["6"]}, tile={"church": ["yen"]})
    play(match, "space.church_1", "done")  # the assistant comes from the area: none is at hand
    assert part(match, "space", "church_1") == ["red_assistant"]
    assert step(match) == "UseStrength"
    assert {"tile", "site.church_1", "site.church_house"} <= set(match.options)


@rule("action.strength")
def test_ruling_Y15_a_station_set_in_the_action_does_not_help_it() -> None:
    lab = {
        "tech_slot": {"laboratory_1": ["station"]},
        "tile": {"laboratory": ["yen"]},
        "site_card": {"laboratory": ["6"]},
    }
    match = acting("laboratory", 3, supply={"red": BUILDINGS}, **lab)
    play(match, "tech_slot.laboratory_1", "area.laboratory")
    assert step(match) == "UseStrength" and "tile" not in match.options
