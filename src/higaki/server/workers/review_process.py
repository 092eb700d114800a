"""The work of a review process, in short pieces, so that its progress can be reported."""

from __future__ import annotations

import json
import os
import time
from functools import lru_cache
from typing import Final

import higaki
from higaki.bots.explaining import Change
from higaki.review import Review, Reviewing
from higaki.review.move_cost import BestMove, Cost
from higaki.review.replayed_game import Course
from higaki.review.report import ends_of_turns
from higaki.review.reviewing import Looked
from higaki.server.protocol.responses.replays import DearDecision, ReviewSoFar
from higaki.server.protocol.responses.replays import Review as SentReview
from higaki.server.protocol.responses.table.hints import Changed
from higaki.server.protocol.responses.words import Seat

# The bot that searches for better decisions, with its time for each.
BOT: Final = "hard:0.2s"
# The seconds of one piece of work.
SECONDS: Final = 0.8
MOST_GAMES: Final = 4
# Tables have priority over reviews.
NICENESS: Final = 10


def make_way() -> None:
    os.nice(NICENESS)


@lru_cache(MOST_GAMES)
def _game(saved: str) -> Reviewing:
    return Reviewing(higaki.load(json.loads(saved)), bot=BOT)


def look(task: tuple[str, int]) -> tuple[list[Looked], int]:
    """Look at some decisions from the given one on. Returns them with the number of all decisions."""
    saved, first = task
    work, end = _game(saved), time.monotonic() + SECONDS
    looked: list[Looked] = []
    while first + len(looked) < work.decisions and (not looked or time.monotonic() < end):
        looked.append(work.look(first + len(looked)))
    return looked, work.decisions


def to_measure(task: tuple[str, list[Looked]]) -> list[tuple[int, int]]:
    saved, looked = task
    return _game(saved).to_measure(looked)


def to_praise(task: tuple[str, list[Looked]]) -> list[tuple[int, int]]:
    saved, looked = task
    return _game(saved).to_praise(looked)


def measure(task: tuple[str, int, int, list[float]]) -> list[float]:
    saved, at, other, before = task
    return _game(saved).measure(at, other, before)


def cost(task: tuple[str, int, int, list[float]]) -> Cost | None:
    saved, at, better, differences = task
    return _game(saved).cost(at, better, differences)


def praise(task: tuple[str, int, int]) -> BestMove | None:
    saved, at, second = task
    return _game(saved).praise(at, second)


def written(task: tuple[str, list[Looked], list[Cost], list[BestMove]]) -> str:
    """The whole review as JSON, as it is stored and sent."""
    saved, looked, costs, good = task
    work = _game(saved)
    return json.dumps(_shaped(Review(work.course, work.deal(), looked, costs, good)), separators=(",", ":"))


def so_far(task: tuple[str, list[Looked], list[Cost]]) -> str:
    """What is known while the review is under way, as JSON: the chances of the first turns, and some costs."""
    saved, looked, costs = task
    course = _game(saved).course
    numbers, chances = _chances(course, ends_of_turns(course, looked))
    shaped: ReviewSoFar = {
        "numbers": numbers,
        "chances": chances,
        "dear": _dear(course, sorted(costs, key=lambda cost: -cost.cost)),
    }
    return json.dumps(shaped, separators=(",", ":"))


def _chances(course: Course, moments: list[Looked]) -> tuple[list[int], dict[Seat, list[float]]]:
    """The numbers of the moments, and each seat's share of the win then."""
    names = course.match.game.seat_names
    return [moment.number for moment in moments], {
        names[seat]: [_share(_between(moment.chances[seat])) for moment in moments] for seat in range(course.seats)
    }


def _dear(course: Course, costs: list[Cost]) -> list[DearDecision]:
    names, things = course.match.game.seat_names, course.match.game.things.names
    return [
        {
            "number": cost.number,
            "seat": names[cost.seat],
            "thing": things[cost.thing],
            "better": things[cost.better],
            "cost": _share(cost.cost),
            "within": _share(cost.within),
            "why": _why(cost.why),
        }
        for cost in costs
    ]


def _why(changes: list[Change]) -> list[Changed]:
    return [{"term": word, "before": before, "after": after} for word, before, after in changes]


def _shaped(review: Review) -> SentReview:
    names, things = review.course.match.game.seat_names, review.course.match.game.things.names
    numbers, chances = _chances(review.course, review.turns)
    return {
        "numbers": numbers,
        "chances": chances,
        "balances": {
            names[seat]: {
                "begin": _share(balance.begin),
                "own": _share(balance.own),
                "others": _share(balance.others),
                "luck": _share(balance.luck),
                "within": _share(balance.within),
                "end": _share(balance.end),
                "lost": _share(balance.lost),
            }
            for seat, balance in enumerate(review.balances)
        },
        "dear": _dear(review.course, review.costs),
        "best": {
            names[one.seat]: {
                "number": one.number,
                "seat": names[one.seat],
                "thing": things[one.thing],
                "lead": _share(one.lead),
                "within": _share(one.within),
                "why": _why(one.why),
            }
            for one in review.best.values()
        },
        "finished": review.course.match.over,
    }


def _between(chance: float) -> float:
    """A chance between 0 and 1. The luck of the deal is an estimate, so the sum may lie outside."""
    return min(1.0, max(0.0, chance))


def _share(share: float) -> float:
    """A share with enough digits for the client."""
    return round(share, 4)
