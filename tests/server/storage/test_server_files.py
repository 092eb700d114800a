"""The file: a wrong one is refused in one line and left as it is, stopping loses nothing, and codes work once."""

from __future__ import annotations

import hashlib
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
import uvicorn
from alembic.script import ScriptDirectory
from forked_server import said_by_higaki
from migrations import NEXT, NOW
from privileges import like_anybody
from serving import (
    FRIEND,
    GREEDY,
    ME,
    Person,
    Server,
    free_port,
    fresh_id,
    merged,
    next_update,
    people,
    plant,
    running,
    wait_for,
)
from websockets.exceptions import ConnectionClosed

import higaki
from higaki.server.database import schema_version, sqlite_store
from higaki.server.database.address import BadDatabase
from higaki.terminal.cli import main

Says = Callable[[str, str], tuple[int, str, str]]


@pytest.fixture
def higaki_says(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Says:
    """A command about a database, in this process, which is quicker: its exit code, what it prints and complains."""

    def says(command: str, database: str) -> tuple[int, str, str]:
        monkeypatch.setattr(uvicorn, "run", lambda *_, **__: pytest.fail("the server begins to serve"))
        code = main([command, "--db", database, "--port", str(free_port())])
        return code, *capfd.readouterr()

    return says


def foreign(file: Path) -> None:
    """A database of another program."""
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("CREATE TABLE recipes (name)")
        connection.execute("INSERT INTO recipes VALUES ('plum cake')")


def newer(file: Path) -> None:
    """A file that a later Higaki has opened."""
    sqlite_store.open_database(f"sqlite:///{file}").dispose()
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")


def older(file: Path) -> None:
    """A file from before the first release."""
    sqlite_store.open_database(f"sqlite:///{file}").dispose()
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '0013'")


def broken(file: Path) -> None:
    file.write_bytes(b"this is no database at all" * 400)


def torn(file: Path) -> None:
    """One of ours, with its beginning lost."""
    sqlite_store.open_database(f"sqlite:///{file}").dispose()
    content = file.read_bytes()
    file.write_bytes(b"\0" * 512 + content[512:])


WRONG: dict[Callable[[Path], None], str] = {
    foreign: "another program",
    newer: "newer version",
    older: "from before the first release of Higaki (0013), which cannot be read any more; right would be a new one",
    broken: "not a database",
    torn: "not a database",
}


def fingerprint(folder: Path) -> dict[str, str]:
    """Every file of a folder; SQLite's own notes beside a file of its own kind do not count."""
    kept = [file for file in folder.iterdir() if not file.name.endswith(("-wal", "-shm"))]
    return {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in kept}


@pytest.mark.parametrize("make", WRONG, ids=lambda make: make.__name__)
@pytest.mark.parametrize("command", ["serve", "doctor"])
def test_a_wrong_file_is_refused_in_one_line_and_left_as_it_is(
    tmp_path: Path, higaki_says: Says, make: Callable[[Path], None], command: str
) -> None:
    file = tmp_path / "tables.db"
    make(file)
    before = fingerprint(tmp_path)
    code, out, complaint = higaki_says(command, f"sqlite:///{file}")
    assert code == 2
    said = complaint if command == "serve" else out
    assert WRONG[make] in said
    assert str(file) in said
    assert len(complaint.strip().splitlines()) == 1
    assert complaint.startswith("higaki: ")
    assert "Traceback" not in complaint + out
    assert fingerprint(tmp_path) == before


@pytest.mark.parametrize(
    "database",
    [
        "sqlite:////proc/nowhere/tables.db",
        "sqlite:////proc/tables.db",
        "sqlite:////dev/null/tables.db",
        "sqlite:////etc/hostname/deeper/tables.db",
        "sqlite://",
        "postgresql://localhost/higaki",
        "nonsense://tables",
        "",
    ],
)
@pytest.mark.parametrize("command", ["serve", "doctor"])
def test_a_place_where_no_file_can_be_is_refused_in_one_line(
    command: str, database: str, tmp_path: Path, higaki_says: Says
) -> None:
    if not database:
        database = f"sqlite:///{tmp_path}"  # a folder
    code, out, complaint = higaki_says(command, database)
    assert code == 2
    assert len(complaint.strip().splitlines()) == 1
    assert complaint.startswith("higaki: ")
    assert "Traceback" not in complaint + out
    assert command == "serve" or "wrong: " in out


def test_an_unwritable_folder_is_refused_in_one_line(tmp_path: Path) -> None:
    folder = tmp_path / "locked"
    folder.mkdir(mode=0o555)
    words = [
        sys.executable,
        "-m",
        "higaki",
        "serve",
        "--db",
        f"sqlite:///{folder / 'a.db'}",
        "--port",
        str(free_port()),
    ]
    ran = subprocess.run(words, capture_output=True, text=True, timeout=60, check=False, preexec_fn=like_anybody)
    assert ran.returncode == 2, ran.stderr
    assert len(ran.stderr.strip().splitlines()) == 1
    assert "cannot be used" in ran.stderr
    assert list(folder.iterdir()) == []


def test_the_doctor_is_content_with_a_place_for_a_fresh_file_and_makes_none(tmp_path: Path, higaki_says: Says) -> None:
    file = tmp_path / "new" / "deeper" / "tables.db"
    code, said, complained = higaki_says("doctor", f"sqlite:///{file}")
    assert (code, said.endswith("\nall is well\n"), complained) == (0, True, "")
    assert not file.parent.exists(), "the doctor only looks"


def test_the_doctor_and_the_server_say_that_a_port_is_taken(server: Server, tmp_path: Path) -> None:
    for command in ("serve", "doctor"):
        ran = said_by_higaki(command, "--db", f"sqlite:///{tmp_path / 'a.db'}", "--port", str(server.port))
        assert ran.returncode == 2
        assert "cannot be used" in ran.stderr + ran.stdout
        assert len(ran.stderr.strip().splitlines()) == 1
    assert server.healthy


def test_what_is_committed_is_on_disk_at_once(server: Server) -> None:
    """The file keeps a write-ahead log, and every connection waits for the disk."""
    assert server.rows("PRAGMA journal_mode") == [("wal",)]
    engine = sqlite_store.open_database(f"sqlite:///{server.file}")
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    engine.dispose()


def test_health(server: Server) -> None:
    with people(server, None) as (stranger,):
        answer = stranger.http.get("/healthz")
        assert (answer.status_code, answer.json()) == (200, {"ok": True, "version": higaki.__version__})
        assert stranger.token is None


# Older files


def test_the_file_of_every_migration_begins_with_its_version() -> None:
    scripts = ScriptDirectory(str(schema_version.MIGRATIONS))
    assert schema_version.known_versions() == {script.revision for script in scripts.walk_revisions()}
    assert schema_version.our_version() == scripts.get_current_head()


def test_an_older_file_is_copied_aside_and_brought_up_to_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "tables.db"
    url = f"sqlite:///{file}"
    sqlite_store.open_database(url).dispose()
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("INSERT INTO guests (id, name, created) VALUES ('g', 'Ann', 'now')")
    later = tmp_path / "migrations"
    shutil.copytree(schema_version.MIGRATIONS, later)
    (later / "versions" / "v9999_next.py").write_text(NEXT)
    monkeypatch.setattr(schema_version, "MIGRATIONS", later)
    sqlite_store.open_database(url).dispose()
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT name, motto FROM guests").fetchall() == [("Ann", None)]
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [("v9999",)]
    aside = tmp_path / f"tables.db.before-{NOW}"
    with closing(sqlite3.connect(aside)) as connection:
        assert connection.execute("SELECT name FROM guests").fetchall() == [("Ann",)]
        assert "motto" not in [row[1] for row in connection.execute("PRAGMA table_info(guests)")]
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(NOW,)]
    # Opening it again copies nothing more, and the version before finds it too new.
    aside.unlink()
    sqlite_store.open_database(url).dispose()
    assert not aside.exists()
    monkeypatch.undo()
    with pytest.raises(BadDatabase, match="newer"):
        sqlite_store.open_database(url)


def test_a_migration_that_fails_leaves_the_file_and_its_copy_as_they_were(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "tables.db"
    sqlite_store.open_database(f"sqlite:///{file}").dispose()
    later = tmp_path / "migrations"
    shutil.copytree(schema_version.MIGRATIONS, later)
    (later / "versions" / "v9999_next.py").write_text(NEXT + "    op.add_column('nowhere', Column('motto', String))\n")
    monkeypatch.setattr(schema_version, "MIGRATIONS", later)
    for _ in range(2):
        with pytest.raises(BadDatabase, match="nowhere"):
            sqlite_store.open_database(f"sqlite:///{file}")
        for kept in [file, *tmp_path.glob("tables.db.before-*")]:
            with closing(sqlite3.connect(kept)) as connection:
                columns = [row[1] for row in connection.execute("PRAGMA table_info(guests)")]
                assert "motto" not in columns, kept
                assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(NOW,)]


def test_a_table_that_cannot_be_read_keeps_neither_the_server_nor_other_tables_from_running(tmp_path: Path) -> None:
    with running(tmp_path) as server, people(server, "Ann") as (ann,):
        good, bad = ann.open(ME, GREEDY), ann.open(ME, GREEDY)
        wait_for(lambda: ann.view(bad)["scene"]["turn"] == "grey")
        assert server.stop() == 0
        server.write("UPDATE tables SET saved = replace(saved, 'osaka', 'osako') WHERE id = ?", bad)
        server.start()
        assert ann.view(good)["state"] == "playing"
        answer = ann.get(f"/tables/{bad}")
        assert answer.status_code < 500
        assert set(answer.json()) == {"error", "detail"}


# Stopping


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_told_to_stop_loses_nothing_and_ends_in_order(tmp_path: Path, number: int) -> None:
    """Also while bots think and sockets are open, and to everybody's terminal at once, as Ctrl+C is."""
    with running(tmp_path) as server, people(server, "Ann", "Bob") as (ann, bob):
        table = ann.open(ME, FRIEND)
        bob.join(table, "white")
        for _ in range(5):
            ann.open(ME, GREEDY, GREEDY, GREEDY)
        wait_for(lambda: server.rows("SELECT count(*) FROM moves WHERE command_id LIKE 'bot %'")[0][0] > 0)
        view = ann.view(table)
        mover = ann if view["scene"]["turn"] == "grey" else bob
        command = fresh_id()
        with ann.listen(table) as listening:
            answer = mover.play(table, view["seq"], mover.view(table)["scene"]["options"][0], command)
            assert answer.status_code == 200
            assert server.process is not None
            os.killpg(server.process.pid, number)
            assert server.process.wait(20) == 0
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    next_update(listening)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012, "the browser is told that the server comes back"
        assert [move[1] for move in server.moves(table)][-1] == command
        assert "Traceback" not in server.log
        assert "never retrieved" not in server.log
        wait_for(lambda: not server.workers())
        saved = mover.server.saved(table)
        server.start()
        now, told = mover.view(table), answer.json()
        assert now == told["view"] | {
            "players": now["players"],
            "awaited": now["awaited"],
            "entries": merged(now["entries"], told),
        }
        assert server.saved(table) == saved


def test_a_bot_that_was_thinking_when_the_server_stopped_moves_when_it_is_back(tmp_path: Path) -> None:
    match = next(m for m in (higaki.new("osaka", seats=2, seed=seed) for seed in range(100)) if m.seat == 0)
    with running(tmp_path) as server, people(server, "Ann") as (ann,):
        table = plant(server, match, None, ann)
        server.write('UPDATE seats SET bot = ? WHERE "table" = ? AND number = 0', "greedy", table)
        assert server.stop() == 0
        server.start()
        wait_for(lambda: bool(server.moves(table)))  # without anybody looking
        assert server.moves(table)[0][1:3] == ("bot 7", 0)


# Another device


def test_a_code_works_once_and_both_devices_are_the_guest(server: Server) -> None:
    with people(server, "Ann", "Bob", "Cem") as (ann, tablet, third):
        table = ann.open(ME, FRIEND)
        told = ann.post("/me/code").json()
        assert (len(told["code"]), told["seconds"]) == (9, 600)
        assert tablet.post("/me/continue", {"code": told["code"].lower().replace("-", " ")}).json() == {"name": "Ann"}
        assert tablet.token != ann.token
        assert tablet.guest == ann.guest
        for device in (ann, tablet):
            assert device.view(table)["viewer"] == "grey"
            assert [card["table"] for card in device.get("/me").json()["tables"]] == [table]
        refused(third, told["code"])
        assert third.get("/me").json()["name"] == "Cem"


def test_a_code_that_is_too_old_replaced_or_made_up_is_refused(server: Server) -> None:
    with people(server, "Ann", "Bob") as (ann, tablet):
        first = ann.post("/me/code").json()["code"]
        second = ann.post("/me/code").json()["code"]
        refused(tablet, first)
        server.write("UPDATE codes SET expires = expires - 601 WHERE guest = ?", ann.guest)
        refused(tablet, second)
        for nonsense in ("", "-", "ABCD-EFGH", second[:-1], "0" * 64, ann.guest, str(ann.token)):
            refused(tablet, nonsense)
        assert tablet.get("/me").json()["name"] == "Bob"


def refused(person: Person, code: str) -> None:
    before = person.token
    answer = person.post("/me/continue", {"code": code})
    assert (answer.status_code, answer.json()["error"]) == (404, "bad_code")
    assert person.token == before
