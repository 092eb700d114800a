"""Port and dock (p. 14, p. 16): orders from the board of the area; more strength gives access to better ones."""

from typing import Final

from higaki.engine.base.kinds import Kinds
from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Action, Seat
from higaki.engine.table.cells import NOTHING
from higaki.engine.table.events import Refused
from higaki.engine.table.steps import Choice, Effect
from higaki.engine.table.table import Table
from higaki.games.yokohama import actions, events
from higaki.games.yokohama.box import BOARD_SLOTS, ORDER_SLOTS
from higaki.games.yokohama.places import HAND, ORDER_DECK, ORDER_ON, STRENGTH
from higaki.games.yokohama.printed import BY_STRENGTH, MOST_ORDERS, ORDER_LEVEL, POINTS_AT_STRENGTH_5
from higaki.games.yokohama.rules.areas.laboratory import offer_import_or_yen, pay_import_or_yen
from higaki.games.yokohama.rules.ending import announce_no_orders
from higaki.games.yokohama.rules.money_goods_points import BY_DOCKS, YEN_FOR_IMPORT, can_pay_each, score
from higaki.games.yokohama.rules.orders import orders_in_hand
from higaki.games.yokohama.rules.technologies import ChoiceWithSidelines, offer_sidelines
from higaki.games.yokohama.rules.town import DOCK, PORT, STRONGEST
from higaki.games.yokohama.step_registry import STEPS

ORDER_BOARDS: Final = Kinds("board", ["port", "dock"])
PORT_BOARD: Final = 0
DOCK_BOARD: Final = 1


def visit_port(t: Table, seat: Seat, area: i64, level: i64) -> None:
    """The strongest players score, whether or not they take an order (p. 16, ruling Y8)."""
    if t[STRENGTH] == STRONGEST:
        score(t, seat, BY_DOCKS, POINTS_AT_STRENGTH_5)
        t.tell(events.PORT_POINTS, seat, POINTS_AT_STRENGTH_5)
    if orders_in_hand(t, seat) >= MOST_ORDERS:
        t.tell(events.HAND_FULL, seat, MOST_ORDERS)
    elif level:
        if area == DOCK:
            t.then(TAKE_ORDER.of(seat, DOCK_BOARD))
        else:
            t.then(TAKE_ORDER.of(seat, PORT_BOARD))


def first_slot(board: i64) -> i64:
    """The first space of a board; the next board follows it."""
    return board * BOARD_SLOTS


def level_allows(t: Table, slot: i64) -> bool:
    """The strength allows low, middle or high levels, from left to right."""
    return ORDER_LEVEL[slot] <= BY_STRENGTH[PORT][t[STRENGTH]]


def strength_for(level: i64) -> i64:
    """The least strength that allows a level."""
    strength: i64 = 0
    while BY_STRENGTH[PORT][strength] < level:
        strength += 1
    return strength


def offer_orders(t: Table, seat: Seat, board: i64) -> None:
    if orders_in_hand(t, seat) < MOST_ORDERS:
        for slot in range(first_slot(board), first_slot(board + 1)):
            if t.size(ORDER_ON + slot) and level_allows(t, slot):
                t.offer(actions.ORDER_SLOT + slot)


def any_order(t: Table, seat: Seat, board: i64) -> bool:
    """Is the hand below its limit, and is there an order of the right level on the board?"""
    if orders_in_hand(t, seat) < MOST_ORDERS:
        for slot in range(first_slot(board), first_slot(board + 1)):
            if t.size(ORDER_ON + slot) and level_allows(t, slot):
                return True
    return False


def refused_orders(t: Table, board: i64, payable: bool) -> list[Refused]:
    """The level is too high, or a second one cannot be paid (p. 16)."""
    found: list[Refused] = []
    for slot in range(first_slot(board), first_slot(board + 1)):
        if t.size(ORDER_ON + slot):
            if not level_allows(t, slot):
                needed = strength_for(ORDER_LEVEL[slot])
                found.append(Refused(actions.ORDER_SLOT + slot, events.LEVEL_TOO_HIGH, [needed]))
            elif not payable:
                found.append(Refused(actions.ORDER_SLOT + slot, events.CANNOT_PAY, [YEN_FOR_IMPORT]))
    return found


def take_order(t: Table, seat: Seat, slot: i64) -> None:
    order = t.pick(ORDER_ON + slot, 0)
    t.put(order, ORDER_ON + slot, HAND + seat)
    t.tell(events.TOOK_ORDER, seat, order)


class TakeOrder(Choice):
    """Take one order of the board; none only if there is none of the right level (ruling Y8)."""

    board: i64

    def options(self, t: Table) -> None:
        offer_orders(t, self.seat, self.board)
        if t.choices == 0:
            t.offer(actions.DONE)

    def refused(self, t: Table) -> list[Refused]:
        found = refused_orders(t, self.board, True)
        if actions.DONE not in t.options:
            found.append(Refused(actions.DONE, events.MUST_TAKE_ORDER, []))
        return found

    def take(self, t: Table, thing: Action) -> None:
        if thing != actions.DONE:
            take_order(t, self.seat, actions.ORDER_SLOT.member(thing))
            t.then(TAKE_ANOTHER.of(self.seat, self.board), REFILL_ORDERS.of(self.seat, self.board))


class TakeAnother(ChoiceWithSidelines):
    """Take a second one of the remaining orders, for two yen or an import good (p. 16)."""

    board: i64

    def options(self, t: Table) -> None:
        if any_order(t, self.seat, self.board):
            if can_pay_each(t, self.seat, 1):
                offer_orders(t, self.seat, self.board)
            offer_sidelines(t, self.seat)
        t.offer(actions.DONE)

    def details(self, t: Table) -> dict[str, int | str]:
        return {"orders": len([option for option in t.options if option in actions.ORDER_SLOT])}

    def refused(self, t: Table) -> list[Refused]:
        return refused_orders(t, self.board, can_pay_each(t, self.seat, 1))

    def answer(self, t: Table, thing: Action) -> None:
        if thing != actions.DONE:
            t.then(PAY_FOR_ORDER.of(self.seat, actions.ORDER_SLOT.member(thing)))


class PayForOrder(Choice):
    """Pay with two yen or an import good."""

    continues: bool = True
    order_slot: i64

    def options(self, t: Table) -> None:
        offer_import_or_yen(t, self.seat)

    def suggestion(self, t: Table, options: list[int]) -> int:
        return options[-1]

    def take(self, t: Table, thing: Action) -> None:
        pay_import_or_yen(t, self.seat, thing)
        take_order(t, self.seat, self.order_slot)


class RefillOrders(Effect):
    """The others move to the left, and new cards fill the board; too few cards cause the end (p. 9, p. 16)."""

    board: i64

    def happen(self, t: Table) -> None:
        first = first_slot(self.board)
        empty = first
        for slot in range(first, first + BOARD_SLOTS):
            if t.size(ORDER_ON + slot):
                if slot != empty:
                    t.lay(t.pick(ORDER_ON + slot, 0), ORDER_ON + slot, ORDER_ON + empty)
                empty += 1
        for slot in range(empty, first + BOARD_SLOTS):
            order = t.draw(ORDER_DECK)
            if order == NOTHING:
                announce_no_orders(t, self.seat)
                return
            t.lay(order, ORDER_DECK, ORDER_ON + slot)


TAKE_ORDER: Final = STEPS.each(TakeOrder, board=ORDER_BOARDS)
TAKE_ANOTHER: Final = STEPS.each(TakeAnother, board=ORDER_BOARDS)
PAY_FOR_ORDER: Final = STEPS.each(PayForOrder, order_slot=ORDER_SLOTS)
REFILL_ORDERS: Final = STEPS.each(RefillOrders, board=ORDER_BOARDS)
