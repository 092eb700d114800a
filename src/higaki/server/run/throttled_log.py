"""A log that cannot be flooded: a limited number of lines per place in the code, then only a count.

An error of the database is one line. The rest would contain tables, whose addresses give access.
"""

from __future__ import annotations

import json
import logging
import time
from collections import defaultdict
from typing import Final

from sqlalchemy.exc import DBAPIError

from higaki.server.database.address import why

AT_ONCE: Final = 500.0
PER_SECOND: Final = 50.0


class _Place:
    def __init__(self) -> None:
        self.left = AT_ONCE
        self.then = time.monotonic()
        self.left_out = 0


class ThrottledLog(logging.StreamHandler):  # type: ignore[type-arg]
    """Writes lines to standard error. A factor above one is for load tests, as it is for other limits."""

    def __init__(self, factor: float = 1.0) -> None:
        super().__init__()
        self._factor = max(1.0, factor)
        self._places: dict[tuple[str, int], _Place] = defaultdict(_Place)

    def format(self, record: logging.LogRecord) -> str:
        error = record.exc_info[1] if record.exc_info else None
        return f"{record.getMessage()}: {why(error)}" if isinstance(error, DBAPIError) else super().format(record)

    def emit(self, record: logging.LogRecord) -> None:
        place = self._places[(record.pathname, record.lineno)]
        now = time.monotonic()
        place.left = min(AT_ONCE, place.left + (now - place.then) * PER_SECOND * self._factor)
        place.then = now
        if place.left < 1:
            place.left_out += 1
            return
        place.left -= 1
        if place.left_out:
            said = json.dumps({"event": "left_out", "lines": place.left_out})
            super().emit(logging.makeLogRecord({"msg": said, "levelno": logging.WARNING, "name": record.name}))
            place.left_out = 0
        super().emit(record)
