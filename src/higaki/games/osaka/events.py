"""The events of Traders of Osaka and the reasons of refusals, each with its fields."""

from typing import Final

from higaki.engine.table.events import Story
from higaki.games.osaka.box import CARDS, COLORS, SPACES, TRADERS

STORY: Final = Story()

DREW: Final = STORY.event("drew", card=CARDS, worth=None)
LOWEST: Final = STORY.event("lowest", worth=None)
FEWEST: Final = STORY.event("fewest", worth=None, cards=None)
LOT: Final = STORY.event("lot", worth=None, cards=None)
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
SOLD: Final = STORY.event(
    "sold", scores="victory", color=COLORS, highest=None, tiles=None, cards=None, worth=None, victory=None
)
INSURED_WITH: Final = STORY.event("insured_with", card=CARDS)
SAVED: Final = STORY.event("saved", card=CARDS)
SHIP_SANK: Final = STORY.event("ship_sank", color=COLORS)
LOST: Final = STORY.event("lost", color=COLORS, cards=None)
SHIP_RETURNED: Final = STORY.event("ship_returned", color=COLORS, space=SPACES)
PASSED: Final = STORY.event("passed")
NOTED: Final = STORY.event("noted", points=None)
ENDED: Final = STORY.event("ended", tiles=None)
EXHAUSTED: Final = STORY.event("exhausted")

TOO_DEAR: Final = STORY.reason("too_dear", price=None, coins=None)
NONE_OPEN: Final = STORY.reason("none_open")
STONE_LIES: Final = STORY.reason("stone_lies", card=CARDS)
ALL_RESERVED: Final = STORY.reason("all_reserved")
RESERVED_BY: Final = STORY.reason("reserved_by", seat=TRADERS)
STILL_FARM: Final = STORY.reason("still_farm")
NO_INSURANCE: Final = STORY.reason("no_insurance")
NOT_SINKING: Final = STORY.reason("not_sinking", color=COLORS)
NOTHING_AT_RISK: Final = STORY.reason("nothing_at_risk", color=COLORS)
ANOTHER_COLOR: Final = STORY.reason("another_color", color=COLORS)
