"""Dispatch of a post or an action to the district it belongs to."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Seat
from higaki.engine.table.table import Table
from higaki.games.yedo.box import ANNEX_COUNT, DISTRICTS, POST_COUNT
from higaki.games.yedo.rule_numbers import POST_IN
from higaki.games.yedo.rules.disciple_action_names import AT_YASHIKI, POST_OF
from higaki.games.yedo.rules.districts.annexes import Annexes
from higaki.games.yedo.rules.districts.castle import Castle
from higaki.games.yedo.rules.districts.district import District
from higaki.games.yedo.rules.districts.gates import Gates
from higaki.games.yedo.rules.districts.harbor import Harbor
from higaki.games.yedo.rules.districts.redlight import RedLight
from higaki.games.yedo.rules.districts.stalls import Stalls
from higaki.games.yedo.rules.districts.tavern import Tavern
from higaki.games.yedo.rules.districts.temple import Temple

_BY_NAME: Final[dict[str, District]] = {
    "castle": Castle(),
    "gates": Gates(),
    "tavern": Tavern(),
    "harbor": Harbor(),
    "redlight": RedLight(),
    "market": Stalls(),
    "temple": Temple(),
}
DISTRICT_AT: Final[list[District]] = [_BY_NAME[DISTRICTS.names[POST_IN[post]]] for post in range(POST_COUNT)]
# The district of each action, first those of the posts, then those of the annexes.
DISTRICT_OF: Final[list[District]] = [
    *[DISTRICT_AT[POST_OF[deed]] for deed in range(AT_YASHIKI)],
    *[Annexes() for _ in range(ANNEX_COUNT)],
]


def why_not_do(t: Table, seat: Seat, deed: i64) -> i64:
    return DISTRICT_OF[deed].why_not(t, seat, deed)


def do(t: Table, seat: Seat, deed: i64) -> None:
    DISTRICT_OF[deed].act(t, seat, deed)
