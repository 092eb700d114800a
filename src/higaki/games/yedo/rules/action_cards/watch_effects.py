"""The effects of cards of the watch phase: they move the watch, or protect disciples from it (p. 2)."""

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Seat
from higaki.engine.table.table import Table
from higaki.games.yedo import events
from higaki.games.yedo.box import EVERYWHERE, GARDEN, POST_COUNT
from higaki.games.yedo.places import AIM_DISTRICT, AIM_FROM, AIM_STEPS, AIM_WHERE, DISCIPLES_AT, GARDEN_ROW, SHELTER
from higaki.games.yedo.printed import CARD_FIGURE
from higaki.games.yedo.rule_numbers import POST_IN
from higaki.games.yedo.rules.action_cards.names import (
    BRIBED_PATROL,
    CHANGING_OF_THE_WATCH,
    FALSE_ALARM,
    FORGED_PAPERS,
    HOT_PURSUIT,
    MANHUNT,
    OVER_THE_ROOFTOPS,
    SAFE_HOUSE,
    TRAPDOOR,
)
from higaki.games.yedo.rules.disciple_positions import garden_slot, go_home, stand_at
from higaki.games.yedo.rules.money_and_prestige import earn
from higaki.games.yedo.rules.watch import move_watch, set_watch, swap_watch, watch_in


def move_by_card(t: Table, card: i64) -> None:
    """The cards of 5b."""
    if card == BRIBED_PATROL:
        move_watch(t, 1)
    elif card == FALSE_ALARM:
        move_watch(t, -1)
    elif card == CHANGING_OF_THE_WATCH:
        swap_watch(t)
        if t[AIM_STEPS]:
            move_watch(t, t[AIM_STEPS])
    elif card == HOT_PURSUIT:
        move_watch(t, t[AIM_STEPS])
    elif card == MANHUNT:
        set_watch(t, t.where(AIM_DISTRICT))


def shelter_by_card(t: Table, seat: Seat, card: i64) -> None:
    """The cards of 5c."""
    if card == TRAPDOOR:
        t.set_to(SHELTER + seat, t.where(AIM_WHERE))
    elif card == FORGED_PAPERS:
        t.set_to(SHELTER + seat, EVERYWHERE)
    elif card == OVER_THE_ROOFTOPS:
        flee(t, seat, t.where(AIM_FROM), t.where(AIM_WHERE))
    elif card == SAFE_HOUSE:
        hide(t, seat)


def flee(t: Table, seat: Seat, origin: i64, goal: i64) -> None:
    """Move one disciple from post to post; in the garden house he comes last."""
    source = DISCIPLES_AT + origin
    if origin == GARDEN:
        source = GARDEN_ROW
        t.pick(GARDEN_ROW, garden_slot(t, seat))
    else:
        t.remove(seat, source)
    if goal == GARDEN:
        t.lay(seat, source, GARDEN_ROW)
    else:
        t.put(seat, source, DISCIPLES_AT + goal)
    t.tell(events.MOVED_DISCIPLE, seat, goal)


def hide(t: Table, seat: Seat) -> None:
    """All own disciples beside the watch go home, and each brings a gain."""
    hidden: i64 = 0
    for post in range(POST_COUNT):
        if POST_IN[post] == watch_in(t):
            for _each in range(stand_at(t, seat, post)):
                go_home(t, seat, post)
                hidden += 1
    earn(t, seat, hidden * CARD_FIGURE[SAFE_HOUSE])
    t.tell(events.ESCAPED, seat, hidden)
    t.tell(events.EARNED, seat, hidden * CARD_FIGURE[SAFE_HOUSE])
