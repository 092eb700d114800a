"""What the rules tell while they run: each line of the log, with what its numbers stand for."""

from typing import Final

from higaki.engine.kinds import Kinds
from higaki.engine.story import Story
from higaki.games.dragon_market.box import BOATS, BONUSES, CELLS, GOODS, ORDERS, SEATS

STORY: Final = Story()

STARTS: Final = STORY.event("starts")
PLACED: Final = STORY.event("placed", boat=BOATS, cell=CELLS)
LOADED: Final = STORY.event("loaded")
DRAWN: Final = STORY.event("drawn", order=ORDERS)
CHOSEN: Final = STORY.event("chosen")
ROUND_BEGINS: Final = STORY.event("round_begins", number=None)
ROLLED: Final = STORY.event("rolled", points=None)
ROLLS_AGAIN: Final = STORY.event("rolls_again")
SLID: Final = STORY.event("slid", boat=BOATS, cell=CELLS)
TURNED: Final = STORY.event("turned", boat=BOATS)
USED: Final = STORY.event("used", bonus=BONUSES)
STEPPED: Final = STORY.event("stepped", cell=CELLS)
COLLECTED: Final = STORY.event("collected", good=GOODS)
SWAPPED_GOODS: Final = STORY.event("swapped_goods", boat=BOATS)
SWAPPED_MESSENGERS: Final = STORY.event("swapped_messengers", boat=BOATS)
FULFILLED: Final = STORY.event("fulfilled", scores=1, order=ORDERS, orders=None)
BONUS: Final = STORY.event("bonus", bonus=BONUSES)
PAID: Final = STORY.event("paid")
TOOK_COINS: Final = STORY.event("took_coins", coins=None)
STOLE: Final = STORY.event("stole", victim=Kinds("victim", SEATS.names), coins=None)
WON: Final = STORY.event("won")
CLOSED: Final = STORY.event("closed", rounds=None)
