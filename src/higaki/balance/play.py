"""One game of bots for a balance report, and what is noted of it."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Any, Final, NamedTuple

from higaki import catalogue
from higaki.balance.restrictions import Restricted, restriction_called
from higaki.balance.subjects import subjects_of
from higaki.bots import Bot, bot_called
from higaki.bots.win_probability import chances, shares_won
from higaki.engine.base.piece_encoding import kind_of
from higaki.engine.base.random_numbers import rng_of, seeded
from higaki.engine.table.events import Listener
from higaki.engine.table.game import Game
from higaki.engine.table.steps import CHANCE, Window
from higaki.engine.table.table import Table
from higaki.engine.views.random_play import sample

# Another seat leads only if its share of the win is so much larger than that of the leader until then.
LEAST_LEAD: Final = 0.05
NOBODY: Final = -1


class Order(NamedTuple):
    """Games to be played: the bot on all seats, and what the bot on one of them is forbidden, if anything."""

    game: str
    seats: int
    options: dict[str, Any]
    bot: str
    restriction: str | None
    seed: int
    # Places whose number is noted at the end, such as mon.
    left: tuple[str, ...]


class Taken(NamedTuple):
    """A seat took something that the log names, for the first time in the game."""

    heading: str
    kind: str
    name: str
    seat: int
    # The seat's share of the win before this turn.
    chance: float


class Record(NamedTuple):
    """What is noted of a game. Places count from the seat that began."""

    # The place of the restricted seat; NOBODY if there was none.
    restricted: int
    scores: list[int]
    # By place the share of the win.
    shares: list[float]
    account: list[dict[str, int]]
    # By name what is left in the places that were asked for.
    left: list[dict[str, int]]
    decisions: int
    rounds: int
    # How often another place took the lead; who led and who was last when half of the turns were over.
    lead_changes: int
    led_at_half: int
    last_at_half: int
    # The lines of the log that brought the end.
    ends: list[str]
    taken: list[Taken]


def play(order: Order, number: int) -> Record:
    """Play one of the ordered games. A bot redeals the table: it never sees the true one."""
    game, seed = catalogue.find(order.game), order.seed + number
    t = game.unpacked_table(order.seats, seeded(seed, "table"), order.options)
    t.listener = Listener()
    game.set_up(t)
    t.settle()
    restricted = restricted_seat(order, number)
    bots = [_bot(order, seat == restricted, seed, seat) for seat in range(order.seats)]
    chance, last, read = rng_of(seed, "chance"), NOBODY, 0
    notes = Notes(order)
    while True:
        for event, seat, *numbers in t.listener.events[read:]:
            notes.event(event, seat, numbers)
        read = len(t.listener.events)
        if t.over:
            return notes.record(t, restricted)
        if t.seat == CHANCE:
            t.play(sample(t, chance))
            continue
        if t.seat != last and not isinstance(t.step, Window):
            last = t.seat
            notes.turn(chances(t))
        notes.decision(t.seat)
        t.play(bots[t.seat].choose(t))


def restricted_seat(order: Order, number: int) -> int:
    """Each seat in turn."""
    return number % order.seats if order.restriction else NOBODY


def _bot(order: Order, is_restricted: bool, seed: int, seat: int) -> Bot:
    bot = bot_called(order.bot, rng_of(seed, f"bot {seat}"))
    if order.restriction is None or not is_restricted:
        return bot
    return Restricted(bot, restriction_called(order.game, order.restriction))


class Notes:
    """What is noted while a game is played."""

    def __init__(self, order: Order) -> None:
        self.order: Final = order
        self.game: Final = catalogue.find(order.game)
        self.subjects: Final = subjects_of(order.game)
        # By turn the shares of the win when it begins.
        self.turns: Final[list[list[float]]] = []
        self.chances = [1 / order.seats] * order.seats
        self.taken: Final[dict[tuple[tuple[str, str, str], int], float]] = {}
        self.ends: Final[dict[str, None]] = {}
        self.decisions = self.rounds = 0
        # The seat that begins: the log says it, or it is the first to decide.
        self.begins = NOBODY
        self._first = NOBODY

    def turn(self, shares: list[float]) -> None:
        """A turn begins."""
        self.chances = shares
        self.turns.append(shares)

    def decision(self, seat: int) -> None:
        self.decisions += 1
        if self._first == NOBODY:
            self._first = seat

    def event(self, number: int, seat: int, numbers: list[int]) -> None:
        """A line of the log; others, such as the moves of pieces, have negative numbers."""
        subjects = self.subjects
        if number in subjects.taken and seat >= 0:
            for named in subjects.taken[number]:
                what = (named.heading, named.kind, named.names[kind_of(numbers[named.place])])
                self.taken.setdefault((what, seat), self.chances[seat])
        if number == subjects.round:
            self.rounds = numbers[0]
        if number in subjects.ends:
            self.ends.setdefault(subjects.ends[number])
        if number == subjects.starts:
            self.begins = seat

    def record(self, t: Table, restricted: int) -> Record:
        begins = self._first if self.begins == NOBODY else self.begins
        seats = [(begins + place) % t.seats for place in range(t.seats)]
        place_of = {seat: place for place, seat in enumerate(seats)} | {NOBODY: NOBODY}
        won, scores = shares_won(t), self.game.scores(t)
        leaders = _leaders(self.turns)
        half = len(self.turns) // 2
        last = min(range(t.seats), key=lambda seat: self.turns[half][seat]) if self.turns else NOBODY
        numbers = _left_numbers(self.game, self.order.left)
        return Record(
            place_of[restricted],
            [scores[seat] for seat in seats],
            [won[seat] for seat in seats],
            [dict(self.game.account(t, seat)) for seat in seats],
            [{name: int(t[number + seat]) for name, number in numbers.items()} for seat in seats],
            self.decisions,
            self.rounds,
            sum(one != other for one, other in pairwise(leaders)),
            place_of[leaders[half] if leaders else NOBODY],
            place_of[last],
            list(self.ends),
            [Taken(*what, place_of[seat], chance) for (what, seat), chance in self.taken.items()],
        )


def _leaders(turns: list[list[float]]) -> list[int]:
    """By turn the seat that leads."""
    leaders: list[int] = []
    for shares in turns:
        best = max(range(len(shares)), key=lambda seat: shares[seat])
        leader = leaders[-1] if leaders else best
        leaders.append(best if shares[best] >= shares[leader] + LEAST_LEAD else leader)
    return leaders


@cache
def _left_numbers(game: Game, names: tuple[str, ...]) -> dict[str, int]:
    return {place.name: int(place.first) for place in game.places.all if place.name in names}
