"""Where the weights of `weights.toml` lie in `W`, by which `evaluation.py` judges a table."""

from typing import Final

from higaki.engine.judging.weights import Weights
from higaki.games.pebbles.box import FOLDER

WEIGHTS: Final = Weights(FOLDER / "ai" / "weights.toml")
W: Final = WEIGHTS.exact

A_SET_POINT: Final = WEIGHTS.place("a_set_point")
A_STONE: Final = WEIGHTS.place("a_stone")
A_RIVAL: Final = WEIGHTS.place("a_rival")
A_HIDDEN_STONE: Final = WEIGHTS.place("a_hidden_stone")

WEIGHTS.done()
