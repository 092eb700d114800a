"""A game's tutorial: the lessons `lessons/1.toml`, `lessons/2.toml` and so on in its folder.

The engine plays a lesson into moments that a client can show. The first lesson teaches a turn; each further one teaches
what the lessons before it leave out, and is played to the end of the game.

A lesson is a list of steps. The first one, and any later one that jumps ahead, has a position for `higaki.start`.
A step marks one thing. It ends by reading on or by choosing one of the things it lists; then the
others answer as written. Results of dice are written, too. A tutorial needs no table, seat or session on the server.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import higaki
from higaki import catalogue
from higaki.engine.base.errors import BadFile, HigakiError, one_of
from higaki.engine.base.json_type import Json
from higaki.engine.base.strict_toml import Row, read_toml
from higaki.engine.match.match import Match
from higaki.engine.table.game import Game
from higaki.engine.table.steps import CHANCE
from higaki.engine.views.scene import scene as bare_scene

FOLDER: Final = "lessons"
# One of this many seeds must roll the written results; two dice need a few dozen.
MOST_SEEDS: Final = 2000
OPTIONAL_KEYS: Final = ("position", "point", "then", "rolls")
MARK_KEYS: Final = ("thing", "place", "owner", "kind")


class OtherLuck(Exception):
    """With this seed the dice show other results than the written ones."""


class Step:
    """One step of a script."""

    def __init__(self, number: int, row: Row) -> None:
        self.number: Final = number
        self.where: Final = row.where
        self.position: Final = _table(row, "position") if "position" in row.content else None
        self.mark: Final = {key: str(value) for key, value in _table(row, "mark").items()}
        self.point: Final = row.texts("point") if "point" in row.content else []
        self.then: Final = row.texts("then") if "then" in row.content else []
        self.rolls: Final = row.texts("rolls") if "rolls" in row.content else []
        row.asked.update(OPTIONAL_KEYS)
        row.done()
        for key in self.mark:
            if key not in MARK_KEYS:
                raise BadFile(f"{self.where}: 'mark' has an unknown key '{key}'; right would be {one_of(MARK_KEYS)}")
        if ("thing" in self.mark) == ("place" in self.mark):
            raise BadFile(f"{self.where}: 'mark' is {self.mark!r}; right would be one thing, or one place")
        if self.rolls and self.position is None:
            raise BadFile(f"{self.where}: 'rolls' stands here; right would be the last step before it with a position")


class Script:
    """A whole lesson: the learner's seat, and its steps in parts that start at a position each."""

    def __init__(self, game: Game, lesson: int = 1, folder: Path | None = None) -> None:
        row = read_toml((folder or game.folder) / FOLDER / f"{lesson}.toml")
        self.game: Final = game
        self.seat: Final = row.word("seat", tuple(game.seat_names))
        self.steps: Final = [Step(number, step) for number, step in enumerate(row.rows("step"), 1)]
        row.done()
        if not self.steps or self.steps[0].position is None:
            raise BadFile(f"{row.where}: the first step has no position; right would be one as higaki.start takes it")
        for step, following in zip(self.steps, [*self.steps[1:], None], strict=True):
            leaps = following is None or following.position is not None
            if leaps and (step.point or step.then):
                raise BadFile(f"{step.where}: what follows is never seen; right would be another step after it")

    def parts(self) -> list[list[Step]]:
        parts: list[list[Step]] = []
        for step in self.steps:
            if step.position is not None:
                parts.append([])
            parts[-1].append(step)
        return parts


@cache
def lessons(game: Path) -> int:
    """How many lessons there are in the folder of a game; they are numbered from 1 without a gap."""
    files = {path.name for path in (game / FOLDER).glob("*.toml")}
    wanted = [f"{number}.toml" for number in range(1, len(files) + 1)]
    for name in files.difference(wanted):
        raise BadFile(
            f"{game / FOLDER / name}: a lesson of this name is never offered; right would be {one_of(wanted)}"
        )
    return len(files)


@cache
def prepared(name: str, lesson: int = 1) -> Json:
    """A lesson of a game, ready for JSON: every moment the learner can reach, and the next moment of each thing."""
    script = Script(catalogue.find(name), lesson)
    return {
        "game": name,
        "lesson": lesson,
        "seat": script.seat,
        "steps": len(script.steps),
        "moments": moments(script),
    }


def moments(script: Script) -> list[Json]:
    """All moments of a script, in the order of its steps."""
    found: list[Json] = []
    for part in script.parts():
        found += _moments_of(script, part, first=len(found))
    for moment in found:
        if moment["next"] == len(found):
            moment["next"] = None
    return found


def _moments_of(script: Script, part: list[Step], first: int) -> list[Json]:
    """The moments from one position to the next, with the first seed that rolls the written results."""
    for seed in range(MOST_SEEDS):
        try:
            return _played(script, part, first, seed)
        except OtherLuck:
            continue
    raise BadFile(f"{part[0].where}: no luck rolls {', '.join(part[0].rolls)}; right would be what can be rolled")


def _played(script: Script, part: list[Step], first: int, seed: int) -> list[Json]:
    """Every path through a part, one step after the other. A path is the list of choices so far, with their seats."""
    found: list[Json] = []
    ways: list[list[str]] = [[]]
    entries_seen = [0]
    for step in part:
        coming: list[list[str]] = []
        lengths: list[int] = []
        beyond = first + len(found) + len(ways)
        for way, seen in zip(ways, entries_seen, strict=True):
            match = _at(script, part[0], way, step, seed)
            scene = bare_scene(match.table, match.game.seat_called(script.seat, match.table.seats))
            _check_mark(step, scene)
            moment: Json = {
                "step": step.number,
                "mark": step.mark,
                "scene": scene,
                "entries": match.told(script.seat, seen) if seen else [],
                "leads": {},
                "next": None,
            }
            found.append(moment)
            for thing in step.point:
                if thing not in scene["options"]:
                    right = one_of(scene["options"], thing) if scene["options"] else "a moment when the learner chooses"
                    raise BadFile(f"{step.where}: {thing!r} cannot be pointed at here; right would be {right}")
                moment["leads"][thing] = beyond + len(coming)
                coming.append([*way, f"{script.seat} {thing}", *step.then])
                lengths.append(len(match.log) + 1)
            if not step.point:
                moment["next"] = beyond + len(coming)
                coming.append([*way, *step.then])
                lengths.append(len(match.log) + 1)
        ways, entries_seen = coming, lengths
    # The next position is the same for all choices.
    for moment in found:
        if moment["next"] is not None:
            moment["next"] = min(moment["next"], first + len(found))
    return found


def _at(script: Script, begin: Step, way: list[str], step: Step, seed: int) -> Match:
    """The match after a path from a position."""
    try:
        match = higaki.start(script.game.name, begin.position, seed=seed)
        for answer in way:
            seat, _, thing = answer.partition(" ")
            turn = script.game.seat_name(match.seat)
            if seat != turn:
                raise BadFile(
                    f"{step.where}: before it {answer!r} is written, but it is for {turn or 'nobody'} to choose"
                )
            match.play(thing)
    except BadFile:
        raise
    except HigakiError as error:
        raise BadFile(f"{step.where}: the script cannot be played to here: {error}") from None
    _check_rolls(script, begin, match)
    return match


def _check_rolls(script: Script, begin: Step, match: Match) -> None:
    """Check that the script contains every random result, so that the texts may mention it."""
    rolled = [script.game.things.names[entry.thing] for entry in match.log if entry.seat == CHANCE]
    if len(rolled) > len(begin.rolls):
        raise BadFile(f"{begin.where}: chance decides {len(rolled)} times; right would be as many 'rolls'")
    for thing in begin.rolls:
        if thing not in script.game.things.numbers:
            raise BadFile(f"{begin.where}: 'rolls' has {thing!r}; right would be {one_of(set(rolled))}")
    if rolled != begin.rolls[: len(rolled)]:
        raise OtherLuck


def _check_mark(step: Step, scene: Json) -> None:
    """Check that the marked thing is visible."""
    mark = step.mark
    if "thing" in mark:
        lying = [piece.get("thing") for part in scene["places"] for piece in part.get("pieces", [])]
        if mark["thing"] not in [*scene["options"], *lying]:
            raise BadFile(f"{step.where}: there is no {mark['thing']!r}; right would be {one_of(scene['options'])}")
        return
    parts = [part for part in scene["places"] if part["place"] == mark["place"]]
    if not parts:
        right = one_of({part["place"] for part in scene["places"]}, mark["place"])
        raise BadFile(f"{step.where}: there is no place {mark['place']!r}; right would be {right}")
    owned = [part for part in parts if part["owner"] == mark.get("owner")]
    if not owned:
        right = one_of(str(part["owner"]) for part in parts)
        raise BadFile(f"{step.where}: {mark['place']!r} has no owner {mark.get('owner')!r}; right would be {right}")
    kinds = [piece["kind"] for piece in owned[0].get("pieces", [])]
    if "kind" in mark and mark["kind"] not in kinds:
        right = one_of(kinds, mark["kind"]) if kinds else "no kind, as nothing is seen there"
        raise BadFile(f"{step.where}: no {mark['kind']!r} lies there; right would be {right}")


def _table(row: Row, key: str) -> dict[str, object]:
    value = row.value(key)
    if not isinstance(value, dict):
        raise row.wrong(key, "a table of keys and values")
    return value
