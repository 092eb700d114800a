"""The effects of action cards that are not cancelled (p. 2). Further choices come next."""

from typing import Final

from higaki.engine.base.kinds import EMPTY_SET, SetOf
from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Seat
from higaki.engine.table.cells import NOWHERE
from higaki.engine.table.stacks import put_under
from higaki.engine.table.steps import NOBODY
from higaki.engine.table.table import Table
from higaki.games.yedo import events
from higaki.games.yedo.box import LOSSES, STALL_COUNT
from higaki.games.yedo.places import (
    AIM_AT,
    AIM_WHERE,
    BARRED,
    CLOSED,
    GEISHAS,
    MARKET_AT,
    MISSION,
    MISSION_STACK,
    MON,
    REPEATING,
    WEAPON,
    WEAPONS_USED,
)
from higaki.games.yedo.printed import CARD_FIGURE, CARD_MOMENTS, COLOUR_OF, IN_PHASE_5B, IN_PHASE_5C
from higaki.games.yedo.rules.action_cards.afterwards import BUY_AT_STALL, OPEN_ORDERS
from higaki.games.yedo.rules.action_cards.aiming import GIVEN, TAKEN
from higaki.games.yedo.rules.action_cards.names import (
    AMBUSH,
    BARRED_DOOR,
    FRESH_DELIVERY,
    FRIEND_AT_THE_STALL,
    HIDDEN_PURSE,
    LETTER_OF_PASSAGE,
    LONG_HOURS,
    LURED_AWAY,
    PICKPOCKET,
    SEALED_ORDERS,
    SLANDER,
    SPOILED_SCHEME,
    SWITCHED_BLADES,
)
from higaki.games.yedo.rules.action_cards.watch_effects import move_by_card, shelter_by_card
from higaki.games.yedo.rules.disciple_positions import go_home
from higaki.games.yedo.rules.draw_cards import draw_mission
from higaki.games.yedo.rules.hand_limits import only
from higaki.games.yedo.rules.market import lay_out
from higaki.games.yedo.rules.money_and_prestige import earn, lose_prestige

MISFORTUNE: Final = LOSSES.numbers["misfortune"]


def take_effect(t: Table, seat: Seat, card: i64) -> None:
    """The effect of a card, by its moment and its target."""
    if SetOf.has(CARD_MOMENTS[card], IN_PHASE_5B):
        move_by_card(t, card)
    elif SetOf.has(CARD_MOMENTS[card], IN_PHASE_5C):
        shelter_by_card(t, seat, card)
    elif t.holder(AIM_AT) != NOBODY:
        meet_clan(t, seat, card, t.holder(AIM_AT))
    else:
        help_oneself(t, seat, card)


def help_oneself(t: Table, seat: Seat, card: i64) -> None:
    if card == HIDDEN_PURSE:
        earn(t, seat, CARD_FIGURE[card])
        t.tell(events.EARNED, seat, CARD_FIGURE[card])
    elif card == FRESH_DELIVERY:
        renew_market(t)
    elif card == LETTER_OF_PASSAGE:
        t.tell(events.DISTRICT_OPENED, seat, t.where(CLOSED))
        t.send_to(CLOSED, NOWHERE)
    elif card == BARRED_DOOR:
        t[BARRED + t.where(AIM_WHERE)] += 1
        t.tell(events.SPACE_BARRED, seat, t.where(AIM_WHERE))
    elif card == LONG_HOURS:
        t[REPEATING] += 1
    elif card == FRIEND_AT_THE_STALL:
        t.then(BUY_AT_STALL.of(seat))
    elif card == SEALED_ORDERS:
        t.then(OPEN_ORDERS.of(seat))


def meet_clan(t: Table, seat: Seat, card: i64, target: Seat) -> None:
    if card == PICKPOCKET:
        stolen = min(CARD_FIGURE[card], t[MON + target])
        t.shift(stolen, MON + target, MON + seat)
        t.tell(events.STOLE, seat, target, stolen)
    elif card == AMBUSH:
        post = t.where(AIM_WHERE)
        go_home(t, target, post)
        t.tell(events.SENT_HOME, seat, target, post)
    elif card == SWITCHED_BLADES:
        switch_blades(t, seat, target)
    elif card == SLANDER:
        t.tell(events.PRESTIGE_LOST, target, MISFORTUNE, -lose_prestige(t, target, MISFORTUNE, CARD_FIGURE[card]))
    elif card == LURED_AWAY:
        t.shift(CARD_FIGURE[card], MON + seat, MON + target)
        t.shift(1, GEISHAS + target, GEISHAS + seat)
        t.tell(events.LURED_GEISHA, seat, target, CARD_FIGURE[card])
    elif card == SPOILED_SCHEME:
        spoil_scheme(t, target)


def renew_market(t: Table) -> None:
    """Discard all weapons; the same number of new ones takes their stalls."""
    emptied: i64 = EMPTY_SET
    for stall in range(STALL_COUNT):
        if t.size(MARKET_AT + stall):
            t.put(t.pick(MARKET_AT + stall, 0), MARKET_AT + stall, WEAPONS_USED)
            emptied = SetOf.with_(emptied, stall)
    for stall in range(STALL_COUNT):
        if SetOf.has(emptied, stall):
            lay_out(t, stall)
    t.tell(events.MARKET_RENEWED)


def switch_blades(t: Table, seat: Seat, target: Seat) -> None:
    given, taken = t.where(GIVEN), t.where(TAKEN)
    t.move(given, WEAPON + seat, WEAPON + target)
    t.move(taken, WEAPON + target, WEAPON + seat)
    t.tell(events.SWAPPED_WEAPONS, seat, target, given, taken)


def spoil_scheme(t: Table, target: Seat) -> None:
    """A random mission goes under its stack; the next of that colour replaces it."""
    slot = t.below(t.size(MISSION + target))
    mission = t.pick(MISSION + target, slot)
    colour = COLOUR_OF[mission]
    put_under(t, mission, MISSION + target, MISSION_STACK + colour, only(target))
    t.tell(events.MISSION_REPLACED, target, colour)
    draw_mission(t, target, colour)
