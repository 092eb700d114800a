"""Places: where pieces lie and which seats see them, declared once per game.

The declarations give the numbers that the rules use, the layout of a table, scenes, observations and written positions.
`visible` is the only function in the project that decides about secrets.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from higaki.engine.base.errors import RulesBug
from higaki.engine.base.kinds import Kinds
from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.strict_toml import Settings, read_settings
from higaki.engine.table.steps import NOBODY

# Visibility of a place.
EVERYBODY: Final = "everybody"
OWNER: Final = "owner"
NO_ONE: Final = "no one"

# Forms of a place.
HEAP: Final = "heap"  # unordered: a count of each kind
PILE: Final = "pile"  # unordered, for random draws
STACK: Final = "stack"  # for draws, with a top and a bottom that seats may know
ROW: Final = "row"  # ordered
TRACK: Final = "track"  # each piece stands on a space
NUMBER: Final = "number"  # a plain number

# Every table begins with its agenda; the numbers follow.
AGENDA_DEPTH: Final = 64


class Place:
    """Where pieces of one sort lie, once for the table or once for each member of a sort: each seat, each area."""

    def __init__(self, name: str, form: str, kinds: Kinds, sees: str, per: Kinds | None, first: int) -> None:
        self.name: Final = name
        self.form: Final = form
        self.kinds: Final = kinds
        self.sees: Final = sees
        self.per: Final = per
        # Its first spot or, for tracks and numbers, its first cell; members follow one another.
        self.first: Final = first
        # Everybody saw the pieces that were put here: hidden in scenes, but known to bots.
        self.remembered = False
        # The default place of pieces that a written position does not mention.
        self.rest = False
        # Derived from the rest, so a written position leaves it out.
        self.derived = False
        # The most pieces that lie here at once, or the most that a number counts.
        self.capacity = 0
        # The place whose pieces are counted together with these in the memory of other seats.
        self.held_with = ""
        # The order of a row means something.
        self.ordered = True
        # The word in which the names of all kinds that may lie here end; and whether each owner has only own pieces.
        self.only = ""
        self.own = False
        # The number of the highest pieces of a stack that seats may know.
        self.deep = 0
        # The marks that may lie on each piece of a row.
        self.marks: Kinds | None = None
        # These pieces are turned pieces of the place `among`; `turned` is the name of the orientation.
        self.turned = ""
        self.among = ""
        # A track's spaces.
        self.spaces: Kinds | None = None
        # What is printed on the place itself, such as the size of a board.
        self.printed: dict[str, object] = {}

    @property
    def holds_pieces(self) -> bool:
        """Does it consist of spots, not of numbers?"""
        return self.form in (HEAP, PILE, STACK, ROW)

    def of(self, member: int) -> int:
        """The spot (or cell) of a member; NOBODY for a common place."""
        return self.first + max(member, 0)

    def may_hold(self, kind: int, owner: int) -> bool:
        """Can a piece of this kind lie in this owner's part?"""
        return self.kinds.names[kind].endswith(self.only) and not (self.own and self.kinds.owners[i64(kind)] != owner)

    def rests_at(self, kind: int) -> int:
        """The default spot of a piece; of several stacks the one with its back."""
        return self.first if self.per is None else self.first + self.per.numbers[self.kinds.back(kind)]

    @property
    def first_slot(self) -> int:
        """The offset of the first piece of a row, pile or stack among a spot's cells after the first."""
        return 2 if self.form == STACK else 0

    def size(self) -> int:
        """The cells of one spot: the number of pieces, then a count for each kind, or the pieces."""
        if self.form == HEAP:
            return 1 + len(self.kinds)
        # A stack also has the numbers of pieces on top and at the bottom, and the seats that know each.
        return 3 + 2 * self.capacity if self.form == STACK else 1 + self.capacity


def visible(place: Place, owner: int, eyes: int) -> bool:
    """May a viewer (`Game.eyes` of a seat; NOBODY for a spectator) see what lies in this owner's part?"""
    return place.sees == EVERYBODY or (place.sees == OWNER and owner == eyes and eyes != NOBODY)


def known(place: Place, owner: int, eyes: int) -> bool:
    """Does a careful viewer know the pieces there, by seeing them or by having watched them arrive?"""
    return place.remembered or visible(place, owner, eyes)


class Places:
    """All places of a game, in the order of their declaration.

    Each declaration returns the first spot, or the first number, that the place takes; members follow one another, so
    `HAND + seat` is a seat's hand.
    """

    def __init__(self, folder: Path, seats: Kinds) -> None:
        self.folder: Final = folder
        self.settings: Final[Settings] = read_settings(folder / "game.toml")
        self.seats: Final = seats
        self.all: Final[list[Place]] = []
        self.spots: Final[list[tuple[Place, int]]] = []  # by spot: the place and the member
        # The options of the game are the first numbers of a table.
        self.numbers = AGENDA_DEPTH + len(self.settings.options)

    # Options of the game.

    def option(self, name: str) -> int:
        """The cell with the value of an option of game.toml at this table; false is 0, true is 1."""
        for number, option in enumerate(self.settings.options):
            if option.name == name:
                return AGENDA_DEPTH + number
        raise RulesBug(f"game.toml has no option {name!r}")

    def value(self, name: str, value: object) -> int:
        """The number of one value of an option."""
        return self.settings.options[self.option(name) - AGENDA_DEPTH].values.index(value)

    # Places of pieces.

    def heap(
        self,
        name: str,
        kinds: Kinds,
        sees: str,
        per: Kinds | None = None,
        remembered: bool = False,
        rest: bool = False,
        turned: str = "",
        among: str = "",
        only: str = "",
        own: bool = False,
        printed: dict[str, object] | None = None,
    ) -> int:
        """Pieces without an order: only those whose names end in a word, only the owner's own, or all."""
        place = Place(name, HEAP, kinds, sees, per, len(self.spots))
        place.printed, place.only, place.own = printed or {}, only, own
        place.remembered, place.rest = remembered, rest
        place.turned, place.among = turned, among
        return self._with_spots(place)

    def pile(
        self, name: str, kinds: Kinds, sees: str, per: Kinds | None = None, rest: bool = False, derived: bool = False
    ) -> int:
        """Pieces for random draws."""
        place = Place(name, PILE, kinds, sees, per, len(self.spots))
        place.rest, place.derived, place.capacity = rest, derived, _all_of(kinds)
        return self._with_spots(place)

    def stack(self, name: str, kinds: Kinds, per: Kinds | None = None, rest: bool = False, deep: int = 0) -> int:
        """Pieces that are drawn from the top, which seats may know. With one stack per back, each holds one back.

        Nobody ever knows a piece that lies deeper than `deep` from the top; 0 if there is no limit.
        """
        place = Place(name, STACK, kinds, NO_ONE, per, len(self.spots))
        by_back = per is not None and sorted(per.names) == kinds.different_backs
        place.rest, place.capacity = rest, kinds.most_with_a_back() if by_back else _all_of(kinds)
        place.deep = deep or place.capacity
        return self._with_spots(place)

    def row(
        self,
        name: str,
        kinds: Kinds,
        sees: str,
        capacity: int,
        per: Kinds | None = None,
        marks: Kinds | None = None,
        remembered: bool = False,
        held_with: str = "",
        ordered: bool = True,
    ) -> int:
        """Pieces in order, which may carry marks. With `held_with`, they are hidden pieces of that hand.

        If the order means nothing, a row is a heap that needs fewer cells.
        """
        place = Place(name, ROW, kinds, sees, per, len(self.spots))
        place.capacity, place.marks, place.remembered, place.held_with = capacity, marks, remembered, held_with
        place.ordered = ordered
        return self._with_spots(place)

    # Numbers.

    def track(
        self,
        name: str,
        kinds: Kinds,
        spaces: Kinds,
        derived: bool = False,
        printed: dict[str, object] | None = None,
    ) -> int:
        """Pieces that stand on a space each; everybody sees them."""
        place = Place(name, TRACK, kinds, EVERYBODY, None, self.numbers)
        place.spaces, place.derived, place.printed = spaces, derived, printed or {}
        return self._kept_ins(place, len(kinds))

    def number(self, name: str, most: int, per: Kinds | None = None, derived: bool = False) -> int:
        """A number from 0 to the most; everybody sees it."""
        place = Place(name, NUMBER, Kinds(name, [name]), EVERYBODY, per, self.numbers)
        place.derived, place.capacity = derived, most
        return self._kept_ins(place, 1 if per is None else len(per))

    def index(self, count: int) -> int:
        """Index numbers for fast lookups by the rules. They follow from the rest, are no place, and are never shown."""
        first = self.numbers
        self.numbers += count
        return first

    # Lookups.

    def members(self, place: Place, seats: int) -> list[int]:
        """The members of a place at a table with this many seats; NOBODY if all share it."""
        if place.per is None:
            return [NOBODY]
        return list(range(seats if place.per is self.seats else len(place.per)))

    def owner(self, place: Place, member: int) -> int:
        """The seat that a part belongs to, or NOBODY."""
        return member if place.per is self.seats else NOBODY

    def named(self, name: str) -> Place | None:
        return next((place for place in self.all if place.name == name), None)

    def kept_in(self, cell: int) -> tuple[Place, int]:
        """The place of a number and the member, or of a track's piece and its kind."""
        for place in self.all:
            count = len(place.kinds) if place.form == TRACK else 1 if place.per is None else len(place.per)
            if not place.holds_pieces and place.first <= cell < place.first + count:
                return place, NOBODY if count == 1 else cell - place.first
        raise RulesBug(f"nothing is kept at {cell}")

    def turned_in(self, place: Place) -> Place | None:
        """The place whose pieces lie turned among this one's."""
        return next((other for other in self.all if other.among == place.name), None)

    def _with_spots(self, place: Place) -> int:
        self.all.append(place)
        self.spots.extend((place, member) for member in self.members(place, len(self.seats)))
        return place.first

    def _kept_ins(self, place: Place, count: int) -> int:
        self.all.append(place)
        self.numbers += count
        return place.first


def _all_of(kinds: Kinds) -> int:
    if kinds.supply is None:
        raise RulesBug(f"there is no limit to {kinds.name}, so they cannot lie in a pile")
    return sum(kinds.supply)
