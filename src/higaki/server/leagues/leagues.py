"""Leagues of one server: the commands about them, and the task that goes on with their rounds."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final, TypeVar
from weakref import WeakSet

from sqlalchemy import Connection, Row, insert

from higaki import catalogue
from higaki.bots import LEVELS
from higaki.engine.base.errors import HigakiError
from higaki.engine.base.json_type import Json
from higaki.server.accounts import guests
from higaki.server.accounts.guests import Guest
from higaki.server.commands import deleting
from higaki.server.commands.seating import Bounds
from higaki.server.common.monotonic_time import wall
from higaki.server.database.schema import leagues
from higaki.server.leagues import league_rows, membership, rounds
from higaki.server.leagues.league_rows import OPEN, OVER, ROUND_ROBIN, RUNNING
from higaki.server.leagues.pairing.arranging import Tables
from higaki.server.leagues.pairing.round_robin import round_robin
from higaki.server.leagues.pairing.table_sizes import table_sizes
from higaki.server.leagues.rounds import SECONDS_BETWEEN_ROUNDS, allowed_sizes
from higaki.server.protocol.errors import Refusal, bad_request, illegal, not_yours
from higaki.server.service.table_service import TableService
from higaki.server.tables import clocks
from higaki.server.tables.idempotency import asked, check
from higaki.server.tables.room import OVER as TABLE_OVER
from higaki.server.tables.room import Room

log = logging.getLogger("higaki")
SECONDS_BETWEEN_LOOKS: Final = 5.0
LONGEST_NAME: Final = 40
# The greatest number of players, by kind, and of leagues that are not over and have the same host.
MOST_PLAYERS: Final = {league_rows.ROUND_ROBIN: 16, league_rows.SWISS: 64}
MOST_HOSTED: Final = 5
MOST_ROUNDS: Final = 12
T = TypeVar("T")


class Leagues:
    """The leagues, and their task in this process."""

    def __init__(self, service: TableService, bounds: Bounds, seconds: float = SECONDS_BETWEEN_LOOKS) -> None:
        self._service = service
        self._bounds = bounds
        self._seconds = seconds
        self._wanted = asyncio.Event()
        self._beginning = asyncio.Lock()
        # Finished tables of leagues in memory that have been noticed.
        self._noticed: WeakSet[Room] = WeakSet()
        self._going: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._service.on_change.append(self._heed)
        self._service.on_loss.append(self._wanted.set)
        self._going = asyncio.create_task(self._keep_going())

    def _heed(self, room: Room) -> None:
        """A table of a league is over: perhaps its round is."""
        if room.league is not None and room.state == TABLE_OVER and room not in self._noticed:
            self._noticed.add(room)
            self._wanted.set()

    # Commands

    async def create(self, guest: Guest, wish: Json) -> str:
        """Create a league whose host plays, too. A repeated command returns the same league."""
        command = wish.pop("command_id")
        asking = asked(guest, "league", wish)
        # It cannot be guessed, because a guest's id is secret.
        address = hashlib.sha256(f"league {guest.id} {command}".encode()).digest()[:9]
        league = base64.urlsafe_b64encode(address).decode()
        row = self._checked(wish)

        def work(connection: Connection) -> None:
            before = league_rows.find(connection, league)
            if before is not None:
                check(before.asked, asking)
                return
            if league_rows.count_hosted(connection, guest.id) >= MOST_HOSTED:
                raise Refusal(
                    409, "many_leagues", f"{MOST_HOSTED} of your leagues go on; right would be to end one of them first"
                )
            times = dict.fromkeys(("created", "updated"), guests.now())
            values = {"id": league, "host": guest.id, "asked": asking, "state": OPEN, "round": 0, **times}
            connection.execute(insert(leagues).values(**values, seed=secrets.randbelow(1 << 31), **row))
            membership.join(connection, league_rows.league_called(connection, league), guest)

        await self._change(work)
        return league

    def _checked(self, wish: Json) -> Json:
        """The row of a league as a guest wishes it. Refuse what cannot be played."""
        try:
            game = catalogue.find(wish["game"])
            game.empty_table(wish["seats"], 0, wish["options"])
        except HigakiError as error:
            raise bad_request(str(error)) from None
        if wish["seats"] < 2:
            raise bad_request("nobody meets anybody alone at a table; right would be at least 2 seats")
        if wish["bot"] not in LEVELS:
            raise bad_request(f"there is no bot called {wish['bot']!r}; right would be one of {', '.join(LEVELS)}")
        clocks.wished(wish["clock"], wish["seats"], self._bounds.shortest_clock)
        most = MOST_PLAYERS[wish["kind"]]
        if not wish["seats"] <= wish["most"] <= most:
            raise bad_request(f"{wish['most']} cannot play here; right would be {wish['seats']} to {most} players")
        if wish["kind"] == ROUND_ROBIN and wish["rounds"] is not None:
            raise bad_request("a round robin has the rounds that it needs; right would be no number of rounds")
        if wish["kind"] != ROUND_ROBIN and not 1 <= (wish["rounds"] or 0) <= MOST_ROUNDS:
            raise bad_request(f"a Swiss league needs a number of rounds; right would be 1 to {MOST_ROUNDS}")
        name = guests.clean_text(wish["name"].replace("\n", " "), LONGEST_NAME, "the name of the league")
        return {**wish, "name": name}

    async def join(self, guest: Guest, league: str) -> None:
        await self._of(league, lambda connection, row: membership.join(connection, row, guest))

    async def leave(self, guest: Guest, league: str) -> None:
        await self._of(league, lambda connection, row: membership.leave(connection, row, guest.id))
        await self.see_to(league)

    async def remove(self, guest: Guest, league: str, number: int) -> None:
        await self._of(league, lambda connection, row: membership.remove(connection, row, guest.id, number))
        await self.see_to(league)

    async def start(self, guest: Guest, league: str, bots: int) -> None:
        """Begin the first round, with this many bots besides the people. A repetition changes nothing.

        One league begins at a time, so that many requests at once do not search for as many plans.
        """
        async with self._beginning:
            await self._start(guest, league, bots)

    async def _start(self, guest: Guest, league: str, bots: int) -> None:
        row, joined = await self._service.store.read(partial(_with_people, league=league))
        _only_the_host(row, guest)
        if row.state != OPEN:
            return
        people = min(joined, row.most)
        players, allowed = people + bots, allowed_sizes(row.game, row.seats, row.options)
        if players > row.most:
            raise bad_request(f"there are {row.most - people} places left; right would be at most so many bots")
        if not table_sizes(players, allowed):
            raise illegal(f"{players} cannot play; right would be to wait for others, or more bots")
        # The search for a plan takes up to a second, so nobody waits for it.
        plan = None
        if row.kind == ROUND_ROBIN:
            plan = await asyncio.to_thread(round_robin, players, allowed, row.seed)
        await self._of(league, partial(_begin, guest=guest, people=people, bots=bots, plan=plan))
        await self.see_to(league)

    async def end(self, guest: Guest, league: str) -> None:
        """End a league early: no further round begins. Games that are going on still count."""

        def work(connection: Connection, row: Row[Any]) -> None:
            _only_the_host(row, guest)
            if row.state != OVER:
                league_rows.change(connection, league, state=OVER, due=None)

        await self._of(league, work)

    async def _of(self, league: str, work: Callable[[Connection, Row[Any]], T]) -> T:
        return await self._change(lambda connection: work(connection, league_rows.league_called(connection, league)))

    async def _change(self, work: Callable[[Connection], T]) -> T:
        def in_turn(connection: Connection) -> T:
            league_rows.take_turn(connection)
            return work(connection)

        return await self._service.store.run(in_turn)

    # Rounds

    async def _keep_going(self) -> None:
        while True:
            self._wanted.clear()
            try:
                await self.go_round()
            except Exception:
                log.exception("leagues could not be seen to; it is tried again")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wanted.wait(), self._seconds)

    async def go_round(self) -> None:
        """Do once what is due in all leagues that this process is responsible for."""
        moment = wall()
        found = await self._service.store.read(
            lambda connection: league_rows.due(connection, moment, SECONDS_BETWEEN_ROUNDS)
        )
        for league in found:
            if self._service.peers.membership.on_duty(league):
                try:
                    await self.see_to(league)
                except Exception:  # the others go on
                    log.exception("a league could not go on; it is tried again")

    async def see_to(self, league: str) -> None:
        """Do what is due in a league. Any process may do it, at any time."""
        for _, guest, table in await self._service.store.read(partial(league_rows.left_behind, league=league)):
            with suppress(Refusal):  # a table that cannot be read does not stop the others
                room = await self._service.registry.room(table)
                await deleting.leave_for_good(self._service, room, Guest(guest, ""))
        opened = await self._change(
            lambda connection: rounds.go_on(connection, league, self._bounds, self._service.with_opening, wall())
        )
        self._service.registry.names |= opened.names
        for room in opened.rooms:
            self._service.registry.keep(room)
            self._service.peers.tell_of_table(room)

    async def close(self) -> None:
        if self._going is not None:
            self._going.cancel()
            await asyncio.gather(self._going, return_exceptions=True)


def _with_people(connection: Connection, league: str) -> tuple[Row[Any], int]:
    row = league_rows.league_called(connection, league)
    return row, len(league_rows.waiting(league_rows.people_of(connection, league)))


def _only_the_host(league: Row[Any], guest: Guest) -> None:
    if league.host != guest.id:
        raise not_yours("only who opened the league decides about it")


def _begin(
    connection: Connection, league: Row[Any], guest: Guest, people: int, bots: int, plan: list[Tables] | None
) -> None:
    _only_the_host(league, guest)
    if league.state != OPEN:
        return
    joined = league_rows.waiting(league_rows.people_of(connection, league.id))
    if min(len(joined), league.most) != people:
        raise illegal("somebody has just come or gone; right would be to look who is here, and begin then")
    for player, person in enumerate(joined[:people]):
        league_rows.change_person(connection, person, player=player, since=1)
    for player in range(people, people + bots):
        league_rows.add_person(connection, league.id, bot=league.bot, player=player, since=1)
    number = league.rounds if plan is None else len(plan)
    league_rows.change(connection, league.id, state=RUNNING, rounds=number, plan=plan, due=wall())
