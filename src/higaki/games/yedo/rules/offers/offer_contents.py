"""The offer on the table (p. 3): its gifts and wishes, and withdrawing it."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Seat
from higaki.engine.table.events import ALLOWED
from higaki.engine.table.steps import NOBODY
from higaki.engine.table.table import Table
from higaki.games.yedo import actions, events
from higaki.games.yedo.box import (
    TAVERN,
    WEAPON_COUNT,
    WISH_BONUS,
    WISH_CARD,
    WISH_COUNT,
    WISH_GEISHA,
    WISH_MISSION,
)
from higaki.games.yedo.places import (
    BONUS,
    CARD,
    GEISHAS,
    MISSION,
    MON,
    OFFERED_BONUS,
    OFFERED_CARD,
    OFFERED_GEISHAS,
    OFFERED_MISSION,
    OFFERED_MON,
    OFFERED_TO,
    OFFERED_WEAPON,
    OFFERER,
    WANTED,
    WANTED_MON,
    WEAPON,
)
from higaki.games.yedo.printed import CARD_COUNT, COLOUR_OF
from higaki.games.yedo.rule_numbers import MOST_GEISHAS
from higaki.games.yedo.rules.hand_limits import offer_row
from higaki.games.yedo.rules.reasons import SILENT, because, offer_unless

# The largest sum in an offer; there are no things for larger ones.
MOST_MON: Final[i64] = actions.GIVE_MON.after - actions.GIVE_MON.first


def why_not_give_geisha(t: Table, seat: Seat, other: Seat) -> i64:
    return why_not_pass_geisha(t, seat, other, t[OFFERED_GEISHAS], t[WANTED + WISH_GEISHA])


def why_not_want_geisha(t: Table, seat: Seat, other: Seat) -> i64:
    return why_not_pass_geisha(t, other, seat, t[WANTED + WISH_GEISHA], t[OFFERED_GEISHAS])


def why_not_pass_geisha(t: Table, giver: Seat, taker: Seat, passed: i64, returned: i64) -> i64:
    """The reason against one more than those passed already: a player holds at most three, and none comes back."""
    if t[GEISHAS + giver] and t[GEISHAS + taker] == MOST_GEISHAS:
        return because(events.GEISHAS_FULL, MOST_GEISHAS)
    if passed < t[GEISHAS + giver] and returned == 0 and t[GEISHAS + taker] + passed < MOST_GEISHAS:
        return ALLOWED
    return SILENT


def offer_gifts(t: Table, seat: Seat, other: Seat, post: i64) -> None:
    """Gifts that can still be added to the offer: in the market weapons and Mon only."""
    t.offer_kinds(WEAPON + seat, 0, WEAPON_COUNT, actions.WEAPON)
    if t[OFFERED_MON] == 0 and t[WANTED_MON] == 0:
        for mon in range(1, min(MOST_MON, t[MON + seat]) + 1):
            t.offer(actions.GIVE_MON + mon)
    if post != TAVERN:
        return
    offer_row(t, MISSION + seat, actions.MISSION)
    t.offer_kinds(CARD + seat, 0, CARD_COUNT, actions.CARD)
    offer_row(t, BONUS + seat, actions.BONUS)
    offer_unless(t, actions.GEISHA, why_not_give_geisha(t, seat, other), None)


def offer_wishes(t: Table, seat: Seat, other: Seat, post: i64) -> None:
    """Wishes that can still be added: only things that the other player has."""
    if t[WANTED_MON] == 0 and t[OFFERED_MON] == 0:
        for mon in range(1, min(MOST_MON, t[MON + other]) + 1):
            t.offer(actions.WANT_MON + mon)
    for wish in range(WISH_COUNT):
        if wish == WISH_GEISHA:
            if post == TAVERN:
                offer_unless(t, actions.WANT + wish, why_not_want_geisha(t, seat, other), None)
        elif (post == TAVERN or wish < WEAPON_COUNT) and t[WANTED + wish] < has_of(t, other, wish):
            t.offer(actions.WANT + wish)


def has_of(t: Table, seat: Seat, wish: i64) -> i64:
    """The number of a seat's things of a kind of wish. All of this is public; of cards, the backs are."""
    if wish < WEAPON_COUNT:
        return t.count(WEAPON + seat, wish)
    if wish == WISH_CARD:
        return t.size(CARD + seat)
    if wish == WISH_BONUS:
        return t.size(BONUS + seat)
    found: i64 = 0
    for slot in range(t.size(MISSION + seat)):
        if COLOUR_OF[t.piece(MISSION + seat, slot)] == wish - WISH_MISSION:
            found += 1
    return found


def is_empty(t: Table, seat: Seat) -> bool:
    """Is the offer empty?"""
    lying = t.size(OFFERED_WEAPON) + t.size(OFFERED_CARD + seat) + t.size(OFFERED_BONUS + seat)
    lying += t.size(OFFERED_MISSION + seat) + t[OFFERED_MON] + t[OFFERED_GEISHAS] + t[WANTED_MON]
    for wish in range(WISH_COUNT):
        lying += t[WANTED + wish]
    return lying == 0


def begin_offer(t: Table, seat: Seat, other: Seat) -> None:
    t.send_to(OFFERER, seat)
    t.send_to(OFFERED_TO, other)


def take_back(t: Table, seat: Seat) -> None:
    """Return everything in the offer to its owner."""
    for weapon in range(WEAPON_COUNT):
        for _each in range(t.count(OFFERED_WEAPON, weapon)):
            t.move(weapon, OFFERED_WEAPON, WEAPON + seat)
    t.lay_all(OFFERED_CARD + seat, CARD + seat)
    t.lay_all(OFFERED_BONUS + seat, BONUS + seat)
    t.lay_all(OFFERED_MISSION + seat, MISSION + seat)
    forget_offer(t)


def forget_offer(t: Table) -> None:
    """Remove the offer."""
    t[OFFERED_MON] = 0
    t[OFFERED_GEISHAS] = 0
    t[WANTED_MON] = 0
    for wish in range(WISH_COUNT):
        t[WANTED + wish] = 0
    t.send_to(OFFERER, NOBODY)
    t.send_to(OFFERED_TO, NOBODY)
