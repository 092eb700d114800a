"""Memory: the pieces that seats saw go to a place that is hidden from them now, such as a card they gave away.

A note states that a piece of a kind is at a spot, and which seats know it. Of equal pieces, the first note has the
seats that know of one, the second those that know of two, and so on. Notes are certain: when pieces move unseen and the
known one may or may not be among them, the knowledge ends. Notes are sorted, so equal tables have equal cells.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from higaki.engine.base.mypyc_compat import append, i64, vec
from higaki.engine.base.number_types import Seat, Spot
from higaki.engine.base.piece_encoding import kind_of
from higaki.engine.table.cell_layout import NOTE

if TYPE_CHECKING:
    from higaki.engine.table.cells import Cells

# No kind.
NONE: Final = -1


def note_move(t: Cells, piece: i64, source: Spot, target: Spot, knowing: i64) -> i64:
    """A piece has moved; returns the seats that know it without having seen it, these seats included."""
    layout = t.game.layout
    if layout.noted[source] == layout.noted[target]:
        return knowing
    return note_moves(t, append(vec[i64](), piece), source, target, knowing)


def note_moves(t: Cells, pieces: vec[i64], source: Spot, target: Spot, knowing: i64) -> i64:
    """Pieces have moved together; returns the seats that know them without having seen them."""
    layout = t.game.layout
    left, reached = layout.noted[source], layout.noted[target]
    if left == reached:
        return knowing
    seeing = layout.sight[source] | layout.sight[target] | knowing
    if left >= 0 and t[t.notes]:
        knowing |= _leave(t, pieces, left, reached, seeing)
    if reached >= 0:
        for piece in pieces:
            note(t, reached, kind_of(piece), seeing & ~layout.sight[target])
    return knowing


def note(t: Cells, spot: Spot, kind: i64, seats: i64) -> None:
    """These seats know of one more piece of a kind at a hidden spot."""
    for seat in range(t.seats):
        if seats >> seat & 1:
            place = _find(t, spot, kind)
            while _is_about(t, place, spot, kind) and t[place + 2] >> seat & 1:
                place += NOTE
            if not _is_about(t, place, spot, kind):
                _insert(t, place, spot, kind)
            t[place + 2] |= 1 << seat


def forget(t: Cells, spot: Spot, kind: i64, seat: Seat) -> None:
    """A seat knows of one piece of a kind less at a hidden spot, if it knew of any."""
    place = _find(t, spot, kind)
    after = place
    while _is_about(t, after, spot, kind) and t[after + 2] >> seat & 1:
        after += NOTE
    if after > place:
        t[after - 1] &= ~(1 << seat)
        if t[after - 1] == 0:
            _remove(t, after - NOTE)


def remembering(t: Cells, spot: Spot) -> i64:
    """The seats that remember some piece at a hidden spot."""
    seats: i64 = 0
    for place in range(t.notes + 1, _end(t), NOTE):
        if t[place] == spot:
            seats |= t[place + 2]
    return seats


def next_remembered(t: Cells, spot: Spot, kind: i64, seat: Seat) -> i64:
    """The lowest kind, from this one on, of which a seat remembers a piece at a hidden spot, or NONE."""
    place, end = _find(t, spot, kind), _end(t)
    while place < end and t[place] == spot:
        if t[place + 2] >> seat & 1:
            return t[place + 1]
        place += NOTE
    return NONE


def count_remembered(t: Cells, spot: Spot, kind: i64, seat: Seat) -> i64:
    """How many pieces of a kind a seat remembers to lie at a hidden spot."""
    place = _find(t, spot, kind)
    count: i64 = 0
    while _is_about(t, place, spot, kind) and t[place + 2] >> seat & 1:
        count += 1
        place += NOTE
    return count


def count_lying(t: Cells, spot: Spot, kind: i64) -> i64:
    """How many pieces of a kind lie at a spot, and at the spots that are noted under it."""
    layout = t.game.layout
    count: i64 = 0
    while spot >= 0:
        if layout.is_heap[spot]:
            count += t.count(spot, kind)
        else:
            for slot in range(t.size(spot)):
                if kind_of(t.piece(spot, slot)) == kind:
                    count += 1
        spot = layout.next_noted[spot]
    return count


def count_with_back(t: Cells, spot: Spot, back: i64) -> i64:
    """How many pieces with a back lie at a spot, and at the spots that are noted under it."""
    layout = t.game.layout
    backs = layout.backs[spot]
    count: i64 = 0
    while spot >= 0:
        if layout.is_heap[spot]:
            for kind in range(i64(len(backs))):
                if backs[kind] == back:
                    count += t.count(spot, kind)
        else:
            for slot in range(t.size(spot)):
                if backs[kind_of(t.piece(spot, slot))] == back:
                    count += 1
        spot = layout.next_noted[spot]
    return count


# As lists, for scenes and written positions


def remembered(t: Cells, spot: Spot, seat: Seat) -> list[int]:
    """The kinds of all pieces that a seat remembers to lie at a hidden spot, the lowest first."""
    found: list[int] = []
    if t.notes and seat >= 0:
        for place in range(t.notes + 1, _end(t), NOTE):
            if t[place] == spot and t[place + 2] >> seat & 1:
                found.append(t[place + 1])
    return found


def all_notes(t: Cells) -> list[tuple[int, int, int]]:
    """The memory of all seats: the spot, the kind and the seat, for each known piece."""
    found: list[tuple[int, int, int]] = []
    if t.notes:
        for place in range(t.notes + 1, _end(t), NOTE):
            for seat in range(t.seats):
                if t[place + 2] >> seat & 1:
                    found.append((t[place], t[place + 1], seat))
    return found


def lying_at(t: Cells, spot: Spot) -> list[int]:
    """The kinds of all pieces at a spot, and at the spots that are noted under it."""
    lying: list[int] = []
    while spot >= 0:
        lying += [int(kind_of(piece)) for piece in t.pieces(spot)]
        spot = t.game.layout.next_noted[spot]
    return lying


# Pieces that leave a hidden spot


def _leave(t: Cells, pieces: vec[i64], left: Spot, reached: Spot, seeing: i64) -> i64:
    """Pieces have left a hidden spot: update the notes about it; returns the seats that know an unseen one."""
    seats = remembering(t, left)
    certain: i64 = 0
    for seat in range(t.seats):
        if seats >> seat & 1:
            if seeing >> seat & 1:
                for piece in pieces:
                    forget(t, left, kind_of(piece), seat)
            elif _doubt(t, pieces, left, reached, seat):
                certain |= 1 << seat
    return certain


def _doubt(t: Cells, pieces: vec[i64], left: Spot, reached: Spot, seat: Seat) -> bool:
    """Some pieces with the same back have left unseen: a seat still knows those that must have stayed, or left."""
    backs = t.game.layout.backs[left]
    is_certain = False
    kind = next_remembered(t, left, 0, seat)
    while kind != NONE:
        known = count_remembered(t, left, kind, seat)
        may_have_left: i64 = 0
        for piece in pieces:
            if backs[kind_of(piece)] == backs[kind] and may_have_left < known:
                may_have_left += 1
        for _each in range(may_have_left):
            forget(t, left, kind, seat)
        for _each in range(known - count_with_back(t, left, backs[kind])):  # those that must have left
            is_certain = True
            if reached >= 0:
                note(t, reached, kind, 1 << seat)
        kind = next_remembered(t, left, kind + 1, seat)
    return is_certain


# The position of notes


def _end(t: Cells) -> i64:
    return t.notes + 1 + t[t.notes] * NOTE


def _is_about(t: Cells, place: i64, spot: Spot, kind: i64) -> bool:
    """Is there a note, and is it about pieces of a kind at a spot?"""
    return place < _end(t) and t[place] == spot and t[place + 1] == kind


def _find(t: Cells, spot: Spot, kind: i64) -> i64:
    """The index of the first note about pieces of a kind at a spot, or of its insertion."""
    place, end = t.notes + 1, _end(t)
    while place < end and (t[place] < spot or (t[place] == spot and t[place + 1] < kind)):
        place += NOTE
    return place


def _insert(t: Cells, place: i64, spot: Spot, kind: i64) -> None:
    for cell in range(_end(t) - 1, place - 1, -1):
        t[cell + NOTE] = t[cell]
    t[place], t[place + 1], t[place + 2] = spot, kind, 0
    t[t.notes] += 1


def _remove(t: Cells, place: i64) -> None:
    end = _end(t)
    for cell in range(place, end - NOTE):
        t[cell] = t[cell + NOTE]
    for cell in range(end - NOTE, end):
        t[cell] = 0
    t[t.notes] -= 1
