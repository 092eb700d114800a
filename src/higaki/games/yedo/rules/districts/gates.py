"""The gates of Yedo: recruit a disciple, sell prestige, look at the next action cards."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Seat
from higaki.engine.table.table import Table
from higaki.games.yedo import events
from higaki.games.yedo.box import DECK_OF_CARDS, LOSSES
from higaki.games.yedo.places import CARD_STACK, HOUSE, RESERVE
from higaki.games.yedo.rule_numbers import RECRUIT_MON, SELL_PRESTIGE
from higaki.games.yedo.rules import disciple_action_names
from higaki.games.yedo.rules.disciple_action_names import size_of_bargain
from higaki.games.yedo.rules.districts.district import District
from higaki.games.yedo.rules.foresight import foresee
from higaki.games.yedo.rules.money_and_prestige import earn, lose_prestige, pay
from higaki.games.yedo.rules.reasons import because, stack_empty, too_dear, too_little_prestige

SOLD: Final = LOSSES.numbers["sold"]


class Gates(District):
    """Recruit a disciple, sell prestige, look at the next action cards."""

    def why_not(self, t: Table, seat: Seat, deed: i64) -> i64:
        if deed == disciple_action_names.RECRUIT:
            return too_dear(t, seat, RECRUIT_MON) if t.count(RESERVE, seat) else because(events.RESERVE_EMPTY)
        if deed == disciple_action_names.FORESEE_CARDS:
            return stack_empty(t, CARD_STACK)
        return too_little_prestige(t, seat, SELL_PRESTIGE[size_of_bargain(deed)][0])

    def act(self, t: Table, seat: Seat, deed: i64) -> None:
        if deed == disciple_action_names.RECRUIT:
            pay(t, seat, RECRUIT_MON)
            t.move(seat, RESERVE, HOUSE + seat)
            t.tell(events.RECRUITED, seat, RECRUIT_MON)
        elif deed == disciple_action_names.FORESEE_CARDS:
            foresee(t, seat, DECK_OF_CARDS)
        else:
            bargain = SELL_PRESTIGE[size_of_bargain(deed)]
            points, mon = bargain[0], bargain[1]
            lose_prestige(t, seat, SOLD, points)
            earn(t, seat, mon)
            t.tell(events.SOLD_PRESTIGE, seat, -points, mon)
