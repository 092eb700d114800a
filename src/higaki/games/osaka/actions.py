"""The things (action space) of Traders of Osaka."""

from typing import Final

from higaki.engine.table.actions import Things
from higaki.games.osaka.box import CARDS, COLORS, FARM_CARDS, TRADERS
from higaki.games.osaka.places import MARKET_SLOTS

THINGS: Final = Things()

MARKET_CARD: Final = THINGS.slots("market", MARKET_SLOTS)
FARM_CARD: Final = THINGS.slots("farm", FARM_CARDS)
HAND_CARD: Final = THINGS.group("hand", CARDS)
GOODS_CARD: Final = THINGS.group("goods", CARDS)
TILE: Final = THINGS.group("tile", COLORS)
TRADER: Final = THINGS.group("seat", TRADERS)
# Things that end something come last, because options are listed in this order.
BUY: Final = THINGS.button("buy")
RESERVE: Final = THINGS.button("reserve")
DONE: Final = THINGS.button("done")
