"""Coins: for unused points, from the supply or from the richest (p. 3), and by a bonus (p. 4)."""

from typing import Final

from higaki.engine.base.kinds import Count, SetOf
from higaki.engine.base.mypyc_compat import i64
from higaki.engine.table.events import Refused
from higaki.engine.table.steps import Choice
from higaki.engine.table.table import Table
from higaki.games.dragon_market import actions, events
from higaki.games.dragon_market.box import BONUS_COINS, MOST_POINTS, SIDES
from higaki.games.dragon_market.places import COINS, POINTS, SUPPLY
from higaki.games.dragon_market.rules.teams import side_of, sides
from higaki.games.dragon_market.step_registry import STEPS


def take_from_supply(t: Table, seat: i64, wanted: i64) -> i64:
    """Take coins as far as there are any; returns the number of missing ones."""
    taken = min(wanted, t[SUPPLY])
    t.shift(taken, SUPPLY, COINS + side_of(t, seat))
    if taken:
        t.tell(events.TOOK_COINS, seat, taken)
    return wanted - taken


def steal(t: Table, seat: i64, victim: i64, coins: i64) -> None:
    t.shift(coins, COINS + victim, COINS + side_of(t, seat))
    t.tell(events.STOLE, seat, victim, coins)


def coins_of_others(t: Table, seat: i64) -> i64:
    coins: i64 = 0
    for side in range(sides(t)):
        if side != side_of(t, seat):
            coins += t[COINS + side]
    return coins


def richest(t: Table, seat: i64) -> i64:
    """The opponents with the most coins, as a set; empty if none has any."""
    most: i64 = 1
    for side in range(sides(t)):
        if side != side_of(t, seat):
            most = max(most, t[COINS + side])
    victims: i64 = 0
    for side in range(sides(t)):
        if side != side_of(t, seat) and t[COINS + side] == most:
            victims |= 1 << side
    return victims


def is_victim(victims: i64, side: i64) -> bool:
    return victims >> side & 1 > 0


def coins_of(t: Table, victims: i64) -> i64:
    """The sum of their coins."""
    coins: i64 = 0
    for side in range(sides(t)):
        if is_victim(victims, side):
            coins += t[COINS + side]
    return coins


def coins_to_be_had(t: Table, seat: i64) -> i64:
    """Coins for the unused points, from the supply and from the others."""
    return min(t[POINTS], t[SUPPLY] + coins_of_others(t, seat))


def why_not_rob(t: Table, seat: i64, victims: i64) -> list[Refused]:
    """Only the richest players are robbed (p. 3, p. 4)."""
    refused: list[Refused] = []
    for side in range(sides(t)):
        if side != side_of(t, seat) and not is_victim(victims, side):
            refused.append(Refused(actions.SEAT + side, events.NOT_RICHEST, [t[COINS + side]]))
        elif is_victim(victims, side) and t[COINS + side] == 0:
            refused.append(Refused(actions.SEAT + side, events.HAS_NO_COINS, []))
    return refused


class TakeCoins(Choice):
    """The number of unused points that become coins: all, some or none (p. 3)."""

    continues: bool = True

    def options(self, t: Table) -> None:
        for coins in range(coins_to_be_had(t, self.seat) + 1):
            t.offer(actions.COINS + coins)

    def suggestion(self, t: Table, options: list[int]) -> int:
        """As many as do not come from other players."""
        free = min(t[POINTS], t[SUPPLY])
        return max([thing for thing in options if actions.COINS.member(thing) <= free], default=options[0])

    def refused(self, t: Table) -> list[Refused]:
        most = coins_to_be_had(t, self.seat)
        return [
            Refused(actions.COINS + coins, events.TOO_FEW_COINS, [most]) for coins in range(most + 1, t[POINTS] + 1)
        ]

    def take(self, t: Table, thing: i64) -> None:
        t[POINTS] = 0
        missing = take_from_supply(t, self.seat, actions.COINS.member(thing))
        if missing:
            t.then(STEAL_COIN.of(self.seat, missing, richest(t, self.seat)))


class StealCoin(Choice):
    """Choose the richest player who gives the next coin: one may give all, or all may share it (p. 3).

    The richest players are determined once, before the first coin; the next richest follow only when all of them have
    nothing left (ruling D15). If all their coins are taken anyway, there is no choice.
    """

    continues: bool = True
    missing: i64
    victims: i64

    def options(self, t: Table) -> None:
        all_of_them = self.missing >= coins_of(t, self.victims)
        for side in range(sides(t)):
            if is_victim(self.victims, side) and t[COINS + side]:
                t.offer(actions.SEAT + side)
                if all_of_them:
                    return

    def suggestion(self, t: Table, options: list[int]) -> int:
        """The player with the most coins left."""
        return max(options, key=lambda thing: (t[COINS + actions.SEAT.member(thing)], -thing))

    def refused(self, t: Table) -> list[Refused]:
        return why_not_rob(t, self.seat, self.victims)

    def take(self, t: Table, thing: i64) -> None:
        steal(t, self.seat, actions.SEAT.member(thing), 1)
        if self.missing > 1:
            victims = self.victims if coins_of(t, self.victims) else richest(t, self.seat)
            t.then(STEAL_COIN.of(self.seat, self.missing - 1, victims))


class StealCoins(Choice):
    """The supply had too few coins for the bonus: the rest may be taken from one of the richest (p. 4, ruling D16)."""

    missing: i64

    def options(self, t: Table) -> None:
        victims = richest(t, self.seat)
        for side in range(sides(t)):
            if is_victim(victims, side):
                t.offer(actions.SEAT + side)
        t.offer(actions.DONE)

    def refused(self, t: Table) -> list[Refused]:
        return why_not_rob(t, self.seat, richest(t, self.seat))

    def take(self, t: Table, thing: i64) -> None:
        if thing != actions.DONE:
            victim = actions.SEAT.member(thing)
            steal(t, self.seat, victim, min(self.missing, t[COINS + victim]))


def take_bonus_coins(t: Table, seat: i64) -> None:
    """Take three coins at once, without a choice; stealing the missing ones may be declined (p. 4)."""
    missing = take_from_supply(t, seat, BONUS_COINS)
    if missing:
        t.then(STEAL_COINS.of(seat, missing))


TAKE_COINS: Final = STEPS.each(TakeCoins)
STEAL_COIN: Final = STEPS.each(StealCoin, missing=Count(MOST_POINTS), victims=SetOf(SIDES))
STEAL_COINS: Final = STEPS.each(StealCoins, missing=Count(BONUS_COINS))
