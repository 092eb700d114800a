"""The situation of a clan, computed once for the evaluation: the time left, its possessions, the disciples in town."""

from typing import Final

from higaki.engine.base.kinds import EMPTY_SET, SetOf
from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.native_arrays import figures
from higaki.engine.base.number_types import Seat
from higaki.engine.table.cells import NOTHING, NOWHERE
from higaki.engine.table.table import Table
from higaki.games.yedo.ai.values import FAR_AHEAD, FIRST_MON, LATER_MON, MON_WHEN_NOTHING_COMES, NEXT_MON, WHOLE
from higaki.games.yedo.ai.weights import A_FIRST_MON, A_LATER_MON, A_NEXT_MON, A_SPARE_MON, MON_BY_ROUNDS, W
from higaki.games.yedo.box import (
    ANNEX_COUNT,
    DISCIPLES_EACH,
    DISTRICT_COUNT,
    PHASE_4,
    PHASE_5,
    PHASE_6,
    POST_COUNT,
    RED,
    STALL_COUNT,
    WEAPON_COUNT,
)
from higaki.games.yedo.event_card_names import HURRIED_ROUNDS, SLEEPY_WATCH
from higaki.games.yedo.places import (
    ACTIVATED,
    BLACKMAIL,
    BLESSINGS,
    CARD,
    GEISHAS,
    HOUSE,
    MARKET_AT,
    MISSION,
    MON,
    OFFERED_MISSION,
    OFFERED_WEAPON,
    OFFERER,
    PHASE,
    RESERVE,
    ROUND,
    SHELTER,
    SHOGUN_DEAD,
    WATCH,
    WEAPON,
)
from higaki.games.yedo.printed import CARD_COUNT, CARD_MOMENTS, EVENT_FIGURES, IN_PHASE_5B, IN_PHASE_5C
from higaki.games.yedo.rule_numbers import POST_IN, ROUNDS
from higaki.games.yedo.rules.disciple_positions import event_is, on_annex, stand_at
from higaki.games.yedo.rules.phases.capturing import SeekShelter
from higaki.games.yedo.rules.watch import watch_in, watch_walking

# The most missions in hand, including one above the limit for a moment.
MOST_HELD: Final = 6
# The chance that a disciple beside the watch escapes: by luck, by a future card, by blackmail.
BY_LUCK: Final = 10
BY_WATCH_CARD: Final = 25
BY_SHELTER: Final = 45
BY_BLACKMAIL: Final = 30
AT_MOST: Final = 75
# The number of rounds in which a new thing can be used.
SOON: Final = 3

_NO_DISTRICTS: Final = figures([0] * DISTRICT_COUNT)
_NO_POSTS: Final = figures([0] * POST_COUNT)
_NO_WEAPONS: Final = figures([0] * WEAPON_COUNT)
_NO_ANNEXES: Final = figures([0] * ANNEX_COUNT)
_NO_MISSIONS: Final = figures([0] * MOST_HELD)
# From this number of rounds on, Mon are worth the same.
_LAST_RATE: Final = 4


class Situation:
    """A clan's view of the table."""

    def __init__(self, t: Table, seat: Seat) -> None:
        self.t: Final = t
        self.seat: Final[i64] = seat
        phase = t[PHASE]
        # The rounds after this one, and their share of the whole future.
        self.rounds: i64 = rounds_to_come(t)
        self.future: i64 = min(WHOLE, self.rounds * WHOLE // FAR_AHEAD)
        self.acting: Final = phase >= PHASE_6
        self.watched: Final = phase == PHASE_5
        # Disciples in service, and those still to be placed in this round.
        self.disciples: i64 = DISCIPLES_EACH - t.count(RESERVE, seat)
        self.idle: i64 = t.count(HOUSE + seat, seat) if phase <= PHASE_4 else 0
        self.at = _NO_POSTS[:]
        self.here = _NO_DISTRICTS[:]
        self.on_annex = _NO_ANNEXES[:]
        self.standing: i64 = 0
        if phase >= PHASE_4:
            self.find_disciples()
        # The district where the watch will strike, and the chance in percent to escape there.
        self.danger: i64 = -1
        self.escape: i64 = WHOLE
        if not self.acting:
            self.find_danger()
        # Possessions; an offer on the table still belongs to its owner.
        offers = t.holder(OFFERER) == seat
        self.weapons = _NO_WEAPONS[:]
        for weapon in range(WEAPON_COUNT):
            self.weapons[weapon] = t.count(WEAPON + seat, weapon)
            if offers:
                self.weapons[weapon] += t.count(OFFERED_WEAPON, weapon)
        # The weapons on the market.
        self.on_stalls: i64 = EMPTY_SET
        for stall in range(STALL_COUNT):
            if t.size(MARKET_AT + stall):
                self.on_stalls = SetOf.with_(self.on_stalls, t.piece(MARKET_AT + stall, 0))
        self.geishas: i64 = t[GEISHAS + seat]
        self.blessings: i64 = t[BLESSINGS + seat]
        self.mon: i64 = t[MON + seat]
        # The price of the last action looked at.
        self.price: i64 = 0
        self.missions = _NO_MISSIONS[:]
        self.held: i64 = 0
        for slot in range(t.size(MISSION + seat)):
            self.hold(t.piece(MISSION + seat, slot))
        for slot in range(t.size(OFFERED_MISSION + seat)):
            self.hold(t.piece(OFFERED_MISSION + seat, slot))

    def hold(self, mission: i64) -> None:
        if self.held < MOST_HELD:
            self.missions[self.held] = mission
            self.held += 1

    def find_disciples(self) -> None:
        """The disciples in town; one who is fulfilling a mission counts as home."""
        t, seat = self.t, self.seat
        leaving: i64 = NOWHERE
        if t.seat == seat:
            leaving = t.where(ACTIVATED)
        for post in range(POST_COUNT):
            here = stand_at(t, seat, post)
            if post == leaving:
                here -= 1
            if here > 0:
                self.at[post] = here
                self.here[POST_IN[post]] += here
                self.standing += here
        for annex in range(ANNEX_COUNT):
            if on_annex(t, seat, annex):
                self.on_annex[annex] = 1
                self.standing += 1

    def find_danger(self) -> None:
        t, seat = self.t, self.seat
        if watch_walking(t) == NOTHING or (t[PHASE] >= PHASE_4 and event_is(t, SLEEPY_WATCH)):
            return
        if self.watched:
            self.danger = watch_in(t)
            if t.where(SHELTER + seat) != NOWHERE:
                self.escape = WHOLE
            elif shelter_comes(t):
                self.escape = self.ways_out(False)
            else:
                self.escape = 0
            return
        self.danger = next_of_watch(t)
        self.escape = self.ways_out(True)

    def ways_out(self, early: bool) -> i64:
        """The probability of an escape with the cards in hand."""
        t, seat = self.t, self.seat
        chance: i64 = BY_LUCK
        if t.size(CARD + seat):
            for card in range(CARD_COUNT):
                if t.count(CARD + seat, card):
                    if SetOf.has(CARD_MOMENTS[card], IN_PHASE_5C):
                        chance += BY_SHELTER
                    elif early and SetOf.has(CARD_MOMENTS[card], IN_PHASE_5B):
                        chance += BY_WATCH_CARD
        if t.size(BLACKMAIL + seat):
            chance += BY_BLACKMAIL
        return min(chance, AT_MOST)

    def mon_worth(self, mon: i64) -> i64:
        """The worth of an amount of Mon: each further one is worth less, and all are worth less towards the end."""
        worth = W[A_FIRST_MON] * min(mon, FIRST_MON)
        if mon > FIRST_MON:
            worth += W[A_NEXT_MON] * min(mon - FIRST_MON, NEXT_MON)
        if mon > FIRST_MON + NEXT_MON:
            worth += W[A_LATER_MON] * min(mon - FIRST_MON - NEXT_MON, LATER_MON)
        if mon > FIRST_MON + NEXT_MON + LATER_MON:
            worth += W[A_SPARE_MON] * (mon - FIRST_MON - NEXT_MON - LATER_MON)
        if self.rounds == 0 and self.acting:
            return worth * MON_WHEN_NOTHING_COMES // WHOLE
        return worth * W[MON_BY_ROUNDS + min(self.rounds, _LAST_RATE)] // WHOLE

    def price_worth(self, price: i64) -> i64:
        """The cost of paying this much, or of not having it."""
        if price <= self.mon:
            return self.mon_worth(self.mon) - self.mon_worth(self.mon - price)
        return self.mon_worth(self.mon) + (price - self.mon) * W[A_FIRST_MON]

    def income_worth(self, mon: i64) -> i64:
        return self.mon_worth(self.mon + mon) - self.mon_worth(self.mon)

    def soon(self, worth: i64) -> i64:
        """The worth of something that can be used within a few rounds."""
        return worth * min(self.rounds, SOON) // SOON

    def over_time(self, worth: i64) -> i64:
        """The worth of something that counts for nothing at the end."""
        return worth * self.future // WHOLE


def next_of_watch(t: Table) -> i64:
    """The next district of the watch, given the event of the round."""
    steps: i64 = 1
    if t[PHASE] >= PHASE_4 and event_is(t, HURRIED_ROUNDS):
        steps = EVENT_FIGURES[HURRIED_ROUNDS][0]
    walking = watch_walking(t)
    if walking != RED:
        steps = -steps
    return (t.where(WATCH + walking) + steps + DISTRICT_COUNT) % DISTRICT_COUNT


def shelter_comes(t: Table) -> bool:
    """Is the moment to hide still to come?"""
    for number in range(t.pending):
        if isinstance(t.planned(number), SeekShelter):
            return True
    return False


def rounds_to_come(t: Table) -> i64:
    """Rounds after this one."""
    return 0 if t[SHOGUN_DEAD] else ROUNDS - max(1, t[ROUND])
