"""The compiled build plays the same games as the interpreted one, decision by decision.

It compares 20,000 decisions of each game; HIGAKI_SOAK=1 compares 200,000.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from repository import ROOT

FINGERPRINT = ROOT / "bench" / "fingerprint.py"
DECISIONS = "200000" if os.environ.get("HIGAKI_SOAK") else "20000"


def started(path: Path) -> subprocess.Popen[str]:
    """The hash of one build, being worked out; first the file of its engine, so that we know which build it is."""
    which = "import runpy, higaki.engine.table.table; print(higaki.engine.table.table.__file__)"
    program = f"{which}; runpy.run_path({str(FINGERPRINT)!r}, None, '__main__')"
    command = [sys.executable, "-c", program, DECISIONS]
    return subprocess.Popen(command, env=os.environ | {"PYTHONPATH": str(path)}, stdout=subprocess.PIPE, text=True)


def said(build: subprocess.Popen[str]) -> list[str]:
    out = build.communicate()[0]
    assert build.returncode == 0
    return out.split()


@pytest.mark.slow
def test_interpreted_and_compiled_play_the_same_games() -> None:
    compiled = ROOT / "build" / "compiled"
    assert compiled.exists(), "there is no compiled build; `make compile` makes one"
    both = started(ROOT / "src"), started(compiled)
    python, native = said(both[0]), said(both[1])
    assert (Path(python[0]).suffix, Path(native[0]).suffix) == (".py", ".so")
    assert python[1] == native[1]
