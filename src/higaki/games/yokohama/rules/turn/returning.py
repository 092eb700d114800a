"""Sixth step: the assistants of the area return to the supply (p. 8)."""

from typing import Final

from higaki.engine.base.number_types import Action
from higaki.engine.table.cells import NOWHERE
from higaki.engine.table.steps import Choice
from higaki.engine.table.table import Table
from higaki.games.yokohama import actions, events
from higaki.games.yokohama.places import ACTING, ASSISTANTS, STRENGTH, SUPPLY
from higaki.games.yokohama.rules.technologies import TELEPHONE, owns
from higaki.games.yokohama.rules.town import assistant_of, assistants_at
from higaki.games.yokohama.step_registry import STEPS


class ReturnHome(Choice):
    """All of them; with the telephone one may stay (p. 19)."""

    def options(self, t: Table) -> None:
        if owns(t, self.seat, TELEPHONE) and assistants_at(t, self.seat, t.where(ACTING)):
            t.offer(actions.STAY)
        t.offer(actions.DONE)

    def take(self, t: Table, thing: Action) -> None:
        seat, area = self.seat, t.where(ACTING)
        leaving = assistants_at(t, seat, area)
        if thing == actions.STAY:
            leaving -= 1
            t.tell(events.STAYED, seat, area)
        for _each in range(leaving):
            t.move(assistant_of(seat), ASSISTANTS + area, SUPPLY + seat)
        t.send_to(ACTING, NOWHERE)
        t[STRENGTH] = 0


RETURN_HOME: Final = STEPS.each(ReturnHome)
