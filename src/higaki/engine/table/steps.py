"""Steps: questions and effects that the rules have scheduled. A step is an immutable value that tables share.

A game declares its steps once, with the types of their fields. This creates every possible step with a number. The
agenda of a table holds these numbers.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final

from higaki.engine.base.errors import RulesBug
from higaki.engine.base.kinds import Field, Kinds
from higaki.engine.base.mypyc_compat import i64, vec
from higaki.engine.base.native_arrays import figures
from higaki.engine.base.number_types import Action, Seat, Spot
from higaki.engine.table.events import Refused

if TYPE_CHECKING:
    from higaki.engine.table.table import Table

NOBODY: Final = -1
CHANCE: Final = -2

# When a step asks: an effect never, a choice if there are several options, a secret choice always.
NEVER: Final = 0
IF_OPEN: Final = 1
ALWAYS: Final = 2

ALIKE: Final = figures([])
# An agenda holds numbers of 16 bits.
MOST_STEPS: Final = 1 << 15


class Step:
    """A scheduled question or effect. Its fields are integers; subclasses declare them and `Steps` fills them."""

    asks: i64 = NEVER
    # Only the viewer who chooses may see the thing.
    hidden: bool = False
    # For bots alone: this is asked between two actions of a turn, when nothing is half done. A bot ends the plan of one
    # action here, judges the table, and plans the next action from the best of these tables.
    between_actions: bool = False
    # For bots alone: nobody knows what this is about before it is asked, such as cards that are drawn for it or by its
    # answer. A bot that plans an earlier action stops before it; one that is asked it tries several possible draws.
    unforeseen: bool = False
    # It is decided by what looks best without a search, by lot among equals: trying answers out would cost everybody at
    # the table time, as an offer does that is begun and withdrawn again, or a search could tell nothing apart.
    decided_by_plan: bool = False
    # The question only completes an earlier answer, so that its `suggestion` can be shown with that one.
    continues: bool = False

    def __init__(self, seat: Seat) -> None:
        self.seat: Final[Seat] = seat
        self.number: i64 = -1
        self.declared: StepKind | None = None
        # All its numbers after the seat, in the order of declaration.
        self.fields: list[int] = []

    def happen(self, t: Table) -> None:
        """Execute an effect."""
        raise NotImplementedError

    def options(self, t: Table) -> None:
        """Offer the things that may be chosen."""
        raise NotImplementedError

    def take(self, t: Table, thing: Action) -> None:
        """Execute the chosen thing."""
        raise NotImplementedError

    def details(self, t: Table) -> dict[str, int | str]:
        """Further details of the question at this table: numbers or names, with the name of their sort."""
        return {}

    def refused(self, t: Table) -> list[Refused]:
        """Things that a player may expect but cannot choose now, each with the reason. Only that seat sees them."""
        return []

    def looked_at(self, t: Table) -> Spot:
        """The stack whose highest pieces are options, as the things `looked.1` and so on; -1 for most questions."""
        return -1

    def suggestion(self, t: Table, options: list[int]) -> int:
        """The most sensible of these answers to a question that `continues`."""
        return options[0]

    def weights(self, t: Table) -> vec[i64]:
        """The weight of each result of a random draw, in the order of the options; empty if all are equally likely."""
        return ALIKE


class Effect(Step):
    """An effect: nobody is asked."""


class Choice(Step):
    """A seat chooses a thing. The engine takes a single option by itself."""

    asks: i64 = IF_OPEN


class SecretChoice(Choice):
    """A choice that is always asked, because a skipped question would reveal the hand.

    If it is asked out of turn and can be declined, it names the thing that declines. A seat without another option
    may have it answered in advance (`Match.stand`).
    """

    asks: i64 = ALWAYS
    # The thing that declines; none during the seat's own turn.
    decline: Action = -1


class Window(SecretChoice):
    """A question to every seat, one after the other, whether it can act or not.

    It always offers the thing that declines, so the question does not reveal which seat could act. A seat may answer
    windows of a kind in advance (`Match.stand`).
    """


class Chance(Choice):
    """A random draw (dice, coins, lots): a choice of no seat, made by weight."""


class StepKind:
    """A class of steps: its name, and the types of its fields."""

    def __init__(self, step: type[Step], number: int, first: int, seats: int, fields: dict[str, Field]) -> None:
        self.step: Final = step
        self.number: Final = number
        self.name: Final = step.__name__
        self.of_chance: Final = issubclass(step, Chance)
        self.fields: Final = fields
        sizes = [*([] if self.of_chance else [seats]), *[field.size() for field in fields.values()]]
        if len(fields) > 2:
            raise RulesBug(f"{self.name} has more fields than a step can have")
        self.count: Final = _product(sizes)
        sizes += [1, 1, 1]
        self.first: Final[i64] = first
        # The number of values of its first, second and third field.
        self.firsts: Final[i64] = sizes[0]
        self.seconds: Final[i64] = sizes[1]
        self.thirds: Final[i64] = sizes[2]

    def of(self, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> i64:
        """The number of the step with these fields: the seat first, unless it is a random draw."""
        if (
            first < 0
            or first >= self.firsts
            or second < 0
            or second >= self.seconds
            or third < 0
            or third >= self.thirds
        ):
            raise RulesBug(f"there is no {self.name} of {first}, {second}, {third}")
        return self.first + (first * self.seconds + second) * self.thirds + third


def _product(sizes: list[int]) -> int:
    result = 1
    for size in sizes:
        result *= size
    return result


class Steps:
    """All steps of a game."""

    def __init__(self, seats: Kinds) -> None:
        self.seats: Final = seats
        self.kinds: Final[list[StepKind]] = []
        self.all: Final[list[Step]] = []

    def each(self, step: type[Step], **fields: Field) -> StepKind:
        """Create every step of a class: for each seat (or for chance), with each value of each field."""
        for name in fields:
            if hasattr(Step(NOBODY), name):
                raise RulesBug(f"a field of {step.__name__} cannot be called {name}; every step has that already")
        kind = StepKind(step, len(self.kinds), len(self.all), len(self.seats), fields)
        if issubclass(step, Window) and step(NOBODY).decline < 0:
            raise RulesBug(f"{kind.name} is a window and must say what declines; right would be `decline: Action = …`")
        self.kinds.append(kind)
        seats = [CHANCE] if kind.of_chance else list(range(len(self.seats)))
        for numbers in product(seats, *[range(field.size()) for field in fields.values()]):
            made = step(numbers[0])
            made.number = len(self.all)
            made.declared = kind
            made.fields = list(numbers[1:])
            for name, number in zip(fields, numbers[1:], strict=True):
                setattr(made, name, number)
            self.all.append(made)
        if len(self.all) > MOST_STEPS:
            raise RulesBug(f"{step.__name__} makes too many steps; right would be fields with fewer values")
        return kind

    def kind_called(self, name: str) -> StepKind | None:
        for kind in self.kinds:
            if kind.name == name:
                return kind
        return None
