"""The watch on its way (p. 1 and 2): one district further in each round, in the direction of its figure."""

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.table.table import Table
from higaki.games.yedo import events
from higaki.games.yedo.box import BESIDE, BLUE, DISTRICT_COUNT, RED
from higaki.games.yedo.places import WATCH


def watch_walking(t: Table) -> i64:
    """Which figure is on its way; -1 in the last round, when none is."""
    if t[WATCH + RED] != BESIDE:
        return RED
    if t[WATCH + BLUE] != BESIDE:
        return BLUE
    return -1


def watch_in(t: Table) -> i64:
    """The district where the watch is; -1 when it is not on the board."""
    walking = watch_walking(t)
    return -1 if walking < 0 else t[WATCH + walking] - 1


def move_watch(t: Table, steps: i64) -> None:
    """So many districts further, or back where it is less than 0: red follows the ring, blue runs against it."""
    ahead = steps if watch_walking(t) == RED else -steps
    set_watch(t, (watch_in(t) + ahead + 2 * DISTRICT_COUNT) % DISTRICT_COUNT)


def set_watch(t: Table, district: i64) -> None:
    t.send(WATCH + watch_walking(t), district + 1)
    t.tell(events.WATCH_MOVED, -1, district)


def swap_watch(t: Table) -> None:
    """The other figure takes its place; it goes its own way from the next step on (ruling E5)."""
    walking = watch_walking(t)
    if walking < 0:
        return
    other = BLUE if walking == RED else RED
    t.send(WATCH + other, t[WATCH + walking])
    t.send(WATCH + walking, BESIDE)
    t.tell(events.WATCH_SWAPPED, -1, other)
