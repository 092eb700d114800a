"""Three people at a game in this process, who decide in advance. What the others are sent meanwhile is kept."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from serving import fresh_id
from stores import NoDisk

import higaki
from higaki.engine.match.match import Match
from higaki.server.accounts.guests import Guest
from higaki.server.background.automatic_answers import AutomaticAnswers
from higaki.server.commands import deciding_in_advance, playing
from higaki.server.protocol.responses.table.in_advance import InAdvance
from higaki.server.protocol.responses.table.view import View
from higaki.server.service.table_service import TableService
from higaki.server.tables import views, windows
from higaki.server.tables.occupant import Occupant
from higaki.server.tables.room import Room
from higaki.server.tables.subscribers import Subscriber
from higaki.server.web.websocket import next_message

NAMES = {"ann": "Ann", "bob": "Bob", "cem": "Cem"}
ANN, BOB, CEM = (Guest(number, name) for number, name in NAMES.items())
OTHERS = ["ann", "cem", "somebody else", None]
SECONDS = 5.0


class Gathering:
    """Ann, Bob and Cem in the order of their turns; the answers that are given in advance come at once."""

    def __init__(self, match: Match) -> None:
        occupants = [Occupant(None, None, None, False) for _ in NAMES]
        for number, guest in enumerate(NAMES):
            occupants[(match.seat + number) % len(NAMES)].guest = guest
        self.room = Room("table", match.game, True, occupants, {}, "ann")
        self.room.match = match
        windows.prepare(self.room)
        self.room.note_length()
        self.store = NoDisk()
        self.service = TableService(self.store)  # type: ignore[arg-type]
        self.service.registry._rooms["table"] = self.room
        self.service.registry.names |= NAMES
        # Who listens, and all that is pushed to them: the number of pushes tells something, too.
        self.listening = {guest: Subscriber(guest) for guest in [*OTHERS, "bob"]}
        for one in self.listening.values():
            self.room.subscribers.add(one)
        self.heard: list[tuple[str | None, str]] = []
        self.service.on_change.append(lambda _room: self.push())
        self.answering = AutomaticAnswers(self.service, (0.0, 0.0))

    def push(self) -> None:
        for guest in OTHERS:
            if self.listening[guest].changed.is_set():
                self.listening[guest].changed.clear()
                message = next_message(self.service, self.room, self.listening[guest])
                self.heard += [] if message is None else [(guest, message)]

    @property
    def match(self) -> Match:
        assert self.room.match is not None
        return self.room.match

    def name(self, guest: Guest) -> str:
        return self.room.game.seat_names[self.room.seats_of(guest.id)[0]]

    def view(self, guest: Guest) -> View:
        return views.view(self.room, NAMES, guest.id)

    def mine(self, guest: Guest) -> InAdvance:
        mine = self.view(guest)["in_advance"]
        assert mine is not None
        return mine

    def offered(self, guest: Guest) -> list[str]:
        scene = self.view(guest)["scene"]
        assert scene is not None
        return scene["options"]

    async def play(self, guest: Guest, *things: str) -> None:
        await playing.play(self.service, self.room, guest, fresh_id(), self.room.seq, list(things))

    async def undo(self, guest: Guest, whole_turn: bool = False) -> None:
        await playing.undo(self.service, self.room, guest, fresh_id(), self.room.seq, whole_turn)

    async def give(self, guest: Guest, order: str, amount: int = 0) -> None:
        await deciding_in_advance.give_order(
            self.service, self.room, guest, fresh_id(), self.name(guest), order, amount
        )

    async def withdraw(self, guest: Guest, order: str) -> None:
        await deciding_in_advance.withdraw_order(self.service, self.room, guest, fresh_id(), self.name(guest), order)

    async def prepare(self, guest: Guest, *moves: list[str]) -> None:
        await deciding_in_advance.prepare_moves(
            self.service, self.room, guest, fresh_id(), self.room.seq, self.name(guest), list(moves)
        )

    async def settled(self) -> None:
        """Until the server has nothing to play for anybody."""
        async with asyncio.timeout(SECONDS):
            while self.room.passing or self.answering._waiting:
                await asyncio.sleep(0)

    @property
    def log(self) -> list[tuple[int | None, str]]:
        return [(entry.seat, self.match.game.things.names[entry.thing]) for entry in self.match.log]


Story = Callable[[Gathering], Awaitable[None]]


def at(match: Match, story: Story) -> Gathering:
    async def told() -> Gathering:
        gathering = Gathering(match)
        await story(gathering)
        await gathering.answering.close()
        return gathering

    return asyncio.run(told())


def traders(seed: int = 4) -> Match:
    """Traders of Osaka at the first turn. In the market lie blue 2, red 5, yellow 2, green 5, yellow 2."""
    match = higaki.new("osaka", seats=3, seed=seed)
    while match.options[0].startswith("tile"):
        match.play(match.options[0])
    return match


def clans(**changes: Any) -> Match:
    """Yedo at the first auction, in which all take part."""
    position = {"seats": 3, "agenda": ["NextAuction toyotomi"]}
    mon = dict.fromkeys(("toyotomi", "hosokawa", "nabeshima"), 20)
    return higaki.start("yedo", position | {"mon": mon} | changes, seed=1)


@contextmanager
def no_time_passes() -> Iterator[None]:
    with (
        patch("higaki.server.tables.clocks.monotonic", lambda: 1.0),
        patch("higaki.server.tables.room.now", lambda: "now"),
    ):
        yield
