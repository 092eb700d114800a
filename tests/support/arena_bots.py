"""Bots that somebody could bring to the arena: good ones and bad ones."""

from __future__ import annotations

import os

from higaki.bots import Bot
from higaki.engine.base.random_numbers import Rng
from higaki.engine.table.table import Table


class Last(Bot):
    """Takes the last of its options. What it thinks of, it tries on the table that it was given."""

    def think(self, t: Table) -> int:
        chosen = t.options[-1]
        t.play(t.options[0])
        return chosen

    def choose(self, t: Table) -> int:
        raise AssertionError("this would be the true table")


class Stranger:
    """Inherits nothing."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def think(self, t: Table) -> int:
        return t.options[self.rng.below(len(t.options))]


class Cheat(Bot):
    """Points at what is not there."""

    def think(self, t: Table) -> int:
        return 30_000


class Broken(Bot):
    def think(self, t: Table) -> int:
        raise ZeroDivisionError("nothing to share")


class Mortal(Bot):
    def think(self, t: Table) -> int:
        os._exit(1)


class Demanding(Bot):
    def __init__(self, rng: Rng, iterations: int) -> None:
        super().__init__(rng)


class Thoughtless:
    def __init__(self, rng: Rng) -> None:
        pass


class Number:
    """A whole number that is no int, such as numpy's."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


class Wrapping(Stranger):
    def think(self, t: Table) -> int:
        return Number(t.options[-1])  # type: ignore[return-value]


class Silent(Bot):
    def think(self, t: Table) -> int:
        return None  # type: ignore[return-value]


class Talking(Bot):
    def think(self, t: Table) -> int:
        print("well", t.seat)
        return t.options[0]


class Leaving(Bot):
    def think(self, t: Table) -> int:
        raise SystemExit(0)


class Muddled(Bot):
    """What does not fit is within, not the call."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.level = "1" + 1  # type: ignore[operator]


class Gone(Bot):
    def __init__(self, rng: Rng) -> None:
        raise SystemExit(0)


class Tiring(Stranger):
    """Plays the games of a few seeds, then fails or is stopped; the third of them is not played any more."""

    games = 0
    error: type[BaseException] = ZeroDivisionError

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        Tiring.games += 1

    def think(self, t: Table) -> int:
        # The first one was only made to see whether it can be.
        if Tiring.games > 3:
            raise Tiring.error("tired")
        return super().think(t)
