"""A rough standing of the others: their open things, and the number of their cards."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Seat
from higaki.engine.table.table import Table
from higaki.games.yedo.ai.gains import service_worth
from higaki.games.yedo.ai.situation import Situation
from higaki.games.yedo.ai.values import A_POINT
from higaki.games.yedo.ai.weights import A_BLESSING, A_DEED, A_GEISHA, A_NEW_CARD, W
from higaki.games.yedo.box import DISCIPLES_EACH, PHASE_4
from higaki.games.yedo.places import (
    ANNEX,
    BLACKMAIL,
    BLESSINGS,
    BONUS,
    CARD,
    GEISHAS,
    HOUSE,
    MISSION,
    MON,
    PHASE,
    PRESTIGE,
    RESERVE,
    WEAPON,
)
from higaki.games.yedo.rule_numbers import BLACKMAIL_PRESTIGE
from higaki.games.yedo.rules.disciple_positions import stand_in

# The assumed worth of the others' things to them.
THEIR_MON: Final = 20
THEIR_WEAPON: Final = 100
THEIR_ANNEX: Final = 150
THEIR_MISSION: Final = 60
THEIR_BONUS: Final = 160
# A captured disciple cannot act, and another must be hired for him.
CAUGHT: Final = 60


def rivals_worth(v: Situation) -> i64:
    """The mean of the strongest other clan and the average of all of them."""
    best: i64 = 0
    total: i64 = 0
    for other in range(v.t.seats):
        if other != v.seat:
            worth = rough_worth(v, other)
            best = max(best, worth)
            total += worth
    return (best + total // (v.t.seats - 1)) // 2


def rough_worth(v: Situation, other: Seat) -> i64:
    t = v.t
    worth = A_POINT * t[PRESTIGE + other]
    if t.over:
        return worth
    worth += A_POINT * BLACKMAIL_PRESTIGE * t.size(BLACKMAIL + other) + THEIR_BONUS * t.size(BONUS + other)
    held = THEIR_MON * t[MON + other] + THEIR_WEAPON * t.size(WEAPON + other) + THEIR_ANNEX * t.size(ANNEX + other)
    held += (
        W[A_GEISHA] * t[GEISHAS + other] + W[A_BLESSING] * t[BLESSINGS + other] + W[A_NEW_CARD] * t.size(CARD + other)
    )
    worth += v.soon(held + THEIR_MISSION * t.size(MISSION + other))
    disciples = DISCIPLES_EACH - t.count(RESERVE, other)
    worth += service_worth(v, disciples)
    # Disciples at home can still be placed until the assignment.
    if t[PHASE] <= PHASE_4:
        worth += W[A_DEED] * disciples
    else:
        worth += W[A_DEED] * (disciples - t.count(HOUSE + other, other))
    if v.watched and v.danger >= 0:
        worth -= CAUGHT * stand_in(t, other, v.danger)
    return worth


def best_rival(t: Table, seat: Seat) -> i64:
    """The greatest prestige of another clan."""
    best: i64 = 0
    for other in range(t.seats):
        if other != seat:
            best = max(best, t[PRESTIGE + other])
    return best
