"""A turn: roll, spend the points in any order, change what is left (p. 2, p. 3)."""

from typing import Final

from higaki.engine.steps import Chance, Choice, Effect, SecretChoice
from higaki.engine.table import Table
from higaki.games.dragon_market import bonuses, story
from higaki.games.dragon_market.boats import MOVE_BOAT, board_of, can_move
from higaki.games.dragon_market.box import (
    BOAT_COUNT,
    DICE,
    FACE_VALUES,
    FACES,
    MOST_COINS_SPENT,
    MOST_ROUNDS,
    SEATS,
)
from higaki.games.dragon_market.coins import TakeCoins
from higaki.games.dragon_market.messengers import must_go_on, partner_in_boat, step_to, steps, swap_messengers
from higaki.games.dragon_market.orders import NO_GOOD, collect, good_wanted_at
from higaki.games.dragon_market.places import (
    COINS,
    DIE,
    DRAGON,
    ENTERED,
    FULFILLED,
    MESSENGER,
    POINTS,
    ROUND,
    SPENT,
    SUPPLY,
)
from higaki.games.dragon_market.sides import ADVANCED, DICE_FACES, side_of
from higaki.games.dragon_market.things import (
    COIN,
    COLLECT,
    DONE,
    FACE,
    SWAP_MESSENGERS,
    THE_BOAT,
    THE_CELL,
    THE_DIE,
    TURN,
)

LOWEST: Final = 1  # the first face after the blank one
_WEIGHTS: Final = [[faces.count(value) for value in FACE_VALUES] for faces in FACES]
_ANY_FACE: Final = [FACE + face for face in range(len(FACE_VALUES))]


class BeginTurn(Effect):
    """Roll both dice (p. 2). Rounds are counted by the start player's turns."""

    def happen(self, t: Table) -> None:
        seat = self.seat
        if seat == t.numbers[DRAGON]:
            if t.numbers[ROUND] == MOST_ROUNDS:
                t.tell(story.CLOSED, seat, MOST_ROUNDS)
                t.finish()
                return
            t.numbers[ROUND] += 1
            t.tell(story.ROUND_BEGINS, seat, t.numbers[ROUND])
        t.numbers[SPENT] = 0
        t.numbers[ENTERED] = 0
        bonuses.renew(t, seat)
        t.then(ROLL_DIE[0], ROLL_DIE[1], IMPROVE_ROLL[seat], TAKE_ACTION[seat], BEGIN_TURN[(seat + 1) % t.seats])


class RollDie(Chance):
    """Every face as often as it is on the die."""

    def __init__(self, die: int) -> None:
        super().__init__()
        self.die = die

    def fields(self) -> list[int]:
        return [self.die]

    def options(self, t: Table) -> list[int]:
        return _ANY_FACE

    def weights(self, t: Table) -> list[int]:
        return _WEIGHTS[t.settings[DICE_FACES]]

    def take(self, t: Table, thing: int) -> None:
        t.numbers[DIE + self.die] = LOWEST + thing - FACE


class ImproveRoll(Choice):
    """With the bonus for it, one die that shows the lower number may be rolled again (p. 4, ruling D18)."""

    def options(self, t: Table) -> list[int]:
        if t.at[FULFILLED + side_of(t, self.seat)] and bonuses.may_use(t, self.seat, bonuses.REROLL):
            for die in range(len(DICE)):
                if t.numbers[DIE + die] == LOWEST:
                    return [THE_DIE + die, DONE]
        return [DONE]

    def take(self, t: Table, thing: int) -> None:
        if thing == DONE:
            count_points(t, self.seat)
            return
        bonuses.use(t, self.seat, bonuses.REROLL)
        t.tell(story.ROLLS_AGAIN, self.seat)
        t.then(ROLL_DIE[thing - THE_DIE], IMPROVE_ROLL[self.seat])


def count_points(t: Table, seat: int) -> None:
    """The sum of the dice is the number of movement points (p. 2)."""
    points = 0
    for die in range(len(DICE)):
        points += FACE_VALUES[t.numbers[DIE + die] - LOWEST]
    t.numbers[POINTS] = points
    t.tell(story.ROLLED, seat, points)


class TakeAction(SecretChoice):
    """Move a boat, step with the messenger, collect, pay for another point, or end the turn (p. 3).

    It is asked even when only the end is left: being skipped would tell who has nothing to collect for a secret order.
    """

    between_actions = True

    def options(self, t: Table) -> list[int]:
        seat = self.seat
        things: list[int] = []
        staying = not must_go_on(t, seat)
        points = t.numbers[POINTS]
        if points:
            board = board_of(t)
            if staying:
                for boat in range(BOAT_COUNT):
                    if can_move(t, seat, boat, board):
                        things.append(THE_BOAT + boat)
            things += steps(t, seat, board)
        elif may_buy_point(t, seat):
            things.append(COIN)
        if t.settings[ADVANCED]:
            add_free_actions(t, seat, staying, things)
        if staying:
            things.append(DONE)
        return things

    def take(self, t: Table, thing: int) -> None:
        seat = self.seat
        if THE_CELL <= thing < TURN:
            t.then(self)
            step_to(t, seat, thing - THE_CELL, board_of(t))
        elif THE_BOAT <= thing < THE_CELL:
            t.then(MOVE_BOAT[seat][thing - THE_BOAT], self)
        elif thing == DONE:
            end_turn(t, seat)
        else:
            t.then(self)
            if thing == COIN:
                buy_point(t, seat)
            elif thing == COLLECT:
                collect(t, seat)
            else:
                swap_messengers(t, seat)


def add_free_actions(t: Table, seat: int, staying: bool, things: list[int]) -> None:
    """What costs no point: collecting, and the two bonuses that exchange something (p. 4, ruling D10)."""
    side = side_of(t, seat)
    if t.numbers[ENTERED] and good_wanted_at(t, side, t.numbers[MESSENGER + seat]) != NO_GOOD:
        things.append(COLLECT)
    if not staying or not t.at[FULFILLED + side]:
        return
    if bonuses.may_use(t, seat, bonuses.SWAP_MESSENGERS) and partner_in_boat(t, seat) >= 0:
        things.append(SWAP_MESSENGERS)
    if bonuses.may_use(t, seat, bonuses.SWAP_GOODS):
        for boat in range(BOAT_COUNT):
            if THE_BOAT + boat not in things:
                things.append(THE_BOAT + boat)


def may_buy_point(t: Table, seat: int) -> bool:
    """When all points are used, at most two coins a turn buy one more each (p. 3)."""
    return t.numbers[SPENT] < MOST_COINS_SPENT and t.numbers[COINS + side_of(t, seat)] > 0


def buy_point(t: Table, seat: int) -> None:
    t.numbers[COINS + side_of(t, seat)] -= 1
    t.numbers[SUPPLY] += 1
    t.numbers[SPENT] += 1
    t.numbers[POINTS] += 1
    t.tell(story.PAID, seat)


def end_turn(t: Table, seat: int) -> None:
    """Points that were rolled and not used may become coins; a bought one lapses (p. 3, ruling D9)."""
    if t.numbers[POINTS] and not t.numbers[SPENT]:
        t.then(TakeCoins(seat))
    else:
        t.numbers[POINTS] = 0


# Steps never change, so one of each is enough.
ROLL_DIE: Final = [RollDie(die) for die in range(len(DICE))]
BEGIN_TURN: Final = [BeginTurn(seat) for seat in range(len(SEATS))]
IMPROVE_ROLL: Final = [ImproveRoll(seat) for seat in range(len(SEATS))]
TAKE_ACTION: Final = [TakeAction(seat) for seat in range(len(SEATS))]
