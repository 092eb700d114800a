"""Trials: private copies of a table, in which one guest plays on against bots from what their seat knows.

A *try-out* copies a running game, and its own decisions can be played there as far as they still hold. A *what-if*
copies a moment of a finished one. A *puzzle* is played on from its position. Nothing in a copy depends on what the seat
could not know, and nothing here compares more than what the seat is told.
"""

from __future__ import annotations

import hashlib
from typing import Final, NamedTuple

from higaki.engine.base.json_type import Json
from higaki.engine.match.advance_answers import in_window
from higaki.engine.match.match import Match
from higaki.server.protocol.responses.words import TrialKind, WhyStopped

TRY_OUT: Final = "try_out"
WHAT_IF: Final = "what_if"
PUZZLE: Final = "puzzle"
# The name of random draws in the log.
CHANCE: Final = "chance"


class Trial(NamedTuple):
    """What a table is a private copy of."""

    kind: TrialKind
    # The table, or the puzzle; the number of the seat, and the number of decisions before the copied moment.
    table: str
    seat: int
    moment: int
    # A digest of what the seat was told before.
    told: str
    # Is it a copy of a running rated game? Then there are no hints.
    rated: bool

    def save(self) -> Json:
        return self._asdict()


def load(saved: Json | None) -> Trial | None:
    return None if saved is None else Trial(**saved)


class Decision(NamedTuple):
    """A decision with all that followed from it, as a seat is told of it."""

    seat: str | None
    thing: str | None
    events: list[Json]


class Progress(NamedTuple):
    """How far the own decisions of a trial are in the real game."""

    # The number of own decisions that are played there, and of the others.
    played: int
    left: int
    # Why the next one cannot be played; None if it can.
    why: WhyStopped | None
    thing: str | None = None


def decisions(match: Match, seat: int, since: int) -> list[Decision]:
    """The decisions of a match from one on, as a seat is told of them."""
    told = match.told(seat, since=since + 1) if len(match.log) > since else []
    return [Decision(entry["seat"], entry["thing"], entry["events"]) for entry in told]


def digest(match: Match, seat: int, moment: int) -> str:
    """A digest of the decisions before a moment, as a seat is told of them."""
    before = [(one.seat, one.thing) for one in decisions(match, seat, 0)[:moment]]
    return hashlib.sha256(repr(before).encode()).hexdigest()[:32]


def ready(match: Match, seat: int) -> int:
    """The number of own decisions in a trial before others decide again: they could all be played in the real game."""
    name, number = match.game.seat_name(seat), 0
    for one in decisions(match, seat, 0):
        if one.seat == name:
            number += 1
        elif number:
            break
    return number


def progress(match: Match, trial: Trial, tried: list[Decision]) -> Progress:
    """Compare the real game with the decisions of a trial, as far as its seat is told of both."""
    own = match.game.seat_names[trial.seat]
    total = sum(one.seat == own for one in tried)
    if total == 0:
        return Progress(0, 0, "all")
    if len(match.log) < trial.moment or digest(match, trial.seat, trial.moment) != trial.told:
        return Progress(0, total, "moved_on")
    real = decisions(match, trial.seat, trial.moment)
    same = 0
    while same < min(len(real), len(tried)) and real[same] == tried[same]:
        same += 1
    played = sum(one.seat == own for one in tried[:same])
    if played == total:
        return Progress(played, 0, "all")
    if same < len(real):
        return _differing(real[same], tried[same], own, played, total)
    following = tried[same]
    if following.seat != own or match.seat != trial.seat:
        return Progress(played, total - played, "others")
    if in_window(match.table):
        return Progress(played, total - played, "window")
    if following.thing not in match.options:
        return Progress(played, total - played, "impossible")
    return Progress(played, total - played, None, following.thing)


def _differing(real: Decision, tried: Decision, own: str, played: int, total: int) -> Progress:
    """The first decision in which the real game differs from a trial."""
    if (real.seat, real.thing) == (tried.seat, tried.thing):
        # The decision is the same, and something else was drawn or shown.
        played += real.seat == own
        return Progress(played, total - played, "all" if played == total else "chance")
    if real.seat == own:
        return Progress(played, total - played, "moved_on")
    return Progress(played, total - played, "chance" if real.seat == CHANCE else "others")
