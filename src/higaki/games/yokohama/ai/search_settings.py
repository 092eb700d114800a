"""The search settings of this game."""

from typing import Final

from higaki.engine.judging.search_settings import SearchSettings

SEARCH_SETTINGS: Final = SearchSettings(
    odds_per_point=0.075, foresight=3, far_sight=3, medium_iterations=8, long_turns=True
)
