"""A finished game again: what was told, and how it stood after any decision."""

from __future__ import annotations

from higaki.engine.beginning import begun_again
from higaki.engine.match import Match
from higaki.server.refusals import bad_request
from higaki.server.shapes import Replay
from higaki.server.views import entries


def replay(match: Match) -> Replay:
    return {"moves": len(match.log), "entries": entries(match, None), "from_position": match.origin is not None}


def at_move(match: Match, number: int) -> Match:
    """The match as it stood after so many decisions."""
    if not 0 <= number <= len(match.log):
        raise bad_request(f"there is no move {number}; right would be 0 to {len(match.log)}")
    again = begun_again(match)
    while len(again.log) < number:  # chance that follows a decision comes by itself
        again.play(match.game.things.names[match.log[len(again.log)].thing])
    return again
