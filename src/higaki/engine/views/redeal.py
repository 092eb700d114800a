"""Redealing: a random table that is consistent with all that a seat knows. This is the table a bot gets.

Other seats remember the same number of pieces at the new table, but of the pieces that are there now.
"""

from __future__ import annotations

from typing import Final

from higaki.engine.base.errors import checked_seat
from higaki.engine.base.mypyc_compat import append, i16, i64, vec
from higaki.engine.base.native_arrays import figures
from higaki.engine.base.number_types import Seat, Spot
from higaki.engine.base.piece_encoding import kind_of, mark_on, marked
from higaki.engine.base.random_numbers import Rng, checked_rng
from higaki.engine.table.cell_layout import MOST_BACKS, MOST_HIDDEN
from higaki.engine.table.cells import NOTHING
from higaki.engine.table.memory import (
    NONE,
    count_lying,
    count_remembered,
    count_with_back,
    forget,
    next_remembered,
    note,
    remembering,
)
from higaki.engine.table.places import AGENDA_DEPTH
from higaki.engine.table.stacks import AT_BOTTOM, ON_TOP, PIECES, is_known
from higaki.engine.table.steps import NOBODY
from higaki.engine.table.table import Table, checked_table
from higaki.engine.views.random_play import any_state

# Zeros: one for each piece (or kind) of a sort, and one for each back.
NO_PIECES: Final = figures([0] * MOST_HIDDEN)
NO_BACKS: Final = figures([0] * MOST_BACKS)


class Pools:
    """The unknown pieces of one sort, in a pool for each back."""

    def __init__(self) -> None:
        # By kind, the number of pieces.
        self.counts: Final = NO_PIECES[:]
        # The pieces of all pools; and by back, the index of the first one and the number of those that are left.
        self.pieces: Final = NO_PIECES[:]
        self.begins: Final = NO_BACKS[:]
        self.left: Final = NO_BACKS[:]


class Recalled:
    """The pieces of one sort that the viewer remembers at hidden spots, to be dealt to random slots there."""

    def __init__(self) -> None:
        self.count: i64 = 0
        # For each, the spot under which it is noted, its kind, and its back or, once it is dealt, NOTHING.
        self.spots: Final = NO_PIECES[:]
        self.kinds: Final = NO_PIECES[:]
        self.backs: Final = NO_PIECES[:]
        # For each, the slots at its spot for its back that are not dealt yet.
        self.slots: Final = NO_PIECES[:]


def redeal(table: object, viewer: object, rng: object) -> Table:
    """A clone with a new random state, and all pieces of one back that the viewer cannot know shuffled and dealt back.

    NOBODY (-1) is a spectator.
    """
    t = checked_table(table)
    seat = NOBODY if viewer == NOBODY else checked_seat(viewer, t.seats)
    dealt = t.clone()
    redeal_in_place(dealt, seat, checked_rng(rng))
    return dealt


def redeal_in_place(t: Table, viewer: Seat, rng: Rng) -> None:
    """Redeal a clone itself."""
    t.random_state = any_state(rng)
    eyes = i64(t.game.eyes(t, viewer))
    deal_again(t, eyes, rng)
    t.game.reconcile(t, eyes, rng)
    if t.notes and t[t.notes]:
        _remember_anew(t, eyes, rng)
    if t.seat != viewer and t.pending:
        t.choices = 0
        t.step.options(t)
    sweep(t)


def deal_again(t: Table, eyes: Seat, rng: Rng) -> None:
    """Deal all pieces that a viewer cannot know."""
    layout = t.game.layout
    with_notes = t.notes > 0 and t[t.notes] > 0
    pools = Pools()
    recalled = Recalled()
    first = (eyes + 1) * layout.hidden_sorts
    for sort in range(first, first + layout.hidden_sorts):
        spots = layout.hidden[sort]
        if len(spots):
            for spot in spots:
                _gather(t, spot, eyes, pools)
            recalled.count = 0
            if with_notes and eyes >= 0:
                for spot in spots:
                    _recall(t, spot, eyes, pools, recalled)
            _fill_pools(t, spots[0], pools)
            for spot in spots:
                _deal(t, spot, eyes, pools, recalled, rng)


def sweep(t: Table) -> None:
    """Clear all unused cells: they still hold earlier draws and options of others."""
    cells, listed = t.cells, t.game.layout.listed
    for cell in range(t.pending, AGENDA_DEPTH):
        cells[cell] = 0
    for spot in range(0, i64(len(listed)), 3):
        for cell in range(listed[spot + 1] + i64(cells[listed[spot]]), listed[spot + 2]):
            cells[cell] = 0
    for cell in range(t.first_option + t.choices, i64(len(cells))):
        cells[cell] = 0


# Unknown pieces


def _gather(t: Table, spot: Spot, eyes: Seat, pools: Pools) -> None:
    """Count the unknown pieces of each kind at a spot."""
    layout, counts = t.game.layout, pools.counts
    if layout.is_heap[spot]:
        for kind in range(i64(len(layout.backs[spot]))):
            counts[kind] += t.count(spot, kind)
    else:
        first = layout.first_pieces[spot]
        for slot in range(t.size(spot)):
            if not (layout.is_stack[spot] and is_known(t, spot, slot, eyes)):
                counts[kind_of(t[first + slot])] += 1


def _fill_pools(t: Table, spot: Spot, pools: Pools) -> None:
    """Put the pieces that were counted into pools, sorted: the deal reveals nothing about their true places."""
    backs, counts = t.game.layout.backs[spot], pools.counts
    filled: i64 = 0
    for back in range(t.game.layout.back_counts[spot]):
        pools.begins[back] = filled
        for kind in range(i64(len(backs))):
            if backs[kind] == back:
                for _each in range(counts[kind]):
                    pools.pieces[filled] = kind
                    filled += 1
                counts[kind] = 0
        pools.left[back] = filled - pools.begins[back]


def _draw(pools: Pools, back: i64, rng: Rng) -> i64:
    """A random piece of a pool."""
    pieces, begin = pools.pieces, pools.begins[back]
    drawn = begin + rng.below(pools.left[back])
    piece = pieces[drawn]
    pools.left[back] -= 1
    pieces[drawn] = pieces[begin + pools.left[back]]
    return piece


# Pieces that the viewer remembers


def _recall(t: Table, spot: Spot, eyes: Seat, pools: Pools, recalled: Recalled) -> None:
    """The viewer's memory of a spot; these pieces are not among the unknown ones."""
    kind = next_remembered(t, spot, 0, eyes)
    while kind != NONE:
        back = t.game.layout.backs[spot][kind]
        for _each in range(count_remembered(t, spot, kind, eyes)):
            recalled.spots[recalled.count] = spot
            recalled.kinds[recalled.count] = kind
            recalled.backs[recalled.count] = back
            recalled.slots[recalled.count] = count_with_back(t, spot, back)
            recalled.count += 1
            pools.counts[kind] -= 1
        kind = next_remembered(t, spot, kind + 1, eyes)


def _draw_recalled(recalled: Recalled, spot: Spot, back: i64, rng: Rng) -> i64:
    """A remembered piece for a slot of a spot, or NOTHING for a slot that gets an unknown piece."""
    fitting: i64 = 0
    slots: i64 = 0
    for number in range(recalled.count):
        if recalled.spots[number] == spot and recalled.backs[number] == back:
            fitting += 1
            slots = recalled.slots[number]
            recalled.slots[number] -= 1
    if fitting == 0:
        return NOTHING
    drawn = rng.below(slots)
    for number in range(recalled.count):
        if recalled.spots[number] == spot and recalled.backs[number] == back:
            if drawn == 0:
                recalled.backs[number] = NOTHING
                return recalled.kinds[number]
            drawn -= 1
    return NOTHING


# Dealing


def _deal(t: Table, spot: Spot, eyes: Seat, pools: Pools, recalled: Recalled, rng: Rng) -> None:
    """Another piece with the same back for each unknown one at a spot."""
    if t.game.layout.is_stack[spot]:
        _deal_to_stack(t, spot, eyes, pools, rng)
    elif t.game.layout.is_heap[spot]:
        _deal_to_heap(t, spot, pools, recalled, rng)
    else:
        for slot in range(t.size(spot)):
            piece = t.piece(spot, slot)
            t.replace(spot, slot, marked(_another(t, spot, piece, pools, recalled, rng), mark_on(piece)))


def _deal_to_stack(t: Table, stack: Spot, eyes: Seat, pools: Pools, rng: Rng) -> None:
    """First the bag, then the top and the bottom, the highest first."""
    cells, backs, first = t.cells, t.game.layout.backs[stack], t.begins[stack] + PIECES
    size = t.size(stack)
    bag, top = t[t.begins[stack] + AT_BOTTOM], size - t[t.begins[stack] + ON_TOP]
    for cell in range(first + bag, first + top):
        cells[cell] = i16(_draw(pools, backs[i64(cells[cell])], rng))
    for slot in range(size - 1, -1, -1):
        if (slot >= top or slot < bag) and not is_known(t, stack, slot, eyes):
            cells[first + slot] = i16(_draw(pools, backs[i64(cells[first + slot])], rng))


def _deal_to_heap(t: Table, heap: Spot, pools: Pools, recalled: Recalled, rng: Rng) -> None:
    if t.size(heap) == 0:
        return
    cells, first = t.cells, t.game.layout.first_pieces[heap]
    dealt = vec[i64]()
    for kind in range(i64(len(t.game.layout.backs[heap]))):
        for _each in range(i64(cells[first + kind])):
            dealt = append(dealt, _another(t, heap, kind, pools, recalled, rng))
        cells[first + kind] = 0
    for kind in dealt:
        cells[first + kind] += 1


def _another(t: Table, spot: Spot, piece: i64, pools: Pools, recalled: Recalled, rng: Rng) -> i64:
    """A random piece with the same back: one that the viewer remembers at the spot, or an unknown one."""
    layout = t.game.layout
    back = layout.backs[spot][kind_of(piece)]
    dealt: i64 = NOTHING
    if recalled.count:
        dealt = _draw_recalled(recalled, layout.noted[spot], back, rng)
    return _draw(pools, back, rng) if dealt == NOTHING else dealt


# Pieces that others remember


def _remember_anew(t: Table, eyes: Seat, rng: Rng) -> None:
    """Let others remember as many pieces of each hidden spot as before, with the same backs: some of those dealt."""
    layout = t.game.layout
    for spot in range(i64(len(layout.noted))):
        if layout.noted[spot] == spot and not (eyes >= 0 and layout.sight[spot] >> eyes & 1):
            seats = remembering(t, spot)
            for seat in range(t.seats):
                if seats >> seat & 1 and seat != eyes:
                    _remember_others(t, spot, seat, rng)


def _remember_others(t: Table, spot: Spot, seat: Seat, rng: Rng) -> None:
    """Replace what a seat remembers at a spot by random pieces there with the same backs."""
    backs, known = t.game.layout.backs[spot], NO_BACKS[:]
    kind = next_remembered(t, spot, 0, seat)
    while kind != NONE:
        known[backs[kind]] += 1
        forget(t, spot, kind, seat)
        kind = next_remembered(t, spot, kind, seat)
    for back in range(t.game.layout.back_counts[spot]):
        unnoted = count_with_back(t, spot, back)
        for _each in range(known[back]):
            note(t, spot, _any_unnoted(t, spot, back, seat, rng.below(unnoted)), 1 << seat)
            unnoted -= 1


def _any_unnoted(t: Table, spot: Spot, back: i64, seat: Seat, drawn: i64) -> i64:
    """The piece with this number among those with a back that a seat does not remember, the lowest kind first."""
    backs = t.game.layout.backs[spot]
    kind: i64 = 0
    while True:
        if backs[kind] == back:
            drawn -= count_lying(t, spot, kind) - count_remembered(t, spot, kind, seat)
            if drawn < 0:
                return kind
        kind += 1
