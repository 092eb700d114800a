"""The greedy bot at Yokohama: it takes what is there, and does not lose itself in questions that are asked again."""

from typing import Any

import higaki
from higaki.bots import bot_called
from higaki.bots.greedy import after
from higaki.engine.luck import luck_of
from higaki.games.yokohama.things import RECALL


def chosen(position: dict[str, Any]) -> str:
    match = higaki.start("yokohama", position, seed=1)
    return match.game.things.names[bot_called("greedy", luck_of(1, "bot")).choose(match.table.clone())]


def test_calling_home_from_some_areas_is_not_tried_in_every_order() -> None:
    areas = ["bank", "church", "customs", "agency"]
    there = {area: ["red_assistant"] for area in areas}
    match = higaki.start(
        "yokohama", {"seats": 4, "president": {"red": "bank"}, "assistants": there, "turn": "red"}, seed=1
    )
    match.play("done")
    assert 0 < len(after(match.table, RECALL, 0, RECALL)) <= len(areas) + 2


def test_it_fulfils_an_order_and_builds_when_nothing_speaks_against_it() -> None:
    wares = {"red": ["copper"] * 2 + ["silk"] * 3 + ["tea"] * 2}
    agenda = ["FinishTurn red", "BeginTurn blue"]
    assert chosen({"seats": 4, "hand": {"red": ["de_9"]}, "wares": wares, "agenda": agenda}) == "order.de_9"
    strong = {"president": {"red": "bank"}, "assistants": {"bank": ["red_assistant"] * 3}, "site_card": {"bank": ["1"]}}
    begun = {"agenda": ["BeginAction red bank", *agenda], "supply": {"red": ["red_shop"]}}
    assert chosen({"seats": 4} | strong | begun).startswith("site.bank_")
