"""The walk of the watch (p. 1 and 2): one district further in each round, in the direction of its figure."""

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.table.cells import NOTHING, NOWHERE
from higaki.engine.table.steps import NOBODY
from higaki.engine.table.table import Table
from higaki.games.yedo import events
from higaki.games.yedo.box import BLUE, DISTRICT_COUNT, RED
from higaki.games.yedo.places import WATCH


def watch_walking(t: Table) -> i64:
    """The walking figure; NOTHING in the last round, when both wait beside the board."""
    if t.where(WATCH + RED) != NOWHERE:
        return RED
    if t.where(WATCH + BLUE) != NOWHERE:
        return BLUE
    return NOTHING


def watch_in(t: Table) -> i64:
    """The district where the watch is; NOWHERE when it is not on the board."""
    walking = watch_walking(t)
    if walking == NOTHING:
        return NOWHERE
    return t.where(WATCH + walking)


def move_watch(t: Table, steps: i64) -> None:
    """This many districts further, or back if negative: red follows the ring, blue runs against it."""
    ahead = steps if watch_walking(t) == RED else -steps
    set_watch(t, (watch_in(t) + ahead + 2 * DISTRICT_COUNT) % DISTRICT_COUNT)


def set_watch(t: Table, district: i64) -> None:
    t.send_to(WATCH + watch_walking(t), district)
    t.tell(events.WATCH_MOVED, NOBODY, district)


def swap_watch(t: Table) -> None:
    """The other figure replaces it; it walks in its own direction from the next step on (ruling E5)."""
    walking = watch_walking(t)
    if walking == NOTHING:
        return
    other = BLUE if walking == RED else RED
    t.send_to(WATCH + other, t.where(WATCH + walking))
    t.send_to(WATCH + walking, NOWHERE)
    t.tell(events.WATCH_SWAPPED, NOBODY, other)
