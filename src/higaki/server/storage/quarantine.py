"""Quarantine: a table that cannot be read is set aside, and all others stay available.

The log never contains the table's address, because it gives access to it; `higaki doctor` prints it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeVar

from higaki.engine.match.loading import MAKES_NO_SENSE
from higaki.server.protocol.errors import Refusal

log = logging.getLogger("higaki")
T = TypeVar("T")
BAD_ROW: Final = (*MAKES_NO_SENSE, RecursionError)
MOST_REMEMBERED: Final = 10_000


def unreadable() -> Refusal:
    return Refusal(404, "unreadable", "this table cannot be read and was set aside; who runs the server can ask doctor")


def set_aside(number: str, error: Exception) -> None:
    """Log once that a table is set aside, and why."""
    _say(number, f"{type(error).__name__}: {error}"[:200])


@lru_cache(MOST_REMEMBERED)
def _say(_number: str, why: str) -> None:
    log.error("a table cannot be read and was set aside (`higaki doctor` names it): %s", why)


def or_nothing(number: str, read: Callable[[], T]) -> list[T]:
    """The result of reading a table for a list; None if the table cannot be read."""
    try:
        return [read()]
    except BAD_ROW as error:
        set_aside(number, error)
        return []
