"""The twenty technologies (p. 18, p. 19): their names, their rewards, and the extra actions of two of them.

All other effects are in the rules they change.

No player holds a card twice.
"""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Action, Seat
from higaki.engine.table.steps import Choice
from higaki.engine.table.table import Table
from higaki.games.yokohama import actions, events
from higaki.games.yokohama.box import SILK
from higaki.games.yokohama.places import SILK_SOLD, STUDENT_TAKEN, SUPPLY, TECHNOLOGY, WAREHOUSE, YEN
from higaki.games.yokohama.printed import TECHNOLOGIES
from higaki.games.yokohama.rules.money_goods_points import BY_TECHNOLOGIES, earn, give_wares, pay, score, wares
from higaki.games.yokohama.rules.town import assistant_of

BALL: Final = TECHNOLOGIES.numbers["ball"]
BRICKYARD: Final = TECHNOLOGIES.numbers["brickyard"]
ELECTRIC_LIGHT: Final = TECHNOLOGIES.numbers["electric_light"]
EXHIBITION: Final = TECHNOLOGIES.numbers["exhibition"]
GAS_LIGHT: Final = TECHNOLOGIES.numbers["gas_light"]
LANGUAGE_SCHOOL: Final = TECHNOLOGIES.numbers["language_school"]
PRINTING: Final = TECHNOLOGIES.numbers["printing"]
MINING_TECHNOLOGY: Final = TECHNOLOGIES.numbers["mining_technology"]
NEWSPAPER: Final = TECHNOLOGIES.numbers["newspaper"]
PATENTS: Final = TECHNOLOGIES.numbers["patents"]
POSTAL_SERVICE: Final = TECHNOLOGIES.numbers["postal_service"]
STAGECOACH: Final = TECHNOLOGIES.numbers["stagecoach"]
STATION: Final = TECHNOLOGIES.numbers["station"]
STOCK_MARKET: Final = TECHNOLOGIES.numbers["stock_market"]
TELEGRAPH: Final = TECHNOLOGIES.numbers["telegraph"]
TELEPHONE: Final = TECHNOLOGIES.numbers["telephone"]
TEXTILE_FACTORY: Final = TECHNOLOGIES.numbers["textile_factory"]
STREETCAR: Final = TECHNOLOGIES.numbers["streetcar"]
UNIVERSITY: Final = TECHNOLOGIES.numbers["university"]
WINERY: Final = TECHNOLOGIES.numbers["winery"]
SILK_BRINGS: Final = 2
STUDENT_COSTS: Final = 1


def owns(t: Table, seat: Seat, technology: i64) -> bool:
    return t.count(TECHNOLOGY + seat, technology) > 0


def score_by(t: Table, seat: Seat, technology: i64, points: i64) -> None:
    """The owner of the technology gets these points in addition."""
    if owns(t, seat, technology):
        score(t, seat, BY_TECHNOLOGIES, points)
        t.tell(events.TECHNOLOGY_POINTS, seat, technology, points)


def earn_by(t: Table, seat: Seat, technology: i64, yen: i64) -> None:
    """The owner of the technology gets this money in addition."""
    if owns(t, seat, technology):
        earn(t, seat, yen)
        t.tell(events.TECHNOLOGY_YEN, seat, technology, yen)


# The extra actions of two technologies, once a turn: sell a silk, take a student (p. 19, ruling Y10).


def offer_sidelines(t: Table, seat: Seat) -> None:
    if may_sell_silk(t, seat):
        t.offer(actions.TEXTILE_FACTORY)
    if may_take_student(t, seat):
        t.offer(actions.UNIVERSITY)


def may_sell_silk(t: Table, seat: Seat) -> bool:
    return not t[SILK_SOLD] and owns(t, seat, TEXTILE_FACTORY) and wares(t, seat, SILK) > 0


def may_take_student(t: Table, seat: Seat) -> bool:
    waiting = t.count(WAREHOUSE + seat, assistant_of(seat))
    return not t[STUDENT_TAKEN] and owns(t, seat, UNIVERSITY) and waiting > 0 and t[YEN + seat] >= STUDENT_COSTS


def is_sideline(thing: Action) -> bool:
    return thing in (actions.TEXTILE_FACTORY, actions.UNIVERSITY)


class ChoiceWithSidelines(Choice):
    """A question at which these extra actions can be taken, too; after one it is asked again (ruling Y10).

    Such a question offers the sidelines itself, at their position among its options.
    """

    def take(self, t: Table, thing: Action) -> None:
        if is_sideline(thing):
            t.then(self.number)
            take_sideline(t, self.seat, thing)
        else:
            self.answer(t, thing)

    def answer(self, t: Table, thing: Action) -> None:
        """Execute the choice, if it was no sideline."""
        raise NotImplementedError


def take_sideline(t: Table, seat: Seat, thing: Action) -> None:
    if thing == actions.TEXTILE_FACTORY:
        t[SILK_SOLD] = 1
        give_wares(t, seat, SILK, 1)
        earn(t, seat, SILK_BRINGS)
        t.tell(events.SOLD, seat, SILK, SILK_BRINGS)
    else:
        t[STUDENT_TAKEN] = 1
        pay(t, seat, STUDENT_COSTS)
        t.move(assistant_of(seat), WAREHOUSE + seat, SUPPLY + seat)
        t.tell(events.STUDENT, seat)
