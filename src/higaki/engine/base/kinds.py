"""Kinds: the numbered names of one sort of piece, space or seat. Also the other types of a step's fields."""

from __future__ import annotations

from typing import Final

from higaki.engine.base.errors import BadPosition, RulesBug, one_of, short
from higaki.engine.base.mypyc_compat import i64, vec
from higaki.engine.base.native_arrays import figures
from higaki.engine.base.number_types import Seat


class Field:
    """The type of a number in a step: how many values it has, and how each is written."""

    def size(self) -> int:
        """Numbers run from 0 to one less than this."""
        raise NotImplementedError

    def written(self, number: int) -> str | int:
        raise NotImplementedError

    def read(self, word: object, where: str) -> int:
        """The number of a written value; an error message begins with `where`."""
        raise NotImplementedError


class Kinds(Field):
    """The kinds of one sort of piece, by number. A supply of None means an unlimited number.

    `printed` is what each kind shows beside its name; a scene adds it to every visible piece. `backs` are what their
    backs show, if these differ; everybody sees the back even of a hidden piece. If some kinds belong to a seat or stand
    for one, `of_seats` are the seats, and each kind has the name of its seat (`red`) or begins with it (`red_shop`).
    `of_sides`: in a team game they stand for the place of a team, not for a single member.
    """

    def __init__(
        self,
        name: str,
        names: list[str],
        supply: list[int] | None = None,
        printed: list[dict[str, object]] | None = None,
        backs: list[str] | None = None,
        of_seats: Kinds | None = None,
        of_sides: bool = False,
    ) -> None:
        self.name: Final = name
        self.names: Final = names
        self.supply: Final = supply
        self.printed: Final = printed
        self.backs: Final = backs
        self.of_seats: Final = of_seats
        self.of_sides: Final = of_sides
        self.numbers: Final = {kind: number for number, kind in enumerate(names)}
        # The distinct backs of this sort; one empty back if they do not differ.
        self.different_backs: Final = sorted(set(backs or [""]))
        self.back_numbers: Final = figures([self.different_backs.index(self.back(kind)) for kind in range(len(names))])
        self.owners: Final[vec[i64]] = figures([_owner(kind, of_seats) for kind in names])

    def __len__(self) -> int:
        return len(self.names)

    def back(self, kind: int) -> str:
        return "" if self.backs is None else self.backs[kind]

    def owner_of(self, piece: i64) -> Seat:
        """The seat that owns a piece by its kind; NOBODY for a kind of no seat. The piece carries no mark."""
        return self.owners[piece]

    def seat_of(self, kind: int, seats: Kinds) -> int:
        """The seat that a kind belongs to, or stands for; -1 for none."""
        if self is seats:
            return kind
        return int(self.owners[i64(kind)]) if self.of_seats is seats else -1

    def seen_from(self, seats: Kinds, distances: list[int]) -> list[int]:
        """Each kind as a viewer at this distance from each seat sees it: a seat's kind becomes that of its distance."""
        seen: list[int] = []
        for kind, name in enumerate(self.names):
            seat = self.seat_of(kind, seats)
            at_table = 0 <= seat < len(distances)
            called = seats.names[distances[seat]] + name.removeprefix(seats.names[seat]) if at_table else name
            if called not in self.numbers:
                raise RulesBug(f"no {self.name} is called {called}; right would be one for each seat")
            seen.append(self.numbers[called])
        return seen

    def names_seen(self, seats: Kinds, count: int) -> list[str]:
        """The names of the kinds as a viewer sees them: `+0_shop` is the viewer's own, `+1` the next seat clockwise."""
        owners = [self.seat_of(kind, seats) for kind in range(len(self))]
        return [
            f"+{seat}{name.removeprefix(seats.names[seat])}" if 0 <= seat < count else name
            for name, seat in zip(self.names, owners, strict=True)
        ]

    def most_with_a_back(self) -> int:
        """The largest number of pieces with the same back."""
        pieces = [self.back(kind) for kind, count in enumerate(self.supply or []) for _ in range(count)]
        return max(pieces.count(back) for back in self.different_backs)

    def size(self) -> int:
        return len(self.names)

    def written(self, number: int) -> str | int:
        return self.names[number]

    def read(self, word: object, where: str) -> int:
        if not isinstance(word, str) or word not in self.numbers:
            raise BadPosition(f"{where}: unknown {self.name} {short(word)}; right would be {one_of(self.names, word)}")
        return self.numbers[word]


def _owner(name: str, seats: Kinds | None) -> int:
    """The seat whose name a kind has, or begins with; -1 for none."""
    for seat, called in enumerate([] if seats is None else seats.names):
        if name == called or name.startswith(f"{called}_"):
            return seat
    return -1


class OrNone(Kinds):
    """A sort with one more kind before all others that stands for none of them, such as `nobody`, `supply`, `nowhere`.

    A cell or a field of a step holds 0 for none, 1 for the first kind, and so on. Rules never see these numbers:
    `member` and `number` translate, and a table reads with `Cells.where` and `Cells.holder`.
    """

    def __init__(self, name: str, none: str, names: list[str], of_seats: Kinds | None = None) -> None:
        super().__init__(name, [none, *names], of_seats=of_seats)

    def member(self, number: i64) -> i64:
        """The kind that a number stands for, counted as in the sort itself; NOWHERE (or NOBODY) for none."""
        return number - 1

    def number(self, member: i64) -> i64:
        """The number that stands for a kind; 0 for NOWHERE or NOBODY."""
        return member + 1


class Count(Field):
    """A plain number from 0 to the most."""

    def __init__(self, most: int) -> None:
        self.most: Final = most

    def size(self) -> int:
        return self.most + 1

    def written(self, number: int) -> str | int:
        return number

    def read(self, word: object, where: str) -> int:
        number = int(word) if isinstance(word, str) and word.isdecimal() and len(word) < 8 else word
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= self.most:
            raise BadPosition(f"{where}: {short(word)} cannot be; right would be a number from 0 to {self.most}")
        return number


# The empty set.
EMPTY_SET: Final = 0


class SetOf(Field):
    """Some of the kinds, each at most once; written `church+bank`, and `none` for the empty set.

    A set is a number with a bit for each kind, up to 63 of them. It costs no object, so its operations are static
    methods of the class: `SetOf.has(given, offering)`, `SetOf.with_(given, offering)`.
    """

    def __init__(self, kinds: Kinds) -> None:
        self.kinds: Final = kinds

    def size(self) -> int:
        return 1 << len(self.kinds)

    @staticmethod
    def has(members: i64, kind: i64) -> bool:
        """Is a kind in the set?"""
        return members >> kind & 1 != 0

    @staticmethod
    def has_all(members: i64, wanted: i64) -> bool:
        """Is everything of another set in the set?"""
        return members & wanted == wanted

    @staticmethod
    def with_(members: i64, kind: i64) -> i64:
        """The set with a kind in it."""
        bit: i64 = 1
        bit <<= kind  # in a line of its own: mypyc would shift a literal in 32 bits
        return members | bit

    @staticmethod
    def without(members: i64, kind: i64) -> i64:
        """The set without a kind."""
        bit: i64 = 1
        bit <<= kind
        return members & ~bit

    @staticmethod
    def count(members: i64) -> i64:
        """How many kinds are in the set?"""
        found: i64 = 0
        while members:
            members &= members - 1  # without the lowest
            found += 1
        return found

    def members(self, number: int) -> list[int]:
        return [kind for kind in range(len(self.kinds)) if SetOf.has(number, kind)]

    def written(self, number: int) -> str | int:
        return "+".join([self.kinds.names[kind] for kind in self.members(number)]) or "none"

    def read(self, word: object, where: str) -> int:
        if not isinstance(word, str):
            raise BadPosition(f"{where}: {short(word)} names nothing; right would be like {self.written(3)!r}")
        number = 0
        for name in [] if word == "none" else word.split("+"):
            kind = self.kinds.read(name, where)
            if SetOf.has(number, kind):
                raise BadPosition(f"{where}: {name!r} stands there twice; right would be once")
            number = SetOf.with_(number, kind)
        return number
