"""Nothing lost: the server is killed again and again while people play and talk; what was acknowledged or seen is
there, once.

HIGAKI_SOAK=1 kills five hundred times here, and as often with PostgreSQL. The randomness is seeded; when the operating
system runs whom is not.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
from pathlib import Path

from played_through_kills import Player, all_have_heard, check_evening, played_through
from sampling import SOAK
from serving import (
    GREEDY,
    ME,
    Person,
    Server,
    people,
    running,
    wait_for,
    words_of,
)

KILLS = 500 if SOAK else 4
RESUME_SECONDS = 5


async def kill_and_restart(server: Server, chance: random.Random, players: list[Player]) -> list[float]:
    resumed = []
    for number in range(KILLS):
        await asyncio.sleep(chance.choice([0.0, 0.02, 0.1, 0.3, 0.6]) + chance.random() * 0.2)
        await asyncio.to_thread(server.kill)
        if number % 5 == 4:
            # Even one that has just begun to start again.
            server.launch()
            await asyncio.sleep(chance.random() * 1.5)
            await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        resumed.append(await all_have_heard(players))
    return resumed


def test_all_that_was_acknowledged_or_seen_is_there_once_and_games_go_on_to_their_end(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        players, tables, resumed = played_through(server, kill_and_restart)
        assert server.stop() == 0
        assert len(resumed) == KILLS
        assert max(resumed) < RESUME_SECONDS
        check_evening(server, players, tables, KILLS)
        assert server.rows("PRAGMA integrity_check") == [("ok",)]


def test_the_workers_of_a_killed_server_go_away_by_themselves(tmp_path: Path) -> None:
    with running(tmp_path) as server, people(server, "Ann") as (ann,):
        open_for_a_bot(ann)
        wait_for(lambda: bot_moves(server) > 0)
        assert thinking_workers(server)
        server.kill()
        wait_for(lambda: not server.workers())


def test_bots_go_on_when_their_worker_is_killed(tmp_path: Path) -> None:
    with running(tmp_path) as server, people(server, "Ann") as (ann,):
        open_for_a_bot(ann)
        wait_for(lambda: bot_moves(server) > 0)
        killed = thinking_workers(server)
        assert killed
        for worker in killed:
            os.kill(worker, signal.SIGKILL)
        wait_for(lambda: not set(killed) & set(server.workers()))
        before = bot_moves(server)
        open_for_a_bot(ann)
        wait_for(lambda: bot_moves(server) > before)


def open_for_a_bot(person: Person) -> None:
    """Open tables until at one of them a bot begins; who begins is a matter of luck."""
    starting = "beige"
    while starting == "beige":
        entries = person.view(person.open(GREEDY, GREEDY, GREEDY, ME))["entries"]
        told = [event for entry in entries for event in entry["events"]]
        starting = next(event["seat"] for event in told if event["what"] == "starts")


def bot_moves(server: Server) -> int:
    count: int = server.rows("SELECT count(*) FROM moves WHERE command_id LIKE 'bot %'")[0][0]
    return count


def thinking_workers(server: Server) -> list[int]:
    """Those of the server's processes that think; there is a helper of Python's, too."""
    return [pid for pid in server.workers() if "spawn_main" in words_of(pid)]
