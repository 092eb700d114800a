"""Documentation that can go stale is checked: examples run, commands exist, files that are named are there."""

import re
from pathlib import Path

import pytest

from higaki.cli import _parser

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def blocks(path: Path, language: str) -> list[str]:
    fenced = re.findall(r"^```(\w*)\n(.*?)^```", path.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    return [content for name, content in fenced if name == language]


def test_the_python_example_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    for block in blocks(ROOT / "README.md", "python"):
        exec(compile(block, "README.md", "exec"), {})
    assert capsys.readouterr().out


def test_the_terminal_examples_of_the_readme_are_commands() -> None:
    lines = [line for block in blocks(ROOT / "README.md", "") for line in block.splitlines()]
    commands = [line.split()[1:] for line in lines if line.startswith("higaki ")]
    assert len(commands) >= 4
    for command in commands:
        assert _parser().parse_args(command).run
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert {line.split()[1] for line in lines if line.startswith("make ")} <= set(targets)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_leads_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), target


def test_architecture_names_every_module_of_the_engine() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    modules = [path.stem for path in (ROOT / "src/higaki/engine").glob("*.py") if path.stem != "__init__"]
    assert [module for module in modules if f"`{module}`" not in text] == []


def test_no_file_names_a_package_registry() -> None:
    for path in [*PAGES, ROOT / "pyproject.toml", ROOT / "constraints.txt", ROOT / "Makefile"]:
        assert not re.search(r"pypi\.org|pythonhosted|npmjs|deb\.debian", path.read_text(encoding="utf-8")), path
