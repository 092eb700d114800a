"""Why a boat cannot be placed on a cell (p. 2)."""

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.table.events import Refused
from higaki.engine.table.table import Table
from higaki.games.dragon_market import actions, events
from higaki.games.dragon_market.box import CELL_COUNT, MERCHANT_ON_BORDER, SHAPE_CELLS
from higaki.games.dragon_market.geometry import HEADING_COUNT, HEADINGS_THAT_DIFFER, on_border, pose_of, seen_from
from higaki.games.dragon_market.rules.board import can_lie, is_free
from higaki.games.dragon_market.rules.boat_refusals import in_the_way


def why_not_put(t: Table, kind: i64) -> list[Refused]:
    """Free cells where its merchant cannot be placed: on the border, or without enough free cells around."""
    return [
        Refused(actions.CELL + cell, events.NO_PLACE, [cell])
        if MERCHANT_ON_BORDER[kind] or not on_border(cell)
        else Refused(actions.CELL + cell, events.ON_THE_BORDER, [])
        for cell in range(CELL_COUNT)
        if is_free(t, cell) and not fits_somehow(t, kind, cell)
    ]


def fits_somehow(t: Table, kind: i64, cell: i64) -> bool:
    return any(can_lie(t, kind, pose_of(cell, heading)) for heading in range(HEADING_COUNT))


def why_not_head(t: Table, kind: i64, cell: i64) -> list[Refused]:
    """The obstacle of each heading."""
    refused: list[Refused] = []
    for heading in range(HEADINGS_THAT_DIFFER[kind]):
        refused += in_the_way(t, actions.HEADING + heading, seen_from(cell, heading, 1, SHAPE_CELLS[kind]))
    return refused
