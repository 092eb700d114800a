"""Documentation that can go stale is checked: examples run, commands exist, files that are named are there."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from repository import ROOT, blocks

from higaki.engine.table.table import Table
from higaki.terminal.cli import _parser

PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "examples" / "pebbles" / "README.md",
    *[ROOT / folder / "README.md" for folder in ("bench", "training", "src/higaki/engine", "src/higaki/server", "web")],
    *sorted((ROOT / "docs").rglob("*.md")),
]


def test_the_python_example_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {"__name__": "__main__"}
    for block in blocks(ROOT / "README.md", "python"):
        exec(compile(block, "README.md", "exec"), names)
    assert capsys.readouterr().out


def test_the_python_examples_of_the_fast_layer_run(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {"__name__": "__main__"}
    for block in blocks(ROOT / "docs" / "python.md", "python"):
        exec(compile(block, "python.md", "exec"), names)
    assert capsys.readouterr().out


def test_the_example_that_plays_a_million_games_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """With a hundredth of the tables."""
    (example,) = blocks(ROOT / "docs" / "native.md", "python")
    assert example.count("10_000") == 1 and len(example.splitlines()) <= 10
    exec(compile(example.replace("10_000", "100"), "native.md", "exec"), {"__name__": "__main__"})
    assert "won by seat: [" in capsys.readouterr().out


@pytest.mark.parametrize("page", ["learning.md", "first-hour.md"])
def test_the_examples_for_learners_run(page: str) -> None:
    """But for the plot, which needs a learning curve."""
    names: dict[str, object] = {"__name__": "__main__"}
    for block in blocks(ROOT / "docs" / page, "python"):
        if "matplotlib" not in block:
            exec(compile(block, page, "exec"), names)
    assert "env" in names


def test_the_terminal_examples_of_the_readme_are_commands() -> None:
    lines = [line for block in blocks(ROOT / "README.md", "") for line in block.splitlines()]
    commands = [line.split()[1:] for line in lines if line.startswith("higaki ")]
    assert len(commands) >= 4
    for command in commands:
        assert _parser().parse_args(command).run
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert {line.split()[1] for line in lines if line.startswith("make ")} <= set(targets)


def test_the_bot_of_the_documentation_plays_from_the_folder_it_lies_in(tmp_path: Path) -> None:
    (bot,) = [block for block in blocks(ROOT / "README.md", "python") if "class MyBot" in block]
    commands = "".join(blocks(ROOT / "docs" / "arena.md", "")).splitlines()
    assert len(bot.splitlines()) <= 15
    (tmp_path / "my_module.py").write_text(bot, encoding="utf-8")
    assert all(_parser().parse_args(command.split()[1:]).run for command in commands)
    words = [*commands[0].split()[1:], "--games", "1", "--json"]
    words = [sys.executable, "-m", "higaki", *words]
    done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert [bot["bot"] for bot in json.loads(done.stdout)["osaka"]["bots"]] == ["MyBot", "greedy"]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_leads_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), target


@pytest.mark.parametrize(
    ("readme", "folder"),
    [
        ("src/higaki/engine/README.md", "src/higaki/engine"),
        ("src/higaki/server/README.md", "src/higaki/server"),
        ("web/README.md", "web/src"),
    ],
)
def test_a_readme_names_every_folder_beside_it(readme: str, folder: str) -> None:
    text = (ROOT / readme).read_text(encoding="utf-8")
    # `static` is the built client.
    folders = {path.name for path in (ROOT / folder).iterdir() if path.is_dir()} - {"__pycache__", "static"}
    assert len(folders) >= 5
    assert sorted(name for name in folders if not re.search(rf"`{name}/?`", text)) == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_markdown_is_wrapped_at_a_hundred_signs(page: Path) -> None:
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    long = [line for line in text.splitlines() if len(line) > 100]
    # Tables, pictures and addresses cannot be broken.
    assert [line for line in long if not line.startswith(("|", "![")) and "http" not in line] == []


def test_the_methods_of_the_table_that_rules_call_are_documented_and_exist() -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    rows = "".join(line for line in page.splitlines() if line.startswith("| `t"))
    documented = set(re.findall(r"`t\.(\w+)\(", rows))
    assert sorted(name for name in documented if not hasattr(Table, name)) == []
    rules = [path.read_text(encoding="utf-8") for path in (ROOT / "src/higaki/games").glob("*/rules/**/*.py")]
    called = set(re.findall(r"\bt\.(\w+)\(", "".join(rules)))
    assert sorted(called - documented) == [], "rules call these; right would be a line in docs/adding-a-game.md"


def test_no_file_names_a_package_registry() -> None:
    for path in [*PAGES, ROOT / "pyproject.toml", ROOT / "constraints.txt", ROOT / "Makefile"]:
        assert not re.search(r"pypi\.org|pythonhosted|npmjs|deb\.debian", path.read_text(encoding="utf-8")), path
