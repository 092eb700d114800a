"""The list of all steps of Dragon Market; each is declared beside its rule."""

from typing import Final

from higaki.engine.table.steps import Steps
from higaki.games.dragon_market.box import SEATS

STEPS: Final = Steps(SEATS)
