"""Why a boat cannot slide or turn (p. 3, p. 4)."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.table.events import Refused
from higaki.engine.table.table import Table
from higaki.games.dragon_market import actions, events
from higaki.games.dragon_market.box import (
    BOAT_OF,
    EMPTY_BOARD,
    NOWHERE,
    SHAPE,
    SHAPE_HALF_TURN,
    SHAPE_SWING,
    SHAPE_TURN,
)
from higaki.games.dragon_market.geometry import (
    FAR_SEAT,
    OFF,
    PARTS,
    SENSE_COUNT,
    TURNING,
    VECTORS,
    beside,
    cell_of,
    heading_of,
    seen_from,
)
from higaki.games.dragon_market.places import BOARD, BOAT, POINTS
from higaki.games.dragon_market.rules import bonuses
from higaki.games.dragon_market.rules.board import is_free, lie_of

# The two directions of a slide, in quarter turns from the heading.
AHEAD_AND_ASTERN: Final = [0, 2]


def why_not_there(t: Table, seat: i64, boat: i64) -> list[Refused]:
    """The obstacles of its slides and turns, and used bonuses."""
    refused: list[Refused] = []
    if t[POINTS]:
        for direction in AHEAD_AND_ASTERN:
            refused += why_no_further(t, end_of_slide(t, boat, direction))
        for sense in range(SENSE_COUNT):
            refused += in_the_way(t, actions.TURN + sense, cells_to_turn(t, boat, sense))
        refused += why_no_bonus_turn(t, seat, boat)
    if bonuses.has(t, seat, bonuses.SWAP_GOODS) and not bonuses.may_use(t, seat, bonuses.SWAP_GOODS):
        refused.append(Refused(actions.SWAP_GOODS, events.BONUS_USED, [bonuses.SWAP_GOODS]))
    return refused


def end_of_slide(t: Table, boat: i64, direction: int) -> int:
    """The first cell that stops a slide ahead (0) or astern (2), or OFF the board."""
    own = list(PARTS[lie_of(t, boat)])
    rows, columns = VECTORS[(heading_of(t[BOAT + boat]) + direction) % len(VECTORS)]
    cell = own[0]
    while cell in own or (cell != OFF and is_free(t, cell)):
        cell = beside(cell, rows, columns)
    return cell


def why_no_further(t: Table, cell: int) -> list[Refused]:
    return [] if cell == OFF else in_the_way(t, actions.CELL + cell, [cell])


def in_the_way(t: Table, thing: int, cells: list[int]) -> list[Refused]:
    """Why these cells cannot be crossed: off the board, a dock, or a boat; empty if they can."""
    if OFF in cells:
        return [Refused(thing, events.OVER_THE_BORDER, [])]
    for cell in cells:
        if EMPTY_BOARD[cell] != NOWHERE:
            return [Refused(thing, events.DOCK_IN_THE_WAY, [cell])]
    for cell in cells:
        if not is_free(t, cell):
            return [Refused(thing, events.TAKEN, [cell, BOAT_OF[t[BOARD + cell]]])]
    return []


def cells_to_turn(t: Table, boat: i64, sense: int) -> list[int]:
    pose = t[BOAT + boat]
    return seen_from(cell_of(pose), heading_of(pose), TURNING[sense], SHAPE_TURN[SHAPE[boat]])


def why_no_bonus_turn(t: Table, seat: i64, boat: i64) -> list[Refused]:
    """A half turn, and turns about the other end, for a player with that bonus."""
    pose, shape = t[BOAT + boat], SHAPE[boat]
    refused: list[Refused] = []
    if bonuses.has(t, seat, bonuses.TURN_180):
        cells = seen_from(cell_of(pose), heading_of(pose), 1, SHAPE_HALF_TURN[shape])
        refused += why_no_bonus(t, seat, bonuses.TURN_180, actions.HALF_TURN, cells)
    if bonuses.has(t, seat, bonuses.OPPOSITE_AXIS) and SHAPE_SWING[shape]:
        far_seat = PARTS[lie_of(t, boat)][FAR_SEAT]
        for sense in range(SENSE_COUNT):
            cells = seen_from(far_seat, heading_of(pose) + 2, TURNING[sense], SHAPE_SWING[shape])
            refused += why_no_bonus(t, seat, bonuses.OPPOSITE_AXIS, actions.SWING + sense, cells)
    return refused


def why_no_bonus(t: Table, seat: i64, bonus: i64, thing: int, cells: list[int]) -> list[Refused]:
    if not bonuses.may_use(t, seat, bonus):
        return [Refused(thing, events.BONUS_USED, [bonus])]
    return in_the_way(t, thing, cells)


def why_stuck(t: Table, boat: i64) -> Refused:
    """A boat that can neither slide nor turn: the obstacles before and behind it."""
    ends = [end_of_slide(t, boat, direction) for direction in AHEAD_AND_ASTERN]
    return Refused(
        actions.BOAT + boat, events.STUCK, [boat, *[events.BORDER if cell == OFF else cell for cell in ends]]
    )
