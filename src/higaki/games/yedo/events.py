"""The events of Yedo, and the reasons of refusals."""

from typing import Final

from higaki.engine.table.events import Story
from higaki.games.yedo.box import (
    ANNEXES,
    COLOURS,
    DECKS,
    DISTRICTS,
    FIELDS,
    LOSSES,
    MISSION_KINDS,
    OTHER_WEAPONS,
    POSTS,
    SEATS,
    TARGETS,
    WATCHES,
    WEAPONS,
)
from higaki.games.yedo.printed import BONUSES, CARDS, EVENTS, FAVOURS, MISSIONS

STORY: Final = Story()

# Setting up.
STARTS: Final = STORY.event("starts")
WATCH_COMES: Final = STORY.event("watch_comes", watch=WATCHES)
PRESTIGE_AT_START: Final = STORY.event("prestige_at_start", scores="points", points=None)
KEPT_CARD: Final = STORY.event("kept_card")
TOOK_FAVOUR: Final = STORY.event("took_favour", favour=FAVOURS)
# The round, and bidding.
ROUND_BEGINS: Final = STORY.event("round_begins", round=None)
CHURCH_FILLED: Final = STORY.event("church_filled", mon=None)
DOJO_INCOME: Final = STORY.event("dojo_income", mon=None)
SAT_OUT: Final = STORY.event("sat_out", mon=None)
OPENED: Final = STORY.event("opened", field=FIELDS, bid=None)
RAISED: Final = STORY.event("raised", bid=None)
PASSED: Final = STORY.event("passed")
DROPPED_OUT: Final = STORY.event("dropped_out")
WON: Final = STORY.event("won", field=FIELDS, bid=None)
COULD_NOT_PAY: Final = STORY.event("could_not_pay", field=FIELDS, bid=None, mon=None)
AUCTION_PRESTIGE: Final = STORY.event("auction_prestige", scores="points", field=FIELDS, points=None)
# Gains of a player, from any source.
EARNED: Final = STORY.event("earned", mon=None)
PAID: Final = STORY.event("paid", mon=None)
GOT_WEAPON: Final = STORY.event("got_weapon", weapon=WEAPONS)
BOUGHT_WEAPON: Final = STORY.event("bought_weapon", weapon=WEAPONS, mon=None)
LEFT_WEAPON: Final = STORY.event("left_weapon", weapon=WEAPONS)
BUILT: Final = STORY.event("built", annex=ANNEXES)
GOT_GEISHA: Final = STORY.event("got_geisha")
GOT_BLESSING: Final = STORY.event("got_blessing")
GOT_DISCIPLE: Final = STORY.event("got_disciple")
GOT_CARD: Final = STORY.event("got_card")
GOT_BONUS: Final = STORY.event("got_bonus")
GOT_MISSION: Final = STORY.event("got_mission", colour=COLOURS)
NOTHING_LEFT: Final = STORY.event("nothing_left", field=FIELDS)
GAVE_BACK_MISSION: Final = STORY.event("gave_back_mission", colour=COLOURS)
GAVE_BACK_CARD: Final = STORY.event("gave_back_card")
GAVE_BACK_BONUS: Final = STORY.event("gave_back_bonus")
# The event of the round.
MARKET_SHIFTED: Final = STORY.event("market_shifted")
EVENT_COMES: Final = STORY.event("event_comes", event=EVENTS)
DISTRICT_CLOSED: Final = STORY.event("district_closed", district=DISTRICTS)
DISTRICT_OPENED: Final = STORY.event("district_opened", district=DISTRICTS)
LOST_WEAPON: Final = STORY.event("lost_weapon", weapon=WEAPONS)
LOST_ANNEX: Final = STORY.event("lost_annex", annex=ANNEXES)
LOST_GEISHA: Final = STORY.event("lost_geisha")
LOST_DISCIPLE: Final = STORY.event("lost_disciple")
BLESSED: Final = STORY.event("blessed")
PRESTIGE_LOST: Final = STORY.event("prestige_lost", scores="points", loss=LOSSES, points=None)
CHURCH_EMPTIED: Final = STORY.event("church_emptied")
# Assigning, the watch, capture.
PLACED: Final = STORY.event("placed", post=POSTS)
PLACED_ON_ANNEX: Final = STORY.event("placed_on_annex", annex=ANNEXES)
STAYS_HOME: Final = STORY.event("stays_home")
WATCH_MOVED: Final = STORY.event("watch_moved", district=DISTRICTS)
WATCH_SWAPPED: Final = STORY.event("watch_swapped", watch=WATCHES)
WATCH_LEAVES: Final = STORY.event("watch_leaves")
CAPTURED: Final = STORY.event("captured", district=DISTRICTS, count=None)
ESCAPED: Final = STORY.event("escaped", count=None)
# Action cards.
PLAYED: Final = STORY.event("played", card=CARDS)
PLAYED_ON: Final = STORY.event("played_on", card=CARDS, target=TARGETS)
PLAYED_AT: Final = STORY.event("played_at", card=CARDS, post=POSTS)
PLAYED_THERE: Final = STORY.event("played_there", card=CARDS, district=DISTRICTS)
CANCELLED: Final = STORY.event("cancelled", card=CARDS)
BLACKMAILED: Final = STORY.event("blackmailed")
MARKET_RENEWED: Final = STORY.event("market_renewed")
STOLE: Final = STORY.event("stole", target=TARGETS, mon=None)
SENT_HOME: Final = STORY.event("sent_home", target=TARGETS, post=POSTS)
SWAPPED_WEAPONS: Final = STORY.event("swapped_weapons", target=TARGETS, weapon=WEAPONS, other_weapon=OTHER_WEAPONS)
LURED_GEISHA: Final = STORY.event("lured_geisha", target=TARGETS, mon=None)
SPACE_BARRED: Final = STORY.event("space_barred", post=POSTS)
MISSION_REPLACED: Final = STORY.event("mission_replaced", colour=COLOURS)
MOVED_DISCIPLE: Final = STORY.event("moved_disciple", post=POSTS)
PLAYED_FAR: Final = STORY.event("played_far", card=CARDS, steps=None)
PLAYED_ON_AT: Final = STORY.event("played_on_at", card=CARDS, target=TARGETS, post=POSTS)
PLAYED_FOR: Final = STORY.event("played_for", card=CARDS, target=TARGETS, weapon=WEAPONS, other_weapon=OTHER_WEAPONS)
# Trade.
TRADE_BEGINS: Final = STORY.event("trade_begins", post=POSTS)
OFFERED: Final = STORY.event("offered", target=TARGETS)
ACCEPTED: Final = STORY.event("accepted", target=TARGETS)
REFUSED: Final = STORY.event("refused", target=TARGETS)
COUNTERED: Final = STORY.event("countered", target=TARGETS)
WITHDREW: Final = STORY.event("withdrew")
GAVE_WEAPON: Final = STORY.event("gave_weapon", target=TARGETS, weapon=WEAPONS)
GAVE_MON: Final = STORY.event("gave_mon", target=TARGETS, mon=None)
GAVE_GEISHAS: Final = STORY.event("gave_geishas", target=TARGETS, count=None)
GAVE_CARDS: Final = STORY.event("gave_cards", target=TARGETS, count=None)
GAVE_BONUSES: Final = STORY.event("gave_bonuses", target=TARGETS, count=None)
GAVE_MISSION: Final = STORY.event("gave_mission", target=TARGETS, colour=COLOURS)
# The action phase.
AUDIENCE: Final = STORY.event("audience", scores="points", points=None)
RECRUITED: Final = STORY.event("recruited", mon=None)
SOLD_PRESTIGE: Final = STORY.event("sold_prestige", scores="points", points=None, mon=None)
FORESAW: Final = STORY.event("foresaw", deck=DECKS, count=None)
TOOK_CHURCH: Final = STORY.event("took_church", mon=None)
BOUGHT_PRESTIGE: Final = STORY.event("bought_prestige", scores="points", points=None, mon=None)
GEISHA_FOR_MON: Final = STORY.event("geisha_for_mon", mon=None)
GEISHA_FOR_PRESTIGE: Final = STORY.event("geisha_for_prestige", scores="points", points=None)
BOUGHT_CARD: Final = STORY.event("bought_card", mon=None)
SOLD_CARD: Final = STORY.event("sold_card", mon=None)
NEW_ORDER: Final = STORY.event("new_order", position=None)
RESTED: Final = STORY.event("rested")
FULFILLED: Final = STORY.event("fulfilled", scores="points", mission=MISSIONS, points=None)
FULFILLED_EXTRA: Final = STORY.event("fulfilled_extra", scores="points", mission=MISSIONS, points=None)
TO_RESERVE: Final = STORY.event("to_reserve")
GAVE_BLESSING: Final = STORY.event("gave_blessing")
STOOD_IN: Final = STORY.event("stood_in", annex=ANNEXES)
SHOGUN_FALLS: Final = STORY.event("shogun_falls")
# The end and its scoring.
BLACKMAIL_KEPT: Final = STORY.event("blackmail_kept", scores="points", points=None)
BONUS_SCORED: Final = STORY.event("bonus_scored", scores="points", bonus=BONUSES, points=None)
BONUS_MISSED: Final = STORY.event("bonus_missed", bonus=BONUSES)

# Reasons of refusals.
FIELD_TAKEN: Final = STORY.reason("field_taken", seat=SEATS)
GROUP_TAKEN: Final = STORY.reason("group_taken")
STACK_EMPTY: Final = STORY.reason("stack_empty")
MUST_BE_DARK: Final = STORY.reason("must_be_dark")
DISTRICT_IS_CLOSED: Final = STORY.reason("district_is_closed")
NO_SPACE: Final = STORY.reason("no_space")
IN_GARDEN_ALREADY: Final = STORY.reason("in_garden_already")
ANNEX_MANNED: Final = STORY.reason("annex_manned")
TOO_DEAR: Final = STORY.reason("too_dear", mon=None, have=None)
TOO_LITTLE_PRESTIGE: Final = STORY.reason("too_little_prestige", points=None, have=None)
RESERVE_EMPTY: Final = STORY.reason("reserve_empty")
NO_ANNEX_LEFT: Final = STORY.reason("no_annex_left")
NO_GEISHA_LEFT: Final = STORY.reason("no_geisha_left")
GEISHAS_FULL: Final = STORY.reason("geishas_full", limit=None)
BLESSED_ALREADY: Final = STORY.reason("blessed_already")
CHURCH_EMPTY: Final = STORY.reason("church_empty")
NO_CARD_TO_SELL: Final = STORY.reason("no_card_to_sell")
NO_MISSION: Final = STORY.reason("no_mission")
NO_WEAPON: Final = STORY.reason("no_weapon")
DISCIPLE_MISSING: Final = STORY.reason("disciple_missing", district=DISTRICTS)
WEAPON_MISSING: Final = STORY.reason("weapon_missing", weapon=WEAPONS)
ANNEX_MISSING: Final = STORY.reason("annex_missing", annex=ANNEXES)
GEISHAS_MISSING: Final = STORY.reason("geishas_missing", need=None, have=None)
BLESSING_MISSING: Final = STORY.reason("blessing_missing")
KIND_MISSING: Final = STORY.reason("kind_missing", mission_kind=MISSION_KINDS, need=None, have=None)
NOT_NOW: Final = STORY.reason("not_now")
NO_TARGET: Final = STORY.reason("no_target")
