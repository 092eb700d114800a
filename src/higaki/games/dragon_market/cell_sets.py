"""Sets of cells as bit sets: one number for the northern half of the board, one for the southern.

A bot computes for every table which cells boats can reach; with sets it does so for many cells at once.
"""

from typing import Final

from higaki.engine.base.mypyc_compat import i64, vec
from higaki.engine.base.native_arrays import figures
from higaki.games.dragon_market.box import CELL_COUNT, COLUMNS, DOCK_CELLS
from higaki.games.dragon_market.geometry import (
    AHEAD,
    ASTERN,
    LIE_COUNT,
    MERCHANT_ASTERN,
    NEIGHBOURS,
    PARTS,
    POSE_COUNT,
    SENSE_COUNT,
    SWEPT,
    TURNED,
    lie,
)


def _bit(number: int) -> int:
    """A function, because mypyc would shift a literal by an i64 in 32 bits."""
    return 1 << number


HALF: Final[i64] = CELL_COUNT // 2
ALL: Final = _bit(HALF) - 1
FIRST_ROW: Final = _bit(COLUMNS) - 1
# The cells of a half with a neighbour in the east, or west; and the shift of a row into the other half.
_ROWS: Final = range(CELL_COUNT // 2 // COLUMNS)
NOT_EAST: Final = ALL - sum([_bit(row * COLUMNS + COLUMNS - 1) for row in _ROWS])
NOT_WEST: Final = ALL - sum([_bit(row * COLUMNS) for row in _ROWS])
ACROSS: Final[i64] = HALF - COLUMNS


def beside_north(northern: i64, southern: i64) -> i64:
    """The cells of the northern half beside any of these; some of these may be among them."""
    along = (northern & NOT_EAST) << 1 | (northern & NOT_WEST) >> 1 | northern >> COLUMNS
    return (along | northern << COLUMNS) & ALL | (southern & FIRST_ROW) << ACROSS


def beside_south(northern: i64, southern: i64) -> i64:
    along = (southern & NOT_EAST) << 1 | (southern & NOT_WEST) >> 1 | southern >> COLUMNS
    return (along | southern << COLUMNS) & ALL | northern >> ACROSS


def _north(cells: list[int]) -> int:
    return sum([_bit(cell) for cell in cells if cell < HALF])


def _south(cells: list[int]) -> int:
    return sum([_bit(cell - HALF) for cell in cells if cell >= HALF])


def _cells(numbers: vec[i64]) -> list[int]:
    return [int(number) for number in numbers]


_LIES: Final = range(LIE_COUNT)
_PARTS: Final = [_cells(PARTS[number]) for number in _LIES]
_SENSES_AND_LIES: Final = range(SENSE_COUNT * LIE_COUNT)
_SWEPT: Final = [_cells(SWEPT[number]) for number in _SENSES_AND_LIES]
_ALL_CELLS: Final = list(range(CELL_COUNT))
_TURNED: Final = [lie(number % LIE_COUNT // POSE_COUNT, TURNED[number]) for number in _SENSES_AND_LIES]

DOCKS_NORTH: Final = _north(_cells(DOCK_CELLS))
DOCKS_SOUTH: Final = _south(_cells(DOCK_CELLS))
# By cell: itself and its neighbours.
CELL_NORTH: Final = figures([_north([cell]) for cell in _ALL_CELLS])
CELL_SOUTH: Final = figures([_south([cell]) for cell in _ALL_CELLS])
BESIDE_NORTH: Final = figures([_north(_cells(NEIGHBOURS[cell])) for cell in _ALL_CELLS])
BESIDE_SOUTH: Final = figures([_south(_cells(NEIGHBOURS[cell])) for cell in _ALL_CELLS])
# By lie: the whole boat, and its seats.
BOAT_NORTH: Final = figures([_north(parts) for parts in _PARTS])
BOAT_SOUTH: Final = figures([_south(parts) for parts in _PARTS])
SEATS_NORTH: Final = figures([_north(parts[1:]) for parts in _PARTS])
SEATS_SOUTH: Final = figures([_south(parts[1:]) for parts in _PARTS])
# By sense and lie: the cells a turn needs (all cells, which are never free, if impossible), and the seats after it.
SWEPT_NORTH: Final = figures([_north(swept or _ALL_CELLS) for swept in _SWEPT])
SWEPT_SOUTH: Final = figures([_south(swept or _ALL_CELLS) for swept in _SWEPT])
TURNED_TO: Final = figures(_TURNED)
TURNED_NORTH: Final = figures([_north(_PARTS[turned][1:]) for turned in _TURNED])
TURNED_SOUTH: Final = figures([_south(_PARTS[turned][1:]) for turned in _TURNED])


def _ways() -> tuple[list[int], list[int], list[list[int]]]:
    """All slides in one list, first those ahead, then those astern: where each begins, and its cells.

    Each ends with a dock, which is never free. With each cell comes the cell that a seat reaches by sliding up to it:
    all cells of the way, or over all but the last where the merchant is at the front.
    """
    begins: list[int] = []
    cells: list[int] = []
    seats: list[list[int]] = []
    for number in range(2 * LIE_COUNT):
        lying = number % LIE_COUNT
        astern = number >= LIE_COUNT
        way = _cells(ASTERN[lying] if astern else AHEAD[lying])
        behind = 1 if astern and MERCHANT_ASTERN[lying // POSE_COUNT] else 0
        begins.append(len(cells))
        for far in range(len(way) + 1):
            cells.append(way[far] if far < len(way) else DOCK_CELLS[0])
            seats.append(way[: max(0, far - behind)])
    return begins, cells, seats


_BEGINS, _CELLS_OF_WAYS, _SEATS_ON_WAYS = _ways()
AHEAD_BEGINS: Final = figures(_BEGINS[:LIE_COUNT])
ASTERN_BEGINS: Final = figures(_BEGINS[LIE_COUNT:])
WAY: Final = figures(_CELLS_OF_WAYS)
WAY_NORTH: Final = figures([_north(cells) for cells in _SEATS_ON_WAYS])
WAY_SOUTH: Final = figures([_south(cells) for cells in _SEATS_ON_WAYS])
