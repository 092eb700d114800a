"""The toy town on red's turn, with the window in which everybody may object."""

from __future__ import annotations

from typing import Any

import toy_town
from written import at

from higaki.engine.match.match import Match

TOWN = toy_town.GAME
WINDOW = "MayObject"


def town(**changes: Any) -> Match:
    """Three seats, and it is red's turn."""
    coins = {"red": 6, "blue": 6, "green": 6}
    agenda = ["Act red", "Rest red", "BeginTurn blue"]
    return at(TOWN, {"seats": 3, "coins": coins, "agenda": agenda} | changes)


def lines(match: Match) -> list[str]:
    """The log as it is saved, without the numbers."""
    return [line.partition(" ")[2] for line in match.save()["log"]]
