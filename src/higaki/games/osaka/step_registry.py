"""The list of all steps of Traders of Osaka; each is declared beside its rule."""

from typing import Final

from higaki.engine.table.steps import Steps
from higaki.games.osaka.box import TRADERS

STEPS: Final = Steps(TRADERS)
