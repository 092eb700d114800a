"""Events in names, as one seat may see them. Secrets are hidden by the same function as in the scene."""

from __future__ import annotations

from higaki.engine.base.json_type import Json
from higaki.engine.base.piece_encoding import kind_of
from higaki.engine.table.events import MOVED, SHIFTED, WENT, Listener
from higaki.engine.table.game import Game
from higaki.engine.table.places import known
from higaki.engine.table.steps import NOBODY
from higaki.engine.table.table import Table
from higaki.engine.views.scene import where

Event = tuple[int, ...]


def told(game: Game, events: list[Event], eyes: int) -> list[Json]:
    """The events as a viewer may see them."""
    return [_said(game, event, eyes) for event in events]


def _said(game: Game, event: Event, eyes: int) -> Json:
    if event[0] == MOVED:
        return _move(game, event, eyes)
    if event[0] == SHIFTED:
        return _shift(game, event)
    return _going(game, event) if event[0] == WENT else _line(game, event)


def showed(before: Table, heard: Listener) -> bool:
    """Did a decision show something new to the seat that made it?"""
    eyes = before.game.eyes(before, before.seat)
    return eyes in heard.looked or _reveals(before.game, heard.events, eyes)


def _reveals(game: Game, events: list[Event], eyes: int) -> bool:
    """Did this viewer see a piece that it could not know before?"""
    for event in events:
        if event[0] == MOVED and _knows(game, event[3], eyes) and not _knows(game, event[2], eyes):
            return True
    return False


def foreseen(game: Game, events: list[Event], eyes: int) -> list[Event]:
    """The events before the first one that this viewer cannot foresee: a piece comes from where it cannot see it."""
    kept: list[Event] = []
    for event in events:
        in_sight = event[0] != MOVED or _knows(game, event[2], eyes)
        if not in_sight:
            break
        kept.append(event)
    return kept


def is_line(event: Json) -> bool:
    """Is this event a line of the log, and not the move of a piece or of a number?"""
    return event["what"] not in ("moved", "went", "shifted")


def _knows(game: Game, spot: int, eyes: int) -> bool:
    place, member = game.places.spots[spot]
    return known(place, game.places.owner(place, member), eyes)


def _line(game: Game, event: Event) -> Json:
    """A line of the log."""
    kind = game.events[event[0]]
    line: Json = {"what": kind.name}
    if event[1] != NOBODY:
        line["seat"] = game.seat_name(event[1])
    return line | kind.said(list(event[2:]))


def _move(game: Game, event: Event, eyes: int) -> Json:
    """A piece that moved; a viewer who could know it at neither end sees only its back."""
    source, target = game.places.spots[event[2]], game.places.spots[event[3]]
    seen = _knows(game, event[2], eyes) or _knows(game, event[3], eyes)
    kinds = target[0].kinds
    kind = kind_of(event[1])
    moved: Json = {
        "what": "moved",
        "sort": kinds.name,
        "kind": kinds.names[kind] if seen else None,
        "from": where(game, *source),
        "to": where(game, *target),
    }
    if kinds.backs is not None and not seen:
        moved["back"] = kinds.back(kind)
    return moved


def _going(game: Game, event: Event) -> Json:
    """A piece that moved to another space of a track; everybody sees it."""
    place, kind = game.places.kept_in(event[1])
    assert place.spaces is not None
    return {
        "what": "went",
        "place": place.name,
        "kind": place.kinds.names[max(kind, 0)],
        "from": place.spaces.names[event[2]],
        "to": place.spaces.names[event[3]],
    }


def _shift(game: Game, event: Event) -> Json:
    """Money, points or cubes that moved from one number to another."""
    source, target = game.places.kept_in(event[2]), game.places.kept_in(event[3])
    return {"what": "shifted", "count": event[1], "from": where(game, *source), "to": where(game, *target)}
