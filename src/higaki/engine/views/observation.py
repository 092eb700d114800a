"""The observation: what one seat knows of a table, as numbers of constant shape, each part named and bounded.

The viewer's seat comes first everywhere, the others follow clockwise; in teams, the viewer's team. This holds for all
that belongs to a seat or stands for one: colours of pieces, spaces, marks. A piece on a track is the number of its
space (`one_hot` expands it). Most of an observation is copied from the table in a few runs of cells.
"""

from __future__ import annotations

from collections.abc import Iterable

from higaki.engine.base.errors import BadCall, checked_seat, short
from higaki.engine.base.mypyc_compat import i16, i64, vec
from higaki.engine.base.native_arrays import copy_cells
from higaki.engine.base.piece_encoding import kind_of, mark_on
from higaki.engine.table.cell_layout import NOTE
from higaki.engine.table.game import Game
from higaki.engine.table.stacks import AT_BOTTOM, ON_TOP, PIECES
from higaki.engine.table.steps import NOBODY
from higaki.engine.table.table import Table, checked_table
from higaki.engine.views.observation_layout import Outlook
from higaki.engine.views.observation_parts import LATER, OF_A_STEP, Part
from higaki.engine.views.observation_plan import (
    AS_SEEN,
    BACKS_OF_HEAP,
    CONSTANT,
    COUNTED,
    ENTRY,
    GATHER,
    IN_ROW,
    PLACE_OF_DIFFERENT,
    PLACE_OF_HEAP,
    PLACE_OF_LIST,
    RUN,
    RUNS,
    SINGLE_ROWS,
    SLOTS,
)


def outlook(t: Table, viewer: int) -> Outlook:
    """The layout of observations of this table from a seat; NOBODY, a spectator, looks from the first seat."""
    game = t.game
    eyes = [game.eyes(t, seat) for seat in range(t.seats)]
    key = (viewer, *eyes)
    found = game.outlooks.get(key)
    if not isinstance(found, Outlook):
        found = Outlook(game, t.seats, eyes, viewer)
        game.outlooks[key] = found
    return found


def shape(game: object, seats: object, options: dict[str, object]) -> list[Part]:
    """The parts of every observation of a game with this many seats, without a table."""
    if not isinstance(game, Game):
        raise BadCall(f"{short(game)} is no game; right would be like `match.game`")
    return outlook(game.empty_table(seats, 0, options), 0).parts


def observe(table: object, viewer: object) -> vec[i16]:
    """Everything that a careful viewer knows of a table, as a list of numbers; NOBODY (-1) is a spectator."""
    t = checked_table(table)
    view = outlook(t, NOBODY if viewer == NOBODY else checked_seat(viewer, t.seats))
    out = view.blank[:]
    observe_into(t, view, out)
    return out


def observe_into(t: Table, view: Outlook, out: vec[i16]) -> None:
    """Write an observation into a list of zeros."""
    cells, plan = t.cells, view.plan
    _observe_agenda(t, view, out)
    for entry in range(0, i64(len(plan)), ENTRY):
        what, into, count = plan[entry], plan[entry + 1], plan[entry + 3]
        if what == RUNS:
            runs = view.lists[plan[entry + 5]]
            for run in range(0, count, RUN):
                copy_cells(out, runs[run], cells, runs[run + 1], runs[run + 2])
        elif what == GATHER:
            sources, targets = view.lists[plan[entry + 5]], view.lists[plan[entry + 6]]
            for number in range(count):
                out[targets[number]] = cells[sources[number]]
        elif what == SINGLE_ROWS:
            seen, rows = view.lists[plan[entry + 4]], view.lists[plan[entry + 5]]
            for number in range(count):
                row = rows[number]
                # What is in an empty row means nothing: 0 pieces are seen as the first of the list.
                out[into + number] = i16(seen[i64(cells[row]) * (1 + kind_of(i64(cells[row + 1])))])
        elif what >= PLACE_OF_DIFFERENT:
            _observe_pieces(t, view, out, entry)
        else:
            _observe_place(t, view, out, entry)
    if t.notes:
        _observe_memory(t, view, out)


def _observe_place(t: Table, view: Outlook, out: vec[i16], entry: i64) -> None:
    """A constant, a track, or a place of a sort that is observed by place."""
    cells, plan = t.cells, view.plan
    what, into, first = plan[entry], plan[entry + 1], plan[entry + 2]
    if what == CONSTANT:
        out[into] = i16(first)
    elif what == AS_SEEN:
        out[into] = i16(view.lists[plan[entry + 4]][i64(cells[first])])
    elif what == IN_ROW:
        _observe_row(t, view, out, entry)
    elif what == COUNTED:
        classes, begin = view.lists[plan[entry + 4]], plan[entry + 5]
        for slot in range(begin, begin + i64(cells[first])):
            out[into + classes[kind_of(i64(cells[slot]))]] += 1
    elif what == BACKS_OF_HEAP:
        backs = view.lists[plan[entry + 4]]
        for kind in range(plan[entry + 5]):
            out[into + backs[kind]] += cells[first + 1 + kind]
    elif what == SLOTS:
        _observe_slots(t, view, out, entry)
    else:  # KNOWN_TO
        _observe_knowing(t, view, out, entry)


def _observe_agenda(t: Table, view: Outlook, out: vec[i16]) -> None:
    """The step to decide, later ones, and the number of all."""
    for later in range(min(t.pending, 1 + LATER)):
        step = t[t.pending - 1 - later]
        for number in range(OF_A_STEP):
            out[later * OF_A_STEP + number] = i16(view.steps[step * OF_A_STEP + number])
    out[(1 + LATER) * OF_A_STEP] = i16(t.pending)


def _observe_row(t: Table, view: Outlook, out: vec[i16], entry: i64) -> None:
    """For each slot the kind, from 1; then the owner of the mark on it, from 1, the viewer's own first."""
    into, first, capacity = view.plan[entry + 1], view.plan[entry + 2], view.plan[entry + 5]
    seen = view.lists[view.plan[entry + 4]]
    for slot in range(t[first]):
        piece = t[first + 1 + slot]
        out[into + slot] = i16(seen[1 + kind_of(piece)])
        if mark_on(piece) != NOBODY:
            out[into + capacity + slot] = i16(1 + view.as_seats[mark_on(piece)])


# Sorts that are observed by piece


def _tell_place(out: vec[i16], offsets: vec[i64], kind: i64, place: i64) -> None:
    """Tell the place of one more piece of a kind: they are sorted, and unknown ones come last."""
    into, end = offsets[kind], offsets[kind + 1]
    while into < end and out[into] and i64(out[into]) <= place:
        into += 1
    while into < end and place:
        later = i64(out[into])
        out[into] = i16(place)
        place = later
        into += 1


def _observe_pieces(t: Table, view: Outlook, out: vec[i16], entry: i64) -> None:
    """The place of all pieces at a spot. Before the cells of a heap is the number of its pieces."""
    cells, plan = t.cells, view.plan
    what, into, first = plan[entry], plan[entry + 1], plan[entry + 2]
    count, place = plan[entry + 3], plan[entry + 4]
    if what == PLACE_OF_DIFFERENT:
        if cells[first - 1]:
            for kind in range(count):
                out[into + kind] += i16(place) * cells[first + kind]
    elif what == PLACE_OF_HEAP:
        offsets, left = view.lists[plan[entry + 5]], i64(cells[first - 1])
        for kind in range(count):
            if left == 0:
                return
            for _each in range(i64(cells[first + kind])):
                _tell_place(out, offsets, kind, place)
                left -= 1
    elif what == PLACE_OF_LIST:
        _observe_list(t, view, out, entry)
    else:  # PLACE_OF_STACK
        _observe_stack(t, view, out, entry)


def _observe_list(t: Table, view: Outlook, out: vec[i16], entry: i64) -> None:
    """The place of each piece of a row or pile; in an ordered row, its slot."""
    first, place, in_order = view.plan[entry + 2], view.plan[entry + 4], view.plan[entry + 6]
    offsets = view.lists[view.plan[entry + 5]]
    for slot in range(t[first]):
        _tell_place(out, offsets, kind_of(t[first + 1 + slot]), place + slot * in_order)


def _observe_stack(t: Table, view: Outlook, out: vec[i16], entry: i64) -> None:
    """The slot, from the top, of each piece of a stack that the viewer knows."""
    first, capacity, place = view.plan[entry + 2], view.plan[entry + 3], view.plan[entry + 4]
    offsets = view.lists[view.plan[entry + 5]]
    for number in range(t[first + ON_TOP] + t[first + AT_BOTTOM]):
        slot = _slot_in_order(t, first, number)
        if t[first + PIECES + capacity + slot] >> view.eyes & 1:
            _tell_place(out, offsets, t[first + PIECES + slot], place + t[first] - 1 - slot)


# Stacks


def _slot_in_order(t: Table, first: i64, number: i64) -> i64:
    """The slot of a stack with this number among those in order: first the top, from above, then the bottom."""
    return t[first] - 1 - number if number < t[first + ON_TOP] else number - t[first + ON_TOP]


def _observe_slots(t: Table, view: Outlook, out: vec[i16], entry: i64) -> None:
    """From the top down, the kinds that the viewer knows, from 1, or the backs of all."""
    into, first, deep, capacity = view.plan[entry + 1], view.plan[entry + 2], view.plan[entry + 3], view.plan[entry + 5]
    seen, are_kinds = view.lists[view.plan[entry + 4]], view.plan[entry + 6]
    for number in range(t[first + ON_TOP] + t[first + AT_BOTTOM]):
        slot = _slot_in_order(t, first, number)
        depth = t[first] - 1 - slot
        if depth < deep and (are_kinds == 0 or t[first + PIECES + capacity + slot] >> view.eyes & 1):
            out[into + depth] = i16(1 + seen[t[first + PIECES + slot]])


def _observe_knowing(t: Table, view: Outlook, out: vec[i16], entry: i64) -> None:
    """The seats that know the highest pieces of a stack."""
    into, first = view.plan[entry + 1], view.plan[entry + 2]
    count, capacity = view.plan[entry + 3], view.plan[entry + 4]
    for depth in range(min(count, t[first])):
        out[into + depth] = i16(view.knowing_sets[t[first + PIECES + capacity + t[first] - 1 - depth]])


# Memory


def _observe_memory(t: Table, view: Outlook, out: vec[i16]) -> None:
    """The viewer's memory of hidden spots, the amount of everybody's, and the viewer's own pieces that others know."""
    for note in range(t.notes + 1, t.notes + 1 + t[t.notes] * NOTE, NOTE):
        spot, kind, seats = t[note], t[note + 1], t[note + 2]
        if view.eyes >= 0 and seats >> view.eyes & 1 and view.memory_places[spot] > 0:
            _tell_place(out, view.lists[view.piece_lists[spot]], kind, view.memory_places[spot])
        others = view.others_memories[spot]
        for seat in range(t.seats):
            out[others + view.as_knowing[seat]] += i16(seats >> seat & 1)
        if view.own_places[spot] > 0:
            _mark_known(t, view, out, spot, kind)


def _mark_known(t: Table, view: Outlook, out: vec[i16], spot: i64, kind: i64) -> None:
    """One of the viewer's own pieces is known to others: the next number stands for its place."""
    offsets = view.lists[view.piece_lists[spot]]
    while spot >= 0:
        # Equal pieces are sorted by their place: the last one there is marked.
        for into in range(offsets[kind + 1] - 1, offsets[kind] - 1, -1):
            if i64(out[into]) == view.own_places[spot]:
                out[into] += 1
                return
        spot = t.game.layout.next_noted[spot]


def one_hot(parts: list[Part], numbers: Iterable[int]) -> list[int]:
    """An observation with one-hot encoding of every number that is a name; of a set, with its bits."""
    observed = [int(number) for number in numbers]
    if not parts or len(observed) != parts[-1].end:
        right = str(parts[-1].end) if parts else "parts that `shape` gave"
        raise BadCall(f"{len(observed)} numbers are no observation of this shape; right would be {right}")
    spread: list[int] = []
    for part in parts:
        for number, highest in zip(observed[part.begin : part.end], part.highest, strict=True):
            if part.is_index:
                spread += [int(number == value) for value in range(highest + 1)]
            elif part.is_set:
                spread += [number >> bit & 1 for bit in range(len(part.values))]
            else:
                spread.append(number)
    return spread
