"""The search settings of this game."""

from typing import Final

from higaki.engine.judging.search_settings import SearchSettings

SEARCH_SETTINGS: Final = SearchSettings(odds_per_point=0.11, far_sight=6, medium_iterations=30)
