"""The market and the farm: prices, reservations, drawing, refilling (p. 4 to 7)."""

from higaki.engine.marks import UNMARKED, kind_of, mark_on, marked
from higaki.engine.table import NOTHING, Table
from higaki.games.osaka import story
from higaki.games.osaka.box import FARM_CARDS, REFILL_FROM_PILE, VALUE
from higaki.games.osaka.places import DECK, DISCARD, FARM, HAND, MARKET, STONE
from higaki.games.osaka.things import MARKET_CARD


def coins(t: Table, seat: int) -> int:
    """What the hand is worth as money (p. 4)."""
    total = 0
    for card in t.at[HAND + seat]:
        total += VALUE[card]
    return total


def any_open(t: Table, seat: int) -> bool:
    """Is there a market card this seat may buy or take?"""
    for card in t.at[MARKET]:
        if card < UNMARKED or mark_on(card) == seat:
            return True
    return False


def offer(t: Table, seat: int) -> tuple[list[int], int]:
    """What this seat may take or buy in the market, unreserved or reserved by itself, and the price of all (p. 6)."""
    things: list[int] = []
    price = 0
    for slot, card in enumerate(t.at[MARKET]):
        if card < UNMARKED:
            price += VALUE[card]
        elif mark_on(card) == seat:
            price += VALUE[kind_of(card)]
        else:
            continue
        things.append(MARKET_CARD + slot)
    return things, price


def can_reserve(t: Table, seat: int) -> bool:
    """A stone to place, and an unreserved card to place it on (p. 5)."""
    if not t.numbers[STONE + seat]:
        return False
    for card in t.at[MARKET]:
        if card < UNMARKED:
            return True
    return any(card < UNMARKED for card in t.at[FARM])


def reserve(t: Table, seat: int, row: int, slot: int) -> int:
    """Lay the own stone on a card; it returns only with that card (p. 5)."""
    card = t.at[row][slot]
    t.replace(row, slot, marked(card, seat))
    t.numbers[STONE + seat] -= 1
    return card


def take_from_market(t: Table, slot: int, heap: int) -> int:
    """Move a market card to a heap; a stone on it goes back to its owner (p. 5)."""
    card = t.pick(MARKET, slot)
    if card >= UNMARKED:
        t.numbers[STONE + mark_on(card)] += 1
        card = kind_of(card)
    t.put(card, MARKET, heap)
    return card


def draw_card(t: Table) -> int:
    """The next card of the pile, or NOTHING when no card is left anywhere (ruling O5)."""
    renew_pile(t)
    return t.draw(DECK)


def renew_pile(t: Table) -> None:
    """The moment the pile is used up the discard pile becomes the new one (p. 7, ruling O4)."""
    if not t.at[DECK] and t.at[DISCARD]:
        t.tell(story.RESHUFFLED)
        t.lay_all(DISCARD, DECK)


def draw_to_row(t: Table, row: int, count: int) -> None:
    """Turn up cards at the end of a row, as far as there are cards."""
    for _ in range(count):
        card = draw_card(t)
        if card != NOTHING:
            t.lay(card, DECK, row)
    renew_pile(t)


def refill(t: Table) -> None:
    """The farm moves to the market, stones and all; then two new cards to the market and three to the farm (p. 7)."""
    if t.at[FARM] or t.at[DECK] or t.at[DISCARD]:
        t.tell(story.REFILLED)
    t.lay_all(FARM, MARKET)
    draw_to_row(t, MARKET, REFILL_FROM_PILE)
    draw_to_row(t, FARM, FARM_CARDS)
