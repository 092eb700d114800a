"""Snapshots: a table as plain numbers and back, and the check that tells whether a saved game was touched."""

from __future__ import annotations

import hashlib
import json
from typing import Final

from higaki.engine.errors import BadSave
from higaki.engine.game import Game
from higaki.engine.scene import Json
from higaki.engine.steps import CHANCE, Step
from higaki.engine.table import Table

FORMAT: Final = 1


def snapshot(t: Table) -> Json:
    """A table as plain numbers."""
    agenda = [[type(step).__name__, step.seat, *step.fields()] for step in t.agenda]
    return {"at": [list(spot) for spot in t.at], "numbers": list(t.numbers), "luck": t.luck, "agenda": agenda}


def restored(game: Game, seats: int, options: Json, shot: Json) -> Table:
    """The table of a snapshot."""
    t = game.empty_table(seats, 0, options)
    if len(shot["at"]) != len(t.at) or len(shot["numbers"]) != len(t.numbers):
        raise BadSave(f"the saved table has other places than {game.name} has; it is from another version")
    for spot, pieces in enumerate(shot["at"]):
        t.at[spot] = [int(piece) for piece in pieces]
    for number, value in enumerate(shot["numbers"]):
        t.numbers[number] = int(value)
    t.luck = int(shot["luck"])
    t.agenda = [_step(game, *numbers) for numbers in shot["agenda"]]
    t.settle()
    return t


def _step(game: Game, name: str, seat: int, *fields: int) -> Step:
    for kind in game.steps:
        if kind.name == name:
            return kind.step(*fields) if seat == CHANCE else kind.step(seat, *fields)
    raise BadSave(f"the saved table waits for a step called {name!r}, which {game.name} does not have")


def check_over(saved: Json) -> str:
    """A short digest over everything in a saved game but the check itself."""
    plain = json.dumps(
        {key: value for key, value in saved.items() if key != "check"}, sort_keys=True, separators=(",", ":")
    )
    return hashlib.blake2b(plain.encode(), digest_size=8).hexdigest()
