"""Which package may import which: a package knows only those below it, and no game another."""

import ast
from graphlib import TopologicalSorter
from pathlib import Path

import pytest
from repository import ROOT

SRC = ROOT / "src" / "higaki"
RULES = ("engine", "games", "bots")
THIRD_PARTY = {"mypy_extensions", "librt"}
ENGINE_TEXT = {"fluent"}
# From the bottom up. A package may import those above it in this list, and itself.
LAYERS = (
    *("engine.base", "engine.judging", "engine.table", "engine.views", "engine.match", "engine"),
    *("nets", "native"),
    *("games", "bots", "catalogue", "intervals", "rating_model", "higaki", "batch", "gpu", "tutorial"),
    *("svg_chart", "review", "arena", "balance", "explorer", "puzzles"),
    *("server.protocol", "server.common", "server.database", "server.accounts", "server.tables", "server.ratings"),
    *(
        "server.storage",
        "server.service",
        "server.commands",
        "server.meeting",
        "server.leagues",
        "server.puzzles",
        "server.background",
    ),
    *("server.workers", "server.explorer", "server.notices", "server.web", "server.run", "server"),
    *("terminal", "rl", "__main__"),
)


def imports(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{name.name}" for name in node.names}
    return found


def package(name: str) -> str:
    """The layer that a module belongs to, by its full name."""
    parts = name.split(".")[1:]
    depth = 2 if parts[:1] in (["engine"], ["server"]) else 1
    return ".".join(parts[:depth]) or "higaki"


def module_name(path: Path) -> str:
    return ".".join(("higaki", *path.relative_to(SRC).with_suffix("").parts)).removesuffix(".__init__")


PACKAGE = sorted(path for path in SRC.rglob("*.py") if "tests" not in path.relative_to(SRC).parts)


@pytest.mark.parametrize("path", PACKAGE, ids=lambda path: str(path.relative_to(SRC)))
def test_every_module_imports_only_what_lies_below(path: Path) -> None:
    known = LAYERS[: LAYERS.index(package(module_name(path))) + 1]
    for name in imports(path):
        if name.split(".")[0] == "higaki":
            is_package = package(name) in LAYERS
            assert (package(name) if is_package else "higaki") in known, f"{path} imports {name}"


def imports_when_loaded(path: Path) -> list[str]:
    """Modules of the package that are imported with this one; not those for type checkers, or within functions."""
    found = []
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom) and node.module:
            parts = [f"{node.module}.{name.name}" for name in node.names]
            found += [part if part in NAMES else node.module for part in parts]
    return [name for name in found if name in NAMES]


NAMES = {module_name(path): path for path in PACKAGE}


def test_no_module_is_imported_while_it_is_imported() -> None:
    before = {name: set(imports_when_loaded(path)) - {name, "higaki"} for name, path in NAMES.items()}
    TopologicalSorter(before).prepare()  # raises CycleError


MODULES = [
    path
    for layer in RULES
    for path in sorted((SRC / layer).rglob("*.py"))
    if "tests" not in path.relative_to(SRC).parts
]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SRC)))
def test_rules_import_only_what_their_layer_may_know(path: Path) -> None:
    layer, *rest = path.relative_to(SRC).parts
    allowed = {
        "engine": ["higaki.engine"],
        "bots": ["higaki.engine", "higaki.nets", "higaki.native", "higaki.bots"],
    }.get(layer)
    if allowed is None:
        allowed = ["higaki.engine", f"higaki.games.{rest[0]}"]
    for name in imports(path):
        top = name.split(".")[0]
        if top == "higaki":
            assert any(name == known or name.startswith(known + ".") for known in allowed), f"{path} imports {name}"
        elif top in ENGINE_TEXT:
            assert path == SRC / "engine" / "base" / "text.py"
        elif top not in THIRD_PARTY:
            assert top in __import__("sys").stdlib_module_names, f"{path} imports {name}"


def test_the_engine_names_no_game() -> None:
    games = [folder.name for folder in (SRC / "games").iterdir() if (folder / "game.toml").exists()]
    assert games
    for path in (SRC / "engine").rglob("*.py"):
        text = path.read_text(encoding="utf-8").lower()
        assert not [game for game in games if game in text], path


def test_rules_files_stay_short() -> None:
    for path in MODULES:
        assert len(path.read_text(encoding="utf-8").splitlines()) <= 400, path
