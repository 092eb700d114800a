"""What a balance report notes of a game: the lines of the log that end it, and those that say what a player took.

The game says so in `ai/balance.toml`. Without that file neither is noted.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from higaki import catalogue
from higaki.engine.base.errors import BadFile, one_of
from higaki.engine.table.game import Game

FILE: Final = "ai/balance.toml"
# Between the name of a line and that of its field.
FIELD: Final = "."


class Named(NamedTuple):
    """A field of a line whose value is noted: under which heading, and the names of its values."""

    heading: str
    place: int
    kind: str
    names: list[str]


class Subjects(NamedTuple):
    # By number of a line, its name, if it brings the end of the game.
    ends: dict[int, str]
    # By number of a line, its fields that are noted.
    taken: dict[int, list[Named]]
    # The lines that say which round begins, and who begins, if there are any.
    round: int | None
    starts: int | None

    @property
    def texts(self) -> set[str]:
        """What its texts are called, after `balance-`."""
        headings = {f"taken-{named.heading}" for fields in self.taken.values() for named in fields}
        return headings | {f"end-{line}" for line in self.ends.values()}


@cache
def subjects_of(name: str) -> Subjects:
    game = catalogue.find(name)
    path = game.folder / FILE
    numbers = {line.name: number for number, line in enumerate(game.events)}
    begins = numbers.get("round_begins"), numbers.get("starts")
    if not path.is_file():
        return Subjects({}, {}, *begins)
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    ends = {_number(path, numbers, line): line for line in found["ends"]}
    taken: dict[int, list[Named]] = {}
    for heading, fields in found["taken"].items():
        for written in fields:
            line, _, field = written.partition(FIELD)
            number = _number(path, numbers, line)
            taken.setdefault(number, []).append(_named(path, game, number, heading, field))
    return Subjects(ends, taken, *begins)


def _number(path: Path, numbers: dict[str, int], line: str) -> int:
    if line not in numbers:
        raise BadFile(f"{path}: there is no line {line!r}; right would be {one_of(numbers, line)}")
    return numbers[line]


def _named(path: Path, game: Game, number: int, heading: str, field: str) -> Named:
    line = game.events[number]
    kinds = line.fields.get(field)
    if kinds is None:
        right = one_of([name for name, found in line.fields.items() if found is not None], field)
        raise BadFile(f"{path}: {line.name} names no {field!r}; right would be {right}")
    return Named(heading, list(line.fields).index(field), kinds.name, kinds.names)
