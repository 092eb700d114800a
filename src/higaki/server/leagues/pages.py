"""The page of a league, and the list of a guest's leagues. Guests are named, their ids are secret."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, Row, select

from higaki.server.common.monotonic_time import written
from higaki.server.database.schema import guests, tables
from higaki.server.leagues import league_rows
from higaki.server.leagues.league_rows import OPEN, OVER
from higaki.server.leagues.pairing.history import Game
from higaki.server.leagues.pairing.scores import WHOLE, points_of, standings
from higaki.server.leagues.rounds import over_days
from higaki.server.protocol.responses.leagues import (
    League,
    LeagueCard,
    LeaguePerson,
    LeagueRound,
    LeagueSeat,
    LeagueTable,
    Standing,
)
from higaki.server.protocol.responses.words import LeagueTableState

MOST_LISTED: Final = 50


class _Page:
    """One league, as it was read at one moment."""

    def __init__(self, connection: Connection, league: str, guest: str | None) -> None:
        self.row: Final = league_rows.league_called(connection, league)
        self.guest: Final = guest
        self.people: Final = league_rows.people_of(connection, league)
        self.now: Final = league_rows.playing(self.people)
        self.rows: Final = league_rows.tables_of(connection, league)
        self.games: Final = league_rows.games_of(self.rows)
        around = {one.guest for one in self.people if one.guest is not None} | {self.row.host}
        asked = select(guests.c.id, guests.c.name).where(guests.c.id.in_(around))
        self.names: Final = {one.id: one.name for one in connection.execute(asked)}
        states = select(tables.c.id, tables.c.state).where(tables.c.league == league)
        self.states: Final[dict[str, LeagueTableState]] = {one.id: one.state for one in connection.execute(states)}

    def written(self) -> League:
        row = self.row
        me = next((one for one in self.people if one.guest is not None and one.guest == self.guest), None)
        mine = None if me is None or me.until is not None else me.player
        return {
            "league": row.id,
            "name": row.name,
            "game": row.game,
            "options": row.options,
            "seats": row.seats,
            "kind": row.kind,
            "scoring": row.scoring,
            "clock": row.clock,
            "pace": "days" if over_days(row) else "live",
            "bot": row.bot,
            "most": row.most,
            "state": row.state,
            "round": row.round,
            "rounds": row.rounds,
            "begins": None if row.due is None else written(row.due),
            "host": self.names.get(row.host) or None,
            "hosting": row.host is not None and row.host == self.guest,
            "me": "no" if me is None else "left" if me.until is not None else "waits" if mine is None else "plays",
            "player": mine,
            "table": None if mine is None else self._table_of(mine),
            "waiting": [self._person(one) for one in league_rows.waiting(self.people)],
            "standings": self._standings(),
            "played": [self._round(number) for number in range(row.round, 0, -1)],
        }

    def _table_of(self, player: int) -> str | None:
        """The table of this round, while a game goes on there."""
        mine = [one for one in self.rows if one.round == self.row.round and player in one.players]
        return next((one.table for one in mine if one.table is not None and self._state(one) != "over"), None)

    def _person(self, person: Row[Any]) -> LeaguePerson:
        return {
            "number": person.number,
            "name": self.names.get(person.guest) or None,
            "bot": person.bot,
            "former": person.guest is None and person.bot is None,
            "you": person.guest is not None and person.guest == self.guest,
            "host": person.guest is not None and person.guest == self.row.host,
            "since": person.since,
            "until": person.until,
        }

    def _standings(self) -> list[Standing]:
        players = len({one.player for one in self.people if one.player is not None})
        return [
            {
                "player": rank.player,
                "place": rank.place,
                "points": _shown(rank.points),
                "games": rank.games,
                "byes": rank.byes,
                "direct": _shown(rank.direct),
                "wins": rank.wins,
                "opponents": _shown(rank.opponents),
                "people": [self._person(one) for one in self._people_for(rank.player)],
            }
            for rank in standings(players, self.games, self.row.scoring)
        ]

    def _people_for(self, player: int) -> list[Row[Any]]:
        """Who has played for this player, one after the other."""
        return sorted((one for one in self.people if one.player == player), key=lambda one: (one.since, one.number))

    def _round(self, number: int) -> LeagueRound:
        rows = [one for one in self.rows if one.round == number]
        return {"round": number, "tables": [self._table(one) for one in rows]}

    def _table(self, row: Row[Any]) -> LeagueTable:
        game = Game(row.round, row.players, row.sides, row.places)
        return {"table": row.table, "state": self._state(row), "seats": self._seats(game)}

    def _state(self, row: Row[Any]) -> LeagueTableState:
        if len(row.players) == 1:
            return "bye"
        if row.sides is not None:
            return "over" if row.places is not None else "none"
        return self.states.get(row.table, "none")

    def _seats(self, game: Game) -> list[LeagueSeat]:
        got = None if game.sides is None else points_of(game.sides, game.places, self.row.scoring)
        found: list[LeagueSeat] = []
        for seat, player in enumerate(game.players):
            # Whoever played for them in that round.
            there = [one for one in self._people_for(player) if one.until is None or one.until >= game.round]
            person = self._person(there[0])
            found.append(
                {
                    "player": player,
                    "name": person["name"],
                    "bot": person["bot"],
                    "former": person["former"],
                    "you": person["you"],
                    "place": None if game.places is None else game.places[seat],
                    "points": None if got is None else _shown(got[seat]),
                }
            )
        return found


def page(connection: Connection, league: str, guest: str | None) -> League:
    return _Page(connection, league, guest).written()


def leagues_of(connection: Connection, guest: str) -> list[LeagueCard]:
    """The leagues that a guest is in or hosts."""
    found: list[LeagueCard] = []
    for row in league_rows.leagues_of(connection, guest, MOST_LISTED):
        people = league_rows.people_of(connection, row.id)
        mine = next((one.player for one in people if one.guest == guest and one.until is None), None)
        running = [one for one in league_rows.tables_of(connection, row.id) if one.round == row.round]
        here = [one.table for one in running if one.sides is None and mine in one.players]
        joined = len(league_rows.waiting(people)) if row.state == OPEN else len(league_rows.playing(people))
        found.append(
            {
                "league": row.id,
                "name": row.name,
                "game": row.game,
                "state": row.state,
                "round": row.round,
                "rounds": row.rounds,
                "people": joined,
                "hosting": row.host == guest,
                "table": next(iter(here), None) if row.state != OVER else None,
            }
        )
    return found


def _shown(points: int) -> float:
    return round(points / WHOLE, 3)
