"""The offsets in `W` of the weights of `weights.toml`; the costs of ways are read as `COST`."""

from typing import Final

from higaki.engine.judging.weights import Weights
from higaki.games.dragon_market.box import FOLDER

WEIGHTS: Final = Weights(FOLDER / "ai" / "weights.toml")
W: Final = WEIGHTS.exact
COST: Final = WEIGHTS.whole

AN_ORDER: Final = WEIGHTS.place("an_order")
A_GOOD: Final = WEIGHTS.place("a_good")
A_COIN: Final = WEIGHTS.place("a_coin")
A_SPARE_COIN: Final = WEIGHTS.place("a_spare_coin")
A_POINT: Final = WEIGHTS.place("a_point")
A_BOAT_AND_A_STEP: Final = WEIGHTS.place("a_boat_and_a_step")
OVER_WATER: Final = WEIGHTS.place("over_water")
ROUND_A_MERCHANT: Final = WEIGHTS.place("round_a_merchant")
ROUGHLY: Final = WEIGHTS.place("roughly")

WEIGHTS.done()
