"""The mutants: changes of the code that must make a named test fail. They are in the .toml files here, by subject:

    ["blocks: who is blocked sits down"]
    file = "src/higaki/server/commands/seating.py"
    old = 'if service.blocks.apart(guest.id, [room.host, *room.seats_by_guest]):'
    new = 'if not guest.id:'
    tests = "tests/server/meeting/test_server_blocks.py"

`old` stands exactly once in `file`, so it may be a part of a line, or several lines between two triple quotes: there,
every newline counts but the one after the first quotes. `tests` is what pytest is told to run.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parent


class Mutant(NamedTuple):
    name: str
    subject: str
    file: str
    old: str
    new: str
    tests: str


def read_mutants() -> list[Mutant]:
    return [
        Mutant(name, path.relative_to(FOLDER).with_suffix("").as_posix(), **fields)
        for path in sorted(FOLDER.rglob("*.toml"))
        for name, fields in tomllib.loads(path.read_text(encoding="utf-8")).items()
    ]
