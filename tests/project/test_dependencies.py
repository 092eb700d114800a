"""What we depend on: ranges for others, one version with its hashes for ourselves, and what is known of them."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
import threading
import urllib.request
import zipfile
from collections.abc import Iterator
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from building import audit, pins
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

PINS = {canonicalize_name(name): version for name, version in pins.pins().items()}


def test_every_package_is_pinned_to_one_version_with_hashes() -> None:
    entry = r"[\w.-]+==[\w.]+( \\\n    --hash=sha256:[0-9a-f]{64})+\n"
    assert re.fullmatch(f"({entry})+", pins.CONSTRAINTS.read_text())
    assert len(PINS) > 50


def test_the_ranges_admit_the_pins() -> None:
    for written in pins.needed():
        wish = Requirement(written)
        assert wish.specifier.contains(PINS[canonicalize_name(wish.name)]), written


@pytest.mark.parametrize("digest", ["0" * 64, None], ids=["another content", "the same content"])
def test_a_file_with_another_content_is_refused(tmp_path: Path, digest: str | None) -> None:
    """What the Makefile relies on: hashes in constraints are heeded."""
    wheel = tmp_path / "tiny-1.0-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as packed:
        packed.writestr("tiny-1.0.dist-info/METADATA", "Metadata-Version: 2.1\nName: tiny\nVersion: 1.0\n")
        packed.writestr("tiny-1.0.dist-info/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        packed.writestr("tiny-1.0.dist-info/RECORD", "")
    (tmp_path / "constraints.txt").write_text(
        f"tiny==1.0 --hash=sha256:{digest or sha256(wheel.read_bytes()).hexdigest()}\n"
    )
    words: list[str | Path] = [
        "-m",
        "pip",
        "download",
        "--no-index",
        "--find-links",
        tmp_path,
        "-c",
        tmp_path / "constraints.txt",
    ]
    ran = subprocess.run(
        [sys.executable, *words, "-d", tmp_path / "got", "tiny"], capture_output=True, text=True, check=False
    )
    assert (ran.returncode == 0) is (digest is None), ran.stderr
    assert ("DO NOT MATCH THE HASHES" in ran.stderr) is (digest is not None)


@pytest.mark.parametrize("file", ["Makefile", "Dockerfile"])
def test_a_package_without_a_wheel_is_built_with_the_pinned_setuptools(file: str) -> None:
    """Otherwise pip would build it with the newest one, whatever that is."""
    text = (pins.CONSTRAINTS.parent / file).read_text().replace("\\\n", " ")
    (command,) = [line for line in re.split(r"\n|&&", text) if "pip install" in line and "pins needed" in line]
    assert "--build-constraint constraints.txt" in command
    assert "setuptools" in PINS


# Known vulnerabilities


@pytest.fixture
def database(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, list[str]]]:
    """One that knows something about the packages that are put into it."""
    knows: dict[str, list[str]] = {}

    class Answers(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            assert self.path == "/v1/querybatch"
            asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["queries"]
            results: list[Any] = []
            for one in asked:
                numbers = knows.get(f"{one['package']['ecosystem']}/{one['package']['name']}", [])
                results.append({"vulns": [{"id": number} for number in numbers]} if numbers else {})
            self.send_response(200)
            self.end_headers()
            self.wfile.write(json.dumps({"results": results}).encode())

        def log_message(self, *_: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Answers)
    answering = threading.Thread(target=server.serve_forever)
    answering.start()
    monkeypatch.setattr(audit, "DATABASE", f"http://127.0.0.1:{server.server_port}")
    try:
        yield knows
    finally:
        server.shutdown()
        answering.join()
        server.server_close()


def test_what_is_known_of_a_package_is_a_failure(
    database: dict[str, list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert audit.main() == 0
    assert "with known vulnerabilities" in capsys.readouterr().out
    database["PyPI/h11"] = ["GHSA-1", "GHSA-2"]
    database["npm/vite"] = ["GHSA-3"]
    assert audit.main() == 1
    told = capsys.readouterr().out.splitlines()
    assert told[0] == f"vulnerable: h11 {PINS[canonicalize_name('h11')]} (PyPI): GHSA-1, GHSA-2"
    assert told[1].startswith("vulnerable: vite ")
    assert told[2].endswith(" packages checked, 2 with known vulnerabilities")


def test_an_audit_that_could_check_nothing_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], database: dict[str, list[str]]
) -> None:
    assert audit.main() == 0
    capsys.readouterr()
    with monkeypatch.context() as without:
        without.setattr(audit, "installed", list)
        assert audit.main() == 2
        assert capsys.readouterr().out.startswith("not checked: no package")
    monkeypatch.setattr(audit, "DATABASE", "http://127.0.0.1:1")
    assert audit.main() == 2
    assert capsys.readouterr().out.startswith("not checked: http://127.0.0.1:1 cannot be asked")


def test_an_answer_that_makes_no_sense_is_no_check(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers: list[object] = [[], {"results": 7}, {"results": [7] * len(audit.installed())}, {}]
    for answer in answers:
        written = io.BytesIO(json.dumps(answer).encode())
        monkeypatch.setattr(urllib.request, "urlopen", lambda *_, said=written, **__: said)
        assert audit.main() == 2, answer
        assert capsys.readouterr().out.startswith("not checked: ")
