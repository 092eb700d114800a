"""No text of a game is left over: code or data names its key, or the parts that the key is made of."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from repository import ROOT
from text_files import messages
from variants import sources

from higaki import catalogue, tutorial
from higaki.balance.restrictions import restrictions_of
from higaki.balance.subjects import subjects_of
from higaki.engine.base.kinds import Kinds, SetOf
from higaki.engine.base.text import SHELL
from higaki.engine.table.events import Line
from higaki.engine.table.game import Game
from higaki.engine.table.steps import StepKind
from higaki.puzzles.tags import tags_of

CODE = (".py", ".ts", ".svelte", ".toml")
QUOTED = r"['\"`]([\w-]+)['\"`]"
# Not only of places on the table: a board also explains parts of itself, such as a district.
PLACES = {"place", "help"}
GUIDE = ("goal", "turn", "points", "end", "example")


def code_in(paths: Iterable[Path]) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in paths if path.suffix in CODE)


# Keys that the client and the command line name for every game.
SHARED = set(
    re.findall(QUOTED, code_in([*(ROOT / "web" / "src").rglob("*"), *(ROOT / "src" / "higaki").glob("terminal/*")]))
)


def all_sorts(game: Game) -> dict[str, set[str]]:
    """What the beginning of a key may be, with the members that may follow: sorts, places, sets, groups of things."""
    found: dict[str, set[str]] = {}

    def add(name: str, members: Iterable[str]) -> None:
        found.setdefault(name, set()).update(members)

    for place in game.places.all:
        for kinds in (place.kinds, place.spaces, place.per):
            if kinds is not None:
                add(kinds.name, kinds.names)
        if place.per is not None:
            add(place.name, place.per.names)
    with_fields: list[Line | StepKind] = [*game.events, *game.reasons, *game.steps.kinds]
    for kind in with_fields:
        for name, field in kind.fields.items():
            if isinstance(field, SetOf):
                add(name.removesuffix("s"), [*field.kinds.names, "none"])
            elif isinstance(field, Kinds):
                add(name, field.names)
    for thing in game.things.names:
        group, _, member = thing.partition(".")
        add(group, [member])
    return found


def exact(game: Game) -> dict[str, set[str]]:
    """For each family of keys whose members the game declares: all that can follow the family's name."""
    steps = {kind.name for kind in game.steps.kinds}
    asked = {kind.name for kind in game.steps.kinds if game.steps.all[kind.first].asks}
    groups = {thing.partition(".")[0] for thing in game.things.names}
    t = game.new_table(game.settings.seats[0], 1, {})
    lessons = range(1, tutorial.lessons(game.folder) + 1)
    taught = [f"{one}-{step.number}" for one in lessons for step in tutorial.Script(game, one).steps]
    options = game.settings.options
    return {
        "prompt": asked,
        "first": asked,
        "plan": asked | {f"{step}-{group}" for step in asked for group in groups},
        "window": steps,
        "unable": steps,
        "option": {f"{step}-{group}" for step in asked for group in groups},
        "thing": groups,
        "log": {event.name for event in game.events},
        "score": {event.name for event in game.events} | {"rule"},
        "why": {reason.name for reason in game.reasons},
        "term": {term.word for term in game.terms(t, 0)},
        "account": {word for word, _ in game.account(t, 0)},
        "tie": set(game.tie_breaks()),
        "restriction": set(restrictions_of(game.name)),
        "balance": subjects_of(game.name).texts,
        "puzzle": {f"tag-{tag.name}" for tag in tags_of(game)},
        "standing": {f"order-{order.name}" for order in game.standing_orders()},
        "turned": {place.turned for place in game.places.all},
        "optionname": {option.name for option in options},
        "optionhelp": {option.name for option in options},
        "optionvalue": {f"{option.name}-{str(value).lower()}" for option in options for value in option.values},
        "lesson": {*map(str, lessons), *taught, *(f"{step}-title" for step in taught)},
        "about": {f"ruling-{number}" for number in range(1, 100)},
        "guide": {f"{part}{more}" for part in GUIDE for more in ("", "-title", *[f"-{n}" for n in range(1, 10)])},
    }


def left_over(game: Game, folder: Path) -> Iterator[str]:
    # Its rules, data and client, without its tests.
    code = code_in(path for path in folder.rglob("*") if "tests" not in path.relative_to(folder).parts)
    words = set(re.findall(r"\w+", code))
    quoted = set(re.findall(QUOTED, code))
    # The beginning of keys that are put together from parts, such as `help-${place}`.
    begun = set(re.findall(r"['\"`](\w+)-[$]?\{", code)) | {key for key in quoted if "-" not in key}
    sorts, families = all_sorts(game), exact(game)
    places = {place.name for place in game.places.all}
    # A game may say a sentence of the program in its own words.
    of_the_program = messages(SHELL / "en.ftl").keys()
    for key in messages(folder / "text" / "en.ftl"):
        family, _, member = key.partition("-")
        if key in quoted | SHARED | of_the_program or key in sorts or member in sorts.get(family, ()):
            continue
        if family in families:
            if member not in families[family]:
                yield key
        elif family in PLACES and member in places:
            continue
        # One of a rarer family: somebody begins keys so, and every further part is a word of code or data.
        elif family not in begun | sorts.keys() | PLACES or not all(part in words for part in member.split("-")):
            yield key


@pytest.mark.parametrize("name", catalogue.names())
def test_no_text_of_a_game_is_left_over(name: str) -> None:
    unused = ", ".join(left_over(catalogue.find(name), sources()[name]))
    assert not unused, f"no code or data of {name} names {unused}; right would be to delete or to rename these texts"
