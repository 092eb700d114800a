"""The list of all steps of Yedo; each is declared beside its rule."""

from typing import Final

from higaki.engine.table.steps import Steps
from higaki.games.yedo.box import SEATS

STEPS: Final = Steps(SEATS)
