"""The rounds of a league. What is due is done in one transaction: a round is opened with all its tables, or not at all.

A restart at any moment loses no table and opens none twice, because the same transaction stores the tables and that
the round has begun.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Row, insert

from higaki import catalogue
from higaki.engine.base.errors import HigakiError
from higaki.engine.base.json_type import Json
from higaki.server.accounts import blocks
from higaki.server.accounts.guests import Guest
from higaki.server.commands import seating, start_game
from higaki.server.commands.seating import Bounds
from higaki.server.database.change import Keep
from higaki.server.database.schema import league_tables
from higaki.server.leagues import league_rows
from higaki.server.leagues.league_rows import OVER, ROUND_ROBIN, RUNNING
from higaki.server.leagues.membership import fill_places
from higaki.server.leagues.pairing.arranging import Tables
from higaki.server.leagues.pairing.history import History
from higaki.server.leagues.pairing.scores import standings
from higaki.server.leagues.pairing.swiss import swiss_round
from higaki.server.storage import write_tables
from higaki.server.storage.read_tables import names_of
from higaki.server.tables.clocks import OVER_DAYS
from higaki.server.tables.room import Room
from higaki.server.tables.room_parts import LeagueOfTable

# Between two rounds of live games people may breathe.
SECONDS_BETWEEN_ROUNDS: Final = 60.0


class Opened(NamedTuple):
    """The tables that were opened, and the names of their people."""

    rooms: list[Room]
    names: dict[str, str]


NOTHING: Final = Opened([], {})


def over_days(league: Row[Any]) -> bool:
    return league.clock is not None and league.clock["kind"] in OVER_DAYS


def allowed_sizes(game: str, seats: int, options: Json) -> list[int]:
    """How many may sit at a table: the wanted number, or fewer if the game and its options allow it."""
    found = catalogue.find(game)
    return [size for size in found.settings.seats if 2 <= size <= seats and _fits(game, size, options)]


def _fits(game: str, seats: int, options: Json) -> bool:
    try:
        catalogue.find(game).empty_table(seats, 0, options)
    except HigakiError:
        return False
    return True


def go_on(
    connection: Connection, league: str, bounds: Bounds, keeps: Callable[[Room], tuple[Keep, ...]], moment: float
) -> Opened:
    """Do what is due in a league: note that a round is over, open the next one, or end the league."""
    row = league_rows.find(connection, league)
    if row is None or row.state != RUNNING:
        return NOTHING
    if row.due is None:
        played = [one for one in league_rows.tables_of(connection, league) if one.round == row.round]
        if not league_rows.is_played(played):
            return NOTHING
        if row.round >= row.rounds:
            league_rows.change(connection, league, state=OVER)
            return NOTHING
        pause = 0.0 if over_days(row) else SECONDS_BETWEEN_ROUNDS
        league_rows.change(connection, league, due=moment + pause)
        if pause:
            return NOTHING
    elif moment < row.due <= moment + SECONDS_BETWEEN_ROUNDS:
        return NOTHING
    return _open_round(connection, row, bounds, keeps)


def _open_round(
    connection: Connection, league: Row[Any], bounds: Bounds, keeps: Callable[[Room], tuple[Keep, ...]]
) -> Opened:
    fill_places(connection, league)
    people = league_rows.playing(league_rows.people_of(connection, league.id))
    games = league_rows.games_of(league_rows.tables_of(connection, league.id))
    number, history, draw = league.round + 1, History(len(people), games), Random(f"{league.seed} {league.round + 1}")
    guests = {one.guest: player for player, one in people.items() if one.guest is not None}
    if league.kind == ROUND_ROBIN:
        tables: Tables = league.plan[league.round]
    else:
        pairs = blocks.pairs_apart(connection, set(guests))
        apart = {frozenset(guests[guest] for guest in pair) for pair in pairs}
        points = {rank.player: rank.points for rank in standings(len(people), games, league.scoring)}
        allowed = allowed_sizes(league.game, league.seats, league.options)
        tables = swiss_round([points[player] for player in range(len(people))], allowed, history, apart, draw)
    order = list(people)
    draw.shuffle(order)
    seated = [history.seated(table, order) for table in tables]
    byes = sorted(set(people) - {player for table in seated for player in table})
    names = names_of(connection, list(guests))
    rooms: list[Room] = []
    for place, players in enumerate([*seated, *[[player] for player in byes]]):
        at = [people[player] for player in players]
        room = _room(league, number, at, bounds, names) if len(at) > 1 and any(one.guest for one in at) else None
        row = {"league": league.id, "round": number, "number": place, "players": players}
        row["table"] = None if room is None else room.id
        if room is None and len(at) > 1:
            row["sides"] = list(range(len(at)))  # bots among themselves do not play: they are equal
        connection.execute(insert(league_tables).values(**row))
        if room is not None:
            write_tables.insert_room(connection, room)
            for keep in keeps(room):
                keep(connection)
            rooms.append(room)
    league_rows.change(connection, league.id, round=number, due=None)
    return Opened(rooms, names)


def _room(league: Row[Any], number: int, people: list[Row[Any]], bounds: Bounds, names: dict[str, str]) -> Room:
    """A table of a league. The game begins when its people have come, or after a while."""
    first = next(one.guest for one in people if one.guest is not None)
    wish: Json = {
        "game": league.game,
        "seats": [{"kind": "me"}, *[{"kind": "friend"}] * (len(people) - 1)],
        "options": league.options,
        "private": True,
        "memory": "open",
        "clock": league.clock,
    }
    room = seating.laid_out(Guest(first, names[first]), wish, bounds, seating.fresh_address())
    for occupant, person in zip(room.occupants, people, strict=True):
        occupant.guest, occupant.bot = person.guest, person.bot
    room.league = LeagueOfTable(league.id, league.name, number)
    start_game.gather(room)
    return room
