"""Games of HIGAKI_GAMES, such as one that is being made, are in no installed library: they get one of their own."""

import subprocess
import sys
from collections.abc import Iterator

import pytest
from repository import ROOT

from higaki import catalogue
from higaki.native import library


@pytest.fixture(scope="session", autouse=True)
def library_of_further_games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    further = [name for name in catalogue.names() if not library.is_available(catalogue.find(name))]
    if catalogue.FURTHER and further:
        library.PATH = tmp_path_factory.mktemp("further") / "libfurther.so"  # type: ignore[misc]
        words = [sys.executable, "-m", "building.translator", str(library.PATH), "--flags=-O0"]
        subprocess.run([*words, "--games", *further], cwd=ROOT, check=True)
        library._library.cache_clear()
        library.functions_of.cache_clear()
    yield
