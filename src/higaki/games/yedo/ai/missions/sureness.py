"""The probability that a mission will be fulfilled later: by the remaining work, and the remaining time."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.native_arrays import figures
from higaki.games.yedo.ai.missions.mission_work import DEED
from higaki.games.yedo.ai.situation import Situation
from higaki.games.yedo.ai.values import WHOLE
from higaki.games.yedo.ai.weights import DEEDS_IN_TIME, IN_LAST_ROUND, TOO_LATE, W

# In percent, by half deeds of work: each remaining deed makes it less certain, more so towards the end.
_EACH_DEED: Final = 87
_AT_MOST: Final = 72
_MOST_WORK: Final = 90
SURE: Final = figures([round(_AT_MOST * (_EACH_DEED / 100) ** (half / 2)) for half in range(_MOST_WORK + 1)])


def sure_in_time(v: Situation, work: i64) -> i64:
    sure = SURE[min(2 * work // DEED, _MOST_WORK)]
    spare = DEED * (v.idle + v.standing) + v.rounds * v.disciples * W[DEEDS_IN_TIME] - work
    if spare < 0:
        sure = sure * max(0, WHOLE + spare * W[TOO_LATE]) // WHOLE
    return sure * W[IN_LAST_ROUND] // WHOLE if v.rounds == 0 else sure
