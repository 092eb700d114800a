"""What the rules tell while they run: each line of the log, with what its numbers stand for."""

from typing import Final

from higaki.engine.game import Story
from higaki.games.osaka.box import CARDS, COLORS, SPACES

STORY: Final = Story()

STARTS: Final = STORY.event("starts")
TOOK_TILE: Final = STORY.event("took_tile", color=COLORS)
PAID: Final = STORY.event("paid", card=CARDS)
BOUGHT: Final = STORY.event("bought", cards=None, price=None)
TOOK_COINS: Final = STORY.event("took_coins", card=CARDS)
RESERVED: Final = STORY.event("reserved", card=CARDS)
REFILLED: Final = STORY.event("refilled")
RESHUFFLED: Final = STORY.event("reshuffled")
SHIP_SAILED: Final = STORY.event("ship_sailed", color=COLORS, steps=None, space=SPACES)
PAYDAY: Final = STORY.event("payday", color=COLORS)
SOLD: Final = STORY.event("sold", color=COLORS, cards=None, victory=None)
INSURED_WITH: Final = STORY.event("insured_with", card=CARDS)
SAVED: Final = STORY.event("saved", card=CARDS)
SHIP_SANK: Final = STORY.event("ship_sank", color=COLORS)
LOST: Final = STORY.event("lost", color=COLORS, cards=None)
SHIP_RETURNED: Final = STORY.event("ship_returned", color=COLORS, space=SPACES)
PASSED: Final = STORY.event("passed")
NOTED: Final = STORY.event("noted", points=None)
ENDED: Final = STORY.event("ended", tiles=None)
EXHAUSTED: Final = STORY.event("exhausted")
