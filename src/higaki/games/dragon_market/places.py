"""Where everything lies in Dragon Market, and who sees it (p. 2).

In the team game what a team shares lies at its first member's places.
"""

from typing import Final

from higaki.engine.places import EVERYBODY, NO_ONE, OWNER, Kinds, Places
from higaki.games.dragon_market.box import BOATS, CELLS, DICE, GOODS, ORDERS, SEATS, SHOWN, SPOTS
from higaki.games.dragon_market.geometry import POSES

PLACES: Final = Places(most_seats=len(SEATS))

# By cell, the spot that is there now. These numbers are the first of all, so a cell's number is found under the cell.
PLACES.index(len(CELLS))
BOAT: Final = PLACES.track("boat", BOATS, POSES)
MESSENGER: Final = PLACES.track("messenger", SEATS, SPOTS)
# A stack of goods stands on a seat of a boat and goes where it goes; the market holds what is left of all stacks.
STACK: Final = PLACES.track("stack", GOODS, SPOTS)
MARKET: Final = PLACES.heap("market", GOODS, EVERYBODY, rest=True)
BASKET: Final = PLACES.heap("basket", GOODS, EVERYBODY, per_seat=True)
DELIVERED: Final = PLACES.heap("delivered", GOODS, EVERYBODY)

DECK: Final = PLACES.pile("deck", ORDERS, NO_ONE, rest=True)
# The orders of the colour that is not played with.
UNUSED: Final = PLACES.pile("unused", ORDERS, EVERYBODY, derived=True)
ORDER: Final = PLACES.heap("order", ORDERS, EVERYBODY, per_seat=True)
SECRET: Final = PLACES.heap("secret", ORDERS, OWNER, per_seat=True)
OFFER: Final = PLACES.heap("offer", ORDERS, OWNER, per_seat=True)
# A fulfilled order whose bonus is used up, for this turn or for good, lies turned among the others.
FULFILLED: Final = PLACES.heap("fulfilled", ORDERS, EVERYBODY, per_seat=True)
USED: Final = PLACES.heap("used", ORDERS, EVERYBODY, per_seat=True, turned="used", among="fulfilled")

COINS: Final = PLACES.number("coins", per_seat=True)
SUPPLY: Final = PLACES.number("supply", derived=True)
DIE: Final = PLACES.track("die", DICE, SHOWN)
POINTS: Final = PLACES.number("points")
# Coins that bought a point this turn.
SPENT: Final = PLACES.number("spent")
# Did the messenger whose turn it is enter the cell he stands on this turn, so that he may collect there (ruling D8)?
ENTERED: Final = PLACES.number("entered")
DRAGON: Final = PLACES.track("dragon", Kinds("marker", ["dragon"]), SEATS)
ROUND: Final = PLACES.number("round")
TO_WIN: Final = PLACES.number("to_win", derived=True)
