"""The rewards of sites, tiles, orders and boards (p. 11): at once, or as a later choice."""

from typing import Final

from higaki.engine.base.kinds import Count
from higaki.engine.base.mypyc_compat import i64, vec
from higaki.engine.base.number_types import Action, Seat
from higaki.engine.table.events import ALLOWED, Refused
from higaki.engine.table.steps import Choice
from higaki.engine.table.table import Table
from higaki.games.yokohama import actions, events
from higaki.games.yokohama.box import ASSISTANT, COPPER, IMPORT, ITEM_COUNT, REWARDS, SHOP
from higaki.games.yokohama.places import SUPPLY, WAREHOUSE, YEN
from higaki.games.yokohama.printed import GOOD_COUNT, HOUSE_COSTS, HOUSES_OF_EACH, SHOP_COST
from higaki.games.yokohama.rules.money_goods_points import earn, pay, score, take_wares
from higaki.games.yokohama.rules.sending import DISPATCH_FROM
from higaki.games.yokohama.rules.technologies import MINING_TECHNOLOGY, ChoiceWithSidelines, offer_sidelines, owns
from higaki.games.yokohama.rules.town import house_of, piece_of
from higaki.games.yokohama.step_registry import STEPS

POINTS: Final = REWARDS.index("points")
EARNED: Final = REWARDS.index("yen")
FIRST_GOOD: Final = REWARDS.index("copper")
IMPORTS: Final = REWARDS.index("import")
ANY_GOOD: Final = REWARDS.index("any_good")
FROM_WAREHOUSE: Final = REWARDS.index("warehouse")
MOVES: Final = REWARDS.index("moves")
MOST_HIRED: Final = 4
MOST_GOODS: Final = 2


def receive(t: Table, seat: Seat, gives: vec[i64], source: i64) -> i64:
    """Give all of a reward; returns its points. Choices come next, in the order of the symbols."""
    score(t, seat, source, gives[POINTS])
    if gives[EARNED]:
        earn(t, seat, gives[EARNED])
        t.tell(events.EARNED, seat, gives[EARNED])
    for good in range(GOOD_COUNT):
        if gives[FIRST_GOOD + good]:
            gain(t, seat, good, gives[FIRST_GOOD + good])
    if gives[IMPORTS]:
        gain(t, seat, IMPORT, gives[IMPORTS])
    if gives[MOVES]:
        t.then(DISPATCH_FROM.of(seat, gives[MOVES]))
    if gives[FROM_WAREHOUSE]:
        t.then(HIRE.of(seat, gives[FROM_WAREHOUSE]))
    if gives[ANY_GOOD]:
        t.then(CHOOSE_GOOD.of(seat, gives[ANY_GOOD], 0))
    return gives[POINTS]


def gain(t: Table, seat: Seat, ware: i64, count: i64) -> None:
    """Goods; whenever copper comes in, mining technology adds one (p. 18, ruling Y7)."""
    if ware == COPPER and owns(t, seat, MINING_TECHNOLOGY):
        take_wares(t, seat, ware, count + 1)
        t.tell(events.RECEIVED, seat, ware, count + 1)
    else:
        take_wares(t, seat, ware, count)
        t.tell(events.RECEIVED, seat, ware, count)


class ChooseGood(Choice):
    """Any of the four goods, for each symbol again (p. 11); all of one reward is received at once (ruling Y7)."""

    left: i64
    mined: i64

    def options(self, t: Table) -> None:
        for good in range(GOOD_COUNT):
            t.offer(actions.GOOD + good)

    def take(self, t: Table, thing: Action) -> None:
        good, mined = actions.GOOD.member(thing), self.mined
        if good == COPPER and mined:
            take_wares(t, self.seat, COPPER, 1)
            t.tell(events.RECEIVED, self.seat, COPPER, 1)
        else:
            gain(t, self.seat, good, 1)
        if good == COPPER:
            mined = 1
        if self.left > 1:
            t.then(CHOOSE_GOOD.of(self.seat, self.left - 1, mined))


def item_cost(t: Table, seat: Seat, item: i64) -> i64:
    """Assistants are free, shops cost 2 yen, trading houses 4, 5, 6 and 7 one after the other (p. 15)."""
    if item == ASSISTANT:
        return 0
    if item == SHOP:
        return SHOP_COST
    left = t.count(WAREHOUSE + seat, house_of(seat))
    return HOUSE_COSTS[min(HOUSES_OF_EACH - 1, HOUSES_OF_EACH - left)]


def why_not_hire(t: Table, seat: Seat, item: i64) -> i64:
    """None left in the warehouse, or too expensive (p. 15)."""
    if t.count(WAREHOUSE + seat, piece_of(seat, item)) == 0:
        return events.NONE_LEFT
    if item_cost(t, seat, item) > t[YEN + seat]:
        return events.TOO_DEAR
    return ALLOWED


class Hire(ChoiceWithSidelines):
    """Bring pieces from the warehouse into the supply, at their price (p. 11, p. 15)."""

    left: i64

    def options(self, t: Table) -> None:
        for item in range(ITEM_COUNT):
            if why_not_hire(t, self.seat, item) == ALLOWED:
                t.offer(actions.ITEM + item)
        offer_sidelines(t, self.seat)
        t.offer(actions.DONE)

    def refused(self, t: Table) -> list[Refused]:
        found: list[Refused] = []
        for item in range(ITEM_COUNT):
            why = why_not_hire(t, self.seat, item)
            if why != ALLOWED:
                prices = [item_cost(t, self.seat, item), t[YEN + self.seat]] if why == events.TOO_DEAR else []
                found.append(Refused(actions.ITEM + item, why, prices))
        return found

    def answer(self, t: Table, thing: Action) -> None:
        if thing != actions.DONE:
            hire(t, self.seat, actions.ITEM.member(thing))
            if self.left > 1:
                t.then(HIRE.of(self.seat, self.left - 1))


def hire(t: Table, seat: Seat, item: i64) -> None:
    cost = item_cost(t, seat, item)
    pay(t, seat, cost)
    t.move(piece_of(seat, item), WAREHOUSE + seat, SUPPLY + seat)
    t.tell(events.HIRED, seat, item, cost)


CHOOSE_GOOD: Final = STEPS.each(ChooseGood, left=Count(MOST_GOODS), mined=Count(1))
HIRE: Final = STEPS.each(Hire, left=Count(MOST_HIRED))
