"""Redealing: a table that a seat could just as well be sitting at, given all it knows. This is the table a bot gets."""

from __future__ import annotations

from typing import Final

from higaki.engine.figures import figures
from higaki.engine.kinds import Kinds
from higaki.engine.luck import Luck
from higaki.engine.marks import kind_of, mark_on, marked
from higaki.engine.native import append, i64, vec
from higaki.engine.places import AGENDA_DEPTH, HEAP, STACK, known
from higaki.engine.playout import any_state
from higaki.engine.stacks import Slot, arrange, bag, slots
from higaki.engine.table import Table


def redeal(t: Table, viewer: int, luck: Luck) -> Table:
    """A clone with new luck, and all pieces of one back that the viewer cannot know shuffled and dealt back."""
    dealt = t.clone()
    dealt.luck = any_state(luck)
    eyes = t.game.eyes(t, viewer)
    for hidden in _hidden_from(t, eyes):
        hidden.deal_again(dealt, eyes, luck)
    t.game.reconcile(dealt, eyes, luck)
    if dealt.seat != viewer and not dealt.over:
        dealt.choices = 0
        dealt.step.options(dealt)
    _sweep(dealt)
    return dealt


def _sweep(t: Table) -> None:
    """Empty all cells that are out of use: they remember what others drew and what they could choose from."""
    cells, listed = t.cells, t.game.layout.listed
    for cell in range(t.pending, AGENDA_DEPTH):
        cells[cell] = 0
    for spot in range(0, i64(len(listed)), 3):
        for cell in range(listed[spot + 1] + i64(cells[listed[spot]]), listed[spot + 2]):
            cells[cell] = 0
    for cell in range(t.first_option + t.choices, i64(len(cells))):
        cells[cell] = 0


def _hidden_from(t: Table, eyes: int) -> list[Hidden]:
    """For each sort the spots that these eyes cannot know; worked out once."""
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


class Pool:
    """Pieces that look the same from behind."""

    def __init__(self) -> None:
        self.pieces = vec[i64]()
        self.left: i64 = 0

    def add(self, piece: i64) -> None:
        self.pieces = append(self.pieces, piece)
        self.left += 1

    def deal(self, luck: Luck) -> i64:
        """Any of them."""
        pieces = self.pieces
        drawn = luck.below(self.left)
        piece = pieces[drawn]
        self.left -= 1
        pieces[drawn] = pieces[self.left]
        return piece


class Hidden:
    """The spots with pieces of one sort that somebody cannot know."""

    def __init__(self, kinds: Kinds) -> None:
        self.kinds: Final = kinds
        self.spots: Final[list[int]] = []
        self.backs: Final = len(kinds.different_backs())
        self.back_of: Final = [kinds.back_number(kind) for kind in range(len(kinds))]
        self.none: Final = figures([0] * len(kinds))

    def deal_again(self, t: Table, eyes: int, luck: Luck) -> None:
        """Deal from pools that lie in order: from the same luck nothing can be told about where the pieces lay."""
        counts = self.none[:]
        for spot in self.spots:
            self._gather(t, spot, eyes, counts)
        pools = [Pool() for _ in range(self.backs)]
        for kind in range(i64(len(counts))):
            for _each in range(counts[kind]):
                self._pool(pools, kind).add(kind)
        for spot in self.spots:
            self._deal(t, spot, eyes, pools, luck)

    def _pool(self, pools: list[Pool], piece: i64) -> Pool:
        """Where pieces with the same back are."""
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

    def _deal(self, t: Table, spot: i64, eyes: int, pools: list[Pool], luck: Luck) -> None:
        """Another piece with the same back for each unknown one."""
        form = t.game.places.spots[spot][0].form
        if form == STACK:
            in_bag = [int(self._pool(pools, piece).deal(luck)) for piece in bag(t, spot)]
            ends = [
                slot
                if slot.known_to(eyes)
                else Slot(self._pool(pools, slot.piece).deal(luck), slot.on_top, slot.knowing)
                for slot in slots(t, spot)
            ]
            arrange(t, spot, in_bag, ends)
        elif form == HEAP:
            if t.size(spot):
                t.fill(spot, [int(self._pool(pools, kind).deal(luck)) for kind in t.pieces(spot)])
        else:
            for slot in range(t.size(spot)):
                piece = t.piece(spot, slot)
                t.replace(spot, slot, marked(self._pool(pools, piece).deal(luck), mark_on(piece)))
