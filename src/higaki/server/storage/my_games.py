"""The list of a guest's games in pages: own turns first, then running, waiting and finished games.

A page begins after a cursor. Finished games are listed by their results, so that an index gives the order, and a result
whose table was deleted is not listed. No saved game is read.
"""

from __future__ import annotations

import re
from functools import cache, partial
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, Row, Select, and_, func, select, true

from higaki import catalogue
from higaki.engine.base.text import languages
from higaki.server.common.monotonic_time import moment_of
from higaki.server.database import schema
from higaki.server.database.keyed_digests import KeyedDigests
from higaki.server.protocol.errors import bad_request
from higaki.server.protocol.responses.statistics import MyGames
from higaki.server.storage.opponents import other, people_here, people_met, person_at_seat, sits_at, with_key
from higaki.server.storage.quarantine import or_nothing
from higaki.server.storage.results import AT_THE_END
from higaki.server.storage.table_lists import cards_of
from higaki.server.tables.room import OVER, PLAYING

PAGE: Final = 30
# The most games that are listed before finished ones.
MOST_RUNNING: Final = 500
LONGEST_TEXT: Final = 60
MOST_WORDS: Final = 6
# The groups of the list, in order.
MY_TURN, RUNNING, NOT_BEGUN, FINISHED = range(4)
RESULTS: Final = ("won", "lost", "none")
_CURSOR: Final = re.compile(r"([0-3])~(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00)~([0-9A-Za-z_-]{4,32})", re.ASCII)
_TITLE: Final = re.compile(r"^title = (.+)$", re.MULTILINE)

seats, tables, results, substitutions = schema.seats.c, schema.tables.c, schema.results.c, schema.substitutions.c


class Cursor(NamedTuple):
    """The last game of a page: its group, its time there, and its table."""

    group: int
    time: str
    table: str

    def written(self) -> str:
        return f"{self.group}~{self.time}~{self.table}"


class Wish(NamedTuple):
    """What a guest wants to see of their games, as the address says it. An empty text means no filter."""

    game: str = ""
    opponent: str = ""
    result: str = ""
    text: str = ""
    after: str = ""


class _Filter(NamedTuple):
    """The conditions on a game, given its table and its game; and on the result."""

    game: str
    met: ColumnElement[bool] | None
    words: list[tuple[list[str], ColumnElement[bool]]]
    result: str

    def of(self, table: ColumnElement[str], game: ColumnElement[str]) -> ColumnElement[bool]:
        wanted: list[ColumnElement[bool]] = [true()]
        if self.game:
            wanted.append(game == self.game)
        if self.met is not None:
            wanted.append(sits_at(table, self.met))
        wanted += [game.in_(called) | sits_at(table, named) for called, named in self.words]
        return and_(*wanted)


def page(connection: Connection, guest: str, wish: Wish, digests: KeyedDigests) -> MyGames:
    """A page of the list, and on the first one the number of games. A wish that makes no sense is refused."""
    after = _cursor(wish.after)
    wanted = _filter(connection, guest, wish, digests)
    # A running game has no result yet.
    running = [] if wanted.result or (after and after.group == FINISHED) else _running(connection, guest, wanted)
    found = [one for one in running if after is None or _place(one) > _place(after)][: PAGE + 1]
    finished = _finished(guest, wanted)
    if len(found) <= PAGE:
        rest = finished.order_by(results.at.desc(), results.table.desc()).limit(PAGE + 1 - len(found))
        if after is not None and after.group == FINISHED:
            rest = rest.where(_is_before(results.at, results.table, after))
        found += [Cursor(FINISHED, row.at, row.table) for row in connection.execute(rest)]
    count = None
    if after is None:
        over = select(func.count()).select_from(finished.subquery())
        count = len(running) + connection.execute(over).scalar_one()
    shown = found[:PAGE]
    return {
        "count": count,
        "games": cards_of(connection, [one.table for one in shown], guest),
        "next": shown[-1].written() if len(found) > PAGE else None,
    }


def _running(connection: Connection, guest: str, wanted: _Filter) -> list[Cursor]:
    """The games that are not over, in their order. A guest may have several seats there."""
    known = select(results.seat).where((results.table == seats.table) & (results.seat == seats.number))
    asked = (
        select(tables.id, tables.game, tables.state, tables.turn, tables.turn_since, tables.updated)
        .add_columns(seats.number, seats.stand_in)
        .join_from(schema.seats, schema.tables, tables.id == seats.table)
        .where((seats.guest == guest) & ~known.exists() & (tables.state != OVER) & tables.trial.is_(None))
        .where(wanted.of(tables.id, tables.game))
        .order_by(tables.updated.desc())
        .limit(MOST_RUNNING)
    )
    found: dict[str, Cursor] = {}
    for row in connection.execute(asked):
        for one in or_nothing(row.id, partial(_in_group, row)):
            found[row.id] = min(found.get(row.id, one), one)
    return sorted(found.values(), key=_place)


def _in_group(row: Row[Any]) -> Cursor:
    if row.state != PLAYING:
        return Cursor(NOT_BEGUN, row.updated, row.id)
    if row.stand_in is None and row.turn == catalogue.find(row.game).seat_names[row.number]:
        return Cursor(MY_TURN, row.turn_since or row.updated, row.id)
    return Cursor(RUNNING, row.updated, row.id)


def _place(one: Cursor) -> tuple[int, float, str]:
    """The order of running games: own turns with the longest wait first, all others with the newest first."""
    moment = moment_of(one.time) or 0.0
    return one.group, moment if one.group == MY_TURN else -moment, one.table


def _is_before(time: ColumnElement[str], table: ColumnElement[str], cursor: Cursor) -> ColumnElement[bool]:
    # The first condition is enough for an index.
    return (time <= cursor.time) & ((time < cursor.time) | (table < cursor.table))


def _finished(guest: str, wanted: _Filter) -> Select[Any]:
    """The same of finished games whose table exists and is not hidden."""
    asked = (
        select(results.at, results.table)
        .join_from(schema.results, schema.seats, (seats.table == results.table) & (seats.number == results.seat))
        .where((results.guest == guest) & results.own.is_(True) & _is_shown())
        .where(wanted.of(results.table, results.game))
    )
    if wanted.result == "none":
        return asked.where(results.place.is_(None))
    return asked.where(results.place == 1 if wanted.result == "won" else results.place > 1) if wanted.result else asked


def _is_shown() -> ColumnElement[bool]:
    """Has the guest not removed the game from the list? Who left a seat has a row of their own for that."""
    left = (substitutions.table == results.table) & (substitutions.n == results.part)
    own = select(substitutions.n).where(left & substitutions.hidden.is_(False)).exists()
    return ((results.part == AT_THE_END) & seats.hidden.is_(False)) | ((results.part != AT_THE_END) & own)


# Filters


def _cursor(written: str) -> Cursor | None:
    if not written:
        return None
    try:
        found = _CURSOR.fullmatch(written)
        if found is not None and moment_of(found[2]) is not None:
            return Cursor(int(found[1]), found[2], found[3])
    except ValueError:  # no day of the calendar
        pass
    raise bad_request("this is no place in the list; right would be the 'next' of the page before, or none")


def _filter(connection: Connection, guest: str, wish: Wish, digests: KeyedDigests) -> _Filter:
    if wish.game and wish.game not in catalogue.names():
        raise bad_request(f"there is no such game; right would be {', '.join(catalogue.names())}")
    if wish.result and wish.result not in RESULTS:
        raise bad_request(f"there is no such result; right would be {', '.join(RESULTS)}")
    met = with_key(connection, guest, wish.opponent, digests) if wish.opponent else None
    words = wish.text.casefold().split()
    if len(wish.text) > LONGEST_TEXT or len(words) > MOST_WORDS:
        raise bad_request(f"the text is too long; right would be {LONGEST_TEXT} characters, {MOST_WORDS} words")
    return _Filter(wish.game, met, _named(connection, guest, words) if words else [], wish.result)


def _named(connection: Connection, guest: str, words: list[str]) -> list[tuple[list[str], ColumnElement[bool]]]:
    """For each word: the games that are called so, and the condition on the seat of a person who is.

    Names are compared here, because databases fold the letters of few languages.
    """
    people = {one: name.casefold() for one, name in people_met(connection, guest).items()}
    beside = {name: name.casefold() for name in people_here(connection, guest)}
    return [
        (
            [game for game in catalogue.names() if any(word in title for title in _titles(game))],
            person_at_seat.in_([one for one, name in people.items() if word in name])
            | (other.here.is_(True) & other.name.in_([one for one, name in beside.items() if word in name])),
        )
        for word in words
    ]


@cache
def _titles(game: str) -> tuple[str, ...]:
    """The names of a game in all languages, without the rest of its texts: parsing these takes a second."""
    files = [catalogue.find(game).folder / "text" / f"{language}.ftl" for language in languages()]
    return tuple(name.casefold() for file in files for name in _TITLE.findall(file.read_text(encoding="utf-8")))
