"""The win model: the weight of each term of the evaluation for winning, read from the game's `odds.toml`.

An evaluation that chooses well does not predict the winner, so tables between two turns are judged by this model. It is
fitted to the winners of many games (`bench/odds.py`). Rules never read it.
"""

from pathlib import Path
from typing import Final

from higaki.engine.base.mypyc_compat import vec
from higaki.engine.base.native_arrays import measures
from higaki.engine.base.strict_toml import Row, read_toml

# The factors of each term: its worth and its amount, at the start and at the end of the game.
NUMBERS_OF_A_TERM: Final = 4


class Odds:
    """The change of the log-odds per unit of a term; empty without a fitted model."""

    def __init__(self, path: Path) -> None:
        self.words: Final[list[str]] = []
        numbers: list[float] = []
        if path.exists():
            row = read_toml(path)
            for word, content in row.content.items():
                self.words.append(word)
                numbers += _of_a_term(row, word, content)
        self.numbers: Final[vec[float]] = measures(numbers)


def _of_a_term(row: Row, word: str, content: object) -> list[float]:
    found: list[float] = []
    if isinstance(content, list):
        found = [float(number) for number in content if type(number) is float or type(number) is int]
    if len(found) != NUMBERS_OF_A_TERM:
        raise row.wrong(word, f"a list of {NUMBERS_OF_A_TERM} numbers")
    return found
