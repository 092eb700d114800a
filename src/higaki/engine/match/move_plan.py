"""Compound moves: an option, completed by the answers that the rules suggest.

A player who buys must also pay, card by card. The whole plan is computed on a redealt table, so it reveals nothing that
the seat does not know. Each decision stays single, and a player may answer differently.
"""

from __future__ import annotations

from typing import Final

from higaki.engine.base.errors import IllegalChoice
from higaki.engine.base.json_type import Json
from higaki.engine.match.advance_answers import in_window
from higaki.engine.table.events import Listener
from higaki.engine.table.steps import CHANCE
from higaki.engine.table.table import Table
from higaki.engine.views.event_view import showed
from higaki.engine.views.scene import step_words

# The most decisions of one compound move.
LONGEST: Final = 64

# Why a move cannot be undone: everybody is asked about it, something is drawn, a hidden piece is shown, the game ends.
ASKS_ALL: Final = "asks_all"
DRAWS: Final = "draws"
SHOWS: Final = "shows"
ENDS: Final = "ends"


class Planned:
    """One decision of a compound move: the question, the answer, and the alternatives."""

    def __init__(self, step: Json, thing: int, options: list[int], forced: bool) -> None:
        self.step: Final = step
        self.thing: Final = thing
        self.options: Final = options
        # The only possible answer, which the engine gives itself.
        self.forced: Final = forced


class Plan:
    """A compound move, and why it cannot be undone."""

    def __init__(self, planned: list[Planned], why: str) -> None:
        self.planned: Final = planned
        # One of the reasons above; empty if the move can be undone until another seat decides.
        self.why: Final = why


def plan(imagined: Table, first: int, wanted: list[int], unwanted: list[int]) -> Plan:
    """The compound move that begins with a thing: with the wanted answers and without the unwanted, if possible.

    It ends where the engine answered an independent question itself: nobody has chosen what follows from that.
    """
    t, seat = imagined.clone(), imagined.seat
    wishes, thing = list(wanted), first
    planned: list[Planned] = []
    why = ""
    while len(planned) < LONGEST:
        before = t.clone()
        heard = point(t, thing)
        planned.append(Planned(step_words(before.step) | before.step.details(before), thing, before.options, False))
        forced = [(t.steps[number], answer) for number, answer in heard.forced]
        own = [(step, answer) for step, answer in forced if step.seat == seat]
        planned += [Planned(step_words(step), answer, [answer], True) for step, answer in own if step.continues]
        why = why_no_undo(before, t, heard)
        if why or t.seat != seat or not t.step.continues or any(not step.continues for step, _ in own):
            break
        thing = _answer(t, wishes, unwanted)
    return Plan(planned, why)


def why_no_undo(before: Table, after: Table, heard: Listener) -> str:
    """The reason why a decision cannot be undone; empty if it can, until another seat decides."""
    if in_window(before) or in_window(after):
        return ASKS_ALL
    if after.drawn != before.drawn or after.seat == CHANCE:
        return DRAWS
    if showed(before, heard):
        return SHOWS
    return ENDS if after.over else ""


def point(t: Table, thing: int) -> Listener:
    heard = Listener()
    t.listener = heard
    try:
        t.play(thing)
    finally:
        t.listener = None
    return heard


def reveals(before: Table, after: Table, heard: Listener) -> bool:
    """Was something drawn (a redealt table has no true generator), or did a piece become visible?"""
    return after.drawn != before.drawn or showed(before, heard)


def _answer(t: Table, wishes: list[int], unwanted: list[int]) -> int:
    """The first wanted answer that is possible, otherwise the suggestion among the answers that are not unwanted."""
    for wish in wishes:
        if wish in t.options:
            wishes.remove(wish)
            return wish
    left = [thing for thing in t.options if thing not in unwanted]
    return t.step.suggestion(t, left or t.options)


def check(imagined: Table, things: list[int]) -> None:
    """Refuse things that the seat to move cannot play one after the other.

    Things after a reveal, or after the end of the turn, do not belong to the move.
    """
    t, seat = imagined.clone(), imagined.seat
    for number, thing in enumerate(things):
        before = t.clone()
        heard = point(t, thing)
        if number < len(things) - 1 and (t.seat != seat or reveals(before, t, heard)):
            names = t.game.things.names
            raise IllegalChoice(
                f"{names[things[number + 1]]} cannot follow {names[thing]} at once; right would be to look"
            )


def foresee(imagined: Table) -> tuple[Json, Json]:
    """Why the move of an option cannot be undone, for each that cannot; and the compound move of each option."""
    final: Json = {}
    plans: Json = {}
    for thing in imagined.options:
        name = imagined.game.things.names[thing]
        planned = plan(imagined, thing, [], [])
        if planned.why:
            final[name] = planned.why
        if len(planned.planned) > 1:
            plans[name] = in_words(imagined, planned)
    return final, plans


def in_words(t: Table, planned: Plan) -> list[Json]:
    """A compound move ready for JSON. The first choice and forced answers have no alternatives."""
    names = t.game.things.names
    return [
        {
            "thing": names[one.thing],
            "step": one.step,
            "options": [] if number == 0 or one.forced else [names[thing] for thing in one.options],
            "forced": one.forced,
        }
        for number, one in enumerate(planned.planned)
    ]
