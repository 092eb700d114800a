"""What the rules tell while they run, and why something cannot be chosen: each with what its numbers stand for."""

from typing import Final

from higaki.engine.table.events import Story
from higaki.games.pebbles.box import STONES

STORY: Final = Story()

TOOK: Final = STORY.event("took", scores="count", count=None)
DREW: Final = STORY.event("drew")
THREW: Final = STORY.event("threw", scores=1, stone=STONES)
ENDED: Final = STORY.event("ended")
COUNTED: Final = STORY.event("counted", scores="points", stone=STONES, stones=None, points=None)

TOO_FEW: Final = STORY.reason("too_few", left=None)
