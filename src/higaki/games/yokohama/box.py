"""The components of Yokohama, read once from components.toml (p. 2): the sorts of things.

The prints on cards and boards, as numbers to look up, are in `printed`.
"""

from pathlib import Path
from typing import Final

from higaki.engine.base.kinds import Kinds, OrNone
from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.strict_toml import names_of, read_toml

FOLDER: Final = Path(__file__).parent
# The rewards of a card, a tile or a space of a board, in the order in which they are given (p. 11).
REWARDS: Final = ("points", "yen", "copper", "silk", "tea", "fish", "import", "any_good", "warehouse", "moves")
# The demands of achievements (p. 17).
DEMANDS: Final = (
    "copper",
    "silk",
    "tea",
    "fish",
    "yen",
    "technologies",
    "agents_and_tiles",
    "orders",
    "production",
    "trade",
)


def numbered(before: str, count: int) -> list[str]:
    return [f"{before}_{number}" for number in range(1, count + 1)]


BOX: Final = read_toml(FOLDER / "components.toml")
SEAT_ROWS: Final = BOX.listed("seat")
GOOD_ROWS: Final = BOX.listed("good")
COUNTRY_ROWS: Final = BOX.listed("country")
PLAYERS_ROWS: Final = BOX.listed("players")
AREA_ROWS: Final = BOX.listed("area")
ORDER_ROWS: Final = BOX.listed("order")
TECHNOLOGY_ROWS: Final = BOX.listed("technology")
SITE_ROWS: Final = BOX.listed("site_card")
TILE_ROWS: Final = BOX.listed("tile")
CHURCH_ROWS: Final = BOX.listed("church_space")
CUSTOMS_ROWS: Final = BOX.listed("customs_space")
ACHIEVEMENT_ROWS: Final = BOX.listed("achievement")
START: Final = BOX.single("start")
WAREHOUSE_ROW: Final = BOX.single("warehouse")
BOARDS: Final = BOX.single("boards")
SCORING: Final = BOX.single("scoring")

SEATS: Final = Kinds("seat", names_of(SEAT_ROWS))
GOODS: Final = Kinds("good", names_of(GOOD_ROWS))
# Goods, and the import goods that are kept with them.
WARES: Final = Kinds("ware", [*GOODS.names, "import"])
WARE_COUNT: Final[i64] = len(WARES)
IMPORT: Final = len(GOODS)
COPPER: Final = GOODS.numbers["copper"]
SILK: Final = GOODS.numbers["silk"]
COUNTRIES: Final = Kinds("country", names_of(COUNTRY_ROWS), [row.number("agents") for row in COUNTRY_ROWS])

# Everybody's assistants, shops and trading houses; with two players there is a neutral assistant on two boards.
ITEMS: Final = Kinds("item", ["assistant", "shop", "house"])
ITEM_COUNT: Final[i64] = len(ITEMS)
ASSISTANT: Final = 0
SHOP: Final = 1
HOUSE: Final = 2
_OF_EACH: Final = [
    START.number("assistants") + START.number("assistants_in_warehouse"),
    START.number("shops") + START.number("shops_in_warehouse"),
    START.number("houses_in_warehouse"),
]
BUILDINGS_OF_EACH: Final[i64] = _OF_EACH[SHOP] + _OF_EACH[HOUSE]
PIECES: Final = Kinds(
    "piece",
    [*[f"{seat}_{item}" for seat in SEATS.names for item in ITEMS.names], "neutral_assistant"],
    [*_OF_EACH * len(SEATS), 2],
    of_seats=SEATS,
)
NEUTRAL_ASSISTANT: Final = PIECES.numbers["neutral_assistant"]

# The lots of areas: rows of an inverted pyramid, the widest on top (p. 3). The first lot is none.
MOST_IN_ROW: Final = 6
UNUSED: Final = 0
LOTS: Final = Kinds(
    "lot", ["unused", *[f"{'abcd'[row]}{place + 1}" for row in range(4) for place in range(MOST_IN_ROW - row)]]
)
LOT_COUNT: Final[i64] = len(LOTS)
_AREA_NAMES: Final = names_of(AREA_ROWS)
CATEGORIES: Final = ("production", "trade", "canal")
AREAS: Final = Kinds(
    "area",
    _AREA_NAMES,
    printed=[
        {
            "kind": row.text("kind"),
            "category": row.word("category", CATEGORIES),
            "by_strength": row.numbers("by_strength"),
        }
        for row in AREA_ROWS
    ],
)
AREA_COUNT: Final[i64] = len(AREAS)
# The position of presidents and the station: in an area, or NOWHERE, in their owner's supply.
STANDS: Final = OrNone("stand", "supply", _AREA_NAMES)

# In each area up to four shops and a trading house (p. 8).
SHOPS_IN_AREA: Final = 4
SITES_IN_AREA: Final = SHOPS_IN_AREA + 1
SITES: Final = Kinds("site", [f"{area}_{site}" for area in _AREA_NAMES for site in ("1", "2", "3", "4", "house")])

BOARD_SLOTS: Final[i64] = len(BOARDS.numbers("order_levels"))
ORDER_SLOTS: Final = Kinds(
    "order_slot",
    [*numbered("port", BOARD_SLOTS), *numbered("dock", BOARD_SLOTS)],
    printed=[{"level": level} for level in BOARDS.numbers("order_levels") * 2],
)
TECH_SLOTS: Final = Kinds(
    "tech_slot",
    [*numbered("laboratory", BOARD_SLOTS), *numbered("research_center", BOARD_SLOTS)],
    printed=[{"surcharge": surcharge} for surcharge in BOARDS.numbers("technology_surcharges") * 2],
)
CHURCH_SPACES: Final[i64] = len(CHURCH_ROWS)
CUSTOMS_SPACES: Final[i64] = len(CUSTOMS_ROWS)
LETTERS: Final = Kinds("letter", ["a", "b", "c"])
LETTER_COUNT: Final[i64] = len(LETTERS)
# The offerings in the church, each possible once (p. 13).
OFFERINGS: Final = Kinds("offering", ["import", *GOODS.names, "yen"])
DEMAND_KINDS: Final = Kinds("demand", list(DEMANDS))
# The payees of the president's way: players, and for the canal the bank.
PAYEES: Final = Kinds("payee", [*SEATS.names, "bank"], of_seats=SEATS)
PAYEE_COUNT: Final[i64] = len(PAYEES)
# The sources of a player's points.
SOURCES: Final = Kinds(
    "source",
    [
        "orders",
        "achievements",
        "shops",
        "houses",
        "church",
        "customs",
        "docks",
        "technologies",
        "church_majority",
        "customs_majority",
        "technology_majority",
        "countries",
        "leftovers",
    ],
)
