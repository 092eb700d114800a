"""The market and the farm: prices, reservations, drawing, refilling (p. 4 to 7)."""

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.piece_encoding import UNMARKED, kind_of, mark_on, marked
from higaki.engine.table.cells import NOTHING
from higaki.engine.table.table import Table
from higaki.games.osaka import events
from higaki.games.osaka.box import FARM_CARDS, REFILL_FROM_PILE, VALUE
from higaki.games.osaka.places import DECK, DISCARD, FARM, HAND, MARKET, STONE


def coins(t: Table, seat: i64) -> i64:
    """The value of the hand as money (p. 4)."""
    return t.worth(HAND + seat, VALUE)


def is_open(card: i64, seat: i64) -> bool:
    """May this seat take or buy a market card: is it unreserved, or reserved by itself (p. 6)?"""
    return card < UNMARKED or mark_on(card) == seat


def any_open(t: Table, seat: i64) -> bool:
    for slot in range(t.size(MARKET)):
        if is_open(t.piece(MARKET, slot), seat):
            return True
    return False


def cards_open(t: Table, seat: i64) -> i64:
    """The number of market cards that this seat may take or buy."""
    cards: i64 = 0
    for slot in range(t.size(MARKET)):
        if is_open(t.piece(MARKET, slot), seat):
            cards += 1
    return cards


def price_of_all(t: Table, seat: i64) -> i64:
    """The price of all cards that this seat may buy in the market (p. 6)."""
    price: i64 = 0
    for slot in range(t.size(MARKET)):
        card = t.piece(MARKET, slot)
        if is_open(card, seat):
            price += VALUE[kind_of(card)]
    return price


def can_reserve(t: Table, seat: i64) -> bool:
    """Does the seat have its stone, and is there an unreserved card for it (p. 5)?"""
    return t[STONE + seat] > 0 and (any_unreserved(t, MARKET) or any_unreserved(t, FARM))


def any_unreserved(t: Table, row: i64) -> bool:
    for slot in range(t.size(row)):
        if t.piece(row, slot) < UNMARKED:
            return True
    return False


def reserve(t: Table, seat: i64, row: i64, slot: i64) -> i64:
    """Put the own stone on a card; it returns only with that card (p. 5)."""
    card = t.piece(row, slot)
    t.replace(row, slot, marked(card, seat))
    t[STONE + seat] -= 1
    return card


def take_from_market(t: Table, slot: i64, heap: i64) -> i64:
    """Move a market card to a heap; a stone on it goes back to its owner (p. 5)."""
    card = t.pick(MARKET, slot)
    if card >= UNMARKED:
        t[STONE + mark_on(card)] += 1
        card = kind_of(card)
    t.put(card, MARKET, heap)
    return card


def draw_card(t: Table) -> i64:
    """The next card of the pile, or NOTHING if pile and discard pile are empty (ruling O5)."""
    renew_pile(t)
    return t.draw(DECK)


def renew_pile(t: Table) -> None:
    """As soon as the pile is empty, the discard pile becomes the new one (p. 7, ruling O4)."""
    if t.size(DECK) == 0 and t.size(DISCARD) > 0:
        t.tell(events.RESHUFFLED)
        t.lay_all(DISCARD, DECK)


def draw_to_row(t: Table, row: i64, count: i64) -> None:
    """Turn up cards at the end of a row, as far as there are cards."""
    for _again in range(count):
        card = draw_card(t)
        if card != NOTHING:
            t.lay(card, DECK, row)
    renew_pile(t)


def refill(t: Table) -> None:
    """The farm moves to the market with its stones; then two new cards to the market and three to the farm (p. 7)."""
    if t.size(FARM) or t.size(DECK) or t.size(DISCARD):
        t.tell(events.REFILLED)
    t.lay_all(FARM, MARKET)
    draw_to_row(t, MARKET, REFILL_FROM_PILE)
    draw_to_row(t, FARM, FARM_CARDS)
