"""Reads tables from the database. `write_tables` writes them, `chat_lines` reads and writes their chat."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, Select, String, cast, select

import higaki
from higaki import catalogue
from higaki.server.common.monotonic_time import moment_of
from higaki.server.database import schema
from higaki.server.protocol.responses.words import Memory
from higaki.server.storage import chat_lines
from higaki.server.tables import clocks, in_advance, shuffle, trial
from higaki.server.tables.occupant import Occupant
from higaki.server.tables.room import OVER, PLAYING, WAITING, Room
from higaki.server.tables.room_parts import LeagueOfTable, Substitution


def load_room(connection: Connection, number: str) -> tuple[Room, dict[str, str]] | None:
    """A table from disk, with the names of its host and of the guests who sit there."""
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == number)).first()
    if row is None:
        return None
    game = catalogue.find(row.game)
    occupants, limit = occupants_of(connection, number), row.absence_limit
    kept = (row.memory, limit, row.even_windows, row.substitutes)
    room = Room(row.id, game, row.private, occupants, row.options, row.host, *kept)
    room.substitutes.made = substitutions_at(connection, number)
    if row.saved is not None:
        room.match = higaki.load(row.saved)
        room.match.answers_at_once = False
    else:
        room.shuffle = shuffle.load(row.shuffle)
    room.asked, room.try_out = row.asked, row.try_out
    room.trial = trial.load(row.trial)
    take_row(room, row)
    room.league = league_of(row.league, row.league_round, league_names(connection, [row.league]))
    if room.turn >= 0:
        occupants[room.turn].awaited = moment_of(room.turn_since)
    commands = select(schema.moves.c.command_id, schema.moves.c.asked).where(schema.moves.c.table == number)
    room.commands.update({row.command_id: row.asked for row in connection.execute(commands)})
    room.chat.extend(chat_lines.last_lines(connection, room))
    room.talk = chat_lines.read_talk(connection, room)
    room.note_length()
    return room, names_of(connection, room.around)


def take_row(room: Room, row: Any) -> None:
    """The columns of a table's row other than its match."""
    room.seq, room.revision, room.rematch = row.seq, row.revision, row.rematch
    room.clock, room.end.ended = clocks.load(row.clock), row.ended
    room.happenings, room.end.votes, room.bot_decided = row.happenings or [], row.votes or {}, row.bot_decided or 0
    room.end.offer = row.offer
    room.turn_since, room.opened_from, room.rated = row.turn_since, row.opened_from, row.rated
    # Under newer rules the log starts again.
    room.window.given = {number for number in row.given or [] if number <= room.decisions}
    room.window.held = row.held or []
    room.decided = in_advance.load(room.game, row.decided, room.decisions)


def league_names(connection: Connection, numbers: Iterable[str | None]) -> dict[str, str]:
    leagues, wanted = schema.leagues.c, {number for number in numbers if number is not None}
    if not wanted:
        return {}
    rows = connection.execute(select(leagues.id, leagues.name).where(leagues.id.in_(wanted)))
    return {row.id: row.name for row in rows}


def league_of(league: str | None, number: int | None, names: dict[str, str]) -> LeagueOfTable | None:
    """The league of a table, with the number of the round; None once the league was deleted."""
    return LeagueOfTable(league, names[league], number or 0) if league is not None and league in names else None


def occupants_of(connection: Connection, number: str) -> list[Occupant]:
    rows = connection.execute(seats_at().where(schema.seats.c.table == number).order_by(schema.seats.c.number))
    return [chair_of(row) for row in rows]


def substitutions_at(connection: Connection, number: str) -> list[Substitution]:
    """The seats that somebody else took over, in order."""
    here = schema.substitutions.c.table == number
    return [substitution(row) for row in connection.execute(substitutions().where(here))]


def substitutions() -> Select[Any]:
    """The seats that somebody else took over at all tables, in order."""
    return select(schema.substitutions).order_by(schema.substitutions.c.table, schema.substitutions.c.n)


def substitution(row: Row[Any]) -> Substitution:
    return Substitution(row.seat, row.guest, row.name, row.after, row.at)


def seats_at() -> Select[Any]:
    """The seats, each with whether its guest was deleted."""
    with_guests = schema.seats.outerjoin(schema.guests, schema.seats.c.guest == schema.guests.c.id)
    return select(schema.seats, schema.guests.c.gone).select_from(with_guests)


def chair_of(row: Row[Any]) -> Occupant:
    occupant = Occupant(row.guest, row.bot, row.name, row.here)
    occupant.stand_in, occupant.gave_up, occupant.here_at = row.stand_in, row.gave_up, row.here_at
    occupant.reserved, occupant.former = row.reserved, row.gone is not None
    return occupant


def names_of(connection: Connection, guests: list[str]) -> dict[str, str]:
    rows = connection.execute(select(schema.guests.c.id, schema.guests.c.name).where(schema.guests.c.id.in_(guests)))
    return {row.id: row.name for row in rows}


def names_beside(connection: Connection, guest: str) -> list[str]:
    """The names of the other players at a guest's unfinished tables, and in leagues that are not over."""
    seats, tables, guests = schema.seats.c, schema.tables.c, schema.guests.c
    mine = select(seats.table).join(schema.tables, tables.id == seats.table)
    mine = mine.where((seats.guest == guest) & (tables.state != OVER))
    seated = select(guests.name, seats.name).join(schema.guests, guests.id == seats.guest)
    hosts = select(guests.name, guests.name).join(schema.tables, tables.host == guests.id)
    theirs = seated.where(seats.table.in_(mine) & (seats.guest != guest))
    found = connection.execute(theirs.union(hosts.where(tables.id.in_(mine) & (guests.id != guest))))
    return [name for row in found for name in row if name] + _names_in_leagues(connection, guest)


def _names_in_leagues(connection: Connection, guest: str) -> list[str]:
    """The names of the others in the leagues of a guest, and of their hosts: rounds will bring them together."""
    leagues, people, guests = schema.leagues.c, schema.league_people.c, schema.guests.c
    joined = select(people.league).where(people.guest == guest)
    mine = select(leagues.id).where((leagues.state != OVER) & (leagues.id.in_(joined) | (leagues.host == guest)))
    hosts = select(leagues.host).where(leagues.id.in_(mine))
    members = select(people.guest).where(people.league.in_(mine))
    theirs = select(guests.name).where((guests.id.in_(members) | guests.id.in_(hosts)) & (guests.id != guest))
    return [name for name in connection.execute(theirs).scalars() if name]


def tables_to_wake(connection: Connection, after: str, most: int) -> list[str]:
    """Tables where a bot or the server has to move, in an order that does not depend on changes."""
    wakes, state = schema.tables.c.wakes, schema.tables.c.state
    goes_on_or_begins = state.in_((PLAYING, WAITING)) & wakes.is_(True)
    asked = select(schema.tables.c.id).where(goes_on_or_begins & (schema.tables.c.id > after))
    return list(connection.execute(asked.order_by(schema.tables.c.id).limit(most)).scalars())


def state_of(connection: Connection, number: str) -> str | None:
    return connection.execute(select(schema.tables.c.state).where(schema.tables.c.id == number)).scalar()


def public_state_of(connection: Connection, number: str) -> str | None:
    """The state of a table, if it is not a private copy."""
    asked = select(schema.tables.c.state).where((schema.tables.c.id == number) & schema.tables.c.trial.is_(None))
    return connection.execute(asked).scalar()


def older_trials(connection: Connection, guest: str, newest: str) -> list[str]:
    """The private copies of a guest that are older than this one."""
    tables = schema.tables.c
    mine = (tables.host == guest) & tables.trial.is_not(None)
    created = select(tables.created).where(tables.id == newest).scalar_subquery()
    older = (tables.created < created) | ((tables.created == created) & (tables.id < newest))
    return list(connection.execute(select(tables.id).where(mine & older)).scalars())


def seq_of(connection: Connection, number: str) -> int:
    """The number of the last change of a table; 0 if there is none."""
    return connection.execute(select(schema.tables.c.seq).where(schema.tables.c.id == number)).scalar() or 0


def game_of(connection: Connection, number: str) -> str | None:
    return connection.execute(select(schema.tables.c.game).where(schema.tables.c.id == number)).scalar()


class MadeAs(NamedTuple):
    """How a table was opened; by seat its bot, None for a person."""

    game: str
    memory: Memory
    bots: list[str | None]


def made_as(connection: Connection, number: str) -> MadeAs:
    tables, seats = schema.tables.c, schema.seats.c
    row = connection.execute(select(tables.game, tables.memory).where(tables.id == number)).one()
    bots = connection.execute(select(seats.bot).where(seats.table == number).order_by(seats.number)).scalars()
    return MadeAs(row.game, row.memory, list(bots))


def saved_text(connection: Connection, number: str) -> str:
    """The saved match as text."""
    written = select(cast(schema.tables.c.saved, String)).where(schema.tables.c.id == number)
    return str(connection.execute(written).scalar_one())
