"""The market: buy a weapon at a stall, or sell an action or bonus card."""

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Seat
from higaki.engine.table.events import Refused
from higaki.engine.table.table import Table
from higaki.games.yedo import events
from higaki.games.yedo.places import BONUS, CARD
from higaki.games.yedo.rules.districts.district import District
from higaki.games.yedo.rules.exchanging import SELL_CARD
from higaki.games.yedo.rules.market import offer_stalls
from higaki.games.yedo.rules.reasons import need


class Stalls(District):
    """Sell an action or bonus card, or buy a weapon by choosing it."""

    def consider(self, t: Table, seat: Seat, post: i64, refused: list[Refused] | None) -> None:
        super().consider(t, seat, post, refused)
        offer_stalls(t, seat, refused)

    def why_not(self, t: Table, seat: Seat, deed: i64) -> i64:
        return need(t.size(CARD + seat) + t.size(BONUS + seat) > 0, events.NO_CARD_TO_SELL)

    def act(self, t: Table, seat: Seat, deed: i64) -> None:
        t.then(SELL_CARD.of(seat))
