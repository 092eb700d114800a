"""Prepared moves: what a seat has laid out for its next turn while others think.

They are chosen on an imagined table: redealt for the seat, at its next question. So nothing that they show is a secret.
Each remembers what it does, in events as the seat sees them. When its question comes it is compared with what
it would do then.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from higaki.engine.base.errors import IllegalChoice, short
from higaki.engine.base.json_type import Json
from higaki.engine.base.random_numbers import rng_of
from higaki.engine.match.match import Match
from higaki.engine.match.turn_preview import preview
from higaki.engine.table.game import tell_while_settling
from higaki.engine.table.table import Table
from higaki.engine.views.redeal import redeal

# The most moves that a seat prepares.
MOST_MOVES: Final = 12

# What became of a prepared move: its question is not asked; it does the same; it does something else; it is impossible.
WAITS: Final = "waits"
HOLDS: Final = "holds"
CHANGED: Final = "changed"
IMPOSSIBLE: Final = "impossible"


class PreparedMove(NamedTuple):
    """A move: the question it answers, its things, and the events as its seat foresaw them."""

    step: str
    things: list[str]
    events: list[Json]


class Preparation:
    """Prepared moves, and the imagined table after them; None if nobody knows what comes then."""

    def __init__(self, moves: list[PreparedMove], after: Table | None) -> None:
        self.moves: Final = moves
        self.after: Final = after


def prepare(match: Match, seat: int, wishes: list[list[str]]) -> Preparation:
    """The moves with these things, one after the other, and the next question of the seat after them."""
    t = _next_question(redeal(match.table, seat, rng_of(len(match.log), "prepared")), seat)
    moves: list[PreparedMove] = []
    for things in wishes:
        if t is None:
            raise IllegalChoice("nobody knows what comes after these moves; right would be to prepare fewer")
        move, after = _foreseen(t, things)
        moves.append(move)
        t = None if after is None else _next_question(after, seat)
    return Preparation(moves, t)


def became(match: Match, move: PreparedMove) -> tuple[str, list[Json]]:
    """What became of a move at the open question, and the events that it has now."""
    t = match.table
    if t.over or t.step.declared is None or t.step.declared.name != move.step:
        return WAITS, []
    try:
        now, _ = _foreseen(redeal(t, t.seat, rng_of(len(match.log), "prepared")), move.things)
    except IllegalChoice:
        return IMPOSSIBLE, []
    return (HOLDS if now.events == move.events else CHANGED), now.events


def _foreseen(t: Table, things: list[str]) -> tuple[PreparedMove, Table | None]:
    """A move at this imagined table, and the table after it; None if the move reveals something or ends the game."""
    numbers = t.game.things.numbers
    unknown = [thing for thing in things if thing not in numbers]
    turn = preview(t, [] if unknown else [numbers[thing] for thing in things])
    if unknown or not things or len(turn.things) != len(things):
        wrong = short((unknown or things[len(turn.things) :] or ["nothing"])[0])
        raise IllegalChoice(f"{wrong} cannot be prepared; right would be an option of the imagined turn")
    events = [event for move in turn.moves for event in move.events]
    return PreparedMove(turn.moves[0].step["name"], list(things), events), None if turn.why else turn.after


def _next_question(t: Table, seat: int) -> Table | None:
    """The imagined table at the next question of a seat, without what the others are asked before."""
    if t.seat == seat:
        return t
    if t.over:
        return None
    drawn = t.drawn
    t.pending = 0
    if not t.game.foresee_turn(t, seat):
        return None
    tell_while_settling(t)
    return t if t.seat == seat and t.drawn == drawn else None
