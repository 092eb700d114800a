"""Pebbles: a game just large enough to have everything that most games need.

Everybody has a secret hand of pebbles. In turn one either keeps quiet, shows a pebble, or tosses the coin for a point.
It has a heap, a pile, a row, a number, an option, a secret choice, a choice, an effect and a chance. What few games
need has the town (`toy_town`).
"""

from pathlib import Path

from higaki.engine.base.kinds import Kinds
from higaki.engine.base.mypyc_compat import i64, vec
from higaki.engine.base.native_arrays import figures
from higaki.engine.table.actions import Things
from higaki.engine.table.events import Story
from higaki.engine.table.game import Game
from higaki.engine.table.places import EVERYBODY, NO_ONE, OWNER, Places
from higaki.engine.table.steps import Chance, Choice, Effect, SecretChoice, Steps
from higaki.engine.table.table import Table

PEBBLES = Kinds("pebble", ["black", "white"], [6, 6])
COIN = Kinds("coin", ["heads", "tails"])
SEATS = Kinds("seat", ["left", "right", "middle"])

THINGS = Things()
QUIET = THINGS.button("quiet")
TOSS = THINGS.button("toss")
HAND_PEBBLE = THINGS.group("hand", PEBBLES)
SHOWN_PEBBLE = THINGS.slots("shown", 3)
SIDE = THINGS.group("coin", COIN)

PLACES = Places(Path(__file__).parent, SEATS)
STAKES = PLACES.option("stakes")
BAG = PLACES.pile("bag", PEBBLES, NO_ONE, rest=True)
SHOWN = PLACES.row("shown", PEBBLES, EVERYBODY, capacity=12)
HAND = PLACES.heap("hand", PEBBLES, OWNER, per=SEATS)
POINTS = PLACES.number("points", most=20, per=SEATS)

STORY = Story()
WON = STORY.event("won", points=None)

STEPS = Steps(SEATS)
# Tails is offered first, and heads is three times as likely.
WEIGHTS = figures([1, 3])


class Turn(Effect):
    """One decision each; the game ends with three pebbles shown."""

    def happen(self, t: Table) -> None:
        if t.size(SHOWN) == 3:
            t.finish()
        else:
            t.then(DECIDE.of(self.seat), TURN.of(t.left_of(self.seat)))


class Decide(SecretChoice):
    """Show a pebble, or keep quiet for want of one."""

    def options(self, t: Table) -> None:
        t.offer_kinds(HAND + self.seat, 0, len(PEBBLES), HAND_PEBBLE)
        if t.choices == 0:
            t.offer(QUIET)

    def take(self, t: Table, thing: i64) -> None:
        if thing in HAND_PEBBLE:
            t.drop(HAND_PEBBLE.member(thing), HAND + self.seat, SHOWN)
            t.then(DARE.of(self.seat))


class Dare(Choice):
    """After showing a pebble: toss, or leave it."""

    def options(self, t: Table) -> None:
        if t[POINTS + self.seat] < 2:
            t.offer(TOSS)
        t.offer(QUIET)

    def take(self, t: Table, thing: i64) -> None:
        if thing == TOSS:
            t.then(TOSS_COIN.of(self.seat))


class TossCoin(Chance):
    """Heads wins the stakes."""

    thrower: i64

    def options(self, t: Table) -> None:
        t.offer(SIDE + 1)
        t.offer(SIDE + 0)

    def weights(self, t: Table) -> vec[i64]:
        return WEIGHTS

    def take(self, t: Table, thing: i64) -> None:
        if SIDE.member(thing) == 0:
            t.then(COLLECT.of(self.thrower))


class Collect(Effect):
    """The stakes are what was agreed on."""

    def happen(self, t: Table) -> None:
        won = 2 if t[STAKES] == PLACES.value("stakes", 2) else 1
        t[POINTS + self.seat] += won
        t.tell(WON, self.seat, won)


TURN = STEPS.each(Turn)
DECIDE = STEPS.each(Decide)
DARE = STEPS.each(Dare)
TOSS_COIN = STEPS.each(TossCoin, thrower=SEATS)
COLLECT = STEPS.each(Collect)


class Pebbles(Game):
    """The rules of pebbles."""

    def set_up(self, t: Table) -> None:
        for seat in range(t.seats):
            for _ in range(2):
                t.put(t.draw(BAG), BAG, HAND + seat)
        t.then(TURN.of(0))

    def begin_turn(self, seat: int) -> int:
        return TURN.of(seat)

    def standing(self, t: Table, seat: int) -> list[int]:
        return [t[POINTS + seat]]

    def account(self, t: Table, seat: int) -> list[tuple[str, int]]:
        return [("coins", t[POINTS + seat])]

    def worth_of_seat(self, t: Table, seat: int) -> float:
        return float(t[POINTS + seat])


GAME = Pebbles(PLACES, THINGS, STEPS, STORY, [])
