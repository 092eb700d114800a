"""Redealing: a random table that is consistent with all that a seat knows. This is the table a bot gets.

Other seats remember the same number of pieces at the new table, but of the pieces that are there now.
"""

from __future__ import annotations

from typing import Final

from higaki.engine.base.errors import checked_seat
from higaki.engine.base.kinds import Kinds
from higaki.engine.base.mypyc_compat import append, i64, vec
from higaki.engine.base.native_arrays import figures
from higaki.engine.base.piece_encoding import kind_of, mark_on, marked
from higaki.engine.base.random_numbers import Rng, checked_rng
from higaki.engine.table.cells import NOTHING
from higaki.engine.table.memory import all_notes, forget_all, lying_at, note, remembered
from higaki.engine.table.places import AGENDA_DEPTH, HEAP, STACK, known
from higaki.engine.table.stacks import Slot, arrange, bag, slots
from higaki.engine.table.steps import NOBODY
from higaki.engine.table.table import Table, checked_table
from higaki.engine.views.random_play import any_state


def redeal(table: object, viewer: object, rng: object) -> Table:
    """A clone with a new random state, and all pieces of one back that the viewer cannot know shuffled and dealt back.

    NOBODY (-1) is a spectator.
    """
    t = checked_table(table)
    seat = NOBODY if viewer == NOBODY else checked_seat(viewer, t.seats)
    return _redeal(t, seat, checked_rng(rng))


def _redeal(t: Table, viewer: int, rng: Rng) -> Table:
    dealt = t.clone()
    dealt.random_state = any_state(rng)
    eyes = t.game.eyes(t, viewer)
    for hidden in _hidden_from(t, eyes):
        hidden.deal_again(dealt, eyes, rng)
    if t.notes and t[t.notes]:
        _remember_anew(t, dealt, eyes, rng)
    t.game.reconcile(dealt, eyes, rng)
    if dealt.seat != viewer and not dealt.over:
        dealt.choices = 0
        dealt.step.options(dealt)
    _sweep(dealt)
    return dealt


def _sweep(t: Table) -> None:
    """Clear all unused cells: they still hold earlier draws and options of others."""
    cells, listed = t.cells, t.game.layout.listed
    for cell in range(t.pending, AGENDA_DEPTH):
        cells[cell] = 0
    for spot in range(0, i64(len(listed)), 3):
        for cell in range(listed[spot + 1] + i64(cells[listed[spot]]), listed[spot + 2]):
            cells[cell] = 0
    for cell in range(t.first_option + t.choices, i64(len(cells))):
        cells[cell] = 0


def _hidden_from(t: Table, eyes: int) -> list[Hidden]:
    """For each sort, the spots that the viewer cannot know; computed once."""
    found = t.game.hidden.get(eyes)
    if found is None:
        by_sort: dict[str, Hidden] = {}
        for spot, (place, member) in enumerate(t.game.places.spots):
            if not known(place, t.game.places.owner(place, member), eyes):
                by_sort.setdefault(place.kinds.name, Hidden(place.kinds)).spots.append(spot)
        found = list(by_sort.values())
        t.game.hidden[eyes] = found
    assert isinstance(found, list)
    return found


def _remember_anew(t: Table, dealt: Table, eyes: int, rng: Rng) -> None:
    """Let others remember as many pieces of each hidden spot as before, with the same backs: some of those dealt."""
    layout = t.game.layout
    others: list[tuple[int, int, int]] = []
    forget_all(dealt)
    for spot, kind, seat in all_notes(t):
        if seat == eyes or (eyes >= 0 and layout.sight[spot] >> eyes & 1):
            note(dealt, spot, kind, 1 << seat)
        else:
            others.append((spot, seat, t.game.places.spots[spot][0].kinds.back_numbers[i64(kind)]))
    lying: dict[tuple[int, int], list[int]] = {}
    for spot, seat, back in sorted(others):
        unnoted = lying.setdefault((spot, seat), sorted(lying_at(dealt, spot)))
        backs = t.game.places.spots[spot][0].kinds.back_numbers
        fitting = [kind for kind in unnoted if backs[i64(kind)] == back]
        kind = fitting[rng.below(len(fitting))]
        unnoted.remove(kind)
        note(dealt, spot, kind, 1 << seat)


class Pool:
    """Pieces that look the same from behind."""

    def __init__(self) -> None:
        self.pieces = vec[i64]()
        self.left: i64 = 0

    def add(self, piece: i64) -> None:
        self.pieces = append(self.pieces, piece)
        self.left += 1

    def deal(self, rng: Rng) -> i64:
        """Draw a random one of them."""
        pieces = self.pieces
        drawn = rng.below(self.left)
        piece = pieces[drawn]
        self.left -= 1
        pieces[drawn] = pieces[self.left]
        return piece


class Recalled:
    """The pieces that a seat remembers at a hidden spot, to be dealt to random slots there."""

    def __init__(self, kinds: Kinds, pieces: list[int], lying: list[int]) -> None:
        self.backs: Final = kinds.back_numbers
        self.pieces: Final = pieces
        # By back, the free slots.
        self.slots: Final = figures([0] * len(kinds.different_backs))
        for piece in lying:
            self.slots[self.backs[i64(piece)]] += 1

    def deal(self, back: i64, rng: Rng) -> i64:
        """A remembered piece, or NOTHING for a slot that gets an unknown piece."""
        fitting = [piece for piece in self.pieces if self.backs[i64(piece)] == back]
        drawn = rng.below(self.slots[back]) if fitting else i64(len(fitting))
        self.slots[back] -= 1
        if drawn >= len(fitting):
            return NOTHING
        self.pieces.remove(fitting[drawn])
        return fitting[drawn]


class Hidden:
    """The spots with pieces of one sort that a viewer cannot know."""

    def __init__(self, kinds: Kinds) -> None:
        self.kinds: Final = kinds
        self.spots: Final[list[int]] = []
        self.backs: Final = len(kinds.different_backs)
        self.back_of: Final = kinds.back_numbers
        self.none: Final = figures([0] * len(kinds))

    def deal_again(self, t: Table, eyes: int, rng: Rng) -> None:
        """Deal from sorted pools, so that the result reveals nothing about the true places of the pieces."""
        counts = self.none[:]
        for spot in self.spots:
            self._gather(t, spot, eyes, counts)
        recalled = self._recall(t, eyes, counts) if t.notes and t[t.notes] else {}
        pools = [Pool() for _ in range(self.backs)]
        for kind in range(i64(len(counts))):
            for _each in range(counts[kind]):
                self._pool(pools, kind).add(kind)
        for spot in self.spots:
            self._deal(t, spot, eyes, pools, recalled.get(t.game.layout.noted[spot]), rng)

    def _recall(self, t: Table, eyes: int, counts: vec[i64]) -> dict[int, Recalled]:
        """The viewer's memory of each spot; these pieces are not among the unknown ones."""
        found: dict[int, Recalled] = {}
        for spot in self.spots:
            pieces = remembered(t, spot, eyes)
            if pieces:
                found[spot] = Recalled(self.kinds, pieces, lying_at(t, spot))
            for piece in pieces:
                counts[i64(piece)] -= 1
        return found

    def _another(self, pools: list[Pool], recalled: Recalled | None, piece: i64, rng: Rng) -> i64:
        """A random piece with the same back."""
        if recalled is not None:
            dealt = recalled.deal(self.back_of[kind_of(piece)], rng)
            if dealt != NOTHING:
                return dealt
        return self._pool(pools, piece).deal(rng)

    def _pool(self, pools: list[Pool], piece: i64) -> Pool:
        """The pool of pieces with the same back."""
        return pools[self.back_of[kind_of(piece)]] if self.backs > 1 else pools[0]

    def _gather(self, t: Table, spot: i64, eyes: int, counts: vec[i64]) -> None:
        """Count the unknown pieces of each kind."""
        form = t.game.places.spots[spot][0].form
        if form == STACK:
            for piece in bag(t, spot) + [slot.piece for slot in slots(t, spot) if not slot.known_to(eyes)]:
                counts[i64(piece)] += 1
        elif form == HEAP:
            for kind in range(i64(len(self.kinds))):
                counts[kind] += t.count(spot, kind)
        else:
            for slot in range(t.size(spot)):
                counts[kind_of(t.piece(spot, slot))] += 1

    def _deal(self, t: Table, spot: i64, eyes: int, pools: list[Pool], recalled: Recalled | None, rng: Rng) -> None:
        """Another piece with the same back for each unknown one."""
        form = t.game.places.spots[spot][0].form
        if form == STACK:
            in_bag = [int(self._pool(pools, piece).deal(rng)) for piece in bag(t, spot)]
            ends = [
                slot
                if slot.known_to(eyes)
                else Slot(self._pool(pools, slot.piece).deal(rng), slot.on_top, slot.knowing)
                for slot in slots(t, spot)
            ]
            arrange(t, spot, in_bag, ends)
        elif form == HEAP:
            if t.size(spot):
                t.fill(spot, [int(self._another(pools, recalled, kind, rng)) for kind in t.pieces(spot)])
        else:
            for slot in range(t.size(spot)):
                piece = t.piece(spot, slot)
                t.replace(spot, slot, marked(self._another(pools, recalled, piece, rng), mark_on(piece)))
