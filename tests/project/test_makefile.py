"""`make test` runs every test there is: it names them in groups, and one that is in none would be run by nobody."""

import os
from pathlib import Path
from subprocess import run

ROOT = Path(__file__).parent.parent


def test_make_test_runs_every_file_of_tests() -> None:
    # Without what a `make` that runs this test tells those that it starts.
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    done = run(["make", "-n", "test"], cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    commands = [line.split() for line in done.stdout.splitlines() if "/pytest " in line]
    named = [ROOT / word for command in commands for word in command if word.startswith(("tests/", "src/"))]
    ran = {file for path in named for file in ([path] if path.is_file() else path.rglob("test_*.py"))}
    assert ran == {*(ROOT / "tests").rglob("test_*.py"), *(ROOT / "src").rglob("test_*.py")}
