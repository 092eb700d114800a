"""The inputs of a net: what it computes from the numbers of an observation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from higaki.batch import Batch
from higaki.rl import Spec, spec
from training.variants import variants_of

# The kinds of inputs: 1 if the number equals the argument, is at least the argument, or has this bit; or an amount.
EQUALS, AT_LEAST, BIT, LINEAR, LOG = range(5)
# For amounts, whether there are at least so many.
STEPS: Final = (1, 2, 3, 4, 6)
LARGE: Final = 64
# Inputs that are rarer than this at tables of the sample are left out: most of them cannot occur at all.
RAREST: Final = 2e-5


@dataclass(frozen=True)
class Inputs:
    """By input: the number of the observation, the kind, the argument and the scale of an amount."""

    number: NDArray[np.int64]
    kind: NDArray[np.int64]
    argument: NDArray[np.int64]
    scale: NDArray[np.float32]

    def __len__(self) -> int:
        return len(self.number)

    def chosen(self, which: NDArray[Any]) -> Inputs:
        return Inputs(self.number[which], self.kind[which], self.argument[which], self.scale[which])

    def of(self, observed: NDArray[np.int16]) -> NDArray[np.float32]:
        """The inputs of some observations."""
        values = observed[:, self.number].astype(np.float32)
        cases = [values == self.argument, values >= self.argument]
        bits = (observed[:, self.number].astype(np.int64) >> np.maximum(self.argument, 0) & 1).astype(np.float32)
        amounts = [values * self.scale, np.log1p(values) * self.scale]
        found: NDArray[Any] = np.select([self.kind == kind for kind in range(5)], [*cases, bits, *amounts])
        return found.astype(np.float32)


def all_inputs(layout: Spec) -> Inputs:
    """Every input that an observation of this layout could have. None is active when the number is 0."""
    rows: list[tuple[int, int, int]] = []
    for number, highest in enumerate(layout.highest):
        if layout.is_index[number]:
            rows += [(number, EQUALS, value) for value in range(1, int(highest) + 1)]
        elif layout.is_set[number]:
            rows += [(number, BIT, seat) for seat in range(len(layout.game.places.seats))]
        else:
            rows.append((number, LOG if highest > LARGE else LINEAR, 0))
            rows += [(number, AT_LEAST, least) for least in STEPS if least <= highest]
    number, kind, argument = np.array(rows, np.int64).T
    return Inputs(number, kind, argument, np.ones(len(rows), np.float32))


def inputs_of(game: str, most: int, more: NDArray[np.int16] | None = None, tables: int = 128, seed: int = 1) -> Inputs:
    """The inputs that occur, at most so many, with amounts scaled to a deviation of about 1.

    They are found at tables of random games of all variants, and in more observations, of better games.
    """
    found = all_inputs(spec(game))
    observed = sample(game, tables, seed)
    if more is not None:
        observed = np.concatenate([observed, more])
    often = np.zeros(len(found))
    deviation = np.zeros(len(found))
    parts = np.array_split(observed, max(1, len(observed) // 4096))
    for part in parts:
        values = found.of(part)
        often += (values != 0).sum(axis=0)
        deviation += (values**2).sum(axis=0)
    deviation = np.sqrt(deviation / len(observed))
    is_amount = (found.kind == LINEAR) | (found.kind == LOG)
    scaled = np.where(is_amount, 1 / np.maximum(deviation, 0.05), 1).astype(np.float32)
    kept = often >= max(2, RAREST * len(observed))
    kept &= np.argsort(np.argsort(-often)) < most
    return Inputs(found.number, found.kind, found.argument, scaled).chosen(kept)


def sample(game: str, tables: int, seed: int) -> NDArray[np.int16]:
    """Observations of tables at all times of random games."""
    found = []
    for number, variant in enumerate(variants_of(game)):
        batch = Batch(game, variant.seats, tables, seed + number, resets=True, **variant.options)
        for step in range(400):
            batch.step(batch.random_things())
            if step % 8 == 0:
                found.append(batch.observation[~batch.over].copy())
    return np.concatenate(found)
