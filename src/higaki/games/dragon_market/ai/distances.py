"""Distances over the grid, for a bot that plans one action ahead.

A cell with goods costs little. Open water costs more, because a boat must come there first, and less if one move is
enough. A boat that closes a gap, or comes near to it, thus shortens the way. Costs are in halves of a point.

The step onto a dock or off it costs most: a dock has two neighbouring cells, few boats can lie there, and a boat with
its merchant there blocks the way. The bot must plan two moves ahead there, or it waits for that merchant for ever.
"""

from typing import Final

from higaki.engine.base.mypyc_compat import i64, vec
from higaki.engine.base.native_arrays import figures
from higaki.engine.table.table import Table
from higaki.games.dragon_market.ai.weights import A_BOAT_AND_A_STEP, COST, OVER_WATER, ROUND_A_MERCHANT
from higaki.games.dragon_market.box import BOAT_COUNT, BOAT_OF, COLUMNS
from higaki.games.dragon_market.cell_sets import (
    AHEAD_BEGINS,
    ALL,
    ASTERN_BEGINS,
    BESIDE_NORTH,
    BESIDE_SOUTH,
    BOAT_NORTH,
    BOAT_SOUTH,
    CELL_NORTH,
    CELL_SOUTH,
    DOCKS_NORTH,
    DOCKS_SOUTH,
    SEATS_NORTH,
    SEATS_SOUTH,
    SWEPT_NORTH,
    SWEPT_SOUTH,
    TURNED_NORTH,
    TURNED_SOUTH,
    TURNED_TO,
    WAY,
    WAY_NORTH,
    WAY_SOUTH,
    beside_north,
    beside_south,
)
from higaki.games.dragon_market.geometry import OFF, SENSE_COUNT, STRIDE, heading_of, towards
from higaki.games.dragon_market.places import BOARD, BOAT
from higaki.games.dragon_market.rules.board import is_free, lie_of

STEP: Final = 2
# Costs beside a dock without a boat: for two moves, and for more.
TWO_MOVES_FROM_DOCK: Final = 9
BARRED: Final = 18
# The cost of a merchant there: more than any way around him over water, otherwise a bot waits for him for ever.
MERCHANT_AT_DOCK: Final = 31
FAR: Final = 10_000
# The queue of cells by the cost of the way to them: one set for each possible next cost, and each half of the board.
LAST_WAITING: Final = 31
_NONE_WAITING: Final = figures([0] * (2 * LAST_WAITING + 2))


def crow_flies(one: i64, other: i64) -> i64:
    """The distance of two cells in rows and columns."""
    rows, columns = one // COLUMNS - other // COLUMNS, one % COLUMNS - other % COLUMNS
    return max(rows, -rows) + max(columns, -columns)


class Chart:
    """The cost to enter each cell from the next one, as sets of the cells with the same cost."""

    def __init__(self, t: Table) -> None:
        self.t: Final = t
        seats_north: i64 = DOCKS_NORTH
        seats_south: i64 = DOCKS_SOUTH
        boats_north: i64 = 0
        boats_south: i64 = 0
        for boat in range(BOAT_COUNT):
            lying = lie_of(t, boat)
            seats_north |= SEATS_NORTH[lying]
            seats_south |= SEATS_SOUTH[lying]
            boats_north |= BOAT_NORTH[lying]
            boats_south |= BOAT_SOUTH[lying]
        # Goods and docks, merchants, both together, and cells that one move of a boat can close.
        self.seats_north: i64 = seats_north
        self.seats_south: i64 = seats_south
        self.merchants_north: i64 = boats_north & ~seats_north
        self.merchants_south: i64 = boats_south & ~seats_south
        self.taken_north: i64 = boats_north | seats_north
        self.taken_south: i64 = boats_south | seats_south
        self.near_north: i64 = 0
        self.near_south: i64 = 0
        self.find_gaps()
        self.water_north: i64 = ALL & ~(self.taken_north | self.near_north)
        self.water_south: i64 = ALL & ~(self.taken_south | self.near_south)
        # Beside a dock: cells that two moves can close, cells that cannot be closed soon, and merchants.
        self.two_moves_north: i64 = 0
        self.two_moves_south: i64 = 0
        self.barred_north: i64 = 0
        self.barred_south: i64 = 0
        self.at_dock_north: i64 = 0
        self.at_dock_south: i64 = 0
        # The goals with the cheapest way.
        self.found_north: i64 = 0
        self.found_south: i64 = 0

    def find_gaps(self) -> None:
        """Free cells to which one move brings a seat of a boat: a slide up to an obstacle, or a turn."""
        t, taken_north, taken_south = self.t, self.taken_north, self.taken_south
        # A local variable, because it is read very often.
        way, way_north, way_south = WAY, WAY_NORTH, WAY_SOUTH
        swept_north, swept_south = SWEPT_NORTH, SWEPT_SOUTH
        near_north: i64 = 0
        near_south: i64 = 0
        for boat in range(BOAT_COUNT):
            lying = lie_of(t, boat)
            far = AHEAD_BEGINS[lying]
            while is_free(t, way[far]):
                far += 1
            near_north |= way_north[far]
            near_south |= way_south[far]
            far = ASTERN_BEGINS[lying]
            while is_free(t, way[far]):
                far += 1
            near_north |= way_north[far]
            near_south |= way_south[far]
            for sense in range(SENSE_COUNT):
                turn = towards(sense, lying)
                if swept_north[turn] & taken_north == 0 and swept_south[turn] & taken_south == 0:
                    near_north |= TURNED_NORTH[turn]
                    near_south |= TURNED_SOUTH[turn]
        self.near_north = near_north & ~taken_north
        self.near_south = near_south & ~taken_south

    def bar_dock(self, dock: i64) -> None:
        """The costs of the cells beside a dock: those of bringing a seat of a boat there."""
        beside_n, beside_s = BESIDE_NORTH[dock], BESIDE_SOUTH[dock]
        merchants_n, merchants_s = beside_n & self.merchants_north, beside_s & self.merchants_south
        water_n, water_s = beside_n & self.water_north, beside_s & self.water_south
        self.merchants_north &= ~merchants_n
        self.merchants_south &= ~merchants_s
        self.water_north &= ~water_n
        self.water_south &= ~water_s
        self.at_dock_north |= merchants_n
        self.at_dock_south |= merchants_s
        self.barred_north |= water_n
        self.barred_south |= water_s
        if merchants_n | water_n == beside_n and merchants_s | water_s == beside_s:
            for boat in range(BOAT_COUNT):
                self.come_nearer(boat)

    def come_nearer(self, boat: i64) -> None:
        """The poses that the boat can reach by two moves: a slide and a turn, or a turn and a slide."""
        t = self.t
        lying = lie_of(t, boat)
        stride = STRIDE[heading_of(t[BOAT + boat])]
        self.turn_after_slides(lying, AHEAD_BEGINS[lying], stride)
        self.turn_after_slides(lying, ASTERN_BEGINS[lying], -stride)
        for sense in range(SENSE_COUNT):
            turn = towards(sense, lying)
            if SWEPT_NORTH[turn] & self.taken_north == 0 and SWEPT_SOUTH[turn] & self.taken_south == 0:
                self.slide_after_turn(boat, AHEAD_BEGINS[TURNED_TO[turn]])
                self.slide_after_turn(boat, ASTERN_BEGINS[TURNED_TO[turn]])

    def turn_after_slides(self, lying: i64, far: i64, stride: i64) -> None:
        """The cells that the boat leaves count as free."""
        taken_north, taken_south = self.taken_north & ~BOAT_NORTH[lying], self.taken_south & ~BOAT_SOUTH[lying]
        while is_free(self.t, WAY[far]):
            far += 1
            lying += stride
            for sense in range(SENSE_COUNT):
                turn = towards(sense, lying)
                if SWEPT_NORTH[turn] & taken_north == 0 and SWEPT_SOUTH[turn] & taken_south == 0:
                    self.lift_bar(TURNED_NORTH[turn], TURNED_SOUTH[turn])

    def slide_after_turn(self, boat: i64, far: i64) -> None:
        while is_free(self.t, WAY[far]) or BOAT_OF[self.t[BOARD + WAY[far]]] == boat:
            far += 1
        self.lift_bar(WAY_NORTH[far], WAY_SOUTH[far])

    def lift_bar(self, cells_north: i64, cells_south: i64) -> None:
        """The cells to which two moves bring a seat of a boat."""
        self.two_moves_north |= cells_north & (self.barred_north | self.at_dock_north)
        self.two_moves_south |= cells_south & (self.barred_south | self.at_dock_south)

    def find_nearest(self, start: i64, goals: vec[i64]) -> i64:
        """The cost of the cheapest way to a goal (Dijkstra's algorithm); `found` are all goals at that cost.

        A messenger on a goal must leave it and come back.
        """
        goals_north: i64 = 0
        goals_south: i64 = 0
        for goal in goals:
            if goal != OFF:
                goals_north |= CELL_NORTH[goal]
                goals_south |= CELL_SOUTH[goal]
        here_north, here_south = CELL_NORTH[start], CELL_SOUTH[start]
        comes_back = goals_north & here_north != 0 or goals_south & here_south != 0
        goals_north &= ~here_north
        goals_south &= ~here_south
        waiting = _NONE_WAITING[:]
        waiting[0] = here_north
        waiting[1] = here_south
        unseen_north: i64 = ALL
        unseen_south: i64 = ALL
        cost: i64 = 0
        while unseen_north or unseen_south:
            if comes_back and cost > 2 * STEP:
                self.found_north, self.found_south = here_north, here_south
                return cost
            place = 2 * (cost & LAST_WAITING)
            northern, southern = waiting[place] & unseen_north, waiting[place + 1] & unseen_south
            if northern or southern:
                self.found_north, self.found_south = northern & goals_north, southern & goals_south
                if self.found_north or self.found_south:
                    return cost
                unseen_north &= ~northern
                unseen_south &= ~southern
                self.go_on(
                    waiting,
                    cost,
                    beside_north(northern, southern) & unseen_north,
                    beside_south(northern, southern) & unseen_south,
                )
            waiting[place] = 0
            waiting[place + 1] = 0
            cost += 1
        return FAR

    def go_on(self, waiting: vec[i64], cost: i64, northern: i64, southern: i64) -> None:
        """Continue to each of these cells, at its cost."""
        wait(waiting, cost + STEP, northern & self.seats_north, southern & self.seats_south)
        wait(waiting, cost + COST[A_BOAT_AND_A_STEP], northern & self.near_north, southern & self.near_south)
        wait(waiting, cost + COST[OVER_WATER], northern & self.water_north, southern & self.water_south)
        wait(waiting, cost + COST[ROUND_A_MERCHANT], northern & self.merchants_north, southern & self.merchants_south)
        if self.barred_north or self.barred_south or self.at_dock_north or self.at_dock_south:
            wait(waiting, cost + TWO_MOVES_FROM_DOCK, northern & self.two_moves_north, southern & self.two_moves_south)
            wait(waiting, cost + BARRED, northern & self.barred_north, southern & self.barred_south)
            wait(waiting, cost + MERCHANT_AT_DOCK, northern & self.at_dock_north, southern & self.at_dock_south)


def wait(waiting: vec[i64], cost: i64, northern: i64, southern: i64) -> None:
    if northern or southern:
        place = 2 * (cost & LAST_WAITING)
        waiting[place] |= northern
        waiting[place + 1] |= southern
