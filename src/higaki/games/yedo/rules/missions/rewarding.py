"""The rewards of missions and favours besides prestige (p. 1), in the order of the icons."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64, vec
from higaki.engine.base.number_types import Action, Seat
from higaki.engine.table.steps import Choice
from higaki.engine.table.table import Table
from higaki.games.yedo import actions, events
from higaki.games.yedo.box import STALL_COUNT
from higaki.games.yedo.places import CHURCH as CHURCH_MON
from higaki.games.yedo.places import MARKET_AT, SHOGUN_DEAD
from higaki.games.yedo.printed import (
    BLESSING,
    BONUS,
    CARD,
    CHURCH,
    ENDS_GAME,
    MISSION,
    MON,
    SWAP_WATCH,
    TOP_WEAPON,
    WEAPON,
)
from higaki.games.yedo.rules.bidding_rewards import missions_left
from higaki.games.yedo.rules.districts.harbor import take_church
from higaki.games.yedo.rules.districts.temple import take_blessing
from higaki.games.yedo.rules.draw_cards import draw_bonus, draw_card, draw_weapon
from higaki.games.yedo.rules.exchanging import DRAW_FROM
from higaki.games.yedo.rules.hand_limits import keep_within
from higaki.games.yedo.rules.market import take_from
from higaki.games.yedo.rules.money_and_prestige import earn
from higaki.games.yedo.rules.watch import swap_watch
from higaki.games.yedo.step_registry import STEPS


def give_reward(t: Table, seat: Seat, reward: vec[i64]) -> None:
    """All but the prestige, which has its own line in the log."""
    if reward[MON]:
        earn(t, seat, reward[MON])
        t.tell(events.EARNED, seat, reward[MON])
    if reward[CHURCH] and t[CHURCH_MON]:
        take_church(t, seat)
    if reward[BLESSING]:
        take_blessing(t, seat)
    if reward[CARD]:
        draw_card(t, seat)
    if reward[BONUS]:
        draw_bonus(t, seat)
    if reward[TOP_WEAPON]:
        draw_weapon(t, seat)
    if reward[SWAP_WATCH]:
        swap_watch(t)
    if reward[ENDS_GAME]:
        t[SHOGUN_DEAD] = 1
        t.tell(events.SHOGUN_FALLS, seat)
    # Chosen rewards come last, and the discard of surplus cards before them.
    if reward[WEAPON] and weapons_at_market(t):
        t.then(TAKE_WEAPON.of(seat))
    if reward[MISSION] and missions_left(t):
        t.then(DRAW_FROM.of(seat))
    keep_within(t, seat)


def weapons_at_market(t: Table) -> bool:
    for stall in range(STALL_COUNT):
        if t.size(MARKET_AT + stall):
            return True
    return False


class TakeWeapon(Choice):
    """Choose a weapon on the market, without payment."""

    continues = True

    def options(self, t: Table) -> None:
        for stall in range(STALL_COUNT):
            if t.size(MARKET_AT + stall):
                t.offer(actions.MARKET + stall)

    def take(self, t: Table, thing: Action) -> None:
        t.tell(events.GOT_WEAPON, self.seat, take_from(t, self.seat, actions.MARKET.member(thing)))
        keep_within(t, self.seat)


TAKE_WEAPON: Final = STEPS.each(TakeWeapon)
