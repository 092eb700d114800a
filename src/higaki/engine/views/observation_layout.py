"""The layout of observations for one size of table: names, bounds, and the cells to copy. It is computed once."""

from __future__ import annotations

from typing import Final

from higaki.engine.base.kinds import Field, Kinds, SetOf
from higaki.engine.base.mypyc_compat import append, i64, vec
from higaki.engine.base.native_arrays import empty_cells, figures
from higaki.engine.table.game import Game
from higaki.engine.table.places import AGENDA_DEPTH, HEAP, ROW, STACK, TRACK, Place, known
from higaki.engine.table.steps import NOBODY

# The number of pieces at each end of a stack that are observed. Deeper knowledge is left out.
DEEP: Final = 5
MOST_OF_A_KIND: Final = 255

# Operations for a part: copy cells; copy one translated for the viewer; a row; pieces one after the other, counted by
# kind or by back; the ends of a stack; the backs of a heap; nothing.
COPY: Final = 0
AS_SEEN: Final = 1
IN_ROW: Final = 2
COUNTED: Final = 3
AT_ENDS: Final = 4
BACKS_OF_HEAP: Final = 5
NOTHING_KNOWN: Final = 6
# The operation, its first cell, the number of values, the lookup list, and two more arguments.
ENTRY: Final = 6
# The numbers of a step in an observation: its kind, from 1, and two fields.
OF_A_STEP: Final = 3
# The attributes of an `Outlook` that `observe_into` reads, and their types: the native library gets them as a struct.
NUMBER: Final = "number"
NUMBERS: Final = "numbers"
LISTS: Final = "lists"
OUTLOOK_FIELDS: Final = {
    "eyes": NUMBER,
    "plan": NUMBERS,
    "lists": LISTS,
    "as_seats": NUMBERS,
    "steps": NUMBERS,
    "memories": NUMBERS,
    "memory_lists": NUMBERS,
}


class Part:
    """Some numbers of an observation: their name, their begin and end, and their bounds."""

    def __init__(self, name: str, begin: int, highest: list[int], of: list[str], values: list[str]) -> None:
        self.name: Final = name
        self.begin: Final = begin
        self.end: Final = begin + len(highest)
        # The lower bound is always 0.
        self.highest: Final = highest
        # The subject of each number: a kind, a slot, a seat. `+0` is the viewer's own seat, `+1` the next clockwise.
        self.of: Final = of
        # The meaning of each value, if numbers are names and not amounts: spaces, kinds, seats.
        self.values: Final = values
        self.is_index: Final = len(values) > 0


class Outlook:
    """The layout of observations of tables of one size from one seat: the parts, and the cells they come from."""

    def __init__(self, game: Game, seats: int, eyes: list[int], viewer: int) -> None:
        self.game: Final = game
        self.seats: Final[i64] = seats
        self.viewer: Final[i64] = max(viewer, 0)
        self.eyes: Final[i64] = NOBODY if viewer == NOBODY else eyes[viewer]
        self.parts: Final[list[Part]] = []
        self.size = 0
        # Runs of ENTRY numbers.
        self.plan: vec[i64] = vec[i64]()
        # By number of a list: each kind of a sort as the viewer sees it, or its back.
        self.lists: vec[vec[i64]] = vec[vec[i64]]()
        self._listed: Final[dict[Kinds, int]] = {}
        holders = sorted(range(seats), key=lambda seat: _distance(eyes, seat, self.viewer, seats))
        # The clockwise distance of each seat from the viewer; and the position of its places, the own team first.
        self._distances: Final = [(seat - self.viewer) % seats for seat in range(seats)]
        self._sides: Final = [holders.index(seat) for seat in range(seats)]
        # Each seat as the viewer sees it.
        self.as_seats: Final[vec[i64]] = figures(game.places.seats.seen_from(game.places.seats, self._distances))
        # Runs of OF_A_STEP numbers, by number of the step.
        self.steps: Final[vec[i64]] = figures(self._steps())
        # By spot, the offset of the viewer's memory of it, or -1; and the lookup list for its kinds.
        self.memories: Final[vec[i64]] = figures([-1] * len(game.places.spots))
        self.memory_lists: Final[vec[i64]] = figures([-1] * len(game.places.spots))
        self._add("step", [len(game.steps.kinds)], ["step"], ["none", *[kind.name for kind in game.steps.kinds]])
        self._add("fields", [_highest_field(game, number) for number in range(2)], ["first", "second"])
        self._add("turn", [seats], ["turn"], ["nobody", *self._names(game.places.seats)[:seats]])
        for number, option in enumerate(game.settings.options):
            self._add(option.name, [len(option.values) - 1], ["option"], [str(value) for value in option.values])
            self._do(COPY, AGENDA_DEPTH + number, 1)
        for place in game.places.all:
            if place.form == TRACK:
                self._add_track(place)
            elif not place.holds_pieces:
                self._add_number(place, holders)
        in_order = sorted(range(len(game.places.spots)), key=self._order)
        for spot in in_order:
            if game.places.spots[spot][0].per is not game.places.seats:
                self._add_spot(spot, "")
        for after, seat in enumerate(holders):
            for spot in in_order:
                place, member = game.places.spots[spot]
                if place.per is game.places.seats and member == seat:
                    self._add_spot(spot, f"+{after}")
        self.blank: Final = empty_cells(self.size)

    # Lists relative to the viewer

    def seen(self, kinds: Kinds) -> vec[i64]:
        """The list of the kinds of a sort as the viewer sees them."""
        number = self._list(kinds)  # first, because it may add to the lists
        return self.lists[number]

    def _list(self, kinds: Kinds) -> int:
        if kinds not in self._listed:
            self._listed[kinds] = len(self.lists)
            distances = self._sides if kinds.of_sides else self._distances
            self.lists = append(self.lists, figures(kinds.seen_from(self.game.places.seats, distances)))
        return self._listed[kinds]

    def _list_of_backs(self, kinds: Kinds) -> int:
        self.lists = append(self.lists, kinds.back_numbers)
        return len(self.lists) - 1

    def _steps(self) -> list[int]:
        """Each step as the viewer sees it: its kind and its fields."""
        numbers: list[int] = []
        for kind in self.game.steps.kinds:
            seen = [self._field(field) for field in kind.fields.values()]
            for number in range(kind.first, kind.first + kind.count):
                fields = self.game.steps.all[number].fields
                values = [seen[field][value] for field, value in enumerate(fields)]
                numbers += [1 + kind.number, *values, *[0] * (OF_A_STEP - 1 - len(values))]
        return numbers

    def _field(self, field: Field) -> list[int]:
        """Each value of a field of a step; seats are counted from the viewer's."""
        if isinstance(field, Kinds):
            return [int(kind) for kind in self.seen(field)]
        if isinstance(field, SetOf):
            seen = [int(kind) for kind in self.seen(field.kinds)]
            return [sum([1 << seen[kind] for kind in field.members(members)]) for members in range(field.size())]
        return list(range(field.size()))

    def _turned(self, kinds: Kinds) -> list[int]:
        """All kinds of a sort in the order in which the viewer sees them."""
        seen = self.seen(kinds)
        return sorted(range(len(kinds)), key=lambda kind: seen[i64(kind)])

    def _names(self, kinds: Kinds) -> list[str]:
        return kinds.names_seen(self.game.places.seats, self.seats)

    def _order(self, spot: int) -> int:
        """Spots in the order of the table; if there is one per member of a sort of seats, in the viewer's order."""
        place, member = self.game.places.spots[spot]
        if place.per is not None and place.per is not self.game.places.seats:
            spot = place.of(self.seen(place.per)[i64(member)])
        return self.game.layout.begins[spot]

    # The parts and their operations

    def _add(self, name: str, highest: list[int], of: list[str], values: list[str] | None = None) -> None:
        self.parts.append(Part(name, self.size, highest, of, values or []))
        self.size += len(highest)

    def _do(self, what: int, first: int, count: int, listed: int = 0, more: int = 0, another: int = 0) -> None:
        """Add an operation; one that continues a run of cells extends it."""
        plan = self.plan
        last = len(plan) - ENTRY
        if what == COPY and last >= 0 and plan[last] == COPY and plan[last + 1] + plan[last + 2] == first:
            plan[last + 2] += i64(count)
            return
        for number in (what, first, count, listed, more, another):
            self.plan = append(self.plan, i64(number))

    def _add_track(self, place: Place) -> None:
        seats, spaces = self.game.places.seats, place.spaces
        assert spaces is not None
        at_table = [spaces.seat_of(space, seats) < self.seats for space in range(len(spaces))]
        absent = [place.kinds.seat_of(kind, seats) >= self.seats for kind in range(len(place.kinds))]
        # Seats that do not exist at this table get an unused position.
        highest = [len(spaces) - 1 if absent[kind] else _last(at_table) for kind in range(len(place.kinds))]
        self._add(place.name, highest, self._names(place.kinds), self._names(spaces)[: max(highest) + 1])
        as_it_is = spaces is not seats and spaces.of_seats is not seats
        for kind in self._turned(place.kinds):
            self._do(COPY if as_it_is or absent[kind] else AS_SEEN, place.first + kind, 1, self._list(spaces))

    def _add_number(self, place: Place, holders: list[int]) -> None:
        if place.per is self.game.places.seats:
            self._add(place.name, [place.capacity] * self.seats, self._names(place.per)[: self.seats])
            for seat in holders:
                self._do(COPY, place.first + seat, 1)
        elif place.per is not None:
            self._add(place.name, [place.capacity] * len(place.per), self._names(place.per))
            for member in self._turned(place.per):
                self._do(COPY, place.first + member, 1)
        else:
            self._add(place.name, [place.capacity], [place.name])
            self._do(COPY, place.first, 1)

    def _add_spot(self, spot: int, after: str) -> None:
        """The pieces at a spot, as far as the viewer can know them; of a hidden spot their number and their backs."""
        place, member = self.game.places.spots[spot]
        kinds, owner = place.kinds, self.game.places.owner(place, member)
        begin = self.game.layout.begins[spot]
        name = place.name + after
        if place.per is not None and owner == NOBODY:
            name += f"@{self._names(place.per)[self.seen(place.per)[i64(member)]]}"
        supply = kinds.supply or [MOST_OF_A_KIND] * len(kinds)
        self._add(name, [min(sum(supply), place.capacity or MOST_OF_A_KIND)], ["pieces"])
        self._do(COPY, begin, 1)
        if place.form == STACK:
            self._add_ends(place, begin, name)
        if kinds.backs is not None and not known(place, owner, NOBODY):
            self._add_backs(place, begin, name, supply)
        if not known(place, owner, self.eyes) and not (known(place, owner, owner) and after in ("", "+0")):
            if self.game.layout.noted[spot] == spot:
                self.memories[spot], self.memory_lists[spot] = self.size, self._list(kinds)
                self._add(f"{name} remembered", supply, self._names(kinds))
                self._do(NOTHING_KNOWN, begin, len(kinds))
        elif place.form == ROW:
            self._add_row(place, begin, name, known(place, owner, self.eyes))
        else:
            self._add(f"{name} kinds", [supply[kind] for kind in self._turned(kinds)], self._names(kinds))
            if not known(place, owner, self.eyes):
                self._do(NOTHING_KNOWN, begin, len(kinds))
            elif place.form == HEAP:
                for kind in self._turned(kinds):
                    self._do(COPY, begin + 1 + kind, 1)
            else:
                self._do(COUNTED, begin, len(kinds), self._list(kinds), begin + 1 + place.first_slot)

    def _add_row(self, place: Place, begin: int, name: str, seen: bool) -> None:
        slots, count = [str(slot + 1) for slot in range(place.capacity)], place.capacity
        self._add(f"{name} kinds", [len(place.kinds)] * place.capacity, slots, ["nothing", *self._names(place.kinds)])
        if place.marks is not None:
            marks = self._names(place.marks)[: self.seats]
            self._add(f"{name} marks", [self.seats] * place.capacity, slots, ["nobody", *marks])
            count += place.capacity
        self._do(IN_ROW if seen else NOTHING_KNOWN, begin, count, self._list(place.kinds), place.capacity)

    def _add_backs(self, place: Place, begin: int, name: str, supply: list[int]) -> None:
        by_back = [0] * len(place.kinds.different_backs)
        for kind, count in enumerate(supply):
            by_back[place.kinds.back_numbers[i64(kind)]] += count
        self._add(f"{name} backs", by_back, place.kinds.different_backs)
        what = BACKS_OF_HEAP if place.form == HEAP else COUNTED
        more = len(place.kinds) if place.form == HEAP else begin + 1 + place.first_slot
        self._do(what, begin, len(by_back), self._list_of_backs(place.kinds), more)

    def _add_ends(self, place: Place, begin: int, name: str) -> None:
        """The ordered part of a stack: its length, the known pieces, and the backs."""
        depths, backs = [str(depth + 1) for depth in range(DEEP)], place.kinds.different_backs
        self._add(f"{name} ends", [place.capacity] * 2, ["top", "bottom"])
        self._do(COPY, begin + 1, 2)
        for end in ("top", "bottom"):
            kinds = ["unknown", *self._names(place.kinds)]
            self._add(f"{name} {end}", [len(place.kinds)] * DEEP, depths, kinds)
        for end in ("top", "bottom") if place.kinds.backs is not None else ():
            self._add(f"{name} {end} backs", [len(backs)] * DEEP, depths, ["nothing", *backs])
        count = DEEP * (2 if place.kinds.backs is None else 4)
        listed = NOBODY if place.kinds.backs is None else self._list_of_backs(place.kinds)
        self._do(AT_ENDS, begin, count, self._list(place.kinds), place.capacity, listed)


def _last(flags: list[bool]) -> int:
    """The index of the last true value."""
    return max(number for number, flag in enumerate(flags) if flag)


def _distance(eyes: list[int], seat: int, viewer: int, seats: int) -> tuple[int, bool, int]:
    """The viewer's own places first (in a team, where they are), then the others' clockwise."""
    return (eyes[seat] - eyes[viewer]) % seats, seat != eyes[seat], (seat - viewer) % seats


def _highest_field(game: Game, number: int) -> int:
    sizes = [list(kind.fields.values())[number].size() for kind in game.steps.kinds if len(kind.fields) > number]
    return max([size - 1 for size in sizes], default=0)
