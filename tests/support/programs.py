"""The programs in `bench/`, as modules for tests."""

import importlib.util
from pathlib import Path
from types import ModuleType

from repository import ROOT

BENCH = ROOT / "bench"


def program(name: str) -> ModuleType:
    """The program of this name, with its folder in front if it is in one: `server/routes`."""
    spec = importlib.util.spec_from_file_location(Path(name).name, BENCH / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
