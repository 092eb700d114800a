"""Folders of a game's client: small enough to be read at a glance."""

from __future__ import annotations

from pathlib import Path

import pytest
from repository import ROOT

MOST = 15
FOLDERS = [path for web in ROOT.glob("src/higaki/games/*/web") for path in (web, *web.rglob("*")) if path.is_dir()]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT / "src/higaki/games")))
def test_a_folder_of_a_games_client_holds_few_files(folder: Path) -> None:
    files = sorted(path.name for path in folder.iterdir() if path.is_file())
    assert len(files) <= MOST, f"{len(files)} files; right would be at most {MOST}, with folders by subject: {files}"
