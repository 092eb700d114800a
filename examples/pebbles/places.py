"""Where everything lies, and who sees it (p. 1)."""

from typing import Final

from higaki.engine.table.places import EVERYBODY, NO_ONE, OWNER, Places
from higaki.games.pebbles.box import FOLDER, PEBBLES_EACH, PLAYERS, STONES

MOST_PEBBLES: Final = PEBBLES_EACH * len(PLAYERS)
# More than anybody can have: every stone there is, each worth as much as there are.
MOST_IN_SETS: Final = 48

PLACES: Final = Places(FOLDER, PLAYERS)
SHORT: Final = PLACES.option("short")

BEACH: Final = PLACES.number("beach", most=MOST_PEBBLES)
BAG: Final = PLACES.pile("bag", STONES, NO_ONE, rest=True)
SEA: Final = PLACES.heap("sea", STONES, EVERYBODY)

TAKEN: Final = PLACES.number("taken", most=MOST_PEBBLES, per=PLAYERS)
HAND: Final = PLACES.heap("hand", STONES, OWNER, per=PLAYERS)
SETS: Final = PLACES.number("sets", most=MOST_IN_SETS, per=PLAYERS)
