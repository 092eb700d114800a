"""What the texts of Dragon Market promise: orders are counted, and the tutorial teaches no blunder."""

from __future__ import annotations

from typing import Any

import pytest

import higaki
from higaki import tutorial
from higaki.engine.base.text import Words, languages
from higaki.engine.match.match import Match

KEYS = ("web-points", "web-reasons", "web-no-points", "web-course", "web-ahead", "web-behind")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("number", [1, 2])
def test_a_result_counts_orders_not_points(language: str, key: str, number: int) -> None:
    words = Words(higaki.new("dragon_market", seats=2).game.folder, language)
    said = words.say(key, points=number, names="Ben")
    assert "order" in said.lower() or "auftr" in said.lower()
    assert "point" not in said.lower() and "punkt" not in said.lower()


def wins(match: Match) -> bool:
    """Can the messenger still walk home in this turn?"""
    if match.over:
        return True
    turn = [thing for thing in match.options if thing.startswith("cell.")]
    saved = match.save()
    for thing in turn:
        after = higaki.load(saved)
        after.play(thing)
        if wins(after):
            return True
    return False


def test_the_tutorial_ends_a_turn_only_where_no_way_leads_home() -> None:
    """Whoever has everything and enough points walks home at once."""
    moments = tutorial.prepared("dragon_market")["moments"]
    asked = next(moment for moment in moments if "done" in moment["leads"])
    parts = {part["place"]: part for part in asked["scene"]["places"] if part["owner"] in (None, "pink")}
    begun = tutorial.Script(higaki.catalogue.find("dragon_market")).steps[0].position
    assert begun is not None
    baskets: Any = begun["basket"]
    match = higaki.start(
        "dragon_market",
        {name: lying for name, lying in begun.items() if name != "turn"}
        | {name: {piece["kind"]: piece["space"] for piece in parts[name]["pieces"]} for name in ("boat", "stack")}
        | {"messenger": {piece["kind"]: piece["space"] for piece in parts["messenger"]["pieces"][:2]}}
        | {"basket": baskets | {"pink": [piece["kind"] for piece in parts["basket"]["pieces"]]}}
        | {"points": parts["points"]["count"], "agenda": ["TakeAction pink", "BeginTurn yellow"]},
    )
    assert len(parts["basket"]["pieces"]) == 4 and match.options
    assert parts["points"]["count"] > 0, "there is a point that becomes a coin"
    assert not wins(match)
