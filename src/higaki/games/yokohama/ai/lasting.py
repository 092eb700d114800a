"""The worth of lasting things: technologies, majorities, sets of countries, achievements (p. 9, p. 10)."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.games.yokohama.ai.situation import Situation
from higaki.games.yokohama.ai.time_left import place_in_round
from higaki.games.yokohama.ai.values import A_POINT, A_TECHNOLOGY, WHOLE, by_time
from higaki.games.yokohama.ai.weights import A_LEAD, A_SPACE, AN_INDUSTRY, HALF_AN_AGENT, W
from higaki.games.yokohama.box import AREA_COUNT, CHURCH_SPACES, CUSTOMS_SPACES, LETTERS, NEUTRAL_ASSISTANT, PIECES
from higaki.games.yokohama.places import ACHIEVEMENT, CLAIMED, SPACE, TECHNOLOGY
from higaki.games.yokohama.printed import (
    COUNTRY_COUNT,
    DEMAND_COUNT,
    FIRST_OF_CHURCH,
    FIRST_OF_CUSTOMS,
    FIRST_OF_TECHNOLOGY,
    FIRST_POINTS,
    IN_PRODUCTION,
    IN_TRADE,
    LATER_POINTS,
    NEUTRAL_INDUSTRY_DOUBLED,
    NEUTRAL_SPACES,
    SECOND_OF_CHURCH,
    SECOND_OF_CUSTOMS,
    SECOND_OF_TECHNOLOGY,
    amount_needed,
)
from higaki.games.yokohama.rules.achievements import IN_PRODUCTION_AREAS, amount_of, has_claimed
from higaki.games.yokohama.rules.countries import flags_of
from higaki.games.yokohama.rules.scoring import NEUTRAL, country_points, industry_value

LETTER_COUNT: Final[i64] = len(LETTERS)
# Areas as bit sets.
PRODUCTION: Final = sum([1 << area for area in range(AREA_COUNT) if IN_PRODUCTION[area]])
TRADE: Final = sum([1 << area for area in range(AREA_COUNT) if IN_TRADE[area]])
# The standing on a board as one number: for each owner the assistants there and the space farthest right.
_BITS: Final = 8
_MASK: Final = 255
_SPACES: Final = 8


def board_places(v: Situation, first: i64, spaces: i64) -> i64:
    """All owners' standings on a board, packed."""
    t = v.t
    packed: i64 = 0
    for space in range(spaces):
        if t.size(SPACE + first + space):
            piece = t.piece(SPACE + first + space, 0)
            owner: i64 = NEUTRAL if piece == NEUTRAL_ASSISTANT else PIECES.owner_of(piece)
            was = packed >> owner * _BITS & _MASK
            packed += ((was // _SPACES + 1) * _SPACES + space - was) << owner * _BITS
    return packed


def board_points(v: Situation, packed: i64, first: i64, second: i64) -> i64:
    """The seat's points for its rank on a board if the game ended now."""
    mine = packed >> v.seat * _BITS & _MASK
    if mine == 0:
        return 0
    ahead: i64 = 0
    for owner in range(NEUTRAL + 1):
        if packed >> owner * _BITS & _MASK > mine:
            ahead += 1
    return prize(ahead, first, second)


def prize(ahead: i64, first: i64, second: i64) -> i64:
    if ahead == 0:
        return first
    if ahead == 1:
        return second
    return 0


def industry_points(v: Situation) -> i64:
    """The same for technologies."""
    t, seat = v.t, v.seat
    mine = industry_value(t, seat)
    if mine == 0:
        return 0
    ahead: i64 = 0
    owners: i64 = 0
    for other in range(t.seats):
        theirs = industry_value(t, other)
        if theirs:
            owners += 1
        if theirs > mine or (theirs == mine and place_in_round(t, other) < place_in_round(t, seat)):
            ahead += 1
    if owners > 1 and len(NEUTRAL_SPACES[t.seats]) and 2 * mine < NEUTRAL_INDUSTRY_DOUBLED:
        ahead += 1
    return prize(ahead, first=FIRST_OF_TECHNOLOGY, second=SECOND_OF_TECHNOLOGY)


def majority_points(v: Situation) -> i64:
    church, customs = board_places(v, 0, CHURCH_SPACES), board_places(v, CHURCH_SPACES, CUSTOMS_SPACES)
    points = board_points(v, church, FIRST_OF_CHURCH, SECOND_OF_CHURCH)
    return points + board_points(v, customs, FIRST_OF_CUSTOMS, SECOND_OF_CUSTOMS) + industry_points(v)


def majorities_worth(v: Situation) -> i64:
    """A lead is more certain towards the end; until then every assistant on a board and all industry help."""
    church, customs = board_places(v, 0, CHURCH_SPACES), board_places(v, CHURCH_SPACES, CUSTOMS_SPACES)
    settled = (church >> v.seat * _BITS & _MASK) // _SPACES + (customs >> v.seat * _BITS & _MASK) // _SPACES
    points = board_points(v, church, FIRST_OF_CHURCH, SECOND_OF_CHURCH)
    points += board_points(v, customs, FIRST_OF_CUSTOMS, SECOND_OF_CUSTOMS) + industry_points(v)
    helped = W[A_SPACE] * settled + W[AN_INDUSTRY] * min(15, industry_value(v.t, v.seat))
    return by_time(A_POINT * points, W[A_LEAD] * points + helped, v.future)


def technologies_worth(v: Situation) -> i64:
    """The future worth of technologies."""
    return v.over_time(v.t.worth(TECHNOLOGY + v.seat, A_TECHNOLOGY))


def countries_worth(v: Situation) -> i64:
    """The current sets, and single flags that could become a pair."""
    single: i64 = 0
    flags: i64 = 0
    for country in range(COUNTRY_COUNT):
        flags += flags_of(v.t, v.seat, country)
        single += flags_of(v.t, v.seat, country) % 2
    return A_POINT * country_points(v.t, v.seat) + v.over_time(W[HALF_AN_AGENT] * single + 60 * flags)


def achievements_worth(v: Situation) -> i64:
    """Reached achievements only have to be claimed; near ones may be reached."""
    worth: i64 = 0
    for letter in range(LETTER_COUNT):
        worth += achievement_worth(v, letter)
    return worth


def achievement_worth(v: Situation, letter: i64) -> i64:
    t, seat = v.t, v.seat
    if t.size(ACHIEVEMENT + letter) == 0 or has_claimed(t, seat, letter):
        return 0
    achievement = t.piece(ACHIEVEMENT + letter, 0)
    needed: i64 = 0
    reached: i64 = 0
    for demand in range(DEMAND_COUNT):
        need = amount_needed(achievement, demand)
        if need:
            needed += need
            reached += min(need, amount_seen(v, demand))
    points = LATER_POINTS[achievement] if t.size(CLAIMED + letter) else FIRST_POINTS[achievement]
    if reached == needed:
        return A_POINT * points * 85 // WHOLE if v.turns or t.seat == seat else 0
    if v.turns < 2:
        return 0
    share = WHOLE * reached // needed
    return points * share * share // WHOLE * 55 // WHOLE


def amount_seen(v: Situation, demand: i64) -> i64:
    """How much the seat has of the things that achievements demand."""
    if demand < IN_PRODUCTION_AREAS:
        return amount_of(v.t, v.seat, demand)
    areas = (v.with_shop | v.with_house) & (PRODUCTION if demand == IN_PRODUCTION_AREAS else TRADE)
    count: i64 = 0
    while areas:
        areas &= areas - 1
        count += 1
    return count


def achievements_in_reach(v: Situation) -> i64:
    """The number of achievements that only have to be claimed."""
    found: i64 = 0
    for letter in range(LETTER_COUNT):
        if achievement_worth(v, letter) >= A_POINT * 5:
            found += 1
    return found
