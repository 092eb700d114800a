"""Step 3 where cards are taken: port and dock, laboratory and research center (pages 14 to 16)."""

from __future__ import annotations

from collections.abc import Sequence

from .extras import add_country
from .state import Player, State
from .tables import (
    FREE_TECHNOLOGIES,
    HAND_LIMIT,
    INDUSTRY,
    ORDER_BONUS,
    ORDER_LEVELS,
    ORDER_SPACE_LEVELS,
    TECHNOLOGIES,
    TECHNOLOGY_SURCHARGES,
)


def orders_to_take(state: State, seat: str, board: str, power: int, taken: int) -> set[int]:
    """Spaces (1 to 6) of the order that may be taken now; the second one costs 2 yen or 1 import, there is no third."""
    player = state.players[seat]
    if taken >= 2 or len(player.hand) >= HAND_LIMIT or (taken == 1 and not ways_to_pay(1, player)):
        return set()
    cards = enumerate(state.order_boards[board])
    return {i + 1 for i, card in cards if card is not None and ORDER_SPACE_LEVELS[i] <= ORDER_LEVELS[power - 1]}


def take_order(state: State, seat: str, board: str, space: int, payment: tuple[int, int]) -> State:
    """Before the board is filled up; nothing is paid for the first one."""
    after = state.copy()
    player = after.players[seat]
    player.imports -= payment[0]
    player.yen -= payment[1]
    order = after.order_boards[board][space - 1]
    assert order is not None
    after.order_boards[board][space - 1] = None
    player.hand.append(order)
    return after


def order_bonus(power: int) -> int:
    """Points for an action of strength 5, whether or not an order is taken."""
    return ORDER_BONUS if power == 5 else 0


def ways_to_pay(units: int, player: Player) -> set[tuple[int, int]]:
    """(imports, yen): each unit is 1 import or 2 yen."""
    possible = {(imports, 2 * (units - imports)) for imports in range(units + 1)}
    return {(imports, yen) for imports, yen in possible if imports <= player.imports and yen <= player.yen}


def technologies_to_take(state: State, seat: str, board: str, power: int) -> dict[int, int]:
    """Spaces (1 to 6) of the technologies that can be paid, with the units to pay beyond the strength."""
    found = {}
    for space, name in enumerate(state.technology_boards[board], 1):
        if name is None or state.has(seat, name):
            continue
        units = technology_cost(state, seat, name, space, power)
        if ways_to_pay(units, state.players[seat]):
            found[space] = units
    return found


def technology_cost(state: State, seat: str, name: str, space: int, power: int) -> int:
    """Surplus strength lapses: it never pays what the fourth and later technologies cost in addition."""
    cost = TECHNOLOGIES[name][0] + TECHNOLOGY_SURCHARGES[space - 1]
    fourth = len(state.players[seat].technologies) >= FREE_TECHNOLOGIES
    return max(0, cost - INDUSTRY[power - 1]) + int(fourth)


def take_technology(state: State, seat: str, board: str, space: int, payment: tuple[int, int]) -> State:
    """Before the board is filled up; the station token is put down separately."""
    after = state.copy()
    player = after.players[seat]
    player.imports -= payment[0]
    player.yen -= payment[1]
    player.yen += 1 if after.has(seat, "printing") else 0
    player.points += 2 if after.has(seat, "patents") else 0
    name = after.technology_boards[board][space - 1]
    assert name is not None
    after.technology_boards[board][space - 1] = None
    player.points += 10 if name == "exhibition" else 0
    player.technologies.append(name)
    return add_country(after, seat, TECHNOLOGIES[name][1])


def fill(board: Sequence[str | None], stack: Sequence[str]) -> tuple[list[str | None], list[str], bool]:
    """Cards slide left, then empty spaces are filled from the stack; the last answer is whether there were enough."""
    cards: list[str | None] = [card for card in board if card is not None]
    drawn = list(stack[: len(board) - len(cards)])
    cards += drawn
    full = len(cards) == len(board)
    return cards + [None] * (len(board) - len(cards)), list(stack[len(drawn) :]), full


def fill_orders(state: State, board: str) -> State:
    """At the end of an action in port or dock. If the stack is too small, the end of the game has come near."""
    after = state.copy()
    after.order_boards[board], after.order_stack, full = fill(state.order_boards[board], state.order_stack)
    after.orders_ran_out = state.orders_ran_out or not full
    return after


def fill_technologies(state: State, board: str) -> State:
    """At the end of an action in laboratory or research center. An empty stack leaves spaces empty and ends nothing."""
    after = state.copy()
    cards, stack, _ = fill(state.technology_boards[board], state.technology_stack)
    after.technology_boards[board], after.technology_stack = cards, stack
    return after


def station_areas(state: State) -> set[str]:
    """Where the station token may be put, at once when the card is taken."""
    return set(state.areas())
