"""The market and its prices of weapons (p. 2 and 3)."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Seat
from higaki.engine.table.cells import NOTHING
from higaki.engine.table.events import ALLOWED, Refused
from higaki.engine.table.table import Table
from higaki.games.yedo import actions, events
from higaki.games.yedo.box import KOBUDO, STALL_COUNT
from higaki.games.yedo.event_card_names import WEAPONS_FAIR
from higaki.games.yedo.places import MARKET_AT, WEAPON, WEAPON_STACK, WEAPONS_USED
from higaki.games.yedo.printed import EVENT_FIGURES
from higaki.games.yedo.rule_numbers import KOBUDO_LESS, STALL_PRICES
from higaki.games.yedo.rules.disciple_positions import event_is, has_annex
from higaki.games.yedo.rules.draw_cards import top_weapon
from higaki.games.yedo.rules.hand_limits import keep_within
from higaki.games.yedo.rules.money_and_prestige import pay
from higaki.games.yedo.rules.reasons import SILENT, offer_unless, too_dear

# New weapons come to the three stalls on the left; the remaining old ones move to the two cheaper stalls.
NEW_STALLS: Final = 3


def shift_market(t: Table) -> None:
    """Phase 3a: the two weapons furthest to the left become cheaper, all others are discarded, three new ones come."""
    any_new = False
    for stall in range(NEW_STALLS):
        if t.size(MARKET_AT + stall):
            any_new = True
    if any_new:
        clear_out(t)
    for stall in range(NEW_STALLS):
        lay_out(t, stall)
    t.tell(events.MARKET_SHIFTED)


def clear_out(t: Table) -> None:
    """Keep the two leftmost weapons of the whole row, on the stalls on the right (ruling E8)."""
    first: i64 = NOTHING
    second: i64 = NOTHING
    from_first: i64 = 0
    from_second: i64 = 0
    for stall in range(STALL_COUNT):
        if t.size(MARKET_AT + stall) == 0:
            continue
        weapon = t.pick(MARKET_AT + stall, 0)
        if first == NOTHING:
            first = weapon
            from_first = stall
        elif second == NOTHING:
            second = weapon
            from_second = stall
        else:
            t.put(weapon, MARKET_AT + stall, WEAPONS_USED)
    t.lay(first, MARKET_AT + from_first, MARKET_AT + NEW_STALLS)
    if second != NOTHING:
        t.lay(second, MARKET_AT + from_second, MARKET_AT + NEW_STALLS + 1)


def lay_out(t: Table, stall: i64) -> None:
    """Put a weapon from the stack on a stall."""
    weapon = top_weapon(t)
    if weapon != NOTHING:
        t.lay(weapon, WEAPON_STACK, MARKET_AT + stall)


def price_at(t: Table, seat: Seat, stall: i64) -> i64:
    """The price for a seat: less with a Kobudo-Ryu, and at the weapons fair."""
    price = STALL_PRICES[stall]
    if has_annex(t, seat, KOBUDO):
        price -= KOBUDO_LESS
    if event_is(t, WEAPONS_FAIR):
        price -= EVENT_FIGURES[WEAPONS_FAIR][0]
    return price


def why_not_buy_at(t: Table, seat: Seat, stall: i64) -> i64:
    """The reason why a seat cannot buy the weapon of a stall; SILENT for an empty stall."""
    if t.size(MARKET_AT + stall) == 0:
        return SILENT
    return too_dear(t, seat, price_at(t, seat, stall))


def can_buy_any(t: Table, seat: Seat) -> bool:
    for stall in range(STALL_COUNT):
        if why_not_buy_at(t, seat, stall) == ALLOWED:
            return True
    return False


def offer_stalls(t: Table, seat: Seat, refused: list[Refused] | None) -> None:
    """Offer every weapon on the market that can be paid; refuse the others."""
    for stall in range(STALL_COUNT):
        offer_unless(t, actions.MARKET + stall, why_not_buy_at(t, seat, stall), refused)


def buy_at(t: Table, seat: Seat, stall: i64) -> None:
    price = price_at(t, seat, stall)
    pay(t, seat, price)
    t.tell(events.BOUGHT_WEAPON, seat, take_from(t, seat, stall), price)
    keep_within(t, seat)


def take_from(t: Table, seat: Seat, stall: i64) -> i64:
    """Give the weapon of a stall to a seat, without payment."""
    weapon = t.pick(MARKET_AT + stall, 0)
    t.put(weapon, MARKET_AT + stall, WEAPON + seat)
    return weapon
