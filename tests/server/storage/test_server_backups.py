"""Backups: whole while the server runs, checked, and put back in one step or not at all."""

from __future__ import annotations

import os
import shutil
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from serving import FRIEND, ME, Person, Server, fresh_id, people, running

from higaki.server.database import backups, sqlite_store
from higaki.terminal.cli import main

Says = Callable[..., tuple[int, str]]
HERE: dict[str, Any] = {"kind": "here", "name": "Bob"}


@pytest.fixture
def higaki_says(capfd: pytest.CaptureFixture[str]) -> Says:
    """A command in this process: its exit code and what it says."""

    def says(*words: object) -> tuple[int, str]:
        code = main([str(word) for word in words])
        out, complaint = capfd.readouterr()
        assert "Traceback" not in complaint
        assert complaint.count("\n") == (code != 0)
        return code, out + complaint

    return says


def play(person: Person, table: str) -> str:
    """One move; its command, which was acknowledged."""
    view, command = person.view(table), fresh_id()
    assert person.play(table, view["seq"], view["scene"]["options"][0], command).status_code == 200
    return command


def commands(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as connection:
        return [row[0] for row in connection.execute("SELECT command_id FROM moves ORDER BY at, seq")]


def names(folder: Path) -> set[str]:
    return {file.name for file in folder.iterdir()}


def test_a_backup_of_a_running_server_has_every_move_acknowledged_before_it(
    server: Server, tmp_path: Path, higaki_says: Says
) -> None:
    """Most of them are only in the write-ahead log, which a copy of the file would miss."""
    with people(server, "Ann") as (ann,):
        table = ann.open(ME, HERE)
        played = [play(ann, table) for _ in range(5)]
        shutil.copy(server.file, tmp_path / "copied.db")
        code, said = higaki_says("backup", tmp_path / "backup.db", "--db", server.file)
        assert code == 0
        assert "1 tables with 5 moves" in said
        assert commands(tmp_path / "backup.db") == played
        assert names(tmp_path) == {"backup.db", "copied.db"}, "nothing else is left beside it"
        with pytest.raises((sqlite3.Error, AssertionError)):
            assert commands(tmp_path / "copied.db") == played


def test_a_backup_while_moves_are_made_is_that_of_one_moment_and_holds_up_nobody(
    tmp_path: Path, higaki_says: Says
) -> None:
    with running(tmp_path) as server, people(server, "Ann") as (ann,):
        table = ann.open(ME, HERE)
        enough = threading.Event()
        played: list[str] = []

        def play_on() -> None:
            while not enough.is_set():
                played.append(play(ann, table))

        playing = threading.Thread(target=play_on)
        playing.start()
        try:
            for number in range(5):
                known = list(played)
                file = tmp_path / f"backup-{number}.db"
                assert higaki_says("backup", file, "--db", server.file)[0] == 0
                with closing(sqlite3.connect(file)) as connection:
                    kept = [row[0] for row in connection.execute("SELECT command_id FROM moves ORDER BY seq")]
                    assert kept[: len(known)] == known
                    assert connection.execute("SELECT seq FROM tables").fetchall() == [(len(kept),)]
        finally:
            enough.set()
            playing.join()


def test_a_restored_server_is_as_it_was_and_what_came_after_is_kept_aside(tmp_path: Path, higaki_says: Says) -> None:
    backup = tmp_path / "elsewhere" / "backup.db"
    with running(tmp_path) as server, people(server, "Ann") as (ann,):
        table = ann.open(ME, HERE)
        first = play(ann, table)
        assert higaki_says("backup", backup, "--db", server.file)[0] == 0
        then = ann.view(table)
        second = play(ann, table)
        code, said = higaki_says("restore", backup, "--db", server.file)
        assert (code, "another server runs on" in said) == (2, True), "not under a running server"
        assert [move[1] for move in server.moves(table)] == [first, second]
        server.kill()
        code, said = higaki_says("restore", backup, "--db", server.file)
        assert code == 0
        assert "restored: 1 tables with 1 moves" in said
        kept = min(tmp_path.glob("tables.db.before-restore-*"))  # its write-ahead log comes after it
        assert str(kept) in said
        assert commands(kept) == [first, second]
        assert server.file.stat().st_mode & 0o777 == 0o600
        server.start()
        assert ann.view(table)["seq"] == then["seq"]
        assert [move[1] for move in server.moves(table)] == [first]
        play(ann, table)


def test_two_restores_within_a_second_keep_both_databases(
    tmp_path: Path, higaki_says: Says, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, backup = tmp_path / "tables.db", tmp_path / "backup.db"
    sqlite_store.open_database(f"sqlite:///{file}").dispose()
    assert higaki_says("backup", backup, "--db", file)[0] == 0
    monkeypatch.setattr(time, "strftime", lambda _: "now")
    for _ in range(3):
        assert higaki_says("restore", backup, "--db", file)[0] == 0
    assert names(tmp_path) >= {f"tables.db.before-restore-now{again}" for again in ("", "-2", "-3")}


def test_restoring_into_an_empty_place_and_over_a_broken_file(tmp_path: Path, higaki_says: Says) -> None:
    good, backup = tmp_path / "good.db", tmp_path / "backup.db"
    sqlite_store.open_database(f"sqlite:///{good}").dispose()
    assert higaki_says("backup", backup, "--db", good)[0] == 0
    fresh = tmp_path / "new" / "tables.db"
    assert higaki_says("restore", backup, "--db", fresh)[0] == 0
    assert names(fresh.parent) == {"tables.db"}
    fresh.write_bytes(b"broken" * 1000)
    Path(f"{fresh}-wal").write_bytes(b"of the broken one")
    assert higaki_says("restore", backup, "--db", fresh)[0] == 0
    assert not Path(f"{fresh}-wal").exists()
    assert commands(fresh) == []
    kept = sorted(fresh.parent.glob("tables.db.before-restore-*"))
    assert [file.read_bytes() for file in kept] == [b"broken" * 1000, b"of the broken one"]


def damaged(file: Path) -> None:
    """One of ours whose last page was overwritten."""
    sqlite_store.open_database(f"sqlite:///{file}").dispose()
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.executemany(
            "INSERT INTO guests (id, name, created) VALUES (?, 'Ann', '')", [(fresh_id(),) for _ in range(500)]
        )
    content = file.read_bytes()
    file.write_bytes(content[:-4096] + b"\0" * 4096)


def foreign(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("CREATE TABLE recipes (name)")


def newer(file: Path) -> None:
    sqlite_store.open_database(f"sqlite:///{file}").dispose()
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")


def nonsense(file: Path) -> None:
    file.write_bytes(b"no database at all" * 100)


@pytest.mark.parametrize("make", [damaged, foreign, newer, nonsense])
def test_what_is_no_whole_database_is_neither_backed_up_nor_restored(
    tmp_path: Path, higaki_says: Says, make: Callable[[Path], None]
) -> None:
    good, bad = tmp_path / "good.db", tmp_path / "bad.db"
    sqlite_store.open_database(f"sqlite:///{good}").dispose()
    make(bad)
    before, content = names(tmp_path), good.read_bytes()
    for words in (("backup", tmp_path / "backup.db", "--db", bad), ("restore", bad, "--db", good)):
        code, said = higaki_says(*words)
        assert code == 2
        assert str(bad) in said
    assert names(tmp_path) - {"bad.db-wal", "bad.db-shm"} == before
    assert good.read_bytes() == content


def test_wrong_places_are_refused_in_one_line(tmp_path: Path, higaki_says: Says) -> None:
    good, taken = tmp_path / "good.db", tmp_path / "taken.db"
    sqlite_store.open_database(f"sqlite:///{good}").dispose()
    taken.write_text("a letter")
    assert "is there already" in higaki_says("backup", taken, "--db", good)[1]
    assert taken.read_text() == "a letter"
    assert "there is no database" in higaki_says("backup", tmp_path / "b.db", "--db", tmp_path / "none.db")[1]
    assert "cannot be written" in higaki_says("backup", "/proc/b.db", "--db", good)[1]
    assert "there is no file" in higaki_says("restore", tmp_path / "none.db", "--db", good)[1]
    assert "the database itself" in higaki_says("restore", good, "--db", good)[1]
    assert names(tmp_path) == {"good.db", "taken.db"}


def test_a_restore_that_fails_in_its_last_step_leaves_the_database_as_it_was(
    tmp_path: Path, higaki_says: Says, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as server, people(server, "Ann") as (ann,):
        backup = tmp_path / "backup.db"
        assert higaki_says("backup", backup, "--db", server.file)[0] == 0
        table = ann.open(ME, FRIEND)
        server.kill()  # the table is only in the write-ahead log

        def fail(_source: Path, _target: Path) -> None:
            raise OSError(28, os.strerror(28))

        monkeypatch.setattr(backups, "_put_in_place", fail)
        assert higaki_says("restore", backup, "--db", server.file)[0] == 2
        server.start()
        assert ann.view(table)["state"] == "waiting"
