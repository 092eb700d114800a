"""Loading of a saved game.

With unchanged rules the log is played again and must lead to the same table. With changed rules a running game
continues from its saved position.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from typing import Any, Final, cast

from higaki.engine.base.errors import BadSave, HigakiError, RulesBug, short
from higaki.engine.base.json_type import Json
from higaki.engine.match.advance_answers import Standing, windows
from higaki.engine.match.advance_answers import checked as checked_answer
from higaki.engine.match.match import Match
from higaki.engine.match.new_match import match_from, new_match
from higaki.engine.match.randomness_source import Dealer
from higaki.engine.match.saving import FORMAT, WITH_NUMBERS, check_over, log_line, state
from higaki.engine.match.shuffle_numbers import Added, read
from higaki.engine.table.game import Game
from higaki.engine.table.places import STACK
from higaki.engine.table.written_memory import MEMORY

KEYS: Final = (
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
    "key",
    "standing",
)
MAKES_NO_SENSE: Final = (
    HigakiError,
    RulesBug,
    KeyError,
    ValueError,
    TypeError,
    IndexError,
    AttributeError,
    AssertionError,
)


def checked(saved: object) -> Json:
    """Check that a saved game is complete, readable and unchanged, and return it."""
    if not isinstance(saved, dict) or "format" not in saved:
        raise BadSave("this is no saved game; right would be an object with the key 'format'")
    if saved["format"] not in (FORMAT, WITH_NUMBERS):
        raise BadSave(
            f"saved in format {short(saved['format'])}; this version reads formats {FORMAT} and {WITH_NUMBERS}"
        )
    for key in (*KEYS, "numbers") if saved["format"] == WITH_NUMBERS else KEYS:
        if key not in saved:
            raise BadSave(f"the saved game is incomplete: key '{key}' is missing")
    if saved["check"] != check_over(saved):
        raise BadSave("the saved game was changed after it was saved: its check does not fit")
    return saved


def load(game: Game, saved: Json) -> Match:
    """The match as it was saved. The save must have been `checked`."""
    try:
        return _load(game, saved)
    except BadSave:
        raise
    except MAKES_NO_SENSE as error:
        raise BadSave(f"the saved game makes no sense: {type(error).__name__} {error}") from None


def _taken_apart(match: Match) -> tuple[Callable[..., Match], tuple[Any, ...]]:
    """Copy or unpickle a match: save it and load it."""
    return load, (match.game, match.save())


copyreg.pickle(Match, _taken_apart)


def _load(game: Game, saved: Json) -> Match:
    rules, ours = saved["rules"], game.settings.rules
    if rules > ours:
        raise BadSave(
            f"saved with rules {rules} of {game.name}; this version has rules {ours}: update Higaki to load it"
        )
    dealer = dealer_of(saved)
    held = {"luck": saved["luck"], "table": saved["table"]}
    match = match_from(game, saved["seats"], saved["options"], held, dealer)
    if rules < ours:
        match.earlier.extend(saved["earlier"] + saved["log"])
    else:
        stands = state(match.table, match.luck)
        match = replayed(game, saved, dealer)
        leads_to = state(match.table, match.luck)
        if MEMORY not in saved["table"]:
            for one in (stands, leads_to):
                _leave_out_memory(game, one["table"])
        if leads_to != stands:
            raise BadSave("the saved game contradicts itself: its log leads to another table than the one it holds")
        # Older saves lack it.
        match.keep_undoable(saved.get("undoable", len(match.log)))
    match.standing.extend(standing_of(game, match.table.seats, saved["standing"], rules == ours))
    return match


def dealer_of(saved: Json) -> Dealer:
    key = None if saved["key"] is None else bytes.fromhex(saved["key"])
    return Dealer(saved["seed"], key, _numbers(saved))


def _numbers(saved: Json) -> list[Added] | None:
    """The numbers that players added to the key, if there are any."""
    return read(saved["numbers"]) if "numbers" in saved else None


def _leave_out_memory(game: Game, table: Json) -> None:
    """Older saves lack the memory of seats and part of the knowledge about stacks; replaying the log restores both."""
    table.pop(MEMORY, None)
    for place in game.places.all:
        if place.form == STACK:
            for stack in [table[place.name]] if place.per is None else table[place.name].values():
                for end in {"top", "bottom"} & stack.keys():
                    stack[end] = [word.split()[0] for word in stack[end]]


def standing_of(game: Game, seats: int, saved: list[list[str]], same_rules: bool = True) -> list[Standing]:
    """The advance answers of a save. Changed rules may no longer have one of them."""
    found = []
    for seat, step, thing, scope in saved:
        if same_rules or (thing in game.things.numbers and step in [kind.name for kind in windows(game)]):
            answer = Standing(game.seat_called(seat, seats), step, game.things.numbers[thing], scope)
            found.append(checked_answer(game, answer))
    return found


def replayed(game: Game, saved: Json, dealer: Dealer) -> Match:
    """Replay the log from its start."""
    origin = saved["origin"]
    if origin is None:
        match = new_match(game, saved["seats"], dealer, saved["options"])
    else:
        match = match_from(game, saved["seats"], saved["options"], origin, dealer)
    match.earlier.extend(saved["earlier"])
    for number, line in enumerate(cast("list[str]", saved["log"]), 1):
        if number <= len(match.log):  # a random draw by the match itself
            if line != log_line(match, number):
                raise BadSave(f"log line {number} is {short(line)}; right would be {log_line(match, number)!r}")
            continue
        written, seat, thing = line.split(" ")
        if written != str(number) or seat != game.seat_name(match.seat):
            right = f"a decision of {game.seat_name(match.seat)}"
            raise BadSave(f"log line {number} is {short(line)}; right would be {right}")
        try:
            match.play(thing)
        except HigakiError as error:
            raise BadSave(f"log line {number} cannot be played: {error}") from None
    return match
