"""The rewards of a mission (p. 1), in hundredths of a prestige point."""

from higaki.engine.base.mypyc_compat import i64
from higaki.games.yedo.ai.situation import Situation
from higaki.games.yedo.ai.values import (
    EXTRA_MON,
    EXTRA_POINTS,
    EXTRA_REST,
    STANDARD_MON,
    STANDARD_POINTS,
    STANDARD_REST,
    WHOLE,
)
from higaki.games.yedo.ai.weights import A_BLESSING, A_MON, W
from higaki.games.yedo.printed import NEED_BLESSING, NEED_MON
from higaki.games.yedo.rules.missions.requirements import NEEDED_EXTRA, NEEDED_STANDARD


def reward_worth(v: Situation, mission: i64, extra: i64) -> i64:
    """Its reward, and that of its bonus part by its certainty in percent, less the things handed over."""
    needs, asked = NEEDED_STANDARD[mission], NEEDED_EXTRA[mission]
    more = EXTRA_POINTS[mission] + EXTRA_MON[mission] * W[A_MON] + v.soon(EXTRA_REST[mission])
    more -= asked[NEED_MON] * W[A_MON]
    if asked[NEED_BLESSING]:
        more -= v.over_time(W[A_BLESSING])
    worth = STANDARD_POINTS[mission] + v.income_worth(STANDARD_MON[mission]) + v.soon(STANDARD_REST[mission])
    if needs[NEED_BLESSING]:
        worth -= v.over_time(W[A_BLESSING])
    return worth + max(0, more) * extra // WHOLE
