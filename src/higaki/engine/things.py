"""Things: all that a player of one game can point at, fixed once and in order. This list is the game's action space."""

from typing import Final


class Things:
    """Names as spoken at the table (`market.2`, `hand.red_2`, `done`) and their numbers."""

    def __init__(self) -> None:
        self.names: Final[list[str]] = []
        self.numbers: Final[dict[str, int]] = {}

    def button(self, name: str) -> int:
        """One thing of its own. Returns its number."""
        number = len(self.names)
        self.names.append(name)
        self.numbers[name] = number
        return number

    def group(self, name: str, members: list[str]) -> int:
        """A thing per member, `name.member`. Returns the first number; the others follow in order."""
        first = len(self.names)
        for member in members:
            self.button(f"{name}.{member}")
        return first

    def slots(self, name: str, count: int) -> int:
        """A thing per position of a row, counted from 1."""
        return self.group(name, [str(slot) for slot in range(1, count + 1)])
