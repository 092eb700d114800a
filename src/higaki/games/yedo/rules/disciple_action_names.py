"""All actions of disciples and their posts (p. 3): listed post after post, then those of the annexes."""

from typing import Final

from higaki.engine.base.kinds import Kinds
from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.native_arrays import figures
from higaki.games.yedo.actions import ACTIONS
from higaki.games.yedo.box import POSTS

# Buying at a stall has no thing of its own: the weapon is the thing.
DEEDS: Final = Kinds("deed", [*ACTIONS.names, "buy_weapon"])
AUDIENCE: Final = DEEDS.numbers["audience"]
ORDERS: Final = DEEDS.numbers["orders"]
GARDEN: Final = DEEDS.numbers["garden"]
RECRUIT: Final = DEEDS.numbers["recruit"]
SELL_1: Final = DEEDS.numbers["sell_1"]
SELL_2: Final = DEEDS.numbers["sell_2"]
FORESEE_CARDS: Final = DEEDS.numbers["foresee_cards"]
BUILD: Final = DEEDS.numbers["build"]
FORESEE_WEAPONS: Final = DEEDS.numbers["foresee_weapons"]
EMPTY_CHURCH: Final = DEEDS.numbers["church"]
BUY_1: Final = DEEDS.numbers["buy_1"]
BUY_3: Final = DEEDS.numbers["buy_3"]
FORESEE_BONUSES: Final = DEEDS.numbers["foresee_bonuses"]
GEISHA_FOR_MON: Final = DEEDS.numbers["geisha_for_mon"]
GEISHA_FOR_PRESTIGE: Final = DEEDS.numbers["geisha_for_prestige"]
BUY_CARD: Final = DEEDS.numbers["buy_card"]
SELL_CARD: Final = DEEDS.numbers["sell_card"]
BLESS: Final = DEEDS.numbers["bless"]
FORESEE_MISSIONS: Final = DEEDS.numbers["foresee_missions"]
OMENS: Final = DEEDS.numbers["omens"]
AT_YASHIKI: Final = DEEDS.numbers["yashiki"]
AT_KARESANSUI: Final = DEEDS.numbers["karesansui"]
AT_DOJO: Final = DEEDS.numbers["dojo"]
AT_KOBUDO: Final = DEEDS.numbers["kobudo"]
REST: Final = DEEDS.numbers["rest"]
BUY_WEAPON: Final = DEEDS.numbers["buy_weapon"]


def deed_on(annex: i64) -> i64:
    """The action of a disciple on an annex."""
    return AT_YASHIKI + annex


def annex_of(deed: i64) -> i64:
    return deed - AT_YASHIKI


def size_of_bargain(deed: i64) -> i64:
    """Prestige is sold and bought in two amounts: 0 for the smaller, 1 for the larger."""
    if deed in (SELL_2, BUY_3):
        return 1
    return 0


# The first action of each post, in the order of the posts, and the first of the annexes.
_FIRSTS: Final = [
    *["audience", "orders", "garden", "recruit", "build", "church", "geisha_for_mon", "sell_card", "bless"],
    "yashiki",
]
FIRST_DEED: Final = figures([DEEDS.numbers[name] for name in _FIRSTS])
POST_OF: Final = figures(
    [post for post in range(len(POSTS)) for _ in range(DEEDS.numbers[_FIRSTS[post]], DEEDS.numbers[_FIRSTS[post + 1]])]
)
