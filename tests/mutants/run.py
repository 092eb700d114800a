"""A small mutation run: each promise is broken in a copy of the sources, and the tests named beside it must notice.

python tests/mutants/run.py [WORD] [--limit SECONDS]
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from time import monotonic

from mutant_files import Mutant, read_mutants

ROOT = Path(__file__).parents[2]

# What tests read, the Makefile's own needs included: without them a test would fail whatever was broken.
COPIED = (
    "src",
    "tests",
    "examples",
    "bench",
    "building",
    "web/src",
    "conftest.py",
    "constraints.txt",
    "pyproject.toml",
    "Makefile",
)

# Files whose tests need the native library. No copy has it, for bots would search there instead of in Python.
ON_THE_LIBRARY = (
    "src/higaki/batch/",
    "src/higaki/puzzles/judging",
    "src/higaki/rl/",
    "src/higaki/nets/",
    "src/higaki/bots/net.py",
)
# Parts of the library itself: it is built in the copy, with one game.
IN_THE_LIBRARY = ("building/translator/frame/",)
BUILT = ("building.translator", "src/higaki/native/libhigaki.so", "--games", "osaka", "--flags=-O1")

NOTICED, SURVIVED, HUNG = "noticed", "SURVIVED", "HUNG"
# Seconds: for the tests of one mutant, and for what they have started to end when they are stopped.
LIMIT = 600.0
PATIENCE = 10.0


def copy_with(mutant: Mutant, folder: Path) -> None:
    for part in COPIED:
        source, target = ROOT / part, folder / part
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "static", "*.so"))
        else:
            shutil.copy(source, target)
    path = folder / mutant.file
    text = path.read_text(encoding="utf-8")
    assert text.count(mutant.old) == 1, f"{mutant.file} holds {text.count(mutant.old)} times: {mutant.old!r}"
    path.write_text(text.replace(mutant.old, mutant.new), encoding="utf-8")


def stop(process: subprocess.Popen[bytes]) -> None:
    """At first as Ctrl-C does, so that fixtures end the servers they have started; then all that is left."""
    process.send_signal(signal.SIGINT)
    with suppress(subprocess.TimeoutExpired):
        process.wait(PATIENCE)
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def run_for(limit: float, command: list[str], folder: Path, environment: Mapping[str, str]) -> tuple[int | None, str]:
    """The exit status, or None if the command had to be stopped; and what it said."""
    with tempfile.TemporaryFile() as said:
        process = subprocess.Popen(
            command, cwd=folder, env=environment, stdout=said, stderr=said, start_new_session=True
        )
        status = None
        try:
            status = process.wait(limit)
        except subprocess.TimeoutExpired:
            pass
        finally:
            if status is None:
                stop(process)
        said.seek(0)
        return status, said.read().decode(errors="replace")


def fate_of(mutant: Mutant, limit: float) -> str:
    # A server that was killed may still be writing there.
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        copy_with(mutant, folder)
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:xdist", *mutant.tests.split()]
        environment = os.environ | {"PYTHONPATH": str(folder / "src"), "HIGAKI_QUICK": "1"}
        if mutant.file.startswith(ON_THE_LIBRARY):
            environment["HIGAKI_LIBRARY"] = str(ROOT / "src/higaki/native/libhigaki.so")
        if mutant.file.startswith(IN_THE_LIBRARY):
            subprocess.run([sys.executable, "-m", *BUILT], cwd=folder, env=environment, check=True)
        status, said = run_for(limit, command, folder, environment)
        assert status in (0, 1, None), f"{mutant.file} is not only wrong, it cannot be used:\n{said[-2000:]}"
        return {0: SURVIVED, 1: NOTICED, None: HUNG}[status]


def main() -> None:
    parser = argparse.ArgumentParser(description="Breaks each promise in a copy, and sees whether its tests notice.")
    parser.add_argument(
        "word", nargs="?", default="", help="only mutants with it in their name, or in that of their file"
    )
    parser.add_argument(
        "--limit", type=float, default=LIMIT, help="seconds after which tests count as hung (%(default)s)"
    )
    asked = parser.parse_args()
    mutants = [mutant for mutant in read_mutants() if asked.word in mutant.name or asked.word in mutant.subject]
    if not mutants:
        sys.exit(f"no mutant is called {asked.word!r}; right would be a word of a name or of a file in tests/mutants")
    fates = []
    begun = monotonic()
    for mutant in mutants:
        since = monotonic()
        fates.append(fate_of(mutant, asked.limit))
        print(f"{fates[-1]:<8} {monotonic() - since:5.0f} s  {mutant.name}", flush=True)
    counts = ", ".join(f"{fates.count(fate)} {fate}" for fate in (NOTICED, SURVIVED, HUNG) if fate in fates)
    print(f"{counts}, in {monotonic() - begun:.0f} s")
    sys.exit(set(fates) != {NOTICED})


if __name__ == "__main__":
    # Tests run in a session of their own, so they would go on when this is ended.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    main()
