"""The tavern: build an annex, look at the next weapons."""

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Seat
from higaki.engine.table.table import Table
from higaki.games.yedo import events
from higaki.games.yedo.box import DECK_OF_WEAPONS
from higaki.games.yedo.event_card_names import TRAVELLING_CARPENTERS
from higaki.games.yedo.places import WEAPON_STACK
from higaki.games.yedo.printed import EVENT_FIGURES
from higaki.games.yedo.rule_numbers import ANNEX_MON
from higaki.games.yedo.rules import disciple_action_names
from higaki.games.yedo.rules.bidding_rewards import CHOOSE_ANNEX, annex_fits
from higaki.games.yedo.rules.disciple_positions import event_is
from higaki.games.yedo.rules.districts.district import District
from higaki.games.yedo.rules.foresight import foresee
from higaki.games.yedo.rules.money_and_prestige import pay
from higaki.games.yedo.rules.reasons import because, stack_empty, too_dear


def annex_price(t: Table) -> i64:
    if event_is(t, TRAVELLING_CARPENTERS):
        return EVENT_FIGURES[TRAVELLING_CARPENTERS][0]
    return ANNEX_MON


class Tavern(District):
    """Build an annex, look at the next weapons."""

    def why_not(self, t: Table, seat: Seat, deed: i64) -> i64:
        if deed == disciple_action_names.BUILD:
            return too_dear(t, seat, annex_price(t)) if annex_fits(t, seat) else because(events.NO_ANNEX_LEFT)
        return stack_empty(t, WEAPON_STACK)

    def act(self, t: Table, seat: Seat, deed: i64) -> None:
        if deed == disciple_action_names.BUILD:
            pay(t, seat, annex_price(t))
            t.tell(events.PAID, seat, annex_price(t))
            t.then(CHOOSE_ANNEX.of(seat))
        else:
            foresee(t, seat, DECK_OF_WEAPONS)
