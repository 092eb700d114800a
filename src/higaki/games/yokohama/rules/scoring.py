"""Final scoring in five parts (p. 9, p. 10): church, customs house, technologies, countries, and the rest."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Seat
from higaki.engine.table.steps import NOBODY
from higaki.engine.table.table import Table
from higaki.games.yokohama import events
from higaki.games.yokohama.box import CHURCH_SPACES, CUSTOMS_SPACES, IMPORT, PIECES
from higaki.games.yokohama.places import AGENT, FIRST, SPACE, TECHNOLOGY, YEN
from higaki.games.yokohama.printed import (
    COUNTRY_COUNT,
    COUNTRY_SET,
    FIRST_OF_CHURCH,
    FIRST_OF_CUSTOMS,
    FIRST_OF_TECHNOLOGY,
    GOOD_COUNT,
    GOODS_PER_POINT,
    NEUTRAL_INDUSTRY_DOUBLED,
    NEUTRAL_SPACES,
    SECOND_OF_CHURCH,
    SECOND_OF_CUSTOMS,
    SECOND_OF_TECHNOLOGY,
    TECHNOLOGY_COST,
    YEN_PER_POINT,
)
from higaki.games.yokohama.rules.countries import flags_of
from higaki.games.yokohama.rules.money_goods_points import (
    BY_CHURCH_MAJORITY,
    BY_COUNTRIES,
    BY_CUSTOMS_MAJORITY,
    BY_LEFTOVERS,
    BY_TECHNOLOGY_MAJORITY,
    score,
    wares,
)

# The neutral player of a game for two, after all seats.
NEUTRAL: Final = 4
# More than the spaces on a board, or seats: a tie-break counts less than the number itself.
TIE: Final = 64


def score_the_end(t: Table) -> None:
    church, customs = church_ranks(t), customs_ranks(t)
    give_majority(t, church, BY_CHURCH_MAJORITY, events.CHURCH_MAJORITY, FIRST_OF_CHURCH, SECOND_OF_CHURCH)
    give_majority(t, customs, BY_CUSTOMS_MAJORITY, events.CUSTOMS_MAJORITY, FIRST_OF_CUSTOMS, SECOND_OF_CUSTOMS)
    give_majority(
        t,
        technology_ranks(t),
        BY_TECHNOLOGY_MAJORITY,
        events.TECHNOLOGY_MAJORITY,
        FIRST_OF_TECHNOLOGY,
        SECOND_OF_TECHNOLOGY,
    )
    for place in range(t.seats):
        score_countries(t, (t[FIRST] + place) % t.seats)
    for place in range(t.seats):
        score_leftovers(t, (t[FIRST] + place) % t.seats)


def board_ranks(t: Table, first: i64, spaces: i64) -> list[int]:
    """The rank of each seat on a board, the neutral player last; 0 for a seat without an assistant there.

    More assistants rank higher; in a tie, the one farthest to the right decides (p. 9).
    """
    ranks = [0] * (NEUTRAL + 1)
    for space in range(spaces):
        if t.size(SPACE + first + space):
            owner = PIECES.owner_of(t.piece(SPACE + first + space, 0))
            if owner == NOBODY:
                owner = NEUTRAL
            ranks[owner] = (ranks[owner] // TIE + 1) * TIE + space
    return ranks


def church_ranks(t: Table) -> list[int]:
    return board_ranks(t, 0, CHURCH_SPACES)


def customs_ranks(t: Table) -> list[int]:
    return board_ranks(t, CHURCH_SPACES, CUSTOMS_SPACES)


def industry_value(t: Table, seat: Seat) -> i64:
    """The printed costs of all technologies of a player."""
    return t.worth(TECHNOLOGY + seat, TECHNOLOGY_COST) if t.size(TECHNOLOGY + seat) else 0


def technology_ranks(t: Table) -> list[int]:
    """Doubled, because the neutral player has seven and a half; in a tie, the earlier in turn order (p. 10).

    He has a value but no cards: a player who alone has cards is not compared with him (ruling Y12).
    """
    ranks = [0] * (NEUTRAL + 1)
    owners: i64 = 0
    for seat in range(t.seats):
        value = industry_value(t, seat)
        if value:
            owners += 1
            place = (seat - t[FIRST] + t.seats) % t.seats
            ranks[seat] = 2 * value * TIE + TIE - 1 - place
    if len(NEUTRAL_SPACES[t.seats]) and owners > 1:
        ranks[NEUTRAL] = NEUTRAL_INDUSTRY_DOUBLED * TIE
    return ranks


def give_majority(t: Table, ranks: list[int], source: i64, event: i64, first: i64, second: i64) -> None:
    """Points for the first and the second; a seat with nothing gets none."""
    winner = best_of(ranks, NOBODY)
    if winner == NOBODY:
        return
    give_place(t, winner, source, event, 1, first)
    runner_up = best_of(ranks, winner)
    if runner_up != NOBODY:
        give_place(t, runner_up, source, event, 2, second)


def best_of(ranks: list[int], without: i64) -> i64:
    best: i64 = NOBODY
    for seat in range(len(ranks)):
        if seat != without and ranks[seat] and (best == NOBODY or ranks[seat] > ranks[best]):
            best = seat
    return best


def give_place(t: Table, seat: Seat, source: i64, event: i64, place: i64, points: i64) -> None:
    if seat != NEUTRAL:
        score(t, seat, source, points)
        t.tell(event, seat, place, points)


def country_points(t: Table, seat: Seat) -> i64:
    """Sets of different flags, the largest first: 12, 8, 4 or 2 points for 5, 4, 3 or 2 of them (p. 10)."""
    points: i64 = 0
    taken: i64 = 0
    while True:
        different: i64 = 0
        for country in range(COUNTRY_COUNT):
            if flags_of(t, seat, country) > taken:
                different += 1
        if different < 2:
            return points
        points += COUNTRY_SET[different]
        taken += 1


def score_countries(t: Table, seat: Seat) -> None:
    flags: i64 = 0
    for country in range(COUNTRY_COUNT):
        flags += flags_of(t, seat, country)
    points = country_points(t, seat)
    if points:
        score(t, seat, BY_COUNTRIES, points)
        t.tell(events.COUNTRY_SETS, seat, flags, points)


def goods_left(t: Table, seat: Seat) -> i64:
    goods: i64 = 0
    for good in range(GOOD_COUNT):
        goods += wares(t, seat, good)
    return goods


def leftover_points(t: Table, seat: Seat) -> i64:
    """An agent not sent and an import good are worth a point each, and so are two yen, or three goods (p. 10)."""
    kept = t.size(AGENT + seat) + wares(t, seat, IMPORT)
    return kept + t[YEN + seat] // YEN_PER_POINT + goods_left(t, seat) // GOODS_PER_POINT


def score_leftovers(t: Table, seat: Seat) -> None:
    points = leftover_points(t, seat)
    if points:
        score(t, seat, BY_LEFTOVERS, points)
        if t.listener is not None:
            agents, imports = t.size(AGENT + seat), wares(t, seat, IMPORT)
            t.tell_all(events.LEFTOVERS, seat, [agents, imports, t[YEN + seat], goods_left(t, seat), points])
