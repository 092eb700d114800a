"""An outlook: how tables of one size look from one seat, worked out once: names, bounds, and where the cells are."""

from __future__ import annotations

from typing import Final

from higaki.engine.cells import empty_cells
from higaki.engine.game import Game
from higaki.engine.native import append, i64, vec
from higaki.engine.places import AGENDA_DEPTH, HEAP, ROW, STACK, TRACK, Place, known
from higaki.engine.steps import NOBODY

# How many pieces at each end of a stack are looked at; who has seen deeper must remember it.
DEEP: Final = 5
MOST_OF_A_KIND: Final = 255

# What there is to do for a part: copy cells; a row; a pile by kinds; seats counted from the viewer; the ends of a
# stack; what all backs show; nothing.
COPY: Final = 0
IN_ROW: Final = 1
BY_KIND: Final = 2
AS_SEATS: Final = 3
AT_ENDS: Final = 4
BY_BACK: Final = 5
NOTHING_KNOWN: Final = 6


class Part:
    """A few numbers of an observation: what they are called, where they begin and end, and how high they can be."""

    def __init__(self, name: str, begin: int, highest: list[int], is_index: bool) -> None:
        self.name: Final = name
        self.begin: Final = begin
        self.end: Final = begin + len(highest)
        # The least is 0 everywhere.
        self.highest: Final = highest
        # Are these numbers names rather than amounts: spaces, kinds, seats?
        self.is_index: Final = is_index


class Outlook:
    """How a table of one size is seen from one seat: what is said of it, and from which cells it comes."""

    def __init__(self, game: Game, seats: int, eyes: list[int], viewer: int) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.viewer: Final = max(viewer, 0)
        self.eyes: Final = NOBODY if viewer == NOBODY else eyes[viewer]
        self.parts: Final[list[Part]] = []
        self.size = 0
        # Runs of four numbers: what to do, where, how many, and one more.
        self.plan: vec[i64] = vec[i64]()
        holders = sorted(range(seats), key=lambda seat: _distance(eyes, seat, self.viewer, seats))
        self._add("step", [len(game.steps.kinds)], True)
        self._add("fields", [_highest_field(game, number) for number in range(2)], False)
        self._add("turn", [seats], True)
        for number, option in enumerate(game.settings.options):
            self._add(option.name, [len(option.values) - 1], True)
            self._do(COPY, AGENDA_DEPTH + number, 1, 0)
        for place in game.places.all:
            if not place.holds_pieces:
                self._add_numbers(place, holders)
        in_order = sorted(range(len(game.places.spots)), key=lambda spot: game.layout.begins[spot])
        shared = [spot for spot in in_order if game.places.spots[spot][0].per is not game.places.seats]
        for spot in shared:
            self._add_spot(spot, "")
        for after, seat in enumerate(holders):
            for spot in in_order:
                place, member = game.places.spots[spot]
                if place.per is game.places.seats and member == seat:
                    self._add_spot(spot, f"+{after}")
        self.blank: Final = empty_cells(self.size)

    def _add(self, name: str, highest: list[int], is_index: bool) -> None:
        self.parts.append(Part(name, self.size, highest, is_index))
        self.size += len(highest)

    def _do(self, what: int, first: int, count: int, more: int) -> None:
        """One more thing to do; what follows a run of cells without a gap lengthens it."""
        plan = self.plan
        end = len(plan)
        if what == COPY and end and plan[end - 4] == COPY and plan[end - 3] + plan[end - 2] == first:
            plan[end - 2] += i64(count)
            return
        for number in (what, first, count, more):
            self.plan = append(self.plan, i64(number))

    def _add_numbers(self, place: Place, holders: list[int]) -> None:
        seats = self.game.places.seats
        if place.form == TRACK:
            assert place.spaces is not None
            highest = [len(place.spaces) - 1] * len(place.kinds)
            if place.kinds is seats:
                self._add(place.name, highest, True)
                self._do_by_seat(AS_SEATS if place.spaces is seats else COPY, place.first)
            elif place.spaces is seats:
                self._add(place.name, [self.seats - 1] * len(place.kinds), True)
                self._do(AS_SEATS, place.first, len(place.kinds), 0)
            else:
                self._add(place.name, highest, True)
                self._do(COPY, place.first, len(place.kinds), 0)
        elif place.per is seats:
            self._add(place.name, [place.capacity] * self.seats, False)
            for seat in holders:
                self._do(COPY, place.first + seat, 1, 0)
        else:
            count = 1 if place.per is None else len(place.per)
            self._add(place.name, [place.capacity] * count, False)
            self._do(COPY, place.first, count, 0)

    def _do_by_seat(self, what: int, first: int) -> None:
        """A number for each seat, the own one first; then for those that are not at this table."""
        for after in range(self.seats):
            self._do(what, first + (self.viewer + after) % self.seats, 1, 0)
        self._do(COPY, first + self.seats, len(self.game.places.seats) - self.seats, 0)

    def _add_spot(self, spot: int, after: str) -> None:
        """What lies at a spot, as far as it can be known; of a hidden one only how many there are, and their backs."""
        place, member = self.game.places.spots[spot]
        owner = self.game.places.owner(place, member)
        begin = self.game.layout.begins[spot]
        name = place.name + after
        if place.per is not None and owner == NOBODY:
            name += f"@{place.per.names[member]}"
        supply = place.kinds.supply or [MOST_OF_A_KIND] * len(place.kinds)
        most = min(sum(supply), place.capacity or MOST_OF_A_KIND)
        self._add(name, [most], False)
        self._do(COPY, begin, 1, 0)
        if place.form == STACK:
            self._add_ends(place, spot, name)
        if place.kinds.backs is not None and not known(place, owner, NOBODY):
            by_back = [0] * len(place.kinds.different_backs())
            for kind, count in enumerate(supply):
                by_back[place.kinds.back_number(kind)] += count
            self._add(f"{name} backs", by_back, False)
            self._do(BY_BACK, spot, len(by_back), 0)
        if not known(place, owner, self.eyes) and not (known(place, owner, owner) and after in ("", "+0")):
            return
        seen = known(place, owner, self.eyes)
        if place.form == ROW:
            self._add(f"{name} kinds", [len(place.kinds)] * place.capacity, True)
            if place.marks is not None:
                self._add(f"{name} marks", [self.seats] * place.capacity, True)
            count = place.capacity * (1 if place.marks is None else 2)
            self._do(IN_ROW if seen else NOTHING_KNOWN, spot, count, place.capacity)
            return
        self._add(f"{name} kinds", supply, False)
        if not seen:
            self._do(NOTHING_KNOWN, spot, len(place.kinds), 0)
        elif place.form == HEAP and place.kinds is self.game.places.seats:
            self._do_by_seat(COPY, begin + 1)
        elif place.form == HEAP:
            self._do(COPY, begin + 1, len(place.kinds), 0)
        else:
            self._do(BY_KIND, spot, len(place.kinds), 0)

    def _add_ends(self, place: Place, spot: int, name: str) -> None:
        """How much of a stack lies in order, what of it is known, and what its backs show."""
        self._add(f"{name} ends", [place.capacity] * 2, False)
        self._do(COPY, self.game.layout.begins[spot] + 1, 2, 0)
        for end in ("top", "bottom"):
            self._add(f"{name} {end}", [len(place.kinds)] * DEEP, True)
        if place.kinds.backs is not None:
            for end in ("top", "bottom"):
                self._add(f"{name} {end} backs", [len(place.kinds.different_backs())] * DEEP, True)
        self._do(AT_ENDS, spot, DEEP * (2 if place.kinds.backs is None else 4), 0)


def _distance(eyes: list[int], seat: int, viewer: int, seats: int) -> tuple[int, bool, int]:
    """Own things first: those of the own team, where they lie, then the others' clockwise."""
    return (eyes[seat] - eyes[viewer]) % seats, seat != eyes[seat], (seat - viewer) % seats


def _highest_field(game: Game, number: int) -> int:
    sizes = [list(kind.fields.values())[number].size() for kind in game.steps.kinds if len(kind.fields) > number]
    return max([size - 1 for size in sizes], default=0)
