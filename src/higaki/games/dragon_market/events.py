"""The events of Dragon Market and the reasons of refusals, each with its fields."""

from typing import Final

from higaki.engine.base.kinds import Kinds
from higaki.engine.table.events import Story
from higaki.games.dragon_market.box import BOATS, BONUSES, CELLS, GOODS, ORDERS, SEATS
from higaki.games.dragon_market.geometry import HEADINGS

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
TURNED: Final = STORY.event("turned", boat=BOATS, heading=HEADINGS)
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

# The obstacles of a boat: the cell before it and the one behind it, or the border.
AHEAD: Final = Kinds("ahead", [*CELLS.names, "border"])
ASTERN: Final = Kinds("astern", [*CELLS.names, "border"])
BORDER: Final = len(CELLS)

NO_POINTS: Final = STORY.reason("no_points", coins=None)
MUST_GO_ON: Final = STORY.reason("must_go_on", cell=CELLS)
STUCK: Final = STORY.reason("stuck", boat=BOATS, ahead=AHEAD, astern=ASTERN)
WATER: Final = STORY.reason("water", cell=CELLS)
A_MERCHANT: Final = STORY.reason("merchant", boat=BOATS)
NOT_BACK: Final = STORY.reason("not_back", cell=CELLS)
NO_WAY_ON: Final = STORY.reason("no_way_on", seat=SEATS, points=None)
NO_WAY_ACROSS: Final = STORY.reason("no_way_across", boat=BOATS, points=None)
NOT_ENTERED: Final = STORY.reason("not_entered", good=GOODS)
NOT_WANTED: Final = STORY.reason("not_wanted", good=GOODS)
IN_BASKET: Final = STORY.reason("in_basket", good=GOODS)
SOLD_OUT: Final = STORY.reason("sold_out", good=GOODS)
COMPLETE: Final = STORY.reason("complete")
POINTS_LEFT: Final = STORY.reason("points_left", points=None)
SPENT_ENOUGH: Final = STORY.reason("spent_enough", coins=None)
NO_COINS: Final = STORY.reason("no_coins")
BONUS_USED: Final = STORY.reason("bonus_used", bonus=BONUSES)
ALONE: Final = STORY.reason("alone")
TAKEN: Final = STORY.reason("taken", cell=CELLS, boat=BOATS)
DOCK_IN_THE_WAY: Final = STORY.reason("dock_in_the_way", cell=CELLS)
OVER_THE_BORDER: Final = STORY.reason("over_the_border")
ON_THE_BORDER: Final = STORY.reason("on_the_border")
NO_PLACE: Final = STORY.reason("no_place", cell=CELLS)
NONE_ASHORE: Final = STORY.reason("none_ashore")
TOO_FEW_COINS: Final = STORY.reason("too_few_coins", coins=None)
NOT_RICHEST: Final = STORY.reason("not_richest", coins=None)
HAS_NO_COINS: Final = STORY.reason("has_no_coins")
HIGH_ENOUGH: Final = STORY.reason("high_enough", points=None)
AS_GOOD: Final = STORY.reason("as_good")
