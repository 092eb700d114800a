"""The places of Yokohama, and which seats see them (p. 3 to 5). Only the orders in hand are hidden (p. 6)."""

from typing import Final

from higaki.engine.base.kinds import Kinds
from higaki.engine.table.places import EVERYBODY, NO_ONE, OWNER, Places
from higaki.games.yokohama.box import (
    AREAS,
    COUNTRIES,
    FOLDER,
    LETTERS,
    LOTS,
    ORDER_SLOTS,
    PIECES,
    SEATS,
    SITES,
    SOURCES,
    STANDS,
    TECH_SLOTS,
    WARES,
)
from higaki.games.yokohama.printed import (
    ACHIEVEMENTS,
    HOUSE_COSTS,
    MOST_ROUNDS,
    ORDERS,
    ORDERS_DEALT,
    SHOP_COST,
    SITE_CARDS,
    SPACES,
    SPACES_TO_END,
    TECHNOLOGIES,
    TILES,
)

# More money than a game can bring into play; the rulebook has no limit (p. 6).
ALL_YEN: Final = 9999
MOST_POINTS: Final = 999

PLACES: Final = Places(FOLDER, SEATS)

# The costs of shops and trading houses that are still in a warehouse, one after the other.
WAREHOUSE_COSTS: Final[dict[str, object]] = {"shop": SHOP_COST, "houses": [int(cost) for cost in HOUSE_COSTS]}

# The town: the lot of each area; by lot, for the rules, the area there.
LOT: Final = PLACES.track("lot", AREAS, LOTS, printed={"spaces_to_end": [int(spaces) for spaces in SPACES_TO_END]})
AREA_ON: Final = PLACES.index(len(LOTS))
PRESIDENT: Final = PLACES.track("president", SEATS, STANDS)
STATION: Final = PLACES.track("station", Kinds("station", ["station"]), STANDS)
ASSISTANTS: Final = PLACES.heap("assistants", PIECES, EVERYBODY, per=AREAS, only="assistant")
SITE_CARD: Final = PLACES.row("site_card", SITE_CARDS, EVERYBODY, capacity=1, per=AREAS)
TILE: Final = PLACES.row("tile", TILES, EVERYBODY, capacity=1, per=AREAS)
BUILDING: Final = PLACES.row("building", PIECES, EVERYBODY, capacity=1, per=SITES)
# The unused sites and tiles after setup, and pieces of unused colours.
SITES_LEFT: Final = PLACES.pile("sites_left", SITE_CARDS, NO_ONE, rest=True)
TILES_LEFT: Final = PLACES.pile("tiles_left", TILES, NO_ONE, rest=True)
ASIDE: Final = PLACES.heap("aside", PIECES, EVERYBODY, rest=True)

# The boards beside the town. On church and customs house one assistant stays on each space.
SPACE: Final = PLACES.row("space", PIECES, EVERYBODY, capacity=1, per=SPACES)
ORDER_ON: Final = PLACES.row("order_slot", ORDERS, EVERYBODY, capacity=1, per=ORDER_SLOTS)
TECH_ON: Final = PLACES.row("tech_slot", TECHNOLOGIES, EVERYBODY, capacity=1, per=TECH_SLOTS)
ORDER_DECK: Final = PLACES.pile("order_deck", ORDERS, NO_ONE, rest=True)
ORDERS_REMOVED: Final = PLACES.pile("orders_removed", ORDERS, NO_ONE)
TECH_DECK: Final = PLACES.pile("tech_deck", TECHNOLOGIES, NO_ONE, rest=True)
ACHIEVEMENT: Final = PLACES.row("achievement", ACHIEVEMENTS, EVERYBODY, capacity=1, per=LETTERS)
CLAIMED: Final = PLACES.row("claimed", PIECES, EVERYBODY, capacity=len(SEATS), per=LETTERS)
# Hidden in scenes: they are the ones that are not on display.
ACHIEVEMENTS_LEFT: Final = PLACES.heap("achievements_left", ACHIEVEMENTS, EVERYBODY, rest=True)
AGENTS: Final = PLACES.heap("agents", COUNTRIES, EVERYBODY, rest=True)
STOCK: Final = PLACES.heap("stock", WARES, EVERYBODY)

# The places of each player: the supply is available, the warehouse is not yet (p. 4).
SUPPLY: Final = PLACES.heap("supply", PIECES, EVERYBODY, per=SEATS, own=True)
WAREHOUSE: Final = PLACES.heap("warehouse", PIECES, EVERYBODY, per=SEATS, own=True, printed=WAREHOUSE_COSTS)
WARE: Final = PLACES.heap("wares", WARES, EVERYBODY, per=SEATS)
TECHNOLOGY: Final = PLACES.heap("technologies", TECHNOLOGIES, EVERYBODY, per=SEATS)
FULFILLED: Final = PLACES.heap("fulfilled", ORDERS, EVERYBODY, per=SEATS)
TILES_OF: Final = PLACES.heap("tiles", TILES, EVERYBODY, per=SEATS)
AGENT: Final = PLACES.heap("agents_of", COUNTRIES, EVERYBODY, per=SEATS)
AGENT_SENT: Final = PLACES.heap("agents_sent", COUNTRIES, EVERYBODY, per=SEATS, turned="sent", among="agents_of")
# Orders in hand: those chosen in secret at the beginning, and those that everybody saw come from a board.
DEALT: Final = PLACES.row("dealt", ORDERS, OWNER, capacity=ORDERS_DEALT, per=SEATS, ordered=False)
KEPT: Final = PLACES.row("kept", ORDERS, OWNER, capacity=1, per=SEATS)
PUT_BACK: Final = PLACES.row("put_back", ORDERS, OWNER, capacity=1, per=SEATS)
HAND: Final = PLACES.heap("hand", ORDERS, OWNER, per=SEATS, remembered=True)

YEN: Final = PLACES.number("yen", most=ALL_YEN, per=SEATS)
BANK: Final = PLACES.number("bank_yen", most=ALL_YEN, derived=True)


def _points_by_source() -> int:
    """A number for each source of points and each seat: source after source."""
    first = PLACES.numbers
    for source in SOURCES.names:
        PLACES.number(f"points_{source}", most=MOST_POINTS, per=SEATS)
    return first


SCORED: Final = _points_by_source()
POINTS: Final = PLACES.number("points", most=MOST_POINTS, per=SEATS, derived=True)
# By seat and country, the number of flags of a player.
FLAGS: Final = PLACES.index(len(SEATS) * len(COUNTRIES))

# The turn and the game: the first player, the actions of this turn, and the state of the end.
FIRST: Final = PLACES.track("first_player", Kinds("card", ["card"]), SEATS)
PLACED: Final = PLACES.number("placed", most=3, per=AREAS)
ACTING: Final = PLACES.track("acting", Kinds("action", ["action"]), STANDS)
STRENGTH: Final = PLACES.number("strength", most=5)
AGENT_USED: Final = PLACES.number("agent_used", most=1)
SILK_SOLD: Final = PLACES.number("silk_sold", most=1)
STUDENT_TAKEN: Final = PLACES.number("student_taken", most=1)
ROUND: Final = PLACES.number("round", most=MOST_ROUNDS + 2)
# 0: the end is open; 1: this round will be finished; 2: this is the last round (p. 9).
ENDING: Final = PLACES.number("ending", most=2)
ROUND_IS_FINISHED: Final = 1
LAST_ROUND: Final = 2
