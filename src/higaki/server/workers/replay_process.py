"""The work of a replay process: play a finished game again and record what each viewer sees."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from typing import cast

import higaki
from higaki.engine.base.errors import BadSetting, one_of
from higaki.engine.base.json_type import Json
from higaki.engine.base.random_numbers import rng_of
from higaki.engine.match.match import Match
from higaki.engine.match.new_match import begun_again
from higaki.engine.match.private_copy import known_position
from higaki.engine.match.save_file_text import file_text
from higaki.engine.views.scene import hidden_pieces
from higaki.explorer import key_of
from higaki.server.protocol.responses.replays import Replay, ReplayScene
from higaki.server.protocol.responses.table.scene import Part
from higaki.server.tables.views import entries, scene

# The size of the cache: viewers request one decision after the other, and few watch at the same time.
MOST_GAMES = 8


class Again:
    """A finished game, and a second match that replays it."""

    def __init__(self, saved: str) -> None:
        self.match = higaki.load(json.loads(saved))
        self._again = begun_again(self.match)

    def at_move(self, number: int) -> Match:
        """The match after a number of decisions: continues from the last one asked for, or starts again."""
        log = self.match.log
        if not 0 <= number <= len(log):
            raise BadSetting(f"there is no move {number}; right would be 0 to {len(log)}")
        if len(self._again.log) > number:
            self._again = begun_again(self.match)
        while len(self._again.log) < number:  # random draws after a decision follow automatically
            self._again.play(self.match.game.things.names[log[len(self._again.log)].thing])
        return self._again


@lru_cache(MOST_GAMES)
def _game(saved: str) -> Again:
    return Again(saved)


def story(saved: str) -> bytes:
    match = _game(saved).match
    told: Replay = {
        "moves": len(match.log),
        "entries": entries(match, None),
        "from_position": match.origin is not None,
    }
    return _written(told)


def moment(asked: tuple[str, int, str | None]) -> bytes:
    """The table after a number of decisions, seen from a seat or by a spectator."""
    saved, number, seat = asked
    game = _game(saved)
    names = game.match.game.seat_names[: game.match.table.seats]
    if seat is not None:
        _check_seat(seat, names)
    # After the game nothing is secret: openly taken pieces are shown, and beside them what lay hidden.
    match = game.at_move(number)
    seen = scene(match, None if seat is None else names.index(seat), memory=True)
    seen["revealed"] = cast(list[Part], hidden_pieces(match.table))
    return _written({"scene": seen})


def key_at(asked: tuple[str, int]) -> tuple[str, str | None]:
    """The game, and the key in its explorer of the position after a number of decisions; None at the end."""
    saved, number = asked
    match = _game(saved).at_move(number)
    return match.game.name, None if match.over else key_of(match.table)


def known_at(asked: tuple[str, int, str, int]) -> Json:
    """What a seat knew after a number of decisions: a position to play on from, dealt anew by a seed."""
    saved, number, seat, seed = asked
    game = _game(saved)
    names = game.match.game.seat_names[: game.match.table.seats]
    _check_seat(seat, names)
    match = game.at_move(number)
    if match.over:
        raise BadSetting("the game is over at this moment; right would be an earlier one")
    return known_position(match.table, names.index(seat), rng_of(seed, "redeal"))


def _check_seat(seat: str, names: Sequence[str]) -> None:
    if seat not in names:
        raise BadSetting(f"there is no seat {seat!r}; right would be {one_of(names, seat)}")


def file(saved: str) -> bytes:
    return file_text(json.loads(saved)).encode()


def _written(answer: Replay | ReplayScene) -> bytes:
    return json.dumps(answer, ensure_ascii=False, separators=(",", ":")).encode()
