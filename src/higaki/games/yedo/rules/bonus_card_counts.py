"""The amounts that bonus cards count (p. 4), for any seat."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64, vec
from higaki.engine.base.number_types import Seat
from higaki.engine.table.table import Table
from higaki.games.yedo.box import COLOUR_COUNT, DISCIPLES_EACH, MISSION_KINDS, WEAPON_COUNT
from higaki.games.yedo.places import (
    ANNEX,
    BLESSINGS,
    CARD,
    EXTRAS,
    FULFILLED,
    GEISHAS,
    MISSION,
    MON,
    RESERVE,
    WEAPON,
)
from higaki.games.yedo.printed import COLOUR_OF, KIND_OF, MEASURES
from higaki.games.yedo.rules.disciple_positions import place_in_order

MISSIONS: Final = MEASURES.index("missions")
OF_COLOUR: Final = MEASURES.index("missions_green")
OF_KIND: Final = MEASURES.index("kind_espionage")
WEAPONS: Final = MEASURES.index("weapons")
ANNEXES: Final = MEASURES.index("annexes")
GEISHA_COUNT: Final = MEASURES.index("geishas")
MON_COUNT: Final = MEASURES.index("mon")
DISCIPLES: Final = MEASURES.index("disciples")
ACTION_CARDS: Final = MEASURES.index("action_cards")
UNFULFILLED: Final = MEASURES.index("unfulfilled_missions")
ORDER_FIRST: Final = MEASURES.index("order_first")
DIFFERENT_WEAPONS: Final = MEASURES.index("different_weapons")
BLESSING_COUNT: Final = MEASURES.index("blessings")
MISSION_COLOURS: Final = MEASURES.index("mission_colours")
DIFFERENT_KINDS: Final = MEASURES.index("mission_kinds")
KIND_COUNT: Final[i64] = len(MISSION_KINDS)


def measured(t: Table, seat: Seat, measure: i64) -> i64:
    """The amount of a seat that a bonus card counts."""
    if measure < WEAPONS or measure in (MISSION_COLOURS, DIFFERENT_KINDS):
        return missions_measured(t, seat, measure)
    if measure == WEAPONS:
        return t.size(WEAPON + seat)
    if measure == DIFFERENT_WEAPONS:
        return different_weapons(t, seat)
    if measure == ANNEXES:
        return t.size(ANNEX + seat)
    if measure == ACTION_CARDS:
        return t.size(CARD + seat)
    if measure == UNFULFILLED:
        return t.size(MISSION + seat)
    if measure == DISCIPLES:
        return DISCIPLES_EACH - t.count(RESERVE, seat)
    if measure == ORDER_FIRST:
        return 1 if place_in_order(t, seat) == 0 else 0
    return numbers_measured(t, seat, measure)


def numbers_measured(t: Table, seat: Seat, measure: i64) -> i64:
    if measure == GEISHA_COUNT:
        return t[GEISHAS + seat]
    if measure == MON_COUNT:
        return t[MON + seat]
    if measure == BLESSING_COUNT:
        return t[BLESSINGS + seat]
    return t[EXTRAS + seat]


def missions_measured(t: Table, seat: Seat, measure: i64) -> i64:
    """The number of fulfilled missions: all, of a colour, of a kind, or of different kinds."""
    if measure == MISSIONS:
        return t.size(FULFILLED + seat)
    if measure == MISSION_COLOURS:
        return different(t, seat, COLOUR_OF, COLOUR_COUNT)
    if measure == DIFFERENT_KINDS:
        return different(t, seat, KIND_OF, KIND_COUNT)
    if measure < OF_KIND:
        return fulfilled_of(t, seat, COLOUR_OF, measure - OF_COLOUR)
    return fulfilled_of(t, seat, KIND_OF, measure - OF_KIND)


def fulfilled_of(t: Table, seat: Seat, sort: vec[i64], wanted: i64) -> i64:
    found: i64 = 0
    for slot in range(t.size(FULFILLED + seat)):
        if sort[t.piece(FULFILLED + seat, slot)] == wanted:
            found += 1
    return found


def different(t: Table, seat: Seat, sort: vec[i64], count: i64) -> i64:
    found: i64 = 0
    for wanted in range(count):
        if fulfilled_of(t, seat, sort, wanted):
            found += 1
    return found


def different_weapons(t: Table, seat: Seat) -> i64:
    found: i64 = 0
    for weapon in range(WEAPON_COUNT):
        if t.count(WEAPON + seat, weapon):
            found += 1
    return found
