"""From the box to the first turn (p. 1)."""

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.table.table import Table
from higaki.games.pebbles.box import PEBBLES_EACH, PEBBLES_EACH_SHORT
from higaki.games.pebbles.places import BEACH, SHORT
from higaki.games.pebbles.rules.turn import BEGIN_TURN


def set_up(t: Table) -> None:
    """Lay out the beach. The stones are in the bag already, where the rest of their sort lies."""
    t[BEACH] = pebbles_in_game(t)
    t.then(BEGIN_TURN.of(0))


def pebbles_in_game(t: Table) -> i64:
    """Twelve for each player, eight in the short game."""
    if t[SHORT]:
        return t.seats * PEBBLES_EACH_SHORT
    return t.seats * PEBBLES_EACH
