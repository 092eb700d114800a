"""The things (action space) of Dragon Market."""

from typing import Final

from higaki.engine.table.actions import Things
from higaki.games.dragon_market.box import BOATS, CELLS, COINS_TOTAL, DICE, ORDERS, ROLLED, SEATS, SHAPES
from higaki.games.dragon_market.geometry import HEADINGS, SENSES

THINGS: Final = Things()

BOAT: Final = THINGS.group("boat", BOATS)
CELL: Final = THINGS.group("cell", CELLS)
TURN: Final = THINGS.group("turn", SENSES)
HALF_TURN: Final = THINGS.button("half_turn")
SWING: Final = THINGS.group("swing", SENSES)
SWAP_GOODS: Final = THINGS.button("swap_goods")
SWAP_MESSENGERS: Final = THINGS.button("swap_messengers")
ORDER: Final = THINGS.group("order", ORDERS)
DIE: Final = THINGS.group("die", DICE)
FACE: Final = THINGS.group("face", ROLLED)
COINS: Final = THINGS.amounts("coins", 0, COINS_TOTAL)
SEAT: Final = THINGS.group("seat", SEATS)
KIND: Final = THINGS.group("kind", SHAPES)
HEADING: Final = THINGS.group("heading", HEADINGS)
# Things that end something come last, because options are listed in this order.
COLLECT: Final = THINGS.button("collect")
COIN: Final = THINGS.button("coin")
DONE: Final = THINGS.button("done")
