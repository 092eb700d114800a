"""The places of Traders of Osaka, and which seats see them (p. 3)."""

from typing import Final

from higaki.engine.table.places import EVERYBODY, NO_ONE, OWNER, Places
from higaki.games.osaka.box import CARDS, COLORS, FARM_CARDS, FOLDER, MARKET_CARDS, SPACES, TILES_TO_END, TRADERS

# After a refill the market holds five cards and at most one reserved card of each opponent.
MARKET_SLOTS: Final = MARKET_CARDS + len(TRADERS) - 1
# More than a player can win: the number of all cards.
MOST_NOTES: Final = 1000

PLACES: Final = Places(FOLDER, TRADERS)

SHIP: Final = PLACES.track("ship", COLORS, SPACES)
MARKET: Final = PLACES.row("market", CARDS, EVERYBODY, capacity=MARKET_SLOTS, marks=TRADERS)
FARM: Final = PLACES.row("farm", CARDS, EVERYBODY, capacity=FARM_CARDS, marks=TRADERS)
DECK: Final = PLACES.pile("deck", CARDS, NO_ONE, rest=True)
DISCARD: Final = PLACES.pile("discard", CARDS, EVERYBODY)

# Everybody saw the cards of a hand, at the start or in the market.
HAND: Final = PLACES.heap("hand", CARDS, OWNER, per=TRADERS, remembered=True)
GOODS: Final = PLACES.heap("goods", CARDS, EVERYBODY, per=TRADERS)
INSURED: Final = PLACES.heap("insured", CARDS, EVERYBODY, per=TRADERS, turned="insured", among="goods")
TILES_OF: Final = PLACES.heap("tiles", COLORS, EVERYBODY, per=TRADERS, printed={"to_end": TILES_TO_END})
# Under the trader's stone: cards from the own goods were seen, cards from the pile were not (ruling O8).
VICTORY: Final = PLACES.heap("victory", CARDS, NO_ONE, per=TRADERS, remembered=True)
WINDFALL: Final = PLACES.heap("windfall", CARDS, NO_ONE, per=TRADERS)
NOTES: Final = PLACES.number("notes", most=MOST_NOTES, per=TRADERS)
# Reservation stones that lie before their owners.
STONE: Final = PLACES.number("stone", most=1, per=TRADERS, derived=True)

PASSES: Final = PLACES.number("passes", most=len(TRADERS))
