"""Settings of the interpreter for a server: short garbage collections and fast switches between threads."""

from __future__ import annotations

import gc
import sys
from typing import Final

# The thread of the database lets go of the interpreter at every call, and gets it back after so many seconds if the
# event loop is busy; with Python's five milliseconds a move would wait longer for that than for the disk.
SECONDS_UNTIL_IT_IS_ANOTHERS_TURN: Final = 0.0005
# Nothing else is done while the interpreter looks for rubbish, which takes a millisecond for a thousand objects. So it
# looks through few at a time: after so many new ones among the young, and every other time among those that have been
# looked through once. What is left then belongs to tables, which live for hours; all of it at once takes half a second
# at a thousand tables and finds next to nothing, so that is done after a hundred million new objects.
COLLECTED_AFTER: Final = (5_000, 1, 10_000)


def set_up() -> None:
    """Called once, when all is loaded: what is there now stays there."""
    sys.setswitchinterval(SECONDS_UNTIL_IT_IS_ANOTHERS_TURN)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED_AFTER)
