"""A package that is compiled while the server runs is used by the next process that works for it."""

from __future__ import annotations

import asyncio
import importlib
import sys
from pathlib import Path

import pytest

import higaki
from higaki.server.workers.process_pool import ProcessPool

HERE = Path(higaki.__file__).parents[1]


def imported_from(module: str) -> str:
    """Where a process finds a module."""
    return str(importlib.import_module(module).__file__)


def test_processes_import_the_compiled_package_once_it_is_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    later = tmp_path / "compiled"
    monkeypatch.setenv("HIGAKI_COMPILED", str(later))

    async def places() -> list[str]:
        processes = ProcessPool(1)
        try:
            found = [await processes.ask(imported_from, "higaki.engine.table.table")]
            later.mkdir()
            for part in HERE.iterdir():
                (later / part.name).symlink_to(part)
            found.append(await processes.ask(imported_from, "higaki.engine.table.table"))
            (tmp_path / "compiled.ready").touch()
            found += [await processes.ask(imported_from, "higaki.engine.table.table") for _ in range(2)]
        finally:
            processes.close()
        return found

    before, meanwhile, after, again = asyncio.run(places())
    assert Path(before).is_relative_to(HERE)
    assert meanwhile == before
    assert Path(after).is_relative_to(later)
    assert again == after
    assert str(later) not in sys.path
