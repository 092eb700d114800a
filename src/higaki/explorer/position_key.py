"""The key of a position: the same for all tables of which the seat to move knows the same."""

from __future__ import annotations

import hashlib
from array import array
from typing import Final

from higaki.engine.table.table import Table
from higaki.engine.views.observation import observe

# In bytes: among a million positions two have the same key once in thirty million files.
SIZE: Final = 8


def key_of(t: Table) -> str:
    """What the seat to move knows, with the number of seats and the options, as sixteen digits."""
    settings = [t.game.settings.rules, t.seats, t.seat, *t.settings]
    seen = array("h", [int(number) for number in observe(t, t.seat)])
    return hashlib.blake2b(seen.tobytes(), digest_size=SIZE, key=array("h", settings).tobytes()).hexdigest()
