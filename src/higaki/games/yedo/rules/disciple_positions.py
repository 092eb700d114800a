"""Positions of disciples, the order of players, and possessions."""

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Seat, Spot
from higaki.engine.table.cells import NOTHING, NOWHERE
from higaki.engine.table.table import Table
from higaki.games.yedo import events
from higaki.games.yedo.box import ANNEX_COUNT, GARDEN, POST_COUNT
from higaki.games.yedo.places import (
    ANNEX,
    BARRED,
    CLOSED,
    DISCIPLES_AT,
    EVENT,
    GARDEN_ROW,
    HOUSE,
    ON_ANNEX,
    ORDER,
)
from higaki.games.yedo.rule_numbers import POST_IN, POSTS_OF, SPACES
from higaki.games.yedo.rules.reasons import because, need


def stand_at(t: Table, seat: Seat, post: i64) -> i64:
    """The number of a seat's disciples at a post; in the garden house at most one."""
    if post == GARDEN:
        return 0 if garden_slot(t, seat) == NOTHING else 1
    return t.count(DISCIPLES_AT + post, seat)


def garden_slot(t: Table, seat: Seat) -> i64:
    """The space of a seat's disciple in the garden house, or NOTHING."""
    for slot in range(t.size(GARDEN_ROW)):
        if t.piece(GARDEN_ROW, slot) == seat:
            return slot
    return NOTHING


def stand_in(t: Table, seat: Seat, district: i64) -> i64:
    """The number of a seat's disciples in a district; zero if it is NOWHERE."""
    standing: i64 = 0
    if district != NOWHERE:
        for post in POSTS_OF[district]:
            standing += stand_at(t, seat, post)
    return standing


def on_annex(t: Table, seat: Seat, annex: i64) -> bool:
    return t.count(ON_ANNEX + annex, seat) > 0


def out_and_about(t: Table, seat: Seat) -> bool:
    """Is any disciple in town or on an annex?"""
    for post in range(POST_COUNT):
        if stand_at(t, seat, post):
            return True
    for annex in range(ANNEX_COUNT):
        if on_annex(t, seat, annex):
            return True
    return False


def taken_at(t: Table, post: i64) -> i64:
    """The number of disciples of all clans at a post."""
    if post == GARDEN:
        return t.size(GARDEN_ROW)
    return t.size(DISCIPLES_AT + post)


def is_closed(t: Table, district: i64) -> bool:
    return t.where(CLOSED) == district


def free_at(t: Table, post: i64) -> i64:
    """The number of free spaces at a post; zero in a closed district."""
    if is_closed(t, POST_IN[post]):
        return 0
    return left_at(t, post)


def left_at(t: Table, post: i64) -> i64:
    """The number of spaces that would be free if the district were open."""
    return SPACES[post][t.seats] - taken_at(t, post) - t[BARRED + post]


def why_not_stand(t: Table, seat: Seat, post: i64) -> i64:
    """The reason why no disciple of a seat can come to a post. The garden house takes one disciple per clan."""
    if is_closed(t, POST_IN[post]):
        return because(events.DISTRICT_IS_CLOSED)
    if post == GARDEN and stand_at(t, seat, GARDEN):
        return because(events.IN_GARDEN_ALREADY)
    return need(left_at(t, post) > 0, events.NO_SPACE)


def lift(t: Table, seat: Seat, post: i64, target: Spot) -> None:
    """Move one disciple from a post to the clan house or the reserve."""
    if post == GARDEN:
        t.pick(GARDEN_ROW, garden_slot(t, seat))
        t.put(seat, GARDEN_ROW, target)
        return
    t.move(seat, DISCIPLES_AT + post, target)


def post_disciple(t: Table, seat: Seat, source: Spot, post: i64) -> None:
    """Move one disciple to a post; in the garden house to the first free space (ruling E2)."""
    if post == GARDEN:
        t.drop(seat, source, GARDEN_ROW)
        return
    t.move(seat, source, DISCIPLES_AT + post)


def go_home(t: Table, seat: Seat, post: i64) -> None:
    lift(t, seat, post, HOUSE + seat)


def has_annex(t: Table, seat: Seat, annex: i64) -> bool:
    return t.count(ANNEX + seat, annex) > 0


def place_in_order(t: Table, seat: Seat) -> i64:
    """The index of a seat's marker on the order track, from 0."""
    slot: i64 = 0
    while t.piece(ORDER, slot) != seat:
        slot += 1
    return slot


def next_in_order(t: Table, seat: Seat) -> Seat:
    slot = place_in_order(t, seat) + 1
    return t.piece(ORDER, slot) if slot < t.seats else t.piece(ORDER, 0)


def event_is(t: Table, event: i64) -> bool:
    """Is this the event of the round?"""
    return t.size(EVENT) > 0 and t.piece(EVENT, 0) == event
