"""Nothing of a league is lost or doubled: the server breaks at any statement, is killed, or two processes organise."""

from __future__ import annotations

import asyncio
import random
import threading
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from league_people import OVER_DAYS, WISH, act, come, new_league, page, show
from postgres import Cluster
from sampling import SOAK
from seated_people import resign
from serving import Person, Server, people, running, wait_for
from sqlalchemy import Connection, event

from higaki.server.accounts import guests
from higaki.server.commands.seating import Bounds
from higaki.server.database.postgres.store import PostgresStore
from higaki.server.database.sqlite_store import Store
from higaki.server.leagues import league_rows
from higaki.server.leagues.leagues import Leagues
from higaki.server.leagues.pairing.arranging import Tables
from higaki.server.leagues.pairing.round_robin import round_robin
from higaki.server.notices import queue
from higaki.server.service.table_service import TableService
from higaki.server.storage.retention import tidy

PEOPLE = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Flo")


class Broken(Exception):
    """The server ends here."""


async def league_of(store: Store | PostgresStore, leagues: Leagues) -> tuple[str, guests.Guest]:
    """A league of six that has not begun."""
    joined = []
    for name in PEOPLE:
        guest, _ = await store.run(guests.new_guest)
        guest.name = await store.run(partial(guests.rename, guest=guest, name=name, others=[]))
        joined.append(guest)
    league = await leagues.create(joined[0], {"command_id": "command-1", **WISH, "clock": OVER_DAYS})
    for guest in joined[1:]:
        await leagues.join(guest, league)
    return league, joined[0]


def opened(connection: Connection) -> list[tuple[Any, ...]]:
    """By round: the tables that a league names, and those that are there."""
    named = 'SELECT round, count(*), count("table") FROM league_tables GROUP BY round ORDER BY round'
    there = "SELECT league_round, count(*), count(league) FROM tables GROUP BY league_round ORDER BY league_round"
    rows = [tuple(row) for row in connection.exec_driver_sql(named)]
    assert rows == [tuple(row) for row in connection.exec_driver_sql(there)]
    return rows


def test_a_round_is_opened_once_with_all_its_tables_wherever_the_server_breaks(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    counted, breaks_at = 0, 0

    def count(*_: object) -> None:
        nonlocal counted
        counted += 1
        if counted == breaks_at:
            raise Broken

    async def story() -> None:
        nonlocal counted, breaks_at
        leagues = Leagues(TableService(store), Bounds())
        league, host = await league_of(store, leagues)
        event.listen(store.engine, "before_cursor_execute", count)
        for statement in range(1, 1000):
            counted, breaks_at, service = 0, statement, TableService(store)
            leagues = Leagues(service, Bounds())
            try:
                await leagues.start(host, league, 0)
                await leagues.see_to(league)
            except Broken:
                assert not list(service.registry.rooms), "nothing is in memory that is not on disk"
            finished, breaks_at = counted < statement, 0
            assert await store.run(opened) in ([], [(1, 3, 3)])
            if finished:
                break
        assert await store.run(opened) == [(1, 3, 3)]
        assert finished and counted > 3, "it was broken everywhere"
        row = await store.run(partial(league_rows.league_called, league=league))
        assert (row.state, row.round, row.due) == ("running", 1, None)

    asyncio.run(story())
    store.close()


def test_a_league_that_is_begun_many_times_at_once_is_planned_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, planned = Store(f"sqlite:///{tmp_path / 'tables.db'}"), []

    def counted(*wish: Any) -> list[Tables]:
        planned.append(wish)
        return round_robin(*wish)

    async def story() -> None:
        monkeypatch.setattr("higaki.server.leagues.leagues.round_robin", counted)
        leagues = Leagues(TableService(store), Bounds())
        league, host = await league_of(store, leagues)
        await asyncio.gather(*[leagues.start(host, league, 0) for _ in range(8)])
        assert await store.run(opened) == [(1, 3, 3)]

    asyncio.run(story())
    store.close()
    assert len(planned) == 1


def test_who_wants_notices_hears_of_a_round_and_old_leagues_are_deleted(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")

    async def story() -> None:
        service = TableService(store)
        leagues = Leagues(service, Bounds())
        league, host = await league_of(store, leagues)
        wanting, kinds = frozenset({host.id}), []
        service.before_opening.append(
            lambda room: lambda connection: queue.note_opening(connection, room, wanting, 0.0)
        )
        await leagues.start(host, league, 0)
        for notice in await store.run(lambda connection: queue.waiting(connection, 1.0)):
            assert notice.guest == host.id
            kinds.append(notice.kind)
        assert kinds == ["round"]
        await tidy(store, 365)
        assert (await store.run(partial(league_rows.league_called, league=league))).round == 1
        with store.engine.begin() as connection:
            connection.exec_driver_sql("UPDATE leagues SET updated = '2020-01-01'")
        await tidy(store, 365)
        assert await store.run(partial(league_rows.find, league=league)) is None
        assert await store.run(partial(league_rows.people_of, league=league)) == []

    asyncio.run(story())
    store.close()


def test_a_round_is_opened_once_when_two_processes_organise(cluster: Cluster) -> None:
    database = cluster.new_database()
    stores = [PostgresStore(database) for _ in range(2)]

    async def story() -> tuple[str, guests.Guest]:
        return await league_of(stores[0], Leagues(TableService(stores[0]), Bounds()))

    league, host = asyncio.run(story())
    together = threading.Barrier(2)

    def organise(store: PostgresStore) -> None:
        async def go() -> None:
            leagues = Leagues(TableService(store), Bounds())
            together.wait()
            await asyncio.gather(
                leagues.start(host, league, 0), *[leagues.see_to(league) for _ in range(5)], return_exceptions=False
            )
            await leagues.see_to(league)

        asyncio.run(go())

    threads = [threading.Thread(target=organise, args=(store,)) for store in stores]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert asyncio.run(stores[0].run(opened)) == [(1, 3, 3)]
    for store in stores:
        store.close()


def play_on(league: str, persons: list[Person]) -> None:
    """Everybody comes to their table, and who has the turn resigns. What is refused or unanswered is tried again."""
    for person in persons:
        table = page(person, league)["table"]
        if table is not None:
            come(person, table)
    for person in persons:
        table = page(person, league)["table"]
        if table is not None and person.view(table)["state"] == "waiting":
            show(person, table)
    for person in persons:
        table = page(person, league)["table"]
        if table is not None and person.view(table)["state"] == "playing":
            resign(person, table)


def play_through(server: Server, league: str, persons: list[Person], chance: random.Random) -> None:
    """A whole league, while the server is killed in every round."""
    while page(persons[0], league)["state"] != "over":
        number = page(persons[0], league)["round"]
        play_on(league, persons)
        if chance.random() < 0.8:
            threading.Event().wait(chance.random() * 0.05)
            server.kill()
            server.start()
        wait_for(partial(goes_on, persons[0], league, number))


def is_over(person: Person, league: str) -> bool:
    return bool(page(person, league)["state"] == "over")


def goes_on(person: Person, league: str, number: int) -> bool:
    """Has the league left this round?"""
    return is_over(person, league) or bool(page(person, league)["round"] > number)


def check_all_met(server: Server, league: str, person: Person) -> None:
    shown = page(person, league)
    assert [row["games"] for row in shown["standings"]] == [3] * 4
    met = [frozenset(seat["name"] for seat in table["seats"]) for one in shown["played"] for table in one["tables"]]
    assert len(met) == len(set(met)) == 6
    assert server.rows("SELECT count(*) FROM tables WHERE league = ?", league) == [(6,)]
    assert server.tracebacks == []


def test_a_league_goes_through_kills_of_the_server(tmp_path: Path) -> None:
    chance = random.Random(7)
    with running(tmp_path) as server, people(server, *PEOPLE[:4]) as persons:
        for _ in range(20 if SOAK else 1):
            league = new_league(*persons)
            act(persons[0], league, "start")
            play_through(server, league, persons, chance)
            check_all_met(server, league, persons[0])


def test_a_league_goes_through_two_processes(cluster: Cluster, tmp_path: Path) -> None:
    database = cluster.new_database()
    with running(tmp_path, database=database, more=("--processes", "2")) as server, people(server, *PEOPLE[:4]) as all_:
        league = new_league(*all_)
        act(all_[0], league, "start")
        while not is_over(all_[0], league):
            number = page(all_[0], league)["round"]
            play_on(league, all_)
            wait_for(partial(goes_on, all_[0], league, number))
        check_all_met(server, league, all_[0])


def test_nobody_joins_twice_through_two_requests_at_once(kept: PostgresStore) -> None:
    async def story() -> int:
        leagues = Leagues(TableService(kept), Bounds())
        league, _ = await league_of(kept, leagues)
        guest, _ = await kept.run(guests.new_guest)
        guest.name = await kept.run(partial(guests.rename, guest=guest, name="Gil", others=[]))
        await asyncio.gather(*[leagues.join(guest, league) for _ in range(8)])
        return len(await kept.run(partial(league_rows.people_of, league=league)))

    assert asyncio.run(story()) == len(PEOPLE) + 1
