"""The board: the content of each cell, and the cell of each piece."""

from higaki.engine.base.mypyc_compat import i64, vec
from higaki.engine.table.table import Table
from higaki.games.dragon_market.box import (
    BOAT_COUNT,
    BOAT_OF,
    CELL_COUNT,
    DOCK_CELLS,
    EMPTY_BOARD,
    FIRST_DOCK,
    FIRST_PART,
    NOWHERE,
    PART_OF,
    PARTS_OF_A_BOAT,
)
from higaki.games.dragon_market.geometry import FIRST_LIE, PARTS, lie
from higaki.games.dragon_market.places import BOARD, BOAT


def lie_of(t: Table, boat: i64) -> i64:
    """The lie of a boat, the index into the tables of the grid."""
    return FIRST_LIE[boat] + t[BOAT + boat]


def cell_under(t: Table, spot: i64) -> i64:
    """The current cell of a spot."""
    if spot < FIRST_PART:
        return DOCK_CELLS[spot - FIRST_DOCK]
    return PARTS[lie_of(t, BOAT_OF[spot])][PART_OF[spot]]


def is_free(t: Table, cell: i64) -> bool:
    """Open water: no dock, and no boat."""
    return t[BOARD + cell] == NOWHERE


def are_free(t: Table, cells: vec[i64]) -> bool:
    for cell in cells:
        if not is_free(t, cell):
            return False
    return True


def can_lie(t: Table, shape: i64, pose: i64) -> bool:
    """Is the pose allowed, and are its cells free?"""
    cells = PARTS[lie(shape, pose)]
    return len(cells) > 0 and are_free(t, cells)


def lay_boat(t: Table, boat: i64, pose: i64) -> None:
    """Move the boat to a pose; the index of the board is updated."""
    for cell in PARTS[lie_of(t, boat)]:
        t[BOARD + cell] = NOWHERE
    t.send(BOAT + boat, pose)
    put_on_board(t, boat)


def put_on_board(t: Table, boat: i64) -> None:
    spot = FIRST_PART + boat * PARTS_OF_A_BOAT
    for cell in PARTS[lie_of(t, boat)]:
        t[BOARD + cell] = spot
        spot += 1


def work_out_board(t: Table) -> None:
    """Compute the spot in each cell from the docks and boats."""
    for cell in range(CELL_COUNT):
        t[BOARD + cell] = EMPTY_BOARD[cell]
    for boat in range(BOAT_COUNT):
        put_on_board(t, boat)
