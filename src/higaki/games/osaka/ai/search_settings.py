"""The search settings of this game."""

from typing import Final

from higaki.engine.judging.search_settings import SearchSettings

SEARCH_SETTINGS: Final = SearchSettings(odds_per_point=0.27, foresight=2, far_sight=4, medium_iterations=20)
