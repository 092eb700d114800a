"""What a plain installation can do: everything but serving, without the packages that only the server needs."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib

import pytest
from repository import ROOT

pytestmark = pytest.mark.slow

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

# Refuses whatever an installation without the extra does not have: all that is neither Python's nor listed.
BLOCK = """
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        # What a package has compiled lies beside it, under a name that nobody can foresee.
        if name.partition(".")[0] not in {allowed} | sys.stdlib_module_names and not name.endswith("__mypyc"):
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Missing())
"""
# Of what is installed plainly, the names they are imported by, and what they need themselves.
PLAIN = {
    "fluent.runtime": {"fluent", "babel", "pytz", "attr", "attrs", "typing_extensions"},
    "librt": {"librt"},
    "mypy_extensions": {"mypy_extensions"},
    "openskill": {"openskill"},
    "rich": {"rich", "markdown_it", "mdurl", "pygments"},
}

PLAY = """
import random, higaki, higaki.terminal.cli
for name in higaki.game_names():
    match = higaki.new(name, seed=1)
    for _ in range(50):
        match.play(random.choice(match.options))
    assert higaki.load(match.save()).scene(0) == match.scene(0)
higaki.terminal.cli.main(["play", "osaka", "--seats", "2", "--bots", "random,greedy", "--seed", "1"])
higaki.terminal.cli.main(["arena", "osaka", "--bots", "random,random", "--games", "2"])
"""


def plainly(program: str) -> subprocess.CompletedProcess[str]:
    allowed = {"higaki"}.union(*PLAIN.values())
    command = [sys.executable, "-c", BLOCK.format(allowed=allowed) + program]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_plain_installation_needs_little_and_the_server_is_an_extra() -> None:
    assert {re.split("[<>=]", wish)[0] for wish in PROJECT["dependencies"]} == set(PLAIN)
    for wish in sum(PROJECT["optional-dependencies"].values(), PROJECT["dependencies"]):
        assert re.fullmatch(r"[\w.\[\]-]+>=[\d.]+,<[\d.]+", wish), "ranges here, exact versions in constraints.txt"


def test_games_are_played_without_the_packages_of_the_server() -> None:
    done = plainly(PLAY)
    assert done.returncode == 0, done.stderr
    assert "The game is over." in done.stdout
    assert "Win share" in done.stdout


@pytest.mark.parametrize("command", ["serve", "doctor"])
def test_serving_without_them_says_in_one_line_what_to_install(command: str) -> None:
    done = plainly(f"import higaki.terminal.cli; raise SystemExit(higaki.terminal.cli.main([{command!r}]))")
    assert (done.returncode, done.stdout) == (2, "")
    assert re.fullmatch(r"higaki: the server needs \w+, .* `pip install 'higaki\[server\]'`\n", done.stderr)


def test_a_server_loads_postgresql_and_migrations_only_where_they_are_used() -> None:
    looked_for = {"alembic", "psycopg", "sqlalchemy"}
    command = f"import sys, higaki.server.run.serve; print(sorted({looked_for} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", command], capture_output=True, text=True, check=True)
    assert done.stdout == "['sqlalchemy']\n"


def test_the_package_of_games_is_not_hidden_by_a_function() -> None:
    done = plainly("import higaki; higaki.game_names(); import higaki.games.osaka; print(higaki.games.osaka.GAME.name)")
    assert done.stdout == "osaka\n", done.stderr


def test_the_version_says_which_build_runs() -> None:
    done = plainly("import higaki.terminal.cli; higaki.terminal.cli.main(['--version'])")
    assert re.fullmatch(r"higaki \d+\.\d+\.\d+, (interpreted|compiled)\n", done.stdout)
