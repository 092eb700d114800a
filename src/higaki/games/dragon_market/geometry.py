"""The water grid: poses of boats, and the cells that each movement needs. Worked out once, when the game is loaded.

A pose is a merchant's cell and a heading; pose 0 is ashore. Tables are read by shape, pose and, for turns, sense (left
or right). A movement that would leave the board or touch a dock has no entry, so only other boats are left to look for.
"""

from typing import Final

from higaki.engine.places import Kinds
from higaki.games.dragon_market.box import (
    CELLS,
    COLUMNS,
    DOCK_CELLS,
    MERCHANT_ON_BORDER,
    READY_POSES,
    ROWS,
    SHAPE_CELLS,
    SHAPE_HALF_TURN,
    SHAPE_SWING,
    SHAPE_TURN,
)

HEADINGS: Final = Kinds("heading", ["north", "east", "south", "west"])
SENSES: Final = Kinds("sense", ["left", "right"])
POSES: Final = Kinds("pose", ["ashore", *[f"{cell}_{heading}" for cell in CELLS.names for heading in HEADINGS.names]])

ASHORE: Final = 0
OFF: Final = -1
CELL_COUNT: Final = len(CELLS)
POSE_COUNT: Final = len(POSES)
SHAPE_COUNT: Final = len(SHAPE_CELLS)
VECTORS: Final = [(-1, 0), (0, 1), (1, 0), (0, -1)]
TURNING: Final = [-1, 1]  # left, right
END: Final = 0


def pose_of(cell: int, heading: int) -> int:
    return 1 + cell * 4 + heading % 4


def cell_of(pose: int) -> int:
    """Where the merchant is."""
    return (pose - 1) // 4


def heading_of(pose: int) -> int:
    return (pose - 1) % 4


def beside(cell: int, rows: int, columns: int) -> int:
    """The cell so many rows and columns away, or OFF the board."""
    row, column = cell // COLUMNS + rows, cell % COLUMNS + columns
    return row * COLUMNS + column if 0 <= row < ROWS and 0 <= column < COLUMNS else OFF


def seen_from(cell: int, heading: int, side: int, offsets: list[tuple[int, int]]) -> list[int]:
    """The cells at these offsets, counted along a heading and to its left (-1) or right (1) side."""
    ahead, aside = VECTORS[heading % 4], VECTORS[(heading + side) % 4]
    return [beside(cell, a * ahead[0] + b * aside[0], a * ahead[1] + b * aside[1]) for a, b in offsets]


def on_water(cells: list[int]) -> bool:
    return all(cell != OFF and cell not in DOCK_CELLS for cell in cells)


def on_border(cell: int) -> bool:
    return OFF in [beside(cell, *vector) for vector in VECTORS]


def _parts(shape: int, pose: int) -> list[int]:
    """The cells of merchant, seat a and seat b; empty for a pose that is not allowed (p. 2, ruling D3)."""
    if pose == ASHORE:
        return []
    cells = seen_from(cell_of(pose), heading_of(pose), 1, SHAPE_CELLS[shape])
    allowed = on_water(cells) and (MERCHANT_ON_BORDER[shape] or not on_border(cell_of(pose)))
    return cells if allowed else []


def _ray(shape: int, pose: int, direction: int) -> list[int]:
    """The cells that the leading end reaches one after the other when the boat slides along its axis."""
    cells = PARTS[shape][pose]
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
    if not PARTS[shape][pose]:
        return []
    cells = seen_from(cell_of(pose), heading_of(pose), side, SHAPE_TURN[shape])
    return cells if on_water(cells) else []


def _half_turn(shape: int, pose: int) -> list[int] | None:
    """The cells besides its own that a boat put down the other way round needs; None where there is no room."""
    if not PARTS[shape][pose]:
        return None
    cells = seen_from(cell_of(pose), heading_of(pose), 1, SHAPE_HALF_TURN[shape])
    return cells if on_water(cells) else None


def _swing(pose: int, side: int) -> list[int]:
    """The cells besides its own that an end boat needs to turn about its other end."""
    if not PARTS[END][pose]:
        return []
    cells = seen_from(PARTS[END][pose][2], heading_of(pose) + 2, side, SHAPE_SWING[END])
    return cells if on_water(cells) else []


def _swung(pose: int, side: int) -> int:
    """The pose after that: the far seat has stayed where it was."""
    if not SWING[TURNING.index(side)][pose]:
        return ASHORE
    towards_merchant = heading_of(pose) + 2 + side
    merchant = beside(PARTS[END][pose][2], *[2 * way for way in VECTORS[towards_merchant % 4]])
    return pose_of(merchant, towards_merchant + 2)


def _sideways(shape: int, pose: int, side: int) -> list[int]:
    """The poses a boat comes through when it is pushed to one side, until dock or border (ruling D12)."""
    reached: list[int] = []
    if PARTS[shape][pose]:
        heading = heading_of(pose)
        cell = beside(cell_of(pose), *VECTORS[(heading + side) % 4])
        while cell != OFF and on_water(seen_from(cell, heading, 1, SHAPE_CELLS[shape])):
            reached.append(pose_of(cell, heading))
            cell = beside(cell, *VECTORS[(heading + side) % 4])
    return reached


_ALL: Final = range(POSE_COUNT)
_SHAPES: Final = range(SHAPE_COUNT)

PARTS: Final = [[_parts(shape, pose) for pose in _ALL] for shape in _SHAPES]
# All cells under a boat pushed sideways, also where it may not stop.
COVERED: Final = [
    [[] if pose == ASHORE else seen_from(cell_of(pose), heading_of(pose), 1, SHAPE_CELLS[shape]) for pose in _ALL]
    for shape in _SHAPES
]
AHEAD: Final = [[_ray(shape, pose, heading_of(pose)) for pose in _ALL] for shape in _SHAPES]
ASTERN: Final = [[_ray(shape, pose, heading_of(pose) + 2) for pose in _ALL] for shape in _SHAPES]
SWEPT: Final = [[[_turn(shape, pose, side) for pose in _ALL] for side in TURNING] for shape in _SHAPES]
TURNED: Final = [[pose_of(cell_of(pose), heading_of(pose) + side) for pose in _ALL] for side in TURNING]
HALF_TURN: Final = [[_half_turn(shape, pose) for pose in _ALL] for shape in _SHAPES]
SWING: Final = [[_swing(pose, side) for pose in _ALL] for side in TURNING]
SWUNG: Final = [[_swung(pose, side) for pose in _ALL] for side in TURNING]
SIDEWAYS: Final = [[[_sideways(shape, pose, side) for pose in _ALL] for side in TURNING] for shape in _SHAPES]

# How far a pose's number moves when its boat slides one cell ahead.
STRIDE: Final = [4 * (rows * COLUMNS + columns) for rows, columns in VECTORS]

# Steps of a messenger from each cell: to its neighbours; diagonally; over one cell in a straight line (over, to).
NEIGHBOURS: Final = [[c for c in [beside(cell, *v) for v in VECTORS] if c != OFF] for cell in range(CELL_COUNT)]
DIAGONALS: Final = [
    [c for c in [beside(cell, r, k) for r in (-1, 1) for k in (-1, 1)] if c != OFF] for cell in range(CELL_COUNT)
]
LEAPS: Final = [
    [(beside(cell, r, k), beside(cell, 2 * r, 2 * k)) for r, k in VECTORS if beside(cell, 2 * r, 2 * k) != OFF]
    for cell in range(CELL_COUNT)
]
READY: Final = [POSES.numbers[pose] for pose in READY_POSES]
