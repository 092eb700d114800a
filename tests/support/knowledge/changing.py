"""Changing one thing on a table, in every way there is, together with the viewers that know the difference.

The changed tables keep the number of pieces of each kind. Nobody remembers anything on them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from higaki.engine.base.kinds import Kinds
from higaki.engine.base.piece_encoding import kind_of, mark_on, marked
from higaki.engine.base.random_numbers import Rng
from higaki.engine.table.places import AGENDA_DEPTH, HEAP, NUMBER, ROW, STACK, TRACK, Place, known
from higaki.engine.table.stacks import AT_BOTTOM, ON_TOP, PIECES, Slot, arrange, bag, knowing_cell, slots
from higaki.engine.table.steps import NOBODY
from higaki.engine.table.table import Table
from higaki.engine.views.observation_parts import DEEP, LATER


class Change(NamedTuple):
    name: str
    table: Table
    known_to: frozenset[int]


class Lying(NamedTuple):
    """A piece, and where it lies."""

    spot: int
    slot: int
    piece: int


def without_memory(t: Table) -> Table:
    """A clone at which nobody remembers a hidden piece."""
    other = t.clone()
    if other.notes:
        for cell in range(other.notes, t.game.layout.first_option):
            other[cell] = 0
    return other


def changes(t: Table, rng: Rng) -> Iterator[Change]:
    """One change of everything there is: options, numbers, tracks, pieces, the order of rows and stacks, steps."""
    game, everybody = t.game, frozenset(range(NOBODY, t.seats))
    for number, option in enumerate(game.settings.options):
        if len(option.values) > 1 and t.seats in option.seats:
            yield Change(option.name, _with(t, AGENDA_DEPTH + number, len(option.values)), everybody)
    for place in game.places.all:
        for member in game.places.members(place, t.seats):
            if place.form == NUMBER:
                yield Change(place.name, _with(t, place.of(member), place.capacity + 1), everybody)
            elif place.form == TRACK:
                yield from _tracks(t, place)
                break
            elif place.form == STACK:
                yield from _stacks(t, place, place.of(member))
            elif place.form == ROW:
                yield from _rows(t, place, place.of(member))
    for kinds in dict.fromkeys(place.kinds for place in game.places.all if place.holds_pieces):
        yield from _pieces(t, kinds, rng)
    yield from _steps(t, rng)


def knowing(t: Table, spot: int, slot: int) -> frozenset[int]:
    """The viewers that know which piece lies in a slot."""
    place, member = t.game.places.spots[spot]
    owner = t.game.places.owner(place, member)
    found = set()
    for viewer in range(NOBODY, t.seats):
        eyes = t.game.eyes(t, viewer)
        if place.form != STACK:
            knows = known(place, owner, eyes)
        else:
            begin = t.begins[spot]
            in_order = slot < t[begin + AT_BOTTOM] or slot >= t.size(spot) - t[begin + ON_TOP]
            knows = in_order and eyes >= 0 and bool(t[knowing_cell(t, spot) + slot] >> eyes & 1)
        if knows:
            found.add(viewer)
    return frozenset(found)


def _with(t: Table, cell: int, values: int) -> Table:
    """A cell one higher, and after the highest 0."""
    other = t.clone()
    other[cell] = (other[cell] + 1) % values
    return other


def _tracks(t: Table, place: Place) -> Iterator[Change]:
    assert place.spaces is not None
    seats = t.game.places.seats
    for kind in range(t.seats if place.kinds is seats else len(place.kinds)):
        spaces = t.seats if place.spaces is seats else len(place.spaces)
        if spaces > 1:
            yield Change(place.name, _with(t, place.first + kind, spaces), frozenset(range(NOBODY, t.seats)))


# Pieces that change places


def _lying(t: Table, kinds: Kinds) -> list[Lying]:
    """All pieces of a sort; a heap has no slots."""
    found = []
    for spot, (place, member) in enumerate(t.game.places.spots):
        if place.kinds is kinds and t.game.places.owner(place, member) < t.seats:
            found += [Lying(spot, slot, piece) for slot, piece in enumerate(t.pieces(spot))]
    return found


def _pieces(t: Table, kinds: Kinds, rng: Rng) -> Iterator[Change]:
    """A piece of each spot is exchanged with one of another spot, and moves to another spot."""
    lying, everybody = _lying(t, kinds), frozenset(range(NOBODY, t.seats))
    spots = [spot for spot, (place, _) in enumerate(t.game.places.spots) if place.kinds is kinds]
    for spot in sorted({one.spot for one in lying}):
        here = [one for one in lying if one.spot == spot]
        one = here[rng.below(len(here))]
        others = [other for other in lying if other.spot != spot and kind_of(other.piece) != kind_of(one.piece)]
        others = [other for other in others if _fits(t, one, other.spot) and _fits(t, other, spot)]
        if others:
            other = others[rng.below(len(others))]
            same_back = kinds.back(kind_of(one.piece)) == kinds.back(kind_of(other.piece))
            known_to = knowing(t, spot, one.slot) | knowing(t, other.spot, other.slot)
            name = f"{_name(t, spot)} and {_name(t, other.spot)} exchanged"
            yield Change(name, _exchanged(t, one, other), known_to if same_back else everybody)
        targets = [target for target in spots if target != spot and _has_room(t, target) and _fits(t, one, target)]
        if targets and t.game.places.spots[spot][0].form != STACK:
            target = targets[rng.below(len(targets))]
            yield Change(f"{_name(t, spot)} to {_name(t, target)}", _moved(t, one, target), everybody)


def _name(t: Table, spot: int) -> str:
    return t.game.places.spots[spot][0].name


def _fits(t: Table, one: Lying, spot: int) -> bool:
    place, member = t.game.places.spots[spot]
    owner, kind = t.game.places.owner(place, member), kind_of(one.piece)
    by_back = place.form == STACK and place.per is not None
    return owner < t.seats and place.may_hold(kind, owner) and not (by_back and place.rests_at(kind) != spot)


def _has_room(t: Table, spot: int) -> bool:
    place, _ = t.game.places.spots[spot]
    return place.form == HEAP or (place.form != STACK and t.size(spot) < place.capacity)


def _exchanged(t: Table, one: Lying, other: Lying) -> Table:
    changed = t.clone()
    for at, piece in ((one, other.piece), (other, one.piece)):
        if t.game.places.spots[at.spot][0].form == STACK:
            changed[changed.begins[at.spot] + PIECES + at.slot] = kind_of(piece)
        else:
            pieces = t.pieces(at.spot)
            pieces[at.slot] = marked(kind_of(piece), mark_on(at.piece))
            changed.fill(at.spot, pieces)
    return changed


def _moved(t: Table, one: Lying, target: int) -> Table:
    changed = t.clone()
    pieces = t.pieces(one.spot)
    del pieces[one.slot]
    changed.fill(one.spot, pieces)
    changed.fill(target, [*t.pieces(target), kind_of(one.piece)])
    return changed


# Order


def _rows(t: Table, place: Place, spot: int) -> Iterator[Change]:
    pieces = t.pieces(spot)
    for slot in range(1, len(pieces)):
        if pieces[slot] != pieces[slot - 1]:
            other = t.clone()
            other.fill(spot, [*pieces[: slot - 1], pieces[slot], pieces[slot - 1], *pieces[slot + 1 :]])
            yield Change(f"{place.name} in another order", other, knowing(t, spot, 0) if place.ordered else frozenset())
            break
    if place.marks is not None and pieces:
        mark = (mark_on(pieces[0]) + 2) % (t.seats + 1) - 1
        other = t.clone()
        other.fill(spot, [marked(kind_of(pieces[0]), mark), *pieces[1:]])
        yield Change(f"{place.name} with another mark", other, knowing(t, spot, 0))


def _stacks(t: Table, place: Place, spot: int) -> Iterator[Change]:
    """A slot more or less in order, and somebody more or less who knows a slot."""
    in_bag, ends = bag(t, spot), slots(t, spot)
    everybody = frozenset(range(NOBODY, t.seats))
    tops, bottoms = [end for end in ends if end.on_top], [end for end in ends if not end.on_top]
    if in_bag and len(ends) < place.deep:
        piece = in_bag[0]
        yield Change(
            f"{place.name} has one more on top",
            _arranged(t, spot, in_bag[1:], [*tops, Slot(piece, True, 0), *bottoms]),
            everybody,
        )
    for number, slot in enumerate(ends):
        others = [Slot(slot.piece, slot.on_top, slot.knowing ^ 1), *ends[number + 1 :]]
        seeing = frozenset(viewer for viewer in range(t.seats) if t.game.eyes(t, viewer) == 0)
        depth = number if slot.on_top else number + len(in_bag)
        yield Change(
            f"{place.name}: somebody else knows",
            _arranged(t, spot, in_bag, [*ends[:number], *others]),
            everybody if depth < DEEP else seeing,
        )


def _arranged(t: Table, spot: int, in_bag: list[int], ends: list[Slot]) -> Table:
    other = t.clone()
    arrange(other, spot, in_bag, ends)
    return other


# The agenda


def _steps(t: Table, rng: Rng) -> Iterator[Change]:
    """Another step at each depth of the agenda that is observed."""
    steps = t.game.steps.all
    for later in range(min(t.pending, 1 + LATER)):
        cell = t.pending - 1 - later
        other = t.clone()
        number = rng.below(len(steps))
        if number == t[cell] or (steps[number].seat >= t.seats or not _at_table(t, number)):
            continue
        other[cell] = number
        yield Change(f"step {later}", other, frozenset(range(NOBODY, t.seats)))


def _at_table(t: Table, number: int) -> bool:
    """Does a step name only seats that are there?"""
    step = t.game.steps.all[number]
    assert step.declared is not None
    seats = t.game.places.seats
    fields = zip(step.declared.fields.values(), step.fields, strict=True)
    return all(field.seat_of(value, seats) < t.seats for field, value in fields if isinstance(field, Kinds))
