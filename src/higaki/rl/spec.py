"""The sizes, bounds and names of observations and actions, for whoever builds a net by hand. It needs only numpy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from higaki import catalogue
from higaki.batch.table_batch import array_of
from higaki.engine.base.errors import BadCall
from higaki.engine.table.game import Game
from higaki.engine.views.observation import shape
from higaki.engine.views.observation_parts import Part

OBSERVATION_TYPE: Final = np.int16
MASK_TYPE: Final = np.int8
# Amounts that can be higher are scaled by their logarithm.
LARGE: Final = 64


@dataclass(frozen=True, eq=False, repr=False)
class Spec:
    """What an observation and an action of one game are, at tables with one number of seats and the same options."""

    game: Game
    seats: int
    # All options of the game, with the values at these tables.
    options: dict[str, object]
    # The numbers of an observation in groups, as `higaki.engine.views.observation.shape` gives them.
    parts: tuple[Part, ...]
    # By number of an observation: its part and its subject, such as "hand+0 kinds: red_3"; its bounds.
    names: tuple[str, ...]
    lowest: NDArray[np.int16]
    highest: NDArray[np.int16]
    # By number of an observation: is it an index (a kind, a space, a seat), or a set with a bit for each seat? All
    # others are amounts.
    is_index: NDArray[np.bool_]
    is_set: NDArray[np.bool_]
    # By number of an action, its name; a mask has a number for each.
    actions: tuple[str, ...]
    observation_dtype: np.dtype[np.int16]
    mask_dtype: np.dtype[np.int8]
    # By number of an observation, where it begins after one-hot encoding; and the count of all numbers then.
    one_hot_begins: NDArray[np.int64]
    one_hot_size: int

    def __repr__(self) -> str:
        sizes = f"observation_size={self.observation_size}, mask_size={self.mask_size}"
        return f"Spec({self.game.name!r}, seats={self.seats}, {sizes}, one_hot_size={self.one_hot_size})"

    @property
    def observation_size(self) -> int:
        return len(self.names)

    @property
    def mask_size(self) -> int:
        return len(self.actions)

    @property
    def one_hot_names(self) -> tuple[str, ...]:
        """A name for each number after one-hot encoding: an index has one for each value, a set for each member."""
        found: list[str] = []
        for part in self.parts:
            for number in range(part.begin, part.end):
                if part.is_index:
                    values = part.values[: int(self.highest[number]) + 1]
                    found += [f"{self.names[number]} = {value}" for value in values]
                elif part.is_set:
                    found += [f"{self.names[number]} has {value}" for value in part.values]
                else:
                    found.append(self.names[number])
        return tuple(found)

    def scaled(self, observation: object) -> NDArray[np.float32]:
        """Observations, one or many, with every number from 0 to 1.

        Amounts that can become large (money, points) are scaled by their logarithm: usual ones are far below the bound.
        """
        observed = self._checked(observation)
        out = np.divide(observed, np.maximum(self.highest, 1), dtype=np.float32)
        large = (self.highest > LARGE) & ~self.is_index & ~self.is_set
        out[..., large] = np.log1p(observed[..., large]) / np.log1p(self.highest[large])
        return out

    def one_hot(self, observation: object, *, scaled: bool = False) -> NDArray[Any]:
        """Observations, one or many, with one-hot encoding of every index, and a number for each member of a set.

        Amounts stay as they are (int16), or are `scaled` to 0 to 1 (float32).
        """
        observed = self._checked(observation)
        amounts: NDArray[Any] = self.scaled(observed) if scaled else observed
        rows = observed.reshape(-1, self.observation_size)
        out = np.zeros((len(rows), self.one_hot_size), amounts.dtype)
        is_amount = ~(self.is_index | self.is_set)
        out[:, self.one_hot_begins[is_amount]] = amounts.reshape(rows.shape)[:, is_amount]
        columns = self.one_hot_begins[self.is_index] + rows[:, self.is_index]
        out[np.arange(len(rows))[:, np.newaxis], columns] = 1
        for seat in range(len(self.game.places.seats)):
            out[:, self.one_hot_begins[self.is_set] + seat] = rows[:, self.is_set] >> seat & 1
        return out.reshape(*observed.shape[:-1], self.one_hot_size)

    def _checked(self, observation: object) -> NDArray[np.int16]:
        array = array_of(observation)
        if array.dtype.kind not in "iu" or array.shape[-1:] != (self.observation_size,):
            right = f"whole numbers, {self.observation_size} for each observation"
            raise BadCall(f"observation is {array.dtype} of shape {array.shape}; right would be {right}")
        outside = (array < 0) | (array > self.highest)
        if outside.any():
            first = tuple(np.argwhere(outside)[0])
            right = f"a number from 0 to {self.highest[first[-1]]}"
            raise BadCall(f"{self.names[first[-1]]} is {array[first]}; right would be {right}")
        return array.astype(OBSERVATION_TYPE, copy=False)


def spec(game: str | Game, seats: int | None = None, **options: object) -> Spec:
    """The spec of a game; without seats the table is full."""
    found = game if isinstance(game, Game) else catalogue.find(game)
    count = found.settings.seats[-1] if seats is None else seats
    table = found.empty_table(count, 0, options)
    parts = shape(found, count, options)
    highest = np.array([bound for part in parts for bound in part.highest], OBSERVATION_TYPE)
    is_index = np.array([part.is_index for part in parts for _ in part.highest], np.bool_)
    is_set = np.array([part.is_set for part in parts for _ in part.highest], np.bool_)
    widths = np.where(is_index, highest + 1, np.where(is_set, len(found.places.seats), 1)).astype(np.int64)
    lowest, begins = np.zeros_like(highest), np.cumsum(widths) - widths
    for array in (lowest, highest, is_index, is_set, begins):
        array.flags.writeable = False
    return Spec(
        game=found,
        seats=table.seats,
        options=found.settings.chosen(table.settings),
        parts=tuple(parts),
        names=tuple(_name(part, subject) for part in parts for subject in part.of),
        lowest=lowest,
        highest=highest,
        is_index=is_index,
        is_set=is_set,
        actions=tuple(found.things.names),
        observation_dtype=np.dtype(OBSERVATION_TYPE),
        mask_dtype=np.dtype(MASK_TYPE),
        one_hot_begins=begins,
        one_hot_size=int(widths.sum()),
    )


def _name(part: Part, subject: str) -> str:
    return part.name if subject == part.name else f"{part.name}: {subject}"
