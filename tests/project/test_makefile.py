"""`make test` runs every test there is: it names them in groups, and one that is in none would be run by nobody. Those
of which it takes a sample are in `make soak` as a whole."""

import os
import re
from pathlib import Path
from subprocess import run

from repository import ROOT


def files(command: list[str], option: str) -> set[Path]:
    """All files of tests that a command names with this option, one by one or by their folder."""
    words = [word.removeprefix(option) for word in command if word.startswith((f"{option}tests/", f"{option}src/"))]
    return {file for word in words for file in ((ROOT / word).rglob("test_*.py") if "." not in word else [ROOT / word])}


def commands(target: str) -> list[list[str]]:
    """How `make` with this target would call pytest."""
    # Without what a `make` that runs this test tells those that it starts.
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    done = run(["make", "-n", target], cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    lines = done.stdout.replace("\\\n", " ").splitlines()
    return [line.split() for line in lines if "/pytest " in line and "--collect-only" not in line]


def test_make_test_runs_every_file_of_tests() -> None:
    ran = {file for command in commands("test") for file in files(command, "") - files(command, "--ignore=")}
    # Those of `make gpu` need a GPU.
    on_gpus = {*(ROOT / "tests/gpu").rglob("test_*.py")}
    assert ran == {*(ROOT / "tests").rglob("test_*.py"), *(ROOT / "src").rglob("test_*.py")} - on_gpus


def test_make_soak_runs_whatever_make_test_takes_a_sample_of() -> None:
    ran = {file for command in commands("soak") if "HIGAKI_SOAK=1" in " ".join(command) for file in files(command, "")}
    more_in_soak = re.compile(
        r"\b(SOAK|TIMES|only_in_soak|each_value|in_turn)\b|^from (leaking|leak_tests) import", re.M
    )
    tests = [*(ROOT / "tests").rglob("test_*.py"), *(ROOT / "src").rglob("test_*.py")]
    sampled = {file for file in tests if more_in_soak.search(file.read_text(encoding="utf-8"))} - {Path(__file__)}
    assert sampled and {str(file.relative_to(ROOT)) for file in sampled - ran} == set()
