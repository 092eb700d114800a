"""Reasons: one predicate decides whether a thing can be chosen, and why not. Options and refusals use it.

A predicate `why_not_...` returns ALLOWED, SILENT, or a reason with its figures, all in a single number. A search lists
options millions of times without a need for reasons, so no object may be created.
"""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Action, Seat, Spot
from higaki.engine.table.events import ALLOWED, Refused
from higaki.engine.table.steps import Choice
from higaki.engine.table.table import Table
from higaki.games.yedo import events
from higaki.games.yedo.events import STORY
from higaki.games.yedo.places import MON, PRESTIGE

# It cannot be chosen, but no player would expect it, so no reason is given.
SILENT: Final = -2

# The reason is in the lowest bits, then up to three figures of 16 bits, as wide as a cell.
REASON_BITS: Final = 8
FIGURE_BITS: Final = 16
LAST_REASON: Final = 0xFF
LARGEST_FIGURE: Final = 0xFFFF


def because(reason: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> i64:
    """A reason declared in `events`, with its figures."""
    figures = (third << FIGURE_BITS | second) << FIGURE_BITS | first
    return figures << REASON_BITS | reason


def refusal(thing: Action, why: i64) -> Refused:
    """A thing that cannot be chosen, with its reason and figures."""
    reason, left = why & LAST_REASON, why >> REASON_BITS
    figures: list[int] = []
    for _each in range(len(STORY.reasons[reason].fields)):
        figures.append(left & LARGEST_FIGURE)
        left = left >> FIGURE_BITS
    return Refused(thing, reason, figures)


def offer_unless(t: Table, thing: Action, why: i64, refused: list[Refused] | None) -> None:
    """Offer a thing unless there is a reason against it. With a list nothing is offered; the list gets the refusals."""
    if refused is None:
        if why == ALLOWED:
            t.offer(thing)
    elif why >= 0:
        refused.append(refusal(thing, why))


def offer_always(t: Table, thing: Action, refused: list[Refused] | None) -> None:
    """Offer a thing that is always allowed."""
    offer_unless(t, thing, ALLOWED, refused)


class ReasonedChoice(Choice):
    """A choice that defines options and refusals in one place."""

    def consider(self, t: Table, refused: list[Refused] | None) -> None:
        """Offer all things that a player may expect here, each unless there is a reason against it."""
        raise NotImplementedError

    def options(self, t: Table) -> None:
        self.consider(t, None)

    def refused(self, t: Table) -> list[Refused]:
        found: list[Refused] = []
        self.consider(t, found)
        return found


def need(met: bool, reason: i64) -> i64:
    """ALLOWED if a condition is met, otherwise the reason against it, which needs no numbers."""
    if met:
        return ALLOWED
    return reason


# Reasons against many things.


def too_dear(t: Table, seat: Seat, mon: i64) -> i64:
    if t[MON + seat] < mon:
        return because(events.TOO_DEAR, mon, t[MON + seat])
    return ALLOWED


def too_little_prestige(t: Table, seat: Seat, points: i64) -> i64:
    if t[PRESTIGE + seat] < points:
        return because(events.TOO_LITTLE_PRESTIGE, points, t[PRESTIGE + seat])
    return ALLOWED


def stack_empty(t: Table, stack: Spot) -> i64:
    return need(t.size(stack) > 0, events.STACK_EMPTY)
