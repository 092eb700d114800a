"""The prints on cards, tiles, areas and boards, and the figures that the rules look up there."""

from typing import Final

from higaki.engine.base.kinds import Kinds
from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.native_arrays import figures, flags, lists
from higaki.engine.base.strict_toml import Row, names_of
from higaki.games.yokohama.box import (
    ACHIEVEMENT_ROWS,
    AREA_ROWS,
    AREAS,
    BOARDS,
    BOX,
    CHURCH_ROWS,
    COUNTRIES,
    COUNTRY_ROWS,
    CUSTOMS_ROWS,
    DEMANDS,
    GOOD_ROWS,
    GOODS,
    LETTERS,
    MOST_IN_ROW,
    ORDER_ROWS,
    PLAYERS_ROWS,
    REWARDS,
    SCORING,
    SEAT_ROWS,
    SITE_ROWS,
    START,
    TECHNOLOGY_ROWS,
    TILE_ROWS,
    WAREHOUSE_ROW,
    numbered,
)


def _amounts(row: Row, words: tuple[str, ...]) -> list[int]:
    """A row of amounts only."""
    found = [row.number(word) if word in row.content else 0 for word in words]
    row.done()
    return found


def _in_words(amounts: list[int], words: tuple[str, ...]) -> dict[str, int]:
    return {word: amount for word, amount in zip(words, amounts, strict=True) if amount}


_GOOD_WORDS: Final = tuple(GOODS.names)
_ASKS: Final = [row.amounts("asks", _GOOD_WORDS) for row in ORDER_ROWS]
_GIVES: Final = [row.amounts("gives", REWARDS) for row in ORDER_ROWS]
_SHOPS: Final = [[_amounts(shop, REWARDS) for shop in row.rows("shops")] for row in SITE_ROWS]
_HOUSES: Final = [row.amounts("house", REWARDS) for row in SITE_ROWS]
_TILES: Final = [row.amounts("gives", REWARDS) for row in TILE_ROWS]
_CHURCH: Final = [row.amounts("gives", REWARDS) for row in CHURCH_ROWS]
_CUSTOMS: Final = [row.amounts("gives", REWARDS) for row in CUSTOMS_ROWS]
_NEEDS: Final = [row.amounts("needs", DEMANDS) for row in ACHIEVEMENT_ROWS]

ORDERS: Final = Kinds(
    "order",
    names_of(ORDER_ROWS),
    [1] * len(ORDER_ROWS),
    printed=[
        {"country": row.text("country"), "asks": _in_words(asks, _GOOD_WORDS), "gives": _in_words(gives, REWARDS)}
        for row, asks, gives in zip(ORDER_ROWS, _ASKS, _GIVES, strict=True)
    ],
)
TECHNOLOGIES: Final = Kinds(
    "technology",
    names_of(TECHNOLOGY_ROWS),
    [row.number("copies") for row in TECHNOLOGY_ROWS],
    printed=[{"country": row.text("country"), "cost": row.number("cost")} for row in TECHNOLOGY_ROWS],
)
SITE_CARDS: Final = Kinds(
    "site_card",
    names_of(SITE_ROWS),
    [1] * len(SITE_ROWS),
    printed=[
        {"shops": [_in_words(shop, REWARDS) for shop in shops], "house": _in_words(house, REWARDS)}
        for shops, house in zip(_SHOPS, _HOUSES, strict=True)
    ],
)
TILES: Final = Kinds(
    "tile",
    names_of(TILE_ROWS),
    [row.number("count") for row in TILE_ROWS],
    printed=[{"gives": _in_words(gives, REWARDS)} for gives in _TILES],
)
ACHIEVEMENTS: Final = Kinds(
    "achievement",
    names_of(ACHIEVEMENT_ROWS),
    [1] * len(ACHIEVEMENT_ROWS),
    printed=[
        {
            "letter": row.text("letter"),
            "needs": _in_words(needs, DEMANDS),
            "first": row.number("first"),
            "later": row.number("later"),
        }
        for row, needs in zip(ACHIEVEMENT_ROWS, _NEEDS, strict=True)
    ],
)
# The spaces of the two boards on which assistants stay: first the church's, then the customs house's.
FAITH: Final = figures([row.number("faith") for row in CHURCH_ROWS])
IMPORTS: Final = figures([row.number("imports") for row in CUSTOMS_ROWS])
SPACES: Final = Kinds(
    "space",
    [*numbered("church", len(CHURCH_ROWS)), *numbered("customs", len(CUSTOMS_ROWS))],
    printed=[
        *[{"faith": int(f), "gives": _in_words(gives, REWARDS)} for f, gives in zip(FAITH, _CHURCH, strict=True)],
        *[{"imports": int(i), "gives": _in_words(gives, REWARDS)} for i, gives in zip(IMPORTS, _CUSTOMS, strict=True)],
    ],
)

ORDER_COUNT: Final[i64] = len(ORDERS)
TECHNOLOGY_COUNT: Final[i64] = len(TECHNOLOGIES)
COUNTRY_COUNT: Final[i64] = len(COUNTRIES)
GOOD_COUNT: Final[i64] = len(GOODS)
DEMAND_COUNT: Final[i64] = len(DEMANDS)
# By order: the demand for each good, the rewards, the country of its flag.
ASKED: Final = figures([count for asks in _ASKS for count in asks])
ORDER_GIVES: Final = lists(_GIVES)
ORDER_COUNTRY: Final = figures([COUNTRIES.numbers[row.text("country")] for row in ORDER_ROWS])
TECHNOLOGY_COST: Final = figures([row.number("cost") for row in TECHNOLOGY_ROWS])
TECHNOLOGY_COUNTRY: Final = figures([COUNTRIES.numbers[row.text("country")] for row in TECHNOLOGY_ROWS])
# By site card and site: four shops, then the trading house.
SITE_GIVES: Final = lists([gives for shops, house in zip(_SHOPS, _HOUSES, strict=True) for gives in [*shops, house]])
TILE_GIVES: Final = lists(_TILES)
SPACE_GIVES: Final = lists([*_CHURCH, *_CUSTOMS])
# By achievement.
NEEDS: Final = figures([count for needs in _NEEDS for count in needs])
FIRST_POINTS: Final = figures([row.number("first") for row in ACHIEVEMENT_ROWS])
LATER_POINTS: Final = figures([row.number("later") for row in ACHIEVEMENT_ROWS])
CARDS_PER_LETTER: Final[i64] = len(ACHIEVEMENT_ROWS) // len(LETTERS)

# By area: its gain at each strength (none at 0), and its category.
BY_STRENGTH: Final = lists([[0, *row.numbers("by_strength")] for row in AREA_ROWS])
IN_PRODUCTION: Final = flags([row.text("category") == "production" for row in AREA_ROWS])
IN_TRADE: Final = flags([row.text("category") == "trade" for row in AREA_ROWS])
# The good that an area of production brings.
_PRODUCED: Final = {"copper_mine": "copper", "silk_mill": "silk", "tea_plantation": "tea", "fishing_grounds": "fish"}
PRODUCES: Final = figures(
    [GOODS.numbers[_PRODUCED[row.text("kind")]] if row.text("kind") in _PRODUCED else 0 for row in AREA_ROWS]
)
PRICE: Final = figures([row.number("price") for row in GOOD_ROWS])
ORDER_LEVEL: Final = figures(BOARDS.numbers("order_levels") * 2)
SURCHARGE: Final = figures(BOARDS.numbers("technology_surcharges") * 2)
POINTS_AT_STRENGTH_5: Final = BOARDS.number("points_at_strength_5")
SHOP_COST: Final = WAREHOUSE_ROW.number("shop")
HOUSE_COSTS: Final = figures(WAREHOUSE_ROW.numbers("houses"))

ASSISTANTS_AT_START: Final = START.number("assistants")
SHOPS_AT_START: Final = START.number("shops")
OF_EACH_GOOD: Final = START.number("of_each_good")
YEN_AT_START: Final = START.number("yen")
YEN_OF_FIRST: Final = START.number("yen_of_first_player")
ORDERS_DEALT: Final = START.number("orders")
MOST_ORDERS: Final = START.number("most_orders_in_hand")
HOUSES_OF_EACH: Final[i64] = START.number("houses_in_warehouse")


def goods_asked(order: i64, good: i64) -> i64:
    """The amount of a good that an order demands."""
    return ASKED[order * GOOD_COUNT + good]


def amount_needed(achievement: i64, demand: i64) -> i64:
    """The amount of something that an achievement demands."""
    return NEEDS[achievement * DEMAND_COUNT + demand]


def _by_seats(values: dict[int, list[int]]) -> list[list[int]]:
    """A list for each number of players, starting with 0."""
    return [values.get(seats, []) for seats in range(len(SEAT_ROWS) + 1)]


def _lots(rows: list[int]) -> list[int]:
    """The lots in use, row by row from the top."""
    taken: list[int] = []
    first = 1
    for row, width in enumerate(rows):
        taken += range(first, first + width)
        first += MOST_IN_ROW - row
    return taken


# By the number of players: the lots in use, the areas in play, the spaces that a neutral assistant takes.
LOTS_IN_USE: Final = lists(_by_seats({row.number("seats"): _lots(row.numbers("rows")) for row in PLAYERS_ROWS}))
AREAS_IN_PLAY: Final = lists(
    _by_seats(
        {
            row.number("seats"): [area for area, name in enumerate(AREAS.names) if name not in row.texts("without")]
            for row in PLAYERS_ROWS
        }
    )
)
NEUTRAL_SPACES: Final = lists(
    _by_seats({row.number("seats"): [SPACES.numbers[name] for name in row.texts("neutral")] for row in PLAYERS_ROWS})
)
ORDERS_REMOVED: Final = figures([0, 0, *[row.number("orders_removed") for row in PLAYERS_ROWS]])
SPACES_TO_END: Final = figures([0, 0, *[row.number("spaces_to_end") for row in PLAYERS_ROWS]])

FIRST_OF_CHURCH: Final = SCORING.numbers("church")[0]
SECOND_OF_CHURCH: Final = SCORING.numbers("church")[1]
FIRST_OF_CUSTOMS: Final = SCORING.numbers("customs")[0]
SECOND_OF_CUSTOMS: Final = SCORING.numbers("customs")[1]
FIRST_OF_TECHNOLOGY: Final = SCORING.numbers("technology")[0]
SECOND_OF_TECHNOLOGY: Final = SCORING.numbers("technology")[1]
# The neutral player's industry value is seven and a half, so all are compared doubled (p. 10).
NEUTRAL_INDUSTRY_DOUBLED: Final = SCORING.number("neutral_industry_doubled")
COUNTRY_SET: Final = figures(SCORING.numbers("countries"))
YEN_PER_POINT: Final = SCORING.number("yen_per_point")
GOODS_PER_POINT: Final = SCORING.number("goods_per_point")
MOST_ROUNDS: Final = SCORING.number("most_rounds")

for _row in [
    *SEAT_ROWS,
    *GOOD_ROWS,
    *COUNTRY_ROWS,
    *PLAYERS_ROWS,
    *AREA_ROWS,
    *ORDER_ROWS,
    *TECHNOLOGY_ROWS,
    *SITE_ROWS,
    *TILE_ROWS,
    *CHURCH_ROWS,
    *CUSTOMS_ROWS,
    *ACHIEVEMENT_ROWS,
    START,
    WAREHOUSE_ROW,
    BOARDS,
    SCORING,
    BOX,
]:
    _row.done()
