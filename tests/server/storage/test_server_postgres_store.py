"""PostgreSQL as the database: brought up to date once, refused in one line, and nothing half done."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import uvicorn
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from migrations import NEXT, NOW
from postgres import PROGRAMS, Cluster, address, asked
from serving import free_port
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError, IntegrityError
from two_copies import GUESTS, two_copies

from higaki.server.database import schema, schema_version
from higaki.server.database.address import BadDatabase
from higaki.server.database.bus import Message
from higaki.server.database.change import write
from higaki.server.database.conflicts import Conflict
from higaki.server.database.postgres import change
from higaki.server.database.postgres.store import PostgresStore, connected, open_postgres
from higaki.server.run.throttled_log import ThrottledLog
from higaki.server.storage import write_tables
from higaki.terminal.cli import main

EVERYTHING = "SELECT row_to_json(tables)::text, row_to_json(moves)::text FROM tables LEFT JOIN moves ON true"


@pytest.fixture
def engine(cluster: Cluster) -> Iterator[Engine]:
    """An empty database."""
    made = connected(cluster.new_database("template1"))
    yield made
    made.dispose()


def test_an_empty_database_gets_the_declared_schema(engine: Engine) -> None:
    for _ in range(2):
        open_postgres(address(engine)).dispose()
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    assert asked(address(engine), "SELECT version_num FROM alembic_version") == [(NOW,)]


def test_a_database_is_brought_up_to_date_with_all_that_is_in_it(
    kept: PostgresStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = address(kept.engine)
    asked(url, "INSERT INTO guests (id, name, created) VALUES ('g', 'Ann', 'now')")
    later = tmp_path / "migrations"
    shutil.copytree(schema_version.MIGRATIONS, later)
    (later / "versions" / "v9999_next.py").write_text(NEXT)
    monkeypatch.setattr(schema_version, "MIGRATIONS", later)
    for _ in range(2):
        open_postgres(url).dispose()
    assert asked(url, "SELECT version_num FROM alembic_version") == [("v9999",)]
    assert asked(url, "SELECT name, motto FROM guests") == [("Ann", None)]


def test_of_several_that_start_at_once_one_makes_the_tables_and_the_others_wait(engine: Engine) -> None:
    with ThreadPoolExecutor(4) as at_once:
        for opened in at_once.map(open_postgres, [address(engine)] * 4):
            opened.dispose()
    assert asked(address(engine), "SELECT version_num FROM alembic_version") == [(NOW,)]


def test_a_migration_that_fails_leaves_everything_as_it_was(
    kept: PostgresStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    later = tmp_path / "migrations"
    shutil.copytree(schema_version.MIGRATIONS, later)
    (later / "versions" / "v9999_next.py").write_text(NEXT + "    op.add_column('nowhere', Column('motto', String))\n")
    monkeypatch.setattr(schema_version, "MIGRATIONS", later)
    with pytest.raises(BadDatabase, match="nowhere"):
        open_postgres(address(kept.engine))
    columns = "SELECT column_name FROM information_schema.columns WHERE table_name = 'guests' AND column_name = 'motto'"
    assert asked(address(kept.engine), columns) == []
    assert asked(address(kept.engine), "SELECT version_num FROM alembic_version") == [(NOW,)]


# Wrong ones

Says = Callable[..., tuple[int, str]]


@pytest.fixture
def higaki_says(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Says:
    """A command, in this process: its exit code and all it prints; nobody may read a password there."""

    def says(*words: str) -> tuple[int, str]:
        monkeypatch.setattr(uvicorn, "run", lambda *_, **__: pytest.fail("the server begins to serve"))
        code = main(list(words))
        said = "".join(capfd.readouterr())
        assert "plum" not in said
        assert "Traceback" not in said
        return code, said

    return says


def test_wrong_databases_are_refused_in_one_line_without_their_password(cluster: Cluster, higaki_says: Says) -> None:
    good, empty = cluster.new_database(), cluster.new_database("template1")
    foreign, newer, older = cluster.new_database("template1"), cluster.new_database(), cluster.new_database()
    asked(foreign, "CREATE TABLE recipes (name text)")
    asked(newer, "UPDATE alembic_version SET version_num = '9999'")
    asked(older, "UPDATE alembic_version SET version_num = '0013'")
    asked(good, "CREATE DATABASE other_letters TEMPLATE template0 ENCODING 'SQL_ASCII' LOCALE 'C'")
    asked(good, "CREATE ROLE reader LOGIN PASSWORD 'plum/cake'")
    reader = good.replace("higaki:", "reader:", 1)
    wrong = {
        foreign: "belongs to another program",
        newer: "newer version of Higaki (9999)",
        older: "before the first release of Higaki (0013), which cannot be read any more; right would be a new one",
        cluster.url("other_letters"): "createdb --encoding=UTF8",
        cluster.url("nowhere"): 'database "nowhere" does not exist',
        good.replace("plum", "plums"): "password authentication failed",
        good.replace(str(cluster.port), str(free_port())): "Connection refused",
        good.replace(str(cluster.port), "plum"): "no database address",
        good.replace("+psycopg", "+psycopg2"): "postgresql+psycopg2 is not how we reach PostgreSQL",
        reader: "permission denied for table alembic_version",
        reader.replace(good.rpartition("/")[2], empty.rpartition("/")[2]): "permission denied for schema public",
    }
    for command in ("serve", "doctor"):
        for url, words in wrong.items():
            code, said = higaki_says(command, "--db", url, "--port", str(free_port()))
            assert (code, words in said) == (2, True), said
            assert said.count("\n") == (
                1 if command == "serve" else 3
            )  # the doctor begins with the names it answers to
    for url in (f"{good}?sslpassword=plum", empty):
        code, said = higaki_says("doctor", "--db", url, "--port", str(free_port()))
        assert (code, said.endswith("\nall is well\n")) == (0, True)
    assert asked(empty, "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") == [(0,)], "doctor only looks"


def test_the_doctor_warns_of_a_database_that_forgets(kept: PostgresStore, higaki_says: Says) -> None:
    url = address(kept.engine)
    asked(url, f"ALTER DATABASE {kept.engine.url.database} SET synchronous_commit = off")
    code, said = higaki_says("doctor", "--db", url, "--port", str(free_port()))
    assert (code, "synchronous_commit is off; right would be" in said) == (2, True)


def test_without_the_driver_it_is_said_what_to_install(higaki_says: Says, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    code, said = higaki_says("serve", "--db", "postgresql+psycopg://me:plum@localhost/higaki")
    assert (code, 'pip install "higaki[postgres]"' in said) == (2, True)


@pytest.mark.parametrize("processes", ["0", "2"])
def test_a_file_has_one_process(higaki_says: Says, tmp_path: Path, processes: str) -> None:
    code, said = higaki_says("serve", "--db", str(tmp_path / "a.db"), "--processes", processes)
    assert (code, "right would be" in said, said.count("\n")) == (2, True, 1)
    assert list(tmp_path.iterdir()) == []


def test_what_is_said_instead_of_a_backup_makes_one_and_takes_it_back(
    kept: PostgresStore, higaki_says: Says, tmp_path: Path
) -> None:
    url = address(kept.engine)
    asked(url, "INSERT INTO guests (id, name, created) VALUES ('g', 'Ann', 'now')")
    file = tmp_path / "a backup"
    for command in ("backup", "restore"):
        code, said = higaki_says(command, str(file), "--db", url)
        assert code == 2
        (right,) = re.findall(r"`(.*)`", said)
        tool, *words = shlex.split(right)
        environment = {**os.environ, "PGPASSWORD": "plum/cake"}
        subprocess.run([PROGRAMS[-1] / tool, *words], check=True, env=environment)
        asked(url, "UPDATE guests SET name = 'Eve'") if command == "backup" else None
    assert asked(url, "SELECT name FROM guests") == [("Ann",)]


# Work


def name_of_ann(connection: Connection) -> str:
    return str(connection.execute(text("SELECT name FROM guests WHERE id = 'g'")).scalar_one())


def longer(connection: Connection) -> str:
    """Ann's name with one letter more."""
    name = name_of_ann(connection) + "n"
    connection.execute(text("UPDATE guests SET name = :name"), {"name": name})
    return name


def test_whoever_meets_somebody_quicker_begins_again_on_what_is_there_now(kept: PostgresStore) -> None:
    asked(address(kept.engine), "INSERT INTO guests (id, name, created) VALUES ('g', 'A', 'now')")

    async def all_at_once() -> None:
        answers = await asyncio.gather(*[kept.run(longer) for _ in range(4)])
        assert sorted(answers) == ["An", "Ann", "Annn", "Annnn"]

    asyncio.run(all_at_once())
    assert asked(address(kept.engine), "SELECT name FROM guests") == [("Annnn",)]


def test_a_key_that_is_taken_stays_taken(kept: PostgresStore) -> None:
    tries: list[int] = []

    def insert(connection: Connection) -> None:
        tries.append(1)
        connection.execute(text("INSERT INTO guests (id, name, created) VALUES ('g', 'Ann', 'now')"))

    asyncio.run(kept.run(insert))
    with pytest.raises(IntegrityError):
        asyncio.run(kept.run(insert))
    assert len(tries) > 2, "it was tried again"


def test_a_move_is_kept_in_one_sentence_as_it_is_in_a_transaction(kept: PostgresStore) -> None:
    """And not at all where another process was quicker, or where the command is there already."""
    room, _ = two_copies(kept.engine, *GUESTS)
    url, word = address(kept.engine), Message("table", room.id)
    room.seq += 1
    first, second = (write_tables.change_of(room, f"command-{number}", 0, "a thing", "asked") for number in range(2))
    assert change.fits(first)
    asyncio.run(kept.keep(first, word))
    as_a_sentence = asked(url, EVERYTHING)
    with pytest.raises(Conflict):
        asyncio.run(kept.keep(second, word))
    with pytest.raises(IntegrityError):
        asyncio.run(kept.keep(first._replace(as_read=first.as_read + 1), word))
    assert asked(url, EVERYTHING) == as_a_sentence
    asked(url, "DELETE FROM moves")
    asked(url, f"UPDATE tables SET revision = {first.as_read}, saved = NULL, seq = 0, votes = '1', turn = NULL")
    asyncio.run(kept.run(lambda connection: write(connection, first), word))
    assert asked(url, EVERYTHING) == as_a_sentence


def test_whoever_stops_waiting_leaves_nothing_under_way(kept: PostgresStore) -> None:
    asked(address(kept.engine), "INSERT INTO guests (id, name, created) VALUES ('g', 'A', 'now')")

    def slowly(connection: Connection) -> None:
        connection.execute(text("SELECT pg_sleep(0.3)"))
        longer(connection)

    async def hurried() -> str:
        working = asyncio.create_task(kept.run(slowly))
        await asyncio.sleep(0.1)
        working.cancel()
        with pytest.raises(asyncio.CancelledError):
            await working
        return await kept.run(name_of_ann)

    assert asyncio.run(hurried()) == "An"


def test_connections_that_a_restart_has_closed_are_not_used_again(cluster: Cluster, kept: PostgresStore) -> None:
    def once(connection: Connection) -> object:
        connection.execute(text("SELECT pg_sleep(0.1)"))
        return connection.execute(text("SELECT 1")).scalar_one()

    async def several() -> list[object]:
        return list(await asyncio.gather(*[kept.run(once) for _ in range(5)]))

    assert asyncio.run(several()) == [1] * 5
    cluster.stop()
    cluster.start()
    assert asyncio.run(several()) == [1] * 5


def test_what_the_database_says_is_one_line_in_the_log_without_what_was_asked(
    kept: PostgresStore, caplog: pytest.LogCaptureFixture
) -> None:
    try:
        asyncio.run(kept.run(lambda one: one.execute(text("SELECT * FROM nowhere WHERE id = :id"), {"id": "secret"})))
    except DBAPIError:
        logging.getLogger("higaki").exception("a bot could not move")
    line = ThrottledLog().format(caplog.records[-1])
    assert line.startswith("a bot could not move: relation")
    assert "\n" not in line
    assert "secret" not in line
