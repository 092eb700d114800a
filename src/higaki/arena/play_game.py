"""One game of bots, and its record."""

from __future__ import annotations

import operator
import sys
from collections.abc import Callable, Iterable, Sequence
from contextlib import redirect_stdout
from time import perf_counter
from typing import Any, NamedTuple

from higaki import catalogue
from higaki.arena.participants import FAULTS, Entrant, Thinker, fault, make
from higaki.arena.seating import Lineup, Seating
from higaki.engine.base.errors import HigakiError, IllegalChoice, short
from higaki.engine.base.random_numbers import rng_of
from higaki.engine.table.game import Game
from higaki.engine.table.steps import CHANCE
from higaki.engine.table.table import Table
from higaki.engine.views.random_play import sample
from higaki.engine.views.redeal import redeal


class BotFailed(HigakiError):
    """A bot raised an error or made an illegal choice."""


class Played(NamedTuple):
    """A finished game: the bot on each seat, and by seat the score and the rank, 0 for the best.

    Seats with the same side are one team, which wins or loses together.
    It also has the number of choices of each seat, and its total and longest time; only the times differ when the same
    game is played again.
    """

    number: int
    bots: Lineup
    scores: tuple[int, ...]
    places: tuple[int, ...]
    sides: tuple[int, ...]
    moves: tuple[int, ...]
    seconds: tuple[float, ...]
    longest: tuple[float, ...]


class Meeting(NamedTuple):
    """A line-up that meets a number of times, from a first seed on."""

    game: str
    options: dict[str, Any]
    entrants: tuple[Entrant, ...]
    lineup: Lineup
    seed: int
    games: int

    def play(self, numbers: Iterable[int]) -> list[Played]:
        """Play some of the games. The result of one does not depend on the others."""
        game, seating = catalogue.find(self.game), Seating(self.lineup)
        with redirect_stdout(sys.stderr):  # a bot's own output must not disturb the report
            return [self._play(game, seating.of(number), number) for number in numbers]

    def _play(self, game: Game, seated: Lineup, number: int) -> Played:
        watch = Watch(len(seated))
        t = play_one(game, [self.entrants[bot] for bot in seated], self.seed + number, self.options, watch.note)
        places = [0] * t.seats
        for place, seats in enumerate(game.ranking(t)):
            for seat in seats:
                places[seat] = place
        return Played(
            number,
            seated,
            tuple(game.scores(t)),
            tuple(places),
            tuple(game.eyes(t, seat) for seat in range(t.seats)),
            tuple(watch.moves),
            tuple(watch.seconds),
            tuple(watch.longest),
        )


class Watch:
    """Measures the time of each seat."""

    def __init__(self, seats: int) -> None:
        self.moves = [0] * seats
        self.seconds = [0.0] * seats
        self.longest = [0.0] * seats

    def note(self, seat: int, seconds: float) -> None:
        self.moves[seat] += 1
        self.seconds[seat] += seconds
        self.longest[seat] = max(self.longest[seat], seconds)


def play_one(
    game: Game,
    bots: Sequence[Entrant],
    seed: int,
    options: dict[str, Any],
    note: Callable[[int, float], None] = lambda seat, seconds: None,
) -> Table:
    """One game of bots; returns the table at its end. `note` gets each choosing seat and its time.

    Bots get a table that is redealt here, so no bot, whatever it overrides, has the true one.
    """
    t = game.new_table(len(bots), seed, options)
    players = [make(bot, rng_of(seed, f"bot {seat}")) for seat, bot in enumerate(bots)]
    imagining = [rng_of(seed, f"imagined {seat}") for seat in range(len(bots))]
    chance = rng_of(seed, "chance")
    while not t.over:
        seat = t.seat
        if seat == CHANCE:
            t.play(sample(t, chance))
            continue
        begin = perf_counter()
        try:
            thing = players[seat].think(redeal(t, seat, imagining[seat]))
            note(seat, perf_counter() - begin)
        except FAULTS as error:
            raise _failure(game, players[seat], seat, seed, fault(error)) from error
        try:
            t.play(_whole(thing))
        except IllegalChoice as error:
            # Without the last line of the traceback, which is ours.
            raise _failure(game, players[seat], seat, seed, str(error)) from error
    return t


def _whole(thing: Any) -> int:
    """Accept any integer type, such as one of numpy's."""
    try:
        return operator.index(thing)
    except TypeError:
        raise IllegalChoice(f"think returned {short(thing)}; right would be one of t.options") from None


def _failure(game: Game, bot: Thinker, seat: int, seed: int, said: str) -> BotFailed:
    return BotFailed(f"{type(bot).__name__} failed at {game.name}, seed {seed}, seat {seat}: {said}")
