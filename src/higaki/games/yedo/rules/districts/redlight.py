"""The red-light district: win a geisha for Mon or prestige, buy an action card."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Seat
from higaki.engine.table.events import ALLOWED
from higaki.engine.table.table import Table
from higaki.games.yedo import events
from higaki.games.yedo.box import LOSSES
from higaki.games.yedo.places import CARD_STACK
from higaki.games.yedo.rule_numbers import CARD_MON, GEISHA_MON, GEISHA_PRESTIGE
from higaki.games.yedo.rules import disciple_action_names
from higaki.games.yedo.rules.bidding_rewards import take_geisha, why_not_geisha
from higaki.games.yedo.rules.districts.district import District
from higaki.games.yedo.rules.draw_cards import draw_card
from higaki.games.yedo.rules.hand_limits import keep_within
from higaki.games.yedo.rules.money_and_prestige import lose_prestige, pay
from higaki.games.yedo.rules.reasons import because, too_dear, too_little_prestige

FOR_GEISHA: Final = LOSSES.numbers["geishas"]


class RedLight(District):
    """Win a geisha for Mon or prestige, buy an action card."""

    def why_not(self, t: Table, seat: Seat, deed: i64) -> i64:
        if deed == disciple_action_names.BUY_CARD:
            return too_dear(t, seat, CARD_MON) if t.size(CARD_STACK) else because(events.STACK_EMPTY)
        why = why_not_geisha(t, seat)
        if why != ALLOWED:
            return why
        if deed == disciple_action_names.GEISHA_FOR_MON:
            return too_dear(t, seat, GEISHA_MON)
        return too_little_prestige(t, seat, GEISHA_PRESTIGE)

    def act(self, t: Table, seat: Seat, deed: i64) -> None:
        if deed == disciple_action_names.BUY_CARD:
            pay(t, seat, CARD_MON)
            t.tell(events.BOUGHT_CARD, seat, CARD_MON)
            draw_card(t, seat)
            keep_within(t, seat)
            return
        if deed == disciple_action_names.GEISHA_FOR_MON:
            pay(t, seat, GEISHA_MON)
            t.tell(events.GEISHA_FOR_MON, seat, GEISHA_MON)
        else:
            t.tell(events.GEISHA_FOR_PRESTIGE, seat, -lose_prestige(t, seat, FOR_GEISHA, GEISHA_PRESTIGE))
        take_geisha(t, seat)
