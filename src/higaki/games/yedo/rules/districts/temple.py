"""The temple: a blessing, the next missions of a colour, the next events."""

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Seat
from higaki.engine.table.events import ALLOWED
from higaki.engine.table.table import Table
from higaki.games.yedo import events
from higaki.games.yedo.box import DECK_OF_EVENTS
from higaki.games.yedo.places import BLESSINGS, BLESSINGS_LEFT, EVENT_STACK
from higaki.games.yedo.rule_numbers import MOST_BLESSINGS
from higaki.games.yedo.rules import disciple_action_names
from higaki.games.yedo.rules.bidding_rewards import missions_left
from higaki.games.yedo.rules.districts.district import District
from higaki.games.yedo.rules.foresight import CHOOSE_DECK, ONLY_MISSIONS, foresee
from higaki.games.yedo.rules.reasons import need, stack_empty


class Temple(District):
    """A blessing, the next missions of a colour, the next events."""

    def why_not(self, t: Table, seat: Seat, deed: i64) -> i64:
        if deed == disciple_action_names.BLESS:
            return why_not_bless(t, seat)
        if deed == disciple_action_names.OMENS:
            return stack_empty(t, EVENT_STACK)
        return need(missions_left(t), events.STACK_EMPTY)

    def act(self, t: Table, seat: Seat, deed: i64) -> None:
        if deed == disciple_action_names.BLESS:
            take_blessing(t, seat)
        elif deed == disciple_action_names.OMENS:
            foresee(t, seat, DECK_OF_EVENTS)
        else:
            t.then(CHOOSE_DECK.of(seat, ONLY_MISSIONS))


def why_not_bless(t: Table, seat: Seat) -> i64:
    """There is one per clan, so none is left only if the clan has one."""
    return need(t[BLESSINGS_LEFT] > 0 and t[BLESSINGS + seat] < MOST_BLESSINGS, events.BLESSED_ALREADY)


def take_blessing(t: Table, seat: Seat) -> None:
    """Take a blessing, if one is left and the clan has none."""
    if why_not_bless(t, seat) == ALLOWED:
        t.shift(1, BLESSINGS_LEFT, BLESSINGS + seat)
        t.tell(events.GOT_BLESSING, seat)
