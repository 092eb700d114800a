"""Flags on fulfilled orders and technologies; every second one of a country brings its agent (p. 9)."""

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Seat
from higaki.engine.table.table import Table
from higaki.games.yokohama import events
from higaki.games.yokohama.places import AGENT, AGENTS, FLAGS, FULFILLED, TECHNOLOGY
from higaki.games.yokohama.printed import (
    COUNTRY_COUNT,
    ORDER_COUNT,
    ORDER_COUNTRY,
    TECHNOLOGY_COUNT,
    TECHNOLOGY_COUNTRY,
)


def flags_at(seat: Seat, country: i64) -> i64:
    """The number that counts a player's flags of a country."""
    return FLAGS + seat * COUNTRY_COUNT + country


def flags_of(t: Table, seat: Seat, country: i64) -> i64:
    return t[flags_at(seat, country)]


def raise_flag(t: Table, seat: Seat, country: i64) -> None:
    """One more flag; each pair brings an agent of that country, if there is one left."""
    t[flags_at(seat, country)] += 1
    if flags_of(t, seat, country) % 2 == 0 and t.count(AGENTS, country):
        t.move(country, AGENTS, AGENT + seat)
        t.tell(events.AGENT_CAME, seat, country)


def count_flags(t: Table) -> None:
    """Compute the flags of each player from the cards."""
    for seat in range(t.seats):
        for country in range(COUNTRY_COUNT):
            t[flags_at(seat, country)] = 0
        for order in range(ORDER_COUNT):
            t[flags_at(seat, ORDER_COUNTRY[order])] += t.count(FULFILLED + seat, order)
        for technology in range(TECHNOLOGY_COUNT):
            owned = t.count(TECHNOLOGY + seat, technology)
            t[flags_at(seat, TECHNOLOGY_COUNTRY[technology])] += owned
