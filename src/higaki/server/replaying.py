"""A finished game again: as it stood after any decision, and how the points grew."""

from __future__ import annotations

from higaki.engine.beginning import begun_again
from higaki.engine.match import Match
from higaki.server.refusals import bad_request
from higaki.server.shapes import Replay, Seat
from higaki.server.views import entries


def replay(match: Match) -> Replay:
    return {
        "moves": len(match.log),
        "entries": entries(match, None),
        "scores": scores_by_move(match),
        "from_position": match.origin is not None,
    }


def go_on(again: Match, match: Match) -> None:
    """Make the next decision that was made then; chance that follows comes by itself."""
    again.play(match.game.things.names[match.log[len(again.log)].thing])


def at_move(match: Match, number: int) -> Match:
    """The match as it stood after so many decisions."""
    if not 0 <= number <= len(match.log):
        raise bad_request(f"there is no move {number}; right would be 0 to {len(match.log)}")
    again = begun_again(match)
    while len(again.log) < number:
        go_on(again, match)
    return again


def scores_by_move(match: Match) -> list[dict[Seat, int]]:
    """The points of every seat after each decision, beginning with none."""
    names = match.game.seat_names[: match.table.seats]
    again = begun_again(match)
    found: list[dict[Seat, int]] = []
    while True:
        scores = dict(zip(names, again.scores, strict=True))
        found += [scores] * (len(again.log) + 1 - len(found))
        if len(again.log) == len(match.log):
            return found
        go_on(again, match)
