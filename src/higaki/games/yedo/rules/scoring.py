"""Final scoring (p. 4): blackmail that was never used, and at most two bonus cards each."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Seat
from higaki.engine.table.table import Table
from higaki.games.yedo import events
from higaki.games.yedo.box import SOURCES
from higaki.games.yedo.places import BLACKMAIL, BONUS, ORDER
from higaki.games.yedo.printed import BONUS_ALONE, BONUS_AMOUNT, BONUS_KIND, BONUS_KINDS, BONUS_OF, BONUS_SHARED
from higaki.games.yedo.rule_numbers import BLACKMAIL_PRESTIGE, MOST_BONUSES
from higaki.games.yedo.rules.bonus_card_counts import measured
from higaki.games.yedo.rules.money_and_prestige import gain_prestige

MOST: Final = BONUS_KINDS.index("most")
FEWEST: Final = BONUS_KINDS.index("fewest")
LEAST: Final = BONUS_KINDS.index("least")
BY_BLACKMAIL: Final = SOURCES.numbers["blackmail"]
BY_BONUSES: Final = SOURCES.numbers["bonuses"]


def score_game(t: Table) -> None:
    """In order, everybody's blackmail and bonus cards; no bonus card counts prestige, so the order changes nothing."""
    for slot in range(t.seats):
        seat = t.piece(ORDER, slot)
        if t.size(BLACKMAIL + seat):
            gain_prestige(t, seat, BY_BLACKMAIL, BLACKMAIL_PRESTIGE)
            t.tell(events.BLACKMAIL_KEPT, seat, BLACKMAIL_PRESTIGE)
        for number in range(min(MOST_BONUSES, t.size(BONUS + seat))):
            score_bonus(t, seat, t.piece(BONUS + seat, number))


def score_bonus(t: Table, seat: Seat, bonus: i64) -> None:
    points = bonus_points(t, seat, bonus)
    if points:
        gain_prestige(t, seat, BY_BONUSES, points)
        t.tell(events.BONUS_SCORED, seat, bonus, points)
    else:
        t.tell(events.BONUS_MISSED, seat, bonus)


def bonus_points(t: Table, seat: Seat, bonus: i64) -> i64:
    """The points of a bonus card for a seat at this moment."""
    kind, mine = BONUS_KIND[bonus], measured(t, seat, BONUS_OF[bonus])
    if kind in (MOST, FEWEST):
        return majority_points(t, seat, bonus, mine)
    if kind == LEAST:
        return BONUS_ALONE[bonus] if mine >= BONUS_AMOUNT[bonus] else 0
    return min(BONUS_ALONE[bonus], mine // BONUS_AMOUNT[bonus])


def majority_points(t: Table, seat: Seat, bonus: i64, mine: i64) -> i64:
    """Most or fewest of something among all clans: more alone than shared (p. 4, ruling E26)."""
    if mine < BONUS_AMOUNT[bonus]:
        return 0
    shared = False
    for other in range(t.seats):
        if other != seat:
            theirs = measured(t, other, BONUS_OF[bonus])
            ahead = theirs - mine if BONUS_KIND[bonus] == MOST else mine - theirs
            if ahead > 0:
                return 0
            if ahead == 0:
                shared = True
    return BONUS_SHARED[bonus] if shared else BONUS_ALONE[bonus]
