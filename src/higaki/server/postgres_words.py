"""Words to other processes, as PostgreSQL carries them: short texts on a channel of the database."""

from __future__ import annotations

import json
from typing import Final

from higaki.server.bus import Word

CHANNEL: Final = "higaki"
# PostgreSQL takes less than 8000 bytes.
LONGEST: Final = 7900


def written(word: Word) -> str:
    told = json.dumps(word, ensure_ascii=False, separators=(",", ":"))
    if len(told.encode()) > LONGEST:
        raise ValueError(f"a word of {len(told.encode())} bytes cannot be sent; right would be {LONGEST} at most")
    return told


def read(told: str) -> Word | None:
    """The word that was sent; none if it makes no sense, for anybody in the database may send anything."""
    try:
        what, about, number, more, sender = json.loads(told)
    except (ValueError, TypeError, RecursionError):
        return None
    texts = (what, about, sender, *more) if isinstance(more, list) else (None,)
    if not all(isinstance(text, str) for text in texts) or type(number) is not int:
        return None
    return Word(what, about, number, tuple(more), sender)
