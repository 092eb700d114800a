"""The components of Yedo, read once from components.toml (p. 1): the sorts of things.

The prints on cards, as numbers to look up, are in `printed`.
"""

from pathlib import Path
from typing import Final

from higaki.engine.base.kinds import Kinds, OrNone
from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.strict_toml import Row, names_of, read_toml

FOLDER: Final = Path(__file__).parent


BOX: Final = read_toml(FOLDER / "components.toml")
SEAT_ROWS: Final = BOX.listed("seat")
DISTRICT_ROWS: Final = BOX.listed("district")
POST_ROWS: Final = BOX.listed("post")
PLAYERS_ROWS: Final = BOX.listed("players")
FIELD_ROWS: Final = BOX.listed("field")
WEAPON_ROWS: Final = BOX.listed("weapon")
ANNEX_ROWS: Final = BOX.listed("annex")
FAVOUR_ROWS: Final = BOX.listed("favour")
MISSION_ROWS: Final = BOX.listed("mission")
CARD_ROWS: Final = BOX.listed("card")
BONUS_ROWS: Final = BOX.listed("bonus")
EVENT_ROWS: Final = BOX.listed("event")
START: Final = BOX.single("start")
LIMITS: Final = BOX.single("limits")
PRICES: Final = BOX.single("prices")

SEATS: Final = Kinds("seat", names_of(SEAT_ROWS))
SEAT_COUNT: Final[i64] = len(SEATS)
DISCIPLES_EACH: Final[i64] = START.number("disciples_at_home") + START.number("disciples_in_reserve")
DISCIPLES: Final = Kinds(
    "disciple", [f"{seat}_disciple" for seat in SEATS.names], [DISCIPLES_EACH] * len(SEATS), of_seats=SEATS
)

# The seven districts lie in a ring, in this order (p. 1).
DISTRICTS: Final = Kinds("district", names_of(DISTRICT_ROWS))
DISTRICT_COUNT: Final[i64] = len(DISTRICTS)
CASTLE: Final = DISTRICTS.numbers["castle"]
# The posts of disciples: one for each district, but in the castle the space decides the action (p. 3).
POSTS: Final = Kinds(
    "post",
    names_of(POST_ROWS),
    printed=[
        # By number of players; the first two are unused.
        {"district": row.text("district"), "spaces": [0, 0, *row.numbers("spaces")]}
        for row in POST_ROWS
    ],
)
POST_COUNT: Final[i64] = len(POSTS)
# All posts at once, for a clan that is safe from the watch everywhere.
EVERYWHERE: Final = POST_COUNT
AUDIENCE: Final = POSTS.numbers["audience"]
ORDERS: Final = POSTS.numbers["orders"]
GARDEN: Final = POSTS.numbers["garden"]
GATES: Final = POSTS.numbers["gates"]
TAVERN: Final = POSTS.numbers["tavern"]
HARBOR: Final = POSTS.numbers["harbor"]
REDLIGHT: Final = POSTS.numbers["redlight"]
MARKET: Final = POSTS.numbers["market"]
TEMPLE: Final = POSTS.numbers["temple"]

WEAPONS: Final = Kinds("weapon", names_of(WEAPON_ROWS), [row.number("count") for row in WEAPON_ROWS])
WEAPON_COUNT: Final[i64] = len(WEAPONS)
ANNEXES: Final = Kinds("annex", names_of(ANNEX_ROWS), [row.number("count") for row in ANNEX_ROWS])
ANNEX_COUNT: Final[i64] = len(ANNEXES)
YASHIKI: Final = ANNEXES.numbers["yashiki"]
KARESANSUI: Final = ANNEXES.numbers["karesansui"]
DOJO: Final = ANNEXES.numbers["dojo"]
KOBUDO: Final = ANNEXES.numbers["kobudo"]
MARKET_PRICES: Final = PRICES.numbers("market")
# The market's fields from left to right; weapons come to lie on the left ones (p. 2).
STALLS: Final = Kinds(
    "market",
    [str(number) for number in range(1, len(MARKET_PRICES) + 1)],
    printed=[{"price": price} for price in MARKET_PRICES],
)
STALL_COUNT: Final[i64] = len(STALLS)

# The categories of the bidding; with two and three players in three groups.
FIELDS: Final = Kinds(
    "field",
    names_of(FIELD_ROWS),
    printed=[{"minimum": row.number("minimum"), "group": row.number("group")} for row in FIELD_ROWS],
)
FIELD_COUNT: Final[i64] = len(FIELDS)

COLOUR_WORDS: Final = ("green", "yellow", "red", "black")
KIND_WORDS: Final = ("espionage", "theft", "assassination", "kidnapping", "war")
COLOURS: Final = Kinds("colour", list(COLOUR_WORDS))
COLOUR_COUNT: Final[i64] = len(COLOURS)
MISSION_KINDS: Final = Kinds("mission_kind", list(KIND_WORDS))

# The watch: one figure walks, the other waits beside the board.
STATIONS: Final = OrNone("station", "beside", DISTRICTS.names)
WATCHES: Final = Kinds("watch", ["red", "blue"])
RED: Final = 0
BLUE: Final = 1
# The place of the marker of a closed district.
CLOSABLE: Final = OrNone("closable", "nowhere", DISTRICTS.names)
PHASES: Final = Kinds("phase", ["preparation", "bidding", "event", "assignment", "watch", "trade", "actions"])
PHASE_2: Final = 1
PHASE_3: Final = 2
PHASE_4: Final = 3
PHASE_5: Final = 4
PHASE_6: Final = 5
PHASE_7: Final = 6
# The target of an action, and the second of two weapons, for the log.
TARGETS: Final = Kinds("target", SEATS.names, of_seats=SEATS)
OTHER_WEAPONS: Final = Kinds("other_weapon", WEAPONS.names)
SOMEBODY: Final = OrNone("somebody", "nobody", SEATS.names, of_seats=SEATS)
SOMEWHERE: Final = OrNone("somewhere", "nowhere", [*POSTS.names, *ANNEXES.names])
ANY_WEAPON: Final = OrNone("any_weapon", "none", WEAPONS.names)
FIELD_OR_NONE: Final = OrNone("auctioned", "nothing", FIELDS.names)
# Cards and weapons that are looked at three at a time (p. 3).
DECKS: Final = Kinds("deck", ["cards", "bonuses", "weapons", *COLOURS.names, "events"])
DECK_OF_CARDS: Final = 0
DECK_OF_BONUSES: Final = 1
DECK_OF_WEAPONS: Final = 2
DECK_OF_MISSIONS: Final = 3
DECK_OF_EVENTS: Final = DECK_OF_MISSIONS + len(COLOURS)
# Wishes in a trade: open things by name, hidden cards by their backs (p. 3).
WISHES: Final = Kinds(
    "wish", [*WEAPONS.names, "geisha", "card", "bonus", *[f"mission_{name}" for name in COLOUR_WORDS]]
)
WISH_COUNT: Final[i64] = len(WISHES)
WISH_GEISHA: Final = WISHES.numbers["geisha"]
WISH_CARD: Final = WISHES.numbers["card"]
WISH_BONUS: Final = WISHES.numbers["bonus"]
WISH_MISSION: Final = WISHES.numbers["mission_green"]
# The sources and the losses of a player's prestige.
SOURCES: Final = Kinds(
    "source",
    ["start", "missions", "extras", "auctions", "audiences", "foreign_goods", "blackmail", "bonuses"],
)
LOSSES: Final = Kinds("loss", ["sold", "geishas", "misfortune"])


def all_rows() -> list[Row]:
    """Read every table of the file, so that unknown ones are refused."""
    listed = [SEAT_ROWS, DISTRICT_ROWS, POST_ROWS, PLAYERS_ROWS, FIELD_ROWS, WEAPON_ROWS, ANNEX_ROWS, FAVOUR_ROWS]
    listed += [MISSION_ROWS, CARD_ROWS, BONUS_ROWS, EVENT_ROWS, [START, LIMITS, PRICES, BOX]]
    return [row for rows in listed for row in rows]
