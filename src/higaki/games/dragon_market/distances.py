"""How far it is over the grid, for a bot that looks one action ahead.

A cell with goods is an easy step, open water asks for a boat to be brought there first, which is easier where one move
will do. So a boat that closes a gap, or comes near to closing it, shortens the way. Costs are in halves of a point.

The step onto a dock or off it is the hardest: a dock has two cells beside it, few boats can lie there, and one whose
merchant does bars the way. There one needs to see two moves ahead, or waits behind that merchant for ever.
"""

from typing import Final

from higaki.engine.cells import empty_cells
from higaki.engine.figures import figures, is_in
from higaki.engine.native import i16, i64, vec
from higaki.engine.table import Table
from higaki.games.dragon_market.board import is_free, lie_of
from higaki.games.dragon_market.boats import has_room
from higaki.games.dragon_market.box import BOAT_COUNT, BOAT_OF, CELL_COUNT, COLUMNS, EMPTY_BOARD, NOWHERE, SHAPE
from higaki.games.dragon_market.geometry import (
    AHEAD,
    ASHORE,
    ASTERN,
    FIRST_LIE,
    MERCHANT_ASTERN,
    NEIGHBOURS,
    OFF,
    SEAT_A,
    SEAT_B,
    SENSE_COUNT,
    STRIDE,
    SWEPT,
    TURNED,
    cell_of,
    heading_of,
    towards,
)
from higaki.games.dragon_market.places import BOARD, BOAT

STEP: Final = 2
A_BOAT_AND_A_STEP: Final = 4
OVER_WATER: Final = 6
ROUND_A_MERCHANT: Final = 12
# Beside a dock where no boat lies ready: two moves will do, or more are needed.
TWO_MOVES_FROM_DOCK: Final = 9
BARRED: Final = 18
# A merchant there: more than any way round him over water to the other cell, or a bot waits behind him for ever.
MERCHANT_AT_DOCK: Final = 31
WITHOUT_BOATS: Final = figures([OVER_WATER if spot == NOWHERE else STEP for spot in EMPTY_BOARD])
FAR: Final = 10_000
FAR_AWAY: Final = figures([FAR] * CELL_COUNT)
# Cells that wait: a bucket for each cost that can come up next; small numbers, to be copied quickly.
LAST_BUCKET: Final = 31
NONE_WAITING: Final = empty_cells((LAST_BUCKET + 1) * CELL_COUNT)
NO_LENGTHS: Final = figures([0] * (LAST_BUCKET + 1))


def crow_flies(one: i64, other: i64) -> i64:
    """How many rows and columns two cells are apart."""
    rows, columns = one // COLUMNS - other // COLUMNS, one % COLUMNS - other % COLUMNS
    return max(rows, -rows) + max(columns, -columns)


def costs_of_cells(t: Table) -> vec[i64]:
    """What it costs to come onto each cell from the next one."""
    costs = WITHOUT_BOATS[:]
    for boat in range(BOAT_COUNT):
        if t[BOAT + boat] != ASHORE:
            lying = lie_of(t, boat)
            costs[cell_of(t[BOAT + boat])] = ROUND_A_MERCHANT
            costs[SEAT_A[lying]] = STEP
            costs[SEAT_B[lying]] = STEP
    for boat in range(BOAT_COUNT):
        lying = lie_of(t, boat)
        slide(costs, AHEAD[lying], False)
        slide(costs, ASTERN[lying], MERCHANT_ASTERN[SHAPE[boat]] > 0)
        for sense in range(SENSE_COUNT):
            if has_room(t, SWEPT[towards(sense, lying)]):
                turned = FIRST_LIE[boat] + TURNED[towards(sense, lying)]
                close_gap(costs, SEAT_A[turned])
                close_gap(costs, SEAT_B[turned])
    return costs


def slide(costs: vec[i64], ray: vec[i64], merchant_first: bool) -> None:
    """A boat can be slid over water until something is in the way; where its merchant comes no gap is closed."""
    last: i64 = OFF
    for cell in ray:
        if costs[cell] != OVER_WATER and costs[cell] != A_BOAT_AND_A_STEP:
            return
        close_gap(costs, last if merchant_first else cell)
        last = cell


def close_gap(costs: vec[i64], cell: i64) -> None:
    """One move brings a seat of a boat there."""
    if cell != OFF and costs[cell] == OVER_WATER:
        costs[cell] = A_BOAT_AND_A_STEP


def bar_dock(t: Table, costs: vec[i64], dock: i64) -> None:
    """The cells beside a dock count as what it takes to bring a seat of a boat there."""
    barred = True
    for cell in NEIGHBOURS[dock]:
        if costs[cell] > A_BOAT_AND_A_STEP:
            costs[cell] = MERCHANT_AT_DOCK if costs[cell] == ROUND_A_MERCHANT else BARRED
        else:
            barred = False
    if barred:
        for boat in range(BOAT_COUNT):
            come_nearer(t, costs, boat)


def come_nearer(t: Table, costs: vec[i64], boat: i64) -> None:
    """Where the boat can come by two moves: a slide and a turn, or a turn and a slide."""
    lying = lie_of(t, boat)
    stride = STRIDE[heading_of(t[BOAT + boat])]
    turn_after_slides(t, costs, boat, AHEAD[lying], stride)
    turn_after_slides(t, costs, boat, ASTERN[lying], -stride)
    for sense in range(SENSE_COUNT):
        if has_room(t, SWEPT[towards(sense, lying)]):
            turned = FIRST_LIE[boat] + TURNED[towards(sense, lying)]
            slide_after_turn(t, costs, boat, AHEAD[turned], False)
            slide_after_turn(t, costs, boat, ASTERN[turned], MERCHANT_ASTERN[SHAPE[boat]] > 0)


def turn_after_slides(t: Table, costs: vec[i64], boat: i64, ray: vec[i64], stride: i64) -> None:
    lying = lie_of(t, boat)
    for cell in ray:
        if not is_free(t, cell):
            return
        lying += stride
        for sense in range(SENSE_COUNT):
            if is_clear(t, boat, SWEPT[towards(sense, lying)]):
                turned = FIRST_LIE[boat] + TURNED[towards(sense, lying)]
                lift_bar(costs, SEAT_A[turned])
                lift_bar(costs, SEAT_B[turned])


def slide_after_turn(t: Table, costs: vec[i64], boat: i64, ray: vec[i64], merchant_first: bool) -> None:
    last: i64 = OFF
    for cell in ray:
        if not is_own_or_free(t, boat, cell):
            return
        lift_bar(costs, last if merchant_first else cell)
        last = cell


def is_clear(t: Table, boat: i64, swept: vec[i64]) -> bool:
    """Has the boat room to turn, where it does not lie now?"""
    for cell in swept:
        if not is_own_or_free(t, boat, cell):
            return False
    return len(swept) > 0


def is_own_or_free(t: Table, boat: i64, cell: i64) -> bool:
    """Free, or it will be when the boat has made its first move."""
    return is_free(t, cell) or BOAT_OF[t[BOARD + cell]] == boat


def lift_bar(costs: vec[i64], cell: i64) -> None:
    """Two moves bring a seat of a boat there."""
    if cell != OFF and (costs[cell] == BARRED or costs[cell] == MERCHANT_AT_DOCK):
        costs[cell] = TWO_MOVES_FROM_DOCK


def find_nearest(ways: vec[i64], costs: vec[i64], start: i64, goals: vec[i64]) -> i64:
    """The goal with the cheapest way; what the way to each cell costs is written down on the way (Dijkstra's).

    Cells wait by the cost of the way to them, in the order in which they were found. Who stands on a goal must leave it
    and come back.
    """
    waiting, lengths = NONE_WAITING[:], NO_LENGTHS[:]
    waiting[0] = i16(start)
    lengths[0] = 1
    ways[start] = 0
    left: i64 = 1
    cost: i64 = 0
    comes_back = is_in(start, goals)
    while left:
        if comes_back and cost > 2 * STEP:
            ways[start] = cost
            return start
        bucket = cost & LAST_BUCKET
        first = bucket * CELL_COUNT
        for place in range(first, first + lengths[bucket]):
            cell = i64(waiting[place])
            if ways[cell] < cost:
                continue
            if cell != start and is_in(cell, goals):
                return cell
            for near in NEIGHBOURS[cell]:
                if ways[near] <= cost + STEP:
                    continue
                further = cost + costs[near]
                if further < ways[near]:
                    ways[near] = further
                    later = further & LAST_BUCKET
                    waiting[later * CELL_COUNT + lengths[later]] = i16(near)
                    lengths[later] += 1
                    left += 1
        left -= lengths[bucket]
        lengths[bucket] = 0
        cost += 1
    ways[start] = FAR
    return start
