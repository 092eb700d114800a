"""All that a player can point at, in the order in which options are listed."""

from typing import Final

from higaki.engine.table.actions import Things
from higaki.games.pebbles.box import MOST_AT_ONCE, STONES

THINGS: Final = Things()

TAKE: Final = THINGS.amounts("take", 1, MOST_AT_ONCE)
HAND_STONE: Final = THINGS.group("hand", STONES)
KEEP: Final = THINGS.button("keep")
