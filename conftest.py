"""What all tests share. HIGAKI_BUILD names the build that is meant, interpreted or compiled.

It is imported here and by every process that a test starts, so that no run can silently test another one.

`--game NAME` runs the tests of one game (`make game NAME=…`): those in its folder, and of the tests that hold for every
game those whose parameter is this one.
"""

import importlib
import os
import sys
from pathlib import Path

import pytest

BUILD = os.environ.get("HIGAKI_BUILD", "interpreted")
FOLDER, SUFFIX = {"interpreted": ("src", ".py"), "compiled": ("build/compiled", ".so")}[BUILD]
PATH = Path(__file__).parent / FOLDER

sys.path.insert(0, str(PATH))
os.environ["PYTHONPATH"] = str(PATH)
IMPORTED = Path(str(importlib.import_module("higaki.engine.table.table").__file__))
assert IMPORTED.is_relative_to(PATH) and IMPORTED.suffix == SUFFIX, (
    f"these tests were to run on the {BUILD} build in {PATH}, but {IMPORTED} was imported"
)

# What a test calls its parameter that says which game it is about: its name, its variant, a folder or a file of it.
OF_A_GAME = ("name", "game", "variant", "folder", "path")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", metavar="NAME", help="only the tests of this game")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    name = config.getoption("--game")
    if name is not None:
        left_out = [item for item in items if name not in games_of(item)]
        items[:] = [item for item in items if name in games_of(item)]
        config.hook.pytest_deselected(items=left_out)


def games_of(item: pytest.Item) -> set[str]:
    """The games that a test is about, by the folder it lies in and by its parameters."""
    parameters = item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
    about = [item.path, *[parameters[name] for name in OF_A_GAME if name in parameters]]
    return {game for one in about for game in named(one)}


def named(parameter: object) -> list[str]:
    if isinstance(parameter, tuple):  # a variant begins with its game
        return named(parameter[0])
    if isinstance(parameter, Path):
        folders = (parameter, *parameter.absolute().parents)
        return [folder.name for folder in folders if (folder / "game.toml").is_file()]
    return [str(getattr(parameter, "name", parameter))]
