"""Stacks: piles with a top and a bottom that seats may know.

In the middle is a bag without order, from which any piece may come. On top and at the bottom are pieces in order, each
known to the seats that saw it go there or looked at it (a bit set of seats). Only draws from the bag are
random.

A stack's cells: the number of pieces, of those on top, of those at the bottom; the pieces from the lowest to the
highest; and for each the seats that know it.
"""

from __future__ import annotations

from typing import Final

from higaki.engine.base.mypyc_compat import i16, i64
from higaki.engine.base.number_types import Seat, Spot
from higaki.engine.table.cells import NOTHING
from higaki.engine.table.memory import note_move
from higaki.engine.table.table import Table


class Slot:
    """A piece on top of a stack or at its bottom, and the seats that know it."""

    def __init__(self, piece: int, on_top: bool, knowing: int) -> None:
        self.piece: Final = piece
        self.on_top: Final = on_top
        self.knowing: Final = knowing

    def known_to(self, eyes: int) -> bool:
        return eyes >= 0 and bool(self.knowing >> eyes & 1)


ON_TOP: Final = 1
AT_BOTTOM: Final = 2
PIECES: Final = 3


def knowing_cell(t: Table, stack: Spot) -> i64:
    """The cell with the seats that know the lowest piece."""
    return t.game.layout.knowing[stack]


def is_known(t: Table, stack: Spot, slot: i64, eyes: Seat) -> bool:
    """Does a viewer know the piece in a slot, counted from the lowest? Nobody knows those in the bag."""
    return eyes >= 0 and t[knowing_cell(t, stack) + slot] >> eyes & 1 != 0


def take_top(t: Table, stack: Spot) -> i64:
    """Take the highest piece, which will be visible; NOTHING from an empty stack."""
    if t.size(stack) == 0:
        return NOTHING
    cells, begin = t.cells, t.begins[stack]
    if cells[begin + ON_TOP] == 0 and cells[begin] > cells[begin + AT_BOTTOM]:
        _turn_up(t, stack)
    last = i64(cells[begin]) - 1
    piece = i64(cells[begin + PIECES + last])
    cells[begin] -= 1
    if cells[begin + ON_TOP] > 0:
        cells[begin + ON_TOP] -= 1
    else:
        cells[begin + AT_BOTTOM] -= 1
    cells[knowing_cell(t, stack) + last] = 0
    return piece


def deal_top(t: Table, stack: Spot, target: Spot) -> i64:
    """Move the highest piece to a place where it may be hidden; seats that know it still do. NOTHING if empty."""
    if t.size(stack) == 0:
        return NOTHING
    knowing = t[knowing_cell(t, stack) + t.size(stack) - 1]
    piece = take_top(t, stack)
    if t.game.layout.is_heap[target]:
        t.put(piece, stack, target)
    else:
        t.lay(piece, stack, target)
    if knowing:
        note_move(t, piece, stack, target, knowing)
    return piece


def _turn_up(t: Table, stack: Spot) -> None:
    """Draw the highest piece of the bag, under those already on top."""
    cells, begin = t.cells, t.begins[stack]
    lowest = i64(cells[begin + AT_BOTTOM])
    in_bag = i64(cells[begin]) - lowest - i64(cells[begin + ON_TOP])
    first = begin + PIECES + lowest
    pulled = first + t.below(in_bag)
    piece = cells[pulled]
    cells[pulled] = cells[first + in_bag - 1]
    cells[first + in_bag - 1] = piece
    cells[begin + ON_TOP] += 1


def look(t: Table, stack: Spot, seat: Seat, count: i64) -> i64:
    """Let a seat look at the highest pieces; returns their number."""
    cells, begin = t.cells, t.begins[stack]
    seen = min(count, t.size(stack))
    while i64(cells[begin + ON_TOP]) < seen and cells[begin] > cells[begin + ON_TOP] + cells[begin + AT_BOTTOM]:
        _turn_up(t, stack)
    knowing = knowing_cell(t, stack)
    for slot in range(t.size(stack) - seen, t.size(stack)):
        if t.listener is not None and not i64(cells[knowing + slot]) >> seat & 1:
            t.listener.looked.append(seat)
        cells[knowing + slot] |= i16(1 << seat)
    return seen


def seen_from_top(t: Table, stack: Spot, depth: i64) -> i64:
    """The piece at this depth (0 is the highest). A seat must have looked at it."""
    return i64(t.cells[t.begins[stack] + PIECES + t.size(stack) - 1 - depth])


def take_in_hand(t: Table, stack: Spot, seat: Seat, count: i64) -> None:
    """A seat reorders the highest pieces that it has looked at: from now on only this seat knows them."""
    knowing = knowing_cell(t, stack)
    for slot in range(t.size(stack) - count, t.size(stack)):
        t.cells[knowing + slot] = i16(1 << seat)


def bring_up(t: Table, stack: Spot, depth: i64, to: i64) -> None:
    """Move one of the reordered pieces nearer to the top."""
    cells, top = t.cells, t.begins[stack] + PIECES + t.size(stack) - 1
    piece = cells[top - depth]
    for slot in range(top - depth, top - to):
        cells[slot] = cells[slot + 1]
    cells[top - to] = piece


def put_on_top(t: Table, piece: i64, source: Spot, stack: Spot, knowing: i64) -> None:
    """Put a piece, already taken from its source, on top; `knowing` are the seats that know it."""
    cells, begin = t.cells, t.begins[stack]
    slot = t.size(stack)
    if t.notes:
        knowing = note_move(t, piece, source, stack, knowing)
    cells[begin + PIECES + slot] = i16(piece)
    cells[knowing_cell(t, stack) + slot] = i16(knowing)
    cells[begin] += 1
    cells[begin + ON_TOP] += 1
    if t.listener is not None:
        t.hear_move(piece, source, stack)


def put_under(t: Table, piece: i64, source: Spot, stack: Spot, knowing: i64) -> None:
    """Put a piece, already taken from its source, at the bottom."""
    cells, begin, who = t.cells, t.begins[stack], knowing_cell(t, stack)
    if t.notes:
        knowing = note_move(t, piece, source, stack, knowing)
    for slot in range(t.size(stack), 0, -1):
        cells[begin + PIECES + slot] = cells[begin + PIECES + slot - 1]
        cells[who + slot] = cells[who + slot - 1]
    cells[begin + PIECES] = i16(piece)
    cells[who] = i16(knowing)
    cells[begin] += 1
    cells[begin + AT_BOTTOM] += 1
    if t.listener is not None:
        t.hear_move(piece, source, stack)


def shuffle(t: Table, stack: Spot) -> None:
    """Put all pieces into the bag: nobody knows anything."""
    cells, begin, who = t.cells, t.begins[stack], knowing_cell(t, stack)
    cells[begin + ON_TOP] = 0
    cells[begin + AT_BOTTOM] = 0
    for slot in range(t.size(stack)):
        cells[who + slot] = 0


def slots(t: Table, stack: int) -> list[Slot]:
    """The pieces at the top and at the bottom, the highest first; the bag between them has no slots."""
    begin, who, size = t.begins[stack], knowing_cell(t, stack), t.size(stack)
    top, bottom = t[begin + ON_TOP], t[begin + AT_BOTTOM]
    found: list[Slot] = []
    for slot in range(size - 1, -1, -1):
        if slot >= size - top or slot < bottom:
            found.append(Slot(t[begin + PIECES + slot], slot >= size - top, t[who + slot]))
    return found


def bag(t: Table, stack: int) -> list[int]:
    """The pieces between top and bottom, in no order."""
    begin = t.begins[stack]
    top, bottom = t[begin + ON_TOP], t[begin + AT_BOTTOM]
    return [t[begin + PIECES + slot] for slot in range(bottom, t.size(stack) - top)]


def arrange(t: Table, stack: int, in_bag: list[int], ends: list[Slot]) -> None:
    """Rebuild a stack from the pieces of the bag, the top and the bottom, the highest first."""
    tops = [slot for slot in ends if slot.on_top][::-1]
    bottoms = [slot for slot in ends if not slot.on_top][::-1]
    t.fill(stack, [slot.piece for slot in bottoms] + in_bag + [slot.piece for slot in tops])
    begin, who = t.begins[stack], knowing_cell(t, stack)
    t[begin + ON_TOP] = len(tops)
    t[begin + AT_BOTTOM] = len(bottoms)
    for number, slot in enumerate(bottoms):
        t[who + number] = slot.knowing
    for number, slot in enumerate(tops):
        t[who + len(bottoms) + len(in_bag) + number] = slot.knowing
