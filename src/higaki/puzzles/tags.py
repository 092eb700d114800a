"""Tags: what a puzzle is about, such as payment or timing. A game says in a table which of its decisions have which."""

from __future__ import annotations

import tomllib
from fnmatch import fnmatchcase
from functools import cache
from typing import Final, NamedTuple

from higaki.engine.base.errors import BadFile
from higaki.engine.base.strict_toml import Row
from higaki.engine.table.game import Game

FILE: Final = "findings/puzzle_tags.toml"
# The most tags of a puzzle.
MOST_TAGS: Final = 3


class Tag(NamedTuple):
    """A tag, and what a decision must have for it: one of the patterns of each list that is not empty."""

    name: str
    # The question.
    steps: list[str]
    # The first thing of the solution.
    things: list[str]
    # What the log says of the line.
    events: list[str]
    # What the best decision does better, as the words of the evaluation.
    terms: list[str]

    @property
    def for_the_rest(self) -> bool:
        """Does it need nothing? Then it is for puzzles without another."""
        return not (self.steps or self.things or self.events or self.terms)


@cache
def tags_of(game: Game) -> list[Tag]:
    """The tags of a game; one without a table has none, and no puzzles."""
    path = game.folder / FILE
    if not path.is_file():
        return []
    content = tomllib.loads(path.read_text(encoding="utf-8"))
    found = [_tag(Row(f"{FILE} of {game.name}, tag {number}", row)) for number, row in enumerate(content["tag"], 1)]
    if not found or not found[-1].for_the_rest or any(tag.for_the_rest for tag in found[:-1]):
        raise BadFile(f"{FILE} of {game.name}: the last tag, and no other, must be for all the rest and need nothing")
    return found


def _tag(row: Row) -> Tag:
    patterns = [row.texts(key) if key in row.content else [] for key in Tag._fields[1:]]
    tag = Tag(row.text("name"), *patterns)
    row.done()
    return tag


def fitting(game: Game, step: str, thing: str, events: set[str], terms: set[str]) -> list[str]:
    """The tags of a decision, in the order of the table."""
    had = ({step}, {thing}, events, terms)
    tags = tags_of(game)
    names: list[str] = []
    for tag in tags:
        wanted = (tag.steps, tag.things, tag.events, tag.terms)
        fits = all(not some or _any(some, found) for some, found in zip(wanted, had, strict=True))
        if fits and tag.name not in names and not tag.for_the_rest:
            names.append(tag.name)
    return names[:MOST_TAGS] or [tags[-1].name]


def _any(patterns: list[str], words: set[str]) -> bool:
    return any(fnmatchcase(word, pattern) for pattern in patterns for word in words)
