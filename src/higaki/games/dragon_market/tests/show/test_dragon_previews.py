"""Before a boat is moved or placed, its scene says where it would lie and which water it needs; and so it happens."""

from __future__ import annotations

import random
from typing import Any

import pytest

import higaki
from higaki.engine.base.text import Words
from higaki.games.dragon_market.show.text_map import picture

SHAPES = {"end": (0, 1, 2), "middle": (-1, 0, 1)}
ACTING = ["TakeAction pink", "BeginTurn yellow"]
WAYS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


def cells(boat: str, pose: str) -> set[str]:
    """The cells under a boat, worked out from its pose by hand."""
    if pose == "ashore":
        return set()
    cell, heading = pose.split("_")
    x, y = WAYS[heading]
    steps = SHAPES["end" if int(boat) <= 5 else "middle"]
    return {f"{chr(ord(cell[0]) + x * step)}{int(cell[1:]) + y * step}" for step in steps}


def check(match: higaki.Match) -> int:
    """Every preview of the pending question comes true; returns how many there were."""
    scene = match.scene(match.seat)
    saved, before = match.save(), match.position()["boat"]
    for thing, preview in scene["previews"].items():
        after = higaki.load(saved)
        after.play(thing)
        boat = moved(before, after.position()["boat"])
        assert after.position()["boat"][boat] == preview["pose"]
        sweeps = set(preview["sweeps"])
        assert cells(boat, preview["pose"]) - cells(boat, before[boat]) <= sweeps
        assert all(not sweeps & cells(other, pose) for other, pose in before.items() if other != boat)
    return len(scene["previews"])


def moved(before: dict[str, str], after: dict[str, str]) -> str:
    return next(boat for boat in before if before[boat] != after[boat])


@pytest.mark.slow
@pytest.mark.parametrize("boats", ["players", "lot"])
def test_every_preview_comes_true(boats: str) -> None:
    chance = random.Random(5)
    match = higaki.new("dragon_market", seats=2, seed=5, boats=boats)
    seen = 0
    for _ in range(120):
        if match.position()["agenda"][0].startswith(("MoveBoat", "HeadBoat")):
            seen += check(match)
        match.play(chance.choice(match.options))
    assert seen > 100


def test_previews_are_for_the_one_who_chooses() -> None:
    match = higaki.start("dragon_market", {"seats": 2, "points": 4, "agenda": ["MoveBoat pink 1", "BeginTurn yellow"]})
    assert set(match.scene(0)["previews"]) == set(match.options)
    assert match.scene(1)["previews"] == {}
    assert match.scene(None)["previews"] == {}


@pytest.mark.parametrize(
    "more",
    [
        {},
        {"options": {"mode": "advanced", "boats": "ready"}, "fulfilled": {"pink": ["R1", "R4"]}},
        {"options": {"mode": "advanced", "boats": "ready"}, "fulfilled": {"pink": ["R5", "R9"]}},
        {"options": {"mode": "advanced", "boats": "ready"}, "fulfilled": {"pink": ["R11"]}},
    ],
)
def test_a_boat_tells_before_it_is_chosen_where_it_could_go(more: dict[str, Any]) -> None:
    """So a board can show where a dragged boat would end; exchanging goods moves no boat."""
    match = higaki.start("dragon_market", {"seats": 2, "points": 4, "agenda": ACTING, **more})
    options, previews = list(match.options), match.scene(0)["previews"]
    saved = match.save()
    assert list(match.options) == options, "looking changes nothing"
    assert set(previews) == {thing for thing in options if thing.startswith("boat.")}
    for thing, preview in previews.items():
        chosen = higaki.load(saved)
        chosen.play(thing)
        assert preview == {"moves": chosen.scene(0)["previews"]}


def test_without_a_point_no_boat_could_go_anywhere() -> None:
    swapping = {"mode": "advanced", "boats": "ready"}
    match = higaki.start(
        "dragon_market",
        {"seats": 2, "options": swapping, "fulfilled": {"pink": ["R1"]}, "points": 0, "agenda": ACTING},
    )
    assert "boat.1" in match.options
    assert match.scene(0)["previews"] == {}


def test_the_picture_for_the_terminal_shows_boats_docks_and_messengers() -> None:
    position: dict[str, Any] = {"seats": 2, "messenger": {"yellow": "8b"}}
    match = higaki.start("dragon_market", position)
    lines = picture(match.scene(None), Words(match.game.folder, "en"))
    assert lines[1] == "  1 *PI  8a  ~   ~   ~   ~   ~   ~   ~  [ ]"
    assert lines[3] == "  3  ~  *YE  ~   ~   3M  3a  3b  ~   ~   ~ "
