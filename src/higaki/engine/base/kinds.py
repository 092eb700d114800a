"""Kinds: the numbered names of one sort of piece, space or seat. Also the other types of a step's fields."""

from __future__ import annotations

from typing import Final

from higaki.engine.base.errors import BadPosition, RulesBug, one_of, short
from higaki.engine.base.number_arrays import figures


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
    """The kinds of one sort of piece, by number. A supply of None means as many as are needed.

    `printed` is what each kind shows beside its name; a scene adds it to every visible piece. `backs` are what their
    backs show, if these differ; everybody sees the back even of a hidden piece. If some kinds belong to a seat or stand
    for one, `of_seats` are the seats, and each kind has the name of its seat (`red`) or begins with it (`red_shop`).
    `of_sides` says that in a team game they stand for the place of a team, not for a single member.
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
        # What backs of this sort can show, each once; where they do not differ, one that shows nothing.
        self.different_backs: Final = sorted(set(backs or [""]))
        self.back_numbers: Final = figures([self.different_backs.index(self.back(kind)) for kind in range(len(names))])

    def __len__(self) -> int:
        return len(self.names)

    def back(self, kind: int) -> str:
        return "" if self.backs is None else self.backs[kind]

    def seat_of(self, kind: int, seats: Kinds) -> int:
        """The seat that a kind belongs to, or stands for; -1 for most."""
        if self is seats:
            return kind
        for seat, name in enumerate(seats.names) if self.of_seats is seats else ():
            if self.names[kind] == name or self.names[kind].startswith(f"{name}_"):
                return seat
        return -1

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
        """How many pieces there are at most with the same back."""
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


class SetOf(Field):
    """Some of the kinds, each at most once; written `church+bank`, and `none` for the empty set."""

    def __init__(self, kinds: Kinds) -> None:
        self.kinds: Final = kinds

    def size(self) -> int:
        return 1 << len(self.kinds)

    def members(self, number: int) -> list[int]:
        return [kind for kind in range(len(self.kinds)) if number >> kind & 1]

    def written(self, number: int) -> str | int:
        return "+".join([self.kinds.names[kind] for kind in self.members(number)]) or "none"

    def read(self, word: object, where: str) -> int:
        if not isinstance(word, str):
            raise BadPosition(f"{where}: {short(word)} names nothing; right would be like {self.written(3)!r}")
        number = 0
        for name in [] if word == "none" else word.split("+"):
            kind = 1 << self.kinds.read(name, where)
            if number & kind:
                raise BadPosition(f"{where}: {name!r} stands there twice; right would be once")
            number |= kind
        return number
