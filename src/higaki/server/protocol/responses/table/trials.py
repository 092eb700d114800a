"""What a guest tried out in a private copy and plays in the real game; `Trial` in `view.py` describes the copy."""

from __future__ import annotations

from typing_extensions import TypedDict

from higaki.server.protocol.responses.words import WhyStopped


class PlayedThis(TypedDict, closed=True):
    """How far the decisions of a trial are in the real game, which is at this table."""

    table: str
    played: int
    left: int
    # Null if more can be played.
    why: WhyStopped | None
