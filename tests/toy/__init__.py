"""Pebbles: a game just large enough to have everything the engine knows.

Everybody has a secret hand of pebbles. In turn one either keeps quiet, shows a pebble, or tosses the coin for a point.
It has a heap, a pile, a row, a number, an option, a secret choice, a choice, an effect and a chance.
"""

from pathlib import Path

from higaki.engine.game import EventKind, Game, StepKind
from higaki.engine.heaps import kinds_in
from higaki.engine.places import EVERYBODY, NO_ONE, OWNER, Kinds, Places
from higaki.engine.steps import Chance, Choice, Effect, SecretChoice, Step
from higaki.engine.table import Table
from higaki.engine.things import Things

PEBBLES = Kinds("pebble", ["black", "white"], [6, 6])
COIN = Kinds("coin", ["heads", "tails"])
SEATS = ["left", "right", "middle"]

THINGS = Things()
QUIET = THINGS.button("quiet")
TOSS = THINGS.button("toss")
HAND_PEBBLE = THINGS.group("hand", PEBBLES.names)
SHOWN_PEBBLE = THINGS.slots("shown", 3)
SIDE = THINGS.group("coin", COIN.names)

PLACES = Places(most_seats=3)
BAG = PLACES.pile("bag", PEBBLES, NO_ONE, rest=True)
SHOWN = PLACES.row("shown", PEBBLES, EVERYBODY, capacity=12)
HAND = PLACES.heap("hand", PEBBLES, OWNER, per_seat=True)
POINTS = PLACES.number("points", per_seat=True)

WON = 0
EVENTS = [EventKind("won", points=None)]


class Turn(Effect):
    """One decision each; the game ends with three pebbles shown."""

    def happen(self, t: Table) -> None:
        if len(t.at[SHOWN]) == 3:
            t.finish()
        else:
            t.then(Decide(self.seat), Turn((self.seat + 1) % t.seats))


class Decide(SecretChoice):
    """Keep quiet, show a pebble, or toss the coin."""

    def options(self, t: Table) -> list[int]:
        return [HAND_PEBBLE + kind for kind in kinds_in(t.at[HAND + self.seat])] or [QUIET]

    def take(self, t: Table, thing: int) -> None:
        if thing == QUIET:
            return
        t.drop(thing - HAND_PEBBLE, HAND + self.seat, SHOWN)
        t.then(Dare(self.seat))


class Dare(Choice):
    """After showing a pebble: toss, or leave it."""

    def options(self, t: Table) -> list[int]:
        return [QUIET, TOSS] if t.numbers[POINTS + self.seat] < 2 else [QUIET]

    def take(self, t: Table, thing: int) -> None:
        if thing == TOSS:
            t.then(Toss(), Collect(self.seat))


class Toss(Chance):
    """Heads is three times as likely as tails."""

    def options(self, t: Table) -> list[int]:
        return [SIDE, SIDE + 1]

    def weights(self, t: Table) -> list[int]:
        return [3, 1]

    def take(self, t: Table, thing: int) -> None:
        if thing != SIDE:
            t.agenda.pop()  # tails: nothing to collect


class Collect(Effect):
    """Heads wins the stakes."""

    def happen(self, t: Table) -> None:
        won = [1, 2][t.settings[0]]
        t.numbers[POINTS + self.seat] += won
        t.tell(WON, self.seat, won)


class Pebbles(Game):
    """The rules of pebbles."""

    def set_up(self, t: Table) -> None:
        t.at[BAG] = [0] * 6 + [1] * 6
        for seat in range(t.seats):
            for _ in range(2):
                t.put(t.draw(BAG), BAG, HAND + seat)
        t.then(Turn(0))

    def begin_turn(self, seat: int) -> Step:
        return Turn(seat)

    def standing(self, t: Table, seat: int) -> list[int]:
        return [t.numbers[POINTS + seat]]

    def evaluate(self, t: Table, seat: int) -> float:
        return float(t.numbers[POINTS + seat])

    def complete(self, t: Table) -> str:
        return ""


STEPS = [StepKind(step) for step in (Turn, Decide, Dare, Toss, Collect)]
PEBBLES_GAME = Pebbles(Path(__file__).parent, SEATS, THINGS, PLACES, STEPS, EVENTS, [])
