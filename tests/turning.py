"""Turning a table: everybody moves so many seats clockwise, with all they own, know and still have to do."""

from __future__ import annotations

from higaki.engine.kinds import Field, SetOf
from higaki.engine.marks import kind_of, mark_on, marked
from higaki.engine.places import NUMBER, STACK, TRACK, Place
from higaki.engine.position import write_whole
from higaki.engine.stacks import Slot, arrange, bag, slots
from higaki.engine.steps import NOBODY, Step
from higaki.engine.table import Table


def turned(t: Table, by: int) -> Table:
    """The same table, but who sat on seat 0 now sits on seat `by`."""
    game = t.game
    new = game.empty_table(t.seats, t.luck, game.settings.chosen(t.settings))
    for place in game.places.all:
        for member in game.places.members(place, t.seats):
            target = _seat(t, member, by) if place.per is game.places.seats else member
            if place.form == TRACK:
                _turn_track(t, new, place, by)
            elif place.form == NUMBER:
                new[place.of(target)] = t[place.of(member)]
            elif place.form == STACK:
                _turn_stack(t, new, place, (place.of(member), place.of(target)), by)
            else:
                new.fill(place.of(target), [_piece(t, place, piece, by) for piece in t.pieces(place.of(member))])
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


def _set_of_seats(t: Table, seats: int, by: int) -> int:
    return sum(1 << _seat(t, seat, by) for seat in range(len(t.game.seat_names)) if seats >> seat & 1)


def _turn_track(t: Table, new: Table, place: Place, by: int) -> None:
    seats = t.game.places.seats
    for kind in range(len(place.kinds)):
        target = _seat(t, kind, by) if place.kinds is seats else kind
        # Who is not at this table stands where nobody looks.
        stays = place.kinds is seats and kind >= t.seats
        space = t[place.first + kind]
        new[place.first + target] = _seat(t, space, by) if place.spaces is seats and not stays else space


def _turn_stack(t: Table, new: Table, place: Place, spots: tuple[int, int], by: int) -> None:
    """Who knows a piece still knows it."""
    ends = [
        Slot(_piece(t, place, slot.piece, by), slot.on_top, _set_of_seats(t, slot.knowing, by))
        for slot in slots(t, spots[0])
    ]
    arrange(new, spots[1], [_piece(t, place, piece, by) for piece in bag(t, spots[0])], ends)


def _piece(t: Table, place: Place, piece: int, by: int) -> int:
    seats = t.game.places.seats
    kind, mark = kind_of(piece), mark_on(piece)
    if place.kinds is seats:
        kind = _seat(t, kind, by)
    if mark == NOBODY:
        return kind
    return marked(kind, _seat(t, mark, by) if place.marks is seats else mark)


def _step(t: Table, step: Step, by: int) -> int:
    assert step.declared is not None
    fields = [
        _field(t, field, number, by) for field, number in zip(step.declared.fields.values(), step.fields, strict=True)
    ]
    return step.declared.of(*fields) if step.declared.of_chance else step.declared.of(_seat(t, step.seat, by), *fields)


def _field(t: Table, field: Field, number: int, by: int) -> int:
    seats = t.game.places.seats
    if field is seats:
        return _seat(t, number, by)
    if isinstance(field, SetOf) and field.kinds is seats:
        return _set_of_seats(t, number, by)
    return number
