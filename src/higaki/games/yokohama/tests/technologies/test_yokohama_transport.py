"""The technologies for placing, moving and returning (p. 18, p. 19), in written positions."""

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
MOVING = ["MovePresident red", "FinishTurn red", "BeginTurn blue"]


def placing(*known: str, **more: Any) -> higaki.Match:
    """Red, who knows these technologies, places."""
    position = {
        "seats": 4,
        "supply": {"red": ["red_assistant"] * 8},
        "technologies": {"red": list(known)},
        "turn": "red",
    }
    return higaki.start("yokohama", position | more, seed=1)


def moving(*known: str, areas: str, **more: Any) -> higaki.Match:
    """Red, who knows these technologies, moves, with an assistant in each of these areas."""
    assistants = {area: ["red_assistant"] for area in areas.split()}
    position = {"seats": 4, "assistants": assistants, "technologies": {"red": list(known)}, "agenda": MOVING}
    return higaki.start("yokohama", position | more, seed=1)


def areas(match: higaki.Match) -> set[str]:
    if step(match) == "CallHome":
        return set()
    return {thing.removeprefix("area.") for thing in match.options if thing.startswith("area.")}


def yen(match: higaki.Match, *seats: str) -> list[int]:
    return [int(match.position().get("yen", {}).get(seat, 0)) for seat in seats]


def step(match: higaki.Match) -> str:
    return str(match.scene(None)["step"]["name"])


# Placing


@rule("technology.newspaper")
def test_p18_newspaper_four_different_areas() -> None:
    match = play(placing("newspaper"), "area.bank", "area.port", "area.dock")
    assert step(match) == "PlaceMore"
    assert not {"bank", "port", "dock"} & areas(match)
    play(match, "area.church")
    assert step(match) == "MovePresident"
    assert step(play(placing(), "area.bank", "area.port", "area.dock")) == "MovePresident"


@rule("technology.telegraph")
def test_p19_telegraph_one_more_beside_two_in_one_area() -> None:
    match = play(placing("telegraph"), "area.laboratory", "area.laboratory")
    assert areas(match) == {"agency", "research_center", "bank", "chinatown", "dock"}  # not the canal
    play(match, "area.dock")
    assert step(match) == "MovePresident"
    assert part(match, "assistants") == {"laboratory": ["red_assistant"] * 2, "dock": ["red_assistant"]}


@rule("technology.telegraph")
def test_p19_its_fee_is_due_and_it_may_be_declined() -> None:
    presidents = {"president": {"blue": "dock"}}
    poor = play(placing("telegraph", **presidents), "area.laboratory", "area.laboratory")
    assert "dock" not in areas(poor)
    match = play(placing("telegraph", yen={"red": 1}, **presidents), "area.laboratory", "area.laboratory", "area.dock")
    assert yen(match, "red", "blue") == [0, 1]
    assert step(play(poor, "done")) == "MovePresident"


@rule("technology.telegraph")
def test_p19_ruling_Y25_it_adds_nothing_to_different_areas_nor_to_the_newspaper() -> None:
    match = play(placing("telegraph"), "area.bank", "area.port", "area.dock")
    assert step(match) == "MovePresident"
    both = play(placing("telegraph", "newspaper"), "area.laboratory", "area.laboratory", "area.dock")
    assert step(both) == "MovePresident"
    four = play(placing("telegraph", "newspaper"), "area.bank", "area.port", "area.dock", "area.church")
    assert step(four) == "MovePresident"


# Moving


@rule("technology.postal_service")
def test_p18_postal_service_he_may_stop_beside_others_and_pays_them() -> None:
    there = {"president": {"red": "agency", "blue": "bank", "green": "bank"}}
    assert areas(moving(areas="bank", yen={"red": 2}, **there)) == set()
    assert areas(moving("postal_service", areas="bank", yen={"red": 1}, **there)) == set()
    match = moving("postal_service", areas="bank", yen={"red": 2}, **there)
    assert areas(match) == {"bank"}
    play(match, "area.bank")
    assert yen(match, "red", "blue", "green") == [2, 1, 1]  # what the bank gives at strength 2
    assert told(match, "acts")[-1]["area"] == "bank"


@rule("technology.stagecoach")
def test_p18_stagecoach_passing_others_is_free_but_stopping_beside_them_is_not_allowed() -> None:
    there = {"president": {"red": "agency", "blue": "bank"}}
    match = moving("stagecoach", areas="bank chinatown", **there)
    assert areas(match) == {"chinatown"}
    play(match, "area.chinatown")
    assert yen(match, "red", "blue") == [0, 0]
    assert areas(moving(areas="bank chinatown", **there)) == set()


@rule("technology.stagecoach")
@rule("technology.postal_service")
def test_p18_with_both_stopping_beside_others_is_free() -> None:
    there = {"president": {"red": "agency", "blue": "bank"}}
    match = play(moving("stagecoach", "postal_service", areas="bank", **there), "area.bank")
    assert yen(match, "blue") == [0]
    assert part(match, "president")["red"] == "bank"


@rule("technology.streetcar")
def test_p19_streetcar_goes_directly_to_any_allowed_area() -> None:
    far = {"president": {"red": "agency", "blue": "copper_mine_1"}}
    match = moving("streetcar", areas="agency church copper_mine_1 tea_plantation_2", yen={"red": 5}, **far)
    assert areas(match) == {"church", "tea_plantation_2"}  # neither beside blue nor where he stands
    play(match, "area.tea_plantation_2")
    assert yen(match, "red", "blue") == [5, 0]
    assert part(match, "president")["red"] == "tea_plantation_2"


@rule("technology.streetcar")
def test_p19_ruling_Y5_the_streetcar_never_stops_beside_others_on_foot_the_postal_service_does() -> None:
    far = {"president": {"red": "agency", "blue": "copper_mine_1"}}
    both = ("streetcar", "postal_service")
    assert "copper_mine_1" not in areas(moving(*both, areas="church copper_mine_1", yen={"red": 5}, **far))
    near = {"president": {"red": "agency", "blue": "bank"}}
    match = play(moving(*both, areas="bank", yen={"red": 5}, **near), "area.bank")
    assert yen(match, "blue") == [1]


@rule("technology.streetcar")
def test_p19_ruling_Y5_a_ride_saves_the_fees_of_the_way() -> None:
    there = {"president": {"red": "agency", "blue": "bank"}}
    match = play(moving("streetcar", areas="bank chinatown", yen={"red": 5}, **there), "area.chinatown")
    assert yen(match, "red", "blue") == [5, 0]


# The station


@rule("technology.station")
def test_p18_the_station_is_set_into_any_area_at_once_but_never_on_the_canal() -> None:
    position = {
        "seats": 4,
        "president": {"red": "laboratory"},
        "assistants": {"laboratory": ["red_assistant"] * 3},
        "tech_slot": {"laboratory_1": ["station"]},
        "agenda": ["BeginAction red laboratory", "FinishTurn red", "BeginTurn blue"],
    }
    match = play(higaki.start("yokohama", position, seed=1), "tech_slot.laboratory_1")
    assert len(areas(match)) == 17 and "canal" not in areas(match)
    play(match, "area.port")
    assert part(match, "station") == {"station": "port"}
    assert [event["area"] for event in told(match, "station_set")] == ["port"]


@rule("technology.station")
def test_p18_it_counts_for_everybody_who_acts_there() -> None:
    for seat, after in (("red", "blue"), ("blue", "green")):
        position = {
            "seats": 4,
            "station": {"station": "bank"},
            "technologies": {"red": ["station"]},
            "president": {seat: "bank"},
            "assistants": {"bank": [f"{seat}_assistant"]},
            "agenda": [f"BeginAction {seat} bank", f"FinishTurn {seat}", f"BeginTurn {after}"],
        }
        assert yen(higaki.start("yokohama", position, seed=1), seat) == [3]


@rule("technology.station")
def test_p18_ruling_Y5_its_owner_rides_there_for_nothing_beside_others_and_without_an_assistant() -> None:
    station = {"station": {"station": "bank"}}
    there = {"president": {"red": "copper_mine_1", "blue": "bank", "green": "bank"}}
    match = moving("station", areas="port", **station, **there)
    assert areas(match) == {"bank"}
    play(match, "area.bank")
    assert yen(match, "red", "blue", "green") == [2, 0, 0]  # president and station make two
    assert told(match, "acts")[-1]["strength"] == 2
    assert areas(moving(areas="port", **station, **there)) == set()  # only who knows it
    at_home = moving("station", areas="port", **station, president={"blue": "bank"})
    assert areas(at_home) == {"bank", "port"}


@rule("technology.station")
def test_p18_ruling_Y5_not_to_the_area_where_he_stands() -> None:
    station = {"station": {"station": "bank"}, "president": {"red": "bank"}}
    assert areas(moving("station", areas="bank agency", **station)) == {"agency"}


# Returning


@rule("technology.telephone")
@pytest.mark.parametrize(("answer", "stay"), [("stay", 1), ("done", 0)])
def test_p19_telephone_one_assistant_may_stay(answer: str, stay: int) -> None:
    there = {"assistants": {"bank": ["red_assistant"] * 3}}
    match = play(moving("telephone", areas="bank", **there), "area.bank")
    assert match.options == ("stay", "done")
    play(match, answer)
    assert len(part(match, "assistants", "bank") if stay else []) == stay
    assert len(part(match, "supply", "red")) == 3 - stay


@rule("technology.telephone")
def test_p19_also_after_an_agent_and_not_without_assistants() -> None:
    match = play(placing("telephone", agents_of={"red": ["gb"]}, assistants={"bank": ["red_assistant"]}), "agent")
    assert match.options == ("stay", "done")
    station = {"station": {"station": "bank"}, "president": {"red": "port"}}
    alone = play(moving("telephone", "station", areas="church", **station), "area.bank")
    assert step(alone) == "FinishTurn"
