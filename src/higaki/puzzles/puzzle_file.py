"""Files of puzzles: JSON, one puzzle a line. A line that is damaged is left out, with a sentence; the rest is read."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from higaki import catalogue
from higaki.engine.base.errors import BadSetting, one_of
from higaki.engine.base.json_type import Json
from higaki.engine.table.game import Game
from higaki.puzzles.puzzle import Puzzle, check_over, from_json, id_of
from higaki.puzzles.tags import tags_of

# The file in the folder of a game.
PACKAGED: Final = "findings/puzzles.jsonl"


class PuzzleFile(NamedTuple):
    """The puzzles of a file by their ids, and what is wrong with it."""

    puzzles: dict[str, Puzzle]
    faults: list[str]


def read(game: Game, path: Path) -> PuzzleFile:
    """All puzzles of a file that can be posed; of each other line a sentence. A file that is not there has none."""
    if not path.is_file():
        return PuzzleFile({}, [])
    found: dict[str, Puzzle] = {}
    faults: list[str] = []
    known = [tag.name for tag in tags_of(game)]
    try:
        lines = path.read_bytes().split(b"\n")
    except OSError as error:
        return PuzzleFile({}, [f"{path.name} of {game.name} cannot be read ({error.strerror})"])
    for number, line in enumerate(lines, 1):
        if line.strip():
            puzzle = _puzzle(game, line, known)
            if isinstance(puzzle, str):
                faults.append(f"{path.name} of {game.name}, line {number}: {puzzle}; it is left out")
            else:
                found.setdefault(puzzle.id, puzzle)
    return PuzzleFile(found, faults)


def _puzzle(game: Game, line: bytes, known: list[str]) -> Puzzle | str:
    """The puzzle of a line, or what is wrong with it."""
    try:
        content: Json = json.loads(line)
        if content["check"] != check_over(content):
            return "it was changed after it was written: its check does not fit"
        puzzle = from_json(content)
    except (ValueError, KeyError, TypeError, AttributeError):
        return "it is no puzzle; right would be what `higaki puzzles make` writes"
    if puzzle.position.get("game") != game.name or puzzle.id != id_of(puzzle.position):
        return f"its position is not its own; right would be one of {game.name}"
    if puzzle.rules != game.settings.rules:
        return f"it was made by rules {puzzle.rules}; right would be rules {game.settings.rules}"
    for tag in puzzle.tags:
        if tag not in known:
            return f"there is no tag {tag!r}; right would be {one_of(known, tag)}"
    if not puzzle.tags or not puzzle.best or not set(puzzle.best) < set(puzzle.answers):
        return "it has no tag, or no right and wrong answers"
    return puzzle


@cache
def packaged(game: Game) -> PuzzleFile:
    """The puzzles that come with a game."""
    return read(game, game.folder / PACKAGED)


def games_with_puzzles() -> list[Game]:
    """The games that come with puzzles."""
    games = [catalogue.find(name) for name in catalogue.names()]
    return [game for game in games if packaged(game).puzzles]


def append(path: Path, puzzles: Iterable[Puzzle]) -> None:
    """Write puzzles at the end of a file. A line that a stop has cut is closed first, so that it harms no other."""
    try:
        cut = path.is_file() and path.stat().st_size > 0 and not path.read_bytes().endswith(b"\n")
        with path.open("a", encoding="utf-8") as out:
            if cut:
                out.write("\n")
            for puzzle in puzzles:
                out.write(json.dumps(puzzle.as_json(), separators=(",", ":"), ensure_ascii=False) + "\n")
    except OSError as error:
        raise BadSetting(f"{path} cannot be written ({error.strerror}); right would be a file for puzzles") from None
