"""Monotonic time, taken from the event loop like every timer, so that tests can control it."""

from __future__ import annotations

import asyncio
import time
from datetime import datetime

_BEGIN = time.time() - time.monotonic()


def monotonic() -> float:
    """Seconds since some moment; outside of a loop, which only looks at clocks that stand, the machine's."""
    try:
        return asyncio.get_running_loop().time()
    except RuntimeError:
        return time.monotonic()


def wall() -> float:
    """Seconds since 1970, for moments that are kept on disk. They pass like all others."""
    return _BEGIN + monotonic()


def moment_of(written: str | None) -> float | None:
    """A moment as `guests.now` writes it."""
    return None if written is None else datetime.fromisoformat(written).timestamp()
