"""The wheel contains the built client: a fresh environment with only the wheel serves the game, without Node."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import httpx
from serving import Server

ROOT = Path(__file__).parent.parent.parent


def run(*command: str | Path, **more: str) -> None:
    subprocess.run([str(word) for word in command], cwd=ROOT, check=True, capture_output=True, **more)  # type: ignore[call-overload]


def test_a_fresh_environment_with_only_the_wheel_serves_the_game(tmp_path: Path) -> None:
    assert (ROOT / "src/higaki/server/static/index.html").exists(), "the client is not built; `make client` builds it"
    pip = [sys.executable, "-m", "pip"]
    run(*pip, "wheel", "--quiet", "--no-build-isolation", "--no-deps", "--wheel-dir", tmp_path, ROOT)
    (wheel,) = tmp_path.glob("higaki-*.whl")
    run(sys.executable, "-m", "venv", tmp_path / "fresh")
    python = tmp_path / "fresh" / "bin" / "python"
    run(python, "-m", "pip", "install", "--quiet", "-c", ROOT / "constraints.txt", wheel)
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
