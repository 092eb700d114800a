"""The market as text: `3M` is the merchant of boat 3, `3a` and `3b` are its seats, `*PI` is the pink messenger.

The letters depend on the language.
"""

from typing import Any

from higaki.engine.base.text import Words
from higaki.games.dragon_market.box import (
    BOATS,
    CELL_COUNT,
    COLUMNS,
    DOCK_CELLS,
    FIRST_DOCK,
    FIRST_PART,
    PARTS_OF_A_BOAT,
    ROWS,
    SHAPE,
    SPOTS,
)
from higaki.games.dragon_market.geometry import PARTS, POSES, lie


def picture(seen: dict[str, Any], words: Words) -> list[str]:
    """The grid with docks, boats and messengers, from a scene."""
    tracks = {part["place"]: part["pieces"] for part in seen["places"] if part["form"] == "track"}
    cells = [" ~ "] * CELL_COUNT
    spots = {SPOTS.names[FIRST_DOCK + dock]: cell for dock, cell in enumerate(DOCK_CELLS)}
    for cell in DOCK_CELLS:
        cells[cell] = "[ ]"
    for boat, piece in enumerate(tracks["boat"]):
        parts = PARTS[lie(SHAPE[boat], POSES.numbers[piece["space"]])]
        for part, cell in enumerate(parts):
            spots[SPOTS.names[FIRST_PART + PARTS_OF_A_BOAT * boat + part]] = cell
            cells[cell] = BOATS.names[boat].rjust(2) + (words.say("picture-merchant") + "ab")[part]
    for piece in tracks["messenger"]:
        if piece["space"] in spots:
            cell = spots[piece["space"]]
            cells[cell] = "*" + words.piece("seat", piece["kind"])[:2].upper()
    lines = ["    " + " ".join(f" {chr(97 + column)} " for column in range(COLUMNS))]
    for row in range(ROWS):
        lines.append(f"{row + 1:>3} " + " ".join(cells[row * COLUMNS : (row + 1) * COLUMNS]))
    return lines
