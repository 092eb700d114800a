"""Payday: sell what arrived, insure, lose what sinks, send the ships back (p. 8 to 10)."""

from higaki.engine.heaps import kinds_in
from higaki.engine.steps import NOBODY, Choice, Effect, SecretChoice
from higaki.engine.table import NOTHING, Table
from higaki.games.osaka import story
from higaki.games.osaka.box import (
    ANORI,
    COLOR,
    COLOR_COUNT,
    EDO,
    IN_WAVES,
    INSURES,
    OSAKA,
    POINTS_PER_CARD,
    TILES_TO_END,
    VALUE,
)
from higaki.games.osaka.market import draw_card, renew_pile
from higaki.games.osaka.places import (
    DECK,
    DISCARD,
    GOODS,
    HAND,
    INSURED,
    NOTES,
    SHIP,
    TILES_OF,
    VICTORY,
    WINDFALL,
)
from higaki.games.osaka.things import DONE, GOODS_CARD, HAND_CARD


def hold_payday(t: Table, active: int) -> None:
    """Score the ships at Edo; unless that ends the game, insure, sink and return (p. 8 to 10)."""
    clockwise = [(active + after) % t.seats for after in range(t.seats)]
    for color in arrived_ships(t):
        t.tell(story.PAYDAY, NOBODY, color)
        for seat in clockwise:
            sell_goods(t, seat, color)
    enough = [seat for seat in clockwise if len(t.at[TILES_OF + seat]) >= TILES_TO_END]
    for seat in enough:
        t.tell(story.ENDED, seat, len(t.at[TILES_OF + seat]))
    if enough:  # the end comes before anything sinks (p. 10)
        t.finish()
        return
    t.then(*[InsureGoods(seat) for seat in clockwise if may_insure(t, seat)], BlackCurrent(active))


def arrived_ships(t: Table) -> list[int]:
    """The colours of the ships at Edo."""
    return [color for color in range(COLOR_COUNT) if t.numbers[SHIP + color] == EDO]


def sinking_ships(t: Table) -> list[int]:
    """The colours of the ships among the waves of Enshunada, where the Black Current takes them (p. 9)."""
    return [color for color in range(COLOR_COUNT) if IN_WAVES[t.numbers[SHIP + color]]]


def sale_points(highest: int, tiles: int, cards: int) -> int:
    """Highest card plus tiles of the colour, times the number of cards, rounded up to the next five (p. 8, p. 9)."""
    worth = (highest + tiles) * cards
    return (worth + POINTS_PER_CARD - 1) // POINTS_PER_CARD * POINTS_PER_CARD


def cards_of(t: Table, heap: int, color: int) -> list[int]:
    """The cards of one colour in a heap, the lowest first."""
    return [card for card in t.at[heap] if COLOR[card] == color]


def sell_goods(t: Table, seat: int, color: int) -> None:
    """Sell all goods of a colour, insured or not: a victory card for every five points, then a tile (p. 8, p. 9)."""
    for card in cards_of(t, INSURED + seat, color):
        t.move(card, INSURED + seat, GOODS + seat)
    lowest_first = cards_of(t, GOODS + seat, color)
    cards = len(lowest_first)
    if cards == 0:
        return
    tiles = t.at[TILES_OF + seat].count(color)
    victory = sale_points(VALUE[lowest_first[-1]], tiles, cards) // POINTS_PER_CARD
    t.tell(story.SOLD, seat, color, cards, victory)
    for number, card in enumerate(lowest_first):
        if number < victory:
            t.move(card, GOODS + seat, VICTORY + seat)
        else:
            t.drop(card, GOODS + seat, DISCARD)
    draw_victory_cards(t, seat, victory - cards)
    gain_tile(t, seat, color)


def draw_victory_cards(t: Table, seat: int, missing: int) -> None:
    """What the set could not give comes unseen from the pile (p. 9); with no card left it is noted (ruling O5)."""
    while missing > 0:
        card = draw_card(t)
        if card == NOTHING:
            t.numbers[NOTES + seat] += missing
            t.tell(story.NOTED, seat, missing)
            return
        t.put(card, DECK, WINDFALL + seat)
        missing -= 1
        renew_pile(t)


def gain_tile(t: Table, seat: int, color: int) -> None:
    """A yield tile; when the supply runs out, a substitute, so the supply needs no counting (p. 9)."""
    t.put(color, TILES_OF + seat, TILES_OF + seat)
    t.tell(story.TOOK_TILE, seat, color)


def in_danger(t: Table, seat: int) -> list[int]:
    """The colours of which the seat will lose goods unless they are insured."""
    colors = [COLOR[card] for card in t.at[GOODS + seat]]
    return [color for color in sinking_ships(t) if color in colors]


def may_insure(t: Table, seat: int) -> bool:
    """Goods in danger and cards in hand: both open to all, so asking gives nothing away (ruling O7)."""
    return t.at[HAND + seat] != [] and in_danger(t, seat) != []


class InsureGoods(SecretChoice):
    """Discard a two or a three of a sinking colour to save goods of that colour, or leave it (p. 10)."""

    def options(self, t: Table) -> list[int]:
        colors = in_danger(t, self.seat)
        hand = kinds_in(t.at[HAND + self.seat])
        found = [HAND_CARD + card for card in hand if INSURES[card] and COLOR[card] in colors]
        found.append(DONE)
        return found

    def take(self, t: Table, thing: int) -> None:
        if thing == DONE:
            return
        card = thing - HAND_CARD
        t.drop(card, HAND + self.seat, DISCARD)
        t.tell(story.INSURED_WITH, self.seat, card)
        t.then(SaveGoods(self.seat, COLOR[card], INSURES[card]))


class SaveGoods(Choice):
    """Turn one good for each symbol on the discarded card; the owner says which (p. 10)."""

    def __init__(self, seat: int, color: int, symbols: int) -> None:
        self.seat = seat
        self.color = color
        self.symbols = symbols

    def fields(self) -> list[int]:
        return [self.color, self.symbols]

    def options(self, t: Table) -> list[int]:
        return [GOODS_CARD + card for card in sorted(set(cards_of(t, GOODS + self.seat, self.color)))]

    def take(self, t: Table, thing: int) -> None:
        card = thing - GOODS_CARD
        t.move(card, GOODS + self.seat, INSURED + self.seat)
        t.tell(story.SAVED, self.seat, card)
        if self.symbols > 1 and self.color in in_danger(t, self.seat):
            t.then(SaveGoods(self.seat, self.color, self.symbols - 1))
        elif may_insure(t, self.seat):
            t.then(InsureGoods(self.seat))


class BlackCurrent(Effect):
    """Ships among the waves sink with all goods that are not insured; then all ships return (p. 9, p. 10)."""

    def happen(self, t: Table) -> None:
        for color in sinking_ships(t):
            t.tell(story.SHIP_SANK, NOBODY, color)
            for after in range(t.seats):
                lose_goods(t, (self.seat + after) % t.seats, color)
        return_ships(t)


def lose_goods(t: Table, seat: int, color: int) -> None:
    """Discard the seat's goods of a sunk colour, except the insured ones."""
    lost = cards_of(t, GOODS + seat, color)
    for card in lost:
        t.drop(card, GOODS + seat, DISCARD)
    if lost:
        t.tell(story.LOST, seat, color, len(lost))


def return_ships(t: Table) -> None:
    """From Edo to Osaka, from the waves to Anori (p. 10)."""
    for color in arrived_ships(t):
        return_ship(t, color, OSAKA)
    for color in sinking_ships(t):
        return_ship(t, color, ANORI)


def return_ship(t: Table, color: int, harbour: int) -> None:
    t.numbers[SHIP + color] = harbour
    t.tell(story.SHIP_RETURNED, NOBODY, color, harbour)
