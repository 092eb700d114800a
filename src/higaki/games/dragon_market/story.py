"""What the rules tell while they run: each line of the log, with what its numbers stand for."""

from typing import Final

from higaki.engine.game import EventKind
from higaki.engine.places import Kinds
from higaki.games.dragon_market.box import BOATS, BONUSES, CELLS, GOODS, ORDERS, SEATS

EVENTS: Final[list[EventKind]] = []


def _event(name: str, **fields: Kinds | None) -> int:
    EVENTS.append(EventKind(name, **fields))
    return len(EVENTS) - 1


STARTS: Final = _event("starts")
PLACED: Final = _event("placed", boat=BOATS, cell=CELLS)
LOADED: Final = _event("loaded")
DRAWN: Final = _event("drawn", order=ORDERS)
CHOSEN: Final = _event("chosen")
ROUND_BEGINS: Final = _event("round_begins", number=None)
ROLLED: Final = _event("rolled", points=None)
ROLLS_AGAIN: Final = _event("rolls_again")
SLID: Final = _event("slid", boat=BOATS, cell=CELLS)
TURNED: Final = _event("turned", boat=BOATS)
USED: Final = _event("used", bonus=BONUSES)
STEPPED: Final = _event("stepped", cell=CELLS)
COLLECTED: Final = _event("collected", good=GOODS)
SWAPPED_GOODS: Final = _event("swapped_goods", boat=BOATS)
SWAPPED_MESSENGERS: Final = _event("swapped_messengers", boat=BOATS)
FULFILLED: Final = _event("fulfilled", order=ORDERS, orders=None)
BONUS: Final = _event("bonus", bonus=BONUSES)
PAID: Final = _event("paid")
TOOK_COINS: Final = _event("took_coins", coins=None)
STOLE: Final = _event("stole", victim=Kinds("victim", SEATS.names), coins=None)
WON: Final = _event("won")
CLOSED: Final = _event("closed", rounds=None)
