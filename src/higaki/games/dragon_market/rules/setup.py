"""From the box to the first turn (p. 2): a start player, ten boats, goods on them, coins and orders."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.table.events import Refused
from higaki.engine.table.steps import Chance, Choice, Effect
from higaki.engine.table.table import Table
from higaki.games.dragon_market import actions, events
from higaki.games.dragon_market.box import (
    BLUE_COUNT,
    BOAT_COUNT,
    CELL_COUNT,
    CELLS,
    COINS_AT_START,
    COINS_TOTAL,
    DOCKS_OF,
    GOOD_COUNT,
    GOODS,
    GOODS_SEATS,
    NO_BOAT,
    ORDER_COUNT,
    SHAPE,
    SHAPE_COUNT,
    SHAPES,
)
from higaki.games.dragon_market.geometry import (
    ASHORE,
    HEADING_COUNT,
    HEADINGS_THAT_DIFFER,
    POSE_COUNT,
    READY,
    pose_of,
)
from higaki.games.dragon_market.places import (
    BOAT,
    BOATS_FROM,
    BY_PLAYERS,
    COINS,
    DECK,
    DOCK,
    DRAGON,
    MARKET,
    MESSENGER,
    MODE,
    READY_MADE,
    STACK,
    SUPPLY,
    TO_WIN,
    UNUSED,
)
from higaki.games.dragon_market.rules.board import can_lie, lay_boat, put_on_board, work_out_board
from higaki.games.dragon_market.rules.orders import DRAW_ORDER
from higaki.games.dragon_market.rules.placing_refusals import why_not_head, why_not_put
from higaki.games.dragon_market.rules.teams import orders_to_win, side_of, sides
from higaki.games.dragon_market.rules.turn import BEGIN_TURN
from higaki.games.dragon_market.step_registry import STEPS


def set_up(t: Table) -> None:
    """Sort the cards, place the messengers on the docks, draw the start player."""
    assert GOODS.supply is not None
    t.fill(MARKET, [good for good, tokens in enumerate(GOODS.supply) for _ in range(tokens)])
    sort_orders(t, list(range(ORDER_COUNT)))
    assign_docks(t)
    for seat in range(t.seats):
        t[MESSENGER + seat] = t[DOCK + seat]
    work_out_board(t)
    t[SUPPLY] = COINS_TOTAL
    t[TO_WIN] = orders_to_win(t)
    t.then(DRAW_START_PLAYER.of())


def sort_orders(t: Table, cards: list[int]) -> None:
    """Red orders are for the advanced game, blue ones for the basic game; the others stay in the box (p. 2, p. 3)."""
    red = t[MODE] > 0
    t.fill(DECK, [card for card in cards if (card >= BLUE_COUNT) == red])
    t.fill(UNUSED, [card for card in cards if (card >= BLUE_COUNT) != red])


def assign_docks(t: Table) -> None:
    """Everybody's own dock, by the number of players (p. 2)."""
    for seat in range(t.seats):
        t[DOCK + seat] = DOCKS_OF[t.seats][seat]


class DrawStartPlayer(Chance):
    """Nobody knows who saw a dragon last, so the start player is drawn at random (ruling D1)."""

    def options(self, t: Table) -> None:
        for seat in range(t.seats):
            t.offer(actions.SEAT + seat)

    def take(self, t: Table, thing: i64) -> None:
        start = actions.SEAT.member(thing)
        t.send(DRAGON, start)
        t.tell(events.STARTS, start)
        deal_coins(t, start)
        t.then(BEGIN_TURN.of(start))
        seat = (start + sides(t)) % t.seats
        for _each in range(sides(t)):  # the last one first, so that the start player is the first to draw
            seat = t.right_of(seat)
            t.then(DRAW_ORDER.of(seat))
        t.then(LOAD_BOATS.of(start))
        if t[BOATS_FROM] == BY_PLAYERS:
            t.then(PLACE_BOAT.of(start))
        else:
            lay_out_boats(t)


def deal_coins(t: Table, start: i64) -> None:
    """None for the start player, then one more for everybody clockwise; a team has its coins together (p. 2, p. 4)."""
    seat = start
    for place in range(t.seats):
        t.shift(COINS_AT_START[place], SUPPLY, COINS + side_of(t, seat))
        seat = t.left_of(seat)


def lay_out_boats(t: Table) -> None:
    """Quick start: the ready-made setup, or every boat in turn at a random legal pose."""
    for boat in range(BOAT_COUNT):
        t[BOAT + boat] = READY[boat] if t[BOATS_FROM] == READY_MADE else any_pose(t, SHAPE[boat])
        put_on_board(t, boat)


def any_pose(t: Table, shape: i64) -> i64:
    possible: i64 = 0
    for pose in range(POSE_COUNT):
        if can_lie(t, shape, pose):
            possible += 1
    before = t.below(possible)
    chosen: i64 = 0
    while before > 0 or not can_lie(t, shape, chosen):
        if can_lie(t, shape, chosen):
            before -= 1
        chosen += 1
    return chosen


def next_boat(t: Table, shape: i64) -> i64:
    """The first boat of that shape that is still ashore, or NO_BOAT."""
    for boat in range(BOAT_COUNT):
        if SHAPE[boat] == shape and t[BOAT + boat] == ASHORE:
            return boat
    return NO_BOAT


class PlaceBoat(Choice):
    """Players place the ten boats in turn. First choose the kind."""

    # Before goods and orders are dealt, no place is better than another, so bots place boats by lot.
    decided_by_plan: bool = True

    def options(self, t: Table) -> None:
        for shape in range(SHAPE_COUNT):
            if next_boat(t, shape) != NO_BOAT:
                t.offer(actions.KIND + shape)

    def refused(self, t: Table) -> list[Refused]:
        return [
            Refused(actions.KIND + shape, events.NONE_ASHORE, [])
            for shape in range(SHAPE_COUNT)
            if next_boat(t, shape) == NO_BOAT
        ]

    def take(self, t: Table, thing: i64) -> None:
        t.then(PUT_MERCHANT.of(self.seat, actions.KIND.member(thing)))


class PutMerchant(Choice):
    """Then choose the cell of its merchant."""

    decided_by_plan: bool = True
    kind: i64

    def options(self, t: Table) -> None:
        for cell in range(CELL_COUNT):
            for heading in range(HEADING_COUNT):
                if can_lie(t, self.kind, pose_of(cell, heading)):
                    t.offer(actions.CELL + cell)
                    break

    def refused(self, t: Table) -> list[Refused]:
        return why_not_put(t, self.kind)

    def take(self, t: Table, thing: i64) -> None:
        t.then(HEAD_BOAT.of(self.seat, self.kind, actions.CELL.member(thing)))


class HeadBoat(Choice):
    """Then choose its heading; a boat with its merchant in the middle is the same after a half turn (ruling D23)."""

    decided_by_plan: bool = True
    kind: i64
    cell: i64

    def options(self, t: Table) -> None:
        for heading in range(HEADINGS_THAT_DIFFER[self.kind]):
            if can_lie(t, self.kind, pose_of(self.cell, heading)):
                t.offer(actions.HEADING + heading)

    def refused(self, t: Table) -> list[Refused]:
        return why_not_head(t, self.kind, self.cell)

    def take(self, t: Table, thing: i64) -> None:
        boat = next_boat(t, self.kind)
        lay_boat(t, boat, pose_of(self.cell, actions.HEADING.member(thing)))
        t.tell(events.PLACED, self.seat, boat, self.cell)
        if any_ashore(t):
            t.then(PLACE_BOAT.of(t.left_of(self.seat)))


def any_ashore(t: Table) -> bool:
    for boat in range(BOAT_COUNT):
        if t[BOAT + boat] == ASHORE:
            return True
    return False


class LoadBoats(Effect):
    """Put both tokens of a kind on one seat, the kinds at random (p. 2, ruling D2)."""

    def happen(self, t: Table) -> None:
        seats = GOODS_SEATS[:]
        left: i64 = len(seats)
        for good in range(GOOD_COUNT):
            chosen = t.below(left)
            t[STACK + good] = seats[chosen]
            left -= 1
            for later in range(chosen, left):
                seats[later] = seats[later + 1]
        t.tell(events.LOADED)


DRAW_START_PLAYER: Final = STEPS.each(DrawStartPlayer)
PLACE_BOAT: Final = STEPS.each(PlaceBoat)
PUT_MERCHANT: Final = STEPS.each(PutMerchant, kind=SHAPES)
HEAD_BOAT: Final = STEPS.each(HeadBoat, kind=SHAPES, cell=CELLS)
LOAD_BOATS: Final = STEPS.each(LoadBoats)
