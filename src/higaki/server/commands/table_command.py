"""Decorators of commands at a table: lock the table, recognise a repeated command, refuse an old number.

A command is one of these decorators and its own lines: who may run it, and what it changes. It receives a `Call` and
the guest's wish. Its callers pass the service, the table and the guest, then the command id and the number of the
change that the guest has seen if the decorator asks for them, then the wish. If another process was faster, the
command runs again on the current table.

A digest of name and wish is stored with the change (`tables.idempotency`). If one of them is renamed or reordered, a
command that was carried out before the update and is repeated after it is refused.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar, TypeVarTuple

from higaki.engine.match.match import Match
from higaki.server.accounts.guests import Guest
from higaki.server.database.conflicts import retried
from higaki.server.protocol.errors import Refusal, illegal, not_yours
from higaki.server.service.table_service import TableService
from higaki.server.tables import view_json
from higaki.server.tables.idempotency import asked
from higaki.server.tables.room import PLAYING, Room

T = TypeVar("T")
Given = ParamSpec("Given")
# Positional parameters only: their order is that of the digest.
Wish = TypeVarTuple("Wish")


class Call:
    """One call of a command. The table is locked and up to date while the command runs."""

    __slots__ = ("command", "guest", "room", "service", "wish")

    def __init__(
        self, service: TableService, room: Room, guest: Guest, command: str | None = None, wish: str | None = None
    ) -> None:
        self.service = service
        self.room = room
        self.guest = guest
        self.command = command
        self.wish = wish

    def running_match(self) -> Match:
        """The match; refuse if no game is running."""
        if self.room.match is None or self.room.state != PLAYING:
            raise illegal("no game is going on at this table")
        return self.room.match

    def own_seat(self, seat_name: str) -> int:
        """The seat of this name; refuse if somebody else sits there."""
        seat = self.room.seat_called(seat_name)
        if seat not in self.room.seats_of(self.guest.id):
            raise not_yours(f"{seat_name} is not your seat")
        return seat

    async def change(self, seat: int, thing: str, apply: Callable[[], None]) -> None:
        """`TableService.change` under the id of this command, or under a new one."""
        command = self.command or secrets.token_hex(8)
        await self.service.change(self.room, command, seat, thing, apply, self.wish)

    async def change_secretly(self, seat: int, apply: Callable[[], None]) -> None:
        """`TableService.change_secretly` under the id of this command, or under a new one."""
        command = self.command or secrets.token_hex(8)
        await self.service.change_secretly(self.room, command, seat, apply, self.wish)


def game_command(
    name: str, query_first: bool = True
) -> Callable[
    [Callable[[Call, *Wish], Awaitable[None]]],
    Callable[[TableService, Room, Guest, str, int, *Wish], Coroutine[Any, Any, None]],
]:
    """Decorator of a command that refers to the table as the guest has seen it, and needs a running game.

    Without `query_first`, a table in memory with the expected number counts as up to date: see `TableService.holding`.
    """

    def decorate(
        work: Callable[[Call, *Wish], Awaitable[None]],
    ) -> Callable[[TableService, Room, Guest, str, int, *Wish], Coroutine[Any, Any, None]]:
        @retried
        @wraps(work)
        async def run(
            service: TableService, table: Room, guest: Guest, command: str, expected: int, *wish: *Wish
        ) -> None:
            async with service.holding(table, None if query_first else expected) as room:
                asking = asked(guest, name, *wish)
                if room.commands.has(command, asking):
                    return
                refuse_old_number(service, room, guest, expected)
                call = Call(service, room, guest, command, asking)
                call.running_match()
                await work(call, *wish)

        return run

    return decorate


def table_command(
    name: str,
) -> Callable[
    [Callable[[Call, *Wish], Awaitable[None]]],
    Callable[[TableService, Room, Guest, str, *Wish], Coroutine[Any, Any, None]],
]:
    """Decorator of a command that expects no number, because its meaning does not depend on other changes."""

    def decorate(
        work: Callable[[Call, *Wish], Awaitable[None]],
    ) -> Callable[[TableService, Room, Guest, str, *Wish], Coroutine[Any, Any, None]]:
        @retried
        @wraps(work)
        async def run(service: TableService, table: Room, guest: Guest, command: str, *wish: *Wish) -> None:
            async with service.holding(table) as room:
                asking = asked(guest, name, *wish)
                if not room.commands.has(command, asking):
                    await work(Call(service, room, guest, command, asking), *wish)

        return run

    return decorate


def command_without_id(
    work: Callable[Concatenate[Call, Given], Awaitable[T]],
) -> Callable[Concatenate[TableService, Room, Guest, Given], Coroutine[Any, Any, T]]:
    """Decorator of a command that recognises a repetition by the state of the table, and then changes nothing."""

    @retried
    @wraps(work)
    async def run(service: TableService, table: Room, guest: Guest, /, *given: Given.args, **named: Given.kwargs) -> T:
        async with service.holding(table) as room:
            return await work(Call(service, room, guest), *given, **named)

    return run


def refuse_old_number(service: TableService, room: Room, guest: Guest, expected: int) -> None:
    """Refuse a command about a table that has changed since the guest saw it."""
    if expected != room.seq:
        current = view_json.view(room, service.registry.names, guest.id, blocked=service.blocks.by(guest.id))
        raise Refusal(409, "stale", f"the table has moved on to {room.seq}; look at it again", view=current)
