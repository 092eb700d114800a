"""A turn: roll, spend the points in any order, change the rest (p. 2, p. 3)."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64, vec
from higaki.engine.table.events import Refused
from higaki.engine.table.steps import NOBODY, Chance, Choice, Effect, SecretChoice
from higaki.engine.table.table import Table
from higaki.games.dragon_market import actions, events
from higaki.games.dragon_market.box import (
    BOAT_COUNT,
    DICE,
    DICE_COUNT,
    FACE_POINTS,
    FACES_ON_DIE,
    LOWEST,
    MOST_COINS_SPENT,
    MOST_POINTS,
    MOST_ROUNDS,
)
from higaki.games.dragon_market.places import (
    COINS,
    DICE_FACES,
    DIE,
    DRAGON,
    ENTERED,
    MESSENGER,
    MODE,
    POINTS,
    ROUND,
    SPENT,
    SUPPLY,
)
from higaki.games.dragon_market.rules import bonuses
from higaki.games.dragon_market.rules.boats import MOVE_BOAT, can_move
from higaki.games.dragon_market.rules.coins import TAKE_COINS
from higaki.games.dragon_market.rules.messenger_ways import must_go_on
from higaki.games.dragon_market.rules.messengers import offer_steps, partner_in_boat, step_to, swap_messengers
from higaki.games.dragon_market.rules.orders import NO_GOOD, collect, good_wanted_at
from higaki.games.dragon_market.rules.refusals import why_no_action, why_not_roll
from higaki.games.dragon_market.rules.teams import side_of
from higaki.games.dragon_market.step_registry import STEPS


class BeginTurn(Effect):
    """Roll both dice (p. 2). Rounds are counted by the start player's turns."""

    def happen(self, t: Table) -> None:
        seat = self.seat
        if seat == t[DRAGON]:
            if t[ROUND] == MOST_ROUNDS:
                t.tell(events.CLOSED, seat, MOST_ROUNDS)
                t.finish()
                return
            t[ROUND] += 1
            t.tell(events.ROUND_BEGINS, seat, t[ROUND])
        t[SPENT] = 0
        t[ENTERED] = 0
        bonuses.renew(t, seat)
        t.then(
            ROLL_DIE.of(0), ROLL_DIE.of(1), IMPROVE_ROLL.of(seat), TAKE_ACTION.of(seat), BEGIN_TURN.of(t.left_of(seat))
        )


class RollDie(Chance):
    """The weight of a number is the number of its faces on the die."""

    die: i64

    def options(self, t: Table) -> None:
        for face in range(len(FACES_ON_DIE[t[DICE_FACES]])):
            t.offer(actions.FACE + face)

    def weights(self, t: Table) -> vec[i64]:
        return FACES_ON_DIE[t[DICE_FACES]]

    def take(self, t: Table, thing: i64) -> None:
        t.send(DIE + self.die, LOWEST + actions.FACE.member(thing))


class ImproveRoll(Choice):
    """With its bonus, one die with the lower number may be rolled again (p. 4, ruling D18)."""

    def options(self, t: Table) -> None:
        if bonuses.may_use(t, self.seat, bonuses.REROLL):
            for die in range(DICE_COUNT):
                if t[DIE + die] == LOWEST:
                    t.offer(actions.DIE + die)
                    break
        t.offer(actions.DONE)

    def refused(self, t: Table) -> list[Refused]:
        return why_not_roll(t)

    def take(self, t: Table, thing: i64) -> None:
        if thing == actions.DONE:
            count_points(t, self.seat)
            return
        bonuses.use(t, self.seat, bonuses.REROLL)
        t.tell(events.ROLLS_AGAIN, self.seat)
        t.then(ROLL_DIE.of(actions.DIE.member(thing)), self.number)


def count_points(t: Table, seat: i64) -> None:
    """The sum of the dice is the number of movement points (p. 2)."""
    points: i64 = 0
    for die in range(DICE_COUNT):
        points += FACE_POINTS[t[DIE + die]]
    t[POINTS] = points
    t.tell(events.ROLLED, seat, points)


class TakeAction(SecretChoice):
    """Move a boat, step with the messenger, collect, pay for another point, or end the turn (p. 3).

    It is asked even if ending is the only option: a skipped question would reveal that nothing can be collected for a
    secret order.
    """

    between_actions: bool = True

    def options(self, t: Table) -> None:
        seat = self.seat
        staying = not must_go_on(t, seat)
        if staying:
            offer_boats(t, seat)
        if t[POINTS]:
            offer_steps(t, seat)
        if t[MODE]:
            offer_free_actions(t, seat, staying)
        if t[POINTS] == 0 and may_buy_point(t, seat):
            t.offer(actions.COIN)
        if staying:
            t.offer(actions.DONE)

    def refused(self, t: Table) -> list[Refused]:
        return why_no_action(t, self.seat)

    def take(self, t: Table, thing: i64) -> None:
        seat = self.seat
        if thing == actions.DONE:
            end_turn(t, seat)
        elif thing in actions.BOAT:
            t.then(MOVE_BOAT.of(seat, actions.BOAT.member(thing)), self.number)
        else:
            t.then(self.number)
            if thing in actions.CELL:
                step_to(t, seat, actions.CELL.member(thing))
            elif thing == actions.COIN:
                buy_point(t, seat)
            elif thing == actions.COLLECT:
                collect(t, seat)
            else:
                swap_messengers(t, seat)


def offer_boats(t: Table, seat: i64) -> None:
    """Boats that can move, for a point; all boats while two stacks may be exchanged for nothing (p. 4, ruling D10)."""
    any_boat = bonuses.may_use(t, seat, bonuses.SWAP_GOODS)
    if t[POINTS] == 0 and not any_boat:
        return
    for boat in range(BOAT_COUNT):
        if any_boat or can_move(t, seat, boat):
            t.offer(actions.BOAT + boat)


def offer_free_actions(t: Table, seat: i64, staying: bool) -> None:
    """Actions without a cost: collecting in a cell just entered, and changing places (p. 4, rulings D8 and D10)."""
    if t[ENTERED] and good_wanted_at(t, side_of(t, seat), t[MESSENGER + seat]) != NO_GOOD:
        t.offer(actions.COLLECT)
    if staying and bonuses.may_use(t, seat, bonuses.SWAP_MESSENGERS) and partner_in_boat(t, seat) != NOBODY:
        t.offer(actions.SWAP_MESSENGERS)


def may_buy_point(t: Table, seat: i64) -> bool:
    """When all points are used, at most two coins a turn buy one more each (p. 3)."""
    return t[SPENT] < MOST_COINS_SPENT and t[COINS + side_of(t, seat)] > 0


def buy_point(t: Table, seat: i64) -> None:
    t.shift(1, COINS + side_of(t, seat), SUPPLY)
    t[SPENT] += 1
    t[POINTS] += 1
    t.tell(events.PAID, seat)


def end_turn(t: Table, seat: i64) -> None:
    """Points that were rolled and not used may become coins; a bought one lapses (p. 3, ruling D9)."""
    if t[POINTS] and t[SPENT] == 0:
        t.then(TAKE_COINS.of(seat))
    else:
        t[POINTS] = 0


def foresee_turn(t: Table, seat: i64) -> bool:
    """A turn with the highest roll, because nobody knows the dice yet; what they do not allow is found out then."""
    if t[ROUND] == 0:
        return False
    t[POINTS] = MOST_POINTS
    t[SPENT] = 0
    t[ENTERED] = 0
    bonuses.renew(t, seat)
    t.then(TAKE_ACTION.of(seat), BEGIN_TURN.of(t.left_of(seat)))
    return True


BEGIN_TURN: Final = STEPS.each(BeginTurn)
ROLL_DIE: Final = STEPS.each(RollDie, die=DICE)
IMPROVE_ROLL: Final = STEPS.each(ImproveRoll)
TAKE_ACTION: Final = STEPS.each(TakeAction)
