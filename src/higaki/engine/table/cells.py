"""The state of a table, one array of small numbers, and the methods that read and change it.

First the agenda, then numbers, spots, memory, options. A spot begins with its number of pieces. A heap continues with a
count for each kind, a row or a pile with the pieces themselves. Rules never access a cell directly.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from higaki.engine.base.mypyc_compat import append, i16, i64, vec
from higaki.engine.base.number_types import Seat, Spot
from higaki.engine.base.random_numbers import INCREMENT, MASK, MULTIPLIER, Rng
from higaki.engine.table.events import MOVED, SHIFTED, WENT, Listener
from higaki.engine.table.memory import note_move, note_moves
from higaki.engine.table.places import AGENDA_DEPTH
from higaki.engine.table.steps import NOBODY

if TYPE_CHECKING:
    from higaki.engine.table.game import Game

NOTHING: Final = -1
NOWHERE: Final = -1

# An unused number of an event.
UNSAID: Final = -(1 << 40)


@mypyc_attr(acyclic=True)
class Cells:
    """The content of one table.

    Only the rules draw from the table's generator, so any use is a reveal. The generator of a real table is
    unpredictable; a clone never has it, so nobody can compute the future draws of a real table.
    """

    def __init__(self, game: Game, seats: i64, cells: vec[i16], random_state: i64) -> None:
        self.game: Final = game
        self.seats: Final[i64] = seats
        self.cells: Final = cells
        self.begins: Final = game.layout.begins
        self.first_option: Final[i64] = game.layout.first_option
        self.notes: Final[i64] = game.layout.notes
        self.random_state: i64 = random_state
        self.fair: Rng | None = None
        self.listener: Listener | None = None

    def below(self, n: i64) -> i64:
        """A uniform random number from 0 to n - 1."""
        if self.fair is not None:
            return self.fair.below(n)
        random_state: i64 = (self.random_state * MULTIPLIER + INCREMENT) & MASK
        self.random_state = random_state
        return (random_state * n) >> 48

    @property
    def drawn(self) -> int:
        """A number that changes with every use of the table's generator."""
        return self.random_state if self.fair is None else self.fair.state

    # Reading.

    def __getitem__(self, number: i64) -> i64:
        return i64(self.cells[number])

    def __setitem__(self, number: i64, value: i64) -> None:
        self.cells[number] = i16(value)

    def holder(self, number: i64) -> Seat:
        """The seat that a track of seats or none (`OrNone`) names, or NOBODY, as in `t.holder(BIDDER) == seat`."""
        return i64(self.cells[number]) - 1

    def where(self, piece: i64) -> i64:
        """The space of a piece on a track of spaces or none (`OrNone`), or NOWHERE, as in `t.where(SHIP + color)`."""
        return i64(self.cells[piece]) - 1

    def size(self, spot: Spot) -> i64:
        """The number of pieces at a spot."""
        return i64(self.cells[self.begins[spot]])

    def count(self, heap: Spot, kind: i64) -> i64:
        """The number of pieces of a kind in a heap."""
        return i64(self.cells[self.begins[heap] + 1 + kind])

    def piece(self, row: Spot, slot: i64) -> i64:
        """The piece in a slot of a row, with its mark."""
        return i64(self.cells[self.begins[row] + 1 + slot])

    def any_in(self, heap: Spot) -> i64:
        """The lowest kind in a heap, or NOTHING."""
        cells = self.cells
        place = self.begins[heap]
        if cells[place] == 0:
            return NOTHING
        kind: i64 = 0
        while cells[place + 1 + kind] == 0:
            kind += 1
        return kind

    def worth(self, heap: Spot, values: vec[i64]) -> i64:
        """The sum over all pieces of a heap of a number given for each kind."""
        cells = self.cells
        begin = self.begins[heap] + 1
        total: i64 = 0
        for kind in range(len(values)):
            total += i64(cells[begin + kind]) * values[kind]
        return total

    def lies_like(self, other: Cells) -> bool:
        """Are the pieces at two spots the same? It may return False if unused cells differ."""
        mine, theirs = self.cells, other.cells
        for cell in range(AGENDA_DEPTH, self.first_option):
            if mine[cell] != theirs[cell]:
                return False
        return True

    def pieces(self, spot: Spot) -> list[int]:
        """All pieces at a spot: a row in order, a heap by kind, a pile in arbitrary order."""
        layout = self.game.layout
        if layout.is_heap[spot]:
            return [kind for kind in range(len(layout.backs[spot])) for _ in range(self.count(spot, kind))]
        first = layout.first_pieces[spot]
        return [self[cell] for cell in range(first, first + self.size(spot))]

    # Moving pieces and reporting events.

    def draw(self, pile: Spot) -> i64:
        """Draw one piece out of a pile, unseen; NOTHING from an empty one. A pile has no order: any piece may come."""
        cells, begin = self.cells, self.begins[pile]
        size = i64(cells[begin])
        if size == 0:
            return NOTHING
        pulled = begin + 1 + self.below(size)
        piece = i64(cells[pulled])
        cells[pulled] = cells[begin + size]
        cells[begin] = i16(size - 1)
        return piece

    def pick(self, row: Spot, slot: i64) -> i64:
        """Take a piece out of a row and close the gap."""
        cells, begin = self.cells, self.begins[row]
        size = i64(cells[begin])
        piece = i64(cells[begin + 1 + slot])
        for place in range(begin + 1 + slot, begin + size):
            cells[place] = cells[place + 1]
        cells[begin] = i16(size - 1)
        return piece

    def replace(self, row: Spot, slot: i64, piece: i64) -> None:
        """Replace a piece by another one, or by the same with a mark."""
        self.cells[self.begins[row] + 1 + slot] = i16(piece)

    def exchange(self, heap: Spot, kind: i64, other: i64) -> None:
        """Replace a piece of a heap by one of another kind. No event is reported."""
        cells, begin = self.cells, self.begins[heap]
        cells[begin + 1 + kind] -= 1
        cells[begin + 1 + other] += 1

    def move(self, kind: i64, source: Spot, target: Spot) -> None:
        """Move one piece from heap to heap."""
        self.remove(kind, source)
        self.put(kind, source, target)

    def drop(self, kind: i64, source: Spot, target: Spot) -> None:
        """Move one piece from a heap onto a pile or to the end of a row."""
        self.remove(kind, source)
        self.lay(kind, source, target)

    def remove(self, kind: i64, heap: Spot) -> None:
        """Take one piece out of a heap; its target is reported when it arrives there."""
        cells, begin = self.cells, self.begins[heap]
        cells[begin] -= 1
        cells[begin + 1 + kind] -= 1

    def put(self, kind: i64, source: Spot, target: Spot) -> None:
        """Put one piece, already taken from its source, on a heap."""
        cells, begin = self.cells, self.begins[target]
        cells[begin] += 1
        cells[begin + 1 + kind] += 1
        if self.notes:
            note_move(self, kind, source, target, 0)
        if self.listener is not None:
            self.hear_move(kind, source, target)

    def lay(self, piece: i64, source: Spot, target: Spot) -> None:
        """Put one piece, already taken from its source, on a pile or at the end of a row."""
        cells, begin = self.cells, self.begins[target]
        size = i64(cells[begin]) + 1
        cells[begin + size] = i16(piece)
        cells[begin] = i16(size)
        if self.notes:
            note_move(self, piece, source, target, 0)
        if self.listener is not None:
            self.hear_move(piece, source, target)

    def lay_all(self, source: Spot, target: Spot) -> None:
        """Move all pieces of a pile or row onto a heap, onto another pile or to the end of another row."""
        cells, begin, reached = self.cells, self.begins[source], self.begins[target]
        pieces = vec[i64]()
        for slot in range(i64(cells[begin])):
            pieces = append(pieces, self.piece(source, slot))
        cells[begin] = 0
        in_heap = self.game.layout.is_heap[target]
        for piece in pieces:
            cells[reached] += 1
            if in_heap:
                cells[reached + 1 + piece] += 1
            else:
                cells[reached + i64(cells[reached])] = i16(piece)
        if self.notes:
            note_moves(self, pieces, source, target, 0)
        if self.listener is not None:
            for piece in pieces:
                self.hear_move(piece, source, target)

    def fill(self, spot: Spot, pieces: list[int]) -> None:
        """Replace the pieces of a spot, as at setup. No event is reported."""
        cells, layout = self.cells, self.game.layout
        begin, cell = self.begins[spot], layout.first_pieces[spot]
        for unused in range(begin, layout.ends[spot]):
            cells[unused] = 0
        for piece in pieces:
            if layout.is_heap[spot]:
                cells[cell + i64(piece)] += 1
            else:
                cells[cell] = i16(piece)
                cell += 1
        cells[begin] = i16(len(pieces))

    def shift(self, count: i64, source: i64, target: i64) -> None:
        """Move money, points or cubes from one number to another."""
        self.cells[source] -= i16(count)
        self.cells[target] += i16(count)
        if count and self.listener is not None:
            self.listener.events.append((SHIFTED, count, source, target))

    def send(self, piece: i64, space: i64) -> None:
        """Move a piece of a track to another space, as in `t.send(SHIP + color, EDO)`."""
        if self.listener is not None:
            self.listener.events.append((WENT, piece, i64(self.cells[piece]), space))
        self.cells[piece] = i16(space)

    def send_to(self, piece: i64, member: i64) -> None:
        """The same on a track of kinds or none (`OrNone`): to a seat or NOBODY, to a space or NOWHERE."""
        self.send(piece, member + 1)

    def set_to(self, number: i64, member: i64) -> None:
        """The same without an event."""
        self.cells[number] = i16(member + 1)

    def tell(
        self, event: i64, seat: Seat = NOBODY, a: i64 = UNSAID, b: i64 = UNSAID, c: i64 = UNSAID, d: i64 = UNSAID
    ) -> None:
        """Report an event: a line for the log, a reason for a hint."""
        if self.listener is not None:
            self._hear(event, seat, a, b, c, d)

    # Without a listener an event must cost nothing, so the code for listeners is separate.

    def hear_move(self, piece: i64, source: Spot, target: Spot) -> None:
        """Report to the listener that a piece moved from spot to spot."""
        assert self.listener is not None
        self.listener.events.append((MOVED, piece, source, target))

    def _hear(self, event: i64, seat: Seat, a: i64, b: i64, c: i64, d: i64) -> None:
        assert self.listener is not None
        self.tell_all(event, seat, [number for number in (a, b, c, d) if number != UNSAID])

    def tell_all(self, event: i64, seat: Seat, numbers: list[int]) -> None:
        """The same for an event with many numbers; rules compute them only if there is a listener."""
        if self.listener is not None:
            self.game.events[event].check(len(numbers))
            self.listener.events.append((event, seat, *numbers))
