"""First step of a turn: placing assistants (p. 6), in written positions."""

from __future__ import annotations

from typing import Any

import pytest
from written import part, play, told

import higaki

rule = pytest.mark.rule
# The town of these positions:  copper 1, copper 2, silk 1, silk 2, tea 1, tea 2
#                                  fish 1, fish 2, bank, chinatown, church
#                                     customs, agency, laboratory, research center
#                                            port, dock, canal
ALL_BUT_THE_CANAL = 17


def at(ready: int = 8, **more: Any) -> higaki.Match:
    """Red's turn begins, with so many assistants at hand."""
    position = {"seats": 4, "supply": {"red": ["red_assistant"] * ready}, "turn": "red"}
    return higaki.start("yokohama", position | more, seed=1)


def yen(match: higaki.Match, *seats: str) -> list[int]:
    return [int(match.position().get("yen", {}).get(seat, 0)) for seat in seats]


def areas(match: higaki.Match) -> set[str]:
    return {thing.removeprefix("area.") for thing in match.options if thing.startswith("area.")}


def step(match: higaki.Match) -> str:
    return str(match.scene(None)["step"]["name"])


@rule("place.different")
def test_p6_up_to_three_assistants_into_different_areas() -> None:
    match = at()
    assert len(areas(match)) == ALL_BUT_THE_CANAL
    play(match, "area.bank", "area.church")
    assert step(match) == "PlaceMore"
    assert areas(match) == areas(at()) - {"bank", "church"}  # each into another one
    play(match, "area.port")
    assert step(match) == "MovePresident"
    assert part(match, "assistants") == {area: ["red_assistant"] for area in ("bank", "church", "port")}
    assert [event["area"] for event in told(match, "placed")] == ["bank", "church", "port"]


@rule("place.different")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_p6_ruling_Y2_fewer_than_three_or_nobody_at_all(number: int) -> None:
    match = play(at(), *["area.bank", "area.church"][:number], "done")
    assert len(part(match, "assistants") or {}) == number
    assert step(match) == ("MovePresident" if number else "FinishTurn")


@rule("place.pair")
def test_p6_or_two_into_the_same_area_and_then_no_more() -> None:
    match = play(at(), "area.bank")
    assert "area.bank" in match.options
    play(match, "area.bank")
    assert step(match) == "MovePresident"
    assert part(match, "assistants", "bank") == ["red_assistant"] * 2


@rule("place.pair")
def test_p6_ruling_Y25_after_two_different_areas_none_is_doubled() -> None:
    match = play(at(), "area.bank", "area.church")
    assert not {"bank", "church"} & areas(match)


@rule("place.supply")
def test_p6_assistants_come_from_the_supply_and_as_many_as_there_are() -> None:
    elsewhere = {
        "assistants": {"bank": ["red_assistant"] * 3},
        "space": {"church_1": ["red_assistant"]},
        "claimed": {"a": ["red_assistant"]},
    }
    match = play(at(2, **elsewhere), "area.port", "area.dock")
    assert step(match) == "MovePresident"
    assert part(match, "assistants", "bank") == ["red_assistant"] * 3
    assert part(match, "supply", "red") == []


@rule("place.canal")
def test_p6_nobody_is_placed_on_the_canal() -> None:
    match = at()
    assert "canal" not in areas(match)
    assert "canal" not in areas(play(match, "area.bank"))


@rule("place.president")
def test_p6_assistants_may_go_where_the_own_president_stands() -> None:
    match = at(president={"red": "bank"}, yen={"red": 0})
    assert "bank" in areas(match)


@rule("place.fee")
def test_p6_each_assistant_costs_a_yen_for_each_opposing_president_there() -> None:
    match = at(president={"red": "bank", "blue": "bank", "yellow": "bank"}, yen={"red": 4})
    play(match, "area.bank", "area.bank")
    assert yen(match, "red", "blue", "green", "yellow") == [0, 2, 0, 2]
    assert [event["yen"] for event in told(match, "placed")] == [2, 2]


@rule("place.fee")
@pytest.mark.parametrize(("money", "possible"), [(1, False), (2, True)])
def test_p6_who_cannot_pay_all_presidents_there_cannot_place(money: int, possible: bool) -> None:
    match = at(president={"blue": "bank", "yellow": "bank"}, yen={"red": money})
    assert ("bank" in areas(match)) == possible
    assert "church" in areas(match)


@rule("place.fee")
def test_p6_the_second_assistant_needs_its_own_yen() -> None:
    match = play(at(president={"blue": "bank"}, yen={"red": 1}), "area.bank")
    assert "bank" not in areas(match) and "church" in areas(match)


@rule("example.placing")
def test_p6_example_hisashi_pays_yellow_and_blue_and_places_in_the_silk_mill_for_nothing() -> None:
    presidents = {"yellow": "laboratory", "blue": "agency"}
    match = at(president=presidents, yen={"red": 3, "blue": 1, "yellow": 1})
    play(match, "area.laboratory")
    assert yen(match, "red", "blue", "yellow") == [2, 1, 2]
    play(match, "area.agency")
    assert yen(match, "red", "blue", "yellow") == [1, 2, 2]
    play(match, "area.silk_mill_1")
    assert yen(match, "red", "blue", "yellow") == [1, 2, 2]
    assert [(event["area"], event["yen"]) for event in told(match, "placed")] == [
        ("laboratory", 1),
        ("agency", 1),
        ("silk_mill_1", 0),
    ]
