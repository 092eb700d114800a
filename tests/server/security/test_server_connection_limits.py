"""Half-sent requests, floods of connections, and who does not listen: they hold up nobody, and not for ever."""

from __future__ import annotations

import json
import logging
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from subprocess import run
from threading import Thread
from typing import Any
from weakref import WeakKeyDictionary

import h11
import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import lists, sampled_from
from serving import FRIEND, ME, Person, Server, free_port, fresh_id, next_update, people, running, wait_for
from uvicorn.middleware.proxy_headers import _TrustedHosts

from higaki.server.common.proxies import Proxies
from higaki.server.run.throttled_log import ThrottledLog
from higaki.server.web.connection_limits import ConnectionLimits
from higaki.server.web.uvicorn_protocols import Checked
from higaki.terminal.cli import _parser, main

HALF_A_HEAD = b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
HALF_A_BODY = (
    b"PATCH /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{"
)
SAID: WeakKeyDictionary[socket.socket, bytes] = WeakKeyDictionary()
ELSEWHERE = "127.0.0.2"  # not where everybody else comes from
# A deadline comes sooner than by default, so that nobody has to wait for it long.
HASTY = ("--request-seconds", "3", "5")


@contextmanager
def open_sockets(server: Server, number: int, begin: bytes, address: str = ELSEWHERE) -> Iterator[list[socket.socket]]:
    with ExitStack() as stack:
        opened = []
        for _ in range(number):
            one = stack.enter_context(socket.socket())
            one.bind((address, 0))
            one.connect(("127.0.0.1", server.port))
            one.settimeout(0)
            with suppress(OSError):  # shown out already
                one.sendall(begin)
            opened.append(one)
        yield opened


def heard(one: socket.socket) -> bytes | None:
    """All that was said to this socket, if it was closed; None while it is open."""
    try:
        while part := one.recv(65536):
            SAID[one] = SAID.get(one, b"") + part
    except BlockingIOError:
        return None
    except ConnectionError:
        pass
    return SAID.get(one, b"")


def test_a_thousand_half_sent_requests_keep_nobody_out(tmp_path: Path) -> None:
    """From one address, on a server that may open as many files as a usual system lets it."""
    with running(tmp_path, limits=1, most_files=1024, more=HASTY) as server, people(server, "Ann", "Bob") as (ann, bob):
        table = ann.open(ME, FRIEND)
        with open_sockets(server, 1100, HALF_A_HEAD) as attackers:
            for begin in (HALF_A_HEAD, HALF_A_BODY):
                with open_sockets(server, 20, begin):
                    bob.get("/me")
            bob.join(table, "white")
            with bob.listen(table) as listening:
                assert next_update(listening)["view"]["viewer"] == "white"
            assert server.healthy
            answers = [heard(one) for one in attackers]
            assert sum(answer is None for answer in answers) <= 256, "most are shown out at once"
            assert any(answer is not None and answer.startswith(b"HTTP/1.1 503 ") for answer in answers)
            wait_for(lambda: all(heard(one) is not None for one in attackers))  # and the others after a while
        assert "Traceback" not in server.log


def test_who_does_not_finish_a_request_is_shown_out_even_when_dripping(tmp_path: Path) -> None:
    whole = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
    refused = (
        b"POST /api/me/code HTTP/1.1\r\nHost: localhost\r\nOrigin: http://evil.example\r\nContent-Length: 9000\r\n\r\n"
    )
    begins = [b"", b"G", HALF_A_HEAD, HALF_A_BODY, whole + HALF_A_HEAD, whole + HALF_A_BODY, refused, whole]
    with running(tmp_path, more=HASTY) as server, ExitStack() as stack:
        slow = [stack.enter_context(open_sockets(server, 1, begin))[0] for begin in begins]

        def drip() -> bool:
            for one in slow[1:-1]:
                with suppress(OSError):  # shown out
                    one.send(b"x")
            return all(heard(one) is not None for one in slow)

        wait_for(drip)
        said = [heard(one) or b"" for one in slow]
        assert all(b"408 Request Timeout" in answer for answer in said[:4]), said[:4]
        assert all(b"200 OK" in answer for answer in said[4:6])
        assert b"403 Forbidden" in said[6]
        assert said[7].count(b"HTTP/1.1") == 1, "an idle connection is closed without a word"
        assert server.healthy
        assert "Traceback" not in server.log


def test_a_full_database_is_full_for_half_sent_requests_only_until_their_time_is_over(tmp_path: Path) -> None:
    with running(tmp_path, limits=1, more=(*HASTY, "--connections", "40")) as server, ExitStack() as stack:
        for last in range(2, 6):
            stack.enter_context(open_sockets(server, 20, HALF_A_HEAD, f"127.0.0.{last}"))
        with open_sockets(server, 1, HALF_A_HEAD) as (late,):
            wait_for(lambda: heard(late) is not None)
            assert (heard(late) or b"").startswith(b"HTTP/1.1 503 ")
        wait_for(lambda: server.healthy)


def test_sockets_count_as_connections_until_they_are_closed(tmp_path: Path) -> None:
    few = ("--connections-per-address", "8")
    with running(tmp_path, limits=1, more=few) as server, people(server, "Ann") as (ann,), ExitStack() as stack:
        table = ann.open(ME, FRIEND)
        listening = [stack.enter_context(ann.listen(table)) for _ in range(7)]
        assert not hears(ann, table)
        for one in listening:
            one.close()
        # The server hears of a closed socket a moment later than who closed it.
        for _ in range(20):
            wait_for(lambda: hears(ann, table))


def asking_for_a_socket(person: Person, table: str, more: str = "", query: str = "") -> bytes:
    head = f"GET /api/tables/{table}/live{query} HTTP/1.1\r\nHost: {person.server.host}\r\n"
    head += f"Cookie: higaki={person.token}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    head += f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{more}\r\n"
    return head.encode("latin-1")


def hears(person: Person, table: str) -> bool:
    """Is one more socket let in, and told of its table? By hand: websockets trips over being shown out unasked."""
    said = b""
    with socket.create_connection(("127.0.0.1", person.server.port), timeout=10) as one, suppress(ConnectionError):
        one.sendall(asking_for_a_socket(person, table))
        while b'"viewer":"grey"' not in said and (part := one.recv(65536)):
            said += part
    return b'"viewer":"grey"' in said


ODD_SOCKETS = {
    "a long line": ("", "?since=" + "1" * 9000),
    "many headers": ("".join(f"X-{number}: a\r\n" for number in range(130)), ""),
    "an odd letter": ("X-Name: \xe9\r\n", ""),
    "a body": ("Content-Length: 5\r\n", ""),
    "a body in pieces": ("Transfer-Encoding: chunked\r\n", ""),
}


@pytest.mark.parametrize("what", ODD_SOCKETS)
def test_who_asks_for_a_socket_in_an_odd_way_is_answered(server: Server, what: str) -> None:
    """Half of the server's parts understand it and the other half does not; nobody may wait for more of it."""
    more, query = ODD_SOCKETS[what]
    with people(server, "Ann") as (ann,):
        begin = asking_for_a_socket(ann, ann.open(ME, FRIEND), more, query)
        with open_sockets(server, 1, begin) as (odd,):
            wait_for(lambda: heard(odd) is not None or SAID.get(odd, b"").startswith(b"HTTP/1.1 101 "))


FRAMES = {"pings": b"\x89\x80\0\0\0\0", "pongs": b"\x8a\x80\0\0\0\0", "nothing more": b"\x00\x80\0\0\0\0"}


@pytest.mark.parametrize("what", FRAMES)
def test_a_flood_of_small_frames_is_cut_off_before_it_is_read(server: Server, what: str) -> None:
    with people(server, "Ann") as (ann,):
        table = ann.open(ME, FRIEND)
        begin = b"\x01\x80\0\0\0\0" if what == "nothing more" else b""
        with open_sockets(server, 1, asking_for_a_socket(ann, table)) as (one,):
            wait_for(lambda: heard(one) is not None or b'"viewer"' in SAID.get(one, b""))
            one.settimeout(10)
            with pytest.raises(ConnectionError):
                one.sendall(begin + FRAMES[what] * 100)  # so much may be
                one.sendall(FRAMES[what] * 1_000_000)
        assert hears(ann, table)


def test_a_body_in_a_thousand_pieces_is_refused_before_it_is_read(server: Server) -> None:
    head = b"POST /api/me/continue HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    with open_sockets(server, 1, head + b"1\r\n \r\n" * 1000) as (one,):
        wait_for(lambda: heard(one) is not None)
        assert SAID[one].startswith(b"HTTP/1.1 411 ")


def test_as_many_files_as_the_system_grants_and_the_doctor_knows(tmp_path: Path) -> None:
    with running(tmp_path, most_files=1024) as server:
        assert server.process is not None
        limits = Path(f"/proc/{server.process.pid}/limits").read_text()
        (line,) = [line for line in limits.splitlines() if line.startswith("Max open files")]
        assert line.split()[3:5] == ["1024", "1024"], "it began with half of it"
        said = "only 512 of 4096 connections are possible, for only 1024 files may be open"
        assert said in server.log
    words = f"ulimit -n 1024; exec {sys.executable} -m higaki doctor --db {tmp_path / 'a.db'} --port {free_port()}"
    ran = run(["bash", "-c", words], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout.count("wrong: ")) == (2, 1)
    assert said in ran.stdout


def test_who_leaves_makes_room() -> None:
    doors = ConnectionLimits(most=5, per_address=2, proxies=Proxies("10.0.0.1"))
    assert [doors.enter("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert [doors.enter("10.0.0.1") for _ in range(4)] == [True, True, True, False]
    assert not doors.enter("192.0.2.2")
    doors.leave("192.0.2.1")
    assert [doors.enter("192.0.2.1"), doors.enter("192.0.2.1")] == [True, False]
    for address in ["192.0.2.1"] * 2 + ["10.0.0.1"] * 3:
        doors.leave(address)
    assert [doors.enter(f"2001:db8::{number}") for number in range(3)] == [True, True, False], "one household"


LET_NOBODY_IN = [
    ("--connections 0", "nobody could connect"),
    ("--connections-per-address -1", "nobody could connect"),
    ("--request-seconds 0 20", "no request comes within 0.0 and 20.0 seconds"),
    ("--request-seconds 10 nan", "right would be --request-seconds HEAD BODY, as 10 20"),
]


@pytest.mark.parametrize(("words", "said"), LET_NOBODY_IN, ids=[words for words, _ in LET_NOBODY_IN])
def test_doors_that_let_nobody_in_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: str, said: str
) -> None:
    assert main(["serve", "--db", str(tmp_path / "a.db"), *words.split()]) == 2
    told = capsys.readouterr().err
    assert (said in told, told.count("\n")) == (True, 1)


def test_how_long_half_a_request_may_take_is_a_setting(tmp_path: Path) -> None:
    """By default a head has to come sooner than a body."""
    with ExitStack() as stack:
        server = stack.enter_context(running(tmp_path, more=("--request-seconds", "600", "1")))
        head, body = (stack.enter_context(open_sockets(server, 1, begin))[0] for begin in (HALF_A_HEAD, HALF_A_BODY))
        wait_for(lambda: heard(body) is not None)
        assert heard(head) is None


def test_who_is_not_hasty_gives_ten_seconds_for_a_head_and_twenty_for_a_body() -> None:
    asked = _parser().parse_args(["serve"])
    assert (
        tuple(asked.request_seconds) == (ConnectionLimits().head_seconds, ConnectionLimits().body_seconds) == (10, 20)
    )


def test_a_head_that_is_too_long_is_refused(server: Server) -> None:
    with open_sockets(server, 1, b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 40_000) as (long,):
        wait_for(lambda: heard(long) is not None)
        assert b"400 Bad Request" in (heard(long) or b"400 Bad Request")


def request(target: str = "/api/games", *lines: str, method: str = "GET") -> bytes:
    return "\r\n".join([f"{method} {target} HTTP/1.1", "Host: localhost", *lines, "", ""]).encode()


MANY = [f"X-{number}: a" for number in range(63)]
TOO_MUCH = {
    "a deep path": (request("/a" * 11), 414),
    "a deep path of the interface": (request("/api" + "/a" * 10), 414),
    "a very deep path": (request("/a" * 7500), 414),
    "a long path": (request("/" + "a" * 512), 414),
    "a long question": (request("/api/games?" + "a" * 2100), 414),
    "half a line without an end": (b"GET /api/games?" + b"a" * 3000, 414),
    "many headers": (request("/", *MANY, "X: a"), 431),
    "very many headers": (request("/", *["a: b"] * 1500), 431),
    "half of many headers": (request("/", *MANY, "X: a")[:-2], 431),
    "a fat cookie": (request("/", "Cookie: a=" + "b" * 4096), 431),
    "many cookies": (request("/", "cookie: " + "a=b; " * 3000), 431),
    "several fat cookies": (request("/", *["COOKIE: a=" + "b" * 1500] * 3), 431),
    "a deep path with a body": (request("/a" * 11, "Content-Length: 9000", method="POST") + b"x" * 9000, 414),
    "a deep path for a socket": (request("/a" * 11, "Connection: Upgrade", "Upgrade: websocket"), 414),
}
NOT_TOO_MUCH = {
    "a path": request("/table/" + "a" * 505),
    "a question": request("/api/games?" + "a" * 2000),
    "headers": request("/api/games", *MANY),
    "cookies": request("/api/games", "Cookie: a=" + "b" * 4000),
    "a long line that is no cookie": request("/api/games", "Cookies: a=" + "b" * 8000),
}


@pytest.fixture
def unparsed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing may be parsed that is refused."""

    def parse(*_: object) -> Any:
        raise AssertionError("it was parsed")

    monkeypatch.setattr(h11.Connection, "next_event", parse)


@pytest.mark.parametrize("what", TOO_MUCH)
def test_what_asks_for_too_much_is_refused_before_it_is_parsed(unparsed: None, what: str) -> None:
    sent, status = TOO_MUCH[what]
    doors, refused = ConnectionLimits(), list[int | None]()

    def lets_in(received: bytes) -> bool:
        refusal = doors.refusal("192.0.2.1", received)
        refused.append(None if refusal is None else refusal.status)
        return refusal is None

    connection = Checked(lets_in)
    connection.receive_data(sent)
    assert connection.next_event() is h11.NEED_DATA
    assert refused == [status]


@pytest.mark.parametrize("what", NOT_TOO_MUCH)
def test_what_does_not_is_parsed(what: str) -> None:
    connection = Checked(lambda received: ConnectionLimits().refusal("192.0.2.1", received) is None)
    connection.receive_data(NOT_TOO_MUCH[what])
    assert isinstance(connection.next_event(), h11.Request)


@pytest.mark.parametrize("what", TOO_MUCH)
def test_who_asks_for_too_much_is_told_so_and_shown_out(server: Server, what: str) -> None:
    sent, status = TOO_MUCH[what]
    with open_sockets(server, 1, sent + request("/healthz")) as (one,):
        wait_for(lambda: heard(one) is not None)
        head, _, body = SAID[one].partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 %d " % status)
        assert b"\r\nconnection: close" in head
        assert (json.loads(body)["error"], b"right would be" in body) == ("too_large", True)
    assert server.healthy


def test_who_asks_for_too_little_is_not_told_more_than_was_asked_for(server: Server) -> None:
    with open_sockets(server, 1, request("/a" * 11, method="HEAD")) as (one,):
        wait_for(lambda: heard(one) is not None)
        assert SAID[one].endswith(b"\r\n\r\n")


EVERYTHING = [sent for sent, _ in TOO_MUCH.values()]
EVERYTHING += [*NOT_TOO_MUCH.values(), request("/"), request("/nothing"), request("/healthz"), request("/assets/a.js")]
EVERYTHING += [request("/api/me", method="PUT"), request("/api/nothing"), b"nonsense\r\n\r\n"]


@pytest.mark.parametrize("sent", EVERYTHING, ids=lambda sent: sent[:30])
def test_everything_is_paid_for(sent: bytes) -> None:
    """Whatever is asked for, and refused or not, is one less of what an address has."""
    doors = ConnectionLimits(factor=0.01)
    for _ in range(6):
        refusal = doors.refusal("192.0.2.1", sent)
        assert refusal is None or refusal.status != 429
    too_many = doors.refusal("192.0.2.1", sent)
    assert too_many is not None
    assert too_many.status == 429
    assert doors.refusal("192.0.2.2", request()) is None, "others have their own"
    assert doors.refusal("192.0.2.1", request()[:-2]) is None, "half a request is no request yet"


def test_who_comes_through_a_proxy_pays_and_not_the_proxy() -> None:
    doors = ConnectionLimits(factor=0.01, proxies=Proxies("10.0.0.0/8"))
    for number in range(20):
        forwarded = f"X-Forwarded-For: 192.0.2.{number}, 198.51.100.7, 10.9.9.9"
        refusal = doors.refusal("10.0.0.1", request("/", forwarded))
        assert (refusal and refusal.status) == (None if number < 6 else 429)
    assert doors.refusal("10.0.0.1", request("/", "x-forwarded-for: 198.51.100.8")) is None
    forged = [doors.refusal("192.0.2.1", request("/", f"X-Forwarded-For: 192.0.3.{number}")) for number in range(7)]
    assert forged[-1] is not None, "whoever is no proxy pays for themselves"


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])  # however busy the machine is
@given(
    chain=lists(sampled_from(["10.0.0.1", "10.2.3.4:80", "192.0.2.1", "192.0.2.2:99", "[2001:db8::1]:5", "x", ""])),
    spaces=sampled_from(["", " ", "  "]),
)
def test_the_doors_and_the_routes_find_the_same_visitor(chain: list[str], spaces: str) -> None:
    """uvicorn finds whom a route sees; only after it has parsed the request."""
    forwarded, networks = f",{spaces}".join(chain), "10.0.0.0/8"
    theirs = _TrustedHosts([networks]).get_trusted_client_address(forwarded)[0]
    assert Proxies(networks).visitor("10.0.0.1", forwarded) == (theirs or "10.0.0.1")


def all_answered(flood: list[socket.socket]) -> bool:
    return all(heard(one) is not None or SAID.get(one) for one in flood)


def test_a_flood_of_any_kind_from_one_address_is_cut_off_and_others_notice_nothing(tmp_path: Path) -> None:
    with running(tmp_path, limits=0.1) as server, people(server, "Ann") as (ann,):
        for sent in (request("/"), request("/a" * 11), request("/healthz"), request("/", *["a: b"] * 100)):
            with ExitStack() as stack:
                flood = [stack.enter_context(open_sockets(server, 1, sent))[0] for _ in range(90)]
                wait_for(partial(all_answered, flood))
                assert any(SAID[one].startswith(b"HTTP/1.1 429 ") for one in flood)
        assert ann.get("/games").status_code == 200
        assert '{"event": "refused", "status": 429}' in server.log


def test_who_is_gone_before_the_refusal_leaves_no_connection_behind(tmp_path: Path) -> None:
    """Whoever asks too often waits for the answer; some do not, and hang up without a word."""
    port = free_port()
    with running(tmp_path, limits=0.01, more=("--metrics", str(port))) as server:
        with open_sockets(server, 20, request("/a" * 11)) as flood:
            wait_for(lambda: any(heard(one) is not None for one in flood))

        def connected() -> str:
            text = httpx.get(f"http://127.0.0.1:{port}/metrics", trust_env=False).text
            return text.partition("\nhigaki_connections ")[2].partition("\n")[0]

        wait_for(lambda: connected() == "0")
        assert "Traceback" not in server.log


def test_who_goes_on_after_being_refused_is_cut_off(server: Server) -> None:
    with open_sockets(server, 1, request("/a" * 11)) as (one,):
        wait_for(lambda: heard(one) is not None)  # the server has said all it will say
        one.settimeout(10)
        with pytest.raises(ConnectionError):
            for _ in range(1000):
                one.sendall(b"x" * 65536)


def test_the_log_of_a_server_is_not_as_long_as_a_flood(tmp_path: Path) -> None:
    """From several addresses, each of which may ask so often."""
    each, addresses = 500, [f"127.0.0.{last}" for last in range(2, 8)]
    with running(tmp_path, limits=1) as server:
        for address in addresses:
            with socket.create_connection(("127.0.0.1", server.port), source_address=(address, 0)) as flood:
                sending = Thread(target=flood.sendall, args=(request("/healthz") * each,))
                sending.start()
                answers = b""
                while answers.count(b"HTTP/1.1 200") < each:
                    answers += flood.recv(1 << 20)
                sending.join()
        assert server.log.count("/healthz") < each * len(addresses)
        wait_for(lambda: server.healthy and '"event": "left_out"' in server.log)


def test_the_log_leaves_out_what_comes_too_often_and_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    logger = logging.Logger(fresh_id())
    logger.addHandler(ThrottledLog())

    def flood(times: int) -> None:
        for number in range(times):
            logger.warning("again %d", number)

    flood(10_000)
    logger.error("something else")
    now += 1
    flood(1)
    lines = capsys.readouterr().err.splitlines()
    assert lines[:501] == [*[f"again {number}" for number in range(500)], "something else"]
    assert json.loads(lines[501]) == {"event": "left_out", "lines": 9500}
    assert lines[502:] == ["again 0"]
