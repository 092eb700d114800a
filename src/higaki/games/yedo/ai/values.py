"""The worth of things to a bot, in hundredths of a prestige point, besides the weights: set by hand.

Many things are worth more the longer the game will last; a thing that cannot be used any more is worth nothing.
"""

from typing import Final

from higaki.engine.base.mypyc_compat import i64, vec
from higaki.engine.base.native_arrays import figures
from higaki.games.yedo.printed import CARDS, EXTRA, GIVEN, REWARDS, STANDARD

A_POINT: Final = 100
WHOLE: Final = 100

# This many Mon can be gained in one deed, as at the church.
MON_BY_DEED: Final = 3
# The number of remaining rounds from which the future counts fully.
FAR_AHEAD: Final = 6

# The worth of Mon decreases: the sizes of the first, the next and the later steps; and the percentage that remains at
# the end.
FIRST_MON: Final = 10
NEXT_MON: Final = 10
LATER_MON: Final = 15
MON_WHEN_NOTHING_COMES: Final = 3

_CARD: Final = {
    "bribed_patrol": 60,
    "false_alarm": 60,
    "changing_of_the_watch": 65,
    "hot_pursuit": 55,
    "trapdoor": 75,
    "forged_papers": 80,
    "over_the_rooftops": 70,
    "safe_house": 45,
    "walls_have_ears": 50,
    "fresh_delivery": 40,
    "letter_of_passage": 35,
    "long_hours": 80,
    "friend_at_the_stall": 75,
    "sealed_orders": 90,
    "hidden_purse": 95,
    "pickpocket": 75,
    "ambush": 55,
    "switched_blades": 70,
    "slander": 90,
    "lured_away": 90,
    "barred_door": 30,
    "manhunt": 75,
    "spoiled_scheme": 50,
}
A_CARD: Final = figures([_CARD[name] for name in CARDS.names])

_REWARD: Final = {
    "prestige": 0,
    "mon": 0,
    "church": 80,
    "blessing": 60,
    "card": 60,
    "bonus": 170,
    "mission": 130,
    "weapon": 130,
    "top_weapon": 80,
    "to_reserve": -150,
    "swap_watch": 10,
    "ends_game": 0,
}
_PRESTIGE: Final = REWARDS.index("prestige")
_MON: Final = REWARDS.index("mon")


def _rest_of(gives: vec[i64]) -> int:
    """All but prestige and Mon."""
    return sum(_REWARD[word] * int(count) for word, count in zip(REWARDS, gives, strict=True))


# By mission: prestige (in hundredths), Mon, and the rest, of the standard part and of the bonus.
STANDARD_POINTS: Final = figures([A_POINT * int(gives[_PRESTIGE]) for gives in GIVEN[STANDARD]])
STANDARD_MON: Final = figures([int(gives[_MON]) for gives in GIVEN[STANDARD]])
STANDARD_REST: Final = figures([_rest_of(gives) for gives in GIVEN[STANDARD]])
EXTRA_POINTS: Final = figures([A_POINT * int(gives[_PRESTIGE]) for gives in GIVEN[EXTRA]])
EXTRA_MON: Final = figures([int(gives[_MON]) for gives in GIVEN[EXTRA]])
EXTRA_REST: Final = figures([_rest_of(gives) for gives in GIVEN[EXTRA]])
