"""One server for all tests of a file that do not need their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from serving import Server, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server")) as started:
        yield started
