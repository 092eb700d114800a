"""Seeks in the database. Every function runs in the transaction of its caller.

A seek is *open* until a table was found for it. The row then stays for a while, so that the guest's page is led there.
A seek of a live game ends when the guest's page is closed; one of a game over days stays until it is too old.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, Row, delete, func, insert, or_, select, update

from higaki.server.database.schema import guests, seeks
from higaki.server.meeting.matching import Seeker
from higaki.server.protocol.errors import Refusal
from higaki.server.protocol.responses.lobby import Seek, Sought
from higaki.server.protocol.responses.words import Pace

LIVE: Final = "live"
DAYS: Final = "days"
# A live seek ends after this many seconds without a sign of its guest. Browsers let a hidden page run once a minute.
SECONDS_WITHOUT_A_SIGN: Final = 75.0
# A seek over days ends after this time.
SECONDS_OF_DAYS: Final = 14 * 24 * 3600.0
# For this time a page is led to the table that was found.
SECONDS_LED: Final = 600.0
# After this wait, the guest of a live seek may begin with bots.
SECONDS_UNTIL_BOTS: Final = 60.0
MOST_OF_A_GUEST: Final = 4
# The oldest ones are matched first; the rest waits. The front page counts more of them.
MOST_READ: Final = 300
MOST_COUNTED: Final = 2000


class Wish(NamedTuple):
    """What a guest seeks."""

    game: str
    least: int
    most: int
    pace: Pace
    rated: bool


def take_turn(connection: Connection) -> None:
    """Wait for other transactions that add or match seeks, so that this one sees what they did.

    It is the first statement: PostgreSQL freezes what a transaction sees at the next one. SQLite has one writer.
    """
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("LOCK TABLE seeks IN SHARE ROW EXCLUSIVE MODE")


def is_open(now: float) -> ColumnElement[bool]:
    """Does a row wait for others?"""
    shown = (seeks.c.pace == LIVE) & (seeks.c.seen > now - SECONDS_WITHOUT_A_SIGN)
    kept = (seeks.c.pace == DAYS) & (seeks.c.since > now - SECONDS_OF_DAYS)
    return seeks.c.table.is_(None) & or_(shown, kept)


def of_guest(connection: Connection, guest: str, game: str) -> Row[Any] | None:
    return connection.execute(select(seeks).where(_is(guest, game))).first()


def put(connection: Connection, guest: str, command: str, wish: Wish, where: str | None, most: int, now: float) -> None:
    """Store a seek, in place of an older one of the same game. Refuse too many of one guest or one address."""
    before = of_guest(connection, guest, wish.game)
    others = seeks.c.table.is_(None) & ~_is(guest, wish.game)
    for whose, limit in ((seeks.c.guest == guest, MOST_OF_A_GUEST), (seeks.c.sought_from == where, most)):
        if connection.execute(select(func.count()).select_from(seeks).where(others & whose)).scalar_one() >= limit:
            raise Refusal(409, "many_seeks", f"you seek {limit} games already; right would be to end one of them first")
    # Another number of seats, or another pace, does not lose the guest's place in the queue.
    since = before.since if before is not None and before.table is None else now
    connection.execute(delete(seeks).where(_is(guest, wish.game)))
    row = {"guest": guest, "command_id": command, "since": since, "seen": now, "sought_from": where}
    connection.execute(insert(seeks).values(**row, **wish._asdict()))


def alike(connection: Connection, wish: Wish, now: float) -> list[Seeker]:
    """Everybody who seeks the same game at the same pace, the longest wait first."""
    same = (seeks.c.game == wish.game) & (seeks.c.pace == wish.pace) & (seeks.c.rated == wish.rated)
    asked = select(seeks, guests.c.name).join(guests, guests.c.id == seeks.c.guest)
    rows = connection.execute(asked.where(same & is_open(now)).order_by(seeks.c.since).limit(MOST_READ))
    return [Seeker(row.guest, row.name, row.least, row.most) for row in rows]


def address_of(connection: Connection, guest: str, game: str) -> str | None:
    return connection.execute(select(seeks.c.sought_from).where(_is(guest, game))).scalar()


def note_found(connection: Connection, people: Collection[str], wish: Wish, table: str, now: float) -> None:
    """A table was found for these guests. Their other live seeks end: nobody plays at two live tables."""
    found = (seeks.c.guest.in_(people)) & (seeks.c.game == wish.game)
    connection.execute(update(seeks).where(found).values(table=table, seen=now))
    if wish.pace == LIVE:
        others = seeks.c.guest.in_(people) & (seeks.c.game != wish.game)
        connection.execute(delete(seeks).where(others & (seeks.c.pace == LIVE) & seeks.c.table.is_(None)))


def end(connection: Connection, guest: str, game: str) -> str | None:
    """End a seek. Returns the table that was found before."""
    row = of_guest(connection, guest, game)
    connection.execute(delete(seeks).where(_is(guest, game)))
    return None if row is None else row.table


def note_signs(connection: Connection, here: Iterable[str], now: float) -> None:
    """These guests are here: their live seeks go on. Seeks whose time is over are deleted."""
    waiting = seeks.c.table.is_(None)
    live = waiting & (seeks.c.pace == LIVE)
    alive = live & (seeks.c.seen > now - SECONDS_WITHOUT_A_SIGN) & seeks.c.guest.in_(list(here))
    connection.execute(update(seeks).where(alive).values(seen=now))
    gone = live & (seeks.c.seen <= now - SECONDS_WITHOUT_A_SIGN)
    gone |= waiting & (seeks.c.pace == DAYS) & (seeks.c.since <= now - SECONDS_OF_DAYS)
    gone |= seeks.c.table.is_not(None) & (seeks.c.seen <= now - SECONDS_LED)
    connection.execute(delete(seeks).where(gone))


def any_row(connection: Connection) -> bool:
    return connection.execute(select(seeks.c.guest).limit(1)).first() is not None


def shown(row: Row[Any], now: float) -> Seek:
    """A seek as its guest sees it."""
    waits = row.table is None and row.pace == LIVE and not row.rated
    return {
        "game": row.game,
        "least": row.least,
        "most": row.most,
        "pace": row.pace,
        "rated": row.rated,
        "waited": max(0, round(now - row.since)),
        "bots": waits and now - row.since >= SECONDS_UNTIL_BOTS,
        "table": row.table,
    }


def rows_of(connection: Connection, guest: str, now: float) -> list[Row[Any]]:
    """The seeks of a guest that are open, or have led to a table lately."""
    mine = select(seeks).where((seeks.c.guest == guest) & (is_open(now) | _led(now)))
    return list(connection.execute(mine.order_by(seeks.c.since)))


class Overview:
    """All seeks at one moment."""

    def __init__(self, connection: Connection, now: float) -> None:
        shown = select(seeks).where(is_open(now) | _led(now))
        rows = connection.execute(shown.order_by(seeks.c.since).limit(MOST_COUNTED))
        self.by_guest: Final[dict[str, list[Row[Any]]]] = {}
        counts: dict[Wish, int] = {}
        for row in rows:
            self.by_guest.setdefault(row.guest, []).append(row)
            if row.table is None:
                wish = Wish(row.game, row.least, row.most, row.pace, row.rated)
                counts[wish] = counts.get(wish, 0) + 1
        # One entry for everybody who seeks the same.
        self.wishes: Final = tuple(counts)
        self.sought: Final[list[Sought]] = [
            {
                "game": wish.game,
                "least": wish.least,
                "most": wish.most,
                "pace": wish.pace,
                "rated": wish.rated,
                "people": people,
            }
            for wish, people in counts.items()
        ]


def _led(now: float) -> ColumnElement[bool]:
    return seeks.c.table.is_not(None) & (seeks.c.seen > now - SECONDS_LED)


def _is(guest: str, game: str) -> ColumnElement[bool]:
    return (seeks.c.guest == guest) & (seeks.c.game == game)
