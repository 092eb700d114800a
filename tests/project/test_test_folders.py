"""Tests lie in folders by subject and share helpers, never tests."""

import ast
import re
from collections import Counter
from pathlib import Path

from repository import ROOT

TESTS = ROOT / "tests"
SUPPORT = TESTS / "support"
GAMES = ROOT / "src/higaki/games"


def imported(path: Path) -> set[str]:
    """The modules that a file imports, each by the first part of its name."""
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    plain = [name.name for node in nodes if isinstance(node, ast.Import) for name in node.names]
    parts = [node.module for node in nodes if isinstance(node, ast.ImportFrom) and node.module]
    return {name.partition(".")[0] for name in [*plain, *parts]}


def test_nobody_imports_a_module_of_tests() -> None:
    paths = [*TESTS.rglob("*.py"), *GAMES.glob("*/tests/**/*.py")]
    # Most name none at all, and reading a module as Python takes a while.
    suspects = [
        path for path in paths if re.search(r"\b(from|import) +(\w+, *)*test_", path.read_text(encoding="utf-8"))
    ]
    found = {path.name: {name for name in imported(path) if name.startswith("test_")} for path in suspects}
    assert {name: modules for name, modules in found.items() if modules} == {}


def test_no_two_modules_have_the_same_name() -> None:
    """They are imported by their name alone, and of two nobody knows which one comes."""
    tests = [*TESTS.rglob("test_*.py"), *GAMES.glob("*/tests/**/test_*.py")]
    helpers = [path for path in SUPPORT.rglob("*.py") if not (path.parent / "__init__.py").exists()]
    names = Counter(path.stem for path in [*tests, *helpers])
    assert [name for name, times in names.items() if times > 1] == []


def test_helpers_that_need_a_toy_game_are_called_after_it() -> None:
    """The Makefile finds by that word which tests of the server cannot run on the compiled build."""
    for path in SUPPORT.rglob("*.py"):
        if any(name.split("_")[0] == "toy" for name in imported(path)):
            module = path.parent.name if (path.parent / "__init__.py").exists() else path.stem
            assert module.split("_")[0] == "toy", path
