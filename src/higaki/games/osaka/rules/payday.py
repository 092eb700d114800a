"""Payday: sell the goods that arrived; then insurance and the Black Current follow (p. 8 to 10)."""

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.table.cells import NOTHING
from higaki.engine.table.steps import NOBODY
from higaki.engine.table.table import Table
from higaki.games.osaka import events
from higaki.games.osaka.box import COLOR_COUNT, POINTS_PER_CARD, TILES_TO_END
from higaki.games.osaka.places import DECK, DISCARD, GOODS, INSURED, NOTES, TILES_OF, VICTORY, WINDFALL
from higaki.games.osaka.rules.insurance import BLACK_CURRENT, INSURE_GOODS, may_insure
from higaki.games.osaka.rules.market import draw_card, renew_pile
from higaki.games.osaka.rules.ships_and_goods import arrived, cards_of, highest_value, lowest_of


def hold_payday(t: Table, active: i64) -> None:
    """Score the ships at Edo; unless that ends the game, insure, sink and return (p. 8 to 10)."""
    for color in range(COLOR_COUNT):
        if arrived(t, color):
            t.tell(events.PAYDAY, NOBODY, color)
            seat = active
            for _each in range(t.seats):
                sell_goods(t, seat, color)
                seat = t.left_of(seat)
    if ends_here(t, active):  # the game ends before anything sinks (p. 10)
        t.finish()
        return
    t.then(BLACK_CURRENT.of(active))
    seat = active
    for _each in range(t.seats):  # the last one first, so that the active player is the first to insure
        seat = t.right_of(seat)
        if may_insure(t, seat):
            t.then(INSURE_GOODS.of(seat))


def ends_here(t: Table, active: i64) -> bool:
    """Does any player have enough yield tiles (p. 10)?"""
    ending = False
    seat = active
    for _each in range(t.seats):
        if t.size(TILES_OF + seat) >= TILES_TO_END:
            t.tell(events.ENDED, seat, t.size(TILES_OF + seat))
            ending = True
        seat = t.left_of(seat)
    return ending


def sale_points(highest: i64, tiles: i64, cards: i64) -> i64:
    """Highest card plus tiles of the colour, times the number of cards, rounded up to the next five (p. 8, p. 9)."""
    worth = (highest + tiles) * cards
    return (worth + POINTS_PER_CARD - 1) // POINTS_PER_CARD * POINTS_PER_CARD


def sell_goods(t: Table, seat: i64, color: i64) -> None:
    """Sell all goods of a colour, insured or not: a victory card for every five points, then a tile (p. 8, p. 9)."""
    for card in range(lowest_of(color), lowest_of(color + 1)):
        for _each in range(t.count(INSURED + seat, card)):
            t.move(card, INSURED + seat, GOODS + seat)
    cards = cards_of(t, GOODS + seat, color)
    if cards == 0:
        return
    highest, tiles = highest_value(t, GOODS + seat, color), t.count(TILES_OF + seat, color)
    victory = sale_points(highest, tiles, cards) // POINTS_PER_CARD
    if t.listener is not None:
        t.tell_all(events.SOLD, seat, [color, highest, tiles, cards, (highest + tiles) * cards, victory])
    missing = victory
    for card in range(lowest_of(color), lowest_of(color + 1)):
        for _each in range(t.count(GOODS + seat, card)):
            if missing > 0:
                t.move(card, GOODS + seat, VICTORY + seat)
            else:
                t.drop(card, GOODS + seat, DISCARD)
            missing -= 1
    draw_victory_cards(t, seat, missing)
    gain_tile(t, seat, color)


def draw_victory_cards(t: Table, seat: i64, missing: i64) -> None:
    """Missing cards of the set come unseen from the pile (p. 9); without any card the points are noted (ruling O5)."""
    while missing > 0:
        card = draw_card(t)
        if card == NOTHING:
            t[NOTES + seat] += missing
            t.tell(events.NOTED, seat, missing)
            return
        t.put(card, DECK, WINDFALL + seat)
        missing -= 1
        renew_pile(t)


def gain_tile(t: Table, seat: i64, color: i64) -> None:
    """Take a yield tile; if the supply is empty, a substitute, so the supply is not counted (p. 9)."""
    t.put(color, TILES_OF + seat, TILES_OF + seat)
    t.tell(events.TOOK_TILE, seat, color)
