"""Things (the action space): everything that a player of one game can choose, in a fixed order."""

from typing import Final

from higaki.engine.base.kinds import Kinds
from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Action


class Group:
    """Things of one sort, one for each member: `CELL + cell` is the thing, `CELL.member(thing)` the cell.

    A group of amounts, such as bids, has a thing for each number of a range and is shown as one stepper.
    """

    def __init__(self, name: str, first: Action, count: i64, least: i64) -> None:
        self.name: Final = name
        self.first: Final[Action] = first
        self.after: Final[Action] = first + count
        # The number of the thing with member 0, which does not exist in a range that starts later.
        self.zero: Final[Action] = first - least

    def __add__(self, member: i64) -> Action:
        return self.zero + member

    def __contains__(self, thing: Action) -> bool:
        return self.first <= thing < self.after

    def member(self, thing: Action) -> i64:
        return thing - self.zero


class Things:
    """The names of all things (`market.2`, `hand.red_2`, `done`) and their numbers."""

    def __init__(self) -> None:
        self.names: Final[list[str]] = []
        self.numbers: Final[dict[str, int]] = {}
        # The groups that are ranges of numbers.
        self.ranges: Final[list[Group]] = []

    def button(self, name: str) -> int:
        """Add a single thing. Returns its number."""
        number = len(self.names)
        self.names.append(name)
        self.numbers[name] = number
        return number

    def group(self, name: str, members: Kinds) -> Group:
        """A thing per member, `name.member`."""
        return self._listed(name, members.names, 0)

    def slots(self, name: str, count: int) -> Group:
        """A thing per position of a row, named from 1; the members count from 0, like slots."""
        return self._listed(name, [str(slot) for slot in range(1, count + 1)], 0)

    def amounts(self, name: str, least: int, most: int) -> Group:
        """A thing per number from the least to the most."""
        made = self._listed(name, [str(amount) for amount in range(least, most + 1)], least)
        self.ranges.append(made)
        return made

    def _listed(self, name: str, members: list[str], least: int) -> Group:
        made = Group(name, len(self.names), len(members), least)
        for member in members:
            self.button(f"{name}.{member}")
        return made
