"""What a scene says of slots: what is printed on them, and that one points at the slot in which a card lies."""

import json
from typing import Any

import higaki


def parts(place: str) -> dict[str, dict[str, Any]]:
    scene = higaki.new("yokohama", seats=4, seed=1).scene(0)
    return {part["at"]: part for part in scene["places"] if part["place"] == place}


def test_what_is_printed_on_slots_comes_with_them() -> None:
    assert parts("space")["church_1"]["printed"] == {"faith": 4, "gives": {"points": 3, "moves": 3}}
    assert parts("order_slot")["dock_5"]["printed"] == {"level": 3}
    assert parts("tech_slot")["laboratory_3"]["printed"] == {"surcharge": 1}


def test_what_is_printed_on_areas_is_said_once() -> None:
    assert "printed" not in parts("assistants")["bank"]
    scene = higaki.new("yokohama", seats=4, seed=1).scene(0)
    assert json.dumps(scene).count('"by_strength"') == 18


def test_a_card_in_a_slot_is_pointed_at_by_the_slot() -> None:
    assert parts("order_slot")["port_2"]["pieces"][0]["thing"] == "order_slot.port_2"
    assert parts("tech_slot")["research_center_6"]["pieces"][0]["thing"] == "tech_slot.research_center_6"
    assert parts("achievement")["b"]["pieces"][0]["thing"] == "achievement.b"
