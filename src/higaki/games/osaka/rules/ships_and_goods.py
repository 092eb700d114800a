"""Goods and the ships that carry them: the position of a ship, and a seat's goods of its colour (p. 8, p. 9)."""

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.table.table import Table
from higaki.games.osaka.box import COLOR_COUNT, EDO, IN_WAVES, VALUE, VALUES_PER_COLOR
from higaki.games.osaka.places import SHIP


def arrived(t: Table, color: i64) -> bool:
    """Is the ship at Edo?"""
    return t[SHIP + color] == EDO


def any_arrived(t: Table) -> bool:
    for color in range(COLOR_COUNT):
        if arrived(t, color):
            return True
    return False


def sinking(t: Table, color: i64) -> bool:
    """Is the ship among the waves of Enshunada, where the Black Current takes it (p. 9)?"""
    return IN_WAVES[t[SHIP + color]] > 0


def lowest_of(color: i64) -> i64:
    """The lowest card of a colour; the next higher ones follow, up to the lowest of the next colour."""
    return color * VALUES_PER_COLOR


def cards_of(t: Table, heap: i64, color: i64) -> i64:
    """The number of cards of one colour in a heap."""
    cards: i64 = 0
    for card in range(lowest_of(color), lowest_of(color + 1)):
        cards += t.count(heap, card)
    return cards


def highest_value(t: Table, heap: i64, color: i64) -> i64:
    """The value of the highest card of one colour in a heap; 0 if there is none."""
    value: i64 = 0
    for card in range(lowest_of(color), lowest_of(color + 1)):
        if t.count(heap, card):
            value = VALUE[card]
    return value
