"""Places: where things lie and who sees them, declared once per game.

From the declaration come the numbers of the spots the rules use, what a seat is shown, what a bot may know, and how a
position is written down. `visible` is the only function in the project that decides about secrets.
"""

from __future__ import annotations

from typing import Final

from higaki.engine.steps import NOBODY

# Who sees what lies in a place.
EVERYBODY: Final = "everybody"
OWNER: Final = "owner"
NO_ONE: Final = "no one"

# How a place holds what lies in it.
HEAP: Final = "heap"  # together, in no order
PILE: Final = "pile"  # together, to be drawn from
ROW: Final = "row"  # in order
TRACK: Final = "track"  # each piece stands on a space
NUMBER: Final = "number"  # a plain count


class Kinds:
    """The kinds of one sort of piece, by number. A supply of None means as many as are needed.

    What is printed on each, where its name does not say it all, is shown with every piece that is seen.
    """

    def __init__(
        self,
        name: str,
        names: list[str],
        supply: list[int] | None = None,
        printed: list[dict[str, object]] | None = None,
    ) -> None:
        self.name: Final = name
        self.names: Final = names
        self.supply: Final = supply
        self.printed: Final = printed
        self.numbers: Final = {kind: number for number, kind in enumerate(names)}

    def __len__(self) -> int:
        return len(self.names)


class Place:
    """Where pieces of one sort lie, once for the table or once per seat."""

    def __init__(self, name: str, form: str, kinds: Kinds, sees: str, per_seat: bool, first: int) -> None:
        self.name: Final = name
        self.form: Final = form
        self.kinds: Final = kinds
        self.sees: Final = sees
        self.per_seat: Final = per_seat
        self.first: Final = first
        # Everybody saw what came here: hidden from the eye, but a careful person knows it.
        self.remembered = False
        # Pieces a written position does not mention lie here.
        self.rest = False
        # What is here follows from the rest, so a written position leaves it out.
        self.derived = False
        # The most pieces a row can hold.
        self.capacity = 0
        # What may lie on each piece of a row.
        self.marks: Kinds | None = None
        # A place whose pieces lie turned among another's, and the word for it.
        self.turned = ""
        self.among = ""
        # A track's spaces.
        self.spaces: Kinds | None = None

    @property
    def holds_pieces(self) -> bool:
        """Is it made of spots, rather than of numbers?"""
        return self.form in (HEAP, PILE, ROW)

    def of(self, owner: int) -> int:
        """The owner's spot (or number); NOBODY for a place that all share."""
        return self.first + max(owner, 0)

    def owners(self, seats: int) -> list[int]:
        return list(range(seats)) if self.per_seat else [NOBODY]


def visible(place: Place, owner: int, eyes: int) -> bool:
    """May these eyes (`Game.eyes` of a seat; NOBODY for a spectator) see what lies in this owner's part?"""
    return place.sees == EVERYBODY or (place.sees == OWNER and owner == eyes and eyes != NOBODY)


def known(place: Place, owner: int, eyes: int) -> bool:
    """Do careful eyes know what lies there, by seeing it or by having watched it come?"""
    return place.remembered or visible(place, owner, eyes)


class Places:
    """All places of a game, in the order of their declaration: the layout of its tables.

    Each declaration returns the first spot, or the first number, that the place takes; seats follow one another.
    """

    def __init__(self, most_seats: int) -> None:
        self.most_seats: Final = most_seats
        self.all: Final[list[Place]] = []
        self.numbers = 0
        self.spots: Final[list[tuple[Place, int]]] = []  # by spot: the place and the owner

    def heap(
        self,
        name: str,
        kinds: Kinds,
        sees: str,
        per_seat: bool = False,
        remembered: bool = False,
        rest: bool = False,
        turned: str = "",
        among: str = "",
    ) -> int:
        """Pieces that lie together in no order."""
        place = Place(name, HEAP, kinds, sees, per_seat, len(self.spots))
        place.remembered, place.rest = remembered, rest
        place.turned, place.among = turned, among
        return self._with_spots(place)

    def pile(self, name: str, kinds: Kinds, sees: str, rest: bool = False, derived: bool = False) -> int:
        """Pieces to be drawn from without looking."""
        place = Place(name, PILE, kinds, sees, False, len(self.spots))
        place.rest, place.derived = rest, derived
        return self._with_spots(place)

    def row(self, name: str, kinds: Kinds, sees: str, capacity: int, marks: Kinds | None = None) -> int:
        """Pieces in order, which may carry marks."""
        place = Place(name, ROW, kinds, sees, False, len(self.spots))
        place.capacity, place.marks = capacity, marks
        return self._with_spots(place)

    def track(self, name: str, kinds: Kinds, spaces: Kinds) -> int:
        """Pieces that stand on a space each, in everybody's sight."""
        place = Place(name, TRACK, kinds, EVERYBODY, False, self.numbers)
        place.spaces = spaces
        return self._with_numbers(place, len(kinds))

    def number(self, name: str, per_seat: bool = False, derived: bool = False) -> int:
        """A count in everybody's sight."""
        place = Place(name, NUMBER, Kinds(name, [name]), EVERYBODY, per_seat, self.numbers)
        place.derived = derived
        return self._with_numbers(place, len(place.owners(self.most_seats)))

    def index(self, count: int) -> int:
        """Numbers that only the rules read, to find quickly what follows from the rest; no place, and never shown."""
        first = self.numbers
        self.numbers += count
        return first

    def named(self, name: str) -> Place | None:
        for place in self.all:
            if place.name == name:
                return place
        return None

    def turned_in(self, place: Place) -> Place | None:
        """The place whose pieces lie turned among this one's."""
        for other in self.all:
            if other.among == place.name:
                return other
        return None

    def _with_spots(self, place: Place) -> int:
        self.all.append(place)
        for owner in place.owners(self.most_seats):
            self.spots.append((place, owner))
        return place.first

    def _with_numbers(self, place: Place, count: int) -> int:
        self.all.append(place)
        self.numbers += count
        return place.first
