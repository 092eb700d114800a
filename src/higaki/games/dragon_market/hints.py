"""What a bot that looks one action ahead should want: the nearest good it needs, then home.

Distances are over the grid: a cell with goods is an easy step, open water asks for a boat to be brought there first,
which is easier where one move will do. So a boat that closes a gap, or comes near to closing it, shortens the way.
Everything is counted in movement points.
"""

from typing import Final

from higaki.engine.table import NOTHING, Table
from higaki.games.dragon_market.boats import MoveBoat, board_of, landing, plain_moves
from higaki.games.dragon_market.box import BOAT_COUNT, COLUMNS, MOST_COINS_SPENT, NOWHERE, ORDER_GOODS, SHAPE, SPOTS
from higaki.games.dragon_market.coins import StealCoin, StealCoins, TakeCoins
from higaki.games.dragon_market.geometry import CELL_COUNT, NEIGHBOURS, PARTS
from higaki.games.dragon_market.messengers import IS_MERCHANT, cell_under, own_dock
from higaki.games.dragon_market.orders import ChooseOrder, goods_missing, is_complete, order_of, orders_fulfilled
from higaki.games.dragon_market.places import BASKET, COINS, ENTERED, MARKET, MESSENGER, POINTS, STACK
from higaki.games.dragon_market.sides import side_of
from higaki.games.dragon_market.things import COIN, COLLECT, DONE, THE_BOAT, THE_CELL
from higaki.games.dragon_market.turn import ImproveRoll, TakeAction

# Costs are in halves of a point.
STEP: Final = 2
A_BOAT_AND_A_STEP: Final = 4
OVER_WATER: Final = 6
ROUND_A_MERCHANT: Final = 7
COST: Final = [
    OVER_WATER if spot == NOWHERE else ROUND_A_MERCHANT if IS_MERCHANT[spot] else STEP for spot in range(len(SPOTS))
]
# What a cell on the way costs on average, before one knows the way.
ROUGHLY: Final = 3
FAR: Final = 10_000

AN_ORDER: Final = 60.0
A_GOOD: Final = 3.0
A_COIN: Final = 0.4
A_SPARE_COIN: Final = 0.1
# More than the coin it may become: better stir the boats than wait with a full purse for the others to do it.
A_POINT: Final = 0.35


def evaluate(t: Table, seat: int) -> float:
    """Orders fulfilled, goods collected, the way still to go, and the coins and points to go it with."""
    side = side_of(t, seat)
    value = AN_ORDER * orders_fulfilled(t, side) + A_GOOD * len(t.at[BASKET + side])
    value += worth_of(t.numbers[COINS + side])
    if t.over or order_of(t, side) == NOTHING:
        return value
    if t.seat == seat:
        value += A_POINT * t.numbers[POINTS]
    return value - way_to_go(t, seat) / STEP


def worth_of(coins: int) -> float:
    """Coins for the next turns; what cannot be spent soon hardly counts."""
    ready = min(coins, 2 * MOST_COINS_SPENT)
    return A_COIN * ready + A_SPARE_COIN * (coins - ready)


def way_to_go(t: Table, seat: int) -> int:
    """The nearest good that is missing, from there the next ones as the crow flies, and home."""
    side = side_of(t, seat)
    board = board_of(t)
    costs = costs_of_cells(t, board)
    here = cell_under(t, t.numbers[MESSENGER + seat])
    home = cell_under(t, own_dock(t, seat))
    missing = goods_missing(t, side)
    if missing <= 0:
        return cost_of_way(costs, here, [home])[0]
    goals = [cell_under(t, t.numbers[STACK + good]) for good in goods_wanted(t, side)]
    cost = 0
    # What he stands on he can collect only if he has just come; then it is the nearest of all.
    if here not in goals or not t.numbers[ENTERED]:
        cost, here = cost_of_way(costs, here, goals)
    while missing > 1 and len(goals) > 1:
        goals.remove(here)
        nearest = goals[0]
        for goal in goals:
            if crow_flies(here, goal) < crow_flies(here, nearest):
                nearest = goal
        cost += ROUGHLY * crow_flies(here, nearest)
        here = nearest
        missing -= 1
    return cost + ROUGHLY * crow_flies(here, home)


def goods_wanted(t: Table, side: int) -> list[int]:
    """The goods of the order that the side does not have yet and that are still on the market."""
    wanted: list[int] = []
    for good in ORDER_GOODS[order_of(t, side)]:
        if good not in t.at[BASKET + side] and good in t.at[MARKET]:
            wanted.append(good)
    return wanted


def crow_flies(one: int, other: int) -> int:
    return abs(one // COLUMNS - other // COLUMNS) + abs(one % COLUMNS - other % COLUMNS)


def costs_of_cells(t: Table, board: list[int]) -> list[int]:
    """What it costs to come onto each cell from the next one."""
    costs = [COST[board[cell]] for cell in range(CELL_COUNT)]
    for boat in range(BOAT_COUNT):
        for thing in plain_moves(t, boat, board):
            parts = PARTS[SHAPE[boat]][landing(t, boat, thing)]
            for cell in (parts[1], parts[2]):
                if costs[cell] == OVER_WATER:
                    costs[cell] = A_BOAT_AND_A_STEP
    return costs


def cost_of_way(cell_costs: list[int], start: int, goals: list[int]) -> tuple[int, int]:
    """What the cheapest way to any of the goals costs, and which goal that is (Dijkstra's, with costs as buckets)."""
    costs = [FAR] * CELL_COUNT
    costs[start] = 0
    waiting: list[list[int]] = [[start]]
    cost = 0
    while cost < len(waiting):
        if start in goals and cost > 2 * STEP:
            return cost, start  # away and back again is nearer than all others
        for cell in waiting[cost]:
            if costs[cell] < cost:
                continue
            if cell in goals and cell != start:
                return cost, cell
            for near in NEIGHBOURS[cell]:
                further = cost + cell_costs[near]
                if further < costs[near]:
                    costs[near] = further
                    while len(waiting) <= further:
                        waiting.append([])
                    waiting[further].append(near)
        cost += 1
    return FAR, start


REASONS: Final = ["towards", "home", "bridge", "collect", "buy", "stop", "near", "save", "rob", "luck", "place"]


def reason(t: Table, thing: int) -> str:
    """Why the thing looks good for the seat that has to choose."""
    step = t.agenda[-1]
    if isinstance(step, TakeAction):
        return reason_for_action(t, thing)
    if isinstance(step, TakeCoins):
        return "save"
    if isinstance(step, ChooseOrder):
        return "near"
    if isinstance(step, MoveBoat):
        return "bridge"
    if isinstance(step, ImproveRoll):
        return "luck"
    if isinstance(step, StealCoin | StealCoins):
        return "rob"
    return "place"


def reason_for_action(t: Table, thing: int) -> str:
    if thing == DONE:
        return "stop"
    if thing == COIN:
        return "buy"
    if thing == COLLECT:
        return "collect"
    if THE_BOAT <= thing < THE_CELL:
        return "bridge"
    return "home" if is_complete(t, side_of(t, t.seat)) else "towards"
