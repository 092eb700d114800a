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
from higaki.engine.table.table import Table
from higaki.engine.views.event_view import showed
from higaki.engine.views.scene import step_words

# The most decisions of one compound move.
LONGEST: Final = 64


class Planned:
    """One decision of a compound move: the question, the answer, and the alternatives."""

    def __init__(self, step: Json, thing: int, options: list[int], forced: bool) -> None:
        self.step: Final = step
        self.thing: Final = thing
        self.options: Final = options
        # The only possible answer, which the engine gives itself.
        self.forced: Final = forced


def plan(imagined: Table, first: int, wanted: list[int], unwanted: list[int]) -> list[Planned]:
    """The compound move that begins with a thing: with the wanted answers and without the unwanted, if possible."""
    t, seat = imagined.clone(), imagined.seat
    wishes, thing = list(wanted), first
    planned: list[Planned] = []
    while len(planned) < LONGEST:
        before = t.clone()
        heard = _point(t, thing)
        planned.append(Planned(step_words(before.step) | before.step.details(before), thing, before.options, False))
        planned += [
            Planned(step_words(step), answer, [answer], True)
            for step, answer in [(t.steps[number], answer) for number, answer in heard.forced]
            if step.seat == seat and step.continues
        ]
        if t.over or t.seat != seat or not t.step.continues or _reveals(before, t, heard):
            break
        thing = _answer(t, wishes, unwanted)
    return planned


def _point(t: Table, thing: int) -> Listener:
    heard = Listener()
    t.listener = heard
    try:
        t.play(thing)
    finally:
        t.listener = None
    return heard


def _reveals(before: Table, after: Table, heard: Listener) -> bool:
    """Was luck used (a redealt table has no true luck), or did a piece become visible?"""
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
        heard = _point(t, thing)
        if number < len(things) - 1 and (t.seat != seat or _reveals(before, t, heard)):
            names = t.game.things.names
            raise IllegalChoice(
                f"{names[things[number + 1]]} cannot follow {names[thing]} at once; right would be to look"
            )


def foresee(imagined: Table) -> tuple[tuple[str, ...], Json]:
    """The options after which undo may be impossible, and the compound move of each option."""
    final: list[str] = []
    plans: Json = {}
    for thing in imagined.options:
        after = imagined.clone()
        heard = _point(after, thing)
        name = imagined.game.things.names[thing]
        asks_all = in_window(imagined) or in_window(after)
        if after.seat != imagined.seat or asks_all or _reveals(imagined, after, heard):
            final.append(name)
        planned = plan(imagined, thing, [], [])
        if len(planned) > 1:
            plans[name] = in_words(imagined, planned)
    return tuple(final), plans


def in_words(t: Table, planned: list[Planned]) -> list[Json]:
    """A compound move ready for JSON. The first choice and forced answers have no alternatives."""
    names = t.game.things.names
    return [
        {
            "thing": names[one.thing],
            "step": one.step,
            "options": [] if number == 0 or one.forced else [names[thing] for thing in one.options],
            "forced": one.forced,
        }
        for number, one in enumerate(planned)
    ]
