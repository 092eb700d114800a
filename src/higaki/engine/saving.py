"""Saved games: rules version, options, how it was dealt, the log and a whole position, with a check over all of it."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Final

from higaki.engine.luck import Luck
from higaki.engine.position import write_whole
from higaki.engine.scene import Json
from higaki.engine.table import Table

if TYPE_CHECKING:
    from higaki.engine.match import Match

FORMAT: Final = 2


def save(match: Match) -> Json:
    """A match as a dict, ready for JSON. Whoever holds it holds all secrets of the game."""
    game, t, key = match.game, match.table, match.dealer.key
    names = game.things.names
    saved: Json = {
        "format": FORMAT,
        "game": game.name,
        "rules": game.settings.rules,
        "seats": t.seats,
        "options": game.settings.chosen(t.settings),
        "seed": match.seed,
        "key": None if key is None else key.hex(),
        "origin": match.origin,
        "earlier": match.earlier,
        "log": [log_line(match, number) for number in range(1, len(match.log) + 1)],
        # So many of the last decisions can be taken back; playing the log again would find more after an undo.
        "undoable": match.undoable,
        "standing": [[game.seat_name(one.seat), one.step, names[one.thing], one.scope] for one in match.standing],
        **state(t, match.luck),
    }
    saved["check"] = check_over(saved)
    return saved


def log_line(match: Match, number: int) -> str:
    """A decision as it is saved; the first is number 1."""
    entry = match.log[number - 1]
    return f"{number} {match.game.seat_name(entry.seat)} {match.game.things.names[entry.thing]}"


def state(t: Table, chance: Luck) -> Json:
    """Where a match stands: its table, and how far its luck has been used."""
    return {"luck": {"clones": t.luck, "drawn": t.drawn, "chance": chance.luck}, "table": write_whole(t)}


def check_over(saved: Json) -> str:
    """A short digest over everything in a saved game but the check itself."""
    plain = json.dumps(
        {key: value for key, value in saved.items() if key != "check"}, sort_keys=True, separators=(",", ":")
    )
    return hashlib.blake2b(plain.encode(), digest_size=8).hexdigest()
