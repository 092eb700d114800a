"""One server for all tests of a file that do not need their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from postgres import Cluster
from serving import Server, running

from higaki.server.database.postgres.store import PostgresStore

# Tests that several modules import: their assertions say as much as in a module of tests.
pytest.register_assert_rewrite("leak_tests")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server")) as started:
        yield started


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL of our own; it starts with the first test that needs it."""
    own = Cluster()
    try:
        own.start()
        yield own
    finally:
        own.close()


@pytest.fixture
def kept(cluster: Cluster) -> Iterator[PostgresStore]:
    """A store on a database of its own."""
    opened = PostgresStore(cluster.new_database())
    yield opened
    opened.close()
