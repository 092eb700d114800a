"""The text of a scene, as `higaki play` draws it, for environments that render."""

from __future__ import annotations

from functools import cache
from io import StringIO

from higaki.engine.base.text import Words
from higaki.engine.table.game import Game
from higaki.engine.table.table import Table
from higaki.engine.views.scene import scene
from higaki.engine.views.static_faces import lay_on
from higaki.terminal.rendering import Renderer


def scene_text(t: Table, viewer: int, language: str = "en") -> str:
    """What a seat sees of a table, with its options if it is to move, or with the result; -1 is a spectator."""
    words, out = _words(t.game, language), StringIO()
    seen = lay_on(t.game, scene(t, viewer))
    drawing = Renderer(words, out, t.game.seat_name(viewer))
    drawing.scene(seen, t.game.picture(seen, words), t.game.unlisted)
    if seen["options"]:
        drawing.options(seen)
    if t.over:
        drawing.result(seen)
    return out.getvalue()


@cache
def _words(game: Game, language: str) -> Words:
    return Words(game.folder, language)
