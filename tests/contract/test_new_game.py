"""The example to copy holds all that every game must, and so does what `higaki new-game` makes of it, at once.

Both run in a process of their own with HIGAKI_GAMES, always interpreted: no interpreted class inherits from a compiled
one.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from higaki import catalogue
from higaki.engine.base.errors import BadSetting
from higaki.terminal import game_template
from higaki.terminal.cli import main

ROOT = Path.cwd()
EXAMPLE = ROOT / "examples" / "pebbles"
# Of all that holds for every game, what a slip in the copying would break.
SAMPLE = ("test_contract.py", "test_recorded_games.py", "test_rule_coverage.py", "test_texts.py", "test_tutorials.py")


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the example and no game yet, which the command is called in."""
    (tmp_path / "src" / "higaki" / "games").mkdir(parents=True)
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def written(checkout: Path) -> list[str]:
    """All that lies among the games, the unfinished, too."""
    games = checkout / "src" / "higaki" / "games"
    return sorted(str(path.relative_to(games)) for path in games.rglob("*"))


def files_of_make_game(name: str) -> list[str]:
    """What `make game` tests, without the options of pytest."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    command = ["make", "-n", "game", f"NAME={name}"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    (line,) = [line for line in done.stdout.splitlines() if f"--game {name} " in line]
    return line.partition(f"--game {name} ")[2].split()


def passed(games: Path, name: str, files: list[str], tmp_path: Path, chosen: str = "") -> set[tuple[str, str]]:
    """Run the tests of one game in a further folder; those that passed, each with its module."""
    report = tmp_path / "report.xml"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:xdist", f"--junitxml={report}", "--game", name]
    command += ["-k", chosen, *files]
    environment = os.environ | {"HIGAKI_GAMES": str(games), "HIGAKI_QUICK": "1", "HIGAKI_BUILD": "interpreted"}
    environment.pop("PYTHONPATH", None)  # conftest finds the sources
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr
    cases = [case for case in ElementTree.parse(report).iter("testcase") if case.find("skipped") is None]
    return {(case.attrib["classname"].rpartition(".")[2], case.attrib["name"]) for case in cases}


@pytest.mark.slow
def test_the_example_holds_all_that_every_game_must(tmp_path: Path) -> None:
    files = files_of_make_game("pebbles")
    assert {Path(file).name for file in files} >= {*SAMPLE, "test_honesty.py", "test_bots.py", "pebbles"}
    modules = {Path(file).stem for file in files if file.endswith(".py")}
    # The toy games, among which the example is, are tested with the sources; their library takes long to compile.
    found = passed(EXAMPLE.parent, "pebbles", files, tmp_path, "not test_the_toy_games_are_played_alike")
    assert {module for module, _ in found} == {*modules, "test_pebbles_rulebook"}


@pytest.mark.slow
def test_a_new_game_holds_it_at_once(checkout: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-game", "two_acorns"]) == 0
    said = capsys.readouterr().out
    assert "src/higaki/games/two_acorns" in said and "make game NAME=two_acorns" in said
    games = checkout / "src" / "higaki" / "games"
    game_template.write_game(checkout, "two_acorns_more")  # its name holds the other one, and its tests do not run
    files = [file for file in files_of_make_game("two_acorns") if Path(file).name in SAMPLE]
    assert len(files) == len(SAMPLE)
    tests = str(games / "two_acorns" / "tests")
    # Of the contract two seats are enough; the other tests name no number of seats.
    found = passed(games, "two_acorns", [*files, tests], tmp_path, "not two_acorns-3 and not two_acorns-4")
    assert {module for module, _ in found} == {
        *[name.removesuffix(".py") for name in SAMPLE],
        "test_two_acorns_rulebook",
    }
    assert [test for _, test in found if "two_acorns_more" in test or "osaka" in test] == []


def test_a_copy_has_every_file_and_no_name_of_the_example(checkout: Path) -> None:
    copy = game_template.write_game(checkout, "two_acorns")
    ours = [path.relative_to(EXAMPLE) for path in EXAMPLE.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    renamed = {str(path).replace("pebbles", "two_acorns") for path in ours} - {"README.md"}
    assert {str(path.relative_to(copy)) for path in copy.rglob("*") if path.is_file()} == renamed
    for path in copy.rglob("*.*"):
        text = path.read_text(encoding="utf-8")
        assert not re.search(r'games\.pebbles|"pebbles"|(of|for|class) Pebbles', text), path
    assert "class TwoAcorns(Game):" in (copy / "__init__.py").read_text(encoding="utf-8")
    assert "title = Two Acorns\n" in (copy / "text" / "de.ftl").read_text(encoding="utf-8")
    saved = json.loads((copy / "tests" / "games" / "mixed_2_seats.json").read_text(encoding="utf-8"))
    assert saved["game"] == "two_acorns"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("osaka", "there is a game called 'osaka' already; right would be another name"),
        ("pebbles", "there is a game called 'pebbles' already; right would be another name"),
        ("class", "'class' is a word of the language Python; right would be another one, like class_game"),
        ("match", "'match' is a word of the language Python; right would be another one, like match_game"),
        ("json", "'json' is a module of Python; right would be another name, like json_game"),
        ("test", "'test' is a module of Python; right would be another name, like test_game"),
        ("rules", "'rules' is a part of every game; right would be another name, like rules_game"),
        ("tests", "'tests' is a part of every game; right would be another name, like tests_game"),
        ("web", "'web' is a part of every game; right would be another name, like web_game"),
        ("en", "'en' is a part of every game; right would be another name, like en_game"),
        ("games", "'games' is a part of Higaki; right would be another name, like games_game"),
        ("higaki", "'higaki' is a part of Higaki; right would be another name, like higaki_game"),
        ("engine", "'engine' is a part of Higaki; right would be another name, like engine_game"),
        ("Acorns", "'Acorns' cannot be the name of a game; right would be a word like merchants_of_venice: small"),
        ("two acorns", "'two acorns' cannot be the name of a game; right would be"),
        ("2acorns", "'2acorns' cannot be the name of a game; right would be"),
        ("éclair", "'éclair' cannot be the name of a game; right would be"),
        ("../acorns", "'../acorns' cannot be the name of a game; right would be"),
        ("acorns\n", r"'acorns\n' cannot be the name of a game; right would be"),
        ("", "'' cannot be the name of a game; right would be"),
        ("a" * 31, "a name of 31 signs is too long; right would be at most 30"),
    ],
)
def test_a_name_that_cannot_be_is_refused(
    checkout: Path, capsys: pytest.CaptureFixture[str], name: str, said: str
) -> None:
    assert main(["new-game", name]) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.startswith(f"higaki: {said}") and err.count("\n") == 1
    assert written(checkout) == []


def test_what_lies_there_already_is_left_alone(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (checkout / "src" / "higaki" / "games" / "acorns").mkdir()
    assert main(["new-game", "acorns"]) == 2
    assert "already; right would be another name" in capsys.readouterr().err
    assert written(checkout) == ["acorns"]


@pytest.mark.parametrize(("error", "code"), [(OSError(28, "No space left on device"), 2), (KeyboardInterrupt(), 130)])
def test_nothing_stays_behind_when_it_cannot_be_finished(
    checkout: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    error: BaseException,
    code: int,
) -> None:
    write = Path.write_text

    def fails(path: Path, text: str, encoding: str) -> int:
        if path.name == "places.py":
            assert len(written(checkout)) > 5, "something is written before that"
            raise error
        return write(path, text, encoding=encoding)

    monkeypatch.setattr(Path, "write_text", fails)
    assert main(["new-game", "acorns"]) == code
    assert capsys.readouterr().err == (
        "higaki: src/higaki/games/acorns cannot be written (No space left on device); "
        "right would be a folder you may write to\n"
        if code == 2
        else ""
    )
    assert written(checkout) == []


def test_it_is_called_inside_a_checkout_from_any_folder_of_it(
    checkout: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(checkout / "src")
    assert main(["new-game", "acorns", "--lang", "de"]) == 0
    assert "acorns" in written(checkout)
    monkeypatch.chdir(tmp_path_factory.mktemp("elsewhere"))
    with pytest.raises(BadSetting, match="right would be to call new-game inside a checkout"):
        game_template._checkout()


def test_an_unknown_language_writes_nothing(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-game", "acorns", "--lang", "fr"]) == 2
    assert "no language 'fr'" in capsys.readouterr().err
    assert written(checkout) == []


# HIGAKI_GAMES


def test_a_folder_of_further_games_that_is_none_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(catalogue, "COMPILED", False)
    monkeypatch.setattr(catalogue, "FURTHER", [str(tmp_path / "nowhere")])
    with pytest.raises(BadSetting, match=r"HIGAKI_GAMES names '.*nowhere'; right would be a folder"):
        catalogue.names.__wrapped__()


def test_a_compiled_build_plays_no_further_games(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(catalogue, "COMPILED", True)
    monkeypatch.setattr(catalogue, "FURTHER", [str(tmp_path)])
    with pytest.raises(BadSetting, match=r"plays only the games it was compiled with; right would be .*PYTHONPATH=src"):
        catalogue.names.__wrapped__()
