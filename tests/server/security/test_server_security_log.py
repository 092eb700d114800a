"""The security log: what it tells, and what it never does. And the other devices of a guest hear of a new one."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from post_office import Browser, PushOffice, open_office
from serving import FRIEND, ME, Person, Server, people, running
from websockets.exceptions import InvalidStatus

HERE = "127.0.0.1"


def told(server: Server, since: int = 0) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in server.log[since:].splitlines() if '"log": "security"' in line]
    return [{key: value for key, value in line.items() if key != "log"} for line in lines]


def continued(person: Person, code: str) -> int:
    return person.post("/me/continue", {"code": code}).status_code


def test_codes_devices_and_origins_are_written_down_and_no_secret_is(tmp_path: Path) -> None:
    with running(tmp_path) as server, people(server, "Ann", None, None) as (ann, other, stranger):
        guest, code = ann.guest, ann.post("/me/code").json()["code"]
        assert continued(stranger, "ABCD-EFGH") == 404
        assert continued(other, code) == 200
        assert continued(stranger, code) == 404, "once"
        assert len(ann.post("/me/devices/sign-out", {"device": None}).json()) == 1
        evil = {"Origin": "https://evil.example/" + "x" * 300 + '"\n{"event": "forged"}'.replace("\n", "")}
        assert ann.post("/me/code", headers=evil).status_code == 403
        table = ann.open(ME, FRIEND)
        with pytest.raises(InvalidStatus):
            ann.listen(table, origin="https://evil.example").close()
        assert ann.get(f"/tables/{table}", headers={"Host": "evil.example"}).status_code == 421
        lines = told(server)
        assert [(line["event"], line.get("outcome")) for line in lines] == [
            ("code_tried", "refused"),
            ("code_tried", "accepted"),
            ("device_added", None),
            ("code_tried", "refused"),
            ("devices_signed_out", None),
            ("origin_refused", None),
            ("origin_refused", None),
            ("host_refused", None),
        ]
        assert len({line["from"] for line in lines}) == 1
        assert lines[2]["guest"] == lines[4]["guest"]
        assert lines[4]["devices"] == 1
        assert len(lines[5]["origin"]) == 100
        assert lines[7]["host"] == "evil.example"
        written = json.dumps([{**line, "host": None} for line in lines])  # that is our own name
        secrets = [code, code.replace("-", ""), guest, ann.token, other.token, table, "Ann", HERE]
        secrets += [hashlib.sha256(HERE.encode()).hexdigest()[:16], hashlib.sha256(guest.encode()).hexdigest()[:16]]
        for secret in secrets:
            assert secret is not None
            assert secret not in written


def test_who_tries_too_many_codes_is_written_down(tmp_path: Path) -> None:
    with running(tmp_path, limits=1) as server, people(server, None) as (stranger,):
        assert [continued(stranger, f"ABCD-EFG{letter}") for letter in "ABCDEFG"][-1] == 429
        outcomes = [line["outcome"] for line in told(server)]
        assert outcomes[:5] == ["refused"] * 5
        assert set(outcomes[5:]) == {"too_many"}


# The other devices


def added(person: Person) -> str | None:
    day: str | None = person.get("/me/devices/new").json()["added"]
    return day


def test_other_devices_hear_of_a_new_one_until_they_have_seen_it(server: Server) -> None:
    """At once where a table is open; the new one itself is told nothing."""
    with people(server, "Ann", None, "Bob", None) as (ann, second, bob, third):
        assert continued(second, ann.post("/me/code").json()["code"]) == 200
        assert added(ann) is not None
        assert (added(second), added(bob)) == (None, None)
        assert ann.post("/me/devices/new/seen").json() == {"added": None}
        assert added(ann) is None
        table = ann.open(ME, FRIEND)
        with ann.listen(table) as listening, bob.listen(table) as elsewhere:
            assert "view" in json.loads(listening.recv(timeout=10))
            assert continued(third, ann.post("/me/code").json()["code"]) == 200
            while "look_for_devices" not in (heard := json.loads(listening.recv(timeout=10))):
                assert set(heard) >= {"seq"}
            ann.post(f"/tables/{table}/chat", {"command_id": "a-line-of-chat", "text": "hello"})
            while not (heard := json.loads(elsewhere.recv(timeout=10))).get("said"):
                assert "look_for_devices" not in heard, "it is nobody else's affair"
        days = {one["made"] for one in ann.get("/me/devices").json()}
        assert {added(ann), added(second)} == days, "the list says when"
        assert added(third) is None
        # Who signs it out has seen it.
        ann.post("/me/devices/sign-out", {"device": None})
        assert added(ann) is None


def test_who_asked_for_notices_is_told_of_a_new_device(tmp_path: Path) -> None:
    """In the language of each browser."""
    office = PushOffice()
    with (
        open_office(office),
        running(tmp_path, more=("--push-services", office.url)) as server,
        people(server, "Ann", None) as (ann, second),
    ):
        browser, deutsch = Browser(office, "ann"), Browser(office, "ann-de")
        browser.subscribe(ann)
        deutsch.subscribe(ann, "de")
        assert continued(second, ann.post("/me/code").json()["code"]) == 200
        (said,), (gesagt,) = browser.wait_to_be_told(), deutsch.wait_to_be_told()
        assert said["title"] == "Another device now plays as you"
        assert gesagt["title"] == "Ein weiteres Gerät spielt jetzt als du"
        assert said["path"] == "/"
