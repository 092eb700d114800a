"""The arena on a Ray cluster of this machine. Ray is large, so `make test` does without it; `make ray` runs this."""

from __future__ import annotations

import signal
from pathlib import Path

import arena_bots
import pytest
from arena_contests import but_for_time

from higaki.arena import BotFailed, compete
from higaki.arena.participants import Entrant
from higaki.bots import Bot
from higaki.engine.base.errors import BadSetting
from higaki.engine.table.table import Table

pytest.importorskip("ray")
# What Ray leaves open, and what it warns of, is its own affair.
pytestmark = pytest.mark.filterwarnings("ignore")


def test_a_cluster_comes_to_the_same_result_also_with_bots_it_does_not_know(tmp_path: Path) -> None:
    class Local(Bot):
        def think(self, t: Table) -> int:
            return t.options[0]

    bots: list[Entrant] = ["random", arena_bots.Last, "arena_bots:Stranger", Local]
    alone = compete(bots, game="osaka", seats=2, games=6)
    file = tmp_path / "games.jsonl"
    on_ray = compete(bots, game="osaka", seats=2, games=6, ray="local", rows=file)
    assert but_for_time(on_ray) == but_for_time(alone)
    rows = file.read_text().splitlines(keepends=True)
    assert len(rows) == 36
    # Who goes on without the cluster plays what is missing.
    file.write_text("".join(rows[4:]))
    assert but_for_time(compete(bots, game="osaka", seats=2, games=6, rows=file, resume=True)) == but_for_time(alone)


def test_sigterm_is_left_to_who_began_it() -> None:
    before = signal.getsignal(signal.SIGTERM)
    told: list[object] = []

    def look(done: int, total: int) -> None:
        told.append(signal.getsignal(signal.SIGTERM))

    compete(["random", "random"], game="osaka", games=1, ray="local", progress=look)
    assert told == [before]


def test_a_bot_that_fails_there_is_named_and_so_is_a_cluster_that_is_not_there() -> None:
    with pytest.raises(BotFailed, match=r"Broken failed at osaka, seed \d+, seat \d: ZeroDivisionError"):
        compete(["random", arena_bots.Broken], game="osaka", games=2, ray="local")
    with pytest.raises(BadSetting, match=r"there is no Ray cluster at 127\.0\.0\.1:1 "):
        compete(["random", "random"], game="osaka", games=2, ray="127.0.0.1:1")
