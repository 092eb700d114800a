"""Saved games: version of the rules, options, seed or key, log, a whole position, and a check sum."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Final

from higaki.engine.base.json_type import Json
from higaki.engine.base.random_numbers import Rng
from higaki.engine.match.position_writer import write_whole
from higaki.engine.table.table import Table

if TYPE_CHECKING:
    from higaki.engine.match.match import Entry, Match

FORMAT: Final = 2
# The version of saves with numbers added to the key, without which a replay differs.
WITH_NUMBERS: Final = 3
_PLAIN: Final = json.JSONEncoder(sort_keys=True, separators=(",", ":"))


def save(match: Match) -> Json:
    """A match as a dict, ready for JSON. It contains all secrets of the game."""
    saved = _beside_the_log(match)
    saved["log"] = [log_line(match, number) for number in range(1, len(match.log) + 1)]
    saved["check"] = check_over(saved)
    return saved


def save_text(match: Match) -> str:
    """The same as JSON text, for a save after every decision: the old lines of the log are not written again."""
    beside = _beside_the_log(match)
    # Keys are sorted, so some of them come before the log and some after it.
    before = _plain({key: value for key, value in beside.items() if key < "log"})
    after = _plain({key: value for key, value in beside.items() if key > "log"})
    plain = f'{before[:-1]},"log":[{",".join(match.written.lines(match))}],{after[1:]}'
    return f'{plain[:-1]},"check":"{_digest(plain)}"}}'


class WrittenLog:
    """The cached JSON lines of a log."""

    def __init__(self) -> None:
        self._entries: Final[list[Entry]] = []
        self._lines: Final[list[str]] = []

    def lines(self, match: Match) -> list[str]:
        log, entries = match.log, self._entries
        while entries and (len(entries) > len(log) or entries[-1] is not log[len(entries) - 1]):
            entries.pop()  # the decision was undone
            self._lines.pop()
        for number in range(len(entries) + 1, len(log) + 1):
            entries.append(log[number - 1])
            self._lines.append(_plain(log_line(match, number)))
        return self._lines


def _beside_the_log(match: Match) -> Json:
    game, t, key, numbers = match.game, match.table, match.dealer.key, match.dealer.numbers
    beside: Json = {
        "format": WITH_NUMBERS if numbers else FORMAT,
        "game": game.name,
        "rules": game.settings.rules,
        "seats": t.seats,
        "options": game.settings.chosen(t.settings),
        "seed": match.seed,
        "key": None if key is None else key.hex(),
        "origin": match.origin,
        "earlier": match.earlier,
        # The number of decisions that can be undone; after an undo, a replay of the log would compute more.
        "undoable": match.undoable,
        "standing": standing(match),
        **state(t, match.luck),
    }
    if numbers is not None:
        beside["numbers"] = [one.written() for one in numbers]
    return beside


def standing(match: Match) -> list[list[str | None]]:
    """The advance answers, for a save."""
    game, names = match.game, match.game.things.names
    return [[game.seat_name(one.seat), one.step, names[one.thing], one.scope] for one in match.standing]


def log_line(match: Match, number: int) -> str:
    """A decision in the format of saves; the first is number 1."""
    entry = match.log[number - 1]
    return f"{number} {match.game.seat_name(entry.seat)} {match.game.things.names[entry.thing]}"


def state(t: Table, chance: Rng) -> Json:
    """The whole position of a match, and the states of its generators."""
    return {"luck": {"clones": t.random_state, "drawn": t.drawn, "chance": chance.state}, "table": write_whole(t)}


def check_over(saved: Json) -> str:
    """A short digest of everything in a saved game but the check sum itself."""
    return _digest(_plain({key: value for key, value in saved.items() if key != "check"}))


def _plain(content: object) -> str:
    return _PLAIN.encode(content)


def _digest(plain: str) -> str:
    return hashlib.blake2b(plain.encode(), digest_size=8).hexdigest()
