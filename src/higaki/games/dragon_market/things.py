"""All that a player of Dragon Market can point at."""

from typing import Final

from higaki.engine.things import Things
from higaki.games.dragon_market.box import BOATS, CELLS, COINS_TOTAL, DICE, FACE_VALUES, ORDERS, SEATS, SHAPES
from higaki.games.dragon_market.geometry import HEADINGS, SENSES

THINGS: Final = Things()

DONE: Final = THINGS.button("done")
COIN: Final = THINGS.button("coin")
COLLECT: Final = THINGS.button("collect")
THE_BOAT: Final = THINGS.group("boat", BOATS.names)
THE_CELL: Final = THINGS.group("cell", CELLS.names)
TURN: Final = THINGS.group("turn", SENSES.names)
HALF_TURN: Final = THINGS.button("half_turn")
SWING: Final = THINGS.group("swing", SENSES.names)
SWAP_GOODS: Final = THINGS.button("swap_goods")
SWAP_MESSENGERS: Final = THINGS.button("swap_messengers")
THE_ORDER: Final = THINGS.group("order", ORDERS.names)
THE_DIE: Final = THINGS.group("die", DICE.names)
FACE: Final = THINGS.group("face", [str(value) for value in FACE_VALUES])
MANY_COINS: Final = THINGS.group("coins", [str(count) for count in range(COINS_TOTAL + 1)])
SEAT: Final = THINGS.group("seat", SEATS.names)
KIND: Final = THINGS.group("kind", SHAPES.names)
HEADING: Final = THINGS.group("heading", HEADINGS.names)
