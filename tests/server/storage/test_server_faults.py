"""Nothing doubled: commands and answers get lost, late, twice and out of order; the table is that of a serial run."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from sampling import SOAK
from serving import (
    FRIEND,
    GREEDY,
    ME,
    Json,
    Person,
    Server,
    fresh_id,
    merged,
    next_update,
    people,
    plant,
    running,
    serial_run,
    wait_for,
)
from sqlalchemy import Connection, select, update
from sqlalchemy.exc import OperationalError

import higaki
from higaki.engine.match.match import Match
from higaki.server.accounts.guests import Guest, new_guest
from higaki.server.commands import chat, playing, seating
from higaki.server.database.schema import tables
from higaki.server.database.sqlite_store import Store
from higaki.server.protocol.errors import Refusal
from higaki.server.service.table_service import TableService
from higaki.server.storage import deletion, integrity, table_lists
from higaki.server.tables.room import Room
from higaki.server.tables.subscribers import Subscriber
from higaki.server.workers.bot_players import BotPlayers
from higaki.server.workers.bot_pool import Planned

SEEDS = range(100 if SOAK else 3)
DECISIONS = 120


def two_at_a_table(ann: Person, bob: Person) -> tuple[str, dict[str, Person]]:
    table = ann.open(ME, FRIEND)
    bob.join(table, "white")
    return table, {"grey": ann, "white": bob}


class Faults:
    """A network between people and the server that does to commands whatever networks do."""

    def __init__(self, seed: int, pool: ThreadPoolExecutor) -> None:
        self.random = random.Random(seed)
        self.pool = pool
        self.late: list[Callable[[], httpx.Response]] = []  # on their way, to arrive after newer ones
        self.accepted: dict[str, Json] = {}
        self.refused: set[str] = set()

    def deliver(self, person: Person, path: str, body: Json) -> httpx.Response:
        """Send a command until it is answered, with one fault or none."""

        def send() -> httpx.Response:
            answer = person.post(path, body)
            self._note(body, answer)
            return answer

        fault = self.random.choice(["none", "twice", "at once", "lost answer", "late copy", "old copies"])
        if fault == "twice":
            send()
        elif fault == "at once":
            both = [self.pool.submit(send) for _ in range(3)]
            answers = [sent.result() for sent in both]
            assert len({answer.status_code for answer in answers}) == 1
        elif fault == "lost answer":
            hang_up_after_sending(person, path, body)
        elif fault == "late copy":
            self.late.append(send)
        elif fault == "old copies":
            self.deliver_late_ones()
        return send()

    def deliver_late_ones(self) -> None:
        self.random.shuffle(self.late)
        while self.late:
            self.late.pop()()

    def _note(self, body: Json, answer: httpx.Response) -> None:
        command = body["command_id"]
        if answer.status_code == 200:
            assert command not in self.refused, "refused first, accepted later"
            self.accepted.setdefault(command, body)
        else:
            assert answer.status_code in (403, 409, 422), answer.text
            assert command not in self.accepted, "accepted first, refused later"
            self.refused.add(command)


def hang_up_after_sending(person: Person, path: str, body: Json) -> None:
    """The command arrives, the answer does not."""
    content = json.dumps(body).encode()
    head = (
        f"POST /api{path} HTTP/1.1\r\nHost: {person.server.host}\r\nCookie: higaki={person.token}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
    )
    with socket.create_connection(("127.0.0.1", person.server.port)) as connection:
        connection.sendall(head.encode() + content)


@pytest.mark.parametrize("seed", SEEDS)
def test_over_a_bad_network_the_log_is_that_of_a_serial_run_of_the_accepted_commands(server: Server, seed: int) -> None:
    with people(server, "Ann", "Bob") as (ann, bob), ThreadPoolExecutor(6) as pool:
        table, seated = two_at_a_table(ann, bob)
        faults, chance = Faults(seed, pool), random.Random(seed)
        for _ in range(DECISIONS):
            view = ann.view(table)
            if view["state"] == "over":
                break
            mover = seated[view["scene"]["turn"]]
            looked = mover.view(table)
            body: Json = {"command_id": fresh_id(), "expected_seq": looked["seq"]}
            roll = chance.random()
            if roll < 0.1 and looked["undoable"]:
                faults.deliver(mover, f"/tables/{table}/undo", body)
            elif roll < 0.2:
                stale = {**body, "expected_seq": max(0, looked["seq"] - 1), "thing": looked["scene"]["options"][0]}
                answer = faults.deliver(mover, f"/tables/{table}/play", stale)
                assert (answer.status_code, answer.json()["error"]) == (409, "stale")
                assert answer.json()["view"] == mover.view(table), "stale carries the current view"
            elif roll < 0.3:
                other = ann if mover is bob else bob
                thing = looked["scene"]["options"][0]
                assert faults.deliver(other, f"/tables/{table}/play", {**body, "thing": thing}).status_code == 403
            else:
                thing = chance.choice(looked["scene"]["options"])
                answer = faults.deliver(mover, f"/tables/{table}/play", {**body, "thing": thing})
                assert answer.status_code == 200, answer.text
        faults.deliver_late_ones()
        moves, saved = server.moves(table), server.saved(table)
        there = {command: (seq, thing) for seq, command, _, thing in moves if thing != "join"}
        assert there == {
            command: (body["expected_seq"] + 1, body.get("thing", "undo")) for command, body in faults.accepted.items()
        }
        assert not faults.refused & set(there)
        match, _ = serial_run(saved, moves)
        assert match.save() == saved
        assert ann.view(table)["entries"] == match.told(0)
        assert len(there) > DECISIONS // 2


def test_one_command_on_many_connections_at_once_is_carried_out_once(server: Server) -> None:
    with people(server, "Ann", "Bob") as (ann, bob), ThreadPoolExecutor(8) as pool:
        table, seated = two_at_a_table(ann, bob)
        for _ in range(10):
            view = seated[ann.view(table)["scene"]["turn"]].view(table)
            mover, command, begin = seated[view["viewer"]], fresh_id(), threading.Barrier(8)
            thing = view["scene"]["options"][0]

            def send(
                mover: Person = mover,
                seq: int = view["seq"],
                thing: str = thing,
                command: str = command,
                begin: threading.Barrier = begin,
            ) -> httpx.Response:
                with httpx.Client(
                    base_url=server.url, cookies=mover.http.cookies, trust_env=False, verify=False
                ) as tab:
                    begin.wait()
                    body = {"command_id": command, "expected_seq": seq, "thing": thing}
                    return tab.post(f"/api/tables/{table}/play", json=body)

            answers = [sent.result() for sent in [pool.submit(send) for _ in range(8)]]
            assert [answer.status_code for answer in answers] == [200] * 8
            assert {answer.json()["seq"] for answer in answers} == {view["seq"] + 1}
            assert [move[1] for move in server.moves(table)].count(command) == 1


def test_of_many_different_commands_for_one_seq_one_is_carried_out_and_the_others_are_stale(server: Server) -> None:
    with people(server, "Ann", "Bob") as (ann, bob), ThreadPoolExecutor(6) as pool:
        table, seated = two_at_a_table(ann, bob)
        for _ in range(10):
            view = seated[ann.view(table)["scene"]["turn"]].view(table)
            mover, thing = seated[view["viewer"]], view["scene"]["options"][0]
            sent = [pool.submit(mover.play, table, view["seq"], thing) for _ in range(6)]
            answers = [waited.result() for waited in sent]
            assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409, 409]
            for answer in answers:
                content = answer.json()
                assert (content if answer.status_code == 200 else content["view"])["seq"] == view["seq"] + 1
        assert len(server.moves(table)) == 11


def position(wanted: Callable[[Match], bool]) -> Match:
    """A random two-player game at a moment like this."""
    for seed in range(1000):
        match = higaki.new("osaka", seats=2, seed=seed)
        chance = random.Random(seed)
        while not match.over and len(match.log) < 100:
            if wanted(match):
                return match
            match.play(chance.choice(match.options))
    raise AssertionError("there is no such moment")


def test_a_double_undo_undoes_once(server: Server) -> None:
    """Two clicks are two commands for one seq; a repeated one is one command."""
    twice = position(lambda m: len(m.log) > 3 and m.undoable > 0 and m.seat == m.log[-1].seat == m.log[-2].seat == 0)
    with people(server, "Ann", "Bob") as (ann, bob):
        table = plant(server, twice, ann, bob)
        before = ann.view(table)
        command = fresh_id()
        first = ann.undo(table, before["seq"], command)
        assert first.status_code == 200
        again = ann.undo(table, before["seq"], command)
        assert again.json() == first.json()
        other = ann.undo(table, before["seq"])
        assert (other.status_code, other.json()["error"]) == (409, "stale")
        assert len(server.saved(table)["log"]) == len(twice.log) - 1
        assert [entry["number"] for entry in merged(before["entries"], first.json())] == list(range(len(twice.log)))


def test_a_line_of_chat_sent_twice_is_said_once(server: Server) -> None:
    with people(server, "Ann", "Bob") as (ann, bob), ThreadPoolExecutor(4) as pool:
        table, _ = two_at_a_table(ann, bob)
        line = {"command_id": fresh_id(), "text": "hello"}
        sent = [pool.submit(ann.post, f"/tables/{table}/chat", line) for _ in range(4)]
        assert [waited.result().status_code for waited in sent] == [200] * 4
        bob.post(f"/tables/{table}/chat", {"command_id": fresh_id(), "text": "hello, Ann"})
        said = [(line["n"], line["seat"], line["name"], line["text"]) for line in ann.view(table)["chat"]]
        assert said == [(1, "grey", "Ann", "hello"), (2, "white", "Bob", "hello, Ann")]


def test_two_tabs_of_one_guest_end_with_the_same_view(server: Server) -> None:
    """They play at the same time; what one tab does the other sees, and both sockets end where a reload is."""
    with people(server, "Ann", "Bob") as (ann, bob):
        table, seated = two_at_a_table(ann, bob)
        chance = random.Random(5)
        with ann.listen(table) as one, ann.listen(table) as two, bob.listen(table) as three:
            for _ in range(40):
                view = seated[ann.view(table)["scene"]["turn"]].view(table)
                mover = seated[view["viewer"]]
                if view["undoable"] and chance.random() < 0.3:
                    mover.undo(table, view["seq"])
                else:
                    mover.play(table, view["seq"], chance.choice(view["scene"]["options"]))
            final = {person: person.view(table) for person in (ann, bob)}
            for tab, person in ((one, ann), (two, ann), (three, bob)):
                entries: list[Json] = []
                while True:
                    update = next_update(tab)
                    entries = merged(entries, update)
                    if update["seq"] == final[person]["seq"]:
                        break
                shown = {**update["view"], "entries": entries}
                # Others may come and go while we look.
                assert without_presence(shown) == without_presence(final[person])


def without_presence(view: Json) -> Json:
    players = [{key: value for key, value in player.items() if key != "connected"} for player in view["players"]]
    return {**view, "players": players}


@pytest.mark.parametrize("seed", SEEDS)
def test_whoever_comes_back_with_any_seq_has_the_log_that_is_true_now(server: Server, seed: int) -> None:
    """Also after an undo, which makes the log shorter, and with a seq nobody ever had."""
    with people(server, "Ann", "Bob") as (ann, bob):
        table, seated = two_at_a_table(ann, bob)
        chance, known = random.Random(seed), dict[int, list[Json]]({0: []})
        for _ in range(30):
            view = seated[ann.view(table)["scene"]["turn"]].view(table)
            mover = seated[view["viewer"]]
            looked = ann.view(table)
            known[looked["seq"]] = looked["entries"]
            if view["undoable"] and chance.random() < 0.4:
                assert mover.undo(table, view["seq"]).status_code == 200
            else:
                assert mover.play(table, view["seq"], chance.choice(view["scene"]["options"])).status_code == 200
        final = ann.view(table)["entries"]
        for since in [*chance.sample(sorted(known), 12), 0, -1, 10**9]:
            with ann.listen(table, since) as listening:
                assert merged(known.get(since, []), next_update(listening)) == final


def test_since_zero_is_everything_even_when_the_game_began_with_the_table(server: Server) -> None:
    with people(server, "Ann") as (ann,):
        table = ann.open(ME, {"kind": "here", "name": "Bob"})
        with ann.listen(table, 0) as listening:
            update = next_update(listening)
        assert update["seq"] == 0
        assert update["entries_from"] == 0
        assert update["view"]["entries"] == ann.view(table)["entries"] != []


def test_at_a_hot_seat_who_comes_back_gets_the_log_of_the_eyes_it_looks_through_now(server: Server) -> None:
    with people(server, "Ann") as (ann,):
        table = ann.open(ME, {"kind": "here", "name": "Bob"})
        chance = random.Random(1)
        for _ in range(20):
            before = ann.view(table)
            ann.play(table, before["seq"], chance.choice(before["scene"]["options"]))
            with ann.listen(table, before["seq"]) as listening:
                update = next_update(listening)
            now = ann.view(table)
            assert now["viewer"] == now["scene"]["turn"] == update["view"]["viewer"]
            assert merged(before["entries"], update) == now["entries"]


def test_a_bot_whose_table_has_moved_on_does_not_move(tmp_path: Path) -> None:
    """White has decided, the bot thinks, white takes the decision back: it is white's turn and stays so."""
    bots_turn = position(lambda m: m.seat == 0 and m.undoable > 0 and bool(m.log) and m.log[-1].seat == 1)
    with running(tmp_path, bot_pause=1.5) as server, people(server, "Wim") as (wim,):
        table = plant(server, bots_turn, None, wim)
        server.write('UPDATE seats SET bot = ? WHERE "table" = ? AND number = 0', "greedy", table)
        before = wim.view(table)
        assert wim.undo(table, before["seq"]).status_code == 200
        with wim.listen(table) as listening:
            assert next_update(listening)["seq"] == before["seq"] + 1
            with pytest.raises(TimeoutError):
                next_update(listening, 3)
        view = wim.view(table)
        assert (view["seq"], view["scene"]["turn"]) == (before["seq"] + 1, "white")
        assert wim.play(table, view["seq"], view["scene"]["options"][0]).status_code == 200
        wait_for(lambda: server.rows("SELECT count(*) FROM moves WHERE command_id LIKE 'bot %'")[0][0] > 0)


def test_a_bot_does_not_move_for_a_person_while_sockets_flap(server: Server) -> None:
    with people(server, "Ann") as (ann,):
        table = ann.open(ME, GREEDY, GREEDY)
        chance = random.Random(2)
        for _ in range(25):
            wait_for(lambda: ann.view(table)["scene"]["turn"] in ("grey", None))
            view = ann.view(table)
            for _ in range(chance.randrange(4)):
                with ann.listen(table, view["seq"]):
                    pass
            if view["state"] == "over":
                break
            answered = ann.play(table, view["seq"], chance.choice(view["scene"]["options"] or ["done"])).status_code
            # Where she can insure nothing, the server may have answered while she was connected.
            assert answered == 200 or view["scene"]["options"] in ([], ["done"])
        wait_for(lambda: ann.view(table)["scene"]["turn"] in ("grey", None))  # now nobody moves but Ann
        moves = server.moves(table)
        assert [command.startswith("bot ") for _, command, _, _ in moves] == [seat != 0 for _, _, seat, _ in moves]
        match, _ = serial_run(server.saved(table), moves)
        assert match.save() == server.saved(table)


# In one process, where the disk can be made slow or full and a bot can be held back.


class SlowStore(Store):
    """A disk that can be held up, or fail."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.go = threading.Event()
        self.go.set()
        self.fails = False

    def _in_transaction(self, work: Callable[[Any], Any]) -> Any:
        self.go.wait(10)
        if self.fails:
            self.fails = False
            raise OSError("the disk is full")
        return super()._in_transaction(work)


class HeldBot:
    """Thinks until it is told to answer, then points at the first thing there was."""

    def __init__(self) -> None:
        self.asked: list[Any] = []
        self.answer = asyncio.Event()

    async def plan(self, table: Any, _bot: str, _at_most: float | None = None) -> list[Planned]:
        self.asked.append(table)
        await self.answer.wait()
        return [(table.options[0], b"")]

    def close(self) -> None:
        pass


class Evening:
    """A service in this process with one guest who plays both seats, or one against a bot."""

    def __init__(self, folder: Path) -> None:
        self.store = SlowStore(f"sqlite:///{folder / 'tables.db'}")
        self.bot = HeldBot()
        self.service = TableService(self.store)
        self.bots = BotPlayers(self.service, self.bot, 0, (0, 0))  # type: ignore[arg-type]

    async def guest(self) -> Guest:
        found, _ = await self.store.run(new_guest)
        return found

    async def look(self, room: Room, guest: Guest) -> Any:
        return json.loads(await self.service.written(room, guest))

    async def table(self, guest: Guest, *seats: str) -> Room:
        wishes = [{"kind": seat, "bot": "greedy", "name": "Bo"} for seat in seats]
        return await seating.open_table(
            self.service,
            guest,
            {"game": "osaka", "seats": wishes, "options": {}, "private": True, "memory": "open", "clock": None},
        )


def in_the_evening(folder: Path, scene: Callable[[Evening], Any]) -> None:
    async def run() -> None:
        evening = Evening(folder)
        try:
            await asyncio.wait_for(scene(evening), 30)
        finally:
            evening.store.go.set()
            await evening.bots.close()
            evening.store.close()

    asyncio.run(run())


def test_what_only_reads_waits_for_no_write_and_no_write_for_it(tmp_path: Path) -> None:
    """There is a thread for each, with a connection of its own, which sees one moment however long it looks."""

    async def scene(evening: Evening) -> None:
        guest = await evening.guest()
        room = await evening.table(guest, "me", "here")

        def mine(connection: Connection) -> list[str]:
            return [card["table"] for card in table_lists.tables_of(connection, guest.id)]

        evening.store.go.clear()
        play = asyncio.create_task(playing.play(evening.service, room, guest, "command-1", 0, [room.match.options[0]]))  # type: ignore[union-attr]
        assert await evening.store.read(mine) == [room.id], "the disk is held up, but not for this"
        evening.store.go.set()
        await play
        began, go_on, seen = threading.Event(), threading.Event(), list[int]()

        def twice(connection: Connection) -> None:
            for _ in range(2):
                seen.append(connection.execute(select(tables.c.seq)).scalar_one())
                began.set()
                go_on.wait(10)

        reading = asyncio.create_task(evening.store.read(twice))
        await asyncio.to_thread(began.wait, 10)
        await playing.play(evening.service, room, guest, "command-2", 1, [room.match.options[0]])  # type: ignore[union-attr]
        go_on.set()
        await reading
        assert seen == [1, 1]
        assert await evening.store.read(lambda connection: connection.execute(select(tables.c.seq)).scalar_one()) == 2
        with pytest.raises(OperationalError, match="readonly"):
            await evening.store.read(lambda connection: connection.execute(update(tables).values(seq=7)))

    in_the_evening(tmp_path, scene)


def test_a_table_that_is_read_again_holds_what_nobody_waits_for_any_more(tmp_path: Path) -> None:
    """Whoever gave up while their move was on its way to the disk has made it all the same."""

    async def scene(evening: Evening) -> None:
        guest = await evening.guest()
        room = await evening.table(guest, "me", "here")
        evening.store.go.clear()
        move = playing.play(evening.service, room, guest, "command-1", 0, [room.match.options[0]])  # type: ignore[union-attr]
        play = asyncio.create_task(move)
        await asyncio.sleep(0.05)
        play.cancel()
        with pytest.raises(asyncio.CancelledError):
            await play
        loading = asyncio.create_task(evening.service.registry.room(room.id))
        await asyncio.sleep(0.05)
        evening.store.go.set()
        loaded = await loading
        assert loaded is not room
        kept = await evening.store.read(lambda connection: connection.execute(select(tables.c.seq)).scalar_one())
        assert loaded.seq == kept

    in_the_evening(tmp_path, scene)


def test_a_table_that_is_being_read_while_somebody_leaves_for_good_forgets_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(evening: Evening) -> None:
        guest, other = await evening.guest(), await evening.guest()
        room = await evening.table(guest, "me", "friend")
        await seating.join(evening.service, room, other, "white")
        await chat.say(evening.service, room, other, "command-1", "a secret")
        evening.service.registry.drop(room)
        began, go_on, read_room = threading.Event(), threading.Event(), integrity.read_room

        def slowly(connection: Connection, number: str) -> Any:
            read = read_room(connection, number)
            if not began.is_set():
                began.set()
                go_on.wait(10)
            return read

        monkeypatch.setattr(integrity, "read_room", slowly)
        loading = asyncio.create_task(evening.service.registry.room(room.id))
        await asyncio.to_thread(began.wait, 10)
        await evening.service.change_guest(other.id, lambda connection: deletion.forget_guest(connection, other.id))
        evening.service.registry.forget(other.id, [room.id])
        go_on.set()
        assert [line["text"] for line in (await loading).chat] == []

    in_the_evening(tmp_path, scene)


def test_nobody_sees_a_change_before_it_is_on_disk(tmp_path: Path) -> None:
    """Not by looking, not by opening a socket, not by a command that comes too late."""

    async def scene(evening: Evening) -> None:
        guest = await evening.guest()
        room = await evening.table(guest, "me", "here")
        thing = room.match.options[0]  # type: ignore[union-attr]
        evening.store.go.clear()
        play = asyncio.create_task(playing.play(evening.service, room, guest, "command-1", 0, [thing]))
        await asyncio.sleep(0.05)
        looking = asyncio.create_task(evening.look(room, guest))
        too_late = asyncio.create_task(playing.play(evening.service, room, guest, "command-2", 0, [thing]))
        await asyncio.sleep(0.05)
        assert not looking.done(), "something was shown that is not on disk"
        assert not too_late.done()
        evening.store.go.set()
        await play
        assert (await looking)["seq"] == 1
        with pytest.raises(Refusal) as refused:
            await too_late
        assert json.loads(refused.value.view or "")["seq"] == 1

    in_the_evening(tmp_path, scene)


def test_a_change_that_the_disk_refuses_never_happened(tmp_path: Path) -> None:
    """Who waited meanwhile gets the table as it is on disk, and the same command can be sent again."""

    async def scene(evening: Evening) -> None:
        guest = await evening.guest()
        room = await evening.table(guest, "me", "here")
        subscriber = Subscriber(guest.id)
        room.subscribers.add(subscriber)
        thing = room.match.options[0]  # type: ignore[union-attr]
        before = await evening.look(room, guest)
        evening.store.go.clear()
        evening.store.fails = True
        play = asyncio.create_task(playing.play(evening.service, room, guest, "command-1", 0, [thing]))
        await asyncio.sleep(0.05)
        looking = asyncio.create_task(evening.look(room, guest))
        evening.store.go.set()
        with pytest.raises(OSError, match="full"):
            await play
        shown = await looking
        assert without_presence(shown) == without_presence(before)
        assert subscriber.changed.is_set(), "the subscribers must come again"
        await playing.play(evening.service, room, guest, "command-1", 0, [thing])
        again = await evening.service.registry.room(room.id)
        assert (again.seq, again is room) == (1, False)

    in_the_evening(tmp_path, scene)


def test_the_stale_answer_of_a_bot_is_dropped_and_it_thinks_again(tmp_path: Path) -> None:
    async def scene(evening: Evening) -> None:
        guest = await evening.guest()
        while True:
            room = await evening.table(guest, "bot", "me")
            await asyncio.sleep(0)
            if room.bot_to_move:
                break
        while not evening.bot.asked:
            await asyncio.sleep(0.01)
        async with evening.service.registry.holding(room):
            await evening.service.change(room, "something-else", 1, "undo", lambda: None)
        evening.bot.answer.set()
        while room.bot_to_move:
            await asyncio.sleep(0.01)
        asked = await evening.store.run(
            lambda connection: connection.exec_driver_sql(
                'SELECT seq, command_id FROM moves WHERE "table" = ? ORDER BY seq', (room.id,)
            ).fetchall()
        )
        assert [tuple(row) for row in asked][:2] == [(1, "something-else"), (2, "bot 1")]
        assert not any(command == "bot 0" for _, command in asked)

    in_the_evening(tmp_path, scene)


def test_a_bot_goes_on_after_the_disk_refused_its_move(tmp_path: Path) -> None:
    async def scene(evening: Evening) -> None:
        guest = await evening.guest()
        while True:
            room = await evening.table(guest, "bot", "me")
            if room.bot_to_move:
                break
        while not evening.bot.asked:
            await asyncio.sleep(0.01)
        evening.store.fails = True
        evening.bot.answer.set()
        end = time.monotonic() + 20
        while (await evening.service.registry.room(room.id)).seq == 0:
            assert time.monotonic() < end
            await asyncio.sleep(0.05)

    in_the_evening(tmp_path, scene)
