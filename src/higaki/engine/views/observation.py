"""The observation: what one seat knows of a table, as numbers of constant shape, each part named and bounded.

The viewer's seat comes first everywhere, the others follow clockwise; in teams, the viewer's team. This holds for all
that belongs to a seat or stands for one: colours of pieces, spaces, marks. A piece on a track is the number of its
space (`one_hot` expands it). Most of an observation is copied from the table in blocks of cells.
"""

from __future__ import annotations

from collections.abc import Iterable

from higaki.engine.base.errors import BadCall, checked_seat, short
from higaki.engine.base.mypyc_compat import i16, i64, vec
from higaki.engine.base.native_arrays import add_cells, copy_cells
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
    CELLS_OF_SINGLE_ROW,
    CONSTANT,
    COPY_1,
    COPY_2,
    COPY_4,
    COPY_8,
    COUNTED,
    IN_ROW,
    KNOWN_TO,
    OF_A_CELL,
    OF_A_COPY,
    OF_A_SPOT,
    OF_SLOTS,
    PLACE_OF_DIFFERENT,
    PLACE_OF_HEAP,
    PLACE_OF_LIST,
    PLACE_OF_SINGLE_ROW,
    PLACE_OF_STACK,
    SINGLE_ROWS,
    SLOTS,
    TRANSLATED,
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
    _observe_agenda(t, view, out)
    _copy(t, view, out)
    _observe_single_cells(t, view, out)
    _observe_single_rows(t, view, out)
    _observe_rows(t, view, out)
    _count_pieces(t, view, out)
    _observe_stacks(t, view, out)
    _observe_different(t, view, out)
    _place_single_rows(t, view, out)
    _observe_heaps(t, view, out)
    _observe_lists(t, view, out)
    if t.notes:
        _observe_memory(t, view, out)


def _observe_agenda(t: Table, view: Outlook, out: vec[i16]) -> None:
    """The step to decide, later ones, and the number of all."""
    for later in range(min(t.pending, 1 + LATER)):
        step = t[t.pending - 1 - later]
        for number in range(OF_A_STEP):
            out[later * OF_A_STEP + number] = i16(view.steps[step * OF_A_STEP + number])
    out[(1 + LATER) * OF_A_STEP] = i16(t.pending)


# Sorts that are observed by place


def _copy(t: Table, view: Outlook, out: vec[i16]) -> None:
    """Cells that every viewer sees alike."""
    cells = t.cells
    eights, fours, twos, ones = view.plan[COPY_8], view.plan[COPY_4], view.plan[COPY_2], view.plan[COPY_1]
    for use in range(0, i64(len(eights)), OF_A_COPY):
        copy_cells(out, eights[use], cells, eights[use + 1], 8)
    for use in range(0, i64(len(fours)), OF_A_COPY):
        copy_cells(out, fours[use], cells, fours[use + 1], 4)
    for use in range(0, i64(len(twos)), OF_A_COPY):
        copy_cells(out, twos[use], cells, twos[use + 1], 2)
    for use in range(0, i64(len(ones)), OF_A_COPY):
        out[ones[use]] = cells[ones[use + 1]]


def _observe_single_cells(t: Table, view: Outlook, out: vec[i16]) -> None:
    """Constants, and tracks as the viewer sees them."""
    cells, lists, constants, tracks = t.cells, view.lists, view.plan[CONSTANT], view.plan[AS_SEEN]
    for use in range(0, i64(len(constants)), OF_A_COPY):
        out[constants[use]] = i16(constants[use + 1])
    for use in range(0, i64(len(tracks)), OF_A_CELL):
        out[tracks[use]] = i16(lists[tracks[use + 2] + i64(cells[tracks[use + 1]])])


def _observe_single_rows(t: Table, view: Outlook, out: vec[i16]) -> None:
    """Rows with one slot: the kind, from 1. What is in an empty row means nothing: 0 pieces are 0."""
    cells, lists, singles, translated = t.cells, view.lists, view.plan[SINGLE_ROWS], view.plan[TRANSLATED]
    for use in range(0, i64(len(singles)), OF_A_CELL):
        into, first = singles[use], singles[use + 1]
        for number in range(singles[use + 2]):
            row = first + number * CELLS_OF_SINGLE_ROW
            out[into + number] = cells[row] * i16(1 + kind_of(i64(cells[row + 1])))
    for use in range(0, i64(len(translated)), OF_A_CELL):
        for into in range(translated[use], translated[use] + translated[use + 1]):
            out[into] = i16(lists[translated[use + 2] + i64(out[into])])


def _observe_rows(t: Table, view: Outlook, out: vec[i16]) -> None:
    rows = view.plan[IN_ROW]
    for use in range(0, i64(len(rows)), OF_A_SPOT):
        _observe_row(t, view, out, rows[use], rows[use + 1], rows[use + 2], rows[use + 3])


def _observe_row(t: Table, view: Outlook, out: vec[i16], into: i64, first: i64, seen: i64, capacity: i64) -> None:
    """For each slot the kind, from 1; then the owner of the mark on it, from 1, the viewer's own first."""
    for slot in range(t[first]):
        piece = t[first + 1 + slot]
        out[into + slot] = i16(view.lists[seen + 1 + kind_of(piece)])
        if mark_on(piece) != NOBODY:
            out[into + capacity + slot] = i16(1 + view.as_seats[mark_on(piece)])


def _count_pieces(t: Table, view: Outlook, out: vec[i16]) -> None:
    """Pieces one after the other by kind or by back, and the backs of heaps."""
    cells, lists, counted, heaps = t.cells, view.lists, view.plan[COUNTED], view.plan[BACKS_OF_HEAP]
    for use in range(0, i64(len(counted)), OF_A_SPOT):
        begin = counted[use + 3]
        for slot in range(begin, begin + i64(cells[counted[use + 1]])):
            out[counted[use] + lists[counted[use + 2] + kind_of(i64(cells[slot]))]] += 1
    for use in range(0, i64(len(heaps)), OF_A_SPOT):
        for kind in range(heaps[use + 3]):
            out[heaps[use] + lists[heaps[use + 2] + kind]] += cells[heaps[use + 1] + 1 + kind]


# Sorts that are observed by piece


def _tell_place(out: vec[i16], lists: vec[i64], kind: i64, place: i64) -> None:
    """Tell the place of one more piece of a kind, of which the lists have the first offset and the end.

    Places of a kind are sorted, and unknown ones come last.
    """
    into, end = lists[kind], lists[kind + 1]
    while into < end and out[into]:
        if i64(out[into]) > place:
            later = i64(out[into])
            out[into] = i16(place)
            place = later
        into += 1
    if into < end:
        out[into] = i16(place)


def _observe_different(t: Table, view: Outlook, out: vec[i16]) -> None:
    """The place of all pieces of heaps of different pieces."""
    cells, uses = t.cells, view.plan[PLACE_OF_DIFFERENT]
    for use in range(0, i64(len(uses)), OF_A_SPOT):
        if cells[uses[use + 1]]:
            add_cells(out, uses[use], cells, uses[use + 1] + 1, uses[use + 2], uses[use + 3])


def _place_single_rows(t: Table, view: Outlook, out: vec[i16]) -> None:
    """The place of the piece in each row with one slot. What is in an empty row means nothing: 0 pieces add nothing."""
    cells, uses = t.cells, view.plan[PLACE_OF_SINGLE_ROW]
    for use in range(0, i64(len(uses)), OF_A_CELL):
        row = uses[use + 1]
        out[uses[use] + kind_of(i64(cells[row + 1]))] += cells[row] * i16(uses[use + 2])


def _observe_heaps(t: Table, view: Outlook, out: vec[i16]) -> None:
    """The place of all pieces of other heaps."""
    cells, lists, uses = t.cells, view.lists, view.plan[PLACE_OF_HEAP]
    for use in range(0, i64(len(uses)), OF_A_SPOT):
        first, offsets = uses[use] + 1, uses[use + 3]
        left = i64(cells[first - 1])
        for kind in range(uses[use + 1]):
            if left == 0:
                break
            for _each in range(i64(cells[first + kind])):
                _tell_place(out, lists, offsets + kind, uses[use + 2])
                left -= 1


def _observe_lists(t: Table, view: Outlook, out: vec[i16]) -> None:
    """The place of each piece of a row or pile; in an ordered row, its slot."""
    cells, lists, uses = t.cells, view.lists, view.plan[PLACE_OF_LIST]
    for use in range(0, i64(len(uses)), OF_A_SPOT):
        first, place = uses[use] + 1, uses[use + 1]
        for slot in range(first, first + i64(cells[first - 1])):
            _tell_place(out, lists, uses[use + 2] + kind_of(i64(cells[slot])), place)
            place += uses[use + 3]


# Stacks


def _observe_stacks(t: Table, view: Outlook, out: vec[i16]) -> None:
    """The slots of stacks, as far as the viewer knows them, and who knows the highest ones."""
    slots, known, places = view.plan[SLOTS], view.plan[KNOWN_TO], view.plan[PLACE_OF_STACK]
    for use in range(0, i64(len(slots)), OF_SLOTS):
        _observe_slots(t, view, out, slots, use)
    for use in range(0, i64(len(known)), OF_A_SPOT):
        _observe_knowing(t, view, out, known[use], known[use + 1], known[use + 2], known[use + 3])
    for use in range(0, i64(len(places)), OF_A_SPOT):
        first, size = places[use], t[places[use]]
        # At the bottom, which comes first, and on top; the pieces between are in no order.
        _observe_ordered(t, view, out, places, use, 0, t[first + AT_BOTTOM])
        _observe_ordered(t, view, out, places, use, size - t[first + ON_TOP], size)


def _observe_ordered(t: Table, view: Outlook, out: vec[i16], uses: vec[i64], use: i64, begin: i64, end: i64) -> None:
    """The slot, from the top, of each piece between two slots of a stack that the viewer knows."""
    cells, lists = t.cells, view.lists
    first, knowing = uses[use], uses[use + 3]
    for slot in range(begin, end):
        if i64(cells[knowing + slot]) >> view.eyes & 1:
            kind = uses[use + 2] + i64(cells[first + PIECES + slot])
            _tell_place(out, lists, kind, uses[use + 1] + i64(cells[first]) - 1 - slot)


def _observe_slots(t: Table, view: Outlook, out: vec[i16], uses: vec[i64], use: i64) -> None:
    """From the top down, the kinds that the viewer knows, from 1, or the backs of all."""
    first, deep, seen, knowing = uses[use + 1], uses[use + 2], uses[use + 3], uses[use + 4]
    for depth in range(min(deep, t[first])):
        slot = t[first] - 1 - depth
        in_order = depth < t[first + ON_TOP] or slot < t[first + AT_BOTTOM]
        if in_order and (uses[use + 5] == 0 or t[knowing + slot] >> view.eyes & 1):
            out[uses[use] + depth] = i16(1 + view.lists[seen + t[first + PIECES + slot]])


def _observe_knowing(t: Table, view: Outlook, out: vec[i16], into: i64, first: i64, deep: i64, knowing: i64) -> None:
    """The seats that know the highest pieces of a stack; only of those on top, if nobody knows what comes next."""
    size, bottom = t[first], t[first + AT_BOTTOM]
    reach = t[first + ON_TOP] if size - bottom >= deep else size
    for depth in range(min(deep, reach)):
        out[into + depth] = i16(view.knowing_sets[t[knowing + size - 1 - depth]])


# Memory


def _observe_memory(t: Table, view: Outlook, out: vec[i16]) -> None:
    """The viewer's memory of hidden spots, the amount of everybody's, and the viewer's own pieces that others know."""
    for note in range(t.notes + 1, t.notes + 1 + t[t.notes] * NOTE, NOTE):
        spot, kind, seats = t[note], t[note + 1], t[note + 2]
        if view.eyes >= 0 and seats >> view.eyes & 1 and view.memory_places[spot] > 0:
            _tell_place(out, view.lists, view.piece_lists[spot] + kind, view.memory_places[spot])
        others = view.others_memories[spot]
        for seat in range(t.seats):
            out[others + view.as_knowing[seat]] += i16(seats >> seat & 1)
        if view.own_places[spot] > 0:
            _mark_known(t, view, out, spot, kind)


def _mark_known(t: Table, view: Outlook, out: vec[i16], spot: i64, kind: i64) -> None:
    """One of the viewer's own pieces is known to others: the next number stands for its place."""
    offset = view.piece_lists[spot] + kind
    while spot >= 0:
        # Equal pieces are sorted by their place: the last one there is marked.
        for into in range(view.lists[offset + 1] - 1, view.lists[offset] - 1, -1):
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
