"""Chat has its bounds: what is shown, what is kept, who may say how much, and what is sent because of it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import httpx
import pytest
from beside import Beside
from serving import FRIEND, ME, Json, Person, Server, fresh_id, next_update, people, running
from websockets.sync.client import ClientConnection

from higaki.server.protocol.responses.table.people import Said
from higaki.server.storage import chat_lines
from higaki.server.tables.room import MOST_SHOWN, Room


def say(person: Person, table: str, text: str, command: str | None = None) -> httpx.Response:
    return person.post(f"/tables/{table}/chat", {"command_id": command or fresh_id(), "text": text})


def until_said(listening: ClientConnection, text: str) -> list[Json]:
    """All that comes until this line has come."""
    heard: list[Json] = []
    while not heard or text not in [line["text"] for line in lines_in(heard[-1])]:
        heard.append(json.loads(listening.recv(timeout=10)))
    return heard


def lines_in(message: Json) -> list[Json]:
    lines: list[Json] = message["view"]["chat"] if "view" in message else message["said"]
    return lines


def test_a_line_pushes_no_view_and_nobody_hears_it_twice(server: Server) -> None:
    with people(server, "Ann", "Bob") as (ann, bob):
        table = ann.open(ME, FRIEND)
        say(ann, table, "before")
        with ann.listen(table) as hers:
            assert [line["text"] for line in next_update(hers)["view"]["chat"]] == ["before"]
            for text in ("one", "two", "three"):
                say(bob, table, text)
            heard = until_said(hers, "three")
            assert not any("view" in message for message in heard)
            assert [line["text"] for message in heard for line in lines_in(message)] == ["one", "two", "three"]
            bob.join(table, "white")
            assert next_update(hers)["view"]["chat"] == [], "she has heard all that"


def test_the_last_hundred_lines_are_shown_before_and_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server, people(server, "Ann") as (ann,):
        table = ann.open(ME, FRIEND)
        for number in range(1, MOST_SHOWN + 31):
            assert say(ann, table, f"line {number}").json()["said"]["n"] == number
        shown = ann.view(table)["chat"]
        assert [line["n"] for line in shown] == list(range(31, MOST_SHOWN + 31))
        with ann.listen(table) as hers:
            assert next_update(hers)["view"]["chat"] == shown
        server.stop()
        server.start()
        assert ann.view(table)["chat"] == shown
        assert say(ann, table, "one more").json()["said"]["n"] == MOST_SHOWN + 31


def test_the_answer_is_one_line_and_the_same_for_the_same_command(server: Server) -> None:
    with people(server, "Ann") as (ann,):
        table, command = ann.open(ME, FRIEND), fresh_id()
        for _ in range(20):
            say(ann, table, "x" * 400)
        first = say(ann, table, "hello", command)
        assert len(first.content) < 1000
        assert (first.json()["said"]["n"], first.json()["said"]["text"]) == (21, "hello")
        assert say(ann, table, "hello", command).json() == first.json()
        assert len(ann.view(table)["chat"]) == 21


def test_the_disk_keeps_so_many_lines_of_a_table(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat_lines, "MOST_LINES_ON_DISK", 5)
    with people(server, "Ann") as (ann,):
        table, other = ann.open(ME, FRIEND), ann.open(ME, FRIEND)
        for number in range(8):
            say(ann, table, f"line {number}")
            say(ann, other, f"line {number}")
        guest = ann.guest
    store = Beside(server)
    line: Said = {
        "n": 0,
        "seat": None,
        "host": True,
        "author": "",
        "name": "Ann",
        "text": "the last",
        "phrase": None,
        "clears": None,
        "at": "now",
    }
    here = cast(Room, SimpleNamespace(id=table))
    asyncio.run(store.run(lambda connection: chat_lines.insert_line(connection, here, guest, "a-command", None, line)))
    store.close()
    kept = 'SELECT n FROM chat WHERE "table" = ? ORDER BY n'
    assert [n for (n,) in server.rows(kept, table)] == [5, 6, 7, 8, 9]
    assert len(server.rows(kept, other)) == 8


def test_who_makes_up_guests_does_not_say_more(tmp_path: Path) -> None:
    """One guest, one address, one table: each has its measure."""
    with running(tmp_path, limits=0.2) as server, people(server, *[f"Guest {n}" for n in range(5)]) as guests:
        table = guests[0].open(ME, FRIEND)
        answers = [say(guest, table, "spam").status_code for _ in range(2) for guest in guests]
        assert answers[:5] == [200] * 5
        assert 429 in answers
        assert len(guests[0].view(table)["chat"]) < 10
