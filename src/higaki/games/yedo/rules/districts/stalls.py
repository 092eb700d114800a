"""The market: buy a weapon at a stall, or sell an action or bonus card."""

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Seat
from higaki.engine.table.table import Table
from higaki.games.yedo import events
from higaki.games.yedo.places import BONUS, CARD
from higaki.games.yedo.rules.districts.district import District
from higaki.games.yedo.rules.exchanging import SELL_CARD
from higaki.games.yedo.rules.reasons import need


class Stalls(District):
    """Sell an action or bonus card; weapons are pointed at (`market.offer_stalls`)."""

    def why_not(self, t: Table, seat: Seat, deed: i64) -> i64:
        return need(t.size(CARD + seat) + t.size(BONUS + seat) > 0, events.NO_CARD_TO_SELL)

    def act(self, t: Table, seat: Seat, deed: i64) -> None:
        t.then(SELL_CARD.of(seat))
