"""Settings of the interpreter for a server: short garbage collections and fast switches between threads."""

from __future__ import annotations

import gc
import sys
from typing import Final

# The database thread releases the interpreter at every call. If the event loop is busy, it gets it back after this
# number of seconds. With Python's default of five milliseconds, a move would wait longer for that than for the disk.
SECONDS_UNTIL_IT_IS_ANOTHERS_TURN: Final = 0.0005
# The garbage collector stops everything else and takes a millisecond per thousand objects. So it collects few at a
# time: the young generation after this number of new objects, the middle one every second time. The rest belongs to
# tables, which live for hours. A full collection takes half a second at a thousand tables and finds almost nothing, so
# it runs after a hundred million new objects.
COLLECTED_AFTER: Final = (5_000, 1, 10_000)


def set_up() -> None:
    """Call once after loading: the objects that exist now are never collected."""
    sys.setswitchinterval(SECONDS_UNTIL_IT_IS_ANOTHERS_TURN)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED_AFTER)
