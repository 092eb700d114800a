"""Moments at which tests in the browser begin: shortly before what they are about, or after a recorded game."""

from __future__ import annotations

import json
from typing import Any

from repository import ROOT

import higaki
from higaki.engine.match.match import Match

GAMES = ROOT / "src/higaki/games"

# Dragon Market: pink needs one more good, which lies a step from the own dock, on the boat beside it.
NEARLY_DONE: dict[str, Any] = {
    "seats": 2,
    "options": {"boats": "ready"},
    "stack": {"rice_bowl": "8a", "carpet": "2a", "ring": "2b", "lantern": "3a"},
    "order": {"pink": ["B6"], "yellow": ["B1"]},
    "basket": {"pink": ["carpet", "ring", "lantern"]},
    "points": 6,
    "round": 1,
    "agenda": ["TakeAction pink", "BeginTurn yellow"],
}
# The same with everything collected, a step from the own dock: the second order, which wins.
ONE_STEP_TO_WIN = NEARLY_DONE | {
    "messenger": {"pink": "8a"},
    "basket": {"pink": ["carpet", "ring", "lantern", "rice_bowl"]},
    "fulfilled": {"pink": ["B2"]},
}
# Osaka: buying the one card brings the blue ship to Edo, and the wave takes the red one: everything in one decision.
PAYDAY: dict[str, Any] = {
    "seats": 2,
    "market": ["blue_2"],
    "farm": ["green_2", "green_3", "yellow_2"],
    "hand": {"grey": ["blue_3"]},
    "goods": {"grey": ["blue_5"], "white": ["red_2", "red_3"]},
    "ship": {"blue": "enshunada_2", "red": "enshunada_1"},
    "turn": "grey",
}


def late_in_osaka(seats: int, lacking: int = 2) -> Match:
    """Everybody lacks two yield tiles: some twenty to ninety decisions before the end, instead of a hundred and more.
    If they lack one, thirteen to forty."""
    names = ["grey", "white", "pink", "beige"][:seats]
    position = {
        "seats": seats,
        "market": ["blue_2", "red_5", "green_3", "yellow_2", "blue_5"],
        "farm": ["green_2", "green_3", "yellow_2"],
        "hand": {name: ["blue_3", "red_3", "green_5"] for name in names},
        "goods": {name: ["blue_5", "red_2"] for name in names},
        "tiles": {name: ["blue", "red", "green", "yellow", "blue", "red", "green"][: 8 - lacking] for name in names},
        "ship": {"blue": "anori", "red": "oshima", "green": "anori", "yellow": "oshima"},
        "turn": "grey",
    }
    return higaki.start("osaka", position, seed=3)


def recorded(game: str, name: str) -> Match:
    """A finished game from the game's own tests."""
    return higaki.load(json.loads((GAMES / game / "tests" / "games" / f"{name}.json").read_text(encoding="utf-8")))
