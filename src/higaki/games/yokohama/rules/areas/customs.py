"""Customs house (p. 14): import goods become points; how many may be handed in depends on the strength."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Action
from higaki.engine.table.events import ALLOWED, Refused
from higaki.engine.table.steps import Choice
from higaki.engine.table.table import Table
from higaki.games.yokohama import actions, events
from higaki.games.yokohama.box import CHURCH_SPACES, CUSTOMS_SPACES, IMPORT
from higaki.games.yokohama.places import SPACE, STRENGTH
from higaki.games.yokohama.printed import BY_STRENGTH, IMPORTS
from higaki.games.yokohama.rules.areas.board_assistants import SETTLE, can_settle
from higaki.games.yokohama.rules.money_goods_points import give_wares, wares
from higaki.games.yokohama.rules.town import CUSTOMS
from higaki.games.yokohama.step_registry import STEPS


def most_imports(t: Table) -> i64:
    return BY_STRENGTH[CUSTOMS][t[STRENGTH]]


def why_not_clear(t: Table, space: i64, settles: bool, most: i64, imports: i64) -> i64:
    """Occupied, no assistant to send, too weak for this many import goods, or too few to hand in (p. 14)."""
    if t.size(SPACE + CHURCH_SPACES + space):
        return events.SPACE_TAKEN
    if not settles:
        return events.NOBODY_TO_SETTLE
    if IMPORTS[space] > most:
        return events.IMPORTS_BY_STRENGTH
    if IMPORTS[space] > imports:
        return events.IMPORTS_MISSING
    return ALLOWED


class ClearImports(Choice):
    """Choose a free space of the board whose import goods the player has and may hand in (ruling Y6)."""

    def options(self, t: Table) -> None:
        settles, most, imports = can_settle(t, self.seat), most_imports(t), wares(t, self.seat, IMPORT)
        for space in range(CUSTOMS_SPACES):
            if why_not_clear(t, space, settles, most, imports) == ALLOWED:
                t.offer(actions.SPACE + CHURCH_SPACES + space)
        if t.choices == 0:
            t.offer(actions.DONE)

    def refused(self, t: Table) -> list[Refused]:
        settles, most, imports = can_settle(t, self.seat), most_imports(t), wares(t, self.seat, IMPORT)
        found: list[Refused] = []
        for space in range(CUSTOMS_SPACES):
            why = why_not_clear(t, space, settles, most, imports)
            numbers: list[int] = []
            if why == events.IMPORTS_BY_STRENGTH:
                numbers = [IMPORTS[space], most]
            elif why == events.IMPORTS_MISSING:
                numbers = [IMPORTS[space], imports]
            if why != ALLOWED:
                found.append(Refused(actions.SPACE + CHURCH_SPACES + space, why, numbers))
        if actions.DONE not in t.options:
            found.append(Refused(actions.DONE, events.MUST_SETTLE, []))
        return found

    def take(self, t: Table, thing: Action) -> None:
        seat = self.seat
        if thing != actions.DONE:
            space = actions.SPACE.member(thing)
            give_wares(t, seat, IMPORT, IMPORTS[space - CHURCH_SPACES])
            t.then(SETTLE.of(seat, space))


CLEAR_IMPORTS: Final = STEPS.each(ClearImports)
