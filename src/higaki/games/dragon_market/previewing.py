"""What a board can show before a boat is moved or placed: where it would lie, and which cells it would cross."""

from higaki.engine.table import Table
from higaki.games.dragon_market.boats import MoveBoat, landing
from higaki.games.dragon_market.box import CELLS, SHAPE
from higaki.games.dragon_market.geometry import (
    AHEAD,
    ASTERN,
    COVERED,
    HALF_TURN,
    PARTS,
    POSES,
    SIDEWAYS,
    SWEPT,
    SWING,
    pose_of,
)
from higaki.games.dragon_market.places import BOAT
from higaki.games.dragon_market.setup import HeadBoat
from higaki.games.dragon_market.things import HALF_TURN as HALF_TURN_BUTTON
from higaki.games.dragon_market.things import HEADING, SWAP_GOODS, THE_CELL, TURN
from higaki.games.dragon_market.things import SWING as SWING_BUTTON


def preview(t: Table, thing: int) -> dict[str, object]:
    """The pose in which the boat would end, and the cells that must be free for it."""
    step = t.agenda[-1]
    if isinstance(step, MoveBoat) and thing != SWAP_GOODS:
        return _named(landing(t, step.boat, thing), passed_cells(t, step.boat, thing))
    if isinstance(step, HeadBoat):
        pose = pose_of(step.cell, thing - HEADING)
        return _named(pose, PARTS[step.kind][pose])
    return {}


def _named(pose: int, cells: list[int]) -> dict[str, object]:
    return {"pose": POSES.names[pose], "sweeps": [CELLS.names[cell] for cell in cells]}


def passed_cells(t: Table, boat: int, thing: int) -> list[int]:
    """The cells besides its own that the boat crosses or comes to lie on."""
    shape, pose = SHAPE[boat], t.numbers[BOAT + boat]
    if thing >= SWING_BUTTON:
        return SWING[thing - SWING_BUTTON][pose]
    if thing == HALF_TURN_BUTTON:
        return HALF_TURN[shape][pose] or []
    if thing >= TURN:
        return SWEPT[shape][thing - TURN][pose]
    cell = thing - THE_CELL
    for ray in (AHEAD[shape][pose], ASTERN[shape][pose]):
        if cell in ray:
            return ray[: ray.index(cell) + 1]
    ends = landing(t, boat, thing)
    for poses in SIDEWAYS[shape]:
        if ends in poses[pose]:
            return [c for reached in poses[pose][: poses[pose].index(ends) + 1] for c in COVERED[shape][reached]]
    return []
