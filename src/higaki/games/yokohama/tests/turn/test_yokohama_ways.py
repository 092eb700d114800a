"""Which way the president takes, and whom it pays (p. 7, ruling Y3), in written positions."""

from __future__ import annotations

from typing import Any

import pytest
from written import part, play, told

import higaki
from higaki.games.yokohama.box import AREAS, LOTS

rule = pytest.mark.rule
# The town of these positions:  copper 1, copper 2, silk 1, silk 2, tea 1, tea 2
#                                  fish 1, fish 2, bank, chinatown, church
#                                     customs, agency, laboratory, research center
#                                            port, dock, canal


def at(*areas: str, **more: Any) -> higaki.Match:
    """Red moves, with an assistant in each of these areas."""
    assistants = {area: ["red_assistant"] for area in areas}
    position = {
        "seats": 4,
        "assistants": assistants,
        "agenda": ["MovePresident red", "FinishTurn red", "BeginTurn blue"],
    }
    return higaki.start("yokohama", position | more, seed=1)


def yen(match: higaki.Match, *seats: str) -> list[int]:
    return [int(match.position().get("yen", {}).get(seat, 0)) for seat in seats]


@rule("move.fee")
def test_ruling_Y3_the_cheapest_way_is_paid_without_asking() -> None:
    # By the bank past blue and green, or by the agency past yellow alone.
    presidents = {"red": "fishing_grounds_2", "blue": "bank", "green": "bank", "yellow": "agency"}
    match = play(at("bank", "agency", "laboratory", president=presidents, yen={"red": 3}), "area.laboratory")
    assert yen(match, "red", "blue", "green", "yellow") == [2, 0, 0, 1]
    assert [event["yen"] for event in told(match, "president_went")] == [1]


@rule("move.fee")
def test_ruling_Y3_a_free_detour_is_cheaper_than_a_direct_way() -> None:
    presidents = {"red": "fishing_grounds_2", "blue": "bank"}
    way_round = ("bank", "agency", "laboratory", "chinatown")
    match = play(at(*way_round, president=presidents, yen={"red": 3}), "area.chinatown")
    assert yen(match, "blue") == [0]


@rule("move.fee")
@pytest.mark.parametrize(("payee", "paid"), [("blue", [2, 1, 0]), ("green", [2, 0, 1])])
def test_ruling_Y3_of_equally_cheap_ways_that_pay_different_people_the_player_chooses(
    payee: str, paid: list[int]
) -> None:
    presidents = {"red": "fishing_grounds_2", "blue": "bank", "green": "agency"}
    match = play(at("bank", "agency", "laboratory", president=presidents, yen={"red": 3}), "area.laboratory")
    assert set(match.options) == {"payee.blue", "payee.green"}
    play(match, f"payee.{payee}")
    assert yen(match, "red", "blue", "green") == paid
    assert part(match, "president")["red"] == "laboratory"


@rule("move.fee")
def test_ruling_Y3_ways_that_pay_the_same_are_not_asked_about() -> None:
    presidents = {"red": "fishing_grounds_2", "blue": "laboratory"}
    match = at("bank", "agency", "laboratory", "research_center", president=presidents, yen={"red": 3})
    play(match, "area.research_center")
    assert part(match, "president")["red"] == "research_center"
    assert yen(match, "blue") == [1]


@rule("move.fee")
def test_ruling_Y3_the_canal_or_a_president_is_a_choice_between_bank_and_player() -> None:
    presidents = {"red": "dock", "blue": "laboratory"}
    match = play(at("laboratory", "research_center", president=presidents, yen={"red": 2}), "area.research_center")
    assert set(match.options) == {"payee.blue", "payee.bank"}
    play(match, "payee.bank")
    assert yen(match, "red", "blue") == [1, 0]


@rule("move.fee")
def test_ruling_Y3_what_every_way_pays_is_paid_and_only_the_rest_is_asked() -> None:
    # By bank or agency, and then past yellow in any case.
    presidents = {"red": "fishing_grounds_2", "blue": "bank", "green": "agency", "yellow": "laboratory"}
    areas = ("bank", "agency", "laboratory", "research_center")
    assert at(*areas, president=presidents, yen={"red": 1}).scene(None)["step"]["name"] == "CallHome"
    match = play(at(*areas, president=presidents, yen={"red": 2}), "area.research_center")
    assert set(match.options) == {"payee.blue", "payee.green"}
    play(match, "payee.green")
    assert yen(match, "red", "blue", "green", "yellow") == [0, 0, 1, 1]
    assert [event["yen"] for event in told(match, "president_went")] == [2]


@rule("move.fee")
def test_ruling_Y3_an_area_that_only_leads_back_is_no_way() -> None:
    # From the bank by church and agency to where laboratory and research center part; the customs house leads nowhere.
    fixed = {"bank": "d1", "church": "c2", "customs": "c1", "agency": "c3", "laboratory": "c4"}
    fixed |= {"research_center": "b4", "silk_mill_1": "b5"}
    lots = iter([lot for lot in LOTS.names[1:] if lot not in fixed.values()])
    town = {area: fixed.get(area) or next(lots) for area in AREAS.names}
    presidents = {"red": "bank", "blue": "laboratory", "green": "research_center"}
    areas = [area for area in fixed if area != "bank"]
    match = play(at(*areas, lot=town, president=presidents, yen={"red": 1}), "area.silk_mill_1")
    assert set(match.options) == {"payee.blue", "payee.green"}
    play(match, "payee.green")
    assert yen(match, "red", "blue", "green") == [0, 0, 1]


@rule("move.walk")
def test_ruling_Y5_on_foot_the_station_is_an_area_like_any_other() -> None:
    station = {"station": {"station": "bank"}, "technologies": {"red": ["station"]}}
    presidents = {"red": "fishing_grounds_2", "blue": "bank"}
    match = play(at("bank", "chinatown", president=presidents, yen={"red": 1}, **station), "area.chinatown")
    assert yen(match, "red", "blue") == [0, 1]
