"""The worth of things to a bot, in hundredths of a point, besides the weights: set by hand.

Many things are worth more the longer the game will last. `by_time` interpolates between the worth at the end and the
worth with a whole game ahead.
"""

from typing import Final

from higaki.engine.base.mypyc_compat import i64, vec
from higaki.engine.base.native_arrays import figures
from higaki.games.yokohama.box import REWARDS
from higaki.games.yokohama.printed import ORDER_GIVES, SITE_GIVES, SPACE_GIVES, TECHNOLOGIES, TILE_GIVES

A_POINT: Final = 100
WHOLE: Final = 100

A_YEN_AT_END: Final = 50
AN_IMPORT_AT_END: Final = 100
A_GOOD_AT_END: Final = 33
AN_AGENT_AT_END: Final = 100
A_SHOP_AT_END: Final = 60
A_HOUSE_AT_END: Final = 250
A_MOVE: Final = 35

_TECHNOLOGY: Final = {
    "ball": 600,
    "brickyard": 500,
    "electric_light": 350,
    "exhibition": 0,
    "gas_light": 550,
    "language_school": 260,
    "printing": 120,
    "mining_technology": 300,
    "newspaper": 350,
    "patents": 350,
    "postal_service": 250,
    "stagecoach": 220,
    "station": 300,
    "stock_market": 350,
    "telegraph": 350,
    "telephone": 320,
    "textile_factory": 220,
    "streetcar": 450,
    "university": 350,
    "winery": 450,
}
A_TECHNOLOGY: Final = figures([_TECHNOLOGY[name] for name in TECHNOLOGIES.names])

_REWARD: Final = {
    "points": 0,
    "yen": 58,
    "copper": 75,
    "silk": 65,
    "tea": 45,
    "fish": 45,
    "import": 220,
    "any_good": 80,
    "warehouse": 120,
    "moves": A_MOVE,
}
_POINTS: Final = REWARDS.index("points")


def _points_of(rewards: vec[vec[i64]]) -> vec[i64]:
    return figures([A_POINT * int(gives[_POINTS]) for gives in rewards])


def _rest_of(rewards: vec[vec[i64]]) -> vec[i64]:
    """All rewards but the points."""
    return figures(
        [sum(_REWARD[word] * int(count) for word, count in zip(REWARDS, gives, strict=True)) for gives in rewards]
    )


ORDER_POINTS: Final = _points_of(ORDER_GIVES)
ORDER_REST: Final = _rest_of(ORDER_GIVES)
SITE_POINTS: Final = _points_of(SITE_GIVES)
SITE_REST: Final = _rest_of(SITE_GIVES)
SPACE_POINTS: Final = _points_of(SPACE_GIVES)
SPACE_REST: Final = _rest_of(SPACE_GIVES)
TILE_REST: Final = _rest_of(TILE_GIVES)


def by_time(at_end: i64, ahead: i64, future: i64) -> i64:
    """Interpolate between the worth at the end (no future) and that with the whole future ahead."""
    return at_end + (ahead - at_end) * future // WHOLE
