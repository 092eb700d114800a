"""Third step: the action of an area, by the strength of the pieces there (p. 7)."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Seat
from higaki.engine.table.steps import Effect
from higaki.engine.table.table import Table
from higaki.games.yokohama import events
from higaki.games.yokohama.box import AREAS, PIECES
from higaki.games.yokohama.places import ACTING, BUILDING, STRENGTH
from higaki.games.yokohama.printed import BY_STRENGTH, IN_PRODUCTION
from higaki.games.yokohama.rules.areas.agency import hire_by_strength
from higaki.games.yokohama.rules.areas.bank import take_money
from higaki.games.yokohama.rules.areas.chinatown import EXCHANGE
from higaki.games.yokohama.rules.areas.church import PRAY
from higaki.games.yokohama.rules.areas.customs import CLEAR_IMPORTS
from higaki.games.yokohama.rules.areas.laboratory import CHOOSE_TECHNOLOGY
from higaki.games.yokohama.rules.areas.port import visit_port
from higaki.games.yokohama.rules.areas.production import produce
from higaki.games.yokohama.rules.money_goods_points import earn
from higaki.games.yokohama.rules.town import (
    AGENCY,
    BANK,
    CHINATOWN,
    CHURCH,
    CUSTOMS,
    LABORATORY,
    RESEARCH_CENTER,
    house_site,
    strength_at,
)
from higaki.games.yokohama.rules.turn.building import USE_STRENGTH
from higaki.games.yokohama.rules.turn.returning import RETURN_HOME
from higaki.games.yokohama.step_registry import STEPS


class BeginAction(Effect):
    """Act in an area, then perhaps take its tile and build there; then the assistants return (p. 7, p. 8)."""

    area: i64

    def happen(self, t: Table) -> None:
        seat, area = self.seat, self.area
        strength = strength_at(t, seat, area)
        t.send_to(ACTING, area)
        t[STRENGTH] = strength
        t.tell(events.ACTS, seat, area, strength)
        pay_house(t, seat, area)
        t.then(USE_STRENGTH.of(seat), RETURN_HOME.of(seat))
        act(t, seat, area, BY_STRENGTH[area][strength])


def pay_house(t: Table, seat: Seat, area: i64) -> None:
    """Another player's trading house earns a yen, one's own does not (p. 7)."""
    site = house_site(area)
    if t.size(BUILDING + site):
        owner = PIECES.owner_of(t.piece(BUILDING + site, 0))
        if owner != seat:
            earn(t, owner, 1)
            t.tell(events.INCOME, owner, area)


def act(t: Table, seat: Seat, area: i64, gives: i64) -> None:
    """The gain of the area, by its table of strengths (p. 12 to 16)."""
    if IN_PRODUCTION[area]:
        produce(t, seat, area, gives)
    elif area == BANK:
        take_money(t, seat, gives)
    elif area == CHINATOWN:
        t.then(EXCHANGE.of(seat, gives))
    elif area == CHURCH:
        t.then(PRAY.of(seat))
    elif area == CUSTOMS:
        t.then(CLEAR_IMPORTS.of(seat))
    elif area == AGENCY:
        hire_by_strength(t, seat, gives)
    elif area in (LABORATORY, RESEARCH_CENTER):
        t.then(CHOOSE_TECHNOLOGY.of(seat))
    else:
        visit_port(t, seat, area, gives)


BEGIN_ACTION: Final = STEPS.each(BeginAction, area=AREAS)
