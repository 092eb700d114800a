"""The effects of an event when it is turned up (p. 2). Events that change a price or the watch act in that rule."""

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Seat
from higaki.engine.table.steps import NOBODY
from higaki.engine.table.table import Table
from higaki.games.yedo import events
from higaki.games.yedo.box import DISCIPLES_EACH
from higaki.games.yedo.event_card_names import (
    BROKEN_HEARTS,
    EARTHQUAKE,
    EVENING_OF_MUSIC,
    FEVER,
    GREAT_FIRE,
    HOUSE_SEARCH,
    NEW_CAPTAIN,
    OUT_OF_FAVOUR,
    PILGRIMS_GIFTS,
    RICE_LEVY,
    SPRING_FESTIVAL,
    SWORD_EDICT,
    TIDAL_WAVE,
)
from higaki.games.yedo.places import ANNEX, BANK, BONUS, CARD, CHURCH, EVENT, GEISHAS, MON, ORDER, RESERVE, WEAPON
from higaki.games.yedo.printed import EVENT_FIGURES
from higaki.games.yedo.rule_numbers import AT_HOME_AT_START
from higaki.games.yedo.rules.event_cards.losing import (
    LOSE_ANNEX,
    LOSE_CARD,
    LOSE_DISCIPLE,
    LOSE_FAVOUR,
    LOSE_GEISHA,
    LOSE_IN_FIRE,
    LOSE_WEAPON,
)
from higaki.games.yedo.rules.money_and_prestige import earn, pay
from higaki.games.yedo.rules.watch import swap_watch


def event_happens(t: Table) -> None:
    """The immediate effect of the open event: for all, then for each in order."""
    event = t.piece(EVENT, 0)
    happens_to_all(t, event)
    for slot in range(t.seats):
        gifts(t, t.piece(ORDER, slot), event)
    # Losses are chosen one after the other; the first one is scheduled last.
    for slot in range(t.seats - 1, -1, -1):
        losses(t, t.piece(ORDER, slot), event)


def happens_to_all(t: Table, event: i64) -> None:
    if event == PILGRIMS_GIFTS:
        t.shift(EVENT_FIGURES[event][0], BANK, CHURCH)
        t.tell(events.CHURCH_FILLED, NOBODY, EVENT_FIGURES[event][0])
    elif event == NEW_CAPTAIN:
        swap_watch(t)
    elif event == TIDAL_WAVE and t[CHURCH]:
        t.shift(t[CHURCH], CHURCH, BANK)
        t.tell(events.CHURCH_EMPTIED)


def gifts(t: Table, seat: Seat, event: i64) -> None:
    """Mon gained or lost without a question; a levy takes no more than there is."""
    if event == SPRING_FESTIVAL:
        earn(t, seat, EVENT_FIGURES[event][0])
        t.tell(events.EARNED, seat, EVENT_FIGURES[event][0])
    elif event == EVENING_OF_MUSIC and t[GEISHAS + seat]:
        mon = EVENT_FIGURES[event][0] * t[GEISHAS + seat]
        earn(t, seat, mon)
        t.tell(events.EARNED, seat, mon)
    elif event == RICE_LEVY and t[MON + seat]:
        mon = min(EVENT_FIGURES[event][0] * in_service(t, seat), t[MON + seat])
        pay(t, seat, mon)
        t.tell(events.PAID, seat, mon)


def in_service(t: Table, seat: Seat) -> i64:
    """The number of disciples that are not in the reserve."""
    return DISCIPLES_EACH - t.count(RESERVE, seat)


def losses(t: Table, seat: Seat, event: i64) -> None:
    """Ask the players with something to lose what to give."""
    if event == EARTHQUAKE and t.size(ANNEX + seat):
        t.then(LOSE_ANNEX.of(seat))
    elif event in (TIDAL_WAVE, SWORD_EDICT) and t.size(WEAPON + seat):
        t.then(LOSE_WEAPON.of(seat))
    elif event == GREAT_FIRE and (t.size(ANNEX + seat) or t.size(WEAPON + seat)):
        t.then(LOSE_IN_FIRE.of(seat))
    elif event == FEVER and in_service(t, seat) > AT_HOME_AT_START:
        t.then(LOSE_DISCIPLE.of(seat))
    elif event == BROKEN_HEARTS and t[GEISHAS + seat]:
        t.then(LOSE_GEISHA.of(seat))
    elif event == HOUSE_SEARCH and (t.size(CARD + seat) or t.size(BONUS + seat)):
        t.then(LOSE_CARD.of(seat))
    elif event == OUT_OF_FAVOUR:
        t.then(LOSE_FAVOUR.of(seat))
