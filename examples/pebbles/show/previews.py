"""What a board can show before an option is taken: how many pebbles it leaves."""

from higaki.engine.table.table import Table
from higaki.games.pebbles.actions import TAKE
from higaki.games.pebbles.places import BEACH


def preview(t: Table, thing: int) -> dict[str, object]:
    """How many would be left on the beach."""
    if thing in TAKE:
        return {"left": t[BEACH] - TAKE.member(thing)}
    return {}
