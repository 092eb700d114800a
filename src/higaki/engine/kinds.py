"""Kinds: the names of one sort of piece, space or seat, by number; and what the numbers of a step can stand for."""

from __future__ import annotations

from typing import Final

from higaki.engine.errors import BadPosition, one_of, short


class Field:
    """What a number in a step stands for: how many values it has, and how each is written."""

    def size(self) -> int:
        """Numbers run from 0 to one less than this."""
        raise NotImplementedError

    def written(self, number: int) -> str | int:
        raise NotImplementedError

    def read(self, word: object, where: str) -> int:
        """The number of a written value; what is wrong with it is said with `where`."""
        raise NotImplementedError


class Kinds(Field):
    """The kinds of one sort of piece, by number. A supply of None means as many as are needed.

    What is printed on each, where its name does not say it all, is shown with every piece that is seen. What their
    backs show, where backs differ, is seen by everybody even of a hidden piece.
    """

    def __init__(
        self,
        name: str,
        names: list[str],
        supply: list[int] | None = None,
        printed: list[dict[str, object]] | None = None,
        backs: list[str] | None = None,
    ) -> None:
        self.name: Final = name
        self.names: Final = names
        self.supply: Final = supply
        self.printed: Final = printed
        self.backs: Final = backs
        self.numbers: Final = {kind: number for number, kind in enumerate(names)}

    def __len__(self) -> int:
        return len(self.names)

    def back(self, kind: int) -> str:
        return "" if self.backs is None else self.backs[kind]

    def different_backs(self) -> list[str]:
        """What backs of this sort can show, each once; where they do not differ, one that shows nothing."""
        return sorted({self.back(kind) for kind in range(len(self.names))})

    def back_number(self, kind: int) -> int:
        return self.different_backs().index(self.back(kind))

    def most_with_a_back(self) -> int:
        """How many pieces there are at most with the same back."""
        pieces = [self.back(kind) for kind, count in enumerate(self.supply or []) for _ in range(count)]
        return max(pieces.count(back) for back in self.different_backs())

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
