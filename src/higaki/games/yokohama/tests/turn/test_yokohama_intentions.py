"""What a player means as one thing: placing, a way and its payment, an offering, a price paid in two ways, a recall."""

from __future__ import annotations

from typing import Any

import pytest
from written import part

import higaki
from higaki.engine.base.errors import IllegalChoice


def at(**more: Any) -> higaki.Match:
    position = {"seats": 4, "supply": {"red": ["red_assistant"] * 8}, "turn": "red"}
    return higaki.start("yokohama", position | more, seed=1)


def acting(area: str, strength: int, **more: Any) -> higaki.Match:
    agenda = [f"BeginAction red {area}", "FinishTurn red", "BeginTurn blue"]
    there = {"president": {"red": area}, "assistants": {area: ["red_assistant"] * (strength - 1)}}
    return higaki.start("yokohama", {"seats": 4, "agenda": agenda} | there | more, seed=1)


def things(planned: list[dict[str, Any]]) -> list[str]:
    return [one["thing"] for one in planned]


def yen(match: higaki.Match, seat: str = "red") -> int:
    return int(match.position().get("yen", {}).get(seat, 0))


def step(match: higaki.Match) -> str:
    return str(match.scene(None)["step"]["name"])


def test_assistants_are_placed_one_by_one_and_the_third_goes_on_by_itself() -> None:
    match = at()
    assert "area.bank" not in match.plans
    assert "area.bank" not in match.final
    for area in ("bank", "port"):
        match.play(f"area.{area}")
        assert step(match) == "PlaceMore"
    match.play("area.church")
    assert set(part(match, "assistants")) == {"bank", "port", "church"}
    assert step(match) == "MovePresident"
    assert match.undoable == 3


def test_a_plan_that_cannot_be_paid_is_refused_as_a_whole() -> None:
    match = at(president={"blue": "bank", "green": "port"}, yen={"red": 1})
    before = match.save()
    with pytest.raises(IllegalChoice):
        match.play_all(["area.bank", "area.port"])
    assert match.save() == before


def test_a_church_offering_is_one_intention_of_what_one_has_most_of() -> None:
    goods = ["import", "copper", "silk", "silk", "tea", "tea", "tea"]
    match = acting("church", 3, wares={"red": goods}, yen={"red": 2})
    assert things(match.plans["space.church_3"])[:4] == [
        "space.church_3",
        "offering.tea",
        "offering.silk",
        "offering.copper",
    ]
    own = match.plan("space.church_3", ["offering.import", "offering.yen"], ["offering.tea"])
    assert things(own)[:4] == ["space.church_3", "offering.import", "offering.yen", "offering.silk"]
    match.play_all(things(own)[:4])
    assert (part(match, "wares", "red"), yen(match)) == (["copper", "silk", "tea", "tea", "tea"], 0)
    assert match.scores[0] == 5


def test_an_offering_without_a_choice_is_shown_but_not_pointed_at() -> None:
    match = acting("church", 3, wares={"red": ["tea"]})
    planned = [(one["thing"], one["forced"]) for one in match.plans["space.church_1"]]
    assert planned == [("space.church_1", False), ("offering.tea", True), ("area.church", True)]


def test_a_technology_is_paid_in_money_first_or_in_any_mixture() -> None:
    lab = {"tech_slot": {"laboratory_1": ["telegraph"]}, "wares": {"red": ["import"] * 3}, "yen": {"red": 4}}
    match = acting("laboratory", 3, **lab)
    pays = ["pay_yen", "pay_yen", "pay_import"]
    assert things(match.plans["tech_slot.laboratory_1"]) == ["tech_slot.laboratory_1", *pays]
    mixed = things(match.plan("tech_slot.laboratory_1", ["pay_import", "pay_yen", "pay_import"], []))
    assert mixed == ["tech_slot.laboratory_1", "pay_import", "pay_yen", "pay_import"]
    match.play_all(mixed)
    assert (part(match, "wares", "red"), yen(match)) == (["import"], 2)
    assert part(match, "technologies", "red") == ["telegraph"]


def test_a_second_order_and_its_price_are_one_intention() -> None:
    slots = {"order_slot": {"port_1": ["us_1"], "port_2": ["fr_2"]}}
    match = acting("port", 2, wares={"red": ["import"]}, yen={"red": 2}, **slots)
    match.play("order_slot.port_1")
    assert things(match.plans["order_slot.port_2"]) == ["order_slot.port_2", "pay_yen"]
    match.play_all(["order_slot.port_2", "pay_import"])
    assert (part(match, "hand", "red"), yen(match)) == (["us_1", "fr_2"], 2)


def test_whom_a_way_pays_belongs_to_going_there() -> None:
    match = at(
        assistants={area: ["red_assistant"] for area in ("bank", "agency", "laboratory")},
        president={"red": "fishing_grounds_2", "blue": "bank", "green": "agency"},
        yen={"red": 1},
        supply={},
    )
    match.play("done")
    assert things(match.plans["area.laboratory"])[0] == "area.laboratory"
    assert things(match.plan("area.laboratory", ["payee.green"], [])) == ["area.laboratory", "payee.green"]
    match.play_all(["area.laboratory", "payee.green"])
    assert (yen(match, "blue"), yen(match, "green")) == (0, 1)


def test_a_recall_brings_everybody_unless_one_says_otherwise() -> None:
    match = at(
        assistants={"bank": ["red_assistant"] * 2, "port": ["red_assistant"]}, president={"red": "agency"}, supply={}
    )
    match.play("done")
    assert things(match.plans["recall"]) == ["recall", "everybody"]
    match.play_all(["recall", "area.port", "done"])
    assert part(match, "assistants") == {"bank": ["red_assistant"] * 2}


# From the mine he reaches the fishing grounds beside it, but not the church at the other side of the town.
STRANDED: dict[str, Any] = {"president": {"red": "copper_mine_1"}}
HOME = {"warning": "president_home"}


def test_no_plan_calls_the_president_home_unasked() -> None:
    """The last assistant goes where the president cannot follow: the engine calls him home, and there the plan ends."""
    match = at(**STRANDED, supply={"red": ["red_assistant"]})
    assert "area.church" not in match.plans
    match.play("area.church")
    assert step(match) == "CallHome"
    assert match.undoable == 1


def test_a_placement_that_throws_the_turn_away_is_warned_of_before() -> None:
    match = at(**STRANDED, supply={"red": ["red_assistant"]})
    previews = match.scene("red")["previews"]
    assert previews["area.church"].items() >= HOME.items()
    assert "warning" not in previews["area.fishing_grounds_1"]
    assert previews["done"] == HOME


def test_who_can_place_more_is_warned_when_he_ends_the_placing() -> None:
    match = at(**STRANDED, supply={"red": ["red_assistant"] * 2})
    assert "warning" not in match.scene("red")["previews"].get("area.church", {})
    match.play("area.church")
    seen = match.scene("red")
    assert seen["previews"]["done"] == HOME
    assert seen["step"]["reached"] == 0
    assert "warning" not in seen["previews"]["area.fishing_grounds_1"]
    match.play("area.fishing_grounds_1")
    assert step(match) == "MovePresident"


@pytest.mark.parametrize(
    ("area", "more", "warned"),
    [
        ("church", {"assistants": {"church": ["red_assistant"]}}, True),
        ("church", {"assistants": {"church": ["red_assistant"] * 2}, "wares": {"red": ["tea"]}}, False),
        ("customs", {"assistants": {"customs": ["red_assistant"] * 2}}, True),
        ("customs", {"assistants": {"customs": ["red_assistant"] * 2}, "wares": {"red": ["import"]}}, False),
        ("chinatown", {"assistants": {"chinatown": ["red_assistant"]}}, True),
        ("chinatown", {"assistants": {"chinatown": ["red_assistant"]}, "wares": {"red": ["tea"]}}, False),
        ("laboratory", {"assistants": {"laboratory": ["red_assistant"]}}, True),
        ("port", {"assistants": {"port": ["red_assistant"] * 2}}, True),
        ("port", {"assistants": {"port": ["red_assistant"] * 2}, "order_slot": {"port_1": ["us_1"]}}, False),
        ("agency", {"assistants": {"agency": ["red_assistant"] * 2}}, False),
        ("bank", {"assistants": {"bank": ["red_assistant"]}}, False),
        ("tea_plantation_1", {"assistants": {"tea_plantation_1": ["red_assistant"]}}, False),
    ],
)
def test_an_action_that_brings_nothing_says_so(area: str, more: dict[str, Any], warned: bool) -> None:
    match = at(**{"supply": {}} | more)
    match.play("done")
    assert (match.scene("red")["previews"][f"area.{area}"].get("warning") == "no_yield") == warned


def test_what_is_shown_before_an_option_is_taken() -> None:
    match = at(
        assistants={"bank": ["red_assistant"] * 2, "chinatown": ["red_assistant"]},
        building={"chinatown_1": ["red_shop"]},
        president={"red": "agency", "blue": "bank"},
        yen={"red": 2},
    )
    assert match.scene("red")["previews"]["area.bank"]["yen"] == 1
    match.play("done")
    shown = match.scene("red")["previews"]["area.chinatown"]
    assert (shown["yen"], shown["strength"]) == (1, 3)


def test_nothing_follows_at_once_what_brought_new_orders_into_sight() -> None:
    """The board of the port is filled again after its action; only then is there a site to choose."""
    shown = {f"port_{slot}": [order] for slot, order in enumerate(["us_1", "fr_2", "gb_3", "de_4", "fr_5", "nl_6"], 1)}
    match = acting("port", 4, order_slot=shown, site_card={"port": ["1"]}, supply={"red": ["red_shop"]})
    assert step(match) == "TakeOrder"
    before = match.save()
    with pytest.raises(IllegalChoice, match="cannot follow"):
        match.play_all(["order_slot.port_1", "site.port_1"])
    assert match.save() == before
    match.play_all(["order_slot.port_1"])
    match.play("site.port_1")
