"""Finished games: replays and reviews."""

from __future__ import annotations

from typing_extensions import TypedDict

from higaki.server.protocol.responses.table.events import Entry
from higaki.server.protocol.responses.table.hints import Changed
from higaki.server.protocol.responses.table.scene import Scene
from higaki.server.protocol.responses.words import Seat, Thing


class Replay(TypedDict, closed=True):
    """A finished game as a spectator may see it."""

    moves: int
    entries: list[Entry]
    # The game started from a written position.
    from_position: bool


class ReplayScene(TypedDict, closed=True):
    scene: Scene


class DearDecision(TypedDict, closed=True):
    """A decision that lowered the seat's share of the win, judged by what the seat knew."""

    # The number of the log entry.
    number: int
    seat: Seat
    thing: Thing
    better: Thing
    # The difference in the share of the win to the better choice, and half of its confidence interval.
    cost: float
    within: float
    # The largest effects of the better choice.
    why: list[Changed]


class BestMove(TypedDict, closed=True):
    """A decision that was clearly better than the next best one, judged by what the seat knew."""

    # The number of the log entry.
    number: int
    seat: Seat
    thing: Thing
    # The difference in the share of the win to the next best choice, and half of its confidence interval.
    lead: float
    within: float
    # The largest effects of the choice.
    why: list[Changed]


class Balance(TypedDict, closed=True):
    """The sources of a seat's share of the win: begin, own and others' decisions, and luck add up to the end."""

    begin: float
    # The effect of its own decisions, and of the others'.
    own: float
    others: float
    luck: float
    # Half of the confidence interval of luck.
    within: float
    end: float
    # The cost of its own dear decisions.
    lost: float


class Review(TypedDict, closed=True):
    """The review of a finished game."""

    # The log entries after which the turn changed, and each seat's share of the win after each.
    numbers: list[int]
    chances: dict[Seat, list[float]]
    balances: dict[Seat, Balance]
    # The most expensive first.
    dear: list[DearDecision]
    # By seat its best one, if any was clearly better than the next best.
    best: dict[Seat, BestMove]
    # Did the rules end the game, so that the last share is the result?
    finished: bool


class ReviewSoFar(TypedDict, closed=True):
    """What is known of a review while it is under way: the first turns, then also dear decisions, as in a whole one."""

    numbers: list[int]
    chances: dict[Seat, list[float]]
    dear: list[DearDecision]


class ReviewState(TypedDict, closed=True):
    """The progress of a review; not begun if nobody has requested it."""

    begun: bool
    # From 0 to 1.
    done: float
    # Null before the first results, and when the review is whole.
    so_far: ReviewSoFar | None
    review: Review | None
