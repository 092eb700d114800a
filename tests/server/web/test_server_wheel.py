"""The wheel contains the compiled unit and the built client: a fresh environment with only the wheel serves the game,
without compiler and Node."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import httpx
import pytest
from building.pins import needed
from repository import ROOT
from serving import Server

COMPILED = ROOT / "build" / "compiled"


def run(*command: str | Path, **more: str) -> str:
    words = [str(word) for word in command]
    return subprocess.run(words, cwd=ROOT, check=True, capture_output=True, text=True, env=os.environ | more).stdout


def test_a_fresh_environment_with_only_the_wheel_serves_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert COMPILED.with_suffix(".ready").exists(), "there is no compiled build; `make compile` makes one"
    # As `make wheel` does, only that the unit is the untrained one, which is there already.
    where = tmp_path / "wheel.cfg"
    where.write_text(f"[build]\nbuild_lib = {COMPILED}\n")
    pack = [sys.executable, "setup.py", "-q", "bdist_wheel", "--skip-build"]
    run(*pack, "--bdist-dir", tmp_path / "packed", "-d", tmp_path, HIGAKI_COMPILE="1", DIST_EXTRA_CONFIG=str(where))
    (wheel,) = tmp_path.glob("higaki-*-linux_*.whl")
    packed = zipfile.ZipFile(wheel).namelist()
    for name in ("higaki/py.typed", "higaki/server/static/index.html", "higaki/games/osaka/components.toml"):
        assert name in packed
    assert [name for name in packed if name.startswith("higaki/engine/table/table.") and name.endswith(".so")]
    assert not [name for name in packed if name.startswith(("building", ".")) or "/tests/" in name]

    # What runs from here on must come from the wheel.
    monkeypatch.delenv("PYTHONPATH")
    run(sys.executable, "-m", "venv", "--without-pip", tmp_path / "fresh")
    python = tmp_path / "fresh" / "bin" / "python"
    pip: list[str | Path] = [sys.executable, "-m", "pip", "--python", python, "install", "--quiet", "--no-compile"]
    # The wheel has no hash among the constraints, so it comes after what it needs, of which nothing may be missing.
    run(*pip, "-c", ROOT / "constraints.txt", *needed())
    run(*pip, "--no-deps", wheel)
    run(sys.executable, "-m", "pip", "--python", python, "check")
    assert run(python, "-m", "higaki", "--version").endswith(", compiled\n")
    server = Server(tmp_path, python=str(python))
    server.start()
    try:
        page = httpx.get(f"{server.url}/")
        assert "<title>Higaki" in page.text
        script = page.text.partition('src="')[2].partition('"')[0]
        assert "javascript" in httpx.get(server.url + script).headers["content-type"]
        with httpx.Client(base_url=server.url) as guest:
            guest.get("/api/me")
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
            table = guest.post("/api/tables", json={"game": "osaka", "seats": seats}).json()["table"]
            assert guest.get(f"/api/tables/{table}").json()["state"] == "playing"
    finally:
        server.close()
