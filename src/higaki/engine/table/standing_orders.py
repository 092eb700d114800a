"""Standing orders: answers that a seat gives in advance to questions of the rules, until something named happens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from higaki.engine.base.number_types import Action, Seat

if TYPE_CHECKING:
    from higaki.engine.table.steps import StepKind
    from higaki.engine.table.table import Table

# The answer of an order that leaves the question to its player.
NO_ANSWER: Final = -1


class StandingOrder:
    """An answer to questions of some kinds, which a player chooses from a list.

    Whether it answers follows from what everybody sees, so its delay tells no secret. What it answers may depend on the
    hand. The text `standing-order-<name>` says it, with `amount` if the player sets a number.
    """

    def __init__(
        self,
        name: str,
        steps: list[StepKind],
        cancelled_by: list[int] | None = None,
        cancelled_at: list[int] | None = None,
        ends_with_chapter: bool = False,
        least: int = 0,
        most: int = 0,
    ) -> None:
        self.name: Final = name
        self.step_names: Final = [kind.name for kind in steps]
        # The events that end it, and those that end it if they are aimed at this seat.
        self.cancelled_by: Final = cancelled_by or []
        self.cancelled_at: Final = cancelled_at or []
        # Does it end with the game's chapter, such as a round?
        self.ends_with_chapter: Final = ends_with_chapter
        # The range of the number that the player sets; 0 and 0 without one.
        self.least: Final = least
        self.most: Final = most

    def may_be_given(self, t: Table, seat: Seat) -> bool:
        """Does it make sense now? It depends on what everybody sees."""
        return True

    def answer(self, t: Table, seat: Seat, amount: int) -> Action:
        """The answer to the open question of this seat, or NO_ANSWER."""
        raise NotImplementedError

    def answers(self, t: Table, seat: Seat, amount: int) -> Action:
        """The same, also for a question of another kind, and only if the thing may be chosen."""
        if t.over or t.seat != seat:
            return NO_ANSWER
        declared = t.step.declared
        if declared is None or declared.name not in self.step_names:
            return NO_ANSWER
        thing = self.answer(t, seat, amount)
        return thing if thing in t.options else NO_ANSWER


class FixedAnswer(StandingOrder):
    """A standing order that always gives the same answer."""

    def __init__(
        self,
        name: str,
        steps: list[StepKind],
        thing: int,
        cancelled_by: list[int] | None = None,
        cancelled_at: list[int] | None = None,
        ends_with_chapter: bool = False,
    ) -> None:
        super().__init__(name, steps, cancelled_by, cancelled_at, ends_with_chapter)
        self.thing: Final = thing

    def answer(self, t: Table, seat: Seat, amount: int) -> Action:
        return self.thing
