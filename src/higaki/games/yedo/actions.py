"""The things (action space) of Yedo."""

from typing import Final

from higaki.engine.base.kinds import Kinds
from higaki.engine.table.actions import Things
from higaki.games.yedo.box import (
    ANNEXES,
    COLOURS,
    DECKS,
    DISTRICTS,
    FIELDS,
    POSTS,
    SEATS,
    STALLS,
    WATCHES,
    WEAPONS,
    WISHES,
)
from higaki.games.yedo.printed import BONUSES, CARDS, FAVOURS, MISSIONS

THINGS: Final = Things()

# The largest amount of Mon in one bid or trade (ruling E7).
MOST_BID: Final = 60
MOST_TRADED: Final = 30

# The actions of a disciple (p. 3): at the posts, then on annexes.
ACTIONS: Final = Kinds(
    "action",
    [
        *["audience", "orders", "garden"],
        *["recruit", "sell_1", "sell_2", "foresee_cards"],
        *["build", "foresee_weapons"],
        *["church", "buy_1", "buy_3", "foresee_bonuses"],
        *["geisha_for_mon", "geisha_for_prestige", "buy_card"],
        *["sell_card"],
        *["bless", "foresee_missions", "omens"],
        *["yashiki", "karesansui", "dojo", "kobudo"],
        "rest",
    ],
)
ACTION: Final = THINGS.group("action", ACTIONS)
FIELD: Final = THINGS.group("field", FIELDS)
BID: Final = THINGS.amounts("bid", 1, MOST_BID)
DISTRICT: Final = THINGS.group("district", DISTRICTS)
POST: Final = THINGS.group("post", POSTS)
ANNEX: Final = THINGS.group("annex", ANNEXES)
MARKET: Final = THINGS.group("market", STALLS)
STACK: Final = THINGS.group("stack", COLOURS)
DECK: Final = THINGS.group("deck", DECKS)
# One of three cards that a player looks at, the highest first.
LOOKED: Final = THINGS.slots("looked", 3)
MISSION: Final = THINGS.group("mission", MISSIONS)
CARD: Final = THINGS.group("card", CARDS)
BONUS: Final = THINGS.group("bonus", BONUSES)
WEAPON: Final = THINGS.group("weapon", WEAPONS)
FAVOUR: Final = THINGS.group("favour", FAVOURS)
WATCH: Final = THINGS.group("watch", WATCHES)
CLAN: Final = THINGS.group("clan", SEATS)
POSITION: Final = THINGS.slots("position", len(SEATS))
# Wishes in a trade, and money either way.
WANT: Final = THINGS.group("want", WISHES)
GIVE_MON: Final = THINGS.amounts("give_mon", 1, MOST_TRADED)
WANT_MON: Final = THINGS.amounts("want_mon", 1, MOST_TRADED)
STEPS_FAR: Final = THINGS.amounts("steps", 0, 2)
GEISHA: Final = THINGS.button("geisha")
DISCIPLE: Final = THINGS.button("disciple")
BLESSING: Final = THINGS.button("blessing")
KARESANSUI: Final = THINGS.button("karesansui")
BLACKMAIL: Final = THINGS.button("blackmail")
PRESTIGE: Final = THINGS.button("prestige")
MON: Final = THINGS.button("mon")
EXTRA: Final = THINGS.button("extra")
AGAIN: Final = THINGS.button("again")
# Things that end something come last, because options are listed in this order.
TAKE_PART: Final = THINGS.button("take_part")
SIT_OUT: Final = THINGS.button("sit_out")
PASS: Final = THINGS.button("pass")
DROP_OUT: Final = THINGS.button("drop_out")
PROPOSE: Final = THINGS.button("propose")
ACCEPT: Final = THINGS.button("accept")
COUNTER: Final = THINGS.button("counter")
REFUSE: Final = THINGS.button("refuse")
WITHDRAW: Final = THINGS.button("withdraw")
DECLINE: Final = THINGS.button("decline")
DONE: Final = THINGS.button("done")
