"""Hostile input: whatever is sent, the answer is a clear refusal or plain text, and the server stays up."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from sampling import SOAK
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from serving import FRIEND, ME, Json, Person, Server, fresh_id, next_update, people, running
from websockets.exceptions import ConnectionClosed, InvalidStatus

TEXTS = [
    "<script>alert(1)</script>",
    "</script><img src=x onerror=alert(1)>",
    "'); DROP TABLE guests; --",
    "{{7*7}} ${7*7} %s %n",
    "🎎👩‍👩‍👧‍👦",
    "e\u0301" * 8,
    "-",
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that describes its routes, so that all of them can be tried."""
    with running(tmp_path_factory.mktemp("server"), more=("--openapi",)) as started:
        yield started


@pytest.fixture
def ann(server: Server) -> Iterator[Person]:
    with people(server, "Ann") as (person,):
        yield person


def clear_refusal(answer: httpx.Response, *statuses: int) -> None:
    assert answer.status_code in statuses, answer.text
    content = answer.json()
    assert set(content) >= {"error", "detail"}
    assert isinstance(content["error"], str)
    assert len(content["detail"]) <= 500
    assert "Traceback" not in content["detail"]


def raw(person: Person, method: str, path: str, body: bytes, **headers: str) -> httpx.Response:
    """A body exactly as it is written."""
    return person.http.request(
        method, f"/api{path}", content=body, headers={"content-type": "application/json", **headers}
    )


# Names and chat


@pytest.mark.parametrize("text", TEXTS)
def test_hostile_text_is_kept_as_text(ann: Person, text: str) -> None:
    named = ann.http.patch("/api/me", json={"name": text})
    if len(text) <= 24:
        assert named.json() == {"name": text}
    else:
        clear_refusal(named, 422)
    table = ann.open(ME, {"kind": "here", "name": text[:24]})
    said = ann.post(f"/tables/{table}/chat", {"command_id": fresh_id(), "text": text})
    assert said.json()["said"]["text"] == text
    assert said.headers["content-type"] == "application/json"
    view = ann.view(table)
    assert view["players"][1]["name"] == text[:24]
    with ann.listen(table) as listening:
        assert next_update(listening)["view"]["chat"][0]["text"] == text


def test_null_bytes_and_other_control_characters_are_dropped(ann: Person) -> None:
    assert ann.http.patch("/api/me", json={"name": "A\0n\x1b[31mn\x7f"}).json() == {"name": "An[31mn"}
    assert ann.http.patch("/api/me", json={"name": "two\nlines"}).json() == {"name": "two lines"}
    assert ann.http.patch("/api/me", json={"name": "\u202eA\u2066n\u2028n"}).json() == {"name": "Ann"}


@pytest.mark.parametrize("name", ["", "   ", "\0\0", "\n", "x" * 25, "x" * 10_000, "\u3000"])
def test_a_name_that_is_empty_or_too_long_is_refused(ann: Person, name: str) -> None:
    clear_refusal(ann.http.patch("/api/me", json={"name": name}), 422)
    assert ann.get("/me").json()["name"] == "Ann"
    answer = ann.post("/tables", {"game": "osaka", "seats": [ME, {"kind": "here", "name": name}]})
    clear_refusal(answer, 422)


INVISIBLE = ["\u200b", "\u200d\u200d", "\u3164", "\u2800 \u2800", "\u115f\u1160", "\u202e\u202c", "\u00ad"]
INVISIBLE += [
    "\ufffc",
    "\U0001d159",
    "\u2028",
    "\ufe0f",
    "\u0301",
    "\u034f",
    "\u2060\ufeff",
    "\U000e0041\U000e0042",
    "\u180e",
    "\u00a0",
]


@pytest.mark.parametrize("text", INVISIBLE, ids=ascii)
def test_a_name_or_a_line_of_chat_that_nobody_can_see_is_refused(ann: Person, text: str) -> None:
    clear_refusal(ann.http.patch("/api/me", json={"name": text}), 422)
    assert ann.get("/me").json()["name"] == "Ann"
    clear_refusal(ann.post("/tables", {"game": "osaka", "seats": [ME, {"kind": "here", "name": text}]}), 422)
    table = ann.open(ME, FRIEND)
    clear_refusal(ann.post(f"/tables/{table}/chat", {"command_id": fresh_id(), "text": text}), 422)
    assert ann.view(table)["chat"] == []
    assert ann.http.patch("/api/me", json={"name": f"{text}é{text}"}).status_code == 200


def test_chat_that_is_empty_or_too_long_is_refused(ann: Person) -> None:
    table = ann.open(ME, FRIEND)
    for text in ("", " \n ", "\0", "x" * 501, "x" * 10_000, "x" * 50_000):
        clear_refusal(ann.post(f"/tables/{table}/chat", {"command_id": fresh_id(), "text": text}), 422)
    assert ann.view(table)["chat"] == []
    longest = ann.post(f"/tables/{table}/chat", {"command_id": fresh_id(), "text": "🎎" * 500})
    assert longest.json()["said"]["text"] == "🎎" * 500


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("PATCH", "/me", rb'{"name": "a\ud800b"}'),
        ("PATCH", "/me", rb'{"name": "Ann", "\ud800": 1}'),
        ("POST", "/me/continue", rb'{"code": "\ud800"}'),
        ("POST", "/tables", rb'{"game": "\ud800", "seats": [{"kind": "me"}]}'),
        ("POST", "/tables", rb'{"game": "osaka", "seats": [{"kind": "me"}, {"kind": "here", "name": "\ud800"}]}'),
        ("POST", "/tables", rb'{"game": "osaka", "seats": [{"kind": "\ud800"}]}'),
        ("POST", "/tables", rb'{"game": "osaka", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "\udfff"}]}'),
        ("POST", "/tables", rb'{"game": "osaka", "seats": [{"kind": "me"}], "options": {"\ud800": "\ud800"}}'),
        ("POST", "/tables", rb'{"game": "osaka", "seats": [{"kind": "me"}, {"kind": "me"}], "options": {"\ud800": 1}}'),
        ("POST", "/tables/TABLE/join", rb'{"seat": "\ud800"}'),
        ("POST", "/tables/TABLE/play", rb'{"command_id": "abcdefgh", "expected_seq": 0, "thing": "\ud800"}'),
        ("POST", "/tables/TABLE/play", rb'{"command_id": "abcdefgh\ud800", "expected_seq": 0, "thing": "a"}'),
        ("POST", "/tables/TABLE/chat", rb'{"command_id": "abcdefgh", "text": "\ud800"}'),
    ],
)
def test_half_a_character_is_refused(ann: Person, method: str, path: str, body: bytes) -> None:
    table = ann.open(ME, FRIEND)
    clear_refusal(raw(ann, method, path.replace("TABLE", table), body), 422)


# Malformed bodies


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'"name"',
        b"{}",
        b'{"name": 1}',
        b'{"name": null}',
        b'{"name": ["Ann"]}',
        b'{"name": {"$ne": 1}}',
        b'{"name": "Ann", "admin": true}',
        b'{"name": NaN}',
        b'{"name": 1e999}',
        b"\xff\xfe\x00",
        b'{"name": "\xff"}',
        b"[" * 30_000,
        b'{"name":' * 5_000,
        b'{"name": ' + b"9" * 10_000 + b"}",
    ],
)
def test_a_malformed_body_is_refused(ann: Person, body: bytes) -> None:
    clear_refusal(raw(ann, "PATCH", "/me", body), 400, 422)
    assert ann.get("/me").json()["name"] == "Ann"


WRONG_TABLES: list[Json] = [
    {"game": "chess", "seats": [ME, ME]},
    {"game": "../osaka", "seats": [ME, ME]},
    {"game": "osaka", "seats": []},
    {"game": "osaka", "seats": [ME]},
    {"game": "osaka", "seats": [ME] * 9},
    {"game": "osaka", "seats": [ME] * 5},
    {"game": "osaka", "seats": [FRIEND, FRIEND]},
    {"game": "osaka", "seats": [ME, {"kind": "bot", "bot": "stockfish"}]},
    {"game": "osaka", "seats": [ME, {"kind": "bot"}]},
    {"game": "osaka", "seats": [ME, {"kind": "here"}]},
    {"game": "osaka", "seats": [ME, {"kind": "god"}]},
    {"game": "osaka", "seats": [ME, {**FRIEND, "guest": "somebody"}]},
    {"game": "osaka", "seats": [ME, FRIEND], "seed": 1},
    {"game": "osaka", "seats": [ME, FRIEND], "private": "no"},
    {"game": "osaka", "seats": [ME, FRIEND], "options": {"nonsense": True}},
    {"game": "osaka", "seats": [ME, FRIEND], "options": {"nonsense": [1]}},
    {"game": "osaka", "seats": [ME, FRIEND], "options": {"seed": 1}},
    {"game": "osaka", "seats": [ME, FRIEND], "options": {"seats": 3}},
    {"game": "osaka", "seats": [ME, FRIEND], "options": {"game": "osaka"}},
    {"game": "osaka", "seats": "me"},
]


@pytest.mark.parametrize("wish", WRONG_TABLES, ids=lambda wish: json.dumps(wish)[:60])
def test_a_table_that_cannot_be_is_refused(server: Server, ann: Person, wish: Json) -> None:
    before = server.rows("SELECT count(*) FROM tables")
    clear_refusal(ann.post("/tables", wish), 422)
    assert server.rows("SELECT count(*) FROM tables") == before


@pytest.mark.parametrize(
    "wrong",
    [
        {"command_id": "short"},
        {"command_id": "bot 1234"},
        {"command_id": "x" * 65},
        {"command_id": 12345678},
        {"expected_seq": -1},
        {"expected_seq": "0"},
        {"expected_seq": 0.0},
        {"expected_seq": True},
        {"expected_seq": 1 << 63},
        {"thing": None},
        {"thing": 0},
        {"thing": "no such thing"},
        {"thing": "x" * 200},
        {"thing": "x" * 201},
        {"thing": "undo"},
        {"seat": "white"},
    ],
    ids=str,
)
def test_a_command_that_cannot_be_is_refused(server: Server, ann: Person, wrong: Json) -> None:
    table = ann.open(ME, {"kind": "here", "name": "Bob"})
    clear_refusal(ann.post(f"/tables/{table}/play", {"command_id": fresh_id(), "expected_seq": 0, **wrong}), 422)
    assert server.moves(table) == []


@pytest.mark.parametrize(
    "path",
    ["/nothing", "/tables/a", "/tables/" + "x" * 33, "/tables/..%2f..%2fetc", "/tables/%00%00%00%00", "/tables/%ff%ff"],
)
def test_an_address_that_cannot_be_is_refused(ann: Person, path: str) -> None:
    clear_refusal(ann.get(path), 404, 422)


def test_no_address_leads_out_of_the_clients_folder(server: Server) -> None:
    long = "/" + "x" * 5000
    for path in ("/../app.py", "/..%2fapp.py", "/assets/../../app.py", "/%2e%2e/app.py", "//etc/passwd", "/%00", long):
        with socket.create_connection(("127.0.0.1", server.port)) as connection:
            connection.sendall(f"GET {path} HTTP/1.1\r\nHost: {server.host}\r\nConnection: close\r\n\r\n".encode())
            answer = b"".join(iter(lambda: connection.recv(65536), b""))
        assert answer.split(b" ")[1] in (b"400", b"404", b"414"), answer[:200]
        assert b"_routes_of_guests" not in answer
        assert b"root:" not in answer


# Around every request


def test_every_answer_has_the_strict_headers(ann: Person) -> None:
    table = ann.open(ME, FRIEND)
    answers = [
        ann.get("/me"),
        ann.get(f"/tables/{table}"),
        ann.get("/tables/nowhere"),
        ann.get("/nothing"),
        ann.http.get("/"),
        ann.http.get("/healthz"),
        ann.http.put("/api/me"),
        raw(ann, "PATCH", "/me", b"{"),
        raw(ann, "PATCH", "/me", b"x" * 70_000),
        raw(ann, "PATCH", "/me", b'{"name": "Eve"}', origin="https://evil.example"),
        ann.http.get("/" + "x" * 5000),
        ann.http.get("/", headers={"host": "evil.example"}),
    ]
    assert [answer.status_code for answer in answers][2:4] == [404, 404]
    for answer in answers:
        policy = answer.headers["content-security-policy"]
        assert "unsafe-inline" not in policy
        assert "unsafe-eval" not in policy
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "object-src 'none'" in policy
        assert "connect-src 'self';" in policy
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"
        assert answer.headers["cross-origin-opener-policy"] == "same-origin"
        assert "camera=(), " in answer.headers["permissions-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "server" not in answer.headers
        assert "access-control-allow-origin" not in answer.headers
    for answer in (answers[0], answers[1]):
        assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://[", "http://127.0.0.1.evil.example", "x"]
)
def test_a_page_of_somebody_elses_may_neither_act_nor_listen(ann: Person, origin: str) -> None:
    table = ann.open(ME, FRIEND)
    for method, path, body in (
        ("PATCH", "/me", b'{"name": "Eve"}'),
        ("POST", "/me/code", b""),
        ("POST", f"/tables/{table}/leave", b""),
    ):
        answer = raw(ann, method, path, body, origin=origin)
        clear_refusal(answer, 403)
        assert answer.json()["error"] == "wrong_origin"
    assert ann.get("/me").json()["name"] == "Ann"
    with pytest.raises(InvalidStatus) as refused, ann.listen(table, origin=origin):
        pass
    assert refused.value.response.status_code == 403


def test_our_own_page_may_act_and_listen(server: Server, ann: Person) -> None:
    assert raw(ann, "PATCH", "/me", b'{"name": "Eve"}', origin=server.url).json() == {"name": "Eve"}
    table = ann.open(ME, FRIEND)
    with ann.listen(table, origin=server.url) as listening:
        assert next_update(listening)["view"]["viewer"] == "grey"


def test_a_large_body_is_refused_and_one_of_no_known_length(ann: Person) -> None:
    body = b'{"name": "' + b"x" * 70_000 + b'"}'
    said = raw(ann, "PATCH", "/me", body)
    clear_refusal(said, 413)
    assert said.json()["error"] == "too_large"
    unsaid = ann.http.patch("/api/me", content=iter([b'{"name": "Eve"}']), headers={"content-type": "application/json"})
    assert "content-length" not in unsaid.request.headers
    assert unsaid.status_code == 411
    assert ann.get("/me").json()["name"] == "Ann"


# Sockets


def test_a_talkative_socket_is_closed(ann: Person) -> None:
    table = ann.open(ME, FRIEND)
    with ann.listen(table) as listening:
        next_update(listening)
        with pytest.raises(ConnectionClosed) as closed:
            for _ in range(1000):
                listening.send("hello?")
                time.sleep(0.01)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008


@pytest.mark.parametrize("frame", ["x" * 5000, b"x" * 5000], ids=["text", "bytes"])
def test_an_oversized_frame_closes_the_socket(ann: Person, frame: Any) -> None:
    table = ann.open(ME, FRIEND)
    with ann.listen(table) as listening:
        listening.send(frame)
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                next_update(listening)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


@pytest.mark.parametrize("since", ["x", "1.5", "", "9" * 5000])
def test_a_socket_with_a_wrong_since_is_refused(ann: Person, since: Any) -> None:
    table = ann.open(ME, FRIEND)
    with pytest.raises((InvalidStatus, ConnectionClosed)), ann.listen(table, since) as listening:
        next_update(listening)


def test_a_listener_who_never_reads_holds_up_nobody(server: Server, ann: Person) -> None:
    table = ann.open(ME, {"kind": "here", "name": "Bob"})
    head = (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {server.host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        deaf.connect(("127.0.0.1", server.port))
        deaf.sendall(head.encode())
        for _ in range(60):
            view = ann.view(table)
            assert ann.play(table, view["seq"], view["scene"]["options"][0]).status_code == 200
        with ann.listen(table) as listening:
            assert next_update(listening)["seq"] == 60


# Rates


def test_who_asks_too_often_is_told_when_to_come_back(tmp_path: Path) -> None:
    # A quarter of what is usual, so that a machine with much to do can still ask faster than the buckets fill up again.
    with running(tmp_path, limits=0.25) as server, people(server, "Ann", "Bob", "Cem") as (ann, bob, cem):
        table = ann.open(ME, FRIEND)

        def chat() -> httpx.Response:
            return ann.post(f"/tables/{table}/chat", {"command_id": fresh_id(), "text": "spam"})

        too_much(chat, 40)
        too_much(lambda: bob.post("/me/continue", {"code": "ABCD-EFGH"}), 20)
        too_much(lambda: bob.post("/tables", {"game": "osaka", "seats": [ME, FRIEND]}), 60)
        too_much(lambda: ann.get("/games"), 400)
        # Who asks normally does not notice.
        assert cem.get("/games").status_code == 200
        with pytest.raises(ConnectionClosed) as closed:
            for _ in range(400):
                with cem.listen(table) as listening:
                    next_update(listening)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1013
        stranger = httpx.Client(base_url=server.url, trust_env=False, verify=False)
        with stranger:
            # Nor does it help to be somebody new every time.
            too_much(lambda: stranger.get("/api/me", headers={"cookie": f"higaki={fresh_id()}"}), 200)
            too_much(lambda: stranger.get("/api/games", headers={"cookie": f"higaki={fresh_id()}"}), 4000)


def test_hints_are_limited_however_many_guests_one_makes_up(tmp_path: Path) -> None:
    """Each is a second of thinking, for which others would wait."""
    with running(tmp_path, limits=0.25) as server, people(server, *["Ann"] * 9) as guests:
        table = guests[0].open(ME, FRIEND)
        answers = [guest.get(f"/tables/{table}/hint").status_code for guest in guests]
        assert answers[:5] == [403] * 5
        assert 429 in answers


def test_tables_are_limited_however_many_guests_one_makes_up(tmp_path: Path) -> None:
    """Each may have bots that think."""
    with running(tmp_path, limits=0.25) as server, people(server, *["Ann"] * 9) as guests:
        wish = {"game": "yedo", "seats": [ME, *[{"kind": "bot", "bot": "hard"}] * 4]}
        answers = [guest.post("/tables", wish).status_code for guest in guests for _ in range(3)]
        assert answers[:15] == [200] * 15
        assert 429 in answers


def too_much(ask: Any, most: int) -> None:
    """Ask until it is too much, which it must become."""
    for _ in range(most):
        answer = ask()
        assert answer.status_code < 500
        if answer.status_code == 429:
            break
    assert answer.status_code == 429, f"{most} times in a row were answered"
    clear_refusal(answer, 429)
    content = answer.json()
    assert content["error"] == "too_many"
    assert content["seconds"] >= 1
    assert answer.headers["retry-after"] == str(content["seconds"])
    assert "content-security-policy" in answer.headers


# Everything the description of the API allows, and much it does not


def test_nothing_that_the_api_describes_or_forbids_breaks_the_server(server: Server, ann: Person) -> None:
    schema = schemathesis.openapi.from_url(f"{server.url}/openapi.json")
    table = ann.open(ME, {"kind": "here", "name": "Bob"})
    cookie = {"Cookie": f"higaki={ann.token}"}
    asked = 0

    for operation in schema.get_all_operations():
        assert isinstance(operation, Ok), operation.err()
        cases = operation.ok().as_strategy()

        def examine(case: schemathesis.Case[Any]) -> None:
            nonlocal asked
            if "table" in case.path_parameters and asked % 3:
                case.path_parameters["table"] = table
            answer = case.call(headers=cookie)
            case.validate_response(answer, checks=[not_a_server_error])
            if answer.status_code >= 400:
                assert set(answer.json()) >= {"error", "detail"}
            asked += 1

        bounded = settings(
            max_examples=300 if SOAK else 3,
            deadline=None,
            derandomize=not SOAK,
            database=None,
            suppress_health_check=list(HealthCheck),
        )
        bounded(given(case=cases)(examine))()
    assert asked > 200
    assert server.healthy
    assert "Traceback" not in server.log


def test_after_all_of_this_the_log_holds_no_failure(server: Server) -> None:
    assert "Traceback" not in server.log
    assert '"status": 500' not in server.log
