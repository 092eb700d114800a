"""Second step of a turn: the president moves, or all are called home (p. 7), in written positions."""

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
    """Red moves, with an assistant in each of these areas and nobody at hand."""
    assistants = {area: ["red_assistant"] for area in areas}
    position = {
        "seats": 4,
        "assistants": assistants,
        "agenda": ["MovePresident red", "FinishTurn red", "BeginTurn blue"],
    }
    return higaki.start("yokohama", position | more, seed=1)


def goals(match: higaki.Match) -> set[str]:
    """Where he may act; who can go nowhere is not asked but calls home."""
    if step(match) != "MovePresident":
        return set()
    return {thing.removeprefix("area.") for thing in match.options if thing.startswith("area.")}


def yen(match: higaki.Match, *seats: str) -> list[int]:
    return [int(match.position().get("yen", {}).get(seat, 0)) for seat in seats]


def step(match: higaki.Match) -> str:
    return str(match.scene(None)["step"]["name"])


# Calling home


@rule("move.recall")
def test_p7_the_president_and_any_number_of_assistants_come_home_and_the_action_is_skipped() -> None:
    match = at("bank", "church", president={"red": "agency"}, space={"church_1": ["red_assistant"]})
    play(match, "recall")
    assert set(match.options) == {"area.bank", "area.church", "everybody", "done"}
    play(match, "area.church", "done")
    assert part(match, "president")["red"] == "supply"
    assert part(match, "assistants") == {"bank": ["red_assistant"]}
    assert part(match, "supply", "red") == ["red_assistant"]
    assert part(match, "space", "church_1") == ["red_assistant"]  # never from a board
    assert step(match) == "FinishTurn" and told(match, "acts") == []


@rule("move.recall")
def test_p7_everybody_can_be_called_at_once() -> None:
    match = at(
        "bank", "church", assistants={"bank": ["red_assistant"] * 3, "church": ["red_assistant", "blue_assistant"]}
    )
    play(match, "recall", "everybody")
    assert part(match, "assistants") == {"church": ["blue_assistant"]}
    assert part(match, "supply", "red") == ["red_assistant"] * 4
    assert [event["assistants"] for event in told(match, "came_home")] == [4]


@rule("move.recall")
def test_p7_ruling_Y4_calling_home_is_always_on_offer_also_from_the_supply_and_pays_nobody() -> None:
    house = {"building": {"agency_house": ["blue_house"]}}
    assert "recall" in at("bank").options
    match = at("bank", "agency", president={"red": "agency"}, **house)
    assert {"area.bank", "recall"} <= set(match.options)
    play(match, "recall", "done")
    assert yen(match, "blue") == [0]
    assert part(match, "president")["red"] == "supply"


@rule("move.recall")
def test_p7_after_calling_home_an_agent_can_act() -> None:
    match = play(at("bank", president={"red": "agency"}, agents_of={"red": ["gb"]}), "recall", "done")
    assert "agent" in match.options


# From the supply


@rule("move.supply")
def test_p7_from_the_supply_he_is_set_anywhere_that_is_allowed() -> None:
    match = at("bank", "church", "copper_mine_1", "agency", president={"blue": "agency"}, yen={"red": 5})
    assert goals(match) == {"bank", "church", "copper_mine_1"}
    play(match, "area.copper_mine_1")
    assert part(match, "president")["red"] == "copper_mine_1"
    assert [event["area"] for event in told(match, "acts")] == ["copper_mine_1"]


@rule("move.supply")
def test_p7_ruling_Y5_from_the_supply_beside_others_only_with_the_postal_service_for_the_fee() -> None:
    there = {"president": {"blue": "bank", "green": "bank"}}
    post = {"technologies": {"red": ["postal_service"]}}
    both = {"technologies": {"red": ["postal_service", "stagecoach"]}}
    assert goals(at("bank", "port", yen={"red": 2}, **there)) == {"port"}
    assert goals(at("bank", "port", yen={"red": 1}, **there, **post)) == {"port"}
    match = play(at("bank", "port", yen={"red": 2}, **there, **post), "area.bank")
    assert yen(match, "red", "blue", "green") == [2, 1, 1]  # two yen are what the bank gives at strength 2
    assert [event["yen"] for event in told(match, "president_went")] == [2]
    assert "bank" in goals(at("bank", **there, **both))


# Walking


@rule("move.walk")
def test_p7_he_walks_through_adjacent_areas_to_one_with_own_assistants_and_no_opposing_president() -> None:
    match = at("bank", "laboratory", "dock", "church", president={"red": "fishing_grounds_2"})
    assert goals(match) == {"bank", "laboratory", "dock"}  # the church lies behind areas without anybody
    play(match, "area.dock")
    assert part(match, "president")["red"] == "dock"
    assert [event["area"] for event in told(match, "president_went")] == ["dock"]
    assert yen(match, "red") == [0]


@rule("move.walk")
def test_p7_he_does_not_stop_beside_an_opposing_president() -> None:
    match = at("bank", "laboratory", president={"red": "agency", "blue": "bank"}, yen={"red": 9})
    assert goals(match) == {"laboratory"}


@rule("move.assistants")
def test_p7_each_area_on_the_way_needs_an_own_assistant_and_buildings_do_not_count() -> None:
    built = {"building": {"bank_1": ["red_shop"], "bank_house": ["red_house"]}}
    others = {"assistants": {"bank": ["blue_assistant"], "chinatown": ["red_assistant"]}}
    assert goals(at(president={"red": "fishing_grounds_2"}, **others, **built)) == set()
    assert "chinatown" in goals(at("bank", "chinatown", president={"red": "fishing_grounds_2"}))


@rule("move.fee")
@pytest.mark.parametrize(("money", "reached"), [(1, {"agency"}), (2, {"agency", "chinatown"})])
def test_p7_each_opposing_president_on_the_way_costs_a_yen_and_who_cannot_pay_cannot_pass(
    money: int, reached: set[str]
) -> None:
    presidents = {"red": "fishing_grounds_2", "blue": "bank", "green": "bank"}
    match = at("bank", "chinatown", "agency", president=presidents, yen={"red": money})
    assert goals(match) == reached
    if money == 2:
        play(match, "area.chinatown")
        assert yen(match, "red", "blue", "green") == [0, 1, 1]


@rule("move.fee")
def test_p7_leaving_an_area_with_others_costs_nothing() -> None:
    match = play(at("bank", "chinatown", president={"red": "bank", "blue": "bank"}, yen={"red": 0}), "area.chinatown")
    assert yen(match, "blue") == [0]


@rule("move.start")
def test_p7_he_cannot_come_back_to_where_he_started_nor_pass_there() -> None:
    assert goals(at("bank", "chinatown", president={"red": "bank"})) == {"chinatown"}
    # From the bank to the agency and back through the bank to Chinatown would be passing the start.
    across = at("bank", "agency", "chinatown", president={"red": "bank"})
    assert goals(across) == {"agency", "chinatown"}


@rule("move.forced")
def test_p7_who_can_reach_nothing_must_call_his_president_home() -> None:
    match = at("bank", president={"red": "bank"})
    assert step(match) == "CallHome"
    assert part(match, "president")["red"] == "supply"
    blocked = at("bank", president={"red": "agency", "blue": "bank"}, yen={"red": 9})
    assert step(blocked) == "CallHome"


@rule("example.moving")
def test_p7_example_hisashi_walks_through_the_agency_to_the_silk_mill_and_pays_blue() -> None:
    town = dict(zip(AREAS.names, LOTS.names[1:], strict=True))
    # The four areas of the picture, around one point: tea plantation, laboratory, agency, silk mill.
    for area, lot in [("tea_plantation_1", "b2"), ("agency", "c2"), ("laboratory", "b3"), ("silk_mill_1", "c3")]:
        other = next(name for name, taken in town.items() if taken == lot)
        town[area], town[other] = lot, town[area]
    presidents = {"red": "tea_plantation_1", "blue": "agency", "yellow": "laboratory"}
    match = at("agency", "silk_mill_1", lot=town, president=presidents, yen={"red": 2})
    assert goals(match) == {"silk_mill_1"}
    play(match, "area.silk_mill_1")
    assert yen(match, "red", "blue", "yellow") == [1, 1, 0]
    assert part(match, "wares", "red") == ["silk"]
    assert goals(at("silk_mill_1", lot=town, president=presidents, yen={"red": 2})) == set()


# The canal


@rule("canal")
@rule("canal.fee")
def test_p16_ruling_Y27_he_passes_over_the_canal_for_a_yen_to_the_bank_without_an_assistant_there() -> None:
    presidents = {"red": "dock"}
    match = at("research_center", president=presidents, yen={"red": 1}, technologies={"red": ["stagecoach"]})
    assert goals(match) == {"research_center"}
    play(match, "area.research_center")
    assert yen(match, "red", "blue", "green", "yellow") == [0, 0, 0, 0]
    assert goals(at("research_center", president=presidents, technologies={"red": ["stagecoach"]})) == set()
    with pytest.raises(higaki.BadPosition, match="canal"):
        at("canal")


@rule("canal.stop")
def test_p16_he_never_stops_on_the_canal() -> None:
    assert "canal" not in goals(at("dock", president={"red": "laboratory"}, yen={"red": 5}))
    assert "canal" not in goals(at("dock", yen={"red": 5}, technologies={"red": ["streetcar"]}))


def test_the_rich_cannot_buy_a_way_that_is_not_there() -> None:
    """However much money: without own assistants between, and to where he stands, nobody goes."""
    there = {"bank": ["red_assistant"], "port": ["red_assistant"]}
    rich = {"seats": 4, "president": {"red": "bank"}, "assistants": there, "yen": {"red": 500}, "turn": "red"}
    match = higaki.start("yokohama", rich, seed=1)
    match.play("done")
    assert match.scene(None)["step"]["name"] == "CallHome"  # nothing else is possible, so he comes home
