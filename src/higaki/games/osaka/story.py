"""What the rules tell while they run: each line of the log, with what its numbers stand for."""

from typing import Final

from higaki.engine.game import EventKind
from higaki.engine.places import Kinds
from higaki.games.osaka.box import CARDS, COLORS, SPACES

EVENTS: Final[list[EventKind]] = []


def _event(name: str, **fields: Kinds | None) -> int:
    EVENTS.append(EventKind(name, **fields))
    return len(EVENTS) - 1


STARTS: Final = _event("starts")
TOOK_TILE: Final = _event("took_tile", color=COLORS)
PAID: Final = _event("paid", card=CARDS)
BOUGHT: Final = _event("bought", cards=None, price=None)
TOOK_COINS: Final = _event("took_coins", card=CARDS)
RESERVED: Final = _event("reserved", card=CARDS)
REFILLED: Final = _event("refilled")
RESHUFFLED: Final = _event("reshuffled")
SHIP_SAILED: Final = _event("ship_sailed", color=COLORS, steps=None, space=SPACES)
PAYDAY: Final = _event("payday", color=COLORS)
SOLD: Final = _event("sold", color=COLORS, cards=None, victory=None)
INSURED_WITH: Final = _event("insured_with", card=CARDS)
SAVED: Final = _event("saved", card=CARDS)
SHIP_SANK: Final = _event("ship_sank", color=COLORS)
LOST: Final = _event("lost", color=COLORS, cards=None)
SHIP_RETURNED: Final = _event("ship_returned", color=COLORS, space=SPACES)
PASSED: Final = _event("passed")
NOTED: Final = _event("noted", points=None)
ENDED: Final = _event("ended", tiles=None)
EXHAUSTED: Final = _event("exhausted")
