"""The water grid: poses of boats, and the cells that each movement needs. Computed once, when the game is loaded.

A pose is a merchant's cell and a heading; pose 0 is ashore. Shape and pose together are a lie: it is the index of most
tables; tables of movements to the left or right have sense and lie as index. A movement that would leave the board or
touch a dock has no entry, so the rules only check for other boats.
"""

from typing import Final

from higaki.engine.base.kinds import Kinds
from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.native_arrays import figures, flags, lists
from higaki.games.dragon_market.box import (
    BOAT_COUNT,
    CELL_COUNT,
    CELLS,
    COLUMNS,
    EMPTY_BOARD,
    MERCHANT_ON_BORDER,
    NOWHERE,
    READY_POSES,
    ROWS,
    SHAPE,
    SHAPE_CELLS,
    SHAPE_COUNT,
    SHAPE_HALF_TURN,
    SHAPE_SWING,
    SHAPE_TURN,
)

HEADINGS: Final = Kinds("heading", ["north", "east", "south", "west"])
SENSES: Final = Kinds("sense", ["left", "right"])
POSES: Final = Kinds("pose", ["ashore", *[f"{cell}_{heading}" for cell in CELLS.names for heading in HEADINGS.names]])

ASHORE: Final = 0
OFF: Final = -1
HEADING_COUNT: Final[i64] = 4
SENSE_COUNT: Final[i64] = len(SENSES)
POSE_COUNT: Final[i64] = len(POSES)
LIE_COUNT: Final[i64] = SHAPE_COUNT * POSE_COUNT
VECTORS: Final = [(-1, 0), (0, 1), (1, 0), (0, -1)]
TURNING: Final = [-1, 1]  # left, right
FAR_SEAT: Final = 2


def lie(shape: i64, pose: i64) -> i64:
    return shape * POSE_COUNT + pose


def towards(sense: i64, lie: i64) -> i64:
    """The index in the tables of movements to a side."""
    return sense * LIE_COUNT + lie


def pose_of(cell: i64, heading: i64) -> i64:
    return 1 + cell * HEADING_COUNT + heading


def cell_of(pose: i64) -> i64:
    """The cell of the merchant in a pose."""
    return (pose - 1) // HEADING_COUNT


def heading_of(pose: i64) -> i64:
    return (pose - 1) % HEADING_COUNT


def beside(cell: int, rows: int, columns: int) -> int:
    """The cell at this distance in rows and columns, or OFF the board."""
    row, column = cell // COLUMNS + rows, cell % COLUMNS + columns
    return row * COLUMNS + column if 0 <= row < ROWS and 0 <= column < COLUMNS else OFF


def seen_from(cell: int, heading: int, side: int, offsets: list[tuple[int, int]]) -> list[int]:
    """The cells at these offsets, counted along a heading and to its left (-1) or right (1) side."""
    ahead, aside = VECTORS[heading % 4], VECTORS[(heading + side) % 4]
    return [beside(cell, a * ahead[0] + b * aside[0], a * ahead[1] + b * aside[1]) for a, b in offsets]


def on_water(cells: list[int]) -> bool:
    return all(cell != OFF and EMPTY_BOARD[cell] == NOWHERE for cell in cells)


def on_border(cell: int) -> bool:
    return OFF in [beside(cell, *vector) for vector in VECTORS]


def _parts(shape: int, pose: int) -> list[int]:
    """The cells of merchant, seat a and seat b; empty for a pose that is not allowed (p. 2, ruling D3)."""
    if pose == ASHORE:
        return []
    cells = _covered(shape, pose)
    allowed = on_water(cells) and (MERCHANT_ON_BORDER[shape] or not on_border(cell_of(pose)))
    return cells if allowed else []


def _covered(shape: int, pose: int) -> list[int]:
    return seen_from(cell_of(pose), heading_of(pose), 1, SHAPE_CELLS[shape])


def _ray(cells: list[int], direction: int) -> list[int]:
    """The cells that the leading end of a boat reaches one after the other when it slides in a direction."""
    reached: list[int] = []
    if cells:
        ahead = VECTORS[direction % 4]
        edge = next(beside(cell, *ahead) for cell in cells if beside(cell, *ahead) not in cells)
        while on_water([edge]):
            reached.append(edge)
            edge = beside(edge, *ahead)
    return reached


def _turn(shape: int, pose: int, side: int) -> list[int]:
    """The cells besides its own that a quarter turn about the merchant needs (p. 3, ruling D4)."""
    if not _parts(shape, pose):
        return []
    cells = seen_from(cell_of(pose), heading_of(pose), side, SHAPE_TURN[shape])
    return cells if on_water(cells) else []


def _half_turn(shape: int, pose: int) -> list[int]:
    """The cells besides its own that a half turn needs."""
    return seen_from(cell_of(pose), heading_of(pose), 1, SHAPE_HALF_TURN[shape])


def _half_turned(shape: int, pose: int) -> int:
    """The pose after a half turn; ASHORE if it is impossible."""
    if not _parts(shape, pose) or not on_water(_half_turn(shape, pose)):
        return ASHORE
    return pose_of(cell_of(pose), (heading_of(pose) + 2) % 4)


def _swing(shape: int, pose: int, side: int) -> list[int]:
    """The cells besides its own that a boat needs to turn about its far seat; none if its merchant is in the middle."""
    parts = _parts(shape, pose)
    if not parts:
        return []
    cells = seen_from(parts[FAR_SEAT], heading_of(pose) + 2, side, SHAPE_SWING[shape])
    return cells if on_water(cells) else []


def _swung(shape: int, pose: int, side: int) -> int:
    """The pose after that: the far seat stays in its cell."""
    if not _swing(shape, pose, side):
        return ASHORE
    towards_merchant = heading_of(pose) + 2 + side
    merchant = beside(_parts(shape, pose)[FAR_SEAT], *[2 * way for way in VECTORS[towards_merchant % 4]])
    return pose_of(merchant, (towards_merchant + 2) % 4)


def _sideways(shape: int, pose: int, side: int) -> list[int]:
    """The poses a boat passes through when it is pushed to one side, until dock or border (ruling D12)."""
    reached: list[int] = []
    if _parts(shape, pose):
        heading = heading_of(pose)
        cell = beside(cell_of(pose), *VECTORS[(heading + side) % 4])
        while cell != OFF and on_water(seen_from(cell, heading, 1, SHAPE_CELLS[shape])):
            reached.append(pose_of(cell, heading))
            cell = beside(cell, *VECTORS[(heading + side) % 4])
    return reached


_LIES: Final = [(shape, pose) for shape in range(SHAPE_COUNT) for pose in range(POSE_COUNT)]
_SIDES_AND_LIES: Final = [(side, shape, pose) for side in TURNING for shape, pose in _LIES]

PARTS: Final = lists([_parts(*lying) for lying in _LIES])
# The two seats; OFF for a pose that is not allowed.
SEAT_A: Final = figures([parts[1] if len(parts) else OFF for parts in PARTS])
SEAT_B: Final = figures([parts[2] if len(parts) else OFF for parts in PARTS])
# By shape, the number of different headings of an empty boat: a symmetric boat lies the same after a half turn.
HEADINGS_THAT_DIFFER: Final = figures(
    [2 if all((-ahead, -aside) in cells for ahead, aside in cells) else 4 for cells in SHAPE_CELLS]
)
# By shape, is the merchant at the stern, so that he leads when it slides astern?
MERCHANT_ASTERN: Final = flags([min([ahead for ahead, _ in cells]) == 0 for cells in SHAPE_CELLS])
# All cells under a boat pushed sideways, even if it may not stop there.
COVERED: Final = lists([[] if pose == ASHORE else _covered(shape, pose) for shape, pose in _LIES])
AHEAD: Final = lists([_ray(_parts(shape, pose), heading_of(pose)) for shape, pose in _LIES])
ASTERN: Final = lists([_ray(_parts(shape, pose), heading_of(pose) + 2) for shape, pose in _LIES])
# The first cell of a slide: the one before the bow and the one behind the stern, or OFF.
BOW: Final = figures([ray[0] if len(ray) else OFF for ray in AHEAD])
STERN: Final = figures([ray[0] if len(ray) else OFF for ray in ASTERN])
SWEPT: Final = lists([_turn(shape, pose, side) for side, shape, pose in _SIDES_AND_LIES])
TURNED: Final = figures([pose_of(cell_of(p), (heading_of(p) + side) % 4) for side, _, p in _SIDES_AND_LIES])
HALF_TURN: Final = lists([_half_turn(*lying) for lying in _LIES])
HALF_TURNED: Final = figures([_half_turned(*lying) for lying in _LIES])
SWING: Final = lists([_swing(shape, pose, side) for side, shape, pose in _SIDES_AND_LIES])
SWUNG: Final = figures([_swung(shape, pose, side) for side, shape, pose in _SIDES_AND_LIES])
# Poses, not cells.
SIDEWAYS: Final = lists([_sideways(shape, pose, side) for side, shape, pose in _SIDES_AND_LIES])

# By heading, the change of a pose's number when its boat slides one cell ahead.
STRIDE: Final = figures([4 * (rows * COLUMNS + columns) for rows, columns in VECTORS])
# By boat, its lie ashore; the lies of its other poses follow.
FIRST_LIE: Final = figures([lie(SHAPE[boat], ASHORE) for boat in range(BOAT_COUNT)])
READY: Final = [POSES.numbers[pose] for pose in READY_POSES]

# A messenger's steps: to the next cell, or by a bonus diagonally, or straight over one cell.
STRAIGHT: Final = 1
DIAGONAL: Final = 2
LEAP: Final = 3
_DIAGONALS: Final = [(rows, columns) for rows in (-1, 1) for columns in (-1, 1)]
_LEAPS: Final = [(2 * rows, 2 * columns) for rows, columns in VECTORS]
_WAYS: Final = {STRAIGHT: VECTORS, DIAGONAL: _DIAGONALS, LEAP: _LEAPS}
_WAY: Final = {r * COLUMNS + k: way for way, vectors in _WAYS.items() for r, k in vectors}
_FURTHEST: Final[i64] = 2 * COLUMNS
WAY: Final = figures([_WAY.get(apart, 0) for apart in range(-_FURTHEST, _FURTHEST + 1)])


def _around(cell: int, vectors: list[tuple[int, int]]) -> list[int]:
    return [near for near in [beside(cell, *vector) for vector in vectors] if near != OFF]


NEIGHBOURS: Final = lists([_around(cell, VECTORS) for cell in range(CELL_COUNT)])
# The neighbours first, then cells that need a bonus.
REACH: Final = lists([_around(cell, VECTORS + _DIAGONALS + _LEAPS) for cell in range(CELL_COUNT)])


def way(here: i64, there: i64) -> i64:
    """The kind of step to a cell in reach: STRAIGHT, DIAGONAL or LEAP."""
    return WAY[there - here + _FURTHEST]
