"""Inference about secret orders: a player who has collected a good works on an order that needs it.

There is one order of each kind, so some of them are a set (`SetOf`).
"""

from higaki.engine.base.errors import RulesBug
from higaki.engine.base.kinds import EMPTY_SET, SetOf
from higaki.engine.base.mypyc_compat import append, i64, vec
from higaki.engine.base.native_arrays import is_in
from higaki.engine.base.number_types import Seat, Spot
from higaki.engine.base.random_numbers import Rng
from higaki.engine.table.memory import count_remembered
from higaki.engine.table.table import Table
from higaki.games.dragon_market.box import GOOD_COUNT, ORDER_COUNT, ORDER_GOODS
from higaki.games.dragon_market.places import BASKET, DECK, MODE, OFFER, SECRET
from higaki.games.dragon_market.rules.teams import sides


def reconcile(t: Table, eyes: Seat, rng: Rng) -> None:
    """If a secret order does not fit its owner's goods, draw orders that fit, all combinations equally likely.

    A deal in which all of them fit is one of these combinations, and equally likely.
    """
    if not t[MODE] or _all_fit(t, eyes):
        return
    unknown = _unknown(t, eyes)
    bound = vec[i64]()
    fitting = vec[i64]()
    for side in range(sides(t)):
        if _is_bound(t, side, eyes):
            bound = append(bound, side)
            fitting = append(fitting, _fitting(t, side, unknown))
    taken: i64 = EMPTY_SET
    for number in range(i64(len(bound))):
        card = _any_card(unknown, fitting, number, taken, rng)
        taken = SetOf.with_(taken, card)
        _exchange(t, SECRET + bound[number], card, eyes)


def fits(t: Table, side: i64, order: i64) -> bool:
    """Does an order need all goods that the side has collected?"""
    for good in range(GOOD_COUNT):
        if t.count(BASKET + side, good) and not is_in(good, ORDER_GOODS[order]):
            return False
    return True


def _is_bound(t: Table, side: i64, eyes: Seat) -> bool:
    """Do a side's goods tell the viewer something about its secret order?"""
    return side != eyes and t.size(SECRET + side) > 0 and t.size(BASKET + side) > 0


def _all_fit(t: Table, eyes: Seat) -> bool:
    for side in range(sides(t)):
        if _is_bound(t, side, eyes) and not fits(t, side, t.any_in(SECRET + side)):
            return False
    return True


def _fitting(t: Table, side: i64, cards: vec[i64]) -> i64:
    """The set of these orders that fit a side's goods."""
    found: i64 = EMPTY_SET
    for card in cards:
        if fits(t, side, card):
            found = SetOf.with_(found, card)
    return found


def _unknown(t: Table, eyes: Seat) -> vec[i64]:
    """The orders that the viewer neither sees nor remembers: in the deck, then secret ones, then those on offer."""
    cards = vec[i64]()
    for slot in range(t.size(DECK)):
        card = t.piece(DECK, slot)
        if not _remembers(t, DECK, card, eyes):
            cards = append(cards, card)
    for place in (SECRET, OFFER):
        for side in range(sides(t)):
            for card in range(ORDER_COUNT):
                if side != eyes and t.count(place + side, card) and not _remembers(t, place + side, card, eyes):
                    cards = append(cards, card)
    return cards


def _remembers(t: Table, spot: Spot, card: i64, eyes: Seat) -> bool:
    return eyes >= 0 and count_remembered(t, spot, card, eyes) > 0


def _any_card(unknown: vec[i64], fitting: vec[i64], number: i64, taken: i64, rng: Rng) -> i64:
    """A card for this side, all combinations equally likely. At least one exists: that of the true table."""
    drawn = rng.below(_ways(fitting, number, taken))
    for card in unknown:
        if SetOf.has(fitting[number], card) and not SetOf.has(taken, card):
            drawn -= _ways(fitting, number + 1, SetOf.with_(taken, card))
            if drawn < 0:
                return card
    raise RulesBug("no order fits the goods of a side")


def _ways(fitting: vec[i64], number: i64, taken: i64) -> i64:
    """The number of ways in which each side from this one on can get an unused card. There are at most four sides."""
    if number == len(fitting):
        return 1
    ways: i64 = 0
    left = fitting[number] & ~taken
    while left:
        card = left & -left  # as a set: the lowest
        ways += _ways(fitting, number + 1, taken | card)
        left &= ~card
    return ways


def _exchange(t: Table, mine: Spot, card: i64, eyes: Seat) -> None:
    """Swap the only order at one spot with another one, wherever that lies unknown."""
    other = t.any_in(mine)
    if other == card:
        return
    for slot in range(t.size(DECK)):
        if t.piece(DECK, slot) == card:
            t.replace(DECK, slot, other)
    for place in (SECRET, OFFER):
        for side in range(sides(t)):
            if side != eyes and t.count(place + side, card):
                t.exchange(place + side, card, other)
    t.exchange(mine, other, card)
