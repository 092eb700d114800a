"""Coins: for unused points, from the supply or from the richest (p. 3), and by a bonus (p. 4)."""

from higaki.engine.steps import Choice
from higaki.engine.table import Table
from higaki.games.dragon_market import story
from higaki.games.dragon_market.box import BONUS_COINS
from higaki.games.dragon_market.places import COINS, POINTS, SUPPLY
from higaki.games.dragon_market.sides import side_of, sides
from higaki.games.dragon_market.things import DONE, MANY_COINS, SEAT


def take_from_supply(t: Table, seat: int, wanted: int) -> int:
    """Take coins as far as there are any; returns how many are missing."""
    taken = min(wanted, t.numbers[SUPPLY])
    t.numbers[SUPPLY] -= taken
    t.numbers[COINS + side_of(t, seat)] += taken
    if taken:
        t.tell(story.TOOK_COINS, seat, taken)
    return wanted - taken


def steal(t: Table, seat: int, victim: int, coins: int) -> None:
    t.numbers[COINS + victim] -= coins
    t.numbers[COINS + side_of(t, seat)] += coins
    t.tell(story.STOLE, seat, victim, coins)


def opponents(t: Table, seat: int) -> list[int]:
    return [side for side in range(sides(t)) if side != side_of(t, seat)]


def richest(t: Table, seat: int) -> list[int]:
    """The opponents with the most coins; nobody if none has any."""
    others = opponents(t, seat)
    most = max([t.numbers[COINS + side] for side in others])
    return [side for side in others if most and t.numbers[COINS + side] == most]


class TakeCoins(Choice):
    """How many of the unused points become coins: all, some or none (p. 3)."""

    def options(self, t: Table) -> list[int]:
        there = t.numbers[SUPPLY] + sum([t.numbers[COINS + side] for side in opponents(t, self.seat)])
        return [MANY_COINS + coins for coins in range(min(t.numbers[POINTS], there) + 1)]

    def take(self, t: Table, thing: int) -> None:
        t.numbers[POINTS] = 0
        missing = take_from_supply(t, self.seat, thing - MANY_COINS)
        if missing:
            t.then(StealCoin(self.seat, missing, mask_of(richest(t, self.seat))))


def mask_of(victims: list[int]) -> int:
    return sum([1 << victim for victim in victims])


class StealCoin(Choice):
    """From which of the richest the next coin comes: one may give all, or all may share it (p. 3).

    Who counts as richest is seen once, before the first coin; only when all of them have nothing left the next richest
    follow (ruling D15). The victims are a sum of 1, 2, 4 and 8 for the seats.
    """

    def __init__(self, seat: int, missing: int, victims: int) -> None:
        super().__init__(seat)
        self.missing = missing
        self.victims = victims

    def fields(self) -> list[int]:
        return [self.missing, self.victims]

    def options(self, t: Table) -> list[int]:
        return [SEAT + side for side in range(sides(t)) if self.victims >> side & 1 and t.numbers[COINS + side]]

    def take(self, t: Table, thing: int) -> None:
        steal(t, self.seat, thing - SEAT, 1)
        if self.missing > 1:
            rest = StealCoin(self.seat, self.missing - 1, self.victims)
            if not rest.options(t):
                rest = StealCoin(self.seat, self.missing - 1, mask_of(richest(t, self.seat)))
            t.then(rest)


class StealCoins(Choice):
    """The bonus found too few coins in the supply: one of the richest may be robbed of the rest (p. 4, ruling D16)."""

    def __init__(self, seat: int, missing: int) -> None:
        super().__init__(seat)
        self.missing = missing

    def fields(self) -> list[int]:
        return [self.missing]

    def options(self, t: Table) -> list[int]:
        return [SEAT + side for side in richest(t, self.seat)] + [DONE]

    def take(self, t: Table, thing: int) -> None:
        if thing != DONE:
            victim = thing - SEAT
            steal(t, self.seat, victim, min(self.missing, t.numbers[COINS + victim]))


def take_bonus_coins(t: Table, seat: int) -> None:
    """Three coins at once, whether one wants them or not; stealing what is missing is free to refuse (p. 4)."""
    missing = take_from_supply(t, seat, BONUS_COINS)
    if missing:
        t.then(StealCoins(seat, missing))
