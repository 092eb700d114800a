"""Arrays on a GPU, and what a batch there takes and refuses."""

from __future__ import annotations

import gc
from typing import Any

import numpy as np
import pytest

from higaki.batch import Batch
from higaki.engine.base.errors import BadCall, BadSetting, IllegalChoice
from higaki.gpu import GpuBatch


def test_pytorch_takes_arrays_without_a_copy_and_gives_things() -> None:
    torch: Any = pytest.importorskip("torch")
    batch, other = GpuBatch("osaka", n=300, seed=2), Batch("osaka", n=300, seed=2)
    mask, observation = torch.from_dlpack(batch.mask), torch.as_tensor(batch.observation, device="cuda")
    assert mask.data_ptr() == batch.mask.address and observation.data_ptr() == batch.observation.address
    for kind in (torch.int64, torch.int32) * 5:
        things = torch.argmax(mask, dim=1).to(kind)
        batch.step(things)
        other.step(things.cpu().numpy())
        assert np.array_equal(mask.cpu().numpy(), other.mask)
        assert np.array_equal(observation.cpu().numpy(), other.observation)
    assert torch.equal(torch.from_dlpack(batch.over).cpu(), torch.from_numpy(other.over.copy()))
    assert np.array_equal(torch.from_dlpack(batch.cells).cpu().numpy(), other.cells)


def test_jax_takes_arrays_and_gives_things() -> None:
    jax: Any = pytest.importorskip("jax")
    batch = GpuBatch("osaka", n=300, seed=2)
    seat = jax.dlpack.from_dlpack(batch.seat)
    assert np.array_equal(np.asarray(seat), batch.seat.numpy())
    batch.step(jax.numpy.argmax(jax.dlpack.from_dlpack(batch.mask), axis=1))


def test_things_may_come_from_the_batch_or_the_processor() -> None:
    batches: list[Any] = [GpuBatch("osaka", n=40, seed=2) for _ in range(3)]
    for _ in range(5):
        batches[0].step(batches[0].random_things())
        batches[1].step(np.asarray(batches[1].random_things()))
        batches[2].step(batches[2].random_things().numpy().tolist())
    assert len({batch.cells.numpy().tobytes() for batch in batches}) == 1


def test_memory_lives_as_long_as_an_array() -> None:
    torch: Any = pytest.importorskip("torch")
    seat = torch.from_dlpack(GpuBatch("osaka", n=1000, seed=1).seat)
    gc.collect()
    GpuBatch("osaka", n=1000, seed=2)
    assert torch.equal(seat.cpu(), torch.from_numpy(Batch("osaka", n=1000, seed=1).seat.astype(np.int32)))


def test_a_row_goes_into_the_package_and_back() -> None:
    batch = GpuBatch("yedo", seats=3, n=4, seed=4)
    for _ in range(25):
        batch.step(batch.random_things())
    t = batch.table(0)
    t.follow(t.options[0])
    batch.load(1, t)
    assert batch.table(1).__reduce__()[1] == t.__reduce__()[1]
    with pytest.raises(BadSetting, match="another size"):
        batch.load(1, GpuBatch("yedo", seats=4, n=1).table(0))


@pytest.mark.parametrize("at", [0, 63, 299])
def test_a_thing_that_is_no_option_changes_nothing(at: int) -> None:
    batch = GpuBatch("osaka", n=300, seed=2)
    things = batch.random_things().numpy()
    things[at:] = 999
    before = batch.cells.numpy()
    with pytest.raises(IllegalChoice, match=f"row {at}: 999 cannot be"):
        batch.step(things)
    assert np.array_equal(batch.cells.numpy(), before)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (lambda batch: batch.step([1]), "right would be 10 whole numbers"),
        (lambda batch: batch.step(batch.over), "things are bool"),
        (lambda batch: batch.step(batch.options), "of shape"),
        (lambda batch: batch.redeal(9), "is no seat"),
        (lambda batch: batch.reset([10]), "are no rows"),
        (lambda batch: batch.returns("luck"), "is no kind of return"),
        (lambda batch: GpuBatch("osaka", n=10, device=99), "device is 99"),
    ],
)
def test_wrong_input_is_refused(wrong: Any, message: str) -> None:
    batch = GpuBatch("osaka", n=10)
    before = batch.cells.numpy()
    with pytest.raises(BadCall, match=message):
        wrong(batch)
    assert np.array_equal(batch.cells.numpy(), before)
