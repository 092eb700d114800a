"""How the interpreter is set up for a server: what it does beside the work must not hold the work up."""

from __future__ import annotations

import gc
import sys
from typing import Final

# The thread of the database lets go of the interpreter at every call, and gets it back after so many seconds if the
# event loop is busy; with Python's five milliseconds a move would wait longer for that than for the disk.
SECONDS_UNTIL_IT_IS_ANOTHERS_TURN: Final = 0.0005
# A table is thousands of objects that live for hours. Looking through all of them for rubbish takes long and finds
# nothing, so it is done seldom: after so many new objects, so often among the young, so often among all.
COLLECTED_AFTER: Final = (50_000, 20, 100)


def set_up() -> None:
    """Called once, when all is loaded: what is there now stays there."""
    sys.setswitchinterval(SECONDS_UNTIL_IT_IS_ANOTHERS_TURN)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED_AFTER)
