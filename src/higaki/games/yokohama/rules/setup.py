"""From the box to the first turn (p. 3 to 5)."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Action, Seat
from higaki.engine.table.cells import NOTHING, NOWHERE
from higaki.engine.table.steps import Chance, SecretChoice
from higaki.engine.table.table import Table
from higaki.games.yokohama import actions, events
from higaki.games.yokohama.box import BOARD_SLOTS, ITEM_COUNT, LETTER_COUNT, LOT_COUNT, NEUTRAL_ASSISTANT
from higaki.games.yokohama.places import (
    ACHIEVEMENT,
    ACHIEVEMENTS_LEFT,
    ACTING,
    ALL_YEN,
    AREA_ON,
    ASIDE,
    BANK,
    DEALT,
    FIRST,
    KEPT,
    LOT,
    ORDER_DECK,
    ORDER_ON,
    ORDERS_REMOVED,
    PUT_BACK,
    SITE_CARD,
    SITES_LEFT,
    SPACE,
    STATION,
    STOCK,
    SUPPLY,
    TECH_DECK,
    TECH_ON,
    TILE,
    TILES_LEFT,
    WARE,
    WAREHOUSE,
    YEN,
)
from higaki.games.yokohama.printed import (
    AREAS_IN_PLAY,
    ASSISTANTS_AT_START,
    CARDS_PER_LETTER,
    GOOD_COUNT,
    LOTS_IN_USE,
    NEUTRAL_SPACES,
    OF_EACH_GOOD,
    ORDERS_DEALT,
    SHOPS_AT_START,
    YEN_AT_START,
    YEN_OF_FIRST,
)
from higaki.games.yokohama.printed import ORDERS_REMOVED as CARDS_REMOVED
from higaki.games.yokohama.rules.town import CANAL, DOCK, RESEARCH_CENTER, assistant_of, in_play, piece_of, shop_of
from higaki.games.yokohama.rules.turn.rounds import BEGIN_TURN
from higaki.games.yokohama.step_registry import STEPS


def set_up(t: Table) -> None:
    """Set up the town, its boards and the players' pieces; then draw the start player."""
    lay_out_town(t)
    lay_out_boards(t)
    t.set_to(STATION, NOWHERE)
    t.set_to(ACTING, NOWHERE)
    t[BANK] = ALL_YEN
    for seat in range(t.seats):
        hand_out_pieces(t, seat)
    for space in NEUTRAL_SPACES[t.seats]:
        t.drop(NEUTRAL_ASSISTANT, ASIDE, SPACE + space)
    t.then(DRAW_START_PLAYER.of())


def lay_out_town(t: Table) -> None:
    """The areas for this number of players in random order, each with a site card and a tile; the canal has neither."""
    areas, lots = AREAS_IN_PLAY[t.seats][:], LOTS_IN_USE[t.seats]
    for lot in range(LOT_COUNT):
        t[AREA_ON + lot] = NOTHING
    left: i64 = len(areas)
    for lot in lots:
        chosen = t.below(left)
        area = areas[chosen]
        left -= 1
        areas[chosen] = areas[left]
        t[LOT + area] = lot
        t[AREA_ON + lot] = area
        if area != CANAL:
            t.lay(t.draw(SITES_LEFT), SITES_LEFT, SITE_CARD + area)
            t.lay(t.draw(TILES_LEFT), TILES_LEFT, TILE + area)


def lay_out_boards(t: Table) -> None:
    """Orders, of which some are removed unseen, technologies, and an achievement of each letter."""
    for _each in range(CARDS_REMOVED[t.seats]):
        t.lay(t.draw(ORDER_DECK), ORDER_DECK, ORDERS_REMOVED)
    for slot in range(slots_in_use(t, DOCK)):
        t.lay(t.draw(ORDER_DECK), ORDER_DECK, ORDER_ON + slot)
    for slot in range(slots_in_use(t, RESEARCH_CENTER)):
        t.lay(t.draw(TECH_DECK), TECH_DECK, TECH_ON + slot)
    for letter in range(LETTER_COUNT):
        card = letter * CARDS_PER_LETTER + t.below(CARDS_PER_LETTER)
        t.drop(card, ACHIEVEMENTS_LEFT, ACHIEVEMENT + letter)


def slots_in_use(t: Table, second_area: i64) -> i64:
    """A second board is used if its area is in play."""
    if in_play(t, second_area):
        return 2 * BOARD_SLOTS
    return BOARD_SLOTS


def hand_out_pieces(t: Table, seat: Seat) -> None:
    """Eight assistants and two shops at hand, all else in the warehouse, and one of each good (p. 4)."""
    for item in range(ITEM_COUNT):
        for _each in range(t.count(ASIDE, piece_of(seat, item))):
            t.move(piece_of(seat, item), ASIDE, WAREHOUSE + seat)
    for _each in range(ASSISTANTS_AT_START):
        t.move(assistant_of(seat), WAREHOUSE + seat, SUPPLY + seat)
    for _each in range(SHOPS_AT_START):
        t.move(shop_of(seat), WAREHOUSE + seat, SUPPLY + seat)
    for good in range(GOOD_COUNT):
        for _each in range(OF_EACH_GOOD):
            t.put(good, STOCK, WARE + seat)


class DrawStartPlayer(Chance):
    """Draw the start player at random; the rulebook allows that (ruling Y1)."""

    def options(self, t: Table) -> None:
        for seat in range(t.seats):
            t.offer(actions.SEAT + seat)

    def take(self, t: Table, thing: Action) -> None:
        start = actions.SEAT.member(thing)
        t.send(FIRST, start)
        t.tell(events.STARTS, start)
        for seat in range(t.seats):
            t.shift(YEN_OF_FIRST if seat == start else YEN_AT_START, BANK, YEN + seat)
            for _each in range(ORDERS_DEALT):
                t.lay(t.draw(ORDER_DECK), ORDER_DECK, DEALT + seat)
        t.then(BEGIN_TURN.of(start))
        t.then_clockwise(KEEP_ORDER, start)


class KeepOrder(SecretChoice):
    """Every player secretly keeps one of two orders; the other leaves the game (p. 5)."""

    hidden: bool = True

    def options(self, t: Table) -> None:
        for slot in range(t.size(DEALT + self.seat)):
            t.offer(actions.ORDER + t.piece(DEALT + self.seat, slot))

    def take(self, t: Table, thing: Action) -> None:
        seat = self.seat
        for _each in range(ORDERS_DEALT):
            order = t.pick(DEALT + seat, 0)
            t.lay(order, DEALT + seat, KEPT + seat if order == actions.ORDER.member(thing) else PUT_BACK + seat)
        t.tell(events.KEPT, seat)


DRAW_START_PLAYER: Final = STEPS.each(DrawStartPlayer)
KEEP_ORDER: Final = STEPS.each(KeepOrder)
