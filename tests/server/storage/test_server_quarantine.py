"""One bad row stops neither the start nor a list; and whoever asks for the server's health hears the truth."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from damaged_tables import DAMAGES, health_of
from forked_server import said_by_higaki
from privileges import like_anybody
from serving import FRIEND, GREEDY, ME, Server, Sitting, free_port, people, plant, running, wait_for

import higaki
from higaki.server.database.sqlite_store import Store
from higaki.server.web import health
from higaki.server.web.health import Health

# What even a list of tables cannot say.
UNLISTED = {"its game is unknown"}


def test_tables_that_make_no_sense_are_set_aside_and_all_others_go_on(tmp_path: Path) -> None:
    match = next(m for m in (higaki.new("osaka", seats=2, seed=seed) for seed in range(100)) if m.seat == 0)
    with running(tmp_path) as server, people(server, "Ann") as (ann,):
        server.stop()
        bad = {what: plant(server, match, Sitting(None, "greedy"), ann) for what in DAMAGES}
        good = plant(server, match, Sitting(None, "greedy"), ann)
        for what, table in bad.items():
            with closing(sqlite3.connect(server.file)) as connection, connection:
                connection.execute(DAMAGES[what], (table,))
        server.start()
        wait_for(lambda: bool(server.moves(good)))
        listed = [card["table"] for card in ann.get("/me").json()["tables"]]
        assert good in listed
        assert not {bad[what] for what in UNLISTED} & set(listed)
        for what, table in bad.items():
            for _ in range(2):
                answer = ann.get(f"/tables/{table}")
                assert (answer.status_code, answer.json().get("error")) == (404, "unreadable"), what
            assert server.moves(table) == []
            assert table not in server.log, "the address of a table is what lets one in"
        assert server.log.count("was set aside") == len(bad), "each is told once"
        assert "Traceback" not in server.log
        named = [line for line in doctor(server).splitlines() if line.startswith("wrong: table ")]
        assert {line.split()[2] for line in named} == set(bad.values())


def test_an_open_table_with_a_bad_row_is_left_out_of_the_list(tmp_path: Path) -> None:
    with running(tmp_path) as server, people(server, "Ann") as (ann,):
        good, bad = (ann.open(ME, FRIEND, private=False) for _ in range(2))
        server.write("UPDATE tables SET game = 'chess', options = '{' WHERE id = ?", bad)
        assert [card["table"] for card in ann.get("/lobby").json()["open"]] == [good]


def doctor(server: Server) -> str:
    ran = said_by_higaki("doctor", "--db", str(server.file), "--port", str(free_port()))
    assert ran.returncode == 2
    return ran.stdout


def test_the_doctor_sees_a_damaged_file_without_touching_it(tmp_path: Path) -> None:
    with running(tmp_path) as server, people(server, "Ann") as (ann,):
        for _ in range(30):
            ann.open(ME, GREEDY)
        server.stop()
        content = server.file.read_bytes()
        server.file.write_bytes(content[:-4096] + b"\0" * 4096)
        before = server.file.read_bytes()
        assert f"wrong: {server.file} is damaged" in doctor(server)
        assert server.file.read_bytes() == before


# Health


def test_health_while_nothing_more_can_be_written(tmp_path: Path) -> None:
    """A limit on the size of files, since a disk cannot be filled for a test."""
    with running(tmp_path) as server, people(server, "Ann", None) as (ann, stranger):
        table = ann.open(ME, FRIEND)
        assert server.process is not None
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        wait_for(lambda: health_of(server)[0] == 503)
        assert ann.view(table)["state"] == "waiting", "what is there can still be looked at"
        assert ann.post(f"/tables/{table}/fill", {"seat": "white", "bot": "greedy"}).status_code >= 500
        assert stranger.view(table)["state"] == "waiting"
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        wait_for(lambda: health_of(server) == (200, None))


def test_health_while_another_program_locks_the_file_and_after_it_was_taken_away(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        with closing(sqlite3.connect(server.file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            wait_for(lambda: health_of(server) == (503, "database is locked"))
        wait_for(lambda: health_of(server) == (200, None))
        server.file.rename(tmp_path / "elsewhere.db")
        wait_for(lambda: health_of(server) == (503, "the database file was taken away"))


def test_health_of_a_file_that_can_only_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "SECONDS", 0)
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")

    async def ask() -> list[str | None]:
        asked = Health(store)
        first = await asked.wrong()
        await store.run(lambda connection: connection.exec_driver_sql("PRAGMA query_only=ON"))
        return [first, await asked.wrong()]

    assert asyncio.run(ask()) == [None, "attempt to write a readonly database"]
    store.close()


def test_asking_for_health_again_and_again_does_not_write_again_and_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "SECONDS", 1000)
    written: list[object] = []
    monkeypatch.setattr(health, "write", written.append)
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")

    async def ask() -> None:
        asked = Health(store)
        for _ in range(100):
            await asked.wrong()

    asyncio.run(ask())
    store.close()
    assert len(written) == 1


def test_health_while_the_database_does_not_answer_is_asked_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "LONGEST", 0.01)
    asked = []

    class Deaf:
        in_its_place = True

        async def run(self, work: object) -> None:
            asked.append(work)
            await asyncio.Event().wait()

    async def ask() -> list[str | None]:
        about = Health(Deaf())  # type: ignore[arg-type]
        return [await about.wrong() for _ in range(3)]

    assert asyncio.run(ask()) == ["the database does not answer"] * 3
    assert len(asked) == 1


def test_a_file_that_may_not_be_written_is_refused_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.touch(mode=0o444)
    words = [sys.executable, "-m", "higaki", "serve", "--db", str(file), "--port", str(free_port())]
    ran = subprocess.run(words, capture_output=True, text=True, timeout=60, check=False, preexec_fn=like_anybody)
    assert (ran.returncode, ran.stderr.count("\n")) == (2, 1)
    assert "cannot be used as a database: Permission denied" in ran.stderr
