"""The garden house (p. 3): the players there decide about the order track, at once and for everybody."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Action, Seat
from higaki.engine.table.cells import NOWHERE
from higaki.engine.table.steps import Choice, Effect
from higaki.engine.table.table import Table
from higaki.games.yedo import actions, events
from higaki.games.yedo.box import GARDEN
from higaki.games.yedo.places import CHOSEN, GARDEN_ROW, ORDER
from higaki.games.yedo.rules.disciple_positions import go_home
from higaki.games.yedo.step_registry import STEPS


def meet_in_garden(t: Table, seat: Seat) -> None:
    """In the order of the garden house all players there choose; then all disciples go home (ruling E11)."""
    t.then(NEW_ORDER.of(seat))
    for slot in range(t.size(GARDEN_ROW) - 1, -1, -1):
        t.then(CHOOSE_POSITION.of(t.piece(GARDEN_ROW, slot)))


def is_chosen(t: Table, position: i64) -> bool:
    for seat in range(t.seats):
        if t.where(CHOSEN + seat) == position:
            return True
    return False


class ChoosePosition(Choice):
    """Choose the new position of the own marker on the order track."""

    def options(self, t: Table) -> None:
        for position in range(t.seats):
            if not is_chosen(t, position):
                t.offer(actions.POSITION + position)

    def take(self, t: Table, thing: Action) -> None:
        position = actions.POSITION.member(thing)
        t.set_to(CHOSEN + self.seat, position)
        # Players count the fields of the order track from 1.
        t.tell(events.NEW_ORDER, self.seat, position + 1)


class NewOrder(Effect):
    """Players who were not in the garden house follow in the old order; all disciples there go home."""

    def happen(self, t: Table) -> None:
        free: i64 = 0
        for slot in range(t.seats):
            seat = t.piece(ORDER, slot)
            if t.where(CHOSEN + seat) == NOWHERE:
                while is_chosen(t, free):
                    free += 1
                t.set_to(CHOSEN + seat, free)
        for seat in range(t.seats):
            t.replace(ORDER, t.where(CHOSEN + seat), seat)
            t.set_to(CHOSEN + seat, NOWHERE)
        while t.size(GARDEN_ROW):
            go_home(t, t.piece(GARDEN_ROW, 0), GARDEN)


CHOOSE_POSITION: Final = STEPS.each(ChoosePosition)
NEW_ORDER: Final = STEPS.each(NewOrder)
