"""What lies on a table, in names, read straight from its places: what models from rulebooks are held against."""

from __future__ import annotations

from typing import Any

from higaki.engine.table import stacks
from higaki.engine.table.places import NUMBER, STACK, TRACK, Place
from higaki.engine.table.table import Table


def laid(t: Table, without: tuple[str, ...] = ()) -> dict[str, Any]:
    """By place; where a place has members, by member, without the empty ones."""
    return {place.name: _content(t, place) for place in t.game.places.all if place.name not in without}


def _content(t: Table, place: Place) -> Any:
    if place.per is None:
        return _part(t, place, 0)
    parts = ((place.per.names[member], _part(t, place, member)) for member in t.game.places.members(place, t.seats))
    return {name: part for name, part in parts if part}


def _part(t: Table, place: Place, member: int) -> Any:
    names = place.kinds.names
    if place.form == NUMBER:
        return t[place.of(member)]
    if place.form == TRACK:
        assert place.spaces is not None
        return {name: place.spaces.names[t[place.first + number]] for number, name in enumerate(names)}
    if place.form == STACK:
        return _stack(t, place.of(member), names)
    return [names[piece] for piece in t.pieces(place.of(member))] if t.size(place.of(member)) else []


def _stack(t: Table, spot: int, names: list[str]) -> dict[str, list[str]]:
    """Its top, the highest first, what has no order yet, and its bottom, the lowest last."""
    ends = stacks.slots(t, spot)
    return {
        "top": [names[slot.piece] for slot in ends if slot.on_top],
        "bag": [names[piece] for piece in stacks.bag(t, spot)],
        "bottom": [names[slot.piece] for slot in ends if not slot.on_top],
    }
