"""Why an extra action cannot be taken now: goods missing for an order, an achievement not reached, no agent to send."""

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.table.events import Refused
from higaki.engine.table.table import Table
from higaki.games.yokohama import actions, events
from higaki.games.yokohama.box import LETTERS
from higaki.games.yokohama.places import ACHIEVEMENT, AGENT, AGENT_USED
from higaki.games.yokohama.printed import DEMAND_COUNT, GOOD_COUNT, ORDER_COUNT, amount_needed, goods_asked
from higaki.games.yokohama.rules.achievements import amount_of, has_claimed, may_claim
from higaki.games.yokohama.rules.orders import can_fulfil, holds
from higaki.games.yokohama.rules.purse import wares
from higaki.games.yokohama.rules.town import assistants_ready
from higaki.games.yokohama.rules.turn.extras import may_send_agent


def why_no_extra(t: Table, seat: i64) -> list[Refused]:
    refused = [
        why_not_fulfilled(t, seat, order)
        for order in range(ORDER_COUNT)
        if holds(t, seat, order) and not can_fulfil(t, seat, order)
    ]
    refused += [
        why_not_achieved(t, seat, letter)
        for letter in range(len(LETTERS))
        if t.size(ACHIEVEMENT + letter) and not may_claim(t, seat, letter)
    ]
    if not may_send_agent(t, seat):
        if t.size(AGENT + seat) == 0:
            refused.append(Refused(actions.AGENT, events.NO_AGENT, []))
        elif t[AGENT_USED]:
            refused.append(Refused(actions.AGENT, events.AGENT_THIS_TURN, []))
        else:
            refused.append(Refused(actions.AGENT, events.NO_AREA_FOR_AGENT, []))
    return refused


def why_not_fulfilled(t: Table, seat: i64, order: i64) -> Refused:
    """The first good of which it needs more."""
    good: i64 = 0
    while wares(t, seat, good) >= goods_asked(order, good):
        good += 1
    assert good < GOOD_COUNT
    return Refused(actions.ORDER + order, events.GOODS_MISSING, [good, goods_asked(order, good) - wares(t, seat, good)])


def why_not_achieved(t: Table, seat: i64, letter: i64) -> Refused:
    """Claimed already, not reached yet, or no assistant to put there."""
    thing, achievement = actions.ACHIEVEMENT + letter, t.piece(ACHIEVEMENT + letter, 0)
    if has_claimed(t, seat, letter):
        return Refused(thing, events.CLAIMED_ALREADY, [])
    for demand in range(DEMAND_COUNT):
        have, need = amount_of(t, seat, demand), amount_needed(achievement, demand)
        if need and have < need:
            return Refused(thing, events.NOT_ACHIEVED, [demand, have, need])
    assert assistants_ready(t, seat) == 0
    return Refused(thing, events.NO_ASSISTANT, [])
