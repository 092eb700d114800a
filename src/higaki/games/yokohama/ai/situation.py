"""The situation of a seat, computed once for the evaluation: the time left, and its possessions."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.native_arrays import figures
from higaki.engine.base.number_types import Seat
from higaki.engine.table.cells import NOWHERE
from higaki.engine.table.table import Table
from higaki.games.yokohama.ai.time_left import turns_left
from higaki.games.yokohama.ai.values import A_POINT, AN_AGENT_AT_END, ORDER_POINTS, ORDER_REST, WHOLE, by_time
from higaki.games.yokohama.ai.weights import A_YEN, AN_AGENT, FAR_AHEAD, HALF_AN_AGENT, W
from higaki.games.yokohama.box import AREA_COUNT, IMPORT, SITES_IN_AREA, STANDS
from higaki.games.yokohama.places import (
    ACTING,
    AGENTS,
    BUILDING,
    ENDING,
    HAND,
    KEPT,
    SUPPLY,
    YEN,
)
from higaki.games.yokohama.printed import COUNTRY_COUNT, COUNTRY_SET, GOOD_COUNT, MOST_ORDERS, ORDER_COUNTRY
from higaki.games.yokohama.rules.achievements import buildings_of
from higaki.games.yokohama.rules.countries import flags_of
from higaki.games.yokohama.rules.money_goods_points import wares
from higaki.games.yokohama.rules.sending import DispatchTo
from higaki.games.yokohama.rules.technologies import BALL, LANGUAGE_SCHOOL, owns
from higaki.games.yokohama.rules.town import assistant_of, assistants_at, assistants_ready, crowded, house_of, shop_of
from higaki.games.yokohama.rules.turn.moving import MovePresident, PayWay
from higaki.games.yokohama.rules.turn.placing import PlaceFirst, PlaceMore, area_of_pair, most_areas, placed_so_far

# The state of a turn: not mine or acted already, still placing, or the president goes now.
LATER: Final = 0
PLACING: Final = 1
PLACING_MORE: Final = 2
MOVING: Final = 3

_NO_WARES: Final = figures([0] * (GOOD_COUNT + 1))
_NO_ORDERS: Final = figures([0] * MOST_ORDERS)
_NO_AREAS: Final = figures([0] * AREA_COUNT)


class Situation:
    """A seat's view of the table: turns left, possessions, and the places of its assistants."""

    def __init__(self, t: Table, seat: Seat) -> None:
        self.t: Final = t
        self.seat: Final[i64] = seat
        self.phase: i64 = phase_of(t, seat)
        # Own turns after this one; and including this one, if the president has not acted.
        self.left: i64 = turns_left(t, seat)
        self.turns: i64 = self.left + (1 if self.phase != LATER else 0)
        self.future: i64 = min(WHOLE, self.left * WHOLE // max(1, W[FAR_AHEAD]))
        self.wares = _NO_WARES[:]
        for ware in range(GOOD_COUNT + 1):
            self.wares[ware] = wares(t, seat, ware)
        self.imports: i64 = self.wares[IMPORT]
        self.yen: i64 = t[YEN + seat]
        self.shops: i64 = t.count(SUPPLY + seat, shop_of(seat))
        self.houses: i64 = t.count(SUPPLY + seat, house_of(seat))
        self.ready: i64 = assistants_ready(t, seat)
        # Assistants in the town, by area; acting ones will come home.
        self.assistants = _NO_AREAS[:]
        self.in_town: i64 = 0
        acting = t.where(ACTING) if t.seat == seat else -1
        for area in range(AREA_COUNT):
            here = assistants_at(t, seat, area)
            self.in_town += here
            if area == acting:
                self.ready += here
            else:
                self.assistants[area] = here
        if t.seat == seat:
            self.take_away_who_leaves()
        self.orders = _NO_ORDERS[:]
        self.rewards = _NO_ORDERS[:]
        self.held: i64 = 0
        # The worth of the orders, and the goods that no order needs; not computed yet.
        self.promised: i64 = -1
        self.spare = _NO_WARES[:]
        # The worth of each order in hand beyond its goods, and the goods that are missing for them.
        self.gains = _NO_ORDERS[:]
        self.short: i64 = 0
        self.find_orders()
        # The areas with shops and houses, as bit sets.
        self.with_shop: i64 = 0
        self.with_house: i64 = 0
        self.find_buildings()
        # Whether two were placed together this turn, how many were placed, the number of areas allowed, and the areas
        # of other presidents.
        self.pair_placed = False
        self.placed: i64 = 0
        self.most_areas: i64 = 0
        self.crowded: i64 = 0

    def find_buildings(self) -> None:
        t, shop, house = self.t, shop_of(self.seat), house_of(self.seat)
        left = buildings_of(t, self.seat)
        site: i64 = 0
        while left and site < AREA_COUNT * SITES_IN_AREA:
            if t.size(BUILDING + site):
                piece = t.piece(BUILDING + site, 0)
                if piece == shop:
                    self.with_shop |= 1 << site // SITES_IN_AREA
                    left -= 1
                elif piece == house:
                    self.with_house |= 1 << site // SITES_IN_AREA
                    left -= 1
            site += 1

    def find_placing(self) -> None:
        """The limits on assistants that can still be placed."""
        t, seat = self.t, self.seat
        self.most_areas = most_areas(t, seat)
        self.crowded = crowded(t, seat)
        if self.phase == PLACING_MORE:
            self.pair_placed = area_of_pair(t) >= 0
            self.placed = placed_so_far(t)

    def take_away_who_leaves(self) -> None:
        """Remove an assistant who is being sent from his old area."""
        step = self.t.step
        if isinstance(step, DispatchTo):
            source = STANDS.member(step.stand)
            if source == NOWHERE:
                self.ready -= 1
            else:
                self.assistants[source] = max(0, self.assistants[source] - 1)

    def find_orders(self) -> None:
        t, seat = self.t, self.seat
        if t.size(KEPT + seat):
            self.hold(t.piece(KEPT + seat, 0))
        if t.size(HAND + seat):
            left = t.size(HAND + seat)
            order: i64 = 0
            while left:
                if t.count(HAND + seat, order):
                    self.hold(order)
                    left -= t.count(HAND + seat, order)
                order += 1

    def hold(self, order: i64) -> None:
        if self.held < MOST_ORDERS:
            self.orders[self.held] = order
            self.rewards[self.held] = self.order_worth(order)
            self.held += 1

    def order_worth(self, order: i64) -> i64:
        """The gain of a fulfilled order, with its flag."""
        t, seat = self.t, self.seat
        worth = ORDER_POINTS[order] + ORDER_REST[order] * max(60, self.future) // WHOLE
        if owns(t, seat, BALL):
            worth += 2 * A_POINT
        if owns(t, seat, LANGUAGE_SCHOOL):
            worth += W[A_YEN]
        return worth + self.flag_worth(ORDER_COUNTRY[order])

    def flag_worth(self, country: i64) -> i64:
        """The larger set, and the agent who comes with every second flag."""
        t, seat = self.t, self.seat
        flags = flags_of(t, seat, country)
        different: i64 = 0
        for other in range(COUNTRY_COUNT):
            if flags_of(t, seat, other) > flags:
                different += 1
        worth = A_POINT * (COUNTRY_SET[different + 1] - COUNTRY_SET[different])
        # A set that is begun now may still grow.
        worth += 60 * self.future // WHOLE
        if t.count(AGENTS, country):
            if flags % 2:
                worth += by_time(AN_AGENT_AT_END, W[AN_AGENT], self.future) - W[HALF_AN_AGENT] * self.future // WHOLE
            else:
                worth += W[HALF_AN_AGENT] * self.future // WHOLE
        return worth

    def over_time(self, worth: i64) -> i64:
        """The worth of something that counts for nothing at the end."""
        return worth * self.future // WHOLE


def phase_of(t: Table, seat: Seat) -> i64:
    if t.over or t.seat != seat:
        return LATER
    step = t.step
    if isinstance(step, PlaceFirst):
        return PLACING
    if isinstance(step, PlaceMore):
        return PLACING_MORE
    if isinstance(step, (MovePresident, PayWay)):
        return MOVING
    return LATER


def turns_of(v: Situation, other: i64) -> i64:
    """The same for another seat: the estimate is the same for all."""
    if v.t[ENDING] == 0:
        return v.left
    return turns_left(v.t, other)


def assistants_of(v: Situation) -> i64:
    """All assistants out of the warehouse and not on a board."""
    return v.t.count(SUPPLY + v.seat, assistant_of(v.seat)) + v.in_town
