"""Figures for Prometheus: on a port of their own, only where they were asked for, and about nobody."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from postgres import Cluster
from serving import ME, Server, free_port, fresh_id, next_update, people, running, wait_for

from higaki.server.web.metrics_endpoint import Metrics, address_for_metrics
from higaki.terminal.cli import main

LINE = re.compile(r'[a-z_]+(\{[a-z]+="[^"]*"\})? [0-9.e+-]+')


def asked(port: int, path: str = "/metrics", method: str = "GET", **headers: str) -> httpx.Response:
    return httpx.request(method, f"http://127.0.0.1:{port}{path}", headers=headers, trust_env=False, timeout=20)


def answers(port: int) -> bool:
    with suppress(httpx.ConnectError):
        return asked(port).status_code == 200
    return False


def figure(port: int, name: str) -> float:
    (found,) = re.findall(rf"^{re.escape(name)} (.*)$", asked(port).text, flags=re.MULTILINE)
    return float(found)


def test_figures_tell_of_the_server_and_of_nobody(tmp_path: Path) -> None:
    port = free_port()
    with running(tmp_path, more=("--metrics", str(port))) as server, people(server, "Annabella") as (ann,):
        table = ann.open(ME, {"kind": "here", "name": "Bob"})
        view = ann.view(table)
        assert ann.play(table, view["seq"], view["scene"]["options"][0]).status_code == 200
        ann.post(f"/tables/{table}/chat", {"command_id": fresh_id(), "text": "a secret"})
        ann.get("/nothing")
        ann.http.get("/" + "x" * 600)
        with ann.listen(table) as listening:
            next_update(listening)
            text = asked(port).text
            assert figure(port, "higaki_sockets") == 1
            assert figure(port, "higaki_connections") >= 1
        assert figure(port, "higaki_healthy") == 1
        assert figure(port, "higaki_tables_in_memory") == 1
        assert figure(port, "higaki_changes_total") == 1
        assert figure(port, 'higaki_requests_total{status="404"}') == 1
        assert figure(port, 'higaki_refused_total{status="414"}') == 1
        assert figure(port, "process_resident_memory_bytes") > 1 << 20
        assert figure(port, "process_open_fds") > 3
        for secret in (table, "Annabella", "Bob", "a secret", ann.token or "", ann.guest, "127.0.0.1", "osaka"):
            assert secret not in text
        # Nobody finds them where everybody asks.
        assert ann.http.get("/metrics").status_code == 404


def test_every_line_is_of_the_text_format() -> None:
    metrics = Metrics()
    for status, seconds in ((200, 0.001), (200, 0.02), (404, 99.0)):
        metrics.count_request(status, seconds)
    metrics.add("some_total", "counter", "several", lambda: {'kind="a"': 1, 'kind="b"': 2.5})
    lines = metrics.text().splitlines()
    names = [line.split()[2] for line in lines if line.startswith("# TYPE ")]
    assert len(names) == len(set(names))
    for line in lines:
        assert re.fullmatch(r"# (HELP|TYPE) [a-z_]+ .+", line) or LINE.fullmatch(line), line
    assert 'higaki_request_seconds_bucket{le="0.002"} 1' in lines
    assert 'higaki_request_seconds_bucket{le="0.025"} 2' in lines
    assert 'higaki_request_seconds_bucket{le="+Inf"} 3' in lines
    assert "higaki_request_seconds_count 3" in lines
    assert 'some_total{kind="b"} 2.5' in lines


def test_nothing_else_is_to_be_had_there_nor_by_another_name(tmp_path: Path) -> None:
    port = free_port()
    with running(tmp_path, more=("--metrics", str(port))):
        assert asked(port, "/").status_code == 404
        assert asked(port, "/metrics", "POST").status_code == 405
        assert asked(port, host="evil.example").status_code == 421
        head = asked(port, method="HEAD")
        assert (head.status_code, head.content, int(head.headers["content-length"]) > 1000) == (200, b"", True)
        assert head.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"


def test_every_process_has_figures_of_its_own(tmp_path: Path, cluster: Cluster) -> None:
    port = free_port(together=2)
    more = ("--metrics", str(port), "--processes", "2")
    with running(tmp_path, database=cluster.new_database(), more=more):
        # The server is healthy as soon as one of its processes is.
        wait_for(lambda: all(answers(port + place) for place in range(2)))
        began = {figure(port + place, "process_start_time_seconds") for place in range(2)}
        assert len(began) == 2


@pytest.mark.parametrize("wrong", ["", "http", "0", "70000", ":9464", "127.0.0.1", "9464x"])
def test_a_port_that_cannot_be_is_refused_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], wrong: str
) -> None:
    assert main(["serve", "--db", str(tmp_path / "a.db"), f"--metrics={wrong}"]) == 2
    said = capsys.readouterr().err
    assert (said.count("\n"), "right would be --metrics 9464" in said) == (1, True)


def test_figures_are_for_this_machine_unless_said_otherwise() -> None:
    assert address_for_metrics(None) is None
    assert address_for_metrics("9464") == ("127.0.0.1", 9464)
    assert address_for_metrics("10.0.0.1:9464") == ("10.0.0.1", 9464)
    assert address_for_metrics("[::1]:9464") == ("::1", 9464)


def test_a_port_that_is_taken_is_named(server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--db", str(tmp_path / "a.db"), "--port", str(free_port()), "--metrics", str(server.port)]
    assert main(["serve", *words]) == 2
    assert f"127.0.0.1:{server.port} cannot be used" in capsys.readouterr().err


def test_one_port_is_not_for_both(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    port = str(free_port())
    assert main(["serve", "--db", str(tmp_path / "a.db"), "--port", port, "--metrics", port]) == 2
    assert "right would be two ports" in capsys.readouterr().err
