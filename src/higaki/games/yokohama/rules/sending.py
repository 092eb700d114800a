"""Sending assistants: from the supply or an area into any other, without a fee (p. 11, ruling Y9)."""

from typing import Final

from higaki.engine.base.kinds import Count
from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Action
from higaki.engine.table.cells import NOWHERE
from higaki.engine.table.events import ALLOWED, Refused
from higaki.engine.table.steps import Choice
from higaki.engine.table.table import Table
from higaki.games.yokohama import actions, events
from higaki.games.yokohama.box import AREA_COUNT, STANDS
from higaki.games.yokohama.places import ASSISTANTS, SUPPLY
from higaki.games.yokohama.rules.technologies import ChoiceWithSidelines, offer_sidelines
from higaki.games.yokohama.rules.town import (
    CANAL,
    areas_in_play,
    assistant_of,
    assistants_at,
    assistants_ready,
    in_play,
)
from higaki.games.yokohama.step_registry import STEPS

MOST_MOVES: Final = 3


class DispatchFrom(ChoiceWithSidelines):
    """Choose the assistant to send: one of the supply, or of an area. It is optional."""

    left: i64

    def options(self, t: Table) -> None:
        for area in range(AREA_COUNT):
            if assistants_at(t, self.seat, area):
                t.offer(actions.AREA + area)
        if assistants_ready(t, self.seat):
            t.offer(actions.SUPPLY)
        offer_sidelines(t, self.seat)
        t.offer(actions.DONE)

    def refused(self, t: Table) -> list[Refused]:
        found = [
            Refused(actions.AREA + area, events.NOBODY_THERE, [])
            for area in areas_in_play(t)
            if not assistants_at(t, self.seat, area)
        ]
        if not assistants_ready(t, self.seat):
            found.append(Refused(actions.SUPPLY, events.NO_ASSISTANT, []))
        return found

    def answer(self, t: Table, thing: Action) -> None:
        if thing == actions.SUPPLY:
            t.then(DISPATCH_TO.of(self.seat, STANDS.number(NOWHERE), self.left))
        elif thing != actions.DONE:
            t.then(DISPATCH_TO.of(self.seat, STANDS.number(actions.AREA.member(thing)), self.left))


def why_not_to(area: i64, source: i64) -> i64:
    """Not onto the canal, and not where the assistant comes from."""
    if area == CANAL:
        return events.ON_CANAL
    if area == source:
        return events.COMES_FROM_THERE
    return ALLOWED


class DispatchTo(Choice):
    """Choose the target area."""

    stand: i64
    left: i64

    def options(self, t: Table) -> None:
        source = STANDS.member(self.stand)
        for area in range(AREA_COUNT):
            if in_play(t, area) and why_not_to(area, source) == ALLOWED:
                t.offer(actions.AREA + area)

    def refused(self, t: Table) -> list[Refused]:
        whys = [(area, why_not_to(area, STANDS.member(self.stand))) for area in areas_in_play(t)]
        return [Refused(actions.AREA + area, why, []) for area, why in whys if why != ALLOWED]

    def take(self, t: Table, thing: Action) -> None:
        seat, source, area = self.seat, STANDS.member(self.stand), actions.AREA.member(thing)
        if source == NOWHERE:
            t.move(assistant_of(seat), SUPPLY + seat, ASSISTANTS + area)
        else:
            t.move(assistant_of(seat), ASSISTANTS + source, ASSISTANTS + area)
        t.tell(events.SENT_OUT, seat, area)
        if self.left > 1:
            t.then(DISPATCH_FROM.of(seat, self.left - 1))


DISPATCH_FROM: Final = STEPS.each(DispatchFrom, left=Count(MOST_MOVES))
DISPATCH_TO: Final = STEPS.each(DispatchTo, stand=STANDS, left=Count(MOST_MOVES))
