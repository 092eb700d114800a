"""The places of Yedo, and which seats see them (p. 1). Hands, stacks and cards just drawn are hidden."""

from typing import Final

from higaki.engine.base.kinds import Kinds
from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Seat
from higaki.engine.table.places import EVERYBODY, OWNER, Places
from higaki.games.yedo import box, rule_numbers
from higaki.games.yedo.box import (
    ANNEXES,
    ANY_WEAPON,
    CLOSABLE,
    COLOURS,
    DISCIPLES,
    FIELD_OR_NONE,
    FIELDS,
    FOLDER,
    LOSSES,
    PHASES,
    POSTS,
    SEAT_COUNT,
    SEATS,
    SOMEBODY,
    SOMEWHERE,
    SOURCES,
    STALLS,
    STATIONS,
    WATCHES,
    WEAPONS,
    WISHES,
)
from higaki.games.yedo.printed import BONUSES, CARDS, EVENTS, FAVOURS, MISSIONS
from higaki.games.yedo.rule_numbers import FIGURES

# More money than a game can bring into play; the rulebook has no limit.
ALL_MON: Final = 9999
MOST_PRESTIGE: Final = 999
# Every disciple could fulfil a mission in every round.
MOST_FULFILLED: Final = 44
# The most of one sort in an offer, and the most offers in a trade (ruling E20).
MOST_OFFERS: Final = 3
# The cards on top of a stack that foresight shows.
LOOKED_AT: Final = 3

PLACES: Final = Places(FOLDER, SEATS)
VERSION: Final = PLACES.option("version")
SAMURAI: Final = PLACES.value("version", "samurai")

# The town: the disciples at each post. In the garden house the order counts (p. 3).
DISCIPLES_AT: Final = PLACES.heap("post", DISCIPLES, EVERYBODY, per=POSTS)
GARDEN_ROW: Final = PLACES.row("garden", DISCIPLES, EVERYBODY, capacity=len(SEATS))
RESERVE: Final = PLACES.heap("reserve", DISCIPLES, EVERYBODY)
HOUSE: Final = PLACES.heap("clan_house", DISCIPLES, EVERYBODY, per=SEATS, own=True)
ON_ANNEX: Final = PLACES.heap("annex_post", DISCIPLES, EVERYBODY, per=ANNEXES)
DISCIPLES_ASIDE: Final = PLACES.heap("disciples_aside", DISCIPLES, EVERYBODY, rest=True)
WATCH: Final = PLACES.track("watch", WATCHES, STATIONS)
CLOSED: Final = PLACES.track("closed", Kinds("closed", ["closed"]), CLOSABLE)
BARRED: Final = PLACES.number("barred", most=5, per=POSTS)
CHURCH: Final = PLACES.number("church", most=ALL_MON)

# The market, and pieces without an owner.
MARKET_AT: Final = PLACES.row("market", WEAPONS, EVERYBODY, capacity=1, per=STALLS)
WEAPON_STACK: Final = PLACES.stack("weapon_stack", WEAPONS, rest=True, deep=LOOKED_AT)
WEAPONS_USED: Final = PLACES.heap("weapons_used", WEAPONS, EVERYBODY)
DRAWN_WEAPON: Final = PLACES.row("drawn_weapon", WEAPONS, EVERYBODY, capacity=3)
ANNEXES_LEFT: Final = PLACES.heap("annexes_left", ANNEXES, EVERYBODY, rest=True)
ANNEXES_ASIDE: Final = PLACES.heap("annexes_aside", ANNEXES, EVERYBODY)
GEISHAS_LEFT: Final = PLACES.number("geishas_left", most=7, derived=True)
BLESSINGS_LEFT: Final = PLACES.number("blessings_left", most=5, derived=True)

# Stacks of cards.
MISSION_STACK: Final = PLACES.stack("mission_stack", MISSIONS, per=COLOURS, rest=True)
CARD_STACK: Final = PLACES.stack("card_stack", CARDS, rest=True)
CARDS_ASIDE: Final = PLACES.heap("cards_aside", CARDS, EVERYBODY)
BONUS_STACK: Final = PLACES.stack("bonus_stack", BONUSES, rest=True)
EVENT_STACK: Final = PLACES.stack("event_stack", EVENTS, rest=True)
EVENTS_ASIDE: Final = PLACES.heap("events_aside", EVENTS, EVERYBODY)
EVENT: Final = PLACES.row("event", EVENTS, EVERYBODY, capacity=1)
EVENTS_PAST: Final = PLACES.heap("events_past", EVENTS, EVERYBODY)
FAVOURS_OPEN: Final = PLACES.heap("favour", FAVOURS, EVERYBODY, rest=True)
# A played card, and the cards that cancel it and each other; a mission while it is being fulfilled.
PLAYED: Final = PLACES.row("played", CARDS, EVERYBODY, capacity=5)
SHOWN_MISSION: Final = PLACES.row("shown_mission", MISSIONS, EVERYBODY, capacity=1)

# The places of each player.
WEAPON: Final = PLACES.heap("weapon", WEAPONS, EVERYBODY, per=SEATS)
ANNEX: Final = PLACES.heap("annex", ANNEXES, EVERYBODY, per=SEATS)
BLACKMAIL: Final = PLACES.heap("blackmail", FAVOURS, EVERYBODY, per=SEATS)
BLACKMAIL_USED: Final = PLACES.heap("blackmail_used", FAVOURS, EVERYBODY, per=SEATS)
FULFILLED: Final = PLACES.row("fulfilled", MISSIONS, OWNER, MOST_FULFILLED, per=SEATS, remembered=True, ordered=False)
MISSION: Final = PLACES.row("mission", MISSIONS, OWNER, capacity=8, per=SEATS, ordered=False)
CARD: Final = PLACES.heap("card", CARDS, OWNER, per=SEATS)
BONUS: Final = PLACES.row("bonus", BONUSES, OWNER, capacity=5, per=SEATS, ordered=False)
DRAWN_MISSION: Final = PLACES.row("drawn_mission", MISSIONS, OWNER, capacity=3, per=SEATS, ordered=False)
DRAWN_CARD: Final = PLACES.row("drawn_card", CARDS, OWNER, capacity=3, per=SEATS, ordered=False)
DRAWN_BONUS: Final = PLACES.row("drawn_bonus", BONUSES, OWNER, capacity=3, per=SEATS, ordered=False)
MON: Final = PLACES.number("mon", most=ALL_MON, per=SEATS)
BANK: Final = PLACES.number("bank_mon", most=ALL_MON, derived=True)
GEISHAS: Final = PLACES.number("geishas", most=7, per=SEATS)
BLESSINGS: Final = PLACES.number("blessings", most=5, per=SEATS)
# The number of missions that were fulfilled with their bonus part.
EXTRAS: Final = PLACES.number("extras", most=MOST_FULFILLED, per=SEATS)


def _prestige_by(kinds: Kinds) -> int:
    """A number for each source (or loss) of prestige and each seat: source after source."""
    first = PLACES.numbers
    for word in kinds.names:
        PLACES.number(f"prestige_{word}", most=MOST_PRESTIGE, per=SEATS)
    return first


GAINED: Final = _prestige_by(SOURCES)
LOST: Final = _prestige_by(LOSSES)


def gained(source: i64, seat: Seat) -> i64:
    """The number that counts a seat's prestige from a source."""
    return GAINED + source * SEAT_COUNT + seat


def lost(loss: i64, seat: Seat) -> i64:
    """The number that counts a seat's losses of a kind."""
    return LOST + loss * SEAT_COUNT + seat


PRESTIGE: Final = PLACES.number("prestige", most=MOST_PRESTIGE, per=SEATS, derived=True)

# Round, phase and the tracks with everybody's markers (p. 1 and 2).
ROUND: Final = PLACES.number("round", most=11)
PHASE: Final = PLACES.track("phase", Kinds("round", ["phase"]), PHASES, printed=FIGURES)
ORDER: Final = PLACES.row("order", SEATS, EVERYBODY, capacity=len(SEATS))
# The new places that players in the garden house chose for their markers, or NOWHERE.
CHOSEN: Final = PLACES.number("chosen_position", most=5, per=SEATS)
BIDDING: Final = PLACES.row("bidding", SEATS, EVERYBODY, capacity=len(SEATS))
BID_ON: Final = PLACES.row("won", SEATS, EVERYBODY, capacity=1, per=FIELDS)
SAT_OUT: Final = PLACES.heap("sat_out", SEATS, EVERYBODY)
# The current auction: its category, its first bidder, the highest bidder and the bid.
AUCTION: Final = PLACES.track("auction", Kinds("lot", ["lot"]), FIELD_OR_NONE)
BIDDER: Final = PLACES.track("bidder", Kinds("offer", ["highest"]), SOMEBODY)
BID: Final = PLACES.number("bid", most=60)
# The card in play: its owner and its target.
PLAYER: Final = PLACES.track("player", Kinds("hand", ["card"]), SOMEBODY)
AIM_AT: Final = PLACES.track("aim", Kinds("aim", ["player"]), SOMEBODY)
AIM_WHERE: Final = PLACES.track("aim_where", Kinds("goal", ["goal"]), SOMEWHERE)
AIM_DISTRICT: Final = PLACES.track("aim_district", Kinds("district_aimed", ["district"]), CLOSABLE)
AIM_STEPS: Final = PLACES.number("aim_steps", most=7)
# The post that a disciple flees from, and the weapons that are exchanged.
AIM_FROM: Final = PLACES.track("aim_from", Kinds("origin", ["origin"]), SOMEWHERE)
AIM_BLADE: Final = PLACES.track("aim_blade", Kinds("blade", ["given", "taken"]), ANY_WEAPON)
# Was a card played this turn; may the next district action be repeated (Long Hours)?
REPEATING: Final = PLACES.number("repeating", most=int(rule_numbers.MOST_CARDS))
# The post of the one disciple who is safe from the watch, NOWHERE or EVERYWHERE (p. 2).
SHELTER: Final = PLACES.number("shelter", most=len(POSTS) + 1, per=SEATS)
# The post of the disciple who fulfils the open mission.
ACTIVATED: Final = PLACES.track("activated", Kinds("activation", ["disciple"]), SOMEWHERE)
SHOGUN_DEAD: Final = PLACES.number("shogun_dead", most=1)

# The offer on the table: its owner, its recipient, gifts and wishes (p. 3).
OFFERER: Final = PLACES.track("offerer", Kinds("proposal", ["offer"]), SOMEBODY)
OFFERED_TO: Final = PLACES.track("offered_to", Kinds("address", ["offer"]), SOMEBODY)
OFFERED_WEAPON: Final = PLACES.heap("offered_weapon", WEAPONS, EVERYBODY)
OFFERED_CARD: Final = PLACES.row("offered_card", CARDS, OWNER, capacity=3, per=SEATS, held_with="card", ordered=False)
OFFERED_BONUS: Final = PLACES.row(
    "offered_bonus", BONUSES, OWNER, capacity=2, per=SEATS, held_with="bonus", ordered=False
)
OFFERED_MISSION: Final = PLACES.row(
    "offered_mission", MISSIONS, OWNER, capacity=4, per=SEATS, held_with="mission", ordered=False
)
OFFERED_MON: Final = PLACES.number("offered_mon", most=ALL_MON)
OFFERED_GEISHAS: Final = PLACES.number("offered_geishas", most=3)
WANTED: Final = PLACES.number("wanted", most=4, per=WISHES)
WANTED_MISSION: Final = WANTED + box.WISH_MISSION
WANTED_MON: Final = PLACES.number("wanted_mon", most=ALL_MON)
OFFERS_MADE: Final = PLACES.number("offers_made", most=MOST_OFFERS, per=SEATS)

# All tables of components.toml have been read by now.
assert rule_numbers.ROUNDS
for _row in box.all_rows():
    _row.done()
