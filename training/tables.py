"""Many tables of one variant, on a GPU or on processors, with their arrays as tensors."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from higaki.batch import Batch
from training.variants import Variant


class Tables:
    """A batch whose games begin anew after their end, and what the nets see of it."""

    def __init__(self, game: str, variant: Variant, rows: int, seed: int, device: str) -> None:
        self.on_gpu = device.startswith("cuda")
        self.device, self.seats, self.rows = device, variant.seats, rows
        kind: Any = Batch
        if self.on_gpu:
            from higaki.gpu import GpuBatch  # noqa: PLC0415

            kind = GpuBatch
        self.batch: Any = kind(game, variant.seats, rows, seed, resets=True, **variant.options)
        if self.on_gpu:
            # Written again and again: allocating memory of a GPU takes as long as a step.
            self._observed = torch.empty(rows, self.batch.observation_size, dtype=torch.int16, device=device)
            self._points = torch.empty(rows, self.seats, dtype=torch.int32, device=device)
            self._shares = torch.empty(rows, self.seats, dtype=torch.float64, device=device)
        # On a GPU these are views that every step keeps up to date.
        self._views = {
            name: self._tensor(getattr(self.batch, name)) for name in ("mask", "observation", "seat", "over")
        }

    def _tensor(self, array: Any) -> Any:
        return torch.from_dlpack(array) if self.on_gpu else torch.tensor(array)

    def _now(self, name: str) -> Any:
        return self._views[name] if self.on_gpu else self._tensor(getattr(self.batch, name))

    @property
    def mask(self) -> Any:
        return self._now("mask")

    @property
    def seen(self) -> Any:
        return self._now("observation")

    @property
    def seat(self) -> Any:
        """The seat to move; 0 where the game is over."""
        return self._now("seat").long().clamp(min=0)

    @property
    def over(self) -> Any:
        return self._now("over").bool()

    def seen_by(self, seats: Any) -> Any:
        """By row, what a seat knows; on a GPU until the next call."""
        if not self.on_gpu:
            return self._tensor(self.batch.observe(seats.numpy()))
        self.batch.write_observations(seats.int(), self._observed)
        return self._observed

    def seen_by_others(self, numbers: Any, most_seats: int) -> Any:
        """By row and following seat, these numbers of what it knows; zeros for seats that are not there."""
        out = torch.zeros(self.rows, most_seats - 1, len(numbers), dtype=torch.int16, device=self.device)
        if len(numbers):
            for after in range(1, self.seats):
                out[:, after - 1] = self.seen_by((self.seat + after) % self.seats)[:, numbers]
        return out

    def reset(self, which: Any) -> None:
        """Deal new games at some tables."""
        self.batch.reset(which if self.on_gpu else which.numpy())

    def evaluations(self) -> Any:
        """By row and seat, how good the table is by the game's own evaluation."""
        return self._tensor(self.batch.evaluate()).float()

    def step(self, things: Any) -> None:
        self.batch.step(things.int() if self.on_gpu else things.numpy())

    def results(self, most_seats: int, softness: float, width: float) -> Any:
        """By row and seat, the share of the win of games that are over.

        Softness takes a part of the win and gives it by points: a width of points is worth a factor of e.
        """
        if self.on_gpu:
            self.batch.write_results(self._points, self._shares)
            shares, points = self._shares.float(), self._points.float()
        else:
            shares = self._tensor(self.batch.returns("win_share")).float()
            points = self._tensor(self.batch.scores()).float()
        shares = shares / shares.sum(1, keepdim=True).clamp(min=1e-6)
        if softness > 0:
            shares = (1 - softness) * shares + softness * torch.softmax(points / width, 1)
        out = torch.zeros(self.rows, most_seats, device=self.device)
        out[:, : self.seats] = shares
        return out

    def usual_difference(self) -> float:
        """The deviation of points between seats at the end of random games, at least 1."""
        random = type(self.batch)(self.batch.game, self.seats, 4096, 3)
        random.play_random()
        return max(1.0, float(self._tensor(random.scores()).float().std(1).mean()))


def hidden_numbers(game: str, variants: list[Variant], rows: int = 64, seed: int = 5) -> NDArray[np.int64]:
    """Numbers of what a seat knows that another seat may not know: those that a redeal for the other one changes."""
    found: set[int] = set()
    for variant in variants:
        batch = Batch(game, variant.seats, rows, seed, resets=True, **variant.options)
        for _ in range(12):
            for _each in range(20):
                batch.step(batch.random_things())
            before = batch.observe(1)
            copies = Batch(game, variant.seats, rows, seed, **variant.options)
            copies.take(batch, range(rows))
            copies.redeal(0)
            found |= set(np.flatnonzero((copies.observe(1) != before).any(axis=0)).tolist())
    return np.array(sorted(found), np.int64)
