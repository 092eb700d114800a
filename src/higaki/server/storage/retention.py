"""Retention: deletes old tables, guests and devices, a few at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from functools import partial
from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, func, select

from higaki.server.accounts.guests import DAYS_UNUSED, day
from higaki.server.database import schema
from higaki.server.database.sqlite_store import Store
from higaki.server.storage.deletion import delete_league, delete_table, forget_guest
from higaki.server.storage.table_lists import ago
from higaki.server.tables.room import WAITING

# The default time that games and guests are kept.
KEEP_DAYS: Final = 365
# Days for a waiting table that nobody looks at, and for a guest without a name and without a seat.
WAITING_DAYS: Final = 14
# Days for a private copy that was not played.
TRIAL_DAYS: Final = 2
# Days for a waiting table with empty seats only.
DESERTED_DAYS: Final = 1
# Days for a league that does not begin.
LEAGUE_DAYS: Final = 60
LEAGUE_OPEN: Final = "open"
AT_A_TIME: Final = 50
BREATH: Final = 0.01


class Tidied:
    """The number of deleted rows."""

    def __init__(self) -> None:
        self.tables = self.leagues = self.guests = self.devices = 0

    @property
    def in_words(self) -> str:
        return f"tables {self.tables}, leagues {self.leagues}, guests {self.guests}, devices {self.devices}"


async def tidy(store: Store, keep_days: int, remove: Callable[[str], Awaitable[bool]] | None = None) -> Tidied:
    """Delete data older than the policy; 0 days keep every game and guest.

    `remove` deletes a table that may be in memory, and returns whether it did.
    """
    gone, last = Tidied(), ""
    while numbers := await store.run(partial(old_tables, keep_days=keep_days, after=last)):
        for number in numbers:
            if remove is None:
                await store.run(partial(delete_table, number=number))
                gone.tables += 1
            else:
                gone.tables += await remove(number)
            await asyncio.sleep(BREATH)
        last = numbers[-1]
    while old := await store.run(partial(_delete_old_leagues, keep_days=keep_days)):
        gone.leagues += old
        await asyncio.sleep(BREATH)
    gone.devices = await store.run(_delete_unused_devices)
    while found := await store.run(partial(old_guests, keep_days=keep_days)):
        for guest in found:
            await store.run(partial(forget_guest, guest=guest))
            gone.guests += 1
            await asyncio.sleep(BREATH)
    return gone


def old_tables(connection: Connection, keep_days: int, after: str) -> list[str]:
    """Waiting tables without people, private copies, and games that ended, or were last played, long ago."""
    tables, seats = schema.tables.c, schema.seats.c
    waits = tables.state == WAITING
    looked_at = func.coalesce(tables.seen, tables.updated)
    seated = select(seats.table).where((seats.table == tables.id) & seats.guest.is_not(None)).exists()
    old = waits & (looked_at < ago(timedelta(days=WAITING_DAYS)))
    old |= waits & ~seated & (looked_at < ago(timedelta(days=DESERTED_DAYS)))
    old |= tables.trial.is_not(None) & (tables.updated < ago(timedelta(days=TRIAL_DAYS)))
    if keep_days:
        old |= ~waits & (tables.updated < ago(timedelta(days=keep_days)))
    asked = select(tables.id).where(old & (tables.id > after)).order_by(tables.id).limit(AT_A_TIME)
    return list(connection.execute(asked).scalars())


def _delete_old_leagues(connection: Connection, keep_days: int) -> int:
    """Leagues that did not begin or go on for long."""
    leagues = schema.leagues.c
    old = (leagues.state == LEAGUE_OPEN) & (leagues.updated < ago(timedelta(days=LEAGUE_DAYS)))
    if keep_days:
        old |= leagues.updated < ago(timedelta(days=keep_days))
    numbers = list(connection.execute(select(leagues.id).where(old).limit(AT_A_TIME)).scalars())
    for number in numbers:
        delete_league(connection, number)
    return len(numbers)


def old_guests(connection: Connection, keep_days: int) -> list[str]:
    """Guests without a seat or a table who were not here for long; nameless guests are deleted much sooner."""
    guests, tokens, seats = schema.guests.c, schema.tokens.c, schema.seats.c
    sits = select(seats.table).where(seats.guest == guests.id).exists()
    hosts = select(schema.tables.c.id).where(schema.tables.c.host == guests.id).exists()

    def left(days: int) -> ColumnElement[bool]:
        here_since = select(tokens.digest).where((tokens.guest == guests.id) & (tokens.used >= day(days))).exists()
        return (guests.created < ago(timedelta(days=days))) & ~here_since

    old = guests.gone.is_not(None) | ((guests.name == "") & left(WAITING_DAYS))
    if keep_days:
        old |= left(keep_days)
    asked = select(guests.id).where(old & ~sits & ~hosts).limit(AT_A_TIME)
    return list(connection.execute(asked).scalars())


def _delete_unused_devices(connection: Connection) -> int:
    return connection.execute(delete(schema.tokens).where(schema.tokens.c.used < day(DAYS_UNUSED))).rowcount
