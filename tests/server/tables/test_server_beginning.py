"""A game begins with numbers that its people add: nobody chooses the cards, nobody is kept waiting, nothing leaks."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import secrets
from collections.abc import Awaitable, Callable
from typing import Any
from unittest.mock import patch

import pytest
from serving import FRIEND, GREEDY, ME, Json, Person, Server, next_update, people
from simulated import Loop, Process, SimulatedSocket, World, empty_database
from sqlalchemy import Connection, Engine

import higaki
from higaki.engine.match.keyed_random_numbers import seal
from higaki.engine.match.shuffle_numbers import digest_of
from higaki.server.accounts import guests
from higaki.server.accounts.guests import Guest
from higaki.server.commands import deleting, rematch, seating, start_game
from higaki.server.commands.start_game import Beginnings
from higaki.server.protocol.errors import Refusal
from higaki.server.tables.room import Room


def chain(person: str, length: int = 4) -> list[str]:
    """What a browser shows one after the other, and last, what fixes the first of them."""
    numbers = [hashlib.sha256(person.encode()).digest()]
    for _ in range(length):
        numbers.append(hashlib.sha256(numbers[-1]).digest())
    return [number.hex() for number in numbers]


ANN, BOB, CEM, OPERATOR = (chain(name) for name in ("ann", "bob", "cem", "operator"))
FIXED, SHOWN, SHOWN_NEXT = -1, -2, -3


# Over the wire


def posted(person: Person, table: str, what: str, body: Json | None = None) -> Json:
    answer = person.post(f"/tables/{table}/{what}", body)
    assert answer.status_code == 200, answer.text
    view: Json = answer.json()
    return view


def refused(person: Person, table: str, what: str, body: Json | None = None) -> tuple[int, str]:
    answer = person.post(f"/tables/{table}/{what}", body)
    return answer.status_code, answer.json()["error"]


def test_a_game_is_dealt_by_the_key_and_all_numbers_once_the_last_one_is_shown(server: Server) -> None:
    with people(server, "Ann", "Bob", None) as (ann, bob, stranger):
        table = ann.open(ME, FRIEND)
        sealed = stranger.view(table)["shuffle"]
        assert (len(sealed["seal"]), sealed["begun"], sealed["numbers"]) == (64, False, [])
        with ann.listen(table) as listening:
            next_update(listening)
            fixed = posted(ann, table, "digest", {"digest": ANN[FIXED]})
            assert fixed["shuffle"]["numbers"] == [{"seats": ["grey"], "digest": ANN[FIXED], "number": None}]
            assert posted(ann, table, "digest", {"digest": ANN[FIXED]})["seq"] == fixed["seq"], (
                "the same is nothing new"
            )
            next_update(listening)
            # Nobody shows anything before, nobody else adds anything, and what is no digest is none.
            assert refused(ann, table, "number", {"number": ANN[SHOWN]}) == (422, "illegal")
            assert refused(bob, table, "digest", {"digest": BOB[FIXED]}) == (403, "not_yours")
            for nonsense in ("", "00", ANN[FIXED].upper(), ANN[FIXED] + "0", f"{ANN[FIXED]}\n", 7, None):
                assert refused(ann, table, "digest", {"digest": nonsense}) == (422, "bad_request")
            begun = posted(bob, table, "join", {"seat": "white", "digest": BOB[FIXED]})
            assert (begun["state"], begun["shuffle"]["begun"], begun["scene"]) == ("waiting", True, None)
            assert next_update(listening)["view"]["shuffle"] == begun["shuffle"], "everybody sees what is fixed"
            # Now everything stands still until the numbers are there.
            assert posted(ann, table, "digest", {"digest": OPERATOR[FIXED]})["shuffle"] == begun["shuffle"]
            assert posted(ann, table, "start")["shuffle"] == begun["shuffle"]
            for what, body in (
                ("leave", None),
                ("fill", {"seat": "white", "bot": "greedy"}),
                ("free", {"seat": "white"}),
            ):
                assert refused(ann, table, what, body) == (422, "illegal")
            assert refused(stranger, table, "number", {"number": BOB[SHOWN]}) == (403, "not_yours")
            assert refused(ann, table, "number", {"number": BOB[SHOWN]}) == (422, "number")
            shown = posted(bob, table, "number", {"number": BOB[SHOWN]})
            assert shown["shuffle"]["numbers"][1]["number"] == BOB[SHOWN]
            assert posted(bob, table, "number", {"number": BOB[SHOWN]})["seq"] == shown["seq"]
            view = posted(ann, table, "number", {"number": ANN[SHOWN]})
        assert (view["state"], view["shuffle"]) == ("playing", None)
        assert posted(bob, table, "number", {"number": BOB[SHOWN_NEXT]})["seq"] == view["seq"], "too late for anything"
        first = view["entries"][0]
        assert first["seal"] == sealed["seal"]
        assert first["numbers"] == [
            {"seats": ["grey"], "digest": ANN[FIXED], "number": ANN[SHOWN]},
            {"seats": ["white"], "digest": BOB[FIXED], "number": BOB[SHOWN]},
        ]
        match = higaki.load(server.saved(table))
        key = match.dealer.key
        assert key is not None
        assert seal(key) == sealed["seal"]
        # All that anybody has heard so far holds neither the key nor what is drawn from.
        drawn_from = match.dealer._drawn_from
        assert drawn_from is not None
        heard = "".join(ann.heard + bob.heard + stranger.heard)
        assert sealed["seal"] in heard
        assert key.hex() not in heard
        assert drawn_from.hex() not in heard


def test_who_is_alone_with_bots_begins_in_one_request_and_adds_a_number_where_the_seal_was_seen(server: Server) -> None:
    with people(server, "Ann") as (ann,):
        table = ann.open(ME, FRIEND)
        posted(ann, table, "fill", {"bot": "greedy"})
        assert refused(ann, table, "start", {"number": ANN[SHOWN]}) == (422, "illegal"), "nothing was fixed"
        sealed = posted(ann, table, "digest", {"digest": ANN[FIXED]})["shuffle"]["seal"]
        assert refused(ann, table, "start", {"number": BOB[SHOWN]}) == (422, "number")
        view = posted(ann, table, "start", {"number": ANN[SHOWN]})
        assert view["state"] == "playing"
        assert view["entries"][0]["seal"] == sealed
        assert view["entries"][0]["numbers"] == [{"seats": ["grey"], "digest": ANN[FIXED], "number": ANN[SHOWN]}]
        # Whoever plays at once has added nothing, and the log says so.
        assert ann.view(ann.open(ME, GREEDY))["entries"][0]["numbers"] == []


# In a world where time is made up


@pytest.fixture(scope="module")
def database() -> Engine:
    return empty_database()


class Evening:
    """One table of Traders of Osaka, its processes, and guests who come by name."""

    def __init__(self, world: World) -> None:
        self.world = world
        world.danger = 0.0
        self.guests: dict[str, tuple[Guest, str]] = {}
        self.listening: list[asyncio.Task[None]] = []
        self.table = ""

    async def process(self) -> Process:
        process = Process(self.world)
        await process.begin()
        return process

    async def guest(self, name: str) -> Guest:
        if name not in self.guests:

            def make(connection: Connection) -> tuple[Guest, str]:
                guest, token = guests.new_guest(connection)
                guest.name = guests.rename(connection, guest, name, [])
                return guest, token

            self.guests[name] = await self.ask(lambda process, _: process.service.store.run(make), at_table=False)
        return self.guests[name][0]

    async def ask(self, what: Callable[[Process, Any], Awaitable[Any]], number: int = 0, at_table: bool = True) -> Any:
        process = self.world.processes[number]

        async def asked() -> Any:
            return await what(process, await process.service.registry.room(self.table) if at_table else None)

        return await process.within(asked())

    async def open(self, host: str, *kinds: str, **wish: Any) -> None:
        seats = [{"kind": kind, "bot": "greedy" if kind == "bot" else None, "name": "Di"} for kind in kinds]
        wished = {"game": "osaka", "seats": seats, "options": {}, "private": True, "memory": "open", "clock": None}
        guest = await self.guest(host)
        room = await self.ask(
            lambda process, _: seating.open_table(process.service, guest, {**wished, **wish}), at_table=False
        )
        self.table = room.id

    async def come(self, name: str, number: int = 0) -> None:
        """Look at the table through one of the processes."""
        await self.guest(name)

        async def hear(_heard: Any) -> None:
            pass

        process = self.world.processes[number]
        socket = SimulatedSocket(process, self.guests[name][1], hear)
        self.listening.append(asyncio.create_task(process.within(socket.listen(self.table, 0))))
        await asyncio.sleep(0.5)

    async def join(self, name: str, seat: str, numbers: list[str] | None, number: int = 0) -> None:
        guest, digest = await self.guest(name), None if numbers is None else numbers[FIXED]
        await self.ask(lambda process, room: seating.join(process.service, room, guest, seat, digest), number)

    async def fix(self, name: str, numbers: list[str]) -> None:
        guest = await self.guest(name)
        await self.ask(lambda process, room: start_game.fix(process.service, room, guest, numbers[FIXED]))

    async def show(self, name: str, shown: str, number: int = 0) -> None:
        guest = await self.guest(name)
        await self.ask(lambda process, room: start_game.show(process.service, room, guest, shown), number)

    async def room(self, number: int = 0) -> Room:
        """The table as it is now, whichever process changed it last."""

        async def look(process: Process, room: Room) -> Room:
            async with process.service.holding(room) as held:
                return held

        found: Room = await self.ask(look, number)
        return found

    async def numbers(self) -> list[tuple[list[str], str, str | None]]:
        """What the log says of numbers, once the game has begun."""
        match = (await self.room()).match
        assert match is not None, "the game has not begun"
        return [(one["seats"], one["digest"], one["number"]) for one in match.told(None)[0]["numbers"]]

    async def both_here(self) -> None:
        """Ann and Bob look at a table of theirs that is about to begin."""
        await self.open("ann", "me", "friend")
        await self.come("ann")
        await self.fix("ann", ANN)
        await self.come("bob")
        await self.join("bob", "white", BOB)
        assert (await self.room()).about_to_begin

    def end(self) -> None:
        for process in list(self.world.processes):
            process.kill()
        self.world.over = True


def spent(database: Engine, plan: Callable[[Evening], Awaitable[None]], processes: int = 1) -> None:
    """An evening with so many processes."""

    async def evening() -> None:
        spending = Evening(World(database, 1))
        for _ in range(processes):
            await spending.process()
        try:
            await plan(spending)
        finally:
            spending.end()

    foreseen = random.Random(1)
    with (
        patch.object(secrets, "token_hex", lambda size=32: foreseen.randbytes(size).hex()),
        asyncio.Runner(loop_factory=Loop) as runner,
    ):
        runner.run(evening())


def test_who_does_not_show_a_number_keeps_nobody_waiting_and_gets_no_second_deal_to_choose_from(
    database: Engine,
) -> None:
    async def plan(table: Evening) -> None:
        await table.both_here()
        begun = asyncio.get_running_loop().time()
        await table.show("bob", BOB[SHOWN])
        while ANN[FIXED] in (shuffle := (await table.room()).shuffle).digests.values():  # type: ignore[union-attr]
            await asyncio.sleep(0.1)
        assert asyncio.get_running_loop().time() - begun < 3
        # What Bob has shown deals nothing: whoever knew it would have had the choice between two deals.
        assert shuffle is not None
        assert list(shuffle.digests.values()) == [BOB[SHOWN]]
        assert list(shuffle.withheld.values()) == [ANN[FIXED]]
        await table.show("bob", BOB[SHOWN])  # his browser asks again, late
        await table.show("ann", ANN[SHOWN])  # hers, too late
        assert (await table.room()).about_to_begin
        await table.show("bob", BOB[SHOWN_NEXT])
        assert await table.numbers() == [(["grey"], ANN[FIXED], None), (["white"], BOB[SHOWN], BOB[SHOWN_NEXT])]

    spent(database, plan)


def test_if_nobody_shows_a_number_the_game_begins_all_the_same(database: Engine) -> None:
    async def plan(table: Evening) -> None:
        await table.both_here()
        await asyncio.sleep(3)
        assert await table.numbers() == [(["grey"], ANN[FIXED], None), (["white"], BOB[FIXED], None)]

    spent(database, plan)


def test_who_is_away_adds_nothing_and_is_not_waited_for(database: Engine) -> None:
    async def plan(table: Evening) -> None:
        await table.open("ann", "me", "friend", "friend")
        await table.fix("ann", ANN)  # and closes the page
        await table.join("cem", "pink", None)
        await table.come("cem")
        await table.join("bob", "white", BOB)
        await table.show("bob", BOB[SHOWN])
        assert await table.numbers() == [(["white"], BOB[FIXED], BOB[SHOWN])]

    spent(database, plan)


def test_several_seats_at_one_screen_add_one_number(database: Engine) -> None:
    async def plan(table: Evening) -> None:
        await table.open("ann", "me", "friend", "here")
        await table.come("ann")
        await table.fix("ann", ANN)
        await table.join("bob", "white", BOB)
        await table.show("ann", ANN[SHOWN])
        await table.show("bob", BOB[SHOWN])
        assert [seats for seats, _, _ in await table.numbers()] == [["grey", "pink"], ["white"]]

    spent(database, plan)


def test_the_operator_cannot_choose_a_number_after_the_others_were_shown(database: Engine) -> None:
    async def plan(table: Evening) -> None:
        (beginnings,) = [one for one in table.world.processes[0].helpers if isinstance(one, Beginnings)]
        beginnings._seconds = 1e6  # all the time that one could want
        await table.open("operator", "me", "friend")
        await table.come("operator")
        await table.fix("operator", OPERATOR)
        await table.fix("operator", ANN)  # as long as nobody has shown anything, that gives away nothing
        await table.fix("operator", OPERATOR)
        await table.join("bob", "white", BOB)
        await table.show("bob", BOB[SHOWN])
        seq = (await table.room()).seq
        for one in range(300):
            better = hashlib.sha256(f"better {one}".encode()).hexdigest()
            with pytest.raises(Refusal, match="does not fit the digest that you have fixed"):
                await table.show("operator", better)
            await table.fix("operator", [digest_of(bytes.fromhex(better))])
        assert (await table.room()).seq == seq
        await table.show("operator", OPERATOR[SHOWN])
        assert [number for _, _, number in await table.numbers()] == [OPERATOR[SHOWN], BOB[SHOWN]]

    spent(database, plan)


@pytest.mark.parametrize("processes", [1, 2])
def test_a_process_that_dies_while_numbers_are_shown_keeps_nobody_waiting(database: Engine, processes: int) -> None:
    async def plan(table: Evening) -> None:
        await table.both_here()
        await asyncio.sleep(0.5)
        await table.show("bob", BOB[SHOWN])
        while table.world.processes:
            table.world.processes[0].kill()
        await asyncio.sleep(3)
        for _ in range(processes):
            await table.process()
        # Bob's is kept; Ann's browser has come back, to whichever process.
        await asyncio.sleep(0.5)
        await table.come("ann", processes - 1)
        await table.show("ann", ANN[SHOWN], processes - 1)
        assert await table.numbers() == [(["grey"], ANN[FIXED], ANN[SHOWN]), (["white"], BOB[FIXED], BOB[SHOWN])]

    spent(database, plan, processes)


@pytest.mark.parametrize("dies", [0, 1])
def test_whichever_of_two_processes_dies_the_other_begins_the_game(database: Engine, dies: int) -> None:
    async def plan(table: Evening) -> None:
        await table.both_here()
        await table.show("bob", BOB[SHOWN], 1 - dies)
        table.world.processes[dies].kill()
        await asyncio.sleep(20)  # until the other one gives it up, and twice the time to show a number
        assert await table.numbers() == [(["grey"], ANN[FIXED], None), (["white"], BOB[SHOWN], None)]

    spent(database, plan, 2)


def test_after_a_restart_a_game_that_was_about_to_begin_begins_though_nobody_looks(database: Engine) -> None:
    async def plan(table: Evening) -> None:
        await table.both_here()
        table.world.processes[0].kill()
        process = await table.process()
        await asyncio.sleep(5)
        found = process.service.registry.in_memory(table.table)
        assert found is not None, "nobody has fetched it"
        assert found.match is not None

    spent(database, plan)


def test_who_leaves_for_good_in_that_moment_leaves_a_table_that_waits_under_a_new_seal(database: Engine) -> None:
    async def plan(table: Evening) -> None:
        await table.both_here()
        await table.show("ann", ANN[SHOWN])
        before = (await table.room()).shuffle
        bob = await table.guest("bob")
        await table.ask(lambda process, _: deleting.depart(process.service, bob))
        after = (await table.room()).shuffle
        assert before is not None
        assert after is not None
        assert after.seal != before.seal
        assert (after.begun, after.digests, after.numbers, after.withheld) == (False, {}, {}, {})
        await asyncio.sleep(5)
        assert (await table.room()).state == "waiting"

    spent(database, plan)


def test_who_gets_up_takes_along_what_they_fixed(database: Engine) -> None:
    async def plan(table: Evening) -> None:
        await table.open("ann", "me", "friend", "friend")
        await table.join("bob", "white", BOB)
        bob = await table.guest("bob")
        await table.ask(lambda process, room: seating.leave(process.service, room, bob))
        room = await table.room()
        assert room.shuffle is not None
        assert room.shuffle.digests == {}

    spent(database, plan)


@pytest.mark.parametrize("wish", [{}, {"rated": True}], ids=["plain", "rated"])
def test_a_rematch_has_a_seal_of_its_own_and_begins_in_the_same_way(database: Engine, wish: Json) -> None:
    async def plan(table: Evening) -> None:
        await table.open("ann", "me", "friend", **wish)
        await table.come("ann")
        await table.fix("ann", ANN)
        await table.join("bob", "white", BOB)
        await table.show("ann", ANN[SHOWN])
        await table.show("bob", BOB[SHOWN])
        room = await table.room()
        assert room.match is not None
        first = room.match.told(None)[0]
        while not room.match.over:
            room.match.play(room.match.options[-1])
        ann = await table.guest("ann")
        table.table = await table.ask(lambda process, room: rematch.rematch(process.service, room, ann))
        again = await table.room()
        assert again.shuffle is not None
        assert again.shuffle.seal != first["seal"]
        assert again.shuffle.digests == {}
        await table.come("ann")
        await table.fix("ann", CEM)
        await table.join("bob", "white", BOB)
        await table.show("bob", BOB[SHOWN])
        await table.show("ann", CEM[SHOWN])
        assert [number for _, _, number in await table.numbers()] == [CEM[SHOWN], BOB[SHOWN]]

    spent(database, plan)


def test_what_is_saved_of_a_waiting_table_is_read_again(database: Engine) -> None:
    async def plan(table: Evening) -> None:
        await table.both_here()
        await table.show("bob", BOB[SHOWN])
        before = (await table.room()).shuffle
        table.world.processes[0].kill()
        await table.process()
        after = (await table.room()).shuffle
        assert before is not None
        assert after is not None
        assert json.dumps(after.save()) == json.dumps(before.save())

    spent(database, plan)
