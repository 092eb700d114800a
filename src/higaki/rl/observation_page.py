"""The page that lists every part of an observation with its meaning: `python -m higaki.rl.observation_page`."""

from __future__ import annotations

import re
from typing import Final

from higaki import catalogue
from higaki.engine.base.text import Words
from higaki.engine.table.game import Game
from higaki.engine.views.observation import shape
from higaki.engine.views.observation_parts import LATER, Part

HEAD: Final = """# What an observation says

Written by `python -m higaki.rl.observation_page > docs/observations.md`; a test compares.

An observation is a list of numbers (int16, from 0 up), of the same length for every number of
seats. `higaki.rl.spec(game, seats)` names each of them. `+0` is the viewer's own seat, `+1` the
next one clockwise; in teams the own side comes first. Parts of seats that are not there are 0. `@`
names an area, a stall, a slot of a board.

A number is an *amount*, an *index* (0 stands for the first name, which is often `nothing`, `nobody`
or `unknown`), or a *set* with a bit for each seat, the own one lowest. `one_hot` expands both.

Sorts that seats hold in secret are observed by piece: for each piece the place where the viewer
knows it to lie, or `unknown`. Equal pieces are sorted by place. In a stack the place has the slot,
counted from the top. A piece in the viewer's own hand has another number if somebody else knows it
(`known to others`). Rows whose order means nothing are no places with slots.
"""
STEPS: Final = {
    "step": "the question to decide; `later` ones follow on the agenda",
    "fields": "its two numbers, such as an amount or a seat",
    "turn": "the seat that it asks",
    "agenda": "the number of all questions and steps to come",
    "seats": "the number of seats at this table",
}
ENDINGS: Final = {
    " kinds": "{place}: the number of each kind",
    " marks": "{place}: the owner of the mark on each slot",
    " at": "the place of each {sort}, as far as it is known",
    " backs": "{place}: the number of pieces with each back",
    " slot backs": "{place}: the backs of the pieces that are in order, from the top",
    " slots": "{place}: the known kinds, from the top",
    " ends": "{place}: how many pieces are in order on top and at the bottom",
    " known to": "{place}: the seats that know each of the highest pieces",
    " remembered by": "the number of hidden pieces of that owner ({sort}) that each seat remembers",
}


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *[_section(catalogue.find(name)) for name in sorted(catalogue.names())]])


def _section(game: Game) -> str:
    words = Words(game.folder, "en")
    groups: dict[str, list[Part]] = {}
    for part in shape(game, game.settings.seats[-1], {}):
        groups.setdefault(_pattern(part.name), []).append(part)
    numbers = sum(part.end - part.begin for parts in groups.values() for part in parts)
    lines = [f"## {words.say('title')}: {numbers} numbers", ""]
    lines += ["| part | parts × numbers | sort | up to | meaning |", "| --- | --: | --- | --: | --- |"]
    for name, parts in groups.items():
        sizes = sorted({part.end - part.begin for part in parts})
        size = str(sizes[0]) if len(sizes) == 1 else f"{sizes[0]} to {sizes[-1]}"
        kind = "index" if parts[0].is_index else "set" if parts[0].is_set else "amount"
        most = max(most for part in parts for most in part.highest)
        lines.append(f"| `{name}` | {len(parts)} × {size} | {kind} | {most} | {_meaning(game, words, parts[0])} |")
    return "\n".join([*lines, ""])


def _pattern(name: str) -> str:
    """The name of a part without the seat, the area or the depth that it is about."""
    return re.sub(r"@\w+", "@…", re.sub(r"\+\d+", "+…", re.sub(rf" later [1-{LATER}]", " later", name)))


def _meaning(game: Game, words: Words, part: Part) -> str:
    for option in game.settings.options:
        if part.name == option.name:
            return "an option of the game"
    if part.name.partition(" ")[0] in STEPS:
        return STEPS[part.name.partition(" ")[0]]
    for ending in sorted(ENDINGS, key=len, reverse=True):
        if part.name.endswith(" kinds") and part.is_index:
            return f"{_label(words, re.split(r'[+@ ]', part.name)[0])}: the kind in each slot"
        if part.name.endswith(ending):
            place = re.split(r"[+@ ]", part.name)[0]
            return ENDINGS[ending].format(place=_label(words, place), sort=place)
    place = re.split(r"[+@]", part.name)[0]
    found = game.places.named(place)
    if found is not None and found.holds_pieces:
        return f"{_label(words, place)}: the number of pieces"
    return _label(words, place)


def _label(words: Words, place: str) -> str:
    """A place as players know it; those that they never see by themselves have no text."""
    return words.place(place) if words.has(f"place-{place}") else place.replace("_", " ")


if __name__ == "__main__":
    print(page(), end="")
