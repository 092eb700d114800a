"""What the tests of ratings share: a database in memory's reach, and games that were played there."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import Connection, Engine, insert, select

import higaki
from higaki.engine.match.match import Match
from higaki.engine.table.steps import NOBODY
from higaki.rating_model import Skill
from higaki.server.database import schema, sqlite_store
from higaki.server.database.change import write
from higaki.server.ratings import records
from higaki.server.storage import write_tables
from higaki.server.tables.occupant import Occupant
from higaki.server.tables.room import Room

MODEL = PlackettLuce()


@contextmanager
def database(file: Path) -> Iterator[Engine]:
    engine = sqlite_store.open_database(f"sqlite:///{file}")
    try:
        yield engine
    finally:
        engine.dispose()


@cache
def played(seats: int = 2, seed: int = 1, game: str = "osaka", teams: bool = False, decisions: int = 1 << 20) -> Match:
    """A whole game, or its first decisions."""
    options: dict[str, Any] = {"teams": True} if teams else {}
    match = higaki.new(game, seats=seats, seed=seed, **options)
    chance = random.Random(seed)
    while not match.over and len(match.log) < decisions:
        match.play(chance.choice(match.options))
    return match


def winner_first(match: Match, first: str, second: str) -> list[str]:
    """Two people on the seats of a match for two, so that the first one wins."""
    (winner,), _ = match.ranking
    return [first, second] if winner == 0 else [second, first]


class Played:
    """Games that end one after the other in one database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.count = 0

    def guests(self, *names: str) -> None:
        with self.engine.begin() as connection:
            for name in names:
                connection.execute(insert(schema.guests).values(id=name, name=name.title(), created="2026-01-01"))

    def room(self, match: Match, *guests: str, private: bool = True, rated: bool = True) -> Room:
        """A table on disk at which these play this match."""
        self.count += 1
        occupants = [Occupant(guest, None, None, False) for guest in guests]
        options = match.game.settings.chosen(match.table.settings)
        room = Room(f"table-{self.count}", match.game, private, occupants, options, guests[0])
        room.rated = rated
        with self.engine.begin() as connection:
            write_tables.insert_room(connection, room)
        room.match = match
        return room

    def end(self, room: Room) -> None:
        """The change that ends the game, as the service commits it."""
        room.seq += 1
        with self.engine.begin() as connection:
            write(connection, write_tables.change_of(room, f"command-{room.seq}", NOBODY, "table:ended"))
        room.revision += 1

    def play(self, match: Match, *guests: str, **more: Any) -> Room:
        room = self.room(match, *guests, **more)
        self.end(room)
        return room

    def rows(self, what: Any) -> list[Any]:
        with self.engine.connect() as connection:
            return list(connection.execute(select(what)).all())

    def skills(self, game: str = "osaka") -> dict[str, Skill]:
        """What is known of everybody, by the guest."""
        with self.engine.connect() as connection:
            who = {row.id: row.guest for row in connection.execute(select(schema.players))}
            return {who[player]: skill for player, skill in records.current(connection, list(who), game).items()}

    def uncounted(self) -> list[str | None]:
        return [row.uncounted for row in sorted(self.rows(schema.rated_games), key=lambda row: row.number)]


def settle(connection: Connection, guest: str, mu: float, game: str = "osaka", sigma: float = 3.0) -> None:
    """As if the guest had played a lot."""
    player = f"player of {guest}"
    connection.execute(insert(schema.players).values(id=player, guest=guest))
    connection.execute(insert(schema.ratings).values(player=player, game=game, mu=mu, sigma=sigma, games=50))
