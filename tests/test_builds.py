"""The compiled build plays the same games as the interpreted one, decision by decision."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
GAMES = "2100"


def fingerprint(path: Path) -> str:
    environment = os.environ | {"PYTHONPATH": str(path)}
    probe = "import higaki.engine.table as t; print(t.__file__)"
    where = subprocess.run([sys.executable, "-c", probe], env=environment, capture_output=True, text=True, check=True)
    command = [sys.executable, str(ROOT / "bench" / "fingerprint.py"), GAMES]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return f"{Path(where.stdout.strip()).suffix} {done.stdout.strip()}"


def test_interpreted_and_compiled_play_the_same_2100_games() -> None:
    compiled = ROOT / "build" / "compiled"
    assert compiled.exists(), "there is no compiled build; `make compile` makes one"
    python, native = fingerprint(ROOT / "src").split(), fingerprint(compiled).split()
    assert (python[0], native[0]) == (".py", ".so")
    assert python[1] == native[1]
