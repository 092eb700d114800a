"""A PostgreSQL that stands still: all its connections stay open, and nobody is ever answered.

Nobody waits for ever, nothing is acknowledged, lost or doubled, and when it goes on, so do we.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from forked_server import said_by_higaki
from postgres import Cluster, address, asked
from postgres_moves import keep, kept_moves, moves_on
from serving import FRIEND, ME, Server, free_port, fresh_id, next_update, people, running, wait_for, whose_turn
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from higaki.server.database.address import BadDatabase
from higaki.server.database.bus import Message
from higaki.server.database.errors import InDoubt
from higaki.server.database.postgres import bus as postgres_bus
from higaki.server.database.postgres.bus import PostgresBus
from higaki.server.database.postgres.deadlines import given_up_if_silent
from higaki.server.database.postgres.store import PostgresStore, connected, how_to_connect
from higaki.server.web.websocket import TRY_AGAIN

Ask = Callable[[], httpx.Response]
# No test waits longer than it must; only who would wait for ever meets this.
GUARD_SECONDS = 60


@pytest.fixture
def server(cluster: Cluster, tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path, database=cluster.new_database(), more=("--database-seconds", "6")) as started:
        yield started


def all_at_once(asks: dict[str, Ask]) -> dict[str, httpx.Response]:
    with ThreadPoolExecutor(len(asks)) as threads:
        begun = {what: threads.submit(ask) for what, ask in asks.items()}
        return {what: one.result() for what, one in begun.items()}


def test_while_it_stands_still_everybody_is_refused_and_then_nothing_is_lost_or_doubled(
    server: Server, cluster: Cluster
) -> None:
    with people(server, "Ann", "Bob", "Cleo", None) as everybody:
        ann, bob, cleo, stranger = everybody
        for person in everybody:
            person.http.timeout = GUARD_SECONDS
        table, waiting = ann.open(ME, FRIEND), ann.open(ME, FRIEND, private=False)
        bob.join(table, "white")
        view = ann.view(table)
        mover = ann if whose_turn(view) == view["viewer"] else bob
        view = mover.view(table)
        move = {"command_id": fresh_id(), "expected_seq": view["seq"], "thing": view["scene"]["options"][0]}
        line = {"command_id": fresh_id(), "text": "hello"}
        opening = {"command_id": fresh_id(), "game": "osaka", "seats": [ME, FRIEND], "private": True}
        asks: dict[str, Ask] = {
            "a move": lambda: mover.post(f"/tables/{table}/play", move),
            "a line": lambda: bob.post(f"/tables/{table}/chat", line),
            "a new table": lambda: cleo.post("/tables", opening),
            "a seat": lambda: cleo.post(f"/tables/{waiting}/join", {"seat": "white"}),
            "a name": lambda: cleo.http.patch("/api/me", json={"name": "Cleopatra"}),
            "a view": lambda: ann.get(f"/tables/{table}"),
            "a view of a stranger": lambda: stranger.get(f"/tables/{waiting}"),
            "a new guest": lambda: stranger.get("/me"),
            "a list": lambda: ann.get("/lobby"),
            "own tables": lambda: ann.get("/me"),
            "devices": lambda: ann.get("/me/devices"),
            "a code": lambda: ann.post("/me/code"),
            "a code of somebody": lambda: stranger.post("/me/continue", {"code": "ABCD-EFGH"}),
            "a replay": lambda: ann.get(f"/tables/{table}/replay"),
            "wishes": lambda: ann.get("/me/notices"),
        }
        with ann.listen(table) as listening:
            next_update(listening)
            with cluster.standing_still():
                for _ in range(2):  # the second time nobody waits any more
                    for what, answer in all_at_once(asks).items():
                        assert answer.status_code == 503, (what, answer.text)
                        assert set(answer.json()) == {"detail"}, (what, "neither kept nor refused")
                    health = stranger.http.get("/healthz")
                    assert (health.status_code, "not answer" in health.json()["detail"]) == (503, True)
                # What needs no database goes on.
                assert stranger.get("/games").status_code == 200
                assert stranger.http.get("/").status_code in (200, 404)
                with cleo.listen(waiting) as closed:
                    with pytest.raises(ConnectionClosed):
                        next_update(closed, GUARD_SECONDS)
                    assert closed.close_code == TRY_AGAIN
            wait_for(lambda: server.healthy)
        for what, ask in asks.items():
            if what not in ("a replay", "a code of somebody"):
                assert ask().status_code == 200, what
        view = ann.view(table)
        assert [thing for _, _, _, thing in server.moves(table)] == ["join", move["thing"]]
        assert [said["text"] for said in view["chat"]] == ["hello"]
        assert server.rows("SELECT count(*) FROM tables") == [(3,)]
        with ann.listen(table) as listening:
            assert next_update(listening)["view"]["seq"] == view["seq"]
        assert server.tracebacks == []
        assert "the database answers again" in server.log


def test_a_server_whose_database_stands_still_can_be_stopped(server: Server, cluster: Cluster) -> None:
    with people(server, "Ann") as (ann,):
        ann.http.timeout = GUARD_SECONDS
        table = ann.open(ME, FRIEND)
        with cluster.standing_still():
            assert ann.get(f"/tables/{table}").status_code == 503
            assert server.stop() == 0
        assert server.tracebacks == []


def test_nobody_starts_on_a_database_that_stands_still(cluster: Cluster) -> None:
    url = cluster.new_database()
    with cluster.standing_still():
        for command in ("serve", "doctor"):
            ran = said_by_higaki(command, "--db", url, "--port", str(free_port()), seconds=GUARD_SECONDS)
            said = ran.stdout + ran.stderr
            assert ran.returncode == 2, said
            assert "cannot be used as a database: " in said
            assert "Traceback" not in said


# The store


def patient(cluster: Cluster, seconds: float) -> PostgresStore:
    return PostgresStore(cluster.new_database(), seconds)


async def until_it_answers(store: PostgresStore) -> None:
    async with asyncio.timeout(GUARD_SECONDS):
        while True:
            with suppress(InDoubt):
                await store.run(lambda _: None)
                return
            await asyncio.sleep(0.05)


def test_neither_threads_nor_connections_are_used_up(cluster: Cluster) -> None:
    """However much is asked and however often it stands still; what was in doubt is kept once when it comes again."""
    store = patient(cluster, 1.0)
    move, *_ = moves_on(store, 1)
    ours = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"

    async def much() -> list[object]:
        asks = [store.run(lambda one: one.execute(text("SELECT 1")).scalar_one()) for _ in range(10)]
        asks += [store.ask(lambda one: one.execute(text("SELECT 1")).scalar_one()) for _ in range(10)]
        asks += [keep(store, move) for _ in range(10)]
        return list(await asyncio.gather(*asks, return_exceptions=True))

    async def several_times() -> None:
        await until_it_answers(store)
        for _ in range(3):
            with cluster.standing_still():
                assert {type(one) for one in await much()} == {InDoubt}
            await until_it_answers(store)
        with suppress(Exception):  # it may have been kept when the database went on
            await keep(store, move)

    asyncio.run(several_times())
    assert kept_moves(store) == [1]
    store.close()
    wait_for(lambda: asked(address(store.engine), ours) == [(0,)])  # each notices when it has the time


def test_what_has_been_given_up_is_not_begun_when_the_database_goes_on(cluster: Cluster) -> None:
    store = patient(cluster, 0.5)
    insert = text("INSERT INTO guests (id, name, created) VALUES ('g', 'Ann', 'now')")

    async def given_up() -> None:
        await until_it_answers(store)
        with cluster.standing_still():
            store._disconnect()  # so that a connection has to be made first
            for _ in range(2):
                with pytest.raises(InDoubt):
                    await store.run(lambda one: one.execute(insert))
        await until_it_answers(store)

    asyncio.run(given_up())
    store.close()
    assert asked(address(store.engine), "SELECT count(*) FROM guests") == [(0,)]


def test_a_single_slow_answer_keeps_nobody_else_out_for_long(cluster: Cluster) -> None:
    store = patient(cluster, 1.0)

    async def slow() -> object:
        await until_it_answers(store)
        with pytest.raises(InDoubt):
            await store.run(lambda one: one.execute(text("SELECT pg_sleep(60)")))
        await until_it_answers(store)
        return await store.run(lambda one: one.execute(text("SELECT 7")).scalar_one())

    assert asyncio.run(slow()) == 7
    store.close()


def test_closing_gives_up_what_waits_for_a_database_that_stands_still(cluster: Cluster) -> None:
    store = patient(cluster, 0.5)

    async def close_in_the_middle() -> None:
        await until_it_answers(store)
        with cluster.standing_still():
            waiting = asyncio.create_task(store.run(lambda one: one.execute(text("SELECT 1"))))
            await asyncio.sleep(0.1)
            store.close()  # in the event loop, which counts no seconds meanwhile
            with pytest.raises(InDoubt):
                await waiting

    asyncio.run(close_in_the_middle())


# Before and beside the store


def test_what_takes_long_at_the_start_is_given_up_only_when_nobody_is_answered(cluster: Cluster) -> None:
    url = cluster.new_database()
    engine, connect = connected(url), how_to_connect(url)

    def sleep(seconds: float) -> None:
        with engine.connect() as connection:
            connection.execute(text(f"SELECT pg_sleep({seconds})"))

    with given_up_if_silent("it", connect, 2):
        sleep(3)
    threads = threading.active_count()
    stop = threading.Event()

    def stand_still() -> None:
        with cluster.standing_still():
            stop.wait(GUARD_SECONDS)

    standing = threading.Timer(0.5, stand_still)
    standing.start()
    try:
        with (
            pytest.raises(BadDatabase, match="it cannot be used as a database: it does not answer"),
            given_up_if_silent("it", connect, 0.5),
        ):
            sleep(600)
    finally:
        stop.set()
        standing.join()
    assert threading.active_count() == threads, "a parent that forks must be alone"
    engine.dispose()


def test_who_listens_gives_up_a_line_on_which_nothing_comes_and_hears_again_later(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(postgres_bus, "QUIET_SECONDS", 0.2)
    monkeypatch.setattr(postgres_bus, "ANSWER_SECONDS", 1.0)
    store = patient(cluster, 3.0)
    heard: list[str] = []
    missed: list[int] = []

    async def talk() -> None:
        bus = PostgresBus(address(store.engine), store.language)
        await bus.open(lambda word: heard.append(word.about), lambda: missed.append(1))
        with cluster.standing_still():
            bus.tell(Message("table", "while it stands still"))
            while caplog.text.count("no word from or to") < 2:
                await asyncio.sleep(0.05)
        while not missed:  # what was told meanwhile
            await asyncio.sleep(0.05)
        bus.tell(Message("table", "afterwards"))
        while "afterwards" not in heard:
            await asyncio.sleep(0.05)
        with cluster.standing_still():
            bus.tell(Message("table", "the last word"))
            await bus.close()

    asyncio.run(asyncio.wait_for(talk(), GUARD_SECONDS))
    store.close()
