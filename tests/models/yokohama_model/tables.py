"""What is printed on boards and tiles and known from the rulebook. Orders, sites and tiles come with the state."""

GOODS = ("copper", "silk", "tea", "fish")
COUNTRIES = ("gb", "us", "fr", "de", "nl")
AGENTS = {"gb": 3, "us": 2, "fr": 2, "de": 2, "nl": 1}
NEUTRAL = "neutral"
BANK = "bank"  # who gets the yen for the canal
CANAL = "canal"

# Pages 12 to 16: what an action of strength 1, 2, 3, 4, 5 brings.
PRODUCTION = {
    "copper_mine": ("copper", (0, 0, 1, 2, 3)),
    "silk_mill": ("silk", (0, 1, 2, 3, 4)),
    "tea_plantation": ("tea", (1, 2, 3, 4, 5)),
    "fishing_grounds": ("fish", (1, 2, 3, 4, 5)),
}
BANK_YEN = (1, 2, 3, 4, 5)
EXCHANGES = (1, 2, 3, 4, 5)
FAITH = (1, 2, 3, 4, 5)
INDUSTRY = (1, 2, 3, 4, 5)
IMPORTS_ACCEPTED = (0, 1, 2, 3, 4)
WAREHOUSE_ITEMS = (0, 1, 2, 3, 4)
ORDER_LEVELS = (0, 1, 2, 3, 3)

TRADE_AREAS = ("bank", "chinatown", "church", "customs", "agency", "laboratory", "research_center", "port", "dock")

EXCHANGE_PRICES = {"copper": 2, "silk": 2, "tea": 1, "fish": 1}
IMPORT_PRICE = 4
SHOP_COST = 2
HOUSE_COSTS = (4, 5, 6, 7)

OFFERINGS = {"import": 1, "copper": 1, "silk": 1, "tea": 1, "fish": 1, "yen": 2}  # each once, for one faith

# Management boards: spaces from left to right.
CHURCH_FAITH = (4, 5, 6, 7, 8, 9, 10, 11)
CHURCH_POINTS = (3, 4, 5, 6, 7, 8, 11, 14)
CHURCH_MOVES = (3, 3, 2, 2, 2, 2, 1, 1)
CUSTOMS_IMPORTS = (1, 1, 2, 2, 3, 3, 4)
CUSTOMS_POINTS = (5, 4, 10, 9, 16, 15, 22)
CUSTOMS_YEN = (1, 2, 1, 2, 0, 0, 0)
NEUTRAL_SPACE = 4  # on both boards, 2 players
ORDER_SPACE_LEVELS = (1, 1, 2, 2, 3, 3)
TECHNOLOGY_SURCHARGES = (0, 0, 1, 1, 2, 2)

HAND_LIMIT = 3
ORDER_BONUS = 3  # points for an action of strength 5 in port or dock
FREE_TECHNOLOGIES = 3  # from the fourth on, one more import or 2 yen

# Pages 18 and 19: (cost, country).
TECHNOLOGIES = {
    "ball": (3, "gb"),
    "brickyard": (3, "de"),
    "electric_light": (4, "fr"),
    "exhibition": (5, "de"),
    "gas_light": (3, "fr"),
    "language_school": (3, "us"),
    "printing": (3, "nl"),
    "mining_technology": (3, "de"),
    "newspaper": (5, "nl"),
    "patents": (3, "fr"),
    "postal_service": (3, "gb"),
    "stagecoach": (3, "gb"),
    "station": (4, "gb"),
    "stock_market": (3, "nl"),
    "telegraph": (6, "us"),
    "telephone": (6, "us"),
    "textile_factory": (4, "gb"),
    "streetcar": (5, "us"),
    "university": (3, "gb"),
    "winery": (3, "fr"),
}

# Page 17: (first, later) by the stack of the card.
ACHIEVEMENT_POINTS = {"a": (8, 6), "b": (9, 7), "c": (10, 8)}

# Pages 9 and 10.
ASSISTANTS_THAT_END = {2: 5, 3: 5, 4: 6}
ASSISTANTS, SHOPS, HOUSES = 20, 8, 4  # of each colour
CHURCH_PRIZES = (6, 3)
CUSTOMS_PRIZES = (8, 4)
TECHNOLOGY_PRIZES = (10, 5)
NEUTRAL_INDUSTRY = 7.5
SET_POINTS = {5: 12, 4: 8, 3: 4, 2: 2, 1: 0}

ROWS = {2: (4, 3, 2, 1), 3: (5, 4, 3, 2), 4: (6, 5, 4, 3)}  # page 4: the wide row on top

# Page 3: areas that are left in the box.
_LEFT_OUT = ("research_center", "copper_mine_2", "silk_mill_2", "tea_plantation_2")
UNUSED_AREAS: dict[int, tuple[str, ...]] = {
    2: (*_LEFT_OUT, "fishing_grounds_2", "dock", "chinatown", "canal"),
    3: _LEFT_OUT,
    4: (),
}


def kind(area: str) -> str:
    """copper_mine_2 is a copper_mine."""
    return area[:-2] if area[-2:] in ("_1", "_2") else area


def is_production(area: str) -> bool:
    return kind(area) in PRODUCTION


def is_trade(area: str) -> bool:
    return area in TRADE_AREAS
