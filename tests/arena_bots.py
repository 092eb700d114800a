"""Bots that somebody could bring to the arena: good ones and bad ones."""

from __future__ import annotations

import os

from higaki.bots import Bot
from higaki.engine.luck import Luck
from higaki.engine.table import Table


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

    def __init__(self, luck: Luck) -> None:
        self.luck = luck

    def think(self, t: Table) -> int:
        return t.options[self.luck.below(len(t.options))]


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
    def __init__(self, luck: Luck, iterations: int) -> None:
        super().__init__(luck)


class Thoughtless:
    def __init__(self, luck: Luck) -> None:
        pass
