"""A GPU plays the same games as the processor: `make gpu` runs this on a machine that has one."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from variants import variants

from higaki.batch import Batch
from higaki.gpu import GpuBatch

ROWS = 200
STEPS = 120


@pytest.fixture(params=variants())
def both(request: pytest.FixtureRequest) -> tuple[Batch, GpuBatch]:
    name, seats, options = request.param
    return Batch(name, seats, ROWS, 11, **options), GpuBatch(name, seats, ROWS, 11, **options)


def assert_same(batch: Batch, gpu: GpuBatch) -> None:
    """All that both hold and compute."""
    for name in ("seat", "pending", "choices", "over", "random_state", "games", "dealt_from", "generators"):
        assert np.array_equal(getattr(batch, name), getattr(gpu, name).numpy()), name
    first = int(batch.game.layout.first_option)
    assert np.array_equal(batch.cells[:, :first], gpu.cells.numpy()[:, :first])
    offered = np.arange(batch.options.shape[1]) < batch.choices[:, None]
    assert np.array_equal(batch.options * offered, gpu.options.numpy() * offered)
    assert np.array_equal(batch.mask, gpu.mask.numpy())
    assert np.array_equal(batch.observation, gpu.observation.numpy())


def assert_same_results(batch: Batch, gpu: GpuBatch) -> None:
    assert np.array_equal(batch.scores(), gpu.scores().numpy())
    assert np.array_equal(batch.places(), gpu.places().numpy())
    for kind in ("win_share", "place", "score"):
        assert np.array_equal(batch.returns(kind), gpu.returns(kind).numpy()), kind
    assert np.array_equal(batch.evaluate(), gpu.evaluate().numpy())
    for seat in (-1, 0, batch.seats - 1):
        assert np.array_equal(batch.observe(seat), gpu.observe(seat).numpy())


def test_every_decision_is_the_same(both: tuple[Batch, GpuBatch]) -> None:
    batch, gpu = both
    assert_same(batch, gpu)
    for step in range(STEPS):
        things = batch.random_things()
        assert np.array_equal(things, gpu.random_things().numpy())
        batch.step(things)
        gpu.step(things)
        if step % 10 == 0:
            assert_same(batch, gpu)
    assert_same(batch, gpu)
    assert_same_results(batch, gpu)


def test_redeals_and_copies_are_the_same(both: tuple[Batch, GpuBatch]) -> None:
    batch, gpu = both
    viewers = np.arange(ROWS) % (batch.seats + 1) - 1
    one: Any
    for _ in range(4):
        for one in both:
            for _each in range(10):
                one.step(one.random_things())
            one.redeal(viewers, rows=range(ROWS // 2))
        assert_same(batch, gpu)
    for one in both:
        one.copy(3, range(10, 60))
        one.copy(4, range(60, 70), same_luck=True)
        one.reset([1, 2])
    assert_same(batch, gpu)


def test_random_games_are_the_same(both: tuple[Batch, GpuBatch]) -> None:
    batch, gpu = both
    assert np.array_equal(batch.play_random(), gpu.play_random().numpy())
    assert_same(batch, gpu)
    assert_same_results(batch, gpu)
    assert batch.play_many(2) == gpu.play_many(2)
    assert_same(batch, gpu)


@pytest.mark.parametrize("name", ["osaka", "dragon_market", "yokohama", "yedo"])
def test_choices_of_the_batch_are_the_same(name: str) -> None:
    """Draws as decisions, and new games after the end."""
    both: Any = [kind(name, n=50, seed=3, asks_chance=True, resets=True) for kind in (Batch, GpuBatch)]
    batch, gpu = both
    assert_same(batch, gpu)
    for one in both:
        one.play_random()
        for _ in range(30):
            one.step(one.random_things())
    assert_same(batch, gpu)
