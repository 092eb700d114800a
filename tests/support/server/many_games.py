"""Finished and running games in one database, without playing them: what lists and statistics read."""

from __future__ import annotations

from typing import Any

from rating import Played, played
from sqlalchemy import Connection, update

from higaki.engine.match.match import Match
from higaki.server.database import schema
from higaki.server.database.keyed_digests import KeyedDigests
from higaki.server.protocol.responses.statistics import MyGames
from higaki.server.storage import my_games, write_tables
from higaki.server.storage.my_games import Wish
from higaki.server.tables import early_end
from higaki.server.tables.occupant import Occupant
from higaki.server.tables.room import CLOSED, Room

DIGESTS = KeyedDigests("00" * 32)


def guest(name: str) -> Occupant:
    return Occupant(name, None, None, False)


def bot(level: str) -> Occupant:
    return Occupant(None, level, None, False)


def beside(owner: str, name: str) -> Occupant:
    """Another person at somebody's screen."""
    return Occupant(owner, None, name, True)


class ManyGames(Played):
    """Games of one database, each later than the one before."""

    def table(self, match: Match | None, *seats: Occupant, game: str = "osaka") -> Room:
        """A table on disk: waiting without a match, else running."""
        self.count += 1
        known = (match or played(2, game=game)).game
        owner = next(seat.guest for seat in seats if seat.guest is not None)
        options = {} if match is None else known.settings.chosen(match.table.settings)
        room = Room(f"table-{self.count:04}", known, True, list(seats), options, owner)
        room.turn_since = self.time()
        with self.engine.begin() as connection:
            room.match = match
            write_tables.insert_room(connection, room)
            self._date(connection, room)
        return room

    def finish(self, match: Match, *seats: Occupant) -> Room:
        room = self.table(played(len(seats), seed=1, game=match.game.name, decisions=1), *seats)
        room.match, room.options = match, match.game.settings.chosen(match.table.settings)
        self.end(room)
        with self.engine.begin() as connection:
            self._date(connection, room)
        return room

    def close(self, *seats: Occupant) -> Room:
        """A game that was closed without a result."""
        room = self.table(played(len(seats), decisions=1), *seats)
        early_end.end(room, CLOSED, [])
        self.end(room)
        with self.engine.begin() as connection:
            self._date(connection, room)
        return room

    def time(self) -> str:
        return f"2026-01-01T{self.count // 60:02}:{self.count % 60:02}:00.000+00:00"

    def _date(self, connection: Connection, room: Room) -> None:
        for what, when, where in (
            (schema.tables, "updated", schema.tables.c.id),
            (schema.results, "at", schema.results.c.table),
        ):
            connection.execute(update(what).where(where == room.id).values({when: self.time()}))

    def page(self, name: str, **wish: str) -> MyGames:
        with self.engine.connect() as connection:
            return my_games.page(connection, name, Wish(**wish), DIGESTS)

    def listed(self, name: str, **wish: str) -> list[str]:
        """All tables of the list, through all its pages."""
        found: list[str] = []
        after: str | None = ""
        while after is not None:
            page = self.page(name, after=after, **wish)
            found += [card["table"] for card in page["games"]]
            after = page["next"]
        assert self.page(name, **wish)["count"] == len(found)
        return found

    def run(self, work: Any) -> Any:
        with self.engine.begin() as connection:
            return work(connection)
