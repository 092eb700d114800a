"""How bots search in this game."""

from typing import Final

from higaki.engine.judging.search_settings import SearchSettings

SEARCH_SETTINGS: Final = SearchSettings(odds_per_point=0.3)
