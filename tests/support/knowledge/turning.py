"""Turning a table: everybody moves so many seats clockwise, with all they own, know and still have to do.

What names a seat is found by its name, not by what a game declares of it: a declaration that is missing is found out.
"""

from __future__ import annotations

from higaki.engine.base.kinds import Field, Kinds, SetOf
from higaki.engine.base.piece_encoding import kind_of, mark_on, marked
from higaki.engine.match.position_writer import write_whole
from higaki.engine.table.memory import all_notes, note
from higaki.engine.table.places import NUMBER, STACK, TRACK, Place
from higaki.engine.table.stacks import Slot, arrange, bag, slots
from higaki.engine.table.steps import NOBODY, Step
from higaki.engine.table.table import Table


def turned(t: Table, by: int) -> Table:
    """The same table, but who sat on seat 0 now sits on seat `by`."""
    game = t.game
    new = game.empty_table(t.seats, t.random_state, game.settings.chosen(t.settings))
    for place in game.places.all:
        for member in game.places.members(place, t.seats):
            target = _side(t, member, by) if place.per is game.places.seats else member
            if place.form == TRACK:
                _turn_track(t, new, place, by)
            elif place.form == NUMBER:
                new[place.of(target)] = t[place.of(member)]
            elif place.form == STACK:
                _turn_stack(t, new, place, (place.of(member), place.of(target)), by)
            else:
                new.fill(place.of(target), [_piece(t, place, piece, by) for piece in t.pieces(place.of(member))])
    for spot, kind, seat in all_notes(t):
        place, member = game.places.spots[spot]
        target = _side(t, member, by) if place.per is game.places.seats else member
        note(new, place.of(target), _piece(t, place, kind, by), 1 << _side(t, seat, by))
    for step in t.agenda:
        new.then(_step(t, step, by))
    game.work_out(new)
    new.settle()
    return new


def lie_alike(t: Table, other: Table) -> bool:
    """Is everything the same: what lies there, what still has to happen, what is agreed on, and what may be chosen?"""
    return (write_whole(t), t.settings, t.seat, t.options) == (
        write_whole(other),
        other.settings,
        other.seat,
        other.options,
    )


def _seat(t: Table, seat: int, by: int) -> int:
    """A seat further on; chance, nobody and seats that are not at this table stay where they are."""
    return (seat + by) % t.seats if 0 <= seat < t.seats else seat


def _side(t: Table, seat: int, by: int) -> int:
    """Where things of a seat lie further on: those of a team at its first member's; where nothing lies, elsewhere."""
    eyes = [t.game.eyes(t, other) for other in range(t.seats)]
    if not 0 <= seat < t.seats:
        return seat
    if seat in eyes:
        return eyes[_seat(t, seat, by)]
    unused = [other for other in range(t.seats) if other not in eyes]
    return unused[(unused.index(seat) + by) % len(unused)]


def _named(t: Table, kinds: Kinds, kind: int, by: int) -> int:
    """Another seat's, if it is one's of this table: called by the seat, or with its name before an underscore."""
    names, move = t.game.seat_names, _side if kinds.of_sides else _seat
    for seat, name in enumerate(names[: t.seats]):
        if kinds.names[kind] == name or kinds.names[kind].startswith(f"{name}_"):
            return kinds.numbers[names[move(t, seat, by)] + kinds.names[kind].removeprefix(name)]
    return kind


def _is_absent(t: Table, kinds: Kinds, kind: int) -> bool:
    """Is it that of a seat which is not at this table?"""
    return kinds.names[kind].partition("_")[0] in t.game.seat_names[t.seats :]


def _set_of(t: Table, kinds: Kinds, members: int, by: int) -> int:
    return sum(1 << _named(t, kinds, kind, by) for kind in range(len(kinds)) if members >> kind & 1)


def _turn_track(t: Table, new: Table, place: Place, by: int) -> None:
    assert place.spaces is not None
    for kind in range(len(place.kinds)):
        space = t[place.first + kind]
        # Who is not at this table stands where nobody looks.
        stays = _is_absent(t, place.kinds, kind)
        new[place.first + _named(t, place.kinds, kind, by)] = space if stays else _named(t, place.spaces, space, by)


def _turn_stack(t: Table, new: Table, place: Place, spots: tuple[int, int], by: int) -> None:
    """Who knows a piece still knows it."""
    ends = [
        Slot(_piece(t, place, slot.piece, by), slot.on_top, _set_of(t, t.game.places.seats, slot.knowing, by))
        for slot in slots(t, spots[0])
    ]
    arrange(new, spots[1], [_piece(t, place, piece, by) for piece in bag(t, spots[0])], ends)


def _piece(t: Table, place: Place, piece: int, by: int) -> int:
    kind, mark = _named(t, place.kinds, kind_of(piece), by), mark_on(piece)
    if mark == NOBODY or place.marks is None:
        return kind
    return marked(kind, _named(t, place.marks, mark, by))


def _step(t: Table, step: Step, by: int) -> int:
    assert step.declared is not None
    fields = [
        _field(t, field, number, by) for field, number in zip(step.declared.fields.values(), step.fields, strict=True)
    ]
    return step.declared.of(*fields) if step.declared.of_chance else step.declared.of(_seat(t, step.seat, by), *fields)


def _field(t: Table, field: Field, number: int, by: int) -> int:
    if isinstance(field, Kinds):
        return _named(t, field, number, by)
    return _set_of(t, field.kinds, number, by) if isinstance(field, SetOf) else number
