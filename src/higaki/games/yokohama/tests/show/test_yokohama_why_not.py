"""What cannot be chosen says why: every reason once, from a written position; and in random games nothing is both."""

from __future__ import annotations

from typing import Any

import pytest
from written import play, tables

import higaki
from higaki import catalogue
from higaki.engine.base.kinds import Kinds
from higaki.engine.table.steps import CHANCE
from higaki.engine.table.table import Table
from higaki.games.yokohama.actions import THINGS
from higaki.games.yokohama.box import AREAS, LETTERS, ORDER_SLOTS, TECH_SLOTS
from higaki.games.yokohama.events import STORY
from higaki.games.yokohama.places import ACTING, HAND, KEPT, LOT, ORDER_ON, TECH_ON
from higaki.games.yokohama.printed import ORDERS

GAME = catalogue.find("yokohama")
READY = {"supply": {"red": ["red_assistant"] * 8}}
BUILDINGS = {"supply": {"red": ["red_shop", "red_house"]}}


def turn(**more: Any) -> dict[str, Any]:
    return {"seats": 4, "turn": "red"} | more


def moving(areas: str, **more: Any) -> dict[str, Any]:
    assistants = {area: ["red_assistant"] for area in areas.split()}
    agenda = ["MovePresident red", "FinishTurn red", "BeginTurn blue"]
    return {"seats": 4, "assistants": assistants, "agenda": agenda} | more


def acting(area: str, strength: int, **more: Any) -> dict[str, Any]:
    agenda = [f"BeginAction red {area}", "FinishTurn red", "BeginTurn blue"]
    there = {"president": {"red": area}, "assistants": {area: ["red_assistant"] * (strength - 1)}}
    return {"seats": 4, "agenda": agenda} | there | more


LAB = {"tech_slot": {"laboratory_1": ["telegraph"], "laboratory_2": ["ball"]}}
PORT = {"order_slot": {"port_1": ["us_1"], "port_2": ["fr_2"], "port_3": ["gb_3"]}}
SITES = {"site_card": {"bank": ["6"]}, "tile": {"bank": ["yen"]}, "building": {"bank_1": ["blue_shop"]}}
DECKED = {"bank_1": ["red_shop"], "bank_2": ["blue_shop"]}

Case = tuple[dict[str, Any], list[str], str, dict[str, Any]]
# A position, what is played there, at what one would point, and the reason against it.
CASES: list[Case] = [
    (turn(), [], "area.bank", {"why": "no_assistant"}),
    (turn(**READY), [], "area.canal", {"why": "on_canal"}),
    (turn(**READY, president={"blue": "bank"}), [], "area.bank", {"why": "fee", "fee": 1, "yen": 0}),
    (turn(**READY), ["area.bank", "area.port"], "area.bank", {"why": "placed_already"}),
    (
        turn(**READY, technologies={"red": ["telegraph"]}),
        ["area.bank", "area.bank"],
        "area.port",
        {"why": "not_adjacent"},
    ),
    (acting("bank", 5, tile={"bank": ["moves"]}), ["tile", "area.bank"], "area.bank", {"why": "comes_from_there"}),
    (moving("bank agency", president={"red": "agency"}), [], "area.agency", {"why": "stands_there"}),
    (moving("bank", president={"red": "agency"}), [], "area.port", {"why": "nobody_there"}),
    (
        moving("bank laboratory", president={"red": "agency", "blue": "laboratory"}, yen={"red": 4}),
        [],
        "area.laboratory",
        {"why": "occupied", "seat": "blue"},
    ),
    (moving("bank church", president={"red": "agency"}), [], "area.church", {"why": "no_way"}),
    (
        moving("bank chinatown port", president={"red": "agency", "blue": "bank"}),
        [],
        "area.chinatown",
        {"why": "way_too_dear", "fee": 1, "yen": 0},
    ),
    (
        turn(kept={"red": ["de_13"]}, wares={"red": ["copper", "silk"]}),
        [],
        "order.de_13",
        {"why": "goods_missing", "good": "silk", "count": 1},
    ),
    (
        turn(**READY, achievement={"a": ["tea_7"]}, wares={"red": ["tea"] * 5}),
        [],
        "achievement.a",
        {"why": "not_achieved", "demand": "tea", "have": 5, "need": 7},
    ),
    (
        turn(**READY, achievement={"a": ["tea_7"]}, claimed={"a": ["red_assistant"]}),
        [],
        "achievement.a",
        {"why": "claimed_already"},
    ),
    (turn(achievement={"a": ["tea_7"]}, wares={"red": ["tea"] * 7}), [], "achievement.a", {"why": "no_assistant"}),
    (turn(), [], "agent", {"why": "no_agent"}),
    (
        turn(assistants={"bank": ["red_assistant"]}, agents_of={"red": ["gb", "us"]}),
        ["agent"],
        "agent",
        {"why": "agent_this_turn"},
    ),
    (turn(agents_of={"red": ["gb"]}), [], "agent", {"why": "no_area_for_agent"}),
    (acting("church", 4, wares={"red": ["tea"]}), [], "space.church_4", {"why": "faith_missing", "missing": 2}),
    (
        acting("church", 3, space={"church_2": ["blue_assistant"]}, wares={"red": ["tea"]}),
        [],
        "space.church_2",
        {"why": "space_taken"},
    ),
    (
        acting("customs", 5, wares={"red": ["import"]}),
        [],
        "space.customs_5",
        {"why": "imports_missing", "need": 3, "have": 1},
    ),
    (
        acting("customs", 2, wares={"red": ["import"] * 4}),
        [],
        "space.customs_5",
        {"why": "imports_by_strength", "need": 3, "most": 1},
    ),
    (acting("port", 2, **PORT), [], "order_slot.port_3", {"why": "level_too_high", "strength": 3}),
    (acting("port", 2, **PORT), [], "done", {"why": "must_take_order"}),
    (acting("customs", 5, wares={"red": ["import"]}), [], "done", {"why": "must_settle"}),
    (
        acting("church", 1, technologies={"red": ["university"]}, yen={"red": 9}),
        [],
        "space.church_1",
        {"why": "nobody_to_settle"},
    ),
    (
        acting("port", 2, **PORT, technologies={"red": ["textile_factory"]}, wares={"red": ["silk"]}),
        ["order_slot.port_1"],
        "order_slot.port_2",
        {"why": "cannot_pay", "yen": 2},
    ),
    (acting("laboratory", 3, **LAB), [], "tech_slot.laboratory_1", {"why": "industry_missing", "missing": 3}),
    (
        acting("laboratory", 3, **LAB, technologies={"red": ["ball"]}, yen={"red": 9}),
        [],
        "tech_slot.laboratory_2",
        {"why": "known_already"},
    ),
    (acting("agency", 2, yen={"red": 3}), [], "item.house", {"why": "too_dear", "price": 4, "yen": 3}),
    (
        acting("agency", 2, yen={"red": 3}, supply={"red": ["red_house"] * 4}),
        [],
        "item.house",
        {"why": "none_left"},
    ),
    (acting("chinatown", 2, yen={"red": 3}), [], "sell.tea", {"why": "none_to_sell"}),
    (acting("chinatown", 2, yen={"red": 3}), [], "buy.import", {"why": "too_dear", "price": 4, "yen": 3}),
    (acting("bank", 4, **SITES, **BUILDINGS), [], "tile", {"why": "strength_for_tile", "strength": 4}),
    (acting("bank", 4, **SITES, **BUILDINGS), [], "site.bank_1", {"why": "site_taken", "seat": "blue"}),
    (
        acting("bank", 4, **SITES | {"building": DECKED}, **BUILDINGS),
        [],
        "site.bank_3",
        {"why": "shop_already"},
    ),
    (acting("bank", 4, **SITES, supply={"red": ["red_house"]}), [], "site.bank_2", {"why": "no_shop"}),
    (acting("bank", 4, **SITES, supply={"red": ["red_shop"]}), [], "site.bank_house", {"why": "no_house"}),
]


@pytest.mark.parametrize(("position", "played", "thing", "why"), CASES, ids=[case[3]["why"] for case in CASES])
def test_the_reason_against_something(
    position: dict[str, Any], played: list[str], thing: str, why: dict[str, Any]
) -> None:
    match = play(higaki.start("yokohama", position, seed=1), *played)
    assert match.scene(None)["turn"] == "red"
    assert thing not in match.options
    assert match.scene("red")["refused"][thing] == why
    assert match.scene("blue")["refused"] == match.scene(None)["refused"] == {}


def test_every_reason_that_the_rules_can_give_has_its_position() -> None:
    assert {case[3]["why"] for case in CASES} == {reason.name for reason in STORY.reasons}


def cards_on_board(t: Table, areas: str, slots: Kinds, place: int) -> list[str]:
    """The slots with a card on the board of the area in which the action takes place."""
    area = AREAS.names[t.where(ACTING)]
    assert area in areas.split()
    return [
        f"{slots.name}.{slot}"
        for number, slot in enumerate(slots.names)
        if slot.startswith(area) and t.size(place + number)
    ]


def what_one_would_look_for(t: Table, name: str) -> list[str]:
    """All that is either offered or refused with a reason."""
    areas = [f"area.{area}" for number, area in enumerate(AREAS.names) if t[LOT + number]]
    extras = [f"achievement.{letter}" for letter in LETTERS.names] + ["agent"]
    extras += [f"order.{ORDERS.names[order]}" for order in t.pieces(HAND + t.seat) + t.pieces(KEPT + t.seat)]
    by_name = {
        "PlaceFirst": areas + extras,
        "FinishTurn": extras,
        "PlaceMore": areas,
        "MovePresident": areas,
        "DispatchFrom": [*areas, "supply"],
        "DispatchTo": areas,
        "SendAgent": areas,
    }
    if name in by_name:
        return by_name[name]
    if name == "UseStrength":
        return [f"site.{AREAS.names[t.where(ACTING)]}_{site}" for site in ("1", "2", "3", "4", "house")]
    if name in ("TakeOrder", "TakeAnother"):
        return cards_on_board(t, "port dock", ORDER_SLOTS, ORDER_ON)
    if name == "ChooseTechnology":
        return cards_on_board(t, "laboratory research_center", TECH_SLOTS, TECH_ON)
    groups = {
        "Pray": ["space.church"],
        "ClearImports": ["space.customs"],
        "Hire": ["item."],
        "Exchange": ["buy.", "sell."],
    }
    return [thing for thing in THINGS.names for group in groups.get(name, []) if thing.startswith(group)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_one_would_look_for_is_either_offered_or_refused(seats: int) -> None:
    asked = set()
    for number, t in enumerate(tables(GAME, seats, seats + 20)):
        if number > 400 or t.over:
            break
        if t.seat == CHANCE:
            continue
        name = type(t.step).__name__
        offered = {THINGS.names[thing] for thing in t.options}
        refused = {THINGS.names[one.thing] for one in t.step.refused(t)}
        assert not refused & offered, name
        for thing in what_one_would_look_for(t, name):
            assert thing in refused | offered, (thing, name)
            asked.add(name)
    assert {"PlaceFirst", "PlaceMore", "MovePresident"} <= asked
