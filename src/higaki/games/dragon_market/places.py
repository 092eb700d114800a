"""The places of Dragon Market, and which seats see them (p. 2).

In the team game the common pieces of a team lie at its first member's places.
"""

from typing import Final

from higaki.engine.base.kinds import Kinds
from higaki.engine.table.places import EVERYBODY, NO_ONE, OWNER, Places
from higaki.games.dragon_market.box import (
    BOATS,
    CELLS,
    COINS_TOTAL,
    COLUMNS,
    DICE,
    FOLDER,
    GOODS,
    MOST_COINS_SPENT,
    MOST_POINTS,
    MOST_ROUNDS,
    ORDERS,
    ROWS,
    SEATS,
    SHOWN,
    SPOTS,
    TO_WIN_TEAMS,
)
from higaki.games.dragon_market.geometry import POSES

PLACES: Final = Places(FOLDER, SEATS)

# Options: 0 is the first value in game.toml, so the mode counts as true in the advanced game.
MODE: Final = PLACES.option("mode")
TEAMS: Final = PLACES.option("teams")
LONG_GAME: Final = PLACES.option("long_game")
BOATS_FROM: Final = PLACES.option("boats")
BY_PLAYERS: Final = PLACES.value("boats", "players")
READY_MADE: Final = PLACES.value("boats", "ready")
DICE_FACES: Final = PLACES.option("dice")

# By cell, the spot that is there now; open water is no spot.
BOARD: Final = PLACES.index(len(CELLS))
BOAT: Final = PLACES.track("boat", BOATS, POSES, printed={"rows": ROWS, "columns": COLUMNS})
MESSENGER: Final = PLACES.track("messenger", SEATS, SPOTS)
# The dock of each messenger.
DOCK: Final = PLACES.track("dock", SEATS, SPOTS, derived=True)
# The cell from which a messenger came onto the merchant he is crossing: he may not go back there (ruling D14).
CAME_FROM: Final = PLACES.track("came_from", SEATS, SPOTS)
# A stack of goods stands on a seat of a boat and moves with it; the market holds the rest of all stacks.
STACK: Final = PLACES.track("stack", GOODS, SPOTS)
MARKET: Final = PLACES.heap("market", GOODS, EVERYBODY, rest=True)
BASKET: Final = PLACES.heap("basket", GOODS, EVERYBODY, per=SEATS)
DELIVERED: Final = PLACES.heap("delivered", GOODS, EVERYBODY)

DECK: Final = PLACES.pile("deck", ORDERS, NO_ONE, rest=True)
# The orders of the colour that is not in play.
UNUSED: Final = PLACES.pile("unused", ORDERS, EVERYBODY, derived=True)
ORDER: Final = PLACES.heap("order", ORDERS, EVERYBODY, per=SEATS)
SECRET: Final = PLACES.heap("secret", ORDERS, OWNER, per=SEATS)
OFFER: Final = PLACES.heap("offer", ORDERS, OWNER, per=SEATS)
# A fulfilled order with a used bonus, for this turn or for good, lies turned among the others.
FULFILLED: Final = PLACES.heap("fulfilled", ORDERS, EVERYBODY, per=SEATS)
USED: Final = PLACES.heap("used", ORDERS, EVERYBODY, per=SEATS, turned="used", among="fulfilled")

# Their sum, for scenes: an order counts whether it is turned or not.
ORDERS_DONE: Final = PLACES.number("orders_done", most=TO_WIN_TEAMS, per=SEATS, derived=True)

COINS: Final = PLACES.number("coins", most=COINS_TOTAL, per=SEATS)
SUPPLY: Final = PLACES.number("supply", most=COINS_TOTAL, derived=True)
DIE: Final = PLACES.track("die", DICE, SHOWN)
POINTS: Final = PLACES.number("points", most=MOST_POINTS)
# Coins that bought a point this turn.
SPENT: Final = PLACES.number("spent", most=MOST_COINS_SPENT)
# Did the messenger whose turn it is enter the cell he stands on this turn, so that he may collect there (ruling D8)?
ENTERED: Final = PLACES.number("entered", most=1)
DRAGON: Final = PLACES.track("dragon", Kinds("marker", ["dragon"]), SEATS)
ROUND: Final = PLACES.number("round", most=MOST_ROUNDS)
TO_WIN: Final = PLACES.number("to_win", most=TO_WIN_TEAMS, derived=True)
