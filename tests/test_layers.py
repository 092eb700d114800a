"""Who may know whom: the engine nobody, the games and bots only the engine, and no game another."""

import ast
from pathlib import Path

import pytest

SRC = Path(__file__).parent.parent / "src" / "higaki"
RULES = ("engine", "games", "bots")
THIRD_PARTY = {"mypy_extensions", "librt"}
ENGINE_TEXT = {"fluent"}


def imports(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{name.name}" for name in node.names}
    return found


MODULES = [path for layer in RULES for path in sorted((SRC / layer).rglob("*.py")) if "tests" not in path.parts]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SRC)))
def test_rules_import_only_what_their_layer_may_know(path: Path) -> None:
    layer, *rest = path.relative_to(SRC).parts
    allowed = {"engine": ["higaki.engine"], "bots": ["higaki.engine", "higaki.bots"]}.get(layer)
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
