"""`make check` has mypy read all Python of the repository, tests and examples as strictly as the package."""

import pytest
from building.type_check import everything
from mypy.fscache import FileSystemCache
from repository import ROOT

FOLDERS = ("src", "tests", "bench", "building", "examples", "training")
# Inherits from classes of setuptools, which have no types.
RELAXED = {"building.compiled_build"}


def test_mypy_checks_the_package_and_every_test_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    sources, options = everything(FileSystemCache())
    checked = {(ROOT / source.path).resolve() for source in sources if source.path}
    ours = {path.resolve() for folder in FOLDERS for path in (ROOT / folder).rglob("*.py")}
    assert ours | {path.resolve() for path in ROOT.glob("*.py")} <= checked
    assert options.disallow_untyped_defs and options.disallow_any_generics and options.warn_unused_ignores, "strict"
    relaxed = {source.module for source in sources if options.clone_for_module(source.module) is not options}
    assert relaxed == RELAXED


def test_the_modules_of_an_example_are_checked_under_the_names_they_are_imported_by(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(ROOT)
    modules = {source.module: source.path for source in everything(FileSystemCache())[0]}
    assert modules["higaki.games.pebbles"] == "examples/pebbles/__init__.py"
    assert modules["higaki.games.pebbles.rules.turn"] == "examples/pebbles/rules/turn.py"
    assert modules["test_pebbles_rulebook"] == "examples/pebbles/tests/test_pebbles_rulebook.py"


def test_make_and_the_hook_check_the_examples_too() -> None:
    for file in ("Makefile", ".pre-commit-config.yaml"):
        assert "python -m building.type_check" in (ROOT / file).read_text(encoding="utf-8"), file
