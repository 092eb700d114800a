"""Dispatch of an action to the district it belongs to."""

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.table.events import Refused
from higaki.engine.table.table import Table
from higaki.games.yedo import box
from higaki.games.yedo.rules import disciple_actions
from higaki.games.yedo.rules.disciple_actions import POST_OF
from higaki.games.yedo.rules.districts import annexes, castle, gates, harbor, redlight, stalls, tavern, temple


def can_do(t: Table, seat: i64, deed: i64) -> bool:
    """Could a disciple who stands in the right place do this, and would it give anything (ruling E10)?"""
    if deed >= disciple_actions.AT_YASHIKI:
        return annexes.can(t, seat, deed)
    post = POST_OF[deed]
    if post == box.GATES:
        return gates.can(t, seat, deed)
    if post == box.TAVERN:
        return tavern.can(t, seat, deed)
    if post == box.HARBOR:
        return harbor.can(t, seat, deed)
    if post == box.REDLIGHT:
        return redlight.can(t, seat, deed)
    if post == box.MARKET:
        return stalls.can(t, seat, deed)
    if post == box.TEMPLE:
        return temple.can(t, seat, deed)
    return castle.can(t, seat, deed)


def do(t: Table, seat: i64, deed: i64) -> None:
    """The action itself; its disciple has gone home already."""
    if deed >= disciple_actions.AT_YASHIKI:
        annexes.act(t, seat, deed)
        return
    post = POST_OF[deed]
    if post == box.GATES:
        gates.act(t, seat, deed)
    elif post == box.TAVERN:
        tavern.act(t, seat, deed)
    elif post == box.HARBOR:
        harbor.act(t, seat, deed)
    elif post == box.REDLIGHT:
        redlight.act(t, seat, deed)
    elif post == box.MARKET:
        stalls.act(t, seat, deed)
    elif post == box.TEMPLE:
        temple.act(t, seat, deed)
    else:
        castle.act(t, seat, deed)


def why_no_deed(t: Table, seat: i64, deed: i64) -> Refused:
    if deed >= disciple_actions.AT_YASHIKI:
        return annexes.why_not(t, seat, deed)
    by_post = {
        box.GATES: gates.why_not,
        box.TAVERN: tavern.why_not,
        box.HARBOR: harbor.why_not,
        box.REDLIGHT: redlight.why_not,
        box.MARKET: stalls.why_not,
        box.TEMPLE: temple.why_not,
    }
    return by_post.get(POST_OF[deed], castle.why_not)(t, seat, deed)
