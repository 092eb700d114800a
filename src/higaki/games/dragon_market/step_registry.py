"""The steps of Dragon Market are gathered here; each is declared beside its rule."""

from typing import Final

from higaki.engine.table.steps import Steps
from higaki.games.dragon_market.box import SEATS

STEPS: Final = Steps(SEATS)
