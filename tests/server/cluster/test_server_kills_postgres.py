"""Nothing lost with PostgreSQL either: one of two server processes, their parent, or the database itself is killed.

HIGAKI_SOAK=1 kills five hundred times.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from played_through_kills import Player, all_have_heard, check_evening, played_through
from postgres import Cluster
from sampling import SOAK
from serving import Server, running, wait_for

KILLS = 500 if SOAK else 4


@pytest.fixture
def own_cluster() -> object:
    """With one database in it, so that it is soon back."""
    made = Cluster()
    try:
        made.start()
        yield made
    finally:
        made.close()


def kill_a_process(which: int, server: Server) -> None:
    """The parent begins another one; one that began while the database was away has ended and comes again."""
    wait_for(lambda: len(server.servers()) == 2)
    killed = server.servers()[which]
    os.kill(killed, signal.SIGKILL)
    wait_for(lambda: len({*server.servers()} - {killed}) == 2)


def kill_all_processes(server: Server) -> None:
    server.kill()
    wait_for(lambda: server.workers() == [])
    server.start()


def kill_the_database(cluster: Cluster, with_all_its_processes: bool, _server: Server) -> None:
    cluster.kill(with_all_its_processes)
    cluster.start()


async def kill_one_after_the_other(
    kills: list[Callable[[Server], None]], server: Server, chance: random.Random, players: list[Player]
) -> list[float]:
    resumed = []
    for number in range(KILLS):
        await asyncio.sleep(chance.choice([0.0, 0.02, 0.1, 0.3, 0.6]) + chance.random() * 0.2)
        await asyncio.to_thread(kills[number % len(kills)], server)
        resumed.append(await all_have_heard(players))
    return resumed


def test_whoever_is_killed_all_that_was_acknowledged_or_seen_is_there_once(
    own_cluster: Cluster, tmp_path: Path
) -> None:
    kills: list[Callable[[Server], None]] = [
        partial(kill_a_process, 0),
        partial(kill_the_database, own_cluster, True),
        partial(kill_a_process, 1),
        partial(kill_the_database, own_cluster, False),
    ]
    database = own_cluster.new_database("template1")
    with running(tmp_path, database=database, more=("--processes", "2")) as server:
        killing = partial(kill_one_after_the_other, [*kills, *([kill_all_processes] if SOAK else [])])
        players, tables, resumed = played_through(server, killing)
        assert server.stop() == 0
        assert len(resumed) == KILLS
        check_evening(server, players, tables, KILLS)
        print(f"{sum(len(player.acknowledged) for player in players)} moves, back after at most {max(resumed):.1f} s")
