"""The worth of settling an assistant in church or customs house, in hundredths of a point (p. 13, p. 14)."""

from higaki.engine.base.mypyc_compat import i64
from higaki.games.yokohama.ai.holdings import imports_worth, orders_now
from higaki.games.yokohama.ai.situation import Situation
from higaki.games.yokohama.ai.values import A_POINT, SPACE_POINTS, SPACE_REST
from higaki.games.yokohama.ai.weights import (
    A_YEN,
    AN_ASSISTANT,
    DEAR_OFFERING,
    MAJORITY_IN_CHURCH,
    MAJORITY_IN_CUSTOMS,
    SPARE_OFFERING,
    W,
)
from higaki.games.yokohama.box import CHURCH_SPACES, CUSTOMS_SPACES
from higaki.games.yokohama.places import SPACE
from higaki.games.yokohama.printed import FAITH, GOOD_COUNT, IMPORTS
from higaki.games.yokohama.rules.areas.board_assistants import BY_BRICKYARD, BY_WINERY
from higaki.games.yokohama.rules.money_goods_points import YEN_FOR_IMPORT
from higaki.games.yokohama.rules.technologies import BRICKYARD, WINERY, owns


def settler_cost(v: Situation) -> i64:
    """The loss of an assistant, who does not come back from a board."""
    return v.over_time(W[AN_ASSISTANT])


def praying(v: Situation, strength: i64) -> i64:
    """The best free space, minus the offerings that it needs."""
    t = v.t
    best: i64 = 0
    for space in range(CHURCH_SPACES):
        if t.size(SPACE + space) == 0:
            cost = offerings_cost(v, FAITH[space] - strength)
            if cost >= 0:
                best = max(best, space_worth(v, space) - cost)
    return best


def offerings_cost(v: Situation, missing: i64) -> i64:
    """The cost of this many offerings, cheapest first: goods without an order, money, others; -1 if too many."""
    if missing <= 0:
        return 0
    orders_now(v)
    spare: i64 = 0
    asked: i64 = 0
    for good in range(GOOD_COUNT):
        if v.spare[good]:
            spare += 1
        elif v.wares[good]:
            asked += 1
    cost = W[SPARE_OFFERING] * min(missing, spare)
    missing -= spare
    if missing > 0 and v.yen >= YEN_FOR_IMPORT:
        cost += YEN_FOR_IMPORT * W[A_YEN]
        missing -= 1
    if missing > 0:
        cost += W[DEAR_OFFERING] * min(missing, asked)
        missing -= asked
    if missing > 0 and v.imports:
        cost += imports_worth(v, v.imports) - imports_worth(v, v.imports - 1)
        missing -= 1
    if missing > 0:
        return -1
    return cost


def clearing(v: Situation, most: i64) -> i64:
    t = v.t
    imports = min(most, v.imports)
    best: i64 = 0
    for space in range(CUSTOMS_SPACES):
        needed = IMPORTS[space]
        if needed <= imports and t.size(SPACE + CHURCH_SPACES + space) == 0:
            cost = imports_worth(v, v.imports) - imports_worth(v, v.imports - needed)
            best = max(best, space_worth(v, CHURCH_SPACES + space) - cost)
    return best


def space_worth(v: Situation, space: i64) -> i64:
    """The worth of a space of church or customs house, with the lead it helps to take there."""
    worth = SPACE_POINTS[space] + v.over_time(SPACE_REST[space]) - settler_cost(v)
    if space < CHURCH_SPACES:
        worth += W[MAJORITY_IN_CHURCH]
        if owns(v.t, v.seat, WINERY):
            worth += A_POINT * BY_WINERY
    else:
        worth += W[MAJORITY_IN_CUSTOMS]
        if owns(v.t, v.seat, BRICKYARD):
            worth += A_POINT * BY_BRICKYARD
    return worth
