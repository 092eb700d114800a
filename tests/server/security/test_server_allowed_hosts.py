"""DNS rebinding: a page whose name leads to this machine finds nothing here, for the server knows its own names."""

from __future__ import annotations

import re
import socket
from pathlib import Path

import httpx
import pytest
from serving import FRIEND, ME, Server, free_port, people, running
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from higaki.engine.base.errors import BadSetting
from higaki.server.common.allowed_hosts import Hosts
from higaki.server.run import serve
from higaki.terminal.cli import _parser, main
from higaki.terminal.server_commands import _hosts

OWN = socket.gethostname().lower()
ANSWERED = [
    "localhost",
    "LOCALHOST:8000",
    "localhost.",
    "127.0.0.1",
    "127.0.0.1:8000",
    "127.1.2.3",
    "[::1]",
    "[::1]:8000",
]
ANSWERED += [
    "10.1.2.3:80",
    "192.168.1.7",
    "172.16.0.1",
    "169.254.1.1",
    "[fe80::1]:8000",
    "[fd00::1]",
    "100.101.102.103",
]
ANSWERED += [OWN, f"{OWN}:8000", f"{OWN.partition('.')[0]}.local", "higaki.example", "www.higaki.example:443"]
ANSWERED += ["play.example", "203.0.113.9:8000", ""]
NOT_ANSWERED = ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "evil.example:8000", "8.8.8.8"]
NOT_ANSWERED += [
    "[2a00::1]:8000",
    "localhost:8000:1",
    "127.0.0.1@evil.example",
    "evil.example#localhost",
    "[::1",
    "a" * 5000,
]
NOT_ANSWERED += ["localhost/", "higaki.example.evil.example", "xhigaki.example", "local host", "0x7f.1", "local", "*"]


@pytest.fixture
def hosts() -> Hosts:
    return Hosts("Higaki.example, www.higaki.example", "203.0.113.9", "https://play.example/somewhere")


@pytest.mark.parametrize("host", ANSWERED)
def test_the_servers_own_names_are_answered(hosts: Hosts, host: str) -> None:
    assert host in hosts


@pytest.mark.parametrize("host", NOT_ANSWERED)
def test_other_names_are_not(hosts: Hosts, host: str) -> None:
    assert host not in hosts


def test_without_a_word_only_this_machine_and_private_networks_are(hosts: Hosts) -> None:
    assert not any(host in Hosts() for host in ("higaki.example", "play.example", "8.8.8.8"))
    assert Hosts().names == {"localhost", OWN, f"{OWN.partition('.')[0]}.local"}


def test_the_advice_is_the_flag_that_would_do(hosts: Hosts) -> None:
    assert "--hosts higaki.example,www.higaki.example,new.example" in hosts.advice("new.example:8000")
    assert "--hosts 2a00::1" in Hosts().advice("[2a00::1]:8000")
    for odd in ("a\nb", "<script>", "`reboot`", "a" * 5000, "$(reboot)"):
        assert hosts.advice(odd) == "right would be one of its names, or --hosts NAME for more of them"


@pytest.mark.parametrize("wrong", ["https://higaki.example", "higaki.example:443", "*", "a b", "-", "a..b", "a" * 300])
def test_names_that_cannot_be_are_refused_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], wrong: str
) -> None:
    with pytest.raises(BadSetting, match="right would be"):
        Hosts(wrong)
    for command in ("serve", "doctor"):
        assert main([command, "--db", str(tmp_path / "a.db"), f"--hosts={wrong}"]) == 2
        assert capsys.readouterr().err.count("\n") == 1


def test_a_page_whose_name_leads_here_finds_nothing(server: Server) -> None:
    """Its browser sends no cookie of ours, but what anybody may see and do is not for its eyes either."""
    with people(server, "Ann") as (ann,):
        table = ann.open(ME, FRIEND)
        for path in ("/", "/api/me", "/api/lobby", f"/api/tables/{table}", "/healthz", "/sail.svg"):
            answer = ann.http.get(path, headers={"host": f"evil.example:{server.port}"})
            assert (answer.status_code, answer.json()["error"]) == (421, "wrong_host")
            assert "--hosts evil.example" in answer.json()["detail"]
            assert "set-cookie" not in answer.headers
        origin = Origin(f"http://evil.example:{server.port}")
        wish = {"game": "osaka", "seats": [ME, FRIEND]}
        headers = {"host": f"evil.example:{server.port}", "origin": origin}
        assert ann.http.post("/api/tables", json=wish, headers=headers).status_code == 421
        address = f"ws://evil.example:{server.port}/api/tables/{table}/live"
        there = socket.create_connection(("127.0.0.1", server.port))
        with pytest.raises(InvalidStatus) as refused, connect(address, sock=there, origin=origin, proxy=None):
            pass
        assert refused.value.response.status_code == 403
    assert "--hosts evil.example" in server.log


def test_names_that_were_given_are_answered_and_the_doctor_names_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    names = ("--hosts", "higaki.example", "--public-url", "https://play.example")
    with running(tmp_path, more=names) as server:
        for host, status in {"higaki.example": 200, "play.example:443": 200, "other.example": 421}.items():
            assert httpx.get(f"{server.url}/healthz", headers={"host": host}, trust_env=False).status_code == status
    main(["doctor", "--db", str(tmp_path / "b.db"), "--port", str(free_port()), *names])
    (said,) = [line for line in capsys.readouterr().out.splitlines() if line.startswith("answers to ")]
    assert {"higaki.example", "play.example", "localhost"} <= set(re.split(r"[, ]+", said))


def test_where_friends_are_told_to_come_they_are_let_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that listens everywhere says at which address, which may be a public one."""
    monkeypatch.setattr(serve, "own_address", lambda: "8.8.4.4")
    asked = _parser().parse_args(["serve", "--host", "0.0.0.0"])
    assert "8.8.4.4" in _hosts(asked)
    assert "8.8.4.4" not in _hosts(_parser().parse_args(["serve"]))
