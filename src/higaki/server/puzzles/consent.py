"""Consent: games become puzzles only if they are public, finished, and all their people have agreed."""

from __future__ import annotations

from sqlalchemy import Connection, select, update

from higaki.server.database.schema import guests, seats, substitutions, tables
from higaki.server.tables.room import OVER


def has_agreed(connection: Connection, guest: str) -> bool:
    return bool(connection.execute(select(guests.c.puzzles).where(guests.c.id == guest)).scalar())


def agree(connection: Connection, guest: str, agreed: bool) -> None:
    connection.execute(update(guests).where(guests.c.id == guest).values(puzzles=agreed))


def agreed_games(connection: Connection, game: str) -> list[str]:
    """The tables of finished public games of which everybody who played has agreed, the oldest first.

    Nobody can agree for another person at the same screen, nor for a guest who was deleted.
    """
    agreeing = select(guests.c.id).where(guests.c.puzzles & guests.c.gone.is_(None))
    mine = seats.c.table == tables.c.id
    unasked = mine & (seats.c.here | (seats.c.bot.is_(None) & (seats.c.guest.is_(None) | ~seats.c.guest.in_(agreeing))))
    left = substitutions.c.table == tables.c.id
    left &= substitutions.c.name.is_not(None) | substitutions.c.guest.is_(None) | ~substitutions.c.guest.in_(agreeing)
    people = mine & seats.c.guest.is_not(None)
    asked = (
        select(tables.c.id)
        .where((tables.c.game == game) & (tables.c.state == OVER) & ~tables.c.private & tables.c.trial.is_(None))
        .where(select(seats.c.number).where(people).exists())
        .where(~select(seats.c.number).where(unasked).exists())
        .where(~select(substitutions.c.n).where(left).exists())
        .order_by(tables.c.created, tables.c.id)
    )
    return list(connection.execute(asked).scalars())
