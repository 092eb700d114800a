"""Commands about seeks: seek a game, end the seek, begin with bots. A table opens by itself when enough people fit.

A seek is stored and matched in one transaction, which also stores the table and where each seeker is led. Such
transactions run one after the other (`seeks.take_turn`), so there is one table for a match, and nobody is at two.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Row

from higaki import catalogue
from higaki.bots import LEVELS
from higaki.engine.base.errors import HigakiError
from higaki.engine.base.json_type import Json
from higaki.server.accounts import blocks
from higaki.server.accounts.guests import Guest
from higaki.server.commands import seating, start_game
from higaki.server.commands.seating import Bounds
from higaki.server.common.monotonic_time import wall
from higaki.server.meeting import seeks
from higaki.server.meeting.matching import Matching, Seeker
from higaki.server.meeting.seeks import DAYS, Wish
from higaki.server.protocol.errors import bad_request, illegal
from higaki.server.protocol.responses.lobby import Seek
from higaki.server.service.table_service import TableService
from higaki.server.storage import write_tables
from higaki.server.tables.clocks import GIVE_UP
from higaki.server.tables.room import Room

# The clock of a game over days: two days for every move. Then a bot plays on, or the player gives up if it counts.
DAYS_CLOCK: Final = {"kind": "days", "seconds": 2 * 24 * 3600, "increment": 0, "then": "medium"}
RATED_DAYS_CLOCK: Final = {**DAYS_CLOCK, "then": GIVE_UP}


class Outcome(NamedTuple):
    """A seek after a transaction, and the table that was opened in it."""

    seek: Row[Any]
    room: Room | None
    names: dict[str, str]


class Seeking:
    """Seeks of one server."""

    def __init__(self, service: TableService, bounds: Bounds, most_of_an_address: int) -> None:
        self._service = service
        self._bounds = bounds
        self._most = most_of_an_address
        # Called with the guests whose seeks have changed.
        self.on_change: list[Callable[[Iterable[str]], None]] = []

    async def seek(self, guest: Guest, command: str, wish: Wish, origin: str | None) -> Seek:
        """Seek a game. A repeated command returns the same seek, even if a table was found for it."""
        self._check(guest, wish)
        where = None if origin is None else self._service.store.digests.of_address(origin)

        def work(connection: Connection) -> Outcome:
            seeks.take_turn(connection)
            now, before = wall(), seeks.of_guest(connection, guest.id, wish.game)
            if before is not None and before.command_id == command:
                return Outcome(before, None, {})
            seeks.put(connection, guest.id, command, wish, where, self._most, now)
            return self._matched(connection, guest.id, wish, now)

        return await self._run(work)

    async def end(self, guest: Guest, game: str) -> str | None:
        """End a seek. If a table was found before, the guest is told which."""

        def work(connection: Connection) -> str | None:
            seeks.take_turn(connection)
            return seeks.end(connection, guest.id, game)

        table = await self._service.store.run(work)
        self._changed([guest.id])
        return table

    async def begin_with_bots(self, guest: Guest, game: str) -> Seek:
        """Open the table with everybody who fits, and bots on the empty seats. A repetition returns the same table."""

        def work(connection: Connection) -> Outcome:
            seeks.take_turn(connection)
            now, row = wall(), seeks.of_guest(connection, guest.id, game)
            if row is not None and row.table is not None:
                return Outcome(row, None, {})
            if row is None or not seeks.shown(row, now)["bots"]:
                raise illegal(
                    "bots are offered after a minute, for live games that are not rated; right would be to wait"
                )
            wish = Wish(row.game, row.least, row.most, row.pace, row.rated)
            everybody, me = self._everybody(connection, wish, now), Seeker(guest.id, guest.name, row.least, row.most)
            people, seats = everybody.table_with_bots(me)
            return self._opened(connection, guest.id, wish, people, seats, now)

        return await self._run(work)

    async def match_all(self, wishes: tuple[Wish, ...]) -> None:
        """Match seeks that fit since a block was undone, or since somebody came back."""
        for game, pace, rated in dict.fromkeys((wish.game, wish.pace, wish.rated) for wish in wishes):
            wish = Wish(game, 0, 0, pace, rated)
            first = await self._service.store.read(partial(self._first, wish=wish))
            if first is not None:
                await self._match_again(first, wish)

    async def _match_again(self, guest: str, wish: Wish) -> None:
        def work(connection: Connection) -> Outcome | None:
            seeks.take_turn(connection)
            now, row = wall(), seeks.of_guest(connection, guest, wish.game)
            return None if row is None or row.table is not None else self._matched(connection, guest, wish, now)

        outcome = await self._service.store.run(work)
        if outcome is not None:
            self._take_in(outcome)

    def _first(self, connection: Connection, wish: Wish) -> str | None:
        """Somebody for whom a table could begin now."""
        now = wall()
        everybody = self._everybody(connection, wish, now)
        return next((one.guest for one in everybody.seekers if everybody.full_table(one) is not None), None)

    def _check(self, guest: Guest, wish: Wish) -> None:
        """Refuse what no table could be."""
        try:
            seats = catalogue.find(wish.game).settings.seats
        except HigakiError as error:
            raise bad_request(str(error)) from None
        if wish.least > wish.most or not set(seats) >= {wish.least, wish.most} or wish.most < 2:
            raise bad_request(
                f"{wish.game} cannot be sought for {wish.least} to {wish.most} people; "
                f"right would be a range within {max(2, seats[0])} to {seats[-1]}"
            )
        self._laid_out(guest, wish, wish.most)

    def _laid_out(self, host: Guest, wish: Wish, seats: int) -> Room:
        """A table for these people, as somebody would open it by hand."""
        game = catalogue.find(wish.game)
        asked: Json = {
            "game": wish.game,
            "seats": [{"kind": "me"}, *[{"kind": "friend"}] * (seats - 1)],
            "options": dict(game.settings.quick),
            "private": False,
            "memory": "open",
            "clock": None if wish.pace != DAYS else RATED_DAYS_CLOCK if wish.rated else DAYS_CLOCK,
            "rated": wish.rated,
            "substitutes": True,
        }
        return seating.laid_out(host, asked, self._bounds, seating.fresh_address())

    # Within a transaction

    def _everybody(self, connection: Connection, wish: Wish, now: float) -> Matching:
        return self._kept_apart(connection, seeks.alike(connection, wish, now))

    def _kept_apart(self, connection: Connection, found: list[Seeker]) -> Matching:
        return Matching(found, blocks.pairs_apart(connection, {one.guest for one in found}) if found else set())

    def _matched(self, connection: Connection, guest: str, wish: Wish, now: float) -> Outcome:
        """Open a table if enough people fit."""
        found = seeks.alike(connection, wish, now)
        me, people = next((one for one in found if one.guest == guest), None), None
        # Most seeks wait, so it is first looked whether enough people are there at all.
        if me is not None and Matching(found, set()).full_table(me) is not None:
            people = self._kept_apart(connection, found).full_table(me)
        if people is None:
            row = seeks.of_guest(connection, guest, wish.game)
            assert row is not None
            return Outcome(row, None, {})
        return self._opened(connection, guest, wish, people, len(people), now)

    def _opened(
        self, connection: Connection, guest: str, wish: Wish, people: list[Seeker], seats: int, now: float
    ) -> Outcome:
        """Store a table with these people, the first of whom is its host, and where they are led."""
        host = Guest(people[0].guest, people[0].name)
        room = self._laid_out(host, wish, seats)
        bot = LEVELS[0]
        chairs: list[tuple[str | None, str | None]] = [(one.guest, None) for one in people]
        chairs += [(None, bot)] * (seats - len(people))
        random.shuffle(chairs)
        for occupant, (who, program) in zip(room.occupants, chairs, strict=True):
            occupant.guest, occupant.bot = who, program
        room.opened_from = seeks.address_of(connection, host.id, wish.game)
        start_game.gather(room)
        write_tables.insert_room(connection, room)
        for keep in self._service.with_opening(room):
            keep(connection)
        seeks.note_found(connection, [one.guest for one in people], wish, room.id, now)
        row = seeks.of_guest(connection, guest, wish.game)
        assert row is not None
        return Outcome(row, room, {one.guest: one.name for one in people})

    # After the commit

    async def _run(self, work: Callable[[Connection], Outcome]) -> Seek:
        outcome = await self._service.store.run(work)
        self._take_in(outcome)
        return seeks.shown(outcome.seek, wall())

    def _take_in(self, outcome: Outcome) -> None:
        if outcome.room is not None:
            self._service.registry.names |= outcome.names
            self._service.registry.keep(outcome.room)
            self._service.peers.tell_of_table(outcome.room)
        self._changed([outcome.seek.guest, *outcome.names])

    def _changed(self, guests: Iterable[str]) -> None:
        for hear in self.on_change:
            hear(guests)
