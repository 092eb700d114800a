"""The observation: what one seat knows of a table, as numbers of constant shape, every part named and bounded.

The own seat comes first everywhere, the others follow clockwise; in teams, the own team. Pieces on tracks are the
number of their space (`one_hot` spreads them out). Most of it is copied from the table in a few runs of cells.
"""

from __future__ import annotations

from higaki.engine.errors import BadSetting
from higaki.engine.game import Game
from higaki.engine.kinds import Field, SetOf
from higaki.engine.marks import kind_of, mark_on
from higaki.engine.native import i16, i64, vec
from higaki.engine.outlook import AS_SEATS, AT_ENDS, BY_BACK, BY_KIND, COPY, DEEP, IN_ROW, Outlook, Part
from higaki.engine.stacks import slots
from higaki.engine.steps import NOBODY
from higaki.engine.table import Table


def outlook(t: Table, viewer: int) -> Outlook:
    """How this table is seen from a seat; NOBODY is a spectator, who looks from the first seat and sees no secrets."""
    game = t.game
    if viewer != NOBODY and not 0 <= viewer < t.seats:
        raise BadSetting(f"there is no seat {viewer} at this table; right would be a number from 0 to {t.seats - 1}")
    eyes = [game.eyes(t, seat) for seat in range(t.seats)]
    key = (viewer, *eyes)
    found = game.outlooks.get(key)
    if not isinstance(found, Outlook):
        found = Outlook(game, t.seats, eyes, viewer)
        game.outlooks[key] = found
    return found


def shape(game: Game, seats: int, options: dict[str, object]) -> list[Part]:
    """The parts of every observation of a game at so many seats, without a table."""
    return outlook(game.empty_table(seats, 0, options), 0).parts


def observe(t: Table, viewer: int) -> vec[i16]:
    """All that a careful viewer knows, one number after the other."""
    view = outlook(t, viewer)
    out = view.blank[:]
    cells, plan, seats = t.cells, view.plan, t.seats
    place = _observe_step(t, view, out)
    for entry in range(0, len(plan), 4):
        what, first, count = plan[entry], plan[entry + 1], plan[entry + 2]
        if what == COPY:
            for number in range(count):
                out[place + number] = cells[first + number]
        elif what == AS_SEATS:
            for number in range(count):
                out[place + number] = i16((t[first + number] - view.viewer + seats) % seats)
        elif what == IN_ROW:
            _observe_row(t, view, out, place, first, plan[entry + 3])
        elif what == BY_KIND:
            for slot in range(t.size(first)):
                out[place + t.piece(first, slot)] += 1
        elif what == AT_ENDS:
            _observe_ends(t, view, out, place, first)
        elif what == BY_BACK:
            kinds = t.game.places.spots[first][0].kinds
            for piece in t.pieces(first):
                out[place + i64(kinds.back_number(kind_of(piece)))] += 1
        place += count
    return out


def _observe_step(t: Table, view: Outlook, out: vec[i16]) -> i64:
    """What has to be decided, and by whom; returns where the rest begins."""
    if not t.over:
        step = t.step
        assert step.declared is not None
        out[0] = i16(1 + t.game.steps.kinds.index(step.declared))
        for number, field in enumerate(step.declared.fields.values()):
            out[1 + i64(number)] = i16(_from_viewer(view, field, step.fields[number]))
        if t.seat >= 0:
            out[3] = i16(1 + (t.seat - view.viewer + t.seats) % t.seats)
    return 4


def _from_viewer(view: Outlook, field: Field, number: int) -> int:
    """A seat, or a set of seats, counted from the viewer's; anything else as it is."""
    if field is view.game.places.seats:
        return _distance(view, number)
    if isinstance(field, SetOf) and field.kinds is view.game.places.seats:
        return sum(1 << _distance(view, seat) for seat in field.members(number))
    return number


def _distance(view: Outlook, seat: int) -> int:
    """How far from the viewer a seat is; one that is not at this table is what it is."""
    return (seat - view.viewer) % view.seats if seat < view.seats else seat


def _observe_row(t: Table, view: Outlook, out: vec[i16], place: i64, row: i64, capacity: i64) -> None:
    """Slot by slot which kind lies there, from 1; then whose mark is on it, from 1, the viewer's own first."""
    kinds = t.game.places.spots[row][0].kinds
    for slot in range(t.size(row)):
        piece = t.piece(row, slot)
        out[place + slot] = i16(1 + _from_viewer(view, kinds, kind_of(piece)))
        if mark_on(piece) != NOBODY:
            out[place + capacity + slot] = i16(1 + (mark_on(piece) - view.viewer + t.seats) % t.seats)


def _observe_ends(t: Table, view: Outlook, out: vec[i16], place: i64, stack: i64) -> None:
    """From the top down, then from the bottom up, the kinds that are known, from 1; then what their backs show."""
    kinds = t.game.places.spots[stack][0].kinds
    ends = slots(t, stack)
    for end in ([slot for slot in ends if slot.on_top], [slot for slot in reversed(ends) if not slot.on_top]):
        for depth, slot in enumerate(end[:DEEP]):
            if slot.known_to(view.eyes):
                out[place + i64(depth)] = i16(1 + slot.piece)
            if kinds.backs is not None:
                out[place + i64(2 * DEEP + depth)] = i16(1 + kinds.back_number(slot.piece))
        place += DEEP


def one_hot(parts: list[Part], numbers: list[int]) -> list[int]:
    """An observation in which every number that is a name has become a one among zeros."""
    spread: list[int] = []
    for part in parts:
        for number, highest in zip(numbers[part.begin : part.end], part.highest, strict=True):
            spread += [int(number == value) for value in range(highest + 1)] if part.is_index else [number]
    return spread
