"""The layout of observations for one size of table: names, bounds, and the cells to copy. It is computed once.

The shape is the same for every number of seats: the parts of absent seats stay 0. Most sorts are observed by place: a
number for each kind, or each slot. Sorts that seats hold in secret are observed by piece, because their places are so
many: a number for each piece tells where it lies, as far as the viewer knows. So are sorts of different pieces, if this
is shorter.
"""

from __future__ import annotations

from typing import Final

from higaki.engine.base.kinds import Field, Kinds, SetOf
from higaki.engine.base.mypyc_compat import i64, vec
from higaki.engine.base.native_arrays import empty_cells, figures, lists
from higaki.engine.table.game import Game
from higaki.engine.table.places import AGENDA_DEPTH, HEAP, ROW, STACK, TRACK, Place, known
from higaki.engine.table.steps import NOBODY
from higaki.engine.views import observation_plan as op
from higaki.engine.views.observation_parts import DEEP, LATER, OF_A_STEP, Part

MOST_OF_A_KIND: Final = 255


class Outlook:
    """The layout of observations of tables of one size from one seat: the parts, and the cells they come from."""

    def __init__(self, game: Game, seats: int, eyes: list[int], viewer: int) -> None:
        self.game: Final = game
        self.seats: Final[i64] = seats
        self.viewer: Final[i64] = max(viewer, 0)
        self.eyes: Final[i64] = NOBODY if viewer == NOBODY else eyes[viewer]
        self.parts: Final[list[Part]] = []
        self.size = 0
        self._draft: Final = op.Draft()
        self._seen: Final[dict[Kinds, list[int]]] = {}
        self._most: Final = len(game.places.seats)
        present = sorted(range(seats), key=lambda seat: _distance(eyes, seat, self.viewer, seats))
        # All seats, the own team's first; absent ones come last.
        self._holders: Final = [*present, *range(seats, self._most)]
        # The clockwise distance of each seat from the viewer; and the position of its places, the own team first.
        self._distances: Final = [(seat - self.viewer) % seats for seat in range(seats)]
        self._sides: Final = [present.index(seat) for seat in range(seats)]
        # Each seat as the viewer sees it.
        self.as_seats: Final[vec[i64]] = figures(game.places.seats.seen_from(game.places.seats, self._distances))
        # Each seat that knows something (in a team, the member at whose places its pieces lie), and each set of them.
        self.as_knowing: Final[vec[i64]] = figures(self._sides)
        self.knowing_sets: Final[vec[i64]] = figures([self._set_as_seen(knowing) for knowing in range(1 << seats)])
        # Runs of OF_A_STEP numbers, by number of the step.
        self.steps: Final[vec[i64]] = figures(self._steps())
        spots = len(game.places.spots)
        # By spot: the lookup list with the offset of each kind's first piece, for sorts that are observed by piece; and
        # if the viewer may remember pieces there, the number of the place, or 0.
        self.piece_lists: Final[vec[i64]] = figures([-1] * spots)
        self.memory_places: Final[vec[i64]] = figures([0] * spots)
        # By spot: the offset of the numbers of pieces that each seat remembers there, or -1; and if the viewer sees it,
        # and others may remember pieces there, its number as a place, or 0. The next number stands for known pieces.
        self.others_memories: Final[vec[i64]] = figures([-1] * spots)
        self.own_places: Final[vec[i64]] = figures([0] * spots)
        self._add_steps()
        self._add("seats", [self._most], ["seats"])
        self._draft.do(op.CONSTANT, self._end(1), seats)
        for number, option in enumerate(game.settings.options):
            self._add(option.name, [len(option.values) - 1], ["option"], [str(value) for value in option.values])
            self._draft.do(op.COPY, self._end(1), AGENDA_DEPTH + number, 1)
        for place in game.places.all:
            if place.form == TRACK:
                self._add_track(place)
            elif not place.holds_pieces:
                self._add_number(place)
        # All spots in the viewer's order, each with the name of its place, member and owner.
        self._ordered: Final = self._spots()
        # By sort that is observed by piece: the lookup list with the offset of the first piece of each kind.
        self._by_piece: Final[dict[Kinds, int]] = {}
        # By spot of such a sort, the number of its place, from 1; slots in order have one each.
        self._numbers: Final[dict[int, int]] = {}
        sorts = dict.fromkeys([game.places.spots[spot][0].kinds for spot, _ in self._ordered])
        for kinds in sorts:
            self._add_pieces(kinds)
        for spot, name in self._ordered:
            self._add_spot(spot, name)
        for kinds in sorts:
            self._add_memories_of_others(kinds)
        self.plan: Final[vec[vec[i64]]] = lists(self._draft.plan())
        self.lists: Final[vec[i64]] = figures(self._draft.lists)
        self.blank: Final = empty_cells(self.size)

    # Lists relative to the viewer

    def seen(self, kinds: Kinds) -> list[int]:
        """The kinds of a sort as the viewer sees them."""
        if kinds not in self._seen:
            distances = self._sides if kinds.of_sides else self._distances
            self._seen[kinds] = kinds.seen_from(self.game.places.seats, distances)
        return self._seen[kinds]

    def _list(self, kinds: Kinds) -> int:
        return self._draft.listed(self.seen(kinds))

    def _list_in_row(self, kinds: Kinds) -> int:
        """What is seen in a slot of a row: 0 for nothing, or the kind and 1 more."""
        return self._draft.listed([0, *[1 + kind for kind in self.seen(kinds)]])

    def _list_of_backs(self, kinds: Kinds) -> int:
        return self._draft.listed([int(back) for back in kinds.back_numbers])

    def _steps(self) -> list[int]:
        """Each step as the viewer sees it: its kind, its fields and its seat."""
        numbers: list[int] = []
        for kind in self.game.steps.kinds:
            seen = [self._field(field) for field in kind.fields.values()]
            for number in range(kind.first, kind.first + kind.count):
                step = self.game.steps.all[number]
                values = [seen[field][value] for field, value in enumerate(step.fields)]
                seat = 1 + int(self.as_seats[i64(step.seat)]) if step.seat >= 0 else 0
                numbers += [1 + kind.number, *values, *[0] * (OF_A_STEP - 2 - len(values)), seat]
        return numbers

    def _field(self, field: Field) -> list[int]:
        """Each value of a field of a step; seats are counted from the viewer's."""
        if isinstance(field, Kinds):
            return self.seen(field)
        if isinstance(field, SetOf):
            seen = self.seen(field.kinds)
            return [sum([1 << seen[kind] for kind in field.members(members)]) for members in range(field.size())]
        return list(range(field.size()))

    def _set_as_seen(self, knowing: int) -> int:
        return sum([1 << side for seat, side in enumerate(self._sides) if knowing >> seat & 1])

    def _turned(self, kinds: Kinds) -> list[int]:
        """All kinds of a sort in the order in which the viewer sees them."""
        seen = self.seen(kinds)
        return sorted(range(len(kinds)), key=lambda kind: seen[kind])

    def _names(self, kinds: Kinds) -> list[str]:
        return kinds.names_seen(self.game.places.seats, self._most)

    def _spots(self) -> list[tuple[int, str]]:
        """All spots in the viewer's order with their names: common ones, then those of each seat, absent ones too."""
        places = self.game.places
        in_order = sorted(range(len(places.spots)), key=self._order)
        found: list[tuple[int, str]] = []
        for spot in in_order:
            place, member = places.spots[spot]
            if place.per is None:
                found.append((spot, place.name))
            elif place.per is not places.seats:
                found.append((spot, f"{place.name}@{self._names(place.per)[self.seen(place.per)[member]]}"))
        for after, seat in enumerate(self._holders):
            for spot in in_order:
                place, member = places.spots[spot]
                if place.per is places.seats and member == seat:
                    found.append((spot, f"{place.name}+{after}"))
        return found

    def _order(self, spot: int) -> int:
        """Spots in the order of the table; if there is one per member of a sort of seats, in the viewer's order."""
        place, member = self.game.places.spots[spot]
        if place.per is not None and place.per is not self.game.places.seats:
            spot = place.of(self.seen(place.per)[member])
        return self.game.layout.begins[spot]

    def _is_absent(self, spot: int) -> bool:
        place, member = self.game.places.spots[spot]
        return self.game.places.owner(place, member) >= self.seats

    # The parts and their operations

    def _add(
        self, name: str, highest: list[int], of: list[str], values: list[str] | None = None, is_set: bool = False
    ) -> None:
        self.parts.append(Part(name, self.size, highest, of, values or [], is_set))
        self.size += len(highest)

    def _end(self, count: int) -> int:
        """The offset of the last numbers of the last part."""
        return self.size - count

    def _add_steps(self) -> None:
        """The step to decide, some later ones, and the number of all."""
        kinds = ["none", *[kind.name for kind in self.game.steps.kinds]]
        fields = [_highest_field(self.game, number) for number in range(OF_A_STEP - 2)]
        for word in ("", *[f" later {later}" for later in range(1, LATER + 1)]):
            self._add(f"step{word}", [len(kinds) - 1], ["step"], kinds)
            self._add(f"fields{word}", fields, ["first", "second"])
            self._add(f"turn{word}", [self._most], ["turn"], ["nobody", *self._names(self.game.places.seats)])
        self._add("agenda", [AGENDA_DEPTH], ["steps"])

    def _add_track(self, place: Place) -> None:
        seats, spaces = self.game.places.seats, place.spaces
        assert spaces is not None
        absent = [place.kinds.seat_of(kind, seats) >= self.seats for kind in range(len(place.kinds))]
        self._add(place.name, [len(spaces) - 1] * len(place.kinds), self._names(place.kinds), self._names(spaces))
        as_it_is = spaces is not seats and spaces.of_seats is not seats
        for after, kind in enumerate(self._turned(place.kinds)):
            what = op.COPY if as_it_is or absent[kind] else op.AS_SEEN
            argument = 1 if what == op.COPY else self._list(spaces)
            self._draft.do(what, self._end(len(place.kinds)) + after, place.first + kind, argument)

    def _add_number(self, place: Place) -> None:
        members = 1 if place.per is None else len(place.per)
        self._add(place.name, [place.capacity] * members, [place.name] if place.per is None else self._names(place.per))
        begin = self._end(members)
        if place.per is self.game.places.seats:
            for after in range(int(self.seats)):
                self._draft.do(op.COPY, begin + after, place.first + self._holders[after], 1)
        else:
            for after, member in enumerate([0] if place.per is None else self._turned(place.per)):
                self._draft.do(op.COPY, begin + after, place.first + member, 1)

    # Sorts that are observed by piece

    def _add_pieces(self, kinds: Kinds) -> None:
        """The place of each piece, as far as the viewer knows it; equal pieces are sorted by it, unknown ones last."""
        spots = [(spot, name) for spot, name in self._ordered if self._place(spot).kinds is kinds]
        in_secret = any(self.game.layout.noted[spot] >= 0 for spot, _ in spots)
        differ = kinds.supply is not None and max(kinds.supply) == 1
        shorter = differ and sum(self._length(spot) for spot, _ in spots) > len(kinds)
        if kinds.of_seats is not None or not (in_secret or shorter):
            return
        values = ["unknown"]
        for spot, name in spots:
            self._numbers[spot] = len(values)
            slots = self._slots_in_order(spot)
            values += [f"{name} {slot + 1}" for slot in range(slots)] if slots else [name]
            if self._is_own(spot, name) and self.game.layout.noted[spot] >= 0:
                values.append(f"{name} known to others")
        supply = kinds.supply or []
        copies = [(name, copy) for name, count in zip(kinds.names, supply, strict=True) for copy in range(count)]
        pieces = [name if copy == 0 else f"{name} {copy + 1}" for name, copy in copies]
        # The last one is the end of all.
        offsets = [self.size + sum(supply[:kind]) for kind in range(len(kinds) + 1)]
        self._add(f"{kinds.name} at", [len(values) - 1] * len(pieces), pieces, values)
        self._by_piece[kinds] = self._draft.listed(offsets)
        for spot, _ in spots:
            self.piece_lists[spot] = self._by_piece[kinds]

    def _place(self, spot: int) -> Place:
        return self.game.places.spots[spot][0]

    def _is_own(self, spot: int, name: str) -> bool:
        """Does only the owner see a spot, and is this the viewer?"""
        place, member = self.game.places.spots[spot]
        owner = self.game.places.owner(place, member)
        return known(place, owner, owner) and not known(place, owner, NOBODY) and name.endswith("+0")

    def _slots_in_order(self, spot: int) -> int:
        """The number of slots whose order means something; 0 if there is none."""
        place = self._place(spot)
        if place.form == STACK:
            return place.deep
        return place.capacity if place.form == ROW and place.ordered and place.capacity > 1 else 0

    def _length(self, spot: int) -> int:
        """How many numbers a spot takes if it is observed as a place, without its number of pieces."""
        place, member = self.game.places.spots[spot]
        if place.form in (STACK, ROW):
            return place.deep or place.capacity
        owner = self.game.places.owner(place, member)
        return len(place.kinds) if known(place, owner, owner) else 0

    def _place_pieces(self, spot: int) -> None:
        """Tell the place of all pieces at a spot that the viewer knows."""
        place, number = self._place(spot), self._numbers[spot]
        begin, listed = self.game.layout.begins[spot], self._by_piece[place.kinds]
        if place.form == STACK:
            self._draft.do(op.PLACE_OF_STACK, begin, number, listed, int(self.game.layout.knowing[spot]))
        elif place.form == ROW and place.capacity == 1 and max(place.kinds.supply or [0]) == 1:
            self._draft.do(op.PLACE_OF_SINGLE_ROW, self._draft.lists[listed], begin, number)
        elif place.form != HEAP:
            self._draft.do(op.PLACE_OF_LIST, begin, number, listed, int(self._slots_in_order(spot) > 0))
        elif max(place.kinds.supply or [0]) > 1:
            self._draft.do(op.PLACE_OF_HEAP, begin, len(place.kinds), number, listed)
        else:
            self._draft.do(op.PLACE_OF_DIFFERENT, self._draft.lists[listed], begin, len(place.kinds), number)

    # Spots

    def _add_spot(self, spot: int, name: str) -> None:
        """The pieces at a spot, as far as the viewer can know them; of a hidden spot their number and their backs."""
        place, member = self.game.places.spots[spot]
        kinds, owner, begin = place.kinds, self.game.places.owner(place, member), self.game.layout.begins[spot]
        supply = kinds.supply or [MOST_OF_A_KIND] * len(kinds)
        is_open, here = known(place, owner, NOBODY), not self._is_absent(spot)
        by_back = place.form == STACK and place.per is not None and sorted(place.per.names) == kinds.different_backs
        if not is_open and kinds.backs is not None and not by_back:
            self._add_backs(place, begin, name, supply, here)
        elif not is_open:
            self._add(name, [min(sum(supply), place.capacity or MOST_OF_A_KIND)], ["pieces"])
            if here:
                self._draft.do(op.COPY, self._end(1), begin, 1)
        seen = here and known(place, owner, self.eyes)
        if place.form == STACK:
            self._add_stack(spot, name, by_back)
        elif not is_open and not self._is_own(spot, name):
            if here and self.game.layout.noted[spot] == spot:
                self.memory_places[spot] = self._numbers[spot]
        else:
            if kinds in self._by_piece and seen:
                self._place_pieces(spot)
            if place.form == ROW and (kinds not in self._by_piece or place.marks is not None):
                self._add_row(place, begin, name, seen)
            elif kinds not in self._by_piece:
                self._add_kinds(spot, name, supply, seen)

    def _add_kinds(self, spot: int, name: str, supply: list[int], seen: bool) -> None:
        """The number of pieces of each kind that may lie at a spot."""
        place, member = self.game.places.spots[spot]
        kinds, begin, owner = place.kinds, self.game.layout.begins[spot], self.game.places.owner(place, member)
        names = self._names(kinds)
        held = [(kind, names[after]) for after, kind in enumerate(self._turned(kinds)) if place.may_hold(kind, owner)]
        self._add(f"{name} kinds", [supply[kind] for kind, _ in held], [called for _, called in held])
        if seen and place.form == HEAP:
            for after, (kind, _) in enumerate(held):
                self._draft.do(op.COPY, self._end(len(held)) + after, begin + 1 + kind, 1)
        elif seen:
            first = begin + 1 + place.first_slot
            self._draft.do(op.COUNTED, self._end(len(kinds)), begin, self._list(kinds), first)

    def _add_row(self, place: Place, begin: int, name: str, seen: bool) -> None:
        slots, count = [str(slot + 1) for slot in range(place.capacity)], place.capacity
        self._add(f"{name} kinds", [len(place.kinds)] * place.capacity, slots, ["nothing", *self._names(place.kinds)])
        if place.marks is not None:
            self._add(f"{name} marks", [self._most] * place.capacity, slots, ["nobody", *self._names(place.marks)])
            count += place.capacity
        if seen:
            listed = self._list_in_row(place.kinds)
            if count == 1:
                self._draft.do(op.SINGLE_ROW, self._end(1), begin, listed)
            else:
                self._draft.do(op.IN_ROW, self._end(count), begin, listed, place.capacity)

    def _add_backs(self, place: Place, begin: int, name: str, supply: list[int], here: bool) -> None:
        by_back = [0] * len(place.kinds.different_backs)
        for kind, count in enumerate(supply):
            by_back[place.kinds.back_numbers[i64(kind)]] += count
        self._add(f"{name} backs", by_back, place.kinds.different_backs)
        what = op.BACKS_OF_HEAP if place.form == HEAP else op.COUNTED
        more = len(place.kinds) if place.form == HEAP else begin + 1 + place.first_slot
        if here:
            self._draft.do(what, self._end(len(by_back)), begin, self._list_of_backs(place.kinds), more)

    def _add_stack(self, spot: int, name: str, by_back: bool) -> None:
        """The ordered part of a stack: its length, the known pieces from the top down, backs, and who knows them."""
        place, _ = self.game.places.spots[spot]
        kinds, begin, here = place.kinds, self.game.layout.begins[spot], not self._is_absent(spot)
        slots, backs = [str(slot + 1) for slot in range(place.deep)], kinds.different_backs
        knowing = int(self.game.layout.knowing[spot])
        self._add(f"{name} ends", [place.capacity] * 2, ["top", "bottom"])
        if here:
            self._draft.do(op.COPY, self._end(2), begin + 1, 2)
        if kinds in self._by_piece:
            if here and self.eyes >= 0:
                self._place_pieces(spot)
        else:
            self._add(f"{name} slots", [len(kinds)] * place.deep, slots, ["unknown", *self._names(kinds)])
            if here and self.eyes >= 0:
                self._draft.do(op.SLOTS, self._end(place.deep), begin, place.deep, self._list(kinds), knowing, 1)
        if kinds.backs is not None and not by_back:
            self._add(f"{name} slot backs", [len(backs)] * place.deep, slots, ["nothing", *backs])
            if here:
                self._draft.do(
                    op.SLOTS, self._end(place.deep), begin, place.deep, self._list_of_backs(kinds), knowing, 0
                )
        deep = min(DEEP, place.deep)
        self._add_sets(f"{name} known to", slots[:deep])
        if here:
            self._draft.do(op.KNOWN_TO, self._end(deep), begin, deep, knowing)

    def _add_sets(self, name: str, of: list[str]) -> None:
        """Sets of seats."""
        seats = self._names(self.game.places.seats)
        self._add(name, [(1 << self._most) - 1] * len(of), of, seats, is_set=True)

    def _add_memories_of_others(self, kinds: Kinds) -> None:
        """How many hidden pieces of each owner every seat remembers, and which of the viewer's own others know."""
        owners: dict[str, int] = {}
        for spot, name in self._ordered:
            if self._place(spot).kinds is not kinds or self.game.layout.noted[spot] < 0:
                continue
            if self._is_own(spot, name) and self.eyes >= 0:
                self.own_places[spot] = self._numbers[spot]
            if self.game.layout.noted[spot] == spot:
                owner = f"+{name.partition('+')[2]}" if "+" in name else "table"
                if owner not in owners:
                    owners[owner] = self.size
                    most = [sum(kinds.supply or [])] * self._most
                    self._add(f"{kinds.name} of {owner} remembered by", most, self._names(self.game.places.seats))
                self.others_memories[spot] = owners[owner]


def _distance(eyes: list[int], seat: int, viewer: int, seats: int) -> tuple[int, bool, int]:
    """The viewer's own places first (in a team, where they are), then the others' clockwise."""
    return (eyes[seat] - eyes[viewer]) % seats, seat != eyes[seat], (seat - viewer) % seats


def _highest_field(game: Game, number: int) -> int:
    sizes = [list(kind.fields.values())[number].size() for kind in game.steps.kinds if len(kind.fields) > number]
    return max([size - 1 for size in sizes], default=0)
