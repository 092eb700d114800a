"""The steps are gathered here; each is declared beside its rule."""

from typing import Final

from higaki.engine.table.steps import Steps
from higaki.games.pebbles.box import PLAYERS

STEPS: Final = Steps(PLAYERS)
