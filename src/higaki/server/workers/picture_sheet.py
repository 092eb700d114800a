"""A picture of a table as SVG: the board from the game's own drawings, and beside it who plays, or the result.

The built client brings the drawings, `link/<game>.json`: pieces of text and, between them, the spots where pieces are
to be drawn (`web/src/linkPictures/parts.js`). The board depends on nothing but the scene that everybody may see.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple
from xml.sax.saxutils import escape

WIDTH: Final = 1200
HEIGHT: Final = 630
# At most this many pieces of a kind are drawn one beside the other.
MOST_DRAWN: Final = 8
_LOGO: Final = (
    "<path d='M8 7h13c2.5 4 2.5 9 0 13H8c2-4 2-9 0-13z' fill='#f4ead5'/>"
    "<circle cx='15' cy='13.5' r='3.6' fill='#c8402a'/>"
    "<path d='M4 22h24c-1 3.5-3 5-6 5H10c-3 0-5-1.5-6-5z' fill='#d69a2d'/>"
)


class Line(NamedTuple):
    """One seat beside the board."""

    seat: str
    # In place of a name that the font cannot write, `called` is the word for the seat.
    name: str
    called: str
    free: bool = False
    on_turn: bool = False
    place: int | None = None
    points: int | None = None


class Sheet(NamedTuple):
    """All that a picture shows."""

    game: str
    title: str
    headline: str
    lines: list[Line]
    # The seat that won alone. Its print stands in place of the board; before the game, that of the cover does.
    winner: str | None = None


class Parts:
    """The drawings of one game."""

    def __init__(self, file: Path) -> None:
        drawn = json.loads(file.read_text(encoding="utf-8"))
        self.width: Final = HEIGHT * drawn["width"] / drawn["height"]
        self.scale: Final = HEIGHT / drawn["height"]
        self.ground: Final = drawn["ground"]
        self.faces: Final[dict[str, list[Any]]] = drawn["faces"]

    def board(self, scene: dict[str, Any] | None) -> str:
        return "".join(_filled(self.ground, self.faces, _pieces(scene), 0))


class Fonts:
    """The fonts of pictures: one for titles, and one for each script in which names are written."""

    def __init__(self, folder: Path) -> None:
        self._letters: Final = json.loads((folder / "fonts.json").read_text(encoding="utf-8"))
        self.title: Final[str] = self._letters[0]["family"]
        self.files: Final = [str(folder / f"{font['family']}.ttf") for font in self._letters]

    def written(self, text: str) -> list[tuple[str, str]] | None:
        """The text in pieces, each with the font that has its letters; None if no font has one of them."""
        pieces: list[tuple[str, str]] = []
        for letter in text:
            family = self._font_with(ord(letter))
            if family is None:
                return None
            if pieces and pieces[-1][1] == family:
                pieces[-1] = (pieces[-1][0] + letter, family)
            else:
                pieces.append((letter, family))
        return pieces

    def _font_with(self, letter: int) -> str | None:
        for font in self._letters[1:]:
            if any(first <= letter <= last for first, last in font["letters"]):
                return str(font["family"])
        return None


@lru_cache(16)
def parts_of(folder: str, game: str) -> Parts:
    return Parts(Path(folder) / f"{game}.json")


@lru_cache(1)
def fonts_of(folder: str) -> Fonts:
    return Fonts(Path(folder))


def _pieces(scene: dict[str, Any] | None) -> dict[str, list[tuple[str, str]]]:
    """By place, or place and space: the pieces that everybody sees, each with its place and sort."""
    lying: dict[str, list[tuple[str, str]]] = {}
    for part in (scene or {}).get("places", ()):
        for piece in part.get("pieces", ()):
            at = piece.get("space") or part.get("at")
            key = part["place"] if at is None else f"{part['place']} {at}"
            count = min(MOST_DRAWN, piece.get("count", 1))
            faces = (f"{part['place']} {piece['kind']}", f"{part['sort']} {piece['kind']}")
            lying.setdefault(key, []).extend([faces] * count)
    return lying


def _filled(
    segments: list[Any], faces: dict[str, list[Any]], lying: dict[str, list[tuple[str, str]]], turn: int
) -> Iterator[str]:
    """The text of a drawing with the pieces on its spots."""
    for segment in segments:
        if isinstance(segment, str):
            yield segment
        elif "upright" in segment:
            yield f'<g transform="rotate({-turn})">'
            yield from _filled(segment["upright"], faces, lying, turn)
            yield "</g>"
        else:
            yield from _standing(segment, faces, lying, turn)


def _standing(
    spot: dict[str, Any], faces: dict[str, list[Any]], lying: dict[str, list[tuple[str, str]]], turn: int
) -> Iterator[str]:
    here = lying.get(spot["spot"], [])
    if spot["needs"]:
        left = {face[1] for face in lying.get(spot["needs"], [])}
        here = [face for face in here if face[1] in left]
    drawn = [faces.get(of_place) or faces.get(of_sort) for of_place, of_sort in here]
    for number, face in enumerate(face for face in drawn[:MOST_DRAWN] if face):
        x, y = (number * step for step in spot["step"])
        yield f'<g transform="{spot["transform"]} translate({x} {y})">'
        yield from _filled(face, faces, lying, turn + spot["turn"])
        yield "</g>"


def svg_of(sheet: Sheet, scene: dict[str, Any] | None, parts: Parts, fonts: Fonts) -> str:
    """The picture; the scene is what everybody sees of the table, None before the game begins."""
    shown = "cover" if scene is None else f"winner {sheet.winner}"
    if shown in parts.faces:
        left, board = 4 * HEIGHT / 3, "".join(_filled(parts.faces[shown], parts.faces, {}, 0))
    else:
        left, board = parts.width, f"<g transform='scale({parts.scale})'>{parts.board(scene)}</g>"
    return (
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH} {HEIGHT}'>"
        f"{board}{Panel(parts, fonts, round(left)).drawn(sheet)}</svg>"
    )


class Panel:
    """The part beside the board: the game, and a line for each seat."""

    def __init__(self, parts: Parts, fonts: Fonts, left: int) -> None:
        self._faces = parts.faces
        self._fonts = fonts
        self._left = left
        self._x = left + 30
        self._room = WIDTH - left - 56

    def drawn(self, sheet: Sheet) -> str:
        left, x = self._left, self._x
        size = min(46.0, self._room / (0.6 * len(sheet.title)))
        drawn = [
            f"<rect x='{left}' width='{WIDTH - left}' height='{HEIGHT}' fill='#142b48'/>",
            f"<rect x='{left}' width='6' height='{HEIGHT}' fill='#c43f27'/>",
            f"<rect x='{left}' y='{HEIGHT - 12}' width='{WIDTH - left}' height='12' fill='#dca02c'/>",
            f"<g transform='translate({x - 4} 26) scale(1.5)'>{_LOGO}</g>",
            self._title("Higaki", x + 56, 62, 32, "#dca02c"),
            self._title(sheet.title, x, 132, size, "#fdf7e8"),
            self._text(sheet.headline, x, 172, 25, "#c3d5dc"),
        ]
        step = min(84, 400 // max(1, len(sheet.lines)))
        drawn += [self._line(line, 200 + step * n, step) for n, line in enumerate(sheet.lines)]
        return "".join(drawn)

    def _line(self, line: Line, top: int, step: int) -> str:
        left, x, middle = self._left, self._x, top + step // 2
        right, begin = x + self._room, x + (92 if line.place is not None else 50)
        drawn = [f"<path d='M{x} {top}H{right}' stroke='#fdf7e8' stroke-opacity='0.22' stroke-width='1.4'/>"]
        if line.on_turn:
            mark = f"M{left + 6} {middle - 13}L{left + 20} {middle}L{left + 6} {middle + 13}Z"
            drawn.append(f"<rect x='{left + 6}' y='{top}' width='{WIDTH - left}' height='{step}' fill='#8f2a19'/>")
            drawn.append(f"<path d='{mark}' fill='#fdf7e8'/>")
        if line.place is not None:
            ink, paper = ("#142b48", "#dca02c") if line.place == 1 else ("#fdf7e8", "none")
            around = f"cx='{x + 18}' cy='{middle}' r='18'"
            drawn.append(f"<circle {around} fill='{paper}' stroke='#dca02c' stroke-width='2'/>")
            drawn.append(self._text(str(line.place), x + 18, middle + 9, 25, ink, "middle"))
        piece = "".join(_filled(self._faces.get(f"seat {line.seat}", []), self._faces, {}, 0))
        faint = " opacity='0.4'" if line.free else ""
        drawn.append(f"<g transform='translate({begin - 28} {middle}) scale(1.3)'{faint}>{piece}</g>")
        points = "" if line.points is None else str(line.points)
        room = right - begin - (18 * len(points) + 16 if points else 0)
        known = line.name if self._fonts.written(line.name) is not None else line.called
        name, size = fitted(known, room)
        drawn.append(self._text(name, begin + 2, middle + 10, size, "#c3d5dc" if line.free else "#fdf7e8"))
        drawn.append(self._title(points, right, middle + 11, 34, "#dca02c", "end"))
        return "".join(drawn)

    def _title(self, text: str, x: float, y: float, size: float, ink: str, anchor: str = "start") -> str:
        return _written([(text, self._fonts.title)], x, y, size, ink, anchor)

    def _text(self, text: str, x: float, y: float, size: float, ink: str, anchor: str = "start") -> str:
        return _written(self._fonts.written(text) or [], x, y, size, ink, anchor)


def fitted(name: str, room: float) -> tuple[str, float]:
    """A name with the size of its letters, both so that it fits."""
    size = max(19.0, min(30.0, room / (0.56 * max(1, len(name)))))
    most = int(room / (0.56 * size))
    return (name if len(name) <= most else f"{name[: max(1, most - 1)].rstrip()}…"), size


def _written(pieces: list[tuple[str, str]], x: float, y: float, size: float, ink: str, anchor: str) -> str:
    inner = "".join(f"<tspan font-family=\"'{family}'\">{escape(text)}</tspan>" for text, family in pieces)
    place = f"x='{x}' y='{y}' font-size='{size:.1f}' text-anchor='{anchor}' fill='{ink}'"
    return f"<text {place} xml:space='preserve'>{inner}</text>"
