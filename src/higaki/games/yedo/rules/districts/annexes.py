"""The annexes: exchange a mission, look at any stack, exchange a weapon or an action card."""

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Seat
from higaki.engine.table.table import Table
from higaki.games.yedo import events
from higaki.games.yedo.places import BONUS_STACK, CARD, CARD_STACK, EVENT_STACK, MISSION, WEAPON, WEAPON_STACK
from higaki.games.yedo.rules import disciple_action_names
from higaki.games.yedo.rules.bidding_rewards import missions_left
from higaki.games.yedo.rules.districts.district import District
from higaki.games.yedo.rules.exchanging import DRILL, DROP_MISSION, PRACTISE
from higaki.games.yedo.rules.foresight import ANY_DECK, CHOOSE_DECK
from higaki.games.yedo.rules.reasons import need


class Annexes(District):
    """Exchange a mission, look at any stack, exchange a weapon or an action card."""

    def why_not(self, t: Table, seat: Seat, deed: i64) -> i64:
        if deed == disciple_action_names.AT_YASHIKI:
            return need(t.size(MISSION + seat) > 0, events.NO_MISSION)
        if deed == disciple_action_names.AT_DOJO:
            return need(t.size(WEAPON + seat) > 0, events.NO_WEAPON)
        if deed == disciple_action_names.AT_KOBUDO:
            return need(t.size(CARD + seat) > 0, events.NO_CARD_TO_SELL)
        cards = t.size(CARD_STACK) + t.size(BONUS_STACK) + t.size(WEAPON_STACK) + t.size(EVENT_STACK)
        return need(cards > 0 or missions_left(t), events.STACK_EMPTY)

    def act(self, t: Table, seat: Seat, deed: i64) -> None:
        if deed == disciple_action_names.AT_YASHIKI:
            t.then(DROP_MISSION.of(seat))
        elif deed == disciple_action_names.AT_DOJO:
            t.then(DRILL.of(seat))
        elif deed == disciple_action_names.AT_KOBUDO:
            t.then(PRACTISE.of(seat))
        else:
            t.then(CHOOSE_DECK.of(seat, ANY_DECK))
