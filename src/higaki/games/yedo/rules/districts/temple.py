"""The temple: a blessing, the next missions of a colour, the next events."""

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.table.events import Refused
from higaki.engine.table.table import Table
from higaki.games.yedo import actions, events
from higaki.games.yedo.box import DECK_OF_EVENTS
from higaki.games.yedo.figures import MOST_BLESSINGS
from higaki.games.yedo.places import BLESSINGS, BLESSINGS_LEFT, EVENT_STACK
from higaki.games.yedo.rules import disciple_actions
from higaki.games.yedo.rules.bidding_rewards import missions_left
from higaki.games.yedo.rules.foresight import CHOOSE_DECK, ONLY_MISSIONS, foresee


def can(t: Table, seat: i64, deed: i64) -> bool:
    if deed == disciple_actions.BLESS:
        return t[BLESSINGS_LEFT] > 0 and t[BLESSINGS + seat] < MOST_BLESSINGS
    if deed == disciple_actions.OMENS:
        return t.size(EVENT_STACK) > 0
    return missions_left(t)


def act(t: Table, seat: i64, deed: i64) -> None:
    if deed == disciple_actions.BLESS:
        take_blessing(t, seat)
    elif deed == disciple_actions.OMENS:
        foresee(t, seat, DECK_OF_EVENTS)
    else:
        t.then(CHOOSE_DECK.of(seat, ONLY_MISSIONS))


def take_blessing(t: Table, seat: i64) -> None:
    """If one is left, and none is owned."""
    if t[BLESSINGS_LEFT] > 0 and t[BLESSINGS + seat] < MOST_BLESSINGS:
        t.shift(1, BLESSINGS_LEFT, BLESSINGS + seat)
        t.tell(events.GOT_BLESSING, seat)


def why_not(t: Table, seat: i64, deed: i64) -> Refused:
    thing = actions.ACTION + deed
    if deed != disciple_actions.BLESS:
        return Refused(thing, events.STACK_EMPTY, [])
    # There is one for every clan, so none is left only for a clan that has one.
    return Refused(thing, events.BLESSED_ALREADY, [])
