"""The greedy bot at Yokohama: it takes what is there, and does not lose itself in questions that are asked again."""

from typing import Any

import higaki
from higaki import catalogue
from higaki.bots import bot_called
from higaki.bots.planning import after
from higaki.engine.base.random_numbers import rng_of
from higaki.engine.views.random_play import random_thing
from higaki.games.yokohama.actions import RECALL
from higaki.games.yokohama.ai.situation import Situation
from higaki.games.yokohama.ai.town_worth import FAR, TOO_MANY, missing_links
from higaki.games.yokohama.box import AREA_COUNT
from higaki.games.yokohama.places import PRESIDENT
from higaki.games.yokohama.rules.technologies import STREETCAR, owns
from higaki.games.yokohama.rules.town import CANAL, MOST_NEIGHBOURS, neighbour


def chosen(position: dict[str, Any]) -> str:
    match = higaki.start("yokohama", position, seed=1)
    return match.game.things.names[bot_called("greedy", rng_of(1, "bot")).choose(match.table.clone())]


def test_calling_home_from_some_areas_is_not_tried_in_every_order() -> None:
    areas = ["bank", "church", "customs", "agency"]
    there = {area: ["red_assistant"] for area in areas}
    match = higaki.start(
        "yokohama", {"seats": 4, "president": {"red": "bank"}, "assistants": there, "turn": "red"}, seed=1
    )
    match.play("done")
    assert 0 < len(after(match.table, RECALL, 0, [])) <= len(areas) + 2


def test_it_fulfils_an_order_and_builds_when_nothing_speaks_against_it() -> None:
    wares = {"red": ["copper"] * 2 + ["silk"] * 3 + ["tea"] * 2}
    agenda = ["FinishTurn red", "BeginTurn blue"]
    assert chosen({"seats": 4, "hand": {"red": ["de_9"]}, "wares": wares, "agenda": agenda}) == "order.de_9"
    strong = {"president": {"red": "bank"}, "assistants": {"bank": ["red_assistant"] * 3}, "site_card": {"bank": ["1"]}}
    begun = {"agenda": ["BeginAction red bank", *agenda], "supply": {"red": ["red_shop"]}}
    assert chosen({"seats": 4} | strong | begun).startswith("site.bank_")


def test_it_counts_the_assistants_that_are_missing_on_the_way_to_each_area() -> None:
    """The bot walks over sets of lots; area by area it must come to the same."""
    game, rng = catalogue.find("yokohama"), rng_of(1, "ways")
    for seed in range(6):
        t = game.new_table(2 + seed % 3, seed, {})
        for _ in range(150):
            t.follow(random_thing(t, rng))
        v = Situation(t, seed % 2)
        start = t.where(PRESIDENT + v.seat)
        if start < 0 or owns(t, v.seat, STREETCAR):
            continue
        links = {start: 0}
        for _ in range(AREA_COUNT):
            for area in list(links):
                for beyond in [neighbour(t, area, number) for number in range(MOST_NEIGHBOURS)]:
                    step = 0 if beyond == CANAL or v.assistants[beyond] else 1
                    if beyond >= 0:
                        links[beyond] = min(links.get(beyond, FAR), links[area] + step)
        del links[start]
        near = [links.get(area, FAR) for area in range(AREA_COUNT)]
        assert list(missing_links(v)) == [count if count < TOO_MANY else FAR for count in near]
