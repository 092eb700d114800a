"""The search settings of this game."""

from typing import Final

from higaki.engine.judging.search_settings import SearchSettings

SEARCH_SETTINGS: Final = SearchSettings(odds_per_point=0.015, promising=5, whole_turns=True, medium_iterations=20)
