"""The temple: a blessing, the next missions of a colour, the next events."""

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.table.events import Refused
from higaki.engine.table.table import Table
from higaki.games.yedo import deeds, story, things
from higaki.games.yedo.box import DECK_OF_EVENTS
from higaki.games.yedo.fields import missions_left
from higaki.games.yedo.foresight import CHOOSE_DECK, ONLY_MISSIONS, foresee
from higaki.games.yedo.places import BLESSINGS, BLESSINGS_LEFT, EVENT_STACK
from higaki.games.yedo.prices import MOST_BLESSINGS


def can(t: Table, seat: i64, deed: i64) -> bool:
    if deed == deeds.BLESS:
        return t[BLESSINGS_LEFT] > 0 and t[BLESSINGS + seat] < MOST_BLESSINGS
    if deed == deeds.OMENS:
        return t.size(EVENT_STACK) > 0
    return missions_left(t)


def act(t: Table, seat: i64, deed: i64) -> None:
    if deed == deeds.BLESS:
        take_blessing(t, seat)
    elif deed == deeds.OMENS:
        foresee(t, seat, DECK_OF_EVENTS)
    else:
        t.then(CHOOSE_DECK.of(seat, ONLY_MISSIONS))


def take_blessing(t: Table, seat: i64) -> None:
    """If one is left, and none is owned."""
    if t[BLESSINGS_LEFT] > 0 and t[BLESSINGS + seat] < MOST_BLESSINGS:
        t.shift(1, BLESSINGS_LEFT, BLESSINGS + seat)
        t.tell(story.GOT_BLESSING, seat)


def why_not(t: Table, seat: i64, deed: i64) -> Refused:
    thing = things.ACTION + deed
    if deed != deeds.BLESS:
        return Refused(thing, story.STACK_EMPTY, [])
    # There is one for every clan, so none is left only for who has one.
    return Refused(thing, story.BLESSED_ALREADY, [])
