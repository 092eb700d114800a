"""What waits for the disk goes there together, but each piece of work is kept or undone by itself."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import OperationalError

from higaki.server.database import group_commit
from higaki.server.database.errors import InDoubt
from higaki.server.database.sqlite_store import Store

Work = Callable[[Connection], Any]


class Bag(Store):
    """Counts transactions, and can be told to refuse what the next one did."""

    def __init__(self, folder: Path) -> None:
        self.transactions = 0
        self.refuses_next = False
        super().__init__(f"sqlite:///{folder / 'tables.db'}")

    def _in_transaction(self, work: Work) -> Any:
        self.transactions += 1
        refused, self.refuses_next = self.refuses_next, False

        def refused_perhaps(connection: Connection) -> Any:
            result = work(connection)
            if refused:
                raise OSError("the disk is full")
            return result

        return super()._in_transaction(refused_perhaps)

    async def at_once(self, *works: Work, refused: bool = False) -> list[Any]:
        """These come while the thread is busy with something else."""
        go = threading.Event()

        def hold_up(_connection: Connection) -> None:
            go.wait(10)
            self.refuses_next = refused

        busy = asyncio.create_task(self.run(hold_up))
        await asyncio.sleep(0.05)
        begun = [asyncio.create_task(self.run(work)) for work in works]
        await asyncio.sleep(0)
        go.set()
        await busy
        return await asyncio.gather(*begun, return_exceptions=True)


def new_guest(name: str) -> Work:
    return lambda one: (
        one.execute(text("INSERT INTO guests (id, name, created) VALUES (:name, :name, '')"), {"name": name}).rowcount
    )


def fails_after(work: Work) -> Work:
    def fail(connection: Connection) -> None:
        work(connection)
        raise ValueError("not so")

    return fail


def ends_the_transaction(connection: Connection) -> None:
    """As the database itself does it when the disk is full."""
    new_guest("half")(connection)
    connection.exec_driver_sql("ROLLBACK")
    raise OSError("the disk is full")


def names(connection: Connection) -> list[str]:
    return list(connection.execute(text("SELECT id FROM guests ORDER BY id")).scalars())


def run(folder: Path, scene: Callable[[Bag], Any]) -> None:
    async def there() -> None:
        bag = Bag(folder)
        try:
            await scene(bag)
        finally:
            bag.close()

    asyncio.run(there())


def test_one_that_fails_is_undone_alone(tmp_path: Path) -> None:
    async def scene(bag: Bag) -> None:
        before = bag.transactions
        found = await bag.at_once(new_guest("ann"), fails_after(new_guest("bob")), names, new_guest("cleo"))
        assert bag.transactions == before + 2  # the one that held it up, and one for all
        assert found[0] == found[3] == 1
        assert isinstance(found[1], ValueError)
        assert found[2] == ["ann"]
        assert await bag.run(names) == ["ann", "cleo"]

    run(tmp_path, scene)


def test_nobody_is_told_that_something_was_kept_that_went_down_with_another(tmp_path: Path) -> None:
    async def scene(bag: Bag) -> None:
        found = await bag.at_once(new_guest("ann"), ends_the_transaction, new_guest("bob"))
        assert found[0] == found[2] == 1
        assert isinstance(found[1], OSError)
        assert await bag.run(names) == ["ann", "bob"]
        before = bag.transactions
        assert await bag.at_once(new_guest("cleo"), new_guest("dora"), refused=True) == [1, 1]
        assert bag.transactions == before + 4  # the one that held it up, both together, and each alone
        assert await bag.run(names) == ["ann", "bob", "cleo", "dora"]

    run(tmp_path, scene)


def test_what_may_have_been_kept_is_not_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file is taken away after the commit of all and before the second look."""
    bag, looks = Bag(tmp_path), list[int]()
    asyncio.run(bag.run(new_guest("Zoe")))

    def there_once(_bag: Bag) -> bool:
        looks.append(1)
        return len(looks) == 1

    monkeypatch.setattr(Bag, "in_its_place", property(there_once))
    ann, bob = asyncio.run(bag.at_once(new_guest("Ann"), new_guest("Bob")))
    assert isinstance(ann, InDoubt)
    assert isinstance(bob, InDoubt)
    assert len(looks) == 2
    bag.close()


def test_while_another_program_locks_the_file_only_the_first_waits_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many come: else each would wait for the lock after all those before it."""
    bag, waited = Bag(tmp_path), list[float]()
    asyncio.run(bag.run(new_guest("Zoe")))
    monkeypatch.setattr(group_commit, "LOCK_SECONDS", 0.2)
    said = group_commit.wait_for_locks

    def noting(connection: Connection, seconds: float) -> None:
        waited.append(seconds)
        said(connection, seconds)

    monkeypatch.setattr(group_commit, "wait_for_locks", noting)
    with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        failed = asyncio.run(bag.at_once(*[new_guest(f"guest {number}") for number in range(8)]))
        assert {type(one) for one in failed} == {OperationalError}
        assert {str(one.orig) for one in failed} == {"database is locked"}
        assert isinstance(asyncio.run(bag.run(lambda one: one.exec_driver_sql("SELECT 1").scalar_one())), int)
        other.execute("COMMIT")
    assert set(waited) == {0.2, 0}
    assert asyncio.run(bag.at_once(new_guest("Ann"), new_guest("Bob"))) == [1, 1]
    bag.close()
