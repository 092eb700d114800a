"""However somebody declines, and whether or not they could have answered: the others are sent the very same bytes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from unittest.mock import patch

import pytest
from serving import fresh_id
from stores import NoDisk
from toy_windows import WINDOW, town

from higaki.server.accounts.guests import Guest
from higaki.server.background.automatic_answers import AutomaticAnswers
from higaki.server.commands import advance_answers, playing
from higaki.server.service.table_service import TableService
from higaki.server.tables import views, windows
from higaki.server.tables.clocks import Clock
from higaki.server.tables.occupant import Occupant
from higaki.server.tables.room import Room
from higaki.server.tables.subscribers import Subscriber
from higaki.server.web.websocket import next_message

NAMES = {"ann": "Ann", "bob": "Bob", "cem": "Cem"}
ANN, BOB, CEM = (Guest(number, name) for number, name in NAMES.items())
OTHERS = ["ann", "cem", "somebody else", None]
SECONDS = 5.0


class Evening:
    """Red bids, and blue, who is Bob, declines in one way or another. What the others are sent meanwhile is kept."""

    def __init__(self, letter: str) -> None:
        occupants = [Occupant(guest, None, None, False) for guest in NAMES]
        self.room = Room("table", town().game, True, occupants, {}, "ann")
        self.room.match = town(post={"red": ["dove"], "blue": [letter], "green": ["ant"]}, day=1)
        self.room.clock = Clock("blitz", 600, 5, 3)
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

    async def play(self, guest: Guest, thing: str) -> None:
        command = f"command-{guest.id}-{self.room.seq}"
        await playing.play(self.service, self.room, guest, command, self.room.seq, [thing])

    async def advance(self, what: Callable[..., Awaitable[None]], scope: str, step: str | None = None) -> None:
        await what(self.service, self.room, BOB, fresh_id(), "blue", scope, step)

    async def until(self, turn: int) -> None:
        """Until it is on a seat whom the server does not answer for."""
        async with asyncio.timeout(SECONDS):
            while self.room.turn != turn or self.room.passing:
                await asyncio.sleep(0)


async def not_asked(evening: Evening) -> None:
    await evening.play(ANN, "bid.2")


async def clicks(evening: Evening) -> None:
    await evening.play(ANN, "bid.2")
    assert views.view(evening.room, NAMES, "bob")["scene"]["options"] == ["decline", "object"]  # type: ignore[index]
    await evening.play(BOB, "decline")


async def bluffs(evening: Evening) -> None:
    await evening.advance(advance_answers.withdraw, "unable")
    await evening.play(ANN, "bid.2")
    assert views.view(evening.room, NAMES, "bob")["scene"]["options"] == ["decline"]  # type: ignore[index]
    await evening.play(BOB, "decline")


async def declines_for_the_rest(evening: Evening) -> None:
    await evening.play(ANN, "bid.2")
    await evening.advance(advance_answers.stand, "always", WINDOW)


async def declined_before(evening: Evening) -> None:
    await evening.advance(advance_answers.stand, "always")
    await evening.play(ANN, "bid.2")


async def changed_their_mind(evening: Evening) -> None:
    await evening.advance(advance_answers.stand, "always")
    await evening.advance(advance_answers.withdraw, "always")
    await clicks(evening)


async def is_not_asked_after_all(evening: Evening) -> None:
    await evening.advance(advance_answers.withdraw, "unable")
    await evening.play(ANN, "bid.2")
    await evening.advance(advance_answers.stand, "unable")


Way = Callable[[Evening], Awaitable[None]]
# How Bob declines, and a letter he holds then; only with an ant could he answer.
WAYS: list[tuple[Way, str]] = [
    (not_asked, "bee"),
    (not_asked, "cat"),
    (clicks, "ant"),
    (bluffs, "bee"),
    (declines_for_the_rest, "ant"),
    (declined_before, "ant"),
    (declined_before, "cat"),
    (changed_their_mind, "ant"),
    (is_not_asked_after_all, "bee"),
]


@pytest.fixture(autouse=True)
def no_time_passes() -> Iterator[None]:
    with (
        patch("higaki.server.tables.clocks.monotonic", lambda: 1.0),
        patch("higaki.server.tables.room.now", lambda: "now"),
    ):
        yield


def spent(way: Way, letter: str) -> Evening:
    async def evening() -> Evening:
        held = Evening(letter)
        await way(held)
        await held.until(turn=2)
        await held.play(CEM, "decline")
        await held.answering.close()
        return held

    return asyncio.run(evening())


@pytest.mark.parametrize(("way", "letter"), WAYS[1:], ids=lambda value: getattr(value, "__name__", value))
def test_others_hear_the_same_however_somebody_declines(way: Way, letter: str) -> None:
    plain, other = spent(*WAYS[0]), spent(way, letter)
    assert len(plain.heard) == 3 * len(OTHERS)  # the bid, and two who declined
    assert other.heard == plain.heard
    assert other.store.rows == plain.store.rows == [(1, 0, "bid.2"), (2, 1, "decline"), (3, 2, "decline")]


def test_answering_is_heard() -> None:
    """Else the test above would prove nothing."""

    async def objects() -> Evening:
        held = Evening("ant")
        await held.play(ANN, "bid.2")
        await held.play(BOB, "object")
        return held

    assert asyncio.run(objects()).heard != spent(*WAYS[0]).heard


def test_what_one_may_choose_and_what_stands_is_shown_to_nobody_else() -> None:
    async def look() -> None:
        held = Evening("ant")
        await held.advance(advance_answers.stand, "always", WINDOW)
        mine = views.view(held.room, NAMES, "bob")["reactions"]
        assert mine is not None
        assert (mine["seat"], mine["declined"], mine["asked_always"]) == ("blue", [WINDOW], False)
        for guest, seat in (("ann", "red"), ("cem", "green")):
            theirs = views.view(held.room, NAMES, guest)["reactions"]
            assert theirs is not None
            assert (theirs["seat"], theirs["declined"]) == (seat, [])
        assert views.view(held.room, NAMES, None)["reactions"] is None
        await held.answering.close()

    asyncio.run(look())


def test_nobody_is_declined_for_who_is_away() -> None:
    """The others see that they are: an answer would say that they could give no other."""

    async def absent(letter: str) -> list[tuple[str | None, str]]:
        held = Evening(letter)
        held.room.subscribers.discard(held.listening["bob"])
        await held.play(ANN, "bid.2")
        for _ in range(20):
            await asyncio.sleep(0)
        assert held.room.turn == 1
        offered = ["decline", "object"] if letter == "ant" else ["decline"]
        for guest in ("bob", *OTHERS):  # who only asks for the table, without a socket, can answer by hand
            shown = views.view(held.room, NAMES, guest)["scene"]
            assert shown is not None
            assert shown["options"] == (offered if guest == "bob" else [])
        # Back again: now it is answered, if it can be.
        held.room.subscribers.add(held.listening["bob"])
        held.service.somebody_came_or_went(held.room)
        held.room.subscribers.tell_who_is_there()
        held.push()
        if letter != "ant":
            await held.until(turn=2)
        await held.answering.close()
        return held.heard[: 2 * len(OTHERS)]

    assert asyncio.run(absent("ant")) == asyncio.run(absent("bee"))


def test_bots_take_their_time_only_where_people_could_learn_from_it() -> None:
    held = Evening("bee")
    room = held.room
    assert room.match is not None
    assert not windows.bots_take_their_time(room)
    room.match.play("bid.2")
    assert windows.bots_take_their_time(room)
    for occupant in room.occupants:
        occupant.stand_in = "greedy"
    assert not windows.bots_take_their_time(room)
