"""Time that passes: that of the event loop, as for every timer, so that a test can let it pass as it likes."""

from __future__ import annotations

import asyncio
import time


def monotonic() -> float:
    """Seconds since some moment; outside of a loop, which only looks at clocks that stand, the machine's."""
    try:
        return asyncio.get_running_loop().time()
    except RuntimeError:
        return time.monotonic()
