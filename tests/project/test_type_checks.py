"""`make check` has mypy read all Python of the repository, the tests as strictly as the package."""

import pytest
from mypy.main import process_options
from repository import ROOT

FOLDERS = ("src", "tests", "bench", "building")
# Inherits from classes of setuptools, which have no types.
RELAXED = {"building.native"}


def test_mypy_checks_the_package_and_every_test_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    sources, options = process_options([])
    checked = {(ROOT / source.path).resolve() for source in sources if source.path}
    ours = {path.resolve() for folder in FOLDERS for path in (ROOT / folder).rglob("*.py")}
    assert ours | {path.resolve() for path in ROOT.glob("*.py")} <= checked
    assert options.disallow_untyped_defs and options.disallow_any_generics and options.warn_unused_ignores, "strict"
    relaxed = {source.module for source in sources if options.clone_for_module(source.module) is not options}
    assert relaxed == RELAXED
