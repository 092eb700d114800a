"""Monotonic time, taken from the event loop like every timer, so that tests can control it."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, datetime

_BEGIN = time.time() - time.monotonic()


def monotonic() -> float:
    """Seconds since some moment, by the event loop; without a loop, by the machine's monotonic clock."""
    try:
        return asyncio.get_running_loop().time()
    except RuntimeError:
        return time.monotonic()


def wall() -> float:
    """Seconds since 1970, for timestamps on disk. They advance like the monotonic time."""
    return _BEGIN + monotonic()


def written(moment: float) -> str:
    """A moment in the format of `guests.now`."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="milliseconds")


def moment_of(written: str | None) -> float | None:
    """A timestamp in the format of `guests.now`."""
    return None if written is None else datetime.fromisoformat(written).timestamp()
