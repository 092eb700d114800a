"""Steps: what still has to happen at a table. A step is a value: it never changes, so tables share it freely.

A step's fields are whole numbers, seat first. To go on, a step puts new steps on the agenda.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from higaki.engine.table import Table

NOBODY: Final = -1
CHANCE: Final = -2

# When a step asks: an effect never, a choice if there is a choice, a secret one (or one to look at first) always.
NEVER: Final = 0
IF_OPEN: Final = 1
ALWAYS: Final = 2


class Step:
    """Something that still has to happen."""

    asks = NEVER
    # Only the eyes of who chooses may learn what was pointed at.
    hidden = False
    # Nothing is half done when this is asked, so a bot that thinks one action ahead may judge the table here.
    between_actions = False

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> list[int]:
        """All the step's numbers after the seat, in the order its constructor takes them."""
        return []

    def happen(self, t: Table) -> None:
        """What an effect does."""
        raise NotImplementedError

    def options(self, t: Table) -> list[int]:
        """The things that may be pointed at."""
        raise NotImplementedError

    def take(self, t: Table, thing: int) -> None:
        """What follows when one of them is."""
        raise NotImplementedError


class Effect(Step):
    """Something happens; nobody is asked."""


class Choice(Step):
    """A seat points at a thing. With a single option the engine takes it: one answer is no question."""

    asks = IF_OPEN


class SecretChoice(Choice):
    """A choice that is always asked, because being skipped would tell the others what you hold."""

    asks = ALWAYS


class Chance(Choice):
    """Dice, coins and lots: a choice of nobody's, made by weight."""

    def __init__(self) -> None:
        self.seat = CHANCE

    def weights(self, t: Table) -> list[int]:
        """How likely each option is, in the order of the options."""
        return [1] * len(self.options(t))
