"""What batches on processors and on GPUs have in common: their game and size, and the checks of arguments."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from higaki import catalogue
from higaki.engine.base.errors import BadCall, BadSetting, RulesBug, short
from higaki.engine.table.game import Game
from higaki.engine.table.steps import NOBODY
from higaki.engine.table.table import Table, checked_table
from higaki.engine.views.observation import outlook

MOST_TABLES: Final = 1 << 24
SEEDS: Final = (-(1 << 63), (1 << 63) - 1)
# Who plays for a seat, for `Batch.play_on`: nobody, or a bot.
NO_PLAYER, RANDOM_PLAYER, GREEDY_PLAYER = range(3)
RETURNS: Final = ("win_share", "place", "score")
# A viewer that leaves a row as it is, for `redeal`.
NOT_THIS_ROW: Final = -2


class TableBatch:
    """N tables of one game."""

    def __init__(self, game: str | Game, seats: int | None, n: int, seed: int, options: dict[str, object]) -> None:
        found = game if isinstance(game, Game) else catalogue.find(game)
        count = found.settings.seats[-1] if seats is None else seats
        # An empty table takes seats of any type, and refuses wrong ones in a sentence.
        self._blank: Final = found.unpacked_table(found.empty_table(count, 0, options).seats, 0, options)
        self.game: Final = found
        self.seats: Final = int(count)
        self.n: Final = whole("n", n, 1, MOST_TABLES)
        self.seed = whole("seed", seed, *SEEDS)
        # The layouts of observations, by seat; the last is that of a spectator.
        self._outlooks: Final = [outlook(self._blank, seat) for seat in [*range(self.seats), NOBODY]]
        self.observation_size: Final = int(self._outlooks[0].size)

    def __len__(self) -> int:
        return self.n

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.game.name!r}, seats={self.seats}, n={self.n}, seed={self.seed})"

    # Checks

    def _done(self, wrong: int) -> None:
        if wrong >= 0:
            raise RulesBug(f"row {wrong}: a rule of {self.game.name} found itself broken")

    def _row(self, row: object) -> int:
        return whole("row", row, 0, self.n - 1)

    def row_numbers(self, values: object, what: str) -> NDArray[np.int32]:
        """One whole number for each row."""
        array = array_of(values)
        if array.dtype == np.int32 and array.shape == (self.n,) and array.flags.c_contiguous:
            return array
        if array.shape != (self.n,) or array.dtype.kind not in "iu":
            is_now = f"{array.dtype} of shape {array.shape}"
            raise BadCall(f"{what} are {is_now}; right would be {self.n} whole numbers, one for each table")
        if array.size and (array.min() < -(1 << 31) or array.max() >= 1 << 31):
            raise BadCall(f"{what} have a number that is too large; right would be numbers of things")
        return np.ascontiguousarray(array, np.int32)

    def _rows(self, rows: object) -> NDArray[np.uint8]:
        """A mask of rows."""
        array = array_of(rows)
        mask = np.zeros(self.n, np.uint8)
        if array.dtype == np.bool_ and array.shape == (self.n,):
            mask[:] = array
            return mask
        if array.size == 0 and array.ndim == 1:
            return mask
        if array.ndim != 1 or array.dtype.kind not in "iu" or array.min() < 0 or array.max() >= self.n:
            right = f"a list of numbers from 0 to {self.n - 1}, or a mask with {self.n} entries"
            raise BadCall(f"{short(rows)} are no rows; right would be {right}")
        mask[array] = 1
        return mask

    def _viewers(self, seat: object, least: int) -> NDArray[np.int32]:
        array = array_of(seat)
        if (
            array.shape not in ((), (self.n,))
            or array.dtype.kind not in "iu"
            or array.min() < least
            or array.max() >= self.seats
        ):
            right = f"a number from {least} to {self.seats - 1}, or one for each of {self.n} tables"
            raise BadCall(f"{short(seat)} is no seat; right would be {right}")
        return np.ascontiguousarray(np.broadcast_to(array, (self.n,)), np.int32)

    def _kind_of_return(self, kind: str) -> int:
        if not is_one_of(kind, RETURNS):
            raise BadCall(f"{short(kind)} is no kind of return; right would be one of {', '.join(RETURNS)}")
        return RETURNS.index(kind)

    def _some_viewers(self, seat: object, rows: object) -> NDArray[np.int32]:
        """By row, the viewer of a redeal or an observation."""
        viewers = self._viewers(seat, NOBODY)
        if rows is None:
            return viewers
        return np.where(self._rows(rows) == 1, viewers, np.int32(NOT_THIS_ROW)).astype(np.int32)

    def _players(self, players: object) -> NDArray[np.uint8]:
        """By row and seat, who plays."""
        array = array_of(players)
        shapes = ((self.seats,), (self.n, self.seats))
        is_ready = array.dtype == np.uint8 and array.shape == shapes[1] and array.flags.c_contiguous
        if is_ready and array.max() <= GREEDY_PLAYER:
            return array
        if array.shape not in shapes or array.dtype.kind not in "iu" or array.min() < 0 or array.max() > GREEDY_PLAYER:
            right = f"0, 1 or 2 for each of {self.seats} seats, or for each of {self.n} tables and their seats"
            raise BadCall(f"{short(players)} are no players; right would be {right}")
        return np.ascontiguousarray(np.broadcast_to(array, shapes[1]), np.uint8)

    def _is_like(self, other: "TableBatch") -> bool:
        """Has it tables of the same game, seats and options?"""
        mine, others = self._blank, other._blank
        return self.game is other.game and self.seats == other.seats and mine.settings == others.settings

    def _loadable(self, table: object) -> Table:
        """A table of the same game, seats and options."""
        t = checked_table(table)
        if t.game is not self.game or t.seats != self.seats or t.settings != self._blank.settings:
            raise BadSetting(
                f"{short(table)} is a table of another size or with other options; right would be {self!r}"
            )
        return t


def array_of(value: object) -> NDArray[Any]:
    """What was given, as an array. Lists of different lengths are none: they become a single object."""
    try:
        return np.asarray(value)
    except ValueError:
        single = np.empty((), object)
        single[()] = value
        return single


def is_one_of(word: object, words: tuple[str, ...]) -> bool:
    """Is it one of these words? An array is none, though `in` would compare it."""
    return isinstance(word, str) and word in words


def yes_or_no(name: str, value: object) -> bool:
    if not isinstance(value, bool | np.bool_):
        raise BadCall(f"{name} is {short(value)}; right would be True or False")
    return bool(value)


def whole(name: str, value: object, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int | np.integer) or not least <= value <= most:
        raise BadCall(f"{name} is {short(value)}; right would be a whole number from {least} to {most}")
    return int(value)
