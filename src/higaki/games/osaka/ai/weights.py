"""The offsets in `W` of the weights of `weights.toml`, which `evaluation.py` uses."""

from typing import Final

from higaki.engine.judging.weights import Weights
from higaki.games.osaka.box import FOLDER

WEIGHTS: Final = Weights(FOLDER / "ai" / "weights.toml")
W: Final = WEIGHTS.exact

SAFE_AT: Final = WEIGHTS.place("safe_at")
INSURED_SAFE: Final = WEIGHTS.place("insured_safe")
A_COIN: Final = WEIGHTS.place("a_coin")
A_SPARE_COIN: Final = WEIGHTS.place("a_spare_coin")
ENOUGH_COINS: Final = WEIGHTS.place("enough_coins")
A_TILE: Final = WEIGHTS.place("a_tile")
A_STONE: Final = WEIGHTS.place("a_stone")
INSURANCE: Final = WEIGHTS.place("insurance")
IN_DANGER: Final = WEIGHTS.place("in_danger")
A_RIVAL: Final = WEIGHTS.place("a_rival")

WEIGHTS.done()
