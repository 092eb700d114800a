"""A full database: a guest at 62 tables, hundreds of others, long games, long chats, reviews, ratings."""

from __future__ import annotations

import json
import random
from datetime import UTC, datetime

from sqlalchemy import Connection, insert

import higaki
from higaki import catalogue
from higaki.engine.match.match import Match
from higaki.server.accounts import guests
from higaki.server.accounts.guests import Guest
from higaki.server.database import schema, sqlite_store
from higaki.server.storage import results, write_tables
from higaki.server.storage.reviews import VERSION
from higaki.server.tables.occupant import Occupant
from higaki.server.tables.room import Room
from higaki.server.tables.shuffle import new_shuffle

MINE = 62
LINES = 1000
RATED_GAMES = 200
REMEMBERED = 2000
# The approximate length of a review per decision.
REVIEWED = {"seat": "grey", "better": ["a thing that was pointed at"] * 2, "cost": 0.125, "why": ["a reason"] * 3}


def played(game: str, decisions: int = 1 << 20) -> Match:
    """A random game, the longest kind there is, or its first decisions."""
    match = higaki.new(game, seats=catalogue.find(game).settings.seats[-1], seed=3)
    rng = random.Random(1)
    while not match.over and len(match.log) < decisions:
        match.play(rng.choice(match.options))
    return match


class House:
    """The addresses of its tables and guests."""

    def __init__(self, url: str, others: int) -> None:
        self.games = list(catalogue.names())
        engine = sqlite_store.open_database(url)
        try:
            with engine.begin() as connection:
                self._furnish(connection, others)
        finally:
            engine.dispose()

    def _furnish(self, connection: Connection, others: int) -> None:
        self._count = 0
        self.me, self.token = self._guest(connection, "Annabella")
        people = [self._guest(connection, f"guest {number}") for number in range(60)]
        self._people = [guest.id for guest, _ in people]
        _, self.other_token = people[0]
        finished = {game: played(game) for game in self.games}
        halves = {game: played(game, len(match.log) * 4 // 5) for game, match in finished.items()}
        # Tables at which the guest plays all seats, for the routes that change something.
        self.own = {game: self._table(connection, game, match, alone=True) for game, match in halves.items()}
        self.over = {game: self._table(connection, game, match, mine=True) for game, match in finished.items()}
        # Tables that are read for the first time, each once.
        self.cold = {game: [self._table(connection, game, halves[game]) for _ in range(20)] for game in self.games}
        self.cold_over = {
            game: [self._table(connection, game, finished[game]) for _ in range(20)] for game in self.games
        }
        for number in range(MINE - len(self.own) - len(self.over)):
            game = self.games[number % len(self.games)]
            kinds = (None, played(game, 10), finished[game])
            self._table(connection, game, kinds[number % len(kinds)], mine=True)
        self.waiting = [self._table(connection, "osaka", None) for _ in range(others // 2)]
        self.hosted = [self._table(connection, "osaka", None, alone=True) for _ in range(160)]
        small = {game: played(game, 60) for game in self.games}
        self.playing = [self._table(connection, game, small[game]) for game in self.games * (others // 8)]
        self.resigning = [self._table(connection, game, halves[game], alone=True) for game in self.games * 20]
        for table in (*self.own.values(), *self.over.values()):
            self._talk(connection, table)
        for game, table in self.over.items():
            review = json.dumps([REVIEWED] * len(finished[game].log))
            values = {"table": table, "version": VERSION, "done": 1.0, "at": guests.now(), "review": review}
            connection.execute(insert(schema.reviews).values(**values))
        self._remember(connection, finished)
        self._rate(connection)

    def _guest(self, connection: Connection, name: str) -> tuple[Guest, str]:
        guest, token = guests.new_guest(connection)
        guests.rename(connection, guest, name, [])
        return guest, token

    def _table(
        self, connection: Connection, game: str, match: Match | None, mine: bool = False, alone: bool = False
    ) -> str:
        self._count += 1
        others = [self._people[(self._count + seat) % len(self._people)] for seat in range(8)]
        me = self.me.id
        number = match.table.seats if match is not None else 4
        if match is None:
            occupants = [Occupant(me if alone or mine else others[0], None, None, False)]
            occupants += [Occupant(None, None, None, False) for _ in range(number - 1)]
        elif alone:
            occupants = [Occupant(me, None, None if seat == 0 else f"seat {seat}", seat > 0) for seat in range(number)]
        else:
            occupants = [
                Occupant(me if mine and seat == 0 else others[seat], None, None, False) for seat in range(number)
            ]
        host = occupants[0].guest
        assert host is not None
        options = {} if match is None else match.game.settings.chosen(match.table.settings)
        room = Room(f"table-{self._count:05}", catalogue.find(game), match is not None, occupants, options, host)
        room.match, room.opened_from, room.turn_since = match, f"address {self._count}", guests.now()
        room.shuffle = new_shuffle() if match is None else None
        write_tables.insert_room(connection, room)
        if results.due(room):
            results.note(connection, room)
        return room.id

    def _talk(self, connection: Connection, table: str) -> None:
        rows = [
            {
                "table": table,
                "n": number,
                "command_id": f"said-{number:06}",
                "seat": 0,
                "name": "Annabella",
                "text": "What would you do in my place? " * 3,
                "at": guests.now(),
                "guest": self.me.id,
            }
            for number in range(1, LINES + 1)
        ]
        connection.execute(insert(schema.chat), rows)

    def _remember(self, connection: Connection, finished: dict[str, Match]) -> None:
        """Insert results of the guest's games whose tables were deleted."""
        for game, match in finished.items():
            for number in range(REMEMBERED // len(finished)):
                others = [self._people[(number + seat) % len(self._people)] for seat in range(match.table.seats - 1)]
                seated = [Occupant(guest, None, None, False) for guest in (self.me.id, *others)]
                room = Room(f"gone-{game}-{number:05}", match.game, True, seated, {}, self.me.id)
                room.match = match
                results.note(connection, room)

    def _rate(self, connection: Connection) -> None:
        """Insert many rated games of everybody at everything, with pages that are shown."""
        everybody = [self.me.id, *self._people]
        players = [
            {"id": f"player-{guest}", "guest": guest, "page": f"page-{guest}", "statistics": True}
            for guest in everybody
        ]
        connection.execute(insert(schema.players), players)
        self.page = f"page-{self.me.id}"
        number, when = 0, datetime.now(UTC).isoformat()
        for game in self.games:
            values = {"game": game, "mu": 25.0, "sigma": 2.0, "games": RATED_GAMES}
            connection.execute(insert(schema.ratings), [{"player": one["id"], **values} for one in players])
            for count in range(RATED_GAMES):
                number += 1
                about = {"number": number, "table": f"rated-{number:05}", "game": game, "at": when, "uncounted": None}
                connection.execute(insert(schema.rated_games).values(**about))
                measured = {"mu_before": 25.0, "mu": 25.5, "sigma": 2.0, "games": count + 1}
                rows = [
                    {
                        "number": number,
                        "seat": seat,
                        "player": players[seat]["id"],
                        "side": seat,
                        "place": seat,
                        **measured,
                    }
                    for seat in range(4)
                ]
                connection.execute(insert(schema.rated_results), rows)
