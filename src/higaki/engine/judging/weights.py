"""Weights: the factors of a game's evaluation, read from its `weights.toml`, and changed by tuning.

They are one array of numbers. `exact` and `whole` are the same weights with and without fractions; a game reads the one
it computes with. Rules never read them.
"""

from pathlib import Path
from typing import Final

from higaki.engine.base.errors import BadFile
from higaki.engine.base.mypyc_compat import i64, vec
from higaki.engine.base.native_arrays import figures, measures
from higaki.engine.base.strict_toml import read_toml


class Weights:
    """All weights of a game by name: one number, or several that belong together."""

    def __init__(self, path: Path) -> None:
        row = read_toml(path)
        self.names: Final[list[str]] = []
        self.first: Final[dict[str, int]] = {}
        self.unread: Final = set(row.content)
        self.where: Final = row.where
        values: list[float] = []
        for name, content in row.content.items():
            self.first[name] = len(values)
            numbers = content if isinstance(content, list) else [content]
            for number in numbers:
                if type(number) is not float and type(number) is not int:
                    raise row.wrong(name, "a number, or a list of numbers")
                self.names.append(name)
                values.append(float(number))
        self.exact: Final[vec[float]] = measures(values)
        self.whole: Final[vec[i64]] = figures([round(value) for value in values])

    def place(self, name: str) -> int:
        """The index of a weight, or of the first of several."""
        if name not in self.first:
            raise BadFile(f"{self.where}: key '{name}' is missing")
        self.unread.discard(name)
        return self.first[name]

    def done(self) -> None:
        """Refuse weights that were not read."""
        for name in sorted(self.unread):
            raise BadFile(f"{self.where}: unknown key '{name}'")

    def values(self) -> list[float]:
        return [self.exact[number] for number in range(len(self.names))]

    def set(self, values: list[float]) -> None:
        """Use these weights from now on."""
        for number, value in enumerate(values):
            self.exact[i64(number)] = value
            self.whole[i64(number)] = i64(round(value))
