"""Telling: what the rules said while they ran, in names, cut for secrets by the same function as the scene."""

from __future__ import annotations

from higaki.engine.game import Game
from higaki.engine.marks import kind_of
from higaki.engine.places import known
from higaki.engine.scene import Json, seat_name
from higaki.engine.steps import NOBODY
from higaki.engine.table import MOVED

Event = tuple[int, ...]


def told(game: Game, events: list[Event], eyes: int) -> list[Json]:
    """What these eyes may hear of these events."""
    return [_move(game, event, eyes) if event[0] == MOVED else _line(game, event) for event in events]


def reveals(game: Game, events: list[Event], eyes: int) -> bool:
    """Did a piece come into sight of these eyes that they could not know before?"""
    for event in events:
        if event[0] == MOVED:
            source, target = game.places.spots[event[2]], game.places.spots[event[3]]
            if known(target[0], target[1], eyes) and not known(source[0], source[1], eyes):
                return True
    return False


def _line(game: Game, event: Event) -> Json:
    """A line of the log."""
    kind = game.events[event[0]]
    line: Json = {"what": kind.name}
    if event[1] != NOBODY:
        line["seat"] = seat_name(game, event[1])
    for (name, kinds), number in zip(kind.fields.items(), event[2:], strict=False):
        line[name] = number if kinds is None else kinds.names[kind_of(number)]
    return line


def _move(game: Game, event: Event, eyes: int) -> Json:
    """A piece that moved; who could know it at neither end sees its back."""
    source, source_owner = game.places.spots[event[2]]
    target, target_owner = game.places.spots[event[3]]
    seen = known(source, source_owner, eyes) or known(target, target_owner, eyes)
    return {
        "what": "moved",
        "sort": target.kinds.name,
        "kind": target.kinds.names[kind_of(event[1])] if seen else None,
        "from": [source.name, seat_name(game, source_owner)],
        "to": [target.name, seat_name(game, target_owner)],
    }
