"""The observation: what one seat knows of a table, as numbers of constant shape, own seat first, every slice named."""

from __future__ import annotations

from higaki.engine.marks import kind_of, mark_on
from higaki.engine.places import NUMBER, ROW, TRACK, Place, known
from higaki.engine.steps import NOBODY
from higaki.engine.table import Table

Part = tuple[str, list[int]]


def observe(t: Table, viewer: int) -> list[int]:
    """All that a careful viewer knows, one number after the other."""
    return [number for _, numbers in parts(t, viewer) for number in numbers]


def slices(t: Table) -> dict[str, tuple[int, int]]:
    """For each part of an observation its name, and where it begins and ends. The same for all tables of this size."""
    found: dict[str, tuple[int, int]] = {}
    begin = 0
    for name, numbers in parts(t, 0):
        found[name] = (begin, begin + len(numbers))
        begin += len(numbers)
    return found


def parts(t: Table, viewer: int) -> list[Part]:
    """The pieces of an observation by name; `hand+1` is the hand of the next seat clockwise."""
    found: list[Part] = []
    eyes = t.game.eyes(t, viewer)
    for place in t.game.places.all:
        for owner in _own_first(place, t.seats, viewer):
            after = (owner - max(viewer, 0)) % t.seats
            name = f"{place.name}+{after}" if place.per_seat else place.name
            found.append((name, _numbers(t, place, owner, viewer, eyes)))
    steps = [kind.name for kind in t.game.steps]
    pending = "" if t.over else type(t.agenda[-1]).__name__
    found.append(("step", [int(name == pending) for name in steps]))
    most_fields = max(len(kind.fields) for kind in t.game.steps)
    fields = [] if t.over else t.agenda[-1].fields()
    found.append(("fields", fields + [0] * (most_fields - len(fields))))
    found.append(("turn", _seat_after(t, t.seat, viewer)))
    return found


def _own_first(place: Place, seats: int, viewer: int) -> list[int]:
    if not place.per_seat:
        return [NOBODY]
    return [(max(viewer, 0) + after) % seats for after in range(seats)]


def _seat_after(t: Table, seat: int, viewer: int) -> list[int]:
    """Which seat, counted from the viewer's: a one among zeros, or none."""
    return [int(seat >= 0 and (seat - max(viewer, 0)) % t.seats == after) for after in range(t.seats)]


def _numbers(t: Table, place: Place, owner: int, viewer: int, eyes: int) -> list[int]:
    if place.form == NUMBER:
        return [t.numbers[place.of(owner)]]
    if place.form == TRACK:
        assert place.spaces is not None
        spaces = range(len(place.spaces))
        return [int(t.numbers[place.first + piece] == space) for piece in range(len(place.kinds)) for space in spaces]
    lying = t.at[place.of(owner)]
    if not known(place, owner, eyes):
        lying = []
    if place.form == ROW:
        return _row(t, place, lying, viewer)
    counts = [lying.count(kind) for kind in range(len(place.kinds))]
    return [len(t.at[place.of(owner)]), *counts]


def _row(t: Table, place: Place, lying: list[int], viewer: int) -> list[int]:
    """Slot by slot, which kind lies there and whose mark is on it."""
    numbers: list[int] = []
    for slot in range(place.capacity):
        piece = lying[slot] if slot < len(lying) else -1
        numbers += [int(piece >= 0 and kind_of(piece) == kind) for kind in range(len(place.kinds))]
        if place.marks is not None:
            numbers += _seat_after(t, mark_on(piece) if piece >= 0 else NOBODY, viewer)
    return numbers
