"""One game of bots for a balance report, and what is noted of it."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from higaki import catalogue
from higaki.balance.restrictions import Restricted, restriction_called
from higaki.bots import Bot, bot_called
from higaki.bots.win_probability import chances, shares_won
from higaki.engine.base.random_numbers import rng_of
from higaki.engine.table.events import Listener
from higaki.engine.table.game import Game
from higaki.engine.table.steps import CHANCE, Window
from higaki.engine.table.table import Table
from higaki.engine.views.random_play import sample
from higaki.engine.views.redeal import redeal

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

    line: str
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
    # How often another place took the lead, and who led when half of the turns were over.
    lead_changes: int
    led_at_half: int
    # The names of all lines of the log without numbers, such as what ended the game.
    told: list[str]
    taken: list[Taken]


def play(order: Order, number: int) -> Record:
    """Play one of the ordered games. Bots get redealt tables, never the true one."""
    game, seed = catalogue.find(order.game), order.seed + number
    t = game.new_table(order.seats, seed, order.options)
    t.listener = Listener()
    restricted = number % order.seats if order.restriction else NOBODY
    bots = [_bot(order, seat == restricted, seed, seat) for seat in range(order.seats)]
    imagining = [rng_of(seed, f"imagined {seat}") for seat in range(order.seats)]
    chance, first, decisions = rng_of(seed, "chance"), NOBODY, 0
    notes, last = Notes(game, order.seats), NOBODY
    while not t.over:
        if t.seat == CHANCE:
            t.play(sample(t, chance))
            continue
        first = t.seat if first == NOBODY else first
        if t.seat != last and not isinstance(t.step, Window):
            last = t.seat
            notes.turn(t)
        decisions += 1
        t.play(bots[t.seat].think(redeal(t, t.seat, imagining[t.seat])))
        notes.read(t.listener.events)
    return notes.record(t, first, restricted, decisions, order.left)


def _bot(order: Order, is_restricted: bool, seed: int, seat: int) -> Bot:
    rng = rng_of(seed, f"bot {seat}")
    if order.restriction is None or not is_restricted:
        return bot_called(order.bot, rng)
    return Restricted(rng, order.bot, restriction_called(order.game, order.restriction))


class Notes:
    """What is noted while a game is played."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game: Final = game
        # By turn the seat that leads.
        self.leaders: Final[list[int]] = []
        self.chances = [1 / seats] * seats
        self.taken: Final[dict[tuple[str, str, int], Taken]] = {}
        self.told: Final[set[str]] = set()
        self.rounds = 0
        self.begins = NOBODY
        self._read = 0

    def turn(self, t: Table) -> None:
        """A turn begins."""
        self.chances = chances(t)
        best = max(range(t.seats), key=lambda seat: self.chances[seat])
        leader = self.leaders[-1] if self.leaders else NOBODY
        if leader == NOBODY or self.chances[best] >= self.chances[leader] + LEAST_LEAD:
            leader = best
        self.leaders.append(leader)

    def read(self, events: list[tuple[int, ...]]) -> None:
        """New lines of the log."""
        for number, seat, *numbers in events[self._read :]:
            if number < 0:
                continue
            line = self.game.events[number]
            said = line.said(numbers)
            self.rounds = max(self.rounds, said.get("round", 0))
            if line.name == "starts":
                self.begins = seat
            if not line.fields:
                self.told.add(line.name)
            for field, kinds in line.fields.items():
                if kinds is not None and seat >= 0:
                    taken = Taken(line.name, said[field], seat, self.chances[seat])
                    self.taken.setdefault(taken[:3], taken)
        self._read = len(events)

    def record(self, t: Table, first: int, restricted: int, decisions: int, left: tuple[str, ...]) -> Record:
        begins = first if self.begins == NOBODY else self.begins
        seats = [(begins + place) % t.seats for place in range(t.seats)]
        place_of = {seat: place for place, seat in enumerate(seats)} | {NOBODY: NOBODY}
        won, scores = shares_won(t), self.game.scores(t)
        changes = sum(one != other for one, other in zip(self.leaders, self.leaders[1:], strict=False))
        numbers = {place.name: place.first for place in self.game.places.all if place.name in left}
        half = self.leaders[len(self.leaders) // 2] if self.leaders else NOBODY
        return Record(
            place_of[restricted],
            [scores[seat] for seat in seats],
            [won[seat] for seat in seats],
            [dict(self.game.account(t, seat)) for seat in seats],
            [{name: int(t[number + seat]) for name, number in numbers.items()} for seat in seats],
            decisions,
            self.rounds,
            changes,
            place_of[half],
            sorted(self.told),
            [one._replace(seat=place_of[one.seat]) for one in self.taken.values()],
        )
