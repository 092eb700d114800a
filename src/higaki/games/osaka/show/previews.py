"""Previews of options: the price of all open goods."""

from higaki.engine.table.table import Table
from higaki.games.osaka.actions import BUY
from higaki.games.osaka.rules.market import cards_open, price_of_all


def preview(t: Table, thing: int) -> dict[str, object]:
    """The price of buying, and the number of cards."""
    if thing == BUY:
        return {"price": price_of_all(t, t.seat), "cards": cards_open(t, t.seat)}
    return {}
