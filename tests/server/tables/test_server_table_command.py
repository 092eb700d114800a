"""The decorators of commands: what they refuse before a command runs, and that it is carried out once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import NamedTuple

import pytest
from simulated import Loop, Process, World, empty_database
from sqlalchemy import Connection, select

from higaki.server.accounts import guests
from higaki.server.accounts.guests import Guest
from higaki.server.commands import advance_answers, deleting, end_offers, playing, resign_and_absence, seating
from higaki.server.commands.table_command import Call, command_without_id, game_command, table_command
from higaki.server.database import schema
from higaki.server.protocol.errors import Refusal, illegal
from higaki.server.service.table_service import TableService
from higaki.server.tables.idempotency import asked
from higaki.server.tables.room import Room

ME, FRIEND = {"kind": "me"}, {"kind": "friend"}
COMMAND = "a-command-id"


class Two(NamedTuple):
    """A table of two people in a process of its own."""

    world: World
    process: Process
    ann: Guest
    bob: Guest
    room: Room

    @property
    def service(self) -> TableService:
        return self.process.service

    def stored(self) -> list[str]:
        """What was changed, as it is on disk."""
        with self.world.engine.begin() as connection:
            return list(connection.execute(select(schema.moves.c.thing).order_by(schema.moves.c.seq)).scalars())


def _named(name: str) -> Callable[[Connection], Guest]:
    def make(connection: Connection) -> Guest:
        guest, _ = guests.new_guest(connection)
        guest.name = guests.rename(connection, guest, name, [])
        return guest

    return make


def at_a_table(work: Callable[[Two], Awaitable[None]], begun: bool = True) -> None:
    async def whole() -> None:
        world = World(empty_database(), seed=1)
        world.danger = 0.0
        process = Process(world)
        ann, bob = [await process.service.store.run(_named(name)) for name in ("Ann", "Bob")]
        wish = {"game": "osaka", "seats": [ME, FRIEND], "options": {}, "private": True, "memory": "open", "clock": None}
        room = await seating.open_table(process.service, ann, wish)
        if begun:
            await seating.join(process.service, room, bob, room.game.seat_names[1])
        await work(Two(world, process, ann, bob, room))
        for one in list(world.processes):
            one.kill()

    with asyncio.Runner(loop_factory=Loop) as runner:
        runner.run(whole())


async def refused(asking: Awaitable[object]) -> tuple[int, str]:
    with pytest.raises(Refusal) as refusal:
        await asking
    return refusal.value.status, refusal.value.body["error"]


@game_command("knock")
async def knock(call: Call, how: str) -> None:
    await call.change(0, f"knock {how}", lambda: None)


@game_command("nod")
async def nod(call: Call, how: str) -> None:
    await call.change(0, f"nod {how}", lambda: None)


@table_command("wave")
async def wave(call: Call, how: str) -> None:
    await call.change(0, f"wave {how}", lambda: None)


@table_command("wink")
async def wink(call: Call, how: str) -> None:
    await call.change_secretly(0, lambda: None)


@command_without_id
async def sing(call: Call, *, times: int) -> int:
    for _ in range(times):
        await call.change(0, "sing", lambda: None)
    return call.room.seq


def test_the_same_command_twice_is_carried_out_once() -> None:
    async def work(two: Two) -> None:
        seq = two.room.seq
        for _ in range(2):
            # The number is the old one the second time: a repetition is recognised before it is looked at.
            await knock(two.service, two.room, two.ann, "first", seq, "twice")
            await wave(two.service, two.room, two.ann, "second", "twice")
        assert two.room.seq == seq + 2
        assert two.stored()[-2:] == ["knock twice", "wave twice"]

    at_a_table(work)


def test_a_secret_change_is_made_once_too() -> None:
    made = []

    @table_command("count")
    async def count(call: Call) -> None:
        await call.change_secretly(0, lambda: made.append(call.guest.name))

    async def work(two: Two) -> None:
        seq = two.room.seq
        for _ in range(2):
            await count(two.service, two.room, two.ann, COMMAND)
        assert made == ["Ann"]
        assert two.room.seq == seq
        assert await refused(wink(two.service, two.room, two.ann, COMMAND, "")) == (409, "used")

    at_a_table(work)


def test_a_command_id_with_another_wish_name_or_guest_is_refused() -> None:
    async def work(two: Two) -> None:
        service, room, seq = two.service, two.room, two.room.seq
        await knock(service, room, two.ann, COMMAND, seq, "once")
        others = (
            knock(service, room, two.ann, COMMAND, seq, "twice"),
            nod(service, room, two.ann, COMMAND, seq + 1, "once"),
            knock(service, room, two.bob, COMMAND, seq + 1, "once"),
            wave(service, room, two.ann, COMMAND, "once"),
        )
        assert [await refused(other) for other in others] == [(409, "used")] * 4
        assert room.seq == seq + 1

    at_a_table(work)


def test_an_old_number_is_refused_with_the_view_of_the_guest() -> None:
    async def work(two: Two) -> None:
        service, room, seq = two.service, two.room, two.room.seq
        await knock(service, room, two.ann, "first", seq, "")
        for number in (seq, seq + 2):
            with pytest.raises(Refusal) as refusal:
                await knock(service, room, two.bob, "second", number, "")
            assert (refusal.value.status, refusal.value.body["error"]) == (409, "stale")
            current = json.loads(refusal.value.view or "")
            assert (current["seq"], current["viewer"]) == (seq + 1, room.game.seat_names[1])
        assert room.seq == seq + 1
        await wave(service, room, two.bob, "third", "")
        assert room.seq == seq + 2, "a command that expects no number is not refused"

    at_a_table(work)


def test_no_game_is_running() -> None:
    async def work(two: Two) -> None:
        service, room, seq = two.service, two.room, two.room.seq
        assert await refused(knock(service, room, two.ann, COMMAND, seq, "")) == (422, "illegal")
        assert await refused(knock(service, room, two.ann, COMMAND, seq + 1, "")) == (409, "stale")
        assert two.stored() == []
        await wave(service, room, two.ann, COMMAND, "")
        assert two.stored() == ["wave "]

    at_a_table(work, begun=False)


def test_no_game_is_running_any_more() -> None:
    async def work(two: Two) -> None:
        seats = two.room.game.seat_names
        await resign_and_absence.resign(two.service, two.room, two.ann, "first", two.room.seq, seats[0])
        assert two.room.end.ended is not None
        again = knock(two.service, two.room, two.ann, "second", two.room.seq, "")
        assert await refused(again) == (422, "illegal")

    at_a_table(work)


def test_a_command_that_was_refused_may_be_tried_again_under_its_id() -> None:
    willing: list[bool] = []

    @table_command("ask")
    async def ask(call: Call) -> None:
        if not willing:
            raise illegal("not now")
        await call.change(0, "ask", lambda: None)

    async def work(two: Two) -> None:
        assert await refused(ask(two.service, two.room, two.ann, COMMAND)) == (422, "illegal")
        willing.append(True)
        await ask(two.service, two.room, two.ann, COMMAND)
        assert two.stored()[-1] == "ask"

    at_a_table(work)


def test_every_change_of_a_command_without_an_id_has_one_of_its_own() -> None:
    async def work(two: Two) -> None:
        seq = two.room.seq
        assert await sing(two.service, two.room, two.ann, times=3) == seq + 3
        assert two.stored()[-3:] == ["sing"] * 3

    at_a_table(work)


def test_a_command_runs_again_when_another_process_was_faster() -> None:
    """Both hold the same table; the slower one is told by the database, and sees the table of the other."""
    seen: list[int] = []

    async def work(two: Two) -> None:
        other = Process(two.world)
        there = await other.service.registry.room(two.room.id)

        @table_command("slow")
        async def slow(call: Call) -> None:
            seen.append(call.room.seq)
            if len(seen) == 1:
                await wave(other.service, there, two.bob, "faster", "")
            await call.change(0, "slow", lambda: None)

        seq = two.room.seq
        await slow(two.service, two.room, two.ann, COMMAND)
        assert seen == [seq, seq + 1]
        assert two.stored()[-2:] == ["wave ", "slow"]

    at_a_table(work)


def test_only_a_move_is_made_without_a_query_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """If the number is the one in memory, the database refuses a move that comes too late."""
    asked_for: list[Room] = []

    async def work(two: Two) -> None:
        catch_up = two.service.catch_up

        async def counting(room: Room) -> None:
            asked_for.append(room)
            await catch_up(room)

        monkeypatch.setattr(two.service, "catch_up", counting)
        match = two.room.match
        assert match is not None
        mover = (two.ann, two.bob)[match.seat]
        await playing.play(two.service, two.room, mover, "move", two.room.seq, [match.options[0]])
        assert asked_for == []
        await playing.undo(two.service, two.room, mover, "undo", two.room.seq, False)
        assert len(asked_for) == 1
        old = playing.play(two.service, two.room, mover, "late", two.room.seq - 1, [match.options[0]])
        assert await refused(old) == (409, "stale")
        assert len(asked_for) == 2, "with another number the table may be the one that is old"

    at_a_table(work)


def test_commands_of_before_an_update_are_known_after_it() -> None:
    """Their digests are on disk: the names of commands and the order of what they are given stay the same."""

    async def work(two: Two) -> None:
        service, room, ann, seq = two.service, two.room, two.ann, two.room.seq
        of_before: list[tuple[tuple[object, ...], Callable[[str], Awaitable[None]]]] = [
            (("play", ["a", "b"]), lambda command: playing.play(service, room, ann, command, seq, ["a", "b"])),
            (("undo", True), lambda command: playing.undo(service, room, ann, command, seq, True)),
            (("resign", "grey"), lambda command: resign_and_absence.resign(service, room, ann, command, seq, "grey")),
            (
                ("vote", "grey", "bot"),
                lambda command: resign_and_absence.vote(service, room, ann, command, seq, "grey", "bot"),
            ),
            (("here",), lambda command: resign_and_absence.be_here(service, room, ann, command)),
            (("return", "grey"), lambda command: resign_and_absence.take_back(service, room, ann, command, "grey")),
            (("offer", "accept"), lambda command: end_offers.answer(service, room, ann, command, seq, "accept")),
            (("close",), lambda command: deleting.close(service, room, ann, command)),
            (
                ("stand", "grey", "unable", None),
                lambda command: advance_answers.stand(service, room, ann, command, "grey", "unable", None),
            ),
            (
                ("withdraw", "grey", "always", "bid"),
                lambda command: advance_answers.withdraw(service, room, ann, command, "grey", "always", "bid"),
            ),
        ]
        for number, (wish, repeat) in enumerate(of_before):
            room.commands[f"command {number}"] = asked(ann, *wish)
            await repeat(f"command {number}")
        assert room.seq == seq

    at_a_table(work)
