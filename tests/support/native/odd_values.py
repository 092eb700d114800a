"""Random values of every kind that somebody could give to a function by mistake, and how it may answer."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np

from higaki.engine.base.errors import HigakiError

SINGLE: tuple[Any, ...] = (
    *(None, True, False, -1, -2, 0, 1, 5, 1 << 31, 1 << 40, 1 << 70, -(1 << 70), 0.5, float("nan"), float("inf"), 1j),
    *("", "x", "osaka", b"x", (), [], [[]], [[1], [2, 3]], [1, "x"], {}, {"a": 1}, object(), len),
    *(np.int64(3), np.float32(1), np.bool_(True), np.array(1), np.array("x")),
)
KINDS = (
    "int8",
    "int16",
    "int32",
    "int64",
    "uint8",
    "uint64",
    "float32",
    "float64",
    "bool",
    "object",
    "U3",
    "complex64",
)
NUMBERS = (-5, -1, 0, 1, 2, 3, 100, 127)


def odd_value(random: Random, rows: int) -> Any:
    """Something single, or an array of any type with about as many entries as there are rows, also a wide one."""
    if random.random() < 0.4:
        return random.choice(SINGLE)
    count = random.choice([0, 1, rows - 1, rows, rows + 1, 2 * rows])
    array = np.array([random.choice(NUMBERS) for _ in range(count)]).astype(random.choice(KINDS))
    forms: list[Callable[[], Any]] = [
        lambda: array,
        lambda: array[::-1],
        lambda: array.reshape(-1, 1),
        lambda: np.tile(array[:, np.newaxis], 3),
        array.tolist,
        lambda: [array.tolist(), 1],
    ]
    return random.choice(forms)()


def is_refused(call: Callable[[], object], state: Callable[[], object]) -> bool:
    """Call, with an odd value. A refusal is one sentence that says what is right, and changes nothing."""
    before = state()
    try:
        call()
    except HigakiError as error:
        said = str(error)
        assert "\n" not in said and ("right would be" in said or "has no options" in said), said
        assert state() == before, f"something changed: {said}"
        return True
    return False
