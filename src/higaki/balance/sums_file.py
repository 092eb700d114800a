"""Files with the sums of a run, which can be added to those of others (`higaki balance --sums`, `--merge`)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, NamedTuple

from higaki import catalogue
from higaki.balance.sums import Sums
from higaki.engine.base.errors import BadSave, BadSetting

FORMAT: Final = 1
RIGHT: Final = "right would be a file that `higaki balance --sums` wrote"


class Kind(NamedTuple):
    """What the games of a section have in common."""

    bot: str
    seats: int
    restriction: str | None


class Played(NamedTuple):
    """The games of a section: the chunks that were played, and their sums."""

    chunks: list[int]
    sums: Sums


class Run(NamedTuple):
    """Everything that one run, or several, played of a game."""

    game: str
    # The version of the rules.
    rules: int
    options: dict[str, Any]
    seed: int
    sections: dict[Kind, Played]

    def as_json(self) -> dict[str, Any]:
        sections = [
            {**kind._asdict(), "chunks": _as_ranges(played.chunks), **played.sums.as_json()}
            for kind, played in self.sections.items()
        ]
        return {"format": FORMAT, **self._asdict(), "sections": sections}


def write(run: Run, path: Path) -> None:
    """The file is whole at any time."""
    new = path.with_name(path.name + ".new")
    new.write_text(json.dumps(run.as_json(), separators=(",", ":")) + "\n", encoding="utf-8")
    new.replace(path)


def read(path: Path) -> Run:
    try:
        written = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSetting(f"{path} cannot be read ({error.strerror}); {RIGHT}") from None
    except (ValueError, RecursionError):
        raise BadSave(f"{path} is no JSON; {RIGHT}") from None
    try:
        return _read(written)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadSave(f"{path} is damaged ({type(error).__name__}: {error}); {RIGHT}") from None
    except (BadSave, BadSetting) as error:
        raise type(error)(f"{path}: {error}") from None


def _read(written: Any) -> Run:
    if written["format"] != FORMAT:
        raise BadSave(f"the format {written['format']!r} is unknown; right would be {FORMAT}")
    game = catalogue.find(written["game"])
    if written["rules"] != game.settings.rules:
        raise BadSave(f"the games were played by rules {written['rules']}; right would be {game.settings.rules}")
    sections: dict[Kind, Played] = {}
    for one in written["sections"]:
        kind = Kind(str(one["bot"]), int(one["seats"]), one["restriction"])
        if kind.seats not in game.settings.seats or kind in sections:
            raise BadSave(f"a section {kind} cannot be; right would be each number of players once")
        sections[kind] = Played(_chunks_of(one["chunks"]), Sums.read(one, kind.seats))
    return Run(game.name, game.settings.rules, dict(written["options"]), int(written["seed"]), sections)


def merged(runs: list[Run]) -> Run:
    """All runs together. They must have played different chunks of the same game."""
    first = runs[0]
    together = first._replace(sections={})
    for run in runs:
        if run._replace(sections={}) != first._replace(sections={}):
            right = "right would be the same game, options and seed"
            raise BadSetting(f"{_named(first)} and {_named(run)} cannot be added; {right}")
        for kind, played in run.sections.items():
            there = together.sections.setdefault(kind, Played([], Sums(kind.seats)))
            if twice := set(there.chunks) & set(played.chunks):
                raise BadSetting(
                    f"chunk {min(twice)} of {kind.bot} with {kind.seats} players was played twice; "
                    "right would be runs with different parts (--part 1/2, --part 2/2)"
                )
            there.chunks.extend(played.chunks)
            there.sums.add(played.sums)
    return together


def _named(run: Run) -> str:
    return f"{run.game}{f' {run.options}' if run.options else ''} from seed {run.seed}"


def _as_ranges(chunks: list[int]) -> list[list[int]]:
    """Sorted numbers as first, last and step of runs; parts of a whole have a step."""
    ranges: list[list[int]] = []
    for chunk in sorted(chunks):
        last = ranges[-1] if ranges else None
        if last is not None and (last[0] == last[1] or chunk - last[1] == last[2]):
            last[1:] = [chunk, chunk - last[1]]
        else:
            ranges.append([chunk, chunk, 1])
    return ranges


def _chunks_of(ranges: list[list[int]]) -> list[int]:
    return [chunk for first, last, step in ranges for chunk in range(first, last + 1, step)]
