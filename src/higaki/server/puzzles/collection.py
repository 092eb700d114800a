"""All puzzles that this server poses, and what each looks like. A view of a puzzle does not contain its solution."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import OrderedDict
from typing import Final, NamedTuple, cast

from higaki import catalogue
from higaki.engine.base.errors import BadFile
from higaki.engine.base.random_numbers import rng_of, seeded
from higaki.engine.match.match import Match
from higaki.engine.match.private_copy import known_position, private_copy
from higaki.engine.match.randomness_source import Dealer
from higaki.engine.match.turn_preview import preview
from higaki.engine.table.game import Game
from higaki.engine.table.table import Table
from higaki.puzzles import Puzzle, packaged
from higaki.server.protocol.errors import Refusal
from higaki.server.protocol.responses import AdvisedMove, Event, NoUndo, Planned, PuzzleBoard, Scene, Step

log: Final = logging.getLogger("higaki")
# Views that are kept; each is some dozens of kilobytes.
MOST_KEPT: Final = 128


class Posed(NamedTuple):
    """A puzzle of a game."""

    game: Game
    puzzle: Puzzle


class Prepared(NamedTuple):
    """What is sent of a puzzle: the board, and the moves of the solution."""

    board: PuzzleBoard
    line: list[AdvisedMove]


class Collection:
    """The puzzles of all games. A line of a file that is damaged is left out, and the log says so."""

    def __init__(self) -> None:
        self.games: Final = [catalogue.find(name) for name in catalogue.names()]
        self._of: Final[dict[str, dict[str, Puzzle]]] = {}
        self._kept: Final[OrderedDict[tuple[str, str], Prepared]] = OrderedDict()
        for game in self.games:
            found = packaged(game)
            for fault in found.faults:
                log.error("a puzzle is not posed: %s", fault)
            self._of[game.name] = dict(found.puzzles)

    def of(self, game: str) -> dict[str, Puzzle]:
        """The puzzles of a game by their ids."""
        if game not in self._of:
            right = ", ".join(self._of)
            raise Refusal(404, "not_found", f"there is no such game; right would be {right}")
        return self._of[game]

    def find(self, game: str, number: str) -> Posed:
        puzzle = self.of(game).get(number)
        if puzzle is None:
            raise no_puzzle()
        return Posed(catalogue.find(game), puzzle)

    def of_day(self, day: str) -> Posed | None:
        """The puzzle of a date, the same for everybody; None if there are none."""
        games = [game for game in self.games if self._of[game.name]]
        if not games:
            return None
        drawn = int.from_bytes(hashlib.blake2b(day.encode(), digest_size=8).digest(), "big")
        game = games[drawn % len(games)]
        puzzles = self._of[game.name]
        return Posed(game, puzzles[sorted(puzzles)[drawn // len(games) % len(puzzles)]])

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


def match_of(posed: Posed, t: Table) -> Match:
    """The position of a puzzle as a match, always with the same luck."""
    position = known_position(t, t.seat, rng_of(0, posed.puzzle.id))
    return private_copy(posed.game, position, Dealer(seeded(0, posed.puzzle.id), None))


def _prepare(posed: Posed) -> Prepared:
    game, puzzle = posed
    t = puzzle.table(game)
    match = match_of(posed, t)
    board: PuzzleBoard = {
        "game": game.name,
        "puzzle": puzzle.id,
        "tags": puzzle.tags,
        "source": puzzle.source,
        "scene": cast(Scene, match.scene(t.seat)),
        "plans": cast(dict[str, list[Planned]], match.plans),
        "final": cast(dict[str, NoUndo], match.final),
    }
    return Prepared(board, _line(t, [game.things.numbers[thing] for thing in puzzle.line]))


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
