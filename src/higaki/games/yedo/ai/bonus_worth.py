"""The worth of bonus cards in hand (p. 4), in hundredths of a point, by a clan's standing; it grows to the end."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Seat
from higaki.engine.table.table import Table
from higaki.games.yedo.ai.situation import Situation
from higaki.games.yedo.ai.values import A_POINT, WHOLE
from higaki.games.yedo.ai.weights import BY_ONE, EVEN_CHANCE, NEARLY, W
from higaki.games.yedo.places import BONUS, OFFERED_BONUS
from higaki.games.yedo.printed import BONUS_ALONE, BONUS_AMOUNT, BONUS_KIND, BONUS_OF
from higaki.games.yedo.rules.bonus_card_counts import MON_COUNT, measured
from higaki.games.yedo.rules.scoring import FEWEST, LEAST, MOST, bonus_points

# The worth of being ahead is divided by the rounds to come plus this many.
ROUNDS_OF_DOUBT: Final = 2
# For a condition, in percent: its certainty once it is met, and the reduction for each missing thing.
REACHED: Final = 92
REACHED_BUT_LONG_TO_GO: Final = 3
FOR_EACH_MISSING: Final = 16
LESS_TIME: Final = 60
LEAST_CHANCE: Final = 4
# This many Mon are one step of a lead.
MON_OF_A_STEP: Final = 8


def bonuses_worth(v: Situation) -> i64:
    """The cards in hand, with those on offer."""
    t, seat = v.t, v.seat
    worth: i64 = 0
    for slot in range(t.size(BONUS + seat)):
        worth += bonus_worth(v, t.piece(BONUS + seat, slot))
    for slot in range(t.size(OFFERED_BONUS + seat)):
        worth += bonus_worth(v, t.piece(OFFERED_BONUS + seat, slot))
    return worth


def bonus_worth(v: Situation, bonus: i64) -> i64:
    t, kind = v.t, BONUS_KIND[bonus]
    if v.rounds == 0 and v.acting:
        return A_POINT * bonus_points(t, v.seat, bonus) * REACHED // WHOLE + A_POINT * LEAST_CHANCE // WHOLE
    most = BONUS_ALONE[bonus]
    mine = measured(t, v.seat, BONUS_OF[bonus])
    if kind == LEAST:
        return A_POINT * most * chance_to_reach(v, BONUS_AMOUNT[bonus] - mine) // WHOLE
    if kind not in (MOST, FEWEST):
        # Prestige per set of this size: sets that are spent before the end are lost.
        return A_POINT * min(most * BONUS_AMOUNT[bonus], mine) * W[EVEN_CHANCE] // (BONUS_AMOUNT[bonus] * WHOLE)
    lead = lead_over_others(t, v.seat, bonus, mine)
    if BONUS_OF[bonus] == MON_COUNT:
        lead = lead // MON_OF_A_STEP
    chance = W[EVEN_CHANCE] + lead * W[BY_ONE] // (ROUNDS_OF_DOUBT + v.rounds)
    return A_POINT * most * min(REACHED, max(LEAST_CHANCE, chance)) // WHOLE


def lead_over_others(t: Table, seat: Seat, bonus: i64, mine: i64) -> i64:
    """The lead over the best other clan; negative if behind."""
    lead: i64 = 99
    for other in range(t.seats):
        if other != seat:
            theirs = measured(t, other, BONUS_OF[bonus])
            lead = min(lead, mine - theirs if BONUS_KIND[bonus] == MOST else theirs - mine)
    return lead


def chance_to_reach(v: Situation, missing: i64) -> i64:
    if missing <= 0:
        return REACHED - v.rounds * REACHED_BUT_LONG_TO_GO
    return max(LEAST_CHANCE, W[NEARLY] - missing * (FOR_EACH_MISSING + LESS_TIME // (1 + v.rounds)))
