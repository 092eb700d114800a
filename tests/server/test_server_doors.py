"""Half-sent requests, floods of connections, and who does not listen: they hold up nobody, and not for ever."""

from __future__ import annotations

import json
import logging
import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from subprocess import run
from threading import Thread
from weakref import WeakKeyDictionary

import pytest
from serving import FRIEND, ME, Person, Server, free_port, fresh_id, next_update, people, running, wait_for

from higaki.cli import _parser, main
from higaki.server import brief_log
from higaki.server.brief_log import BriefLog
from higaki.server.doors import Doors
from higaki.server.proxies import Proxies

HALF_A_HEAD = b"GET /api/me HTTP/1.1\r\nHost: somewhere\r\nX-Slow: "
HALF_A_BODY = (
    b"PATCH /api/me HTTP/1.1\r\nHost: somewhere\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{"
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
    whole = b"GET /healthz HTTP/1.1\r\nHost: somewhere\r\n\r\n"
    refused = b"POST /api/me/code HTTP/1.1\r\nHost: a\r\nOrigin: http://evil.example\r\nContent-Length: 9000\r\n\r\n"
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


def test_a_full_house_is_full_for_half_sent_requests_only_until_their_time_is_over(tmp_path: Path) -> None:
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
    head = b"POST /api/me/continue HTTP/1.1\r\nHost: somewhere\r\nTransfer-Encoding: chunked\r\n\r\n"
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
    doors = Doors(most=5, per_address=2, proxies=Proxies("10.0.0.1"))
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
    assert tuple(asked.request_seconds) == (Doors().head_seconds, Doors().body_seconds) == (10, 20)


def test_a_head_that_is_too_long_is_refused(server: Server) -> None:
    with open_sockets(server, 1, b"GET / HTTP/1.1\r\nHost: a\r\nX: " + b"x" * 40_000) as (long,):
        wait_for(lambda: heard(long) is not None)
        assert b"400 Bad Request" in (heard(long) or b"400 Bad Request")


def test_the_log_of_a_server_is_not_as_long_as_a_flood(tmp_path: Path) -> None:
    asked = 3000
    with running(tmp_path, limits=1) as server, socket.create_connection(("127.0.0.1", server.port)) as flood:
        sending = Thread(target=flood.sendall, args=(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n" * asked,))
        sending.start()
        answers = b""
        while answers.count(b"HTTP/1.1 200") < asked:
            answers += flood.recv(1 << 20)
        sending.join()
        assert server.log.count("/healthz") < asked
        wait_for(lambda: server.healthy and '"event": "left_out"' in server.log)


def test_the_log_leaves_out_what_comes_too_often_and_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    monkeypatch.setattr(brief_log.time, "monotonic", lambda: now)
    logger = logging.Logger(fresh_id())
    logger.addHandler(BriefLog())

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
