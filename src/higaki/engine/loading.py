"""Loading a saved game.

A running game continues from its snapshot, so a change of the rules never kills it; with unchanged rules the log is
played again and must lead to the very same table.
"""

from __future__ import annotations

from typing import Final, cast

from higaki.engine.errors import BadSave, HigakiError
from higaki.engine.game import Game
from higaki.engine.match import Match, new_match
from higaki.engine.scene import Json, seat_name
from higaki.engine.snapshot import FORMAT, check_over, restored, snapshot

_KEYS: Final = (
    "format",
    "game",
    "rules",
    "seats",
    "options",
    "seed",
    "origin",
    "earlier",
    "log",
    "luck",
    "table",
    "check",
)


def unharmed(saved: object) -> Json:
    """The saved game itself, once it has been found whole, readable and unchanged."""
    if not isinstance(saved, dict) or "format" not in saved:
        raise BadSave("this is no saved game; right would be an object with the key 'format'")
    if saved["format"] != FORMAT:
        raise BadSave(f"saved in format {saved['format']!r}; this version reads format {FORMAT}")
    for key in _KEYS:
        if key not in saved:
            raise BadSave(f"the saved game is incomplete: key '{key}' is missing")
    if saved["check"] != check_over(saved):
        raise BadSave("the saved game was changed after it was saved: its check does not fit")
    return saved


def load(game: Game, saved: Json) -> Match:
    """The match as it was saved. The save must have passed `unharmed`."""
    try:
        return _load(game, saved)
    except (KeyError, ValueError, TypeError, IndexError, AttributeError, AssertionError) as error:
        raise BadSave(f"the saved game makes no sense: {type(error).__name__} {error}") from None


def _load(game: Game, saved: Json) -> Match:
    rules, ours = saved["rules"], game.settings.rules
    if rules > ours:
        raise BadSave(
            f"saved with rules {rules} of {game.name}; this version has rules {ours}: update Higaki to load it"
        )
    table = restored(game, saved["seats"], saved["options"], saved["table"])
    if rules < ours:
        match = Match(game, table, saved["seed"], saved["table"], [])
        match.earlier.extend(saved["earlier"] + saved["log"])
        match.luck.luck = saved["luck"]
        return match
    match = _replayed(game, saved)
    if snapshot(match.table) != snapshot(table) or match.luck.luck != saved["luck"]:
        raise BadSave("the saved game contradicts itself: its log leads to another table than the one it holds")
    return match


def _replayed(game: Game, saved: Json) -> Match:
    """The log played again from where it began."""
    origin = saved["origin"]
    if origin is None:
        match = new_match(game, saved["seats"], saved["seed"], saved["options"])
    else:
        table = restored(game, saved["seats"], saved["options"], origin)
        match = Match(game, table, saved["seed"], origin, [])
        match.draw_chance()
    match.earlier.extend(saved["earlier"])
    for number, line in enumerate(cast("list[str]", saved["log"]), 1):
        if number <= len(match.log):
            continue  # a chance that the match drew by itself
        written, seat, thing = line.split(" ")
        if written != str(number) or seat != seat_name(game, match.seat):
            raise BadSave(f"log line {number} is {line!r}; right would be a decision of {seat_name(game, match.seat)}")
        try:
            match.play(thing)
        except HigakiError as error:
            raise BadSave(f"log line {number} cannot be played: {error}") from None
    return match
