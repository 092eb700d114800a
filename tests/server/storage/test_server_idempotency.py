"""A command is carried out once, whatever is lost on the way, and its answer is what it changed."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from serving import FRIEND, GREEDY, ME, Json, Person, Server, fresh_id, merged, people, plant, running
from written import finished_match

import higaki

HERE: Json = {"kind": "here", "name": "Ben"}


def used(answer: httpx.Response) -> bool:
    return (answer.status_code, answer.json().get("error")) == (409, "used")


# What changed, not the whole log


@pytest.mark.parametrize("seats", [(ME, FRIEND), (ME, HERE)], ids=["two guests", "one screen"])
def test_a_move_is_answered_with_what_it_changed(server: Server, seats: tuple[Json, Json]) -> None:
    with people(server, "Ann", "Bob") as (ann, bob):
        table = ann.open(*seats)
        if seats[1] is FRIEND:
            bob.join(table, "white")
        by_seat = {"grey": ann, "white": bob if seats[1] is FRIEND else ann}
        short, chance = 0, random.Random(3)
        for _ in range(60):
            mover = by_seat[ann.view(table)["scene"]["turn"]]
            before = mover.view(table)
            if before["undoable"] and before["seq"] % 7 == 0:
                answer = mover.undo(table, before["seq"]).json()
            else:
                answer = mover.play(table, before["seq"], chance.choice(before["scene"]["options"])).json()
            after = mover.view(table)
            assert merged(before["entries"], answer) == after["entries"]
            assert {**answer["view"], "entries": [], "chat": []} == {**after, "entries": [], "chat": []}
            if after["viewer"] == before["viewer"]:
                assert len(answer["view"]["entries"]) < 5
                short += 1
        assert short > 5
        assert len(after["entries"]) > 20


def test_after_a_restart_the_whole_log_is_the_answer(tmp_path: Path) -> None:
    """The server no longer knows what somebody had who saw an older table; the same command again is still the same."""
    with running(tmp_path) as server, people(server, "Ann") as (ann,):
        table = ann.open(ME, HERE)
        before, command = ann.view(table), fresh_id()
        thing = before["scene"]["options"][0]
        first = ann.play(table, before["seq"], thing, command).json()
        server.stop()
        server.start()
        again = ann.play(table, before["seq"], thing, command).json()
        assert again["seq"] == first["seq"]
        assert again["entries_from"] == 0
        assert merged(before["entries"], again) == merged(before["entries"], first)
        other = next(one for one in before["scene"]["options"] if one != thing)
        assert used(ann.play(table, before["seq"], other, command)), "what it asked for is on disk"


# One name, one command


def test_a_command_id_is_not_used_for_something_else(server: Server) -> None:
    with people(server, "Ann", "Bob") as (ann, bob):
        table = plant(server, higaki.start("osaka", {"seats": 2, "turn": "grey"}), ann, bob)
        view, command = ann.view(table), fresh_id()
        first, second = view["scene"]["options"][:2]
        played = ann.play(table, view["seq"], first, command)
        assert played.status_code == 200
        now = ann.view(table)
        others: list[Callable[[], httpx.Response]] = [
            lambda: ann.play(table, view["seq"], second, command),
            lambda: ann.play(table, now["seq"], second, command),
            lambda: ann.post(
                f"/tables/{table}/play",
                {"command_id": command, "expected_seq": view["seq"], "thing": first, "then": [second]},
            ),
            lambda: ann.undo(table, now["seq"], command),
            lambda: bob.play(table, view["seq"], first, command),
            lambda: ann.post(
                f"/tables/{table}/resign", {"command_id": command, "expected_seq": now["seq"], "seat": "grey"}
            ),
            lambda: ann.post(f"/tables/{table}/return", {"command_id": command, "seat": "grey"}),
        ]
        assert [used(ask()) for ask in others] == [True] * len(others)
        assert ann.play(table, view["seq"], first, command).status_code == 200
        assert ann.view(table) == now


def test_a_line_of_chat_is_not_another_line_under_the_same_name(server: Server) -> None:
    with people(server, "Ann") as (ann,):
        table, command = ann.open(ME, FRIEND), fresh_id()
        assert ann.post(f"/tables/{table}/chat", {"command_id": command, "text": "yes"}).status_code == 200
        assert used(ann.post(f"/tables/{table}/chat", {"command_id": command, "text": "no"}))
        assert [line["text"] for line in ann.view(table)["chat"]] == ["yes"]


# One table


def opening(person: Person, command: str, **more: object) -> httpx.Response:
    return person.post("/tables", {"command_id": command, "game": "osaka", "seats": [ME, FRIEND], **more})


def test_a_table_asked_for_twice_is_opened_once(tmp_path: Path) -> None:
    with running(tmp_path) as server, people(server, "Ann", "Bob") as (ann, bob), ThreadPoolExecutor(6) as pool:
        command = fresh_id()
        answers = [sent.result() for sent in [pool.submit(opening, ann, command) for _ in range(6)]]
        assert [answer.status_code for answer in answers] == [200] * 6
        (table,) = {answer.json()["table"] for answer in answers}
        bob.join(table, "white")
        server.kill()
        server.start()
        assert opening(ann, command).json() == {"table": table}, "neither a restart nor who sat down changes it"
        assert used(opening(ann, command, seats=[ME, GREEDY]))
        assert used(opening(ann, command, private=False))
        assert opening(bob, command).json()["table"] != table, "another guest's command is another one"
        assert opening(ann, fresh_id()).json()["table"] != table
        assert server.rows("SELECT count(*) FROM tables") == [(3,)]


def test_a_rematch_that_could_not_be_noted_leaves_no_table_behind(server: Server) -> None:
    with people(server, "Ann", "Bob") as (ann, bob):
        table = plant(server, finished_match(), ann, bob)
        before = server.rows("SELECT count(*) FROM tables")
        with closing(sqlite3.connect(server.file)) as connection:
            connection.execute(
                "CREATE TRIGGER broken BEFORE UPDATE OF rematch ON tables BEGIN SELECT RAISE(ABORT, 'no'); END"
            )
            connection.commit()
        try:
            refused = ann.post(f"/tables/{table}/rematch")
            assert (refused.status_code, refused.json()["error"]) == (503, "not_kept")
        finally:
            server.write("DROP TRIGGER broken")
        assert server.rows("SELECT count(*) FROM tables") == before
        assert ann.view(table)["rematch"] is None
        again = [person.post(f"/tables/{table}/rematch").json()["table"] for person in (ann, bob, ann)]
        assert len(set(again)) == 1
        assert server.rows("SELECT count(*) FROM tables") == [(before[0][0] + 1,)]
        assert ann.view(table)["rematch"] == again[0]
