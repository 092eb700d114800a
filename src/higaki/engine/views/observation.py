"""The observation: what one seat knows of a table, as numbers of constant shape, each part named and bounded.

The viewer's seat comes first everywhere, the others follow clockwise; in teams, the viewer's team. This holds for all
that belongs to a seat or stands for one: colours of pieces, spaces, marks. A piece on a track is the number of its
space (`one_hot` expands it). Most of an observation is copied from the table in a few runs of cells.
"""

from __future__ import annotations

from collections.abc import Iterable

from higaki.engine.base.errors import BadCall, checked_seat, short
from higaki.engine.base.mypyc_compat import i16, i64, vec
from higaki.engine.base.piece_encoding import kind_of, mark_on
from higaki.engine.table.cell_layout import NOTE
from higaki.engine.table.game import Game
from higaki.engine.table.stacks import AT_BOTTOM, ON_TOP, PIECES
from higaki.engine.table.steps import NOBODY
from higaki.engine.table.table import Table, checked_table
from higaki.engine.views.observation_layout import (
    AS_SEEN,
    AT_ENDS,
    BACKS_OF_HEAP,
    COPY,
    COUNTED,
    DEEP,
    ENTRY,
    IN_ROW,
    OF_A_STEP,
    Outlook,
    Part,
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
    cells, plan, lists = t.cells, view.plan, view.lists
    place = _observe_step(t, view, out)
    for entry in range(0, i64(len(plan)), ENTRY):
        what, first, count = plan[entry], plan[entry + 1], plan[entry + 2]
        if what == COPY:
            for number in range(count):
                out[place + number] = cells[first + number]
        elif what == AS_SEEN:
            out[place] = i16(lists[plan[entry + 3]][i64(cells[first])])
        elif what == IN_ROW:
            _observe_row(t, view, out, place, entry)
        elif what == COUNTED:
            classes = lists[plan[entry + 3]]
            for slot in range(plan[entry + 4], plan[entry + 4] + i64(cells[first])):
                out[place + classes[kind_of(i64(cells[slot]))]] += 1
        elif what == AT_ENDS:
            _observe_ends(t, view, out, place, entry)
        elif what == BACKS_OF_HEAP:
            backs = lists[plan[entry + 3]]
            for kind in range(plan[entry + 4]):
                out[place + backs[kind]] += cells[first + 1 + kind]
        place += count
    if t.notes and view.eyes >= 0:
        _observe_memory(t, view, out)


def _observe_step(t: Table, view: Outlook, out: vec[i16]) -> i64:
    """The step to decide, and its seat; returns the offset of the rest."""
    if t.pending:
        step = t[t.pending - 1]
        for number in range(OF_A_STEP):
            out[number] = i16(view.steps[step * OF_A_STEP + number])
        if t.seat >= 0:
            out[OF_A_STEP] = i16(1 + view.as_seats[t.seat])
    return OF_A_STEP + 1


def _observe_row(t: Table, view: Outlook, out: vec[i16], place: i64, entry: i64) -> None:
    """For each slot the kind, from 1; then the owner of the mark on it, from 1, the viewer's own first."""
    first, seen, capacity = view.plan[entry + 1], view.lists[view.plan[entry + 3]], view.plan[entry + 4]
    for slot in range(t[first]):
        piece = t[first + 1 + slot]
        out[place + slot] = i16(1 + seen[kind_of(piece)])
        if mark_on(piece) != NOBODY:
            out[place + capacity + slot] = i16(1 + view.as_seats[mark_on(piece)])


def _observe_ends(t: Table, view: Outlook, out: vec[i16], place: i64, entry: i64) -> None:
    """From the top down, then from the bottom up, the known kinds, from 1; then the backs."""
    first, seen, capacity = view.plan[entry + 1], view.lists[view.plan[entry + 3]], view.plan[entry + 4]
    backs, eyes = view.plan[entry + 5], view.eyes
    for end in range(2):
        in_order = t[first + ON_TOP] if end == 0 else t[first + AT_BOTTOM]
        for depth in range(min(in_order, DEEP)):
            slot = t[first] - 1 - depth if end == 0 else depth
            piece = t[first + PIECES + slot]
            if eyes >= 0 and t[first + PIECES + capacity + slot] >> eyes & 1:
                out[place + end * DEEP + depth] = i16(1 + seen[piece])
            if backs >= 0:
                out[place + (2 + end) * DEEP + depth] = i16(1 + view.lists[backs][piece])


def _observe_memory(t: Table, view: Outlook, out: vec[i16]) -> None:
    """The viewer's memory of hidden spots, by kind."""
    for note in range(t.notes + 1, t.notes + 1 + t[t.notes] * NOTE, NOTE):
        spot = t[note]
        if t[note + 2] >> view.eyes & 1:
            out[view.memories[spot] + view.lists[view.memory_lists[spot]][t[note + 1]]] += 1


def one_hot(parts: list[Part], numbers: Iterable[int]) -> list[int]:
    """An observation with one-hot encoding of every number that is a name."""
    observed = [int(number) for number in numbers]
    if not parts or len(observed) != parts[-1].end:
        right = str(parts[-1].end) if parts else "parts that `shape` gave"
        raise BadCall(f"{len(observed)} numbers are no observation of this shape; right would be {right}")
    spread: list[int] = []
    for part in parts:
        for number, highest in zip(observed[part.begin : part.end], part.highest, strict=True):
            spread += [int(number == value) for value in range(highest + 1)] if part.is_index else [number]
    return spread
