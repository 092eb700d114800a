"""Results of the arena: games that nobody played, and contests without their times."""

from __future__ import annotations

from typing import Any

from higaki.arena.play_game import Played
from higaki.arena.results import Contest


def but_for_time(contests: dict[str, Contest]) -> dict[str, Any]:
    found = {name: contest.as_json() for name, contest in contests.items()}
    for contest in found.values():
        assert all(set(bot.pop("time")) == {"per_move", "longest"} for bot in contest["bots"])
    return found


def game(bots: tuple[int, ...], scores: tuple[int, ...], number: int = 0, sides: tuple[int, ...] = ()) -> Played:
    places = tuple(sum(1 for other in set(scores) if other > score) for score in scores)
    each = len(bots)
    sides = sides or tuple(range(each))
    return Played(number, bots, scores, places, sides, (10,) * each, (0.5,) * each, (0.2,) * each)
