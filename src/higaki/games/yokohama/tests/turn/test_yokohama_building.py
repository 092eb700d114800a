"""Fourth and fifth step: the tile of the area, and a building there (p. 8), in written positions."""

from __future__ import annotations

from typing import Any

import pytest
from written import part, play, told

import higaki

rule = pytest.mark.rule
# The silk mill of the examples: its trading house brings nine points.
MILL = {"site_card": {"silk_mill_1": ["6"]}, "tile": {"silk_mill_1": ["import"]}}
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


def yen(match: higaki.Match, *seats: str) -> list[int]:
    return [int(match.position().get("yen", {}).get(seat, 0)) for seat in seats]


def step(match: higaki.Match) -> str:
    return str(match.scene(None)["step"]["name"])


# The tile


def test_who_would_build_before_taking_the_tile_is_warned() -> None:
    match = acting("silk_mill_1", 4, supply={"red": BUILDINGS}, **MILL)
    assert match.scene("red")["previews"]["site.silk_mill_1_1"]["warning"] == "no_tile"
    taken = play(match, "tile")
    assert "warning" not in taken.scene("red")["previews"].get("site.silk_mill_1_1", {})
    assert "site.silk_mill_1_1" in taken.options


@rule("tile")
@pytest.mark.parametrize(("assistants", "offered"), [(2, False), (3, False), (4, True)])
def test_p8_the_tile_needs_strength_five(assistants: int, offered: bool) -> None:
    match = acting("silk_mill_1", assistants, supply={"red": BUILDINGS}, **MILL)
    assert ("tile" in match.options) == offered


@rule("tile")
def test_p8_a_tile_that_is_gone_cannot_be_taken() -> None:
    assert "tile" not in acting("silk_mill_1", 4, supply={"red": BUILDINGS}, site_card={"silk_mill_1": ["6"]}).options


@rule("tile.kept")
def test_p8_its_effect_happens_once_and_it_stays_with_the_player() -> None:
    match = play(acting("silk_mill_1", 4, tile={"silk_mill_1": ["yen"]}), "tile")
    assert yen(match, "red") == [3]
    assert part(match, "tiles", "red") == ["yen"]
    assert part(match, "tile", "silk_mill_1") == []
    assert step(match) == "FinishTurn"


@rule("example.tile")
def test_p8_example_hisashi_takes_the_tile_of_the_silk_mill_for_an_import_good() -> None:
    match = play(acting("silk_mill_1", 3, building={"silk_mill_1_1": ["red_shop"]}, **MILL), "tile")
    assert part(match, "wares", "red") == ["silk"] * 4 + ["import"]
    assert part(match, "tiles", "red") == ["import"]
    assert [event["tile"] for event in told(match, "took_tile")] == ["import"]


# Building


@rule("build")
@pytest.mark.parametrize(("assistants", "possible"), [(2, False), (3, True), (4, True), (6, True)])
def test_p8_building_needs_strength_four(assistants: int, possible: bool) -> None:
    match = acting("silk_mill_1", assistants, supply={"red": BUILDINGS}, site_card={"silk_mill_1": ["6"]})
    assert (step(match) == "UseStrength") == possible


@rule("build")
def test_p8_one_building_in_an_action_and_from_the_supply() -> None:
    match = acting("silk_mill_1", 3, supply={"red": BUILDINGS}, site_card={"silk_mill_1": ["6"]})
    sites = {f"site.silk_mill_1_{site}" for site in (1, 2, 3, 4, "house")}
    assert set(match.options) == sites | {"done"}
    play(match, "site.silk_mill_1_2")
    assert step(match) == "FinishTurn"
    assert part(match, "building") == {"silk_mill_1_2": ["red_shop"]}
    assert part(match, "supply", "red") == ["red_assistant"] * 3 + ["red_house"]
    assert yen(match, "red") == [2]
    # What waits in the warehouse cannot be built.
    assert step(acting("silk_mill_1", 3, site_card={"silk_mill_1": ["6"]})) == "FinishTurn"


@pytest.mark.parametrize(("supply", "shops"), [([], 0), (["red_shop"], 1)])
def test_who_is_strong_enough_but_cannot_build_is_told_why(supply: list[str], shops: int) -> None:
    built = {"silk_mill_1_1": ["red_shop"]} if shops else {}
    match = acting("silk_mill_1", 3, site_card={"silk_mill_1": ["6"]}, supply={"red": supply}, building=built)
    assert step(match) == "FinishTurn"
    said = told(match, "nothing_to_build")
    assert said == [{"what": "nothing_to_build", "seat": "red", "area": "silk_mill_1", "shops": shops}]
    weak = acting("silk_mill_1", 2, site_card={"silk_mill_1": ["6"]}, supply={"red": supply})
    declined = acting("silk_mill_1", 3, site_card={"silk_mill_1": ["6"]}, supply={"red": BUILDINGS})
    assert [told(weak, "nothing_to_build"), told(play(declined, "done"), "nothing_to_build")] == [[], []]


@rule("build.shop")
def test_p8_one_shop_of_a_player_in_an_area_on_a_free_site_for_its_reward() -> None:
    taken = {"silk_mill_1_1": ["blue_shop"], "silk_mill_1_3": ["green_shop"]}
    match = acting("silk_mill_1", 3, supply={"red": BUILDINGS}, site_card={"silk_mill_1": ["6"]}, building=taken)
    assert set(match.options) == {"site.silk_mill_1_2", "site.silk_mill_1_4", "site.silk_mill_1_house", "done"}
    first = acting("silk_mill_1", 3, supply={"red": BUILDINGS}, site_card={"silk_mill_1": ["6"]})
    assert play(first, "site.silk_mill_1_1").scores == [2, 0, 0, 0]


@rule("example.build_a")
def test_p8_example_a_hisashi_cannot_build_a_second_shop_in_the_silk_mill() -> None:
    built = {"building": {"silk_mill_1_1": ["red_shop"]}}
    match = play(acting("silk_mill_1", 3, supply={"red": BUILDINGS}, **built, **MILL), "tile")
    assert match.options == ("site.silk_mill_1_house", "done")


@rule("build.house")
def test_p8_one_trading_house_in_all_in_an_area() -> None:
    for owner in ("red", "blue"):
        built = {"building": {"silk_mill_1_house": [f"{owner}_house"]}}
        match = acting("silk_mill_1", 3, supply={"red": BUILDINGS}, site_card={"silk_mill_1": ["6"]}, **built)
        assert "site.silk_mill_1_house" not in match.options
        assert "site.silk_mill_1_1" in match.options


@rule("build.no_shop_needed")
def test_p8_a_trading_house_needs_no_shop() -> None:
    match = acting("silk_mill_1", 3, supply={"red": ["red_house"]}, site_card={"silk_mill_1": ["6"]})
    assert match.options == ("site.silk_mill_1_house", "done")


@rule("example.build_b")
def test_p8_example_b_hisashi_builds_a_trading_house_for_nine_points() -> None:
    built = {"building": {"silk_mill_1_1": ["red_shop"]}}
    match = play(acting("silk_mill_1", 3, supply={"red": BUILDINGS}, **built, **MILL), "tile", "site.silk_mill_1_house")
    assert match.scores == [9, 0, 0, 0]
    assert part(match, "building", "silk_mill_1_house") == ["red_house"]


@rule("turn.steps")
def test_p8_ruling_Y13_after_building_the_tile_is_gone_after_the_tile_one_may_still_build() -> None:
    match = acting("silk_mill_1", 4, supply={"red": BUILDINGS}, **MILL)
    assert "tile" in match.options
    play(match, "site.silk_mill_1_1")
    assert step(match) == "FinishTurn"
    assert part(match, "tile", "silk_mill_1") == ["import"]


@rule("build")
def test_p8_ruling_Y13_what_the_tile_brings_can_be_built() -> None:
    match = acting("bank", 4, tile={"bank": ["warehouse"]}, site_card={"bank": ["6"]})
    play(match, "tile", "item.house", "done")
    assert match.options == ("site.bank_house", "done")
    assert yen(match, "red") == [1]
