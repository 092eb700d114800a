"""The market: buy a weapon at a stall, or sell an action or bonus card."""

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.table.events import Refused
from higaki.engine.table.table import Table
from higaki.games.yedo import actions, events
from higaki.games.yedo.box import STALL_COUNT
from higaki.games.yedo.places import BONUS, CARD, MARKET_AT, MON
from higaki.games.yedo.rules.exchanging import SELL_CARD
from higaki.games.yedo.rules.market import can_buy_at, price_at


def can(t: Table, seat: i64, deed: i64) -> bool:
    return t.size(CARD + seat) + t.size(BONUS + seat) > 0


def act(t: Table, seat: i64, deed: i64) -> None:
    t.then(SELL_CARD.of(seat))


def offer_stalls(t: Table, seat: i64) -> None:
    for stall in range(STALL_COUNT):
        if can_buy_at(t, seat, stall):
            t.offer(actions.MARKET + stall)


def why_not(t: Table, seat: i64, deed: i64) -> Refused:
    return Refused(actions.ACTION + deed, events.NO_CARD_TO_SELL, [])


def why_no_weapon(t: Table, seat: i64) -> list[Refused]:
    """Weapons that are too dear."""
    return [
        Refused(actions.MARKET + stall, events.TOO_DEAR, [price_at(t, seat, stall), t[MON + seat]])
        for stall in range(STALL_COUNT)
        if t.size(MARKET_AT + stall) and not can_buy_at(t, seat, stall)
    ]
