"""What can be closed, signed out, deleted and tidied up; whatever refers to it goes with it."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from serving import FRIEND, ME, READY_SECONDS, Json, Person, Server, Sitting, fresh_id, next_update, people, plant
from websockets.exceptions import ConnectionClosed

import higaki
from higaki.engine.match.match import Match
from higaki.server.accounts.guests import digest, known_guest
from higaki.server.background.retention_job import RetentionJob
from higaki.server.database.sqlite_store import Store
from higaki.server.service.table_service import TableService
from higaki.server.tables.subscribers import Subscriber
from higaki.terminal.cli import main


def close(person: Person, table: str, command: str | None = None) -> int:
    return person.post(f"/tables/{table}/close", {"command_id": command or fresh_id()}).status_code


def broken_references(server: Server) -> list[object]:
    with closing(sqlite3.connect(server.file)) as connection:
        return connection.execute("PRAGMA foreign_key_check").fetchall()


# Closing


def test_a_waiting_table_that_is_closed_is_gone_for_all_who_look(server: Server) -> None:
    with people(server, "Ann", "Bob", None) as (ann, bob, stranger):
        table = ann.open(ME, FRIEND, FRIEND, private=False)
        bob.join(table, "white")
        assert close(bob, table) == 403
        with bob.listen(table) as his, stranger.listen(table) as theirs:
            next_update(his), next_update(theirs)
            assert close(ann, table) == 200
            for listening in (his, theirs):
                with pytest.raises(ConnectionClosed) as closed:
                    while True:
                        listening.recv(timeout=10)
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404
        assert bob.get(f"/tables/{table}").json()["error"] == "not_found"
        assert close(ann, table) == 404
        assert bob.get("/me").json()["tables"] == []
        assert broken_references(server) == []


def test_a_game_that_is_closed_has_no_result(server: Server) -> None:
    with people(server, "Ann", "Bob") as (ann, bob):
        table = ann.open(ME, {"kind": "here", "name": "Ben"})
        command = fresh_id()
        assert [close(ann, table, command), close(ann, table, command)] == [200, 200], "the same one again is one"
        view = bob.view(table)
        assert (view["state"], view["ended"]["why"], view["ended"]["seats"]) == ("over", "closed", [])
        assert [line["what"] for line in view["happenings"]] == ["closed"]
        assert view["scene"]["over"] and not view["scene"]["options"]
        assert not {"ranking", "scores", "standing", "account", "revealed"} & set(view["scene"])
        card = next(card for card in ann.get("/me").json()["tables"] if card["table"] == table)
        assert (card["state"], card["ended"], card["ranking"]) == ("over", "closed", [])
        assert close(ann, table) == 422
        assert ann.play(table, view["seq"], "nothing").json()["error"] == "illegal"


def test_a_game_in_which_somebody_else_plays_is_not_closed(server: Server) -> None:
    with people(server, "Ann", "Bob") as (ann, bob):
        table = ann.open(ME, FRIEND)
        bob.join(table, "white")
        refused = ann.post(f"/tables/{table}/close", {"command_id": fresh_id()})
        assert (refused.status_code, refused.json()["error"]) == (422, "illegal")
        assert "offer" in refused.json()["detail"]
        assert bob.view(table)["state"] == "playing"


# Devices


def second_device(person: Person) -> Person:
    other = Person(person.server)
    code = person.post("/me/code").json()["code"]
    assert other.post("/me/continue", {"code": code}).status_code == 200
    return other


def test_devices_are_listed_and_signed_out_and_what_they_hear_ends(server: Server) -> None:
    with people(server, "Ann", "Eve") as (ann, eve):
        table = ann.open(ME, FRIEND)
        lost, third = second_device(ann), second_device(ann)
        devices = ann.get("/me/devices").json()
        today = datetime.now(UTC).date().isoformat()
        assert [(one["this"], one["made"], one["used"]) for one in devices] == [
            (True, today, today),
            (False, today, today),
            (False, today, today),
        ]
        assert ann.token is not None and ann.token not in str(devices)
        name = next(one["device"] for one in lost.get("/me/devices").json() if one["this"])
        assert eve.post("/me/devices/sign-out", {"device": name}).status_code == 404
        assert lost.post("/me/devices/sign-out", {"device": name}).json()["error"] == "illegal"
        with lost.listen(table) as his, ann.listen(table) as hers:
            next_update(his), next_update(hers)
            assert len(ann.post("/me/devices/sign-out", {"device": name}).json()) == 2
            with pytest.raises(ConnectionClosed):
                while True:
                    his.recv(timeout=10)
            ann.http.patch("/api/me", json={"name": "Anna"})
            assert next_update(hers)["view"]["players"][0]["name"] == "Anna", "who was not meant goes on listening"
        assert lost.view(table)["hosting"] is False
        code = third.post("/me/code").json()["code"]
        assert len(ann.post("/me/devices/sign-out", {}).json()) == 1
        assert third.post("/me/continue", {"code": code}).status_code == 404, "nobody comes back by a code asked before"
        assert third.get("/me").json()["name"] == ""
        assert ann.get("/me").json()["name"] == "Anna"
        lost.close()
        third.close()


def test_a_device_that_nobody_used_for_a_year_is_signed_out_and_use_keeps_it(server: Server) -> None:
    with people(server, "Ann", "Bob") as (ann, bob):

        def used(person: Person, days: int) -> None:
            then = (datetime.now(UTC) - timedelta(days=days)).date().isoformat()
            server.write("UPDATE tokens SET used = ? WHERE guest = ?", then, guests[person])

        guests = {ann: ann.guest, bob: bob.guest}
        used(ann, 364)
        answer = ann.get("/me")
        assert answer.json()["name"] == "Ann"
        assert "Max-Age=31536000" in answer.headers["set-cookie"], "the cookie lasts another year, too"
        assert "set-cookie" not in ann.get("/me").headers
        assert server.rows("SELECT used FROM tokens WHERE guest = ?", ann.guest) != [(None,)]
        used(bob, 366)
        server.stop()
        steady(server)
        assert main(["tidy", "--db", str(server.file)]) == 0
        server.start()
        assert bob.get("/me").json()["name"] == ""


# Leaving for good


def test_who_leaves_for_good_takes_name_devices_and_words_along(server: Server) -> None:
    with people(server, "Ann", "Bob", "Cem") as (ann, bob, cem):
        game = bob.open(ME, FRIEND, FRIEND)
        ann.join(game, "white"), cem.join(game, "pink")
        hers, theirs = ann.open(ME, FRIEND), bob.open(ME, FRIEND, FRIEND)
        ann.join(theirs, "white")
        match = higaki.new("osaka", seats=2, seed=5)
        while not match.over:
            match.play(match.options[0])
        old = plant(server, match, ann, bob)
        for table in (game, theirs, old):
            for person in (ann, bob):
                said = {"command_id": fresh_id(), "text": f"a word of {person.get('/me').json()['name']}"}
                assert person.post(f"/tables/{table}/chat", said).status_code == 200
        guest, other = ann.guest, second_device(ann)
        with bob.listen(game) as listening:
            next_update(listening)
            assert ann.post("/me/depart", {}).status_code == 422, "nobody leaves by accident"
            assert ann.post("/me/depart", {"sure": True}).json() == {"done": True}
            with pytest.raises(ConnectionClosed):  # what it has heard is no longer true, so it asks again
                while True:
                    listening.recv(timeout=10)
        view = bob.view(game)
        white = view["players"][1]
        assert (white["name"], white["former"], white["gave_up"], white["kind"]) == (None, True, "resigned", "human")
        assert view["state"] == "playing", "the others play on, with a bot in her place"
        for table in (game, theirs, old):
            assert [line["text"] for line in bob.view(table)["chat"]] == ["a word of Bob"]
        assert bob.view(theirs)["players"][1]["kind"] == "free"
        assert bob.get(f"/tables/{hers}").status_code == 404
        assert [player["former"] for player in bob.view(old)["players"]] == [True, False]
        assert rematch_of(bob, old)["players"][0]["kind"] == "free", "no seat is kept for who is gone"
        assert other.get("/me").json()["name"] == ""
        assert server.rows("SELECT name FROM guests WHERE id = ?", guest) == [("",)]
        assert server.rows("SELECT count(*) FROM tokens WHERE guest = ?", guest) == [(0,)]
        assert broken_references(server) == []
        other.close()


def rematch_of(person: Person, table: str) -> Json:
    return person.view(str(person.post(f"/tables/{table}/rematch").json()["table"]))


# Tidying up

DAY = timedelta(days=1)
ANN, BOB, BOT = Sitting("ann"), Sitting("bob"), Sitting(None, bot="greedy")


def moment(days: int) -> str:
    return (datetime.now(UTC) - days * DAY).isoformat(timespec="milliseconds")


@pytest.fixture
def past(tmp_path: Path) -> Server:
    """A file that no server holds, with two guests in it."""
    server = Server(tmp_path)
    Store(f"sqlite:///{server.file}").close()
    for guest in ("ann", "bob"):
        plant_guest(server, guest, guest.title(), 0)
    steady(server)
    return server


def steady(server: Server, days: float = 30, seen: float = 0) -> None:
    """The machine's clock has gone on without a leap for so long, as far as anybody looked at it."""
    now = time.time()
    server.write("DELETE FROM clock")
    server.write("INSERT INTO clock (id, seen, steady_since) VALUES (1, ?, ?)", now - seen * 86400, now - days * 86400)


def plant_guest(server: Server, guest: str, name: str, days: int) -> None:
    server.write("INSERT INTO guests (id, name, created) VALUES (?, ?, ?)", guest, name, moment(days))
    server.write(
        "INSERT INTO tokens (digest, guest, created, used) VALUES (?, ?, ?, ?)",
        fresh_id(),
        guest,
        moment(days)[:10],
        moment(days)[:10],
    )


def plant_the_past(server: Server) -> tuple[set[str], set[str], set[str]]:
    """Tables of all ages: what stays, which games go after a year, and which tables have waited long enough."""
    played, going_on = higaki.new("osaka", seats=2, seed=5), higaki.new("osaka", seats=2, seed=6)
    while not played.over:
        played.play(played.options[0])

    def aged(days: int, match: Match | None, *seats: Sitting | None) -> str:
        table = plant(server, match, *seats)
        server.write("UPDATE tables SET seen = ?, updated = ? WHERE id = ?", moment(days), moment(days), table)
        server.write(
            "INSERT INTO chat VALUES (?, 1, ?, 0, 'Ann', 'a word', '', 'ann', NULL, NULL, false)", table, fresh_id()
        )
        return table

    def deserted(days: int) -> str:
        table = aged(days, None, ANN, None)
        server.write('UPDATE seats SET guest = NULL WHERE "table" = ?', table)
        return table

    stay = {aged(364, played, ANN, BOB), aged(300, going_on, ANN, BOB), aged(13, None, ANN, None), deserted(0)}
    games = {aged(366, played, ANN, BOT), aged(366, going_on, ANN, BOB)}
    return stay, games, {aged(15, None, ANN, None), deserted(2)}


def left(server: Server) -> tuple[set[str], set[str]]:
    tables = {row[0] for row in server.rows("SELECT id FROM tables")}
    return tables, {row[0] for row in server.rows("SELECT id FROM guests")}


def test_what_was_left_long_ago_goes_and_nothing_else(past: Server, capsys: pytest.CaptureFixture[str]) -> None:
    stay, games, waiting = plant_the_past(past)
    plant_guest(past, "long gone", "Named", 400)
    plant_guest(past, "not so long", "Named", 300)
    plant_guest(past, "nameless and gone", "", 20)
    plant_guest(past, "nameless", "", 13)
    assert main(["tidy", "--db", str(past.file), "--keep-days", "0"]) == 0
    assert capsys.readouterr().out == "gone: tables 2, leagues 0, guests 1, devices 1\n"
    assert left(past) == (stay | games, {"ann", "bob", "long gone", "not so long", "nameless"}), "0 keeps all games"
    assert main(["tidy", "--db", str(past.file)]) == 0
    assert capsys.readouterr().out == "gone: tables 2, leagues 0, guests 1, devices 0\n"
    assert left(past) == (stay, {"ann", "bob", "not so long", "nameless"})
    assert past.rows("SELECT count(*) FROM chat") == [(len(stay),)]
    assert broken_references(past) == []
    assert waiting
    assert main(["tidy", "--db", str(past.file), "--keep-days", "-1"]) == 2


def test_the_caretaker_tidies_up_and_leaves_what_somebody_looks_at(
    past: Server, caplog: pytest.LogCaptureFixture
) -> None:
    stay, games, _ = plant_the_past(past)
    looked_at = games.pop()

    async def work() -> None:
        caplog.set_level(logging.INFO, "higaki")
        store = Store(f"sqlite:///{past.file}")
        service = TableService(store)
        (await service.registry.room(looked_at)).subscribers.add(Subscriber(None))
        unseen = await service.registry.room(games.copy().pop())
        retention_job = RetentionJob(service, 365, first=0)
        end = time.monotonic() + READY_SECONDS
        while "tidied" not in caplog.text and time.monotonic() < end:
            await asyncio.sleep(0.02)
        assert service.registry.in_memory(unseen.id) is None
        await retention_job.close()
        store.close()

    asyncio.run(work())
    assert "tidied up, gone: tables 3, leagues 0, guests 0, devices 0" in caplog.text
    assert left(past) == (stay | {looked_at}, {"ann", "bob"})
    assert broken_references(past) == []


@pytest.mark.parametrize(
    ("days", "seen"),
    [(1, 0), (30, 365), (365, 4), (30, -365)],
    ids=["steady for a day", "a leap of a year", "off for long", "set back by a year"],
)
def test_a_clock_that_leaps_deletes_nothing_at_once(
    past: Server, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture, days: float, seen: float
) -> None:
    """Neither by the command, nor by the retention_job, nor when a device comes that seems to be unused for long."""
    plant_the_past(past)
    token = "a-token"
    plant_guest(past, "away", "Zoe", 400)
    past.write("UPDATE tokens SET digest = ? WHERE guest = 'away'", digest(token))
    steady(past, days, seen)
    before = left(past)
    assert main(["tidy", "--db", str(past.file)]) == 2
    assert "nothing was deleted, for the clock has not gone on steadily for 2 days" in capsys.readouterr().err
    steady(past, days, seen)

    async def work() -> str | None:
        store = Store(f"sqlite:///{past.file}")
        retention_job = RetentionJob(TableService(store), 365, first=0)
        while "nothing is deleted today" not in caplog.text:
            await asyncio.sleep(0.02)
        await retention_job.close()
        found = await store.run(lambda connection: known_guest(connection, token))
        store.close()
        return None if found is None else found.name

    assert asyncio.run(asyncio.wait_for(work(), READY_SECONDS)) == "Zoe", "who comes is known"
    assert left(past) == before
    assert ("the clock has leapt" in caplog.text) == (abs(seen) > 3)
    steady(past, 2.1, 0.1)
    assert main(["tidy", "--db", str(past.file)]) == 0
    assert left(past) != before
    assert past.rows("SELECT name FROM guests WHERE id = 'away'") == [("Zoe",)], "and stays, for they came"


def test_the_file_of_a_running_server_is_left_to_it(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tidy", "--db", str(server.file)]) == 2
    assert "higaki:" in capsys.readouterr().err
