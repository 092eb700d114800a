"""Phase 5, the watch (p. 2): it walks, cards may redirect it or hide disciples from it, then it captures."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Seat
from higaki.engine.table.cells import NOWHERE
from higaki.engine.table.steps import Effect
from higaki.engine.table.table import Table
from higaki.games.yedo import events
from higaki.games.yedo.box import EVERYWHERE, PHASE_5, POST_COUNT
from higaki.games.yedo.event_card_names import HURRIED_ROUNDS, SLEEPY_WATCH
from higaki.games.yedo.places import HOUSE, ORDER, PHASE, RESERVE, SHELTER
from higaki.games.yedo.printed import EVENT_FIGURES
from higaki.games.yedo.rule_numbers import POST_IN, RESERVE_AT_START
from higaki.games.yedo.rules.disciple_positions import event_is, lift, stand_at
from higaki.games.yedo.rules.phases.watch_windows import shelter_cards, watch_cards
from higaki.games.yedo.rules.watch import move_watch, watch_in
from higaki.games.yedo.step_registry import STEPS


def begin_watch(t: Table) -> None:
    """5a, then 5b; the next steps are 5c and 5d. Without a watch on the board the phase is skipped."""
    t.send(PHASE, PHASE_5)
    steps = steps_of_watch(t)
    if steps == 0:
        return
    move_watch(t, steps)
    t.then(SEEK_SHELTER.of(0), CAPTURE.of(0))
    watch_cards(t)


def steps_of_watch(t: Table) -> i64:
    """The number of districts that it walks in this round; zero if it sleeps or has left."""
    if watch_in(t) == NOWHERE or event_is(t, SLEEPY_WATCH):
        return 0
    if event_is(t, HURRIED_ROUNDS):
        return EVENT_FIGURES[HURRIED_ROUNDS][0]
    return 1


class SeekShelter(Effect):
    """5c: players with disciples beside the watch may hide them."""

    def happen(self, t: Table) -> None:
        shelter_cards(t)


class Capture(Effect):
    """5d: all others in the district are captured, in order, one by one."""

    def happen(self, t: Table) -> None:
        for slot in range(t.seats):
            self.capture(t, t.piece(ORDER, slot), watch_in(t))
        for seat in range(t.seats):
            t.set_to(SHELTER + seat, NOWHERE)

    def capture(self, t: Table, seat: Seat, district: i64) -> None:
        safe = t.where(SHELTER + seat)
        captured: i64 = 0
        for post in range(POST_COUNT):
            if POST_IN[post] != district or safe == EVERYWHERE:
                continue
            caught = stand_at(t, seat, post)
            if safe == post:
                caught -= 1
            for _each in range(caught):
                self.lock_up(t, seat, post)
                captured += 1
        if captured:
            t.tell(events.CAPTURED, seat, district, captured)

    def lock_up(self, t: Table, seat: Seat, post: i64) -> None:
        """Move him to the reserve; if that holds two already, he goes home instead (p. 2)."""
        if t.count(RESERVE, seat) < RESERVE_AT_START:
            lift(t, seat, post, RESERVE)
        else:
            lift(t, seat, post, HOUSE + seat)


SEEK_SHELTER: Final = STEPS.each(SeekShelter)
CAPTURE: Final = STEPS.each(Capture)
