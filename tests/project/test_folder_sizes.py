"""Folders of the client, of tests and of benchmarks: small enough to be read at a glance."""

from __future__ import annotations

from pathlib import Path

import pytest
from repository import ROOT

MOST = 15
GUARDED = ("bench", "examples", "tests", "training", "web/src", "src/higaki/games/*/tests", "src/higaki/games/*/web")
# What Python writes beside its modules.
WRITTEN = "__pycache__"
FOLDERS = sorted(
    path
    for pattern in GUARDED
    for top in ROOT.glob(pattern)
    for path in (top, *top.rglob("*"))
    if path.is_dir() and path.name != WRITTEN
)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_a_folder_holds_few_files(folder: Path) -> None:
    files = sorted(path.name for path in folder.iterdir() if path.is_file())
    assert len(files) <= MOST, f"{len(files)} files; right would be at most {MOST}, with folders by subject: {files}"
