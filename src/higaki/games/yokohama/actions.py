"""The things (action space) of Yokohama."""

from typing import Final

from higaki.engine.table.actions import Things
from higaki.games.yokohama.box import (
    AREAS,
    GOODS,
    ITEMS,
    LETTERS,
    OFFERINGS,
    ORDER_SLOTS,
    PAYEES,
    SEATS,
    SITES,
    TECH_SLOTS,
    WARES,
)
from higaki.games.yokohama.printed import ORDERS, SPACES

THINGS: Final = Things()

AREA: Final = THINGS.group("area", AREAS)
SITE: Final = THINGS.group("site", SITES)
SPACE: Final = THINGS.group("space", SPACES)
ORDER_SLOT: Final = THINGS.group("order_slot", ORDER_SLOTS)
TECH_SLOT: Final = THINGS.group("tech_slot", TECH_SLOTS)
ORDER: Final = THINGS.group("order", ORDERS)
ACHIEVEMENT: Final = THINGS.group("achievement", LETTERS)
OFFERING: Final = THINGS.group("offering", OFFERINGS)
BUY: Final = THINGS.group("buy", WARES)
SELL: Final = THINGS.group("sell", GOODS)
GOOD: Final = THINGS.group("good", GOODS)
ITEM: Final = THINGS.group("item", ITEMS)
SEAT: Final = THINGS.group("seat", SEATS)
PAYEE: Final = THINGS.group("payee", PAYEES)
PAY_IMPORT: Final = THINGS.button("pay_import")
PAY_YEN: Final = THINGS.button("pay_yen")
SUPPLY: Final = THINGS.button("supply")
TILE: Final = THINGS.button("tile")
AGENT: Final = THINGS.button("agent")
TEXTILE_FACTORY: Final = THINGS.button("textile_factory")
UNIVERSITY: Final = THINGS.button("university")
# Things that end something come last, because options are listed in this order.
RECALL: Final = THINGS.button("recall")
EVERYBODY: Final = THINGS.button("everybody")
STAY: Final = THINGS.button("stay")
DONE: Final = THINGS.button("done")
