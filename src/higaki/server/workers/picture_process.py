"""The work of a picture process: load a saved game, take what everybody may see of it, and draw it as a PNG file."""

from __future__ import annotations

import json
import os
from typing import Any, Final, NamedTuple, cast

import resvg_py

import higaki
from higaki.engine.match.match import Match
from higaki.engine.views.scene import outcome
from higaki.server.tables.views import scene
from higaki.server.workers.picture_sheet import HEIGHT, WIDTH, Line, Sheet, fonts_of, parts_of, svg_of

# Tables have priority over pictures.
NICENESS: Final = 10


class Asked(NamedTuple):
    """What is to be drawn."""

    # Where the client's drawings are.
    folder: str
    sheet: Sheet
    # None before the game begins.
    saved: str | None


def make_way() -> None:
    os.nice(NICENESS)


def draw(asked: Asked) -> bytes:
    return drawn(asked.folder, asked.sheet, None if asked.saved is None else higaki.load(json.loads(asked.saved)))


def drawn(folder: str, sheet: Sheet, match: Match | None) -> bytes:
    seen = None
    if match is not None:
        seen = cast(dict[str, Any], scene(match, None, memory=False))
        if any(line.place is not None for line in sheet.lines):
            scores = outcome(match.table)["scores"]
            sheet = sheet._replace(lines=[_scored(line, scores) for line in sheet.lines])
    fonts = fonts_of(folder)
    written = svg_of(sheet, seen, parts_of(folder, sheet.game), fonts)
    return resvg_py.svg_to_bytes(
        svg_string=written, width=WIDTH, height=HEIGHT, skip_system_fonts=True, font_files=fonts.files
    )


def _scored(line: Line, scores: dict[str, int]) -> Line:
    return line._replace(points=scores[line.seat])
