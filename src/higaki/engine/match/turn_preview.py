"""The preview of a turn: what its seat would see if it played some things one after the other."""

from __future__ import annotations

from typing import Final

from higaki.engine.base.json_type import Json
from higaki.engine.match.move_plan import point, reveals, why_no_undo
from higaki.engine.table.table import Table
from higaki.engine.views.event_view import foreseen, is_line, told
from higaki.engine.views.scene import step_words


class PreviewedMove:
    """A move of the turn: its first question, its things, and the events as its seat would see them."""

    def __init__(self, step: Json) -> None:
        self.step: Final = step
        self.things: Final[list[int]] = []
        self.events: Final[list[Json]] = []

    @property
    def is_told(self) -> bool:
        """Is there a line of the log about it?"""
        return any(is_line(event) for event in self.events)


class TurnPreview:
    """The moves of a turn, the table after them, and why the last one cannot be undone (empty if it can)."""

    def __init__(self, t: Table) -> None:
        self.moves: Final[list[PreviewedMove]] = []
        self.after = t
        self.why = ""

    @property
    def things(self) -> list[int]:
        return [thing for move in self.moves for thing in move.things]


def preview(imagined: Table, things: list[int]) -> TurnPreview:
    """These things on a redealt table, up to the first one that reveals something or ends the turn.

    Events that follow from a reveal are left out: on the true table they would be others. Things that answer one
    question after the other, such as a payment, are one move. So is a thing without a line of the log, with the next.
    """
    turn = TurnPreview(imagined.clone())
    seat, eyes = imagined.seat, imagined.game.eyes(imagined, imagined.seat)
    for thing in things:
        t = turn.after
        if t.seat != seat or thing not in t.options:
            break
        before = t.clone()
        goes_on = before.step.continues or (bool(turn.moves) and not turn.moves[-1].is_told)
        if not turn.moves or not goes_on:
            turn.moves.append(PreviewedMove(step_words(before.step) | before.step.details(before)))
        heard = point(t, thing)
        revealed = reveals(before, t, heard)
        turn.moves[-1].things.append(thing)
        events = foreseen(t.game, heard.events, eyes) if revealed else heard.events
        turn.moves[-1].events.extend(told(t.game, events, eyes))
        turn.why = why_no_undo(before, t, heard)
        if revealed or t.over:
            break
    return turn
