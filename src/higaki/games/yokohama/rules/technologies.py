"""The twenty technologies (p. 18, p. 19): their names, and their rewards. Their effects are in the rules they change.

No card is held twice, so owning one is a matter of yes or no.
"""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.table.table import Table
from higaki.games.yokohama import events
from higaki.games.yokohama.places import TECHNOLOGY
from higaki.games.yokohama.printed import TECHNOLOGIES
from higaki.games.yokohama.rules.point_sources import BY_TECHNOLOGIES
from higaki.games.yokohama.rules.purse import earn, score

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


def owns(t: Table, seat: i64, technology: i64) -> bool:
    return t.count(TECHNOLOGY + seat, technology) > 0


def score_by(t: Table, seat: i64, technology: i64, points: i64) -> None:
    """The owner of the technology gets these points in addition."""
    if owns(t, seat, technology):
        score(t, seat, BY_TECHNOLOGIES, points)
        t.tell(events.TECHNOLOGY_POINTS, seat, technology, points)


def earn_by(t: Table, seat: i64, technology: i64, yen: i64) -> None:
    """The owner of the technology gets this money in addition."""
    if owns(t, seat, technology):
        earn(t, seat, yen)
        t.tell(events.TECHNOLOGY_YEN, seat, technology, yen)
