"""The options of `reset`: tables at which games begin, such as some near the end, and the rows to reset."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from higaki.batch.batch import Batch
from higaki.batch.table_batch import array_of, yes_or_no
from higaki.engine.base.errors import BadCall, one_of, short
from higaki.engine.match.match import Match
from higaki.engine.table.table import Table

TABLES, REDEAL, SAME_LUCK, RESET_MASK = "tables", "redeal", "same_luck", "reset_mask"
OPTIONS: Final = (TABLES, REDEAL, SAME_LUCK, RESET_MASK)


class Beginnings:
    """Tables at which games begin: each new game is a copy of one of them, drawn at random."""

    def __init__(self, tables: Batch, redeals: bool, same_luck: bool) -> None:
        self._tables: Final = tables
        # Replace what the seat to move cannot know; or let the game continue with the same random numbers.
        self.redeals: Final = redeals
        self._same_luck: Final = same_luck

    def put_into(self, batch: Batch, rows: NDArray[np.bool_], rng: np.random.Generator) -> None:
        """Begin a game at each of these rows."""
        sources = np.full(batch.n, -1)
        sources[rows] = rng.integers(self._tables.n, size=int(rows.sum()))
        batch.take(self._tables, sources, self._same_luck)


def read_options(
    batch: Batch, chosen: dict[str, Any], options: object
) -> tuple[Beginnings | None, NDArray[np.bool_] | None]:
    """The tables to begin at, and the rows to reset, from the options of `reset`; `chosen` are those of the game."""
    if options is None:
        return None, None
    if not isinstance(options, dict) or not options.keys() <= set(OPTIONS):
        raise BadCall(f"options are {short(options)}; right would be a dict with {one_of(OPTIONS)}")
    if TABLES not in options and options.keys() - {RESET_MASK}:
        raise BadCall(f"options are {short(options)}; right would be {TABLES}, too, for games to begin at")
    found = _beginnings(batch, chosen, options) if TABLES in options else None
    mask = options.get(RESET_MASK)
    if mask is None:
        return found, None
    rows = array_of(mask)
    if rows.dtype != np.bool_ or rows.shape != (batch.n,) or not rows.any():
        right = f"a mask of bools for {batch.n} tables, one of them true"
        raise BadCall(f"{RESET_MASK} is {short(mask)}; right would be {right}")
    return found, rows.copy()


def _beginnings(batch: Batch, chosen: dict[str, Any], options: dict[str, Any]) -> Beginnings:
    given, chosen_luck = options[TABLES], [yes_or_no(name, options.get(name, False)) for name in (REDEAL, SAME_LUCK)]
    if isinstance(given, Batch):
        tables = [given]
    elif isinstance(given, Iterable) and not isinstance(given, str | bytes | np.ndarray):
        tables = list(given)
    else:
        tables = []
    if not tables:
        raise BadCall(f"{TABLES} are {short(given)}; right would be a list of tables or matches, or a Batch")
    made = Batch(batch.game, batch.seats, given.n if isinstance(given, Batch) else len(tables), threads=1, **chosen)
    if isinstance(given, Batch):
        made.take(given, np.arange(given.n), same_luck=True)
    else:
        for row, table in enumerate(tables):
            made.load(row, _table(table))
    if made.over.any():
        row = int(np.flatnonzero(made.over)[0])
        raise BadCall(f"table {row} of {TABLES} is over; right would be one with a decision to come")
    return Beginnings(made, *chosen_luck)


def _table(given: object) -> Table | object:
    return given.table if isinstance(given, Match) else given
