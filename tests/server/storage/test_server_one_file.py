"""One file has one server, and what it answered for is in the file."""

from __future__ import annotations

import asyncio
import fcntl
import os
import shutil
import sqlite3
import subprocess
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from alembic.command import upgrade
from alembic.config import Config
from forked_server import said_by_higaki
from migrations import NEXT, NOW
from serving import FRIEND, ME, Server, free_port, fresh_id, people, running
from sqlalchemy import create_engine

from higaki.server.database import schema_version
from higaki.server.database.address import BadDatabase
from higaki.server.database.errors import InDoubt, NotKept
from higaki.server.database.sqlite_file import Hold
from higaki.server.database.sqlite_store import Store


def higaki(command: str, file: Path) -> subprocess.CompletedProcess[str]:
    return said_by_higaki(command, "--db", str(file), "--port", str(free_port()))


def test_a_second_server_on_a_file_is_refused_in_one_line(server: Server, tmp_path: Path) -> None:
    with people(server, "Ann") as (ann,):
        table = ann.open(ME, FRIEND)
        link = tmp_path / "link.db"
        link.symlink_to(server.file)
        for file in (server.file, link):
            second = higaki("serve", file)
            assert second.returncode == 2
            assert second.stderr.count("\n") == 1
            assert f"another server runs on {file}" in second.stderr
        asked = higaki("doctor", server.file)
        assert (asked.returncode, asked.stdout.splitlines()[1:]) == (2, [f"wrong: {said(server.file)}"])
        assert ann.view(table)["state"] == "waiting", "the first one goes on"


def said(file: Path) -> str:
    return f"another server runs on {file}; right would be to stop that one, or a --db of its own for this one"


def test_a_killed_server_leaves_its_file_to_the_next_one(tmp_path: Path) -> None:
    with running(tmp_path) as server, people(server, "Ann") as (ann,):
        table = ann.open(ME, {"kind": "bot", "bot": "greedy"})
        server.kill()
        server.start()
        assert ann.view(table)["table"] == table
        server.kill()
        assert higaki("doctor", server.file).stdout.endswith("\nall is well\n")


def test_a_file_that_was_put_in_place_of_the_one_we_locked_is_locked_instead(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As `higaki restore` does, at the worst moment."""
    file, other = tmp_path / "tables.db", tmp_path / "other.db"
    file.touch()
    other.touch()
    lock = fcntl.flock

    def late(descriptor: int, how: int) -> None:
        if other.exists():
            os.replace(other, file)
        lock(descriptor, how)

    monkeypatch.setattr(fcntl, "flock", late)
    hold = Hold(file)
    with pytest.raises(BadDatabase, match="another server"):
        Hold(file)
    hold.release()
    Hold(file).release()


def test_a_database_that_cannot_be_opened_is_let_go_of(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.write_bytes(b"no database" * 1000)
    for _ in range(2):
        with pytest.raises(BadDatabase, match="not a database"):
            Store(f"sqlite:///{file}")


def test_every_line_of_chat_that_was_answered_for_is_on_disk(tmp_path: Path) -> None:
    """Also where a line is missing in between, and where somebody else has written one meanwhile."""
    with running(tmp_path) as server, people(server, "Ann") as (ann,):
        table = ann.open(ME, FRIEND)
        answered = []

        def say(text: str) -> None:
            answer = ann.post(f"/tables/{table}/chat", {"command_id": fresh_id(), "text": text})
            assert answer.status_code == 200
            assert answer.json()["said"]["text"] == text
            answered.append(text)

        for number in range(3):
            say(f"line {number}")
        server.write('DELETE FROM chat WHERE "table" = ? AND n = 1', table)
        answered.remove("line 0")
        server.stop()
        server.start()
        say("after a line was lost")
        server.write(
            'INSERT INTO chat ("table", n, command_id, name, text, at) VALUES (?, 5, ?, ?, ?, ?)',
            *(table, fresh_id(), "Eve", "meanwhile", "2026-01-01T00:00:00.000+00:00"),
        )
        say("after another's")
        server.kill()
        lines = server.rows('SELECT text FROM chat WHERE "table" = ? AND text != ? ORDER BY n', table, "meanwhile")
        assert [text for (text,) in lines] == answered


def test_what_a_store_has_run_is_on_disk_when_it_answers(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    store = Store(f"sqlite:///{file}")
    asyncio.run(
        store.run(
            lambda connection: connection.exec_driver_sql(
                "INSERT INTO guests (id, name, created) VALUES ('g', 'Ann', '')"
            )
        )
    )
    with closing(sqlite3.connect(file)) as other:
        assert other.execute("SELECT name FROM guests").fetchall() == [("Ann",)]
    store.close()


def test_the_file_and_all_beside_it_are_for_their_owner_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also one that others could read before, and a copy made before a migration."""
    folder = tmp_path / "new"
    file = folder / "tables.db"
    before = os.umask(0o000)
    try:
        Store(f"sqlite:///{file}").close()
        assert folder.stat().st_mode & 0o777 == 0o700
        assert file.stat().st_mode & 0o777 == 0o600
        file.unlink()
        config = Config()
        config.set_main_option("script_location", str(schema_version.MIGRATIONS))
        with create_engine(f"sqlite:///{file}").begin() as open_to_all:
            config.attributes["connection"] = open_to_all
            upgrade(config, "head")
        assert file.stat().st_mode & 0o077 != 0
        later = tmp_path / "migrations"
        shutil.copytree(schema_version.MIGRATIONS, later)
        (later / "versions" / "v9999_next.py").write_text(NEXT)
        monkeypatch.setattr(schema_version, "MIGRATIONS", later)
        store = Store(f"sqlite:///{file}")
        asyncio.run(store.run(lambda connection: connection.exec_driver_sql("DELETE FROM guests")))
        modes = {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}
        store.close()
    finally:
        os.umask(before)
    assert set(modes) == {"tables.db", "tables.db-wal", "tables.db-shm", f"tables.db.before-{NOW}"}
    assert set(modes.values()) == {0o600}


# A file that is taken away


def test_while_the_file_is_elsewhere_every_change_is_refused_and_then_it_goes_on(tmp_path: Path) -> None:
    """Also where another file lies in its place; what is there can still be looked at."""
    with running(tmp_path) as server, people(server, "Ann", "Bob") as (ann, bob):
        table, waiting = ann.open(ME, FRIEND), ann.open(ME, FRIEND)
        bob.join(table, "white")
        view = ann.view(table)
        mover = ann if view["scene"]["turn"] == view["viewer"] else bob
        option = mover.view(table)["scene"]["options"][0]
        elsewhere = tmp_path / "elsewhere.db"
        for put_another_there in (False, True):
            server.file.rename(elsewhere)
            if put_another_there:
                server.file.write_bytes(elsewhere.read_bytes())
            refused = [
                mover.play(table, view["seq"], option),
                ann.post(f"/tables/{table}/chat", {"command_id": fresh_id(), "text": "hello"}),
                bob.post(f"/tables/{waiting}/join", {"seat": "white"}),
                ann.post("/tables", {"game": "osaka", "seats": [ME, FRIEND], "private": True}),
                ann.http.patch("/api/me", json={"name": "Eve"}),
                ann.post("/me/code"),
            ]
            for answer in refused:
                assert (answer.status_code, answer.json()["error"]) == (503, "not_kept"), answer.text
                assert "the database file was taken away" in answer.json()["detail"]
            assert ann.view(table)["seq"] == view["seq"], "what is there can be looked at"
            assert ann.view(table)["chat"] == []
            elsewhere.rename(server.file)
            assert ann.get("/me").json()["name"] == "Ann"
        assert mover.play(table, view["seq"], option).status_code == 200
        server.kill()
        assert [thing for _, _, _, thing in server.moves(table)] == ["join", option]
        assert server.rows("SELECT count(*) FROM tables") == [(2,)]
        assert server.tracebacks == []


@pytest.mark.parametrize("part", ["", "-wal"])
def test_what_was_kept_in_a_file_that_was_just_taken_away_is_in_doubt(tmp_path: Path, part: str) -> None:
    """And so is what went into a write-ahead log that nobody will find."""
    file, elsewhere = tmp_path / "tables.db", tmp_path / "elsewhere"
    store = Store(f"sqlite:///{file}")
    guest = "INSERT INTO guests (id, name, created) VALUES ('g{}', 'Ann', '')"
    asyncio.run(store.run(lambda connection: connection.exec_driver_sql(guest.format(0))))
    missing = Path(f"{file}{part}")
    checked: list[bool] = []
    look: Callable[[Store], bool] = vars(Store)["in_its_place"].fget

    def taken_after_the_first_look(own: Store) -> bool:
        found = look(own)
        if not checked:
            missing.rename(elsewhere)
        checked.append(found)
        return found

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Store, "in_its_place", property(taken_after_the_first_look))
        with pytest.raises(InDoubt, match="taken away"):
            asyncio.run(store.run(lambda connection: connection.exec_driver_sql(guest.format(1))))
    with pytest.raises(NotKept, match="taken away"):
        asyncio.run(store.run(lambda connection: connection.exec_driver_sql(guest.format(2))))
    names = asyncio.run(store.run(lambda connection: connection.exec_driver_sql("SELECT id FROM guests").fetchall()))
    assert [number for (number,) in names] == ["g0", "g1"]
    elsewhere.rename(missing)
    asyncio.run(store.run(lambda connection: connection.exec_driver_sql(guest.format(3))))
    store.close()


def test_of_several_that_go_to_the_disk_together_only_changes_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    store = Store(f"sqlite:///{file}")
    guest = "INSERT INTO guests (id, name, created) VALUES ('g', 'Ann', '')"

    async def together() -> list[object]:
        await store.run(lambda connection: connection.exec_driver_sql(guest.replace("'g'", "'first'")))
        file.rename(tmp_path / "elsewhere.db")
        asked = [
            store.run(lambda connection: connection.exec_driver_sql("SELECT count(*) FROM guests").scalar_one()),
            store.run(lambda connection: connection.exec_driver_sql(guest).rowcount),
            store.run(lambda connection: connection.exec_driver_sql("SELECT count(*) FROM guests").scalar_one()),
        ]
        return list(await asyncio.gather(*asked, return_exceptions=True))

    first, refused, last = asyncio.run(together())
    assert (first, last) == (1, 1)
    assert isinstance(refused, NotKept)
    store.close()
