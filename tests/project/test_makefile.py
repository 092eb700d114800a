"""`make test` runs every test there is: it names them in groups, and one that is in none would be run by nobody."""

import os
from pathlib import Path
from subprocess import run

from repository import ROOT


def files(command: list[str], option: str) -> set[Path]:
    """All files of tests that a command names with this option, one by one or by their folder."""
    words = [word.removeprefix(option) for word in command if word.startswith((f"{option}tests/", f"{option}src/"))]
    return {file for word in words for file in ((ROOT / word).rglob("test_*.py") if "." not in word else [ROOT / word])}


def test_make_test_runs_every_file_of_tests() -> None:
    # Without what a `make` that runs this test tells those that it starts.
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    done = run(["make", "-n", "test"], cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    commands = [line.split() for line in done.stdout.splitlines() if "/pytest " in line]
    ran = {file for command in commands for file in files(command, "") - files(command, "--ignore=")}
    # Those of `make gpu` need a GPU.
    on_gpus = {*(ROOT / "tests/gpu").rglob("test_*.py")}
    assert ran == {*(ROOT / "tests").rglob("test_*.py"), *(ROOT / "src").rglob("test_*.py")} - on_gpus
