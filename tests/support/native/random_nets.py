"""A folder with a random net for every game, from which bots play during a test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from higaki import catalogue
from higaki.nets.net_file import FOLDER, write_net
from higaki.nets.random_net import random_net

# Small ones are fast. No layer has a size for which vectors are made.
LAYERS = (50, 21, 35)
BYTES = 300_000


@pytest.fixture(scope="module")
def random_nets(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    folder = tmp_path_factory.mktemp("nets")
    for name in catalogue.names():
        write_net(random_net(catalogue.find(name), 7, LAYERS, BYTES), folder / f"{name}.bin")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(FOLDER, str(folder))
        yield folder
