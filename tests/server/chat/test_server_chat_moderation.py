"""Muting, reporting, clearing and phrases: who may do what, who learns of it, and what is left of it on disk."""

from __future__ import annotations

import json
from typing import get_args

import httpx
import pytest
from repository import ROOT
from serving import FRIEND, ME, Json, Person, Server, fresh_id, next_update, people, running
from websockets.sync.client import ClientConnection

from higaki.engine.base.text import SHELL, Words, languages
from higaki.server.commands import chat_moderation
from higaki.server.protocol.responses.words import Phrase


def say(person: Person, table: str, text: str, command: str | None = None) -> Json:
    answer = person.post(f"/tables/{table}/chat", {"command_id": command or fresh_id(), "text": text})
    assert answer.status_code == 200, answer.text
    said: Json = answer.json()["said"]
    return said


def phrase(person: Person, table: str, key: str, command: str | None = None, **more: str) -> httpx.Response:
    return person.post(f"/tables/{table}/chat", {"command_id": command or fresh_id(), "phrase": key, **more})


def mute(person: Person, table: str, author: str, muted: bool = True) -> httpx.Response:
    return person.post(f"/tables/{table}/chat/mute", {"author": author, "muted": muted})


def report(person: Person, table: str, line: int) -> httpx.Response:
    return person.post(f"/tables/{table}/chat/report", {"line": line})


def dismiss(person: Person, table: str, line: int) -> httpx.Response:
    return person.post(f"/tables/{table}/chat/dismiss", {"line": line})


def clear(person: Person, table: str, line: int | None = None, command: str | None = None) -> httpx.Response:
    return person.post(f"/tables/{table}/chat/clear", {"command_id": command or fresh_id(), "line": line})


def texts(person: Person, table: str) -> list[str]:
    return [line["text"] for line in person.view(table)["chat"] if line["clears"] is None]


def talk(person: Person, table: str) -> Json:
    told: Json = person.view(table)["talk"]
    return told


def refused(answer: httpx.Response, status: int, key: str) -> bool:
    body = answer.json()
    assert answer.status_code == status, answer.text
    assert "\n" not in body["detail"]
    return bool(body["error"] == key)


def until_clears(listening: ClientConnection) -> Json:
    """The next line that clears others."""
    while True:
        heard = json.loads(listening.recv(timeout=10))
        for line in heard["view"]["chat"] if "view" in heard else heard.get("said", []):
            if line["clears"] is not None:
                found: Json = line
                return found


def test_a_muted_person_is_muted_on_every_device_and_nobody_learns_of_it(server: Server) -> None:
    with people(server, "Ann", "Bob", "Cleo") as (ann, bob, cleo), people(server, None) as (phone,):
        table = ann.open(ME, FRIEND)
        bob.join(table, "white")
        author = say(bob, table, "rude")["author"]
        assert author != say(ann, table, "please")["author"]
        assert say(bob, table, "ruder")["author"] == author, "one person, one author"
        other = bob.open(ME, FRIEND)
        assert say(bob, other, "here, too")["author"] != author, "tables cannot be compared"
        code = ann.post("/me/code").json()["code"]
        phone.get("/me")
        assert phone.post("/me/continue", {"code": code}).status_code == 200
        with phone.listen(table) as hers, bob.listen(table) as his, cleo.listen(table) as watching:
            before = [next_update(one)["view"]["talk"] for one in (his, watching)]
            next_update(hers)
            answer = mute(ann, table, author)
            assert answer.json()["talk"]["muted"] == [{"author": author, "name": "Bob"}]
            assert next_update(hers)["view"]["talk"] == answer.json()["talk"], "the phone learns of it at once"
            assert [talk(bob, table), talk(cleo, table)] == before
            say(bob, table, "still rude")
            heard: list[Json] = []
            while not any(line["text"] == "still rude" for message in heard for line in message.get("said", [])):
                heard.append(json.loads(his.recv(timeout=10)))
            assert not any("view" in message for message in heard), "he was sent no view because of it"
        assert mute(ann, table, author).json()["talk"]["muted"] == [{"author": author, "name": "Bob"}]
        assert server.rows("SELECT count(*) FROM mutes") == [(1,)]
        clear(ann, table)
        assert talk(phone, table)["muted"], "muted people can be found when their lines are gone"
        assert mute(phone, table, author, muted=False).json()["talk"]["muted"] == []
        assert talk(ann, table)["muted"] == [] and server.rows("SELECT * FROM mutes") == []
        assert refused(mute(ann, table, talk(ann, table)["me"]), 422, "illegal")
        assert refused(mute(ann, table, "0" * 16), 422, "bad_request")
        assert refused(mute(ann, table, "Bob"), 422, "bad_request")


def test_the_host_judges_a_reported_line_and_learns_nothing_about_who_reported_it(server: Server) -> None:
    with people(server, "Ann", "Bob", "Cleo", "Dan") as (ann, bob, cleo, dan):
        table = ann.open(ME, FRIEND, FRIEND)
        bob.join(table, "white")
        cleo.join(table, "pink")
        rude, kind = say(bob, table, "rude")["n"], say(bob, table, "kind")["n"]
        with ann.listen(table) as hers, bob.listen(table) as his:
            next_update(hers), next_update(his)
            for person in (cleo, dan):
                answer = report(person, table, rude)
                assert (answer.json()["talk"]["reported"], answer.json()["talk"]["reports"]) == ([rude], [])
            assert report(cleo, table, rude).status_code == 200, "the same report again is no second one"
            told = talk(ann, table)["reports"]
            assert [(one["line"]["text"], one["line"]["name"], one["people"]) for one in told] == [("rude", "Bob", 2)]
            assert cleo.guest not in json.dumps(ann.view(table)) and "Cleo" not in json.dumps(told)
            assert next_update(hers)["view"]["talk"]["reports"], "the host learns of it at once"
            assert talk(bob, table)["reported"] == talk(bob, table)["reports"] == []
            assert texts(dan, table) == ["rude", "kind"], "only the host decides"
            report(dan, table, kind)
            assert dismiss(ann, table, kind).status_code == 200
            assert [one["line"]["n"] for one in talk(ann, table)["reports"]] == [rude]
            report(cleo, table, kind)
            assert [one["line"]["n"] for one in talk(ann, table)["reports"]] == [rude], "left is left"
            assert clear(ann, table, rude).json()["talk"]["reports"] == []
            cleared = until_clears(his)
            assert (cleared["clears"], cleared["host"], cleared["text"], cleared["name"]) == (rude, True, "", "")
        assert texts(dan, table) == ["kind"]
        assert report(dan, table, rude).status_code == 200, "it is gone already"
        for answer, status, key in [
            (report(bob, table, kind), 422, "illegal"),
            (report(dan, table, 999), 422, "bad_request"),
            (report(dan, table, cleared["n"]), 422, "bad_request"),
            (clear(ann, table, 999), 422, "bad_request"),
            (clear(bob, table, kind), 403, "not_yours"),
            (clear(dan, table), 403, "not_yours"),
            (dismiss(bob, table, kind), 403, "not_yours"),
        ]:
            assert refused(answer, status, key)
        assert texts(dan, table) == ["kind"]


@pytest.mark.parametrize("host_sits", [True, False])
def test_without_a_judge_two_people_who_sit_here_clear_a_line(server: Server, host_sits: bool) -> None:
    with people(server, "Ann", "Bob", "Cleo", "Dan") as (ann, bob, cleo, dan):
        table = ann.open(ME, FRIEND, FRIEND, FRIEND)
        bob.join(table, "white")
        cleo.join(table, "pink")
        if not host_sits:
            ann.post(f"/tables/{table}/leave")
            assert dan.join(table, "grey")
        author = ann if host_sits else dan
        line = say(author, table, "rude")["n"]
        with author.listen(table) as listening:
            next_update(listening)
            report(bob, table, line)
            if host_sits:
                report(dan, table, line)  # a spectator: anybody can come with many cookies
            assert talk(ann, table)["reports"] == []
            assert texts(ann, table) == ["rude"], "one person who sits here is not enough"
            report(cleo, table, line)
            cleared = until_clears(listening)
            assert (cleared["clears"], cleared["host"], cleared["author"]) == (line, False, "")
        assert texts(ann, table) == []
        assert server.rows('SELECT text, name, guest FROM chat WHERE "table" = ? AND n = ?', table, line) == [
            ("", "", None)
        ]
        assert server.rows('SELECT * FROM reports WHERE "table" = ?', table) == []


def test_what_is_cleared_is_gone_from_the_disk_and_no_command_happens_twice(server: Server) -> None:
    with people(server, "Ann", "Bob") as (ann, bob):
        table, first, command = ann.open(ME, FRIEND), fresh_id(), fresh_id()
        said = [say(bob, table, "first", first)["n"], say(bob, table, "second")["n"]]
        report(bob, table, say(ann, table, "third")["n"])
        with bob.listen(table) as listening:
            next_update(listening)
            assert clear(ann, table, said[1]).status_code == 200
            assert until_clears(listening)["clears"] == said[1]
            assert clear(ann, table, said[1]).status_code == 200
            assert texts(bob, table) == ["first", "third"]
            assert clear(ann, table, None, command).status_code == 200
            assert until_clears(listening)["clears"] == 0
        assert [(line["clears"], line["host"]) for line in bob.view(table)["chat"]] == [(0, True)]
        say(ann, table, "new")
        assert clear(ann, table, None, command).status_code == 200, "the same command again"
        assert refused(clear(ann, table, said[0], command), 409, "used")
        assert say(bob, table, "first", first)["text"] == "", "a line that is gone is not said again"
        assert texts(bob, table) == ["new"]
        assert texts(ann, table) == ["new"]
        rows = server.rows('SELECT text, name, guest FROM chat WHERE "table" = ? AND cleared', table)
        assert rows == [("", "", None)] * 4
        assert server.rows('SELECT * FROM reports WHERE "table" = ?', table) == []
        server.kill()
        server.start()
        assert texts(bob, table) == ["new"]


def test_a_phrase_travels_as_its_key(server: Server) -> None:
    with people(server, "Ann") as (ann,):
        table, command = ann.open(ME, FRIEND), fresh_id()
        said = phrase(ann, table, "well_played", command).json()["said"]
        assert (said["phrase"], said["text"]) == ("well_played", "")
        assert phrase(ann, table, "well_played", command).json()["said"] == said
        assert refused(phrase(ann, table, "hello", command), 409, "used")
        for body in ({"phrase": "no_such"}, {"phrase": "hello", "text": "hello"}, {}):
            answer = ann.post(f"/tables/{table}/chat", {"command_id": fresh_id(), **body})
            assert refused(answer, 422, "bad_request")
        assert ann.view(table)["chat"] == [said]


def test_every_phrase_has_a_text_in_every_language_and_is_offered() -> None:
    offered = (ROOT / "web/src/table/chat/chatLines.ts").read_text(encoding="utf-8")
    for language in languages():
        words = Words(SHELL.parent, language)
        assert all(words.say(f"phrase-{key}") and f"'{key}'" in offered for key in get_args(Phrase))


def test_mutes_and_reports_go_with_the_guest_and_with_the_table(server: Server) -> None:
    with people(server, "Ann", "Bob", "Cleo") as (ann, bob, cleo):
        table = ann.open(ME, FRIEND)
        line = say(bob, table, "rude")
        say(cleo, table, "well")
        report(cleo, table, line["n"])
        mute(cleo, table, line["author"])
        mute(ann, table, line["author"])
        assert bob.post("/me/depart", {"sure": True}).status_code == 200
        counted = (
            'SELECT (SELECT count(*) FROM mutes WHERE "table" = ?), (SELECT count(*) FROM reports WHERE "table" = ?)'
        )
        assert server.rows(counted, table, table) == [(0, 0)]
        report(ann, table, 2)
        mute(ann, table, talk(cleo, table)["me"])
        assert server.rows(counted, table, table) == [(1, 1)]
        assert ann.post(f"/tables/{table}/close", {"command_id": fresh_id()}).status_code == 200
        assert server.rows(counted, table, table) == [(0, 0)]


def test_reports_and_mutes_have_their_measure(tmp_path_factory: pytest.TempPathFactory, server: Server) -> None:
    with running(tmp_path_factory.mktemp("strict"), limits=1) as strict, people(strict, "Ann", "Bob") as (ann, bob):
        table = ann.open(ME, FRIEND)
        lines = [say(ann, table, f"line {number}") for number in range(8)]
        answers = [report(bob, table, line["n"]).status_code for line in lines]
        assert answers == [200] * 5 + [429] * 3
        answers = [mute(bob, table, lines[0]["author"], bool(number % 2)).status_code for number in range(25)]
        assert answers[:20] == [200] * 20 and answers[-1] == 429
    assert (chat_moderation.MOST_MUTED, chat_moderation.MOST_REPORTS) == (50, 100)
    with people(server, "Ann") as (ann,):
        table = ann.open(ME, FRIEND)
        lines = [say(ann, table, f"line {number}") for number in range(4)]
        for number in range(100):
            guest, line = f"made-up {table} {number}", lines[number % 3]["n"]
            server.write("INSERT INTO guests (id, name, created) VALUES (?, ?, '')", guest, guest)
            server.write("INSERT INTO reports VALUES (?, ?, ?, false, '')", table, line, guest)
        with people(server, "Bob") as (bob,):
            assert refused(report(bob, table, lines[3]["n"]), 422, "illegal")
            for number in range(50):
                guest = f"made-up {table} {number}"
                server.write("INSERT INTO mutes VALUES (?, ?, ?, '')", table, bob.guest, guest)
            assert refused(mute(bob, table, lines[0]["author"]), 422, "illegal")
            assert len(talk(bob, table)["muted"]) <= 50
