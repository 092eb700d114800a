"""Seeks: a table opens by itself, once, with everybody who was led there; who is here; the lobby in one answer."""

from __future__ import annotations

import asyncio
import hashlib
import json
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

import httpx
import pytest
from meeting_people import end_all, lobby, refusal, seek, sought
from serving import FRIEND, ME, Person, Server, fresh_id, people, running, wait_for
from sqlalchemy import Connection

from higaki.server.accounts import blocks, guests
from higaki.server.commands.seating import Bounds
from higaki.server.common.rate_limits import Limits
from higaki.server.database.postgres.store import PostgresStore
from higaki.server.database.sqlite_store import Store
from higaki.server.meeting import seeks
from higaki.server.meeting.matching import Seeker
from higaki.server.meeting.meeting import Meeting
from higaki.server.meeting.seeking import Seeking
from higaki.server.meeting.seeks import MOST_OF_A_GUEST, Wish
from higaki.server.protocol.errors import Refusal
from higaki.server.service.table_service import TableService


def add_number(person: Person, table: str) -> str:
    """Fix a number, as a page does when it opens the table. Returns it."""
    number = hashlib.sha256((person.token or "").encode()).digest()
    digest = hashlib.sha256(number).hexdigest()
    assert person.post(f"/tables/{table}/digest", {"digest": digest}).status_code == 200
    return number.hex()


def test_a_table_opens_by_itself_and_the_game_begins_when_all_have_come(server: Server) -> None:
    with people(server, "Ann", "Bob", "Cleo") as (ann, bob, cleo):
        assert sought(ann, 3, 4, game="yedo")["table"] is None
        assert sought(ann)["table"] is None
        assert sought(cleo, 3, 4)["table"] is None
        assert lobby(bob)["seeks"] == []

        def counted() -> bool:
            """What others seek may be a second old."""
            shown = [one for one in lobby(bob)["sought"] if one["game"] == "osaka"]
            return [(one["least"], one["most"], one["people"]) for one in shown] == [(2, 2, 1), (3, 4, 1)]

        wait_for(counted)
        table = sought(bob, 2, 3)["table"]
        assert table is not None
        mine = {one["game"]: one for one in lobby(ann)["seeks"]}
        assert mine.keys() == {"osaka"}, "nobody plays at two live tables: the other seek has ended"
        assert mine["osaka"]["table"] == table
        assert lobby(cleo)["seeks"][0]["table"] is None
        view = ann.view(table)
        assert view["state"] == "waiting" and view["shuffle"]["gathers"] and not view["shuffle"]["begun"]
        assert sorted(player["name"] for player in view["players"]) == ["Ann", "Bob"]
        assert view["substitutes"]
        assert bob.view(table)["hosting"], "who completed the table is its host: their page is certainly open"
        number = add_number(ann, table)
        assert not bob.view(table)["shuffle"]["begun"]
        other = add_number(bob, table)
        assert bob.view(table)["shuffle"]["begun"]
        for person, shown_number in ((ann, number), (bob, other)):
            assert person.post(f"/tables/{table}/number", {"number": shown_number}).status_code == 200
        view = bob.view(table)
        assert view["state"] == "playing"
        assert len(view["entries"][0]["numbers"]) == 2, "both have added a number"
        assert ann.http.delete("/api/seeks/osaka").json() == {"table": table}
        assert lobby(ann)["seeks"] == []
        end_all(ann, bob, cleo)


def test_after_a_while_bots_take_the_empty_seats(server: Server) -> None:
    with people(server, "Ann", "Bob") as (ann, bob):
        sought(ann, 3, 4)
        assert refusal(ann.post("/seeks/osaka/bots")) == (422, "illegal")
        sought(bob, 3, 3)
        server.write("UPDATE seeks SET since = since - 61")
        wait_for(lambda: lobby(ann)["seeks"][0]["bots"])
        answers = [ann.post("/seeks/osaka/bots") for _ in range(2)]
        table = answers[0].json()["table"]
        assert table == answers[1].json()["table"] is not None
        assert lobby(bob)["seeks"][0]["table"] == table
        kinds = sorted(player["kind"] for player in ann.view(table)["players"])
        assert kinds == ["bot", "human", "human"]
        end_all(ann, bob)
        # A rated game has no bots.
        sought(ann, rated=True)
        server.write("UPDATE seeks SET since = since - 61")
        assert refusal(ann.post("/seeks/osaka/bots")) == (422, "illegal")
        end_all(ann)


def test_only_those_who_seek_the_same_meet(server: Server) -> None:
    with people(server, "Ann", "Bob", "Cleo", "Dan") as (ann, bob, cleo, dan):
        assert sought(ann, rated=True)["table"] is None
        assert sought(bob)["table"] is None
        assert sought(cleo, game="yedo")["table"] is None
        table = sought(dan, rated=True)["table"]
        assert ann.view(table)["rated"]
        assert lobby(bob)["seeks"][0]["table"] is None
        end_all(ann, bob, cleo, dan)


def test_a_live_seek_ends_when_its_page_is_closed_and_one_over_days_stays(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")

    def write(command: str) -> None:
        with store.engine.begin() as connection:
            connection.exec_driver_sql(command)

    def left() -> list[str]:
        with store.engine.begin() as connection:
            return sorted(connection.exec_driver_sql("SELECT name FROM seeks JOIN guests ON id = guest").scalars())

    async def evening() -> None:
        service = TableService(store)
        meeting = Meeting(service, Bounds(), Limits(1000))
        ann, bob, cleo, dan = [(await store.run(guests.new_guest))[0] for _ in range(4)]
        for guest, name in ((ann, "Ann"), (bob, "Bob"), (cleo, "Cleo"), (dan, "Dan")):
            await store.run(partial(guests.rename, guest=guest, name=name, others=[]))
        wish = Wish("osaka", 4, 4, "live", False)
        for guest in (ann, bob, cleo):
            await meeting.seeking.seek(guest, "command-1", wish, None)
        write("UPDATE seeks SET pace = 'days' WHERE guest = (SELECT id FROM guests WHERE name = 'Cleo')")
        write("UPDATE seeks SET seen = seen - 70, since = since - 70")
        meeting.presence.note(bob)  # his page is open, hers are not
        await meeting.go_round()
        write("UPDATE seeks SET seen = seen - 10, since = since - 10")
        await meeting.go_round()
        assert left() == ["Bob", "Cleo"]
        write("UPDATE seeks SET since = since - 1000000, seen = seen - 1000000 WHERE pace = 'days'")
        await meeting.go_round()
        assert left() == ["Bob", "Cleo"], "for eleven days"
        write("UPDATE seeks SET since = since - 1000000 WHERE pace = 'days'")
        await meeting.go_round()
        assert left() == ["Bob"]
        # Whoever was apart and is not any more is found by the next round, and only people whose page is open.
        two = Wish("osaka", 2, 2, "live", False)
        await meeting.seeking.seek(bob, "command-2", two, None)
        await store.run(lambda connection: blocks.add(connection, bob, dan.id))
        assert (await meeting.seeking.seek(dan, "command-2", two, None))["table"] is None
        await meeting.go_round()
        assert (await meeting.seeking.seek(dan, "command-2", two, None))["table"] is None
        write("DELETE FROM blocks")
        await meeting.go_round()
        table = (await meeting.seeking.seek(dan, "command-2", two, None))["table"]
        assert table is not None and table == (await meeting.seeking.seek(bob, "command-2", two, None))["table"]
        # One address has only so many seeks.
        few = Seeking(service, Bounds(), 1)
        assert (await few.seek(ann, "command-3", wish, "127.0.0.1"))["table"] is None
        with pytest.raises(Refusal, match="right would be to end one of them first"):
            await few.seek(cleo, "command-3", wish, "127.0.0.1")
        assert (await few.seek(cleo, "command-3", wish, "127.0.0.2"))["table"] is None
        await service.blocks.close()

    try:
        asyncio.run(evening())
    finally:
        store.close()


def test_a_game_over_days_is_sought_with_a_clock_that_says_what_happens_then(server: Server) -> None:
    with people(server, "Ann", "Bob") as (ann, bob):
        for rated, then in ((False, "medium"), (True, "give_up")):
            assert sought(ann, pace="days", rated=rated)["table"] is None
            assert sought(bob, pace="live", rated=rated)["table"] is None, "another pace"
            table = sought(bob, pace="days", rated=rated)["table"]
            assert table is not None
            clock = ann.view(table)["clock"]
            assert (clock["kind"], clock["seconds"], clock["then"]) == ("days", 2 * 86400, then)
            assert [card["pace"] for card in ann.get("/me").json()["tables"] if card["table"] == table] == ["days"]
        end_all(ann, bob)


def test_what_cannot_be_sought_is_refused_with_one_sentence(server: Server) -> None:
    with people(server, "Ann", "Bob") as (ann, bob):
        for wrong in ({"game": "chess"}, {"least": 4, "most": 3}, {"least": 2, "most": 8}, {"least": 1, "most": 1}):
            assert refusal(seek(ann, **({"least": 2, "most": 2} | wrong))) == (422, "bad_request"), wrong
        for strange in ({"pace": "never"}, {"least": "2"}, {"rated": 1}, {"command_id": "x"}):
            assert seek(ann, **({"least": 2, "most": 2} | strange)).status_code == 422, strange
        assert server.rows("SELECT count(*) FROM seeks WHERE guest = ?", ann.guest) == [(0,)]
        for number in range(MOST_OF_A_GUEST):
            server.write(
                "INSERT INTO seeks (guest, game, command_id, least, most, pace, rated, since, seen) "
                "VALUES (?, ?, 'x', 2, 2, 'days', 0, 1e12, 1e12)",
                *(ann.guest, f"game {number}"),
            )
        assert refusal(seek(ann)) == (409, "many_seeks")
        server.write("DELETE FROM seeks")
        assert ann.http.delete("/api/seeks/osaka").json() == {"table": None}
        assert bob.post("/seeks/osaka/bots").status_code == 422


def test_who_is_here_is_counted_and_named_only_if_they_want_to_be_seen(server: Server) -> None:
    with people(server, "Ann", "Bob", "Cleo", None) as (ann, bob, cleo, stranger):
        present = lobby(ann)["present"]
        assert present >= 3
        assert "Ann" not in lobby(bob)["names"] and lobby(ann)["visible"] is False
        assert ann.http.put("/api/me/visible", json={"visible": True}).json() == {"visible": True}
        assert lobby(ann)["visible"] is True
        wait_for(lambda: "Ann" in lobby(bob)["names"])
        assert "Ann" in lobby(stranger)["names"]
        assert ann.guest not in json.dumps(lobby(bob)), "guests are secret"
        ann.http.put("/api/me/visible", json={"visible": False})
        lobby(ann)
        wait_for(lambda: "Ann" not in lobby(cleo)["names"])


def test_the_lobby_is_read_once_for_many_and_again_after_a_change(server: Server) -> None:
    with people(server, "Ann", "Bob") as (ann, bob):
        table = ann.open(ME, FRIEND, private=False)
        assert table in [card["table"] for card in lobby(bob)["open"]]
        mine = next(card for card in lobby(ann)["open"] if card["table"] == table)
        theirs = next(card for card in lobby(bob)["open"] if card["table"] == table)
        assert mine["seats"][0]["you"] and not theirs["seats"][0]["you"]
        assert theirs["pace"] == "live"
        bob.join(table, theirs["seats"][1]["seat"])
        assert table not in [card["table"] for card in lobby(ann)["open"]]


# Crashes and several processes


def at_once(*works: Callable[[], object]) -> None:
    threads = [threading.Thread(target=work) for work in works]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def test_a_killed_server_opens_one_table_for_a_match_and_begins_its_game(tmp_path: Path) -> None:
    with running(tmp_path) as server, people(server, *"ABCDEF") as persons:
        commands = {person: fresh_id() for person in persons}
        early = [sought(person, command=commands[person])["table"] for person in persons[:2]][1]

        def ask(person: Person) -> Callable[[], None]:
            def work() -> None:
                with suppress(httpx.HTTPError):
                    seek(person, command=commands[person])

            return work

        at_once(*[ask(person) for person in persons[2:]], server.kill)
        # The time for coming is over while the server is away: it begins the game when it is back.
        [(written,)] = server.rows("SELECT shuffle FROM tables WHERE id = ?", early)
        late = json.loads(written) | {"begins_by": 1.0}
        server.write("UPDATE tables SET shuffle = ? WHERE id = ?", json.dumps(late), early)
        server.start()
        # Everybody's page asks again, with the same command.
        for person in persons:
            sought(person, command=commands[person])
        found = {person.guest: lobby(person)["seeks"][0]["table"] for person in persons}
        assert sorted([*found.values()].count(table) for table in found.values()) == [2] * 6, found
        assert len(server.rows("SELECT id FROM tables")) == 3
        assert sorted(server.rows('SELECT guest, "table" FROM seats')) == sorted(found.items())
        wait_for(lambda: server.rows("SELECT state FROM tables WHERE id = ?", early) == [("playing",)])
        assert server.tracebacks == []


def test_several_processes_never_open_two_tables_for_one_match(
    kept: PostgresStore, url_of_kept: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    alike = seeks.alike

    def read_slowly(connection: Connection, wish: Wish, now: float) -> list[Seeker]:
        found = alike(connection, wish, now)
        time.sleep(0.05)  # the other process would store its seek meanwhile
        return found

    monkeypatch.setattr(seeks, "alike", read_slowly)

    async def evening() -> None:
        stores = [kept, PostgresStore(url_of_kept)]
        try:
            seeking = [Seeking(TableService(store), Bounds(), 1000) for store in stores]
            made = [await kept.run(guests.new_guest) for _ in range(16)]
            wish = Wish("osaka", 2, 2, "live", False)
            # Two by two: who comes later would find those who missed each other.
            for pair in range(0, 16, 2):
                both = [made[pair][0], made[pair + 1][0]]
                answers = await asyncio.gather(
                    *[one.seek(guest, "command-1", wish, None) for one, guest in zip(seeking, both, strict=True)]
                )
                assert [answer["table"] is None for answer in answers].count(True) == 1, "the second finds the first"
        finally:
            stores[1].close()

    asyncio.run(evening())
    rows = asyncio.run(
        kept.run(lambda connection: connection.exec_driver_sql('SELECT guest, "table" FROM seeks').all())
    )
    found = [table for _, table in rows]
    assert len(rows) == 16 and None not in found, "nobody is left over, though all asked at once"
    assert sorted(found.count(table) for table in found) == [2] * 16
    seats = asyncio.run(
        kept.run(lambda connection: connection.exec_driver_sql('SELECT guest, "table" FROM seats').all())
    )
    assert sorted(map(tuple, seats)) == sorted(map(tuple, rows))


@pytest.fixture
def url_of_kept(kept: PostgresStore) -> str:
    return kept.engine.url.render_as_string(hide_password=False)
