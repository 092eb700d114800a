"""What `make test` looks at of many combinations that hold alike: so many that every value is there. `make soak` looks
at all of them."""

from __future__ import annotations

import itertools
import os
from collections.abc import Sequence
from typing import Any, TypeVar

import pytest

T = TypeVar("T")
SOAK = bool(os.environ.get("HIGAKI_SOAK"))


def each_value(*values: Sequence[Any]) -> list[tuple[Any, ...]]:
    """All first values together, then all second ones, and so on; shorter lists begin again. In the soak every
    combination."""
    if SOAK:
        return list(itertools.product(*values))
    return [tuple(some[at % len(some)] for some in values) for at in range(max(map(len, values)))]


def only_in_soak(*values: Any, id: str | None = None) -> Any:
    """A parameter, or several, of which the others are sample enough."""
    return pytest.param(*values, id=id, marks=pytest.mark.skipif(not SOAK, reason="a sample is enough: in `make soak`"))


def in_turn(number: int, values: Sequence[T]) -> Sequence[T]:
    """The one whose turn it is; in the soak all of them."""
    return values if SOAK else [values[number % len(values)]]
