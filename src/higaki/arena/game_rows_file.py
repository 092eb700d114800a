"""The file of all games of a contest: one row per game, written at once, read again to resume the contest.

Each line is a JSON object. It contains all that is needed to play the game again (game, options, version of the rules,
seed, bot on every seat) and all that the report needs.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Final, TextIO

from higaki import catalogue
from higaki.arena.batches import Done
from higaki.arena.participants import identity
from higaki.arena.play_game import Meeting, Played
from higaki.arena.seating import Seating
from higaki.engine.base.errors import BadSetting, short

Row = dict[str, Any]
NEEDED: Final = {"game", "lineup", "number", "scores", "places", "sides", "decisions", "seconds", "longest"}
RIGHT: Final = "right would be the same games, bots, options and seed, or another place"


def row_of(meeting: Meeting, lineup: int, played: Played) -> Row:
    """One game. Ranks count from 1, and shared ones are equal; seats with the same side are one team."""
    return _game_of(meeting, lineup, played.number) | {
        "scores": list(played.scores),
        "places": [place + 1 for place in played.places],
        "sides": list(played.sides),
        "decisions": list(played.moves),
        "seconds": list(played.seconds),
        "longest": list(played.longest),
    }


def _game_of(meeting: Meeting, lineup: int, number: int) -> Row:
    """The description of a game before it is played."""
    return {
        "game": meeting.game,
        "options": meeting.options,
        "rules": catalogue.find(meeting.game).settings.rules,
        "lineup": lineup,
        "number": number,
        "seed": meeting.seed + number,
        "seats": [identity(meeting.entrants[bot]) for bot in Seating(meeting.lineup).of(number)],
    }


class GameRowsFile:
    """The file of a contest's games."""

    def __init__(self, file: Path, meetings: list[Meeting], resume: bool) -> None:
        self.file: Final = file
        self.meetings: Final = meetings
        # By meeting, its number among the line-ups of its game.
        games = [meeting.game for meeting in meetings]
        self.lineups: Final = [games[:at].count(game) for at, game in enumerate(games)]
        # By line-up, the games of earlier runs, and their numbers.
        self.played: Final[list[list[Played]]] = [[] for _ in meetings]
        self._there: Final[list[set[int]]] = [set() for _ in meetings]
        try:
            if resume:
                self._read()
            elif file.exists() and file.stat().st_size:
                raise BadSetting(f"{file} holds games already; right would be to resume them, or another place")
            self.out: Final[TextIO] = file.open("a", encoding="utf-8")
        except OSError as error:
            raise self._unwritable(error) from None

    def keep(self, done: Done) -> None:
        """Write the games of a piece to disk at once."""
        at = done.at
        rows = [row_of(self.meetings[at], self.lineups[at], played) for played in done.played]
        try:
            self.out.write("".join(json.dumps(row) + "\n" for row in rows))
            self.out.flush()
        except OSError as error:
            raise self._unwritable(error) from None

    def __enter__(self) -> GameRowsFile:
        return self

    def __exit__(self, *_: object) -> None:
        self.out.close()

    def _read(self) -> None:
        """Read the file. A last row that was cut off is dropped."""
        if not self.file.exists():
            return
        written = self.file.read_bytes()
        whole = written.rfind(b"\n") + 1
        if whole < len(written):
            os.truncate(self.file, whole)
        expected = {(meeting.game, self.lineups[at]): at for at, meeting in enumerate(self.meetings)}
        for number, line in enumerate(written[:whole].splitlines(), 1):
            row = self._row(number, line)
            at = expected.get((row["game"], row["lineup"]))
            if at is None:
                raise self._other(number, f"this contest has no line-up {row['lineup']} of {short(row['game'])}")
            self._take(number, at, row)

    def _row(self, number: int, line: bytes) -> Row:
        try:
            row: Row = json.loads(line)
        except ValueError:
            raise self._other(number, "no game can be read") from None
        if not isinstance(row, dict):
            raise self._other(number, "there is no game")
        if missing := NEEDED - set(row):
            raise self._other(number, f"nothing is said of {', '.join(sorted(missing))}")
        return row

    def _take(self, line: int, at: int, row: Row) -> None:
        meeting, number = self.meetings[at], row["number"]
        if not isinstance(number, int) or number < 0:
            raise self._other(line, f"there is no game number {short(number)}")
        for name, value in _game_of(meeting, self.lineups[at], number).items():
            if row.get(name) != value:
                raise self._other(line, f"{name} is {short(row.get(name))}, not {short(value)}")
        # Of a longer contest only the first games count; no game counts twice.
        if number >= meeting.games or number in self._there[at]:
            return
        self._there[at].add(number)
        self.played[at].append(
            Played(
                number,
                Seating(meeting.lineup).of(number),
                tuple(row["scores"]),
                tuple(place - 1 for place in row["places"]),
                tuple(row["sides"]),
                tuple(row["decisions"]),
                tuple(row["seconds"]),
                tuple(row["longest"]),
            )
        )

    def _other(self, line: int, why: str) -> BadSetting:
        return BadSetting(f"{self.file} is of another contest: in line {line} {why}; {RIGHT}")

    def _unwritable(self, error: OSError) -> BadSetting:
        return BadSetting(f"{self.file} cannot be written to ({error}); right would be a file in a folder for files")
