"""How bots search in this game."""

from typing import Final

from higaki.engine.judging.tuning import Tuning

TUNING: Final = Tuning(odds_per_point=0.3)
