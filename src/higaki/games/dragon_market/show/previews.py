"""Previews of moving or placing a boat: its new pose, and the cells it would cross; of a boat, all its moves."""

from higaki.engine.base.mypyc_compat import i64, vec
from higaki.engine.table.table import Table
from higaki.games.dragon_market import actions, geometry
from higaki.games.dragon_market.box import CELLS, SHAPE
from higaki.games.dragon_market.geometry import AHEAD, ASTERN, POSES, SENSE_COUNT, pose_of, towards
from higaki.games.dragon_market.rules.board import lie_of
from higaki.games.dragon_market.rules.boats import MoveBoat, landing, moves_of, place_in
from higaki.games.dragon_market.rules.setup import HeadBoat
from higaki.games.dragon_market.rules.turn import TakeAction


def preview(t: Table, thing: i64) -> dict[str, object]:
    """The pose in which the boat would end, and the cells that must be free for it.

    Before a boat is chosen, the same for each of its moves: a dragged boat shows where it would end.
    """
    step = t.step
    if isinstance(step, TakeAction) and thing in actions.BOAT:
        boat = actions.BOAT.member(thing)
        moves = {
            actions.THINGS.names[move]: named(landing(t, boat, move), passed_cells(t, boat, move))
            for move in moves_of(t, step.seat, boat)
        }
        return {"moves": moves} if moves else {}
    if isinstance(step, MoveBoat) and thing != actions.SWAP_GOODS:
        return named(landing(t, step.boat, thing), passed_cells(t, step.boat, thing))
    if isinstance(step, HeadBoat):
        pose = pose_of(step.cell, actions.HEADING.member(thing))
        return named(pose, listed(geometry.PARTS[geometry.lie(step.kind, pose)]))
    return {}


def named(pose: int, cells: list[int]) -> dict[str, object]:
    return {"pose": POSES.names[pose], "sweeps": [CELLS.names[cell] for cell in cells]}


def listed(cells: vec[i64]) -> list[int]:
    return list(cells)


def passed_cells(t: Table, boat: i64, thing: i64) -> list[int]:
    """The cells besides its own that the boat crosses or reaches."""
    lie = lie_of(t, boat)
    if thing in actions.TURN:
        return listed(geometry.SWEPT[towards(actions.TURN.member(thing), lie)])
    if thing in actions.SWING:
        return listed(geometry.SWING[towards(actions.SWING.member(thing), lie)])
    if thing == actions.HALF_TURN:
        return listed(geometry.HALF_TURN[lie])
    cell = actions.CELL.member(thing)
    slid = listed(AHEAD[lie])[: place_in(AHEAD[lie], cell)] + listed(ASTERN[lie])[: place_in(ASTERN[lie], cell)]
    return slid or pushed_over(SHAPE[boat], lie, landing(t, boat, thing))


def pushed_over(shape: i64, lie: i64, end: i64) -> list[int]:
    """The cells that a boat crosses sideways, up to those of its last pose."""
    for sense in range(SENSE_COUNT):
        poses = geometry.SIDEWAYS[towards(sense, lie)]
        way = listed(poses)[: place_in(poses, end)]
        if way:
            return [cell for pose in way for cell in geometry.COVERED[geometry.lie(shape, pose)]]
    return []
