"""All puzzles that this server poses, and what each looks like. A view of a puzzle does not contain its solution."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import OrderedDict
from pathlib import Path
from typing import Final, NamedTuple, cast

from higaki import catalogue
from higaki.engine.base.errors import BadFile
from higaki.engine.match.move_plan import foresee
from higaki.engine.match.turn_preview import preview
from higaki.engine.table.game import Game
from higaki.engine.table.table import Table
from higaki.engine.views.scene import scene
from higaki.puzzles import Puzzle, packaged, read
from higaki.server.protocol.errors import Refusal
from higaki.server.protocol.responses.table.events import Event
from higaki.server.protocol.responses.table.hints import AdvisedMove
from higaki.server.protocol.responses.table.running import Planned
from higaki.server.protocol.responses.table.scene import Scene, Step
from higaki.server.protocol.responses.words import NoUndo

log: Final = logging.getLogger("higaki")
# Views that are kept; each is some dozens of kilobytes.
MOST_KEPT: Final = 128


class Posed(NamedTuple):
    """A puzzle of a game, and its number among them, from 1."""

    game: Game
    puzzle: Puzzle
    number: int


class Prepared(NamedTuple):
    """What is sent of a puzzle: the view of its seat, why a move cannot be undone, and the moves of the solution."""

    scene: Scene
    plans: dict[str, list[Planned]]
    final: dict[str, NoUndo]
    line: list[AdvisedMove]


class Collection:
    """The puzzles of all games. A line of a file that is damaged is left out, and the log says so."""

    def __init__(self, folder: Path | None = None) -> None:
        """The puzzles that come with the games, and those of a folder, a file for each game such as osaka.jsonl."""
        self.games: Final = [catalogue.find(name) for name in catalogue.names()]
        self._of: Final[dict[str, dict[str, Posed]]] = {}
        self._kept: Final[OrderedDict[tuple[str, str], Prepared]] = OrderedDict()
        for game in self.games:
            files = [packaged(game), *([] if folder is None else [read(game, folder / f"{game.name}.jsonl")])]
            for fault in [fault for file in files for fault in file.faults]:
                log.error("a puzzle is not posed: %s", fault)
            puzzles = {puzzle.id: puzzle for file in files for puzzle in file.puzzles.values()}
            self._of[game.name] = {one.id: Posed(game, one, at) for at, one in enumerate(puzzles.values(), 1)}

    def of(self, game: str) -> dict[str, Posed]:
        """The puzzles of a game by their ids."""
        if game not in self._of:
            right = ", ".join(self._of)
            raise Refusal(404, "not_found", f"there is no such game; right would be {right}")
        return self._of[game]

    def find(self, game: str, puzzle: str) -> Posed:
        posed = self.of(game).get(puzzle)
        if posed is None:
            raise no_puzzle()
        return posed

    def of_day(self, day: str) -> Posed | None:
        """The puzzle of a date, the same for everybody; None if there are none."""
        games = [game for game in self.games if self._of[game.name]]
        if not games:
            return None
        drawn = int.from_bytes(hashlib.blake2b(day.encode(), digest_size=8).digest(), "big")
        game = games[drawn % len(games)]
        puzzles = self._of[game.name]
        return puzzles[sorted(puzzles)[drawn // len(games) % len(puzzles)]]

    async def prepared(self, posed: Posed) -> Prepared:
        """What is sent of a puzzle. It is computed beside the moves of all tables, and kept."""
        key = (posed.game.name, posed.puzzle.id)
        if key not in self._kept:
            try:
                made = await asyncio.to_thread(_prepare, posed)
            except BadFile as error:
                log.error("a puzzle is not posed: %s", error)
                self._of[posed.game.name].pop(posed.puzzle.id, None)
                raise no_puzzle() from None
            self._kept[key] = made
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key]


def no_puzzle() -> Refusal:
    return Refusal(404, "not_found", "there is no such puzzle; right would be one of the list")


def _prepare(posed: Posed) -> Prepared:
    game, puzzle, _ = posed
    t = puzzle.table(game)
    final, plans = foresee(t)
    return Prepared(
        cast(Scene, scene(t, t.seat)),
        cast(dict[str, list[Planned]], plans),
        cast(dict[str, NoUndo], final),
        _line(t, [game.things.numbers[thing] for thing in puzzle.line]),
    )


def _line(t: Table, things: list[int]) -> list[AdvisedMove]:
    """The moves of the solution, as a hint shows a turn."""
    names = t.game.things.names
    return [
        {
            "step": cast(Step, move.step),
            "things": [names[thing] for thing in move.things],
            "events": cast(list[Event], move.events),
        }
        for move in preview(t, things).moves
    ]
