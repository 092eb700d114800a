"""Bots that hang, die or fail: they are cut off, the table goes on, and nobody else waits. And all of them wake."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest
from serving import ME, Person, Server, Sitting, people, plant, running, wait_for

import higaki
from higaki.engine.match.match import Match
from higaki.engine.table.table import Table
from higaki.server.database.sqlite_store import Store
from higaki.server.protocol.responses.table.running import Happening
from higaki.server.service.table_service import TableService
from higaki.server.workers import process_pool
from higaki.server.workers.bot_players import BotPlayers
from higaki.server.workers.bot_pool import BotPool, Planned, what_is_known
from higaki.server.workers.process_pool import CutOff, ProcessPool

# Long enough for a bot that is awake, even on a machine with much to do.
THINKING = ("--bot-seconds", "4")
TABLES = 105


def workers(server: Server) -> list[int]:
    """The processes that think."""
    found = []
    for pid in server.workers():
        try:
            if "spawn_main" in Path(f"/proc/{pid}/cmdline").read_text():
                found.append(pid)
        except (FileNotFoundError, ProcessLookupError):
            continue
    return found


def person_first() -> Match:
    """A game in which the first seat begins."""
    return next(match for seed in range(50) if (match := higaki.new("osaka", seats=2, seed=seed)).seat == 0)


def bot_first() -> Match:
    return next(match for seed in range(50) if (match := higaki.new("osaka", seats=2, seed=seed)).seat == 1)


def open_where_a_bot_follows(server: Server, person: Person) -> str:
    return plant(server, person_first(), person, Sitting(None, bot="greedy"))


def move(person: Person, table: str) -> None:
    """Play until the bot has to."""
    while (view := person.view(table))["scene"]["options"]:
        assert person.play(table, view["seq"], view["scene"]["options"][-1]).status_code == 200


def bot_moves(server: Server, table: str) -> int:
    asked = """SELECT count(*) FROM moves WHERE command_id LIKE 'bot %' AND "table" = ?"""
    return int(server.rows(asked, table)[0][0])


def test_a_bot_that_hangs_is_cut_off_and_the_table_says_so(tmp_path: Path) -> None:
    with running(tmp_path, more=THINKING) as server, people(server, "Ann", "Bob") as (ann, bob):
        hung = open_where_a_bot_follows(server, ann)
        other = open_where_a_bot_follows(server, bob)
        warm_up(server, ann)
        (worker,) = workers(server)
        os.kill(worker, signal.SIGSTOP)
        move(ann, hung)
        move(bob, other)
        for table in (other, hung):
            wait_for(lambda: bot_moves(server, table) > 0)  # noqa: B023
        wait_for(lambda: worker not in server.workers())
        assert [(line["what"], line["seat"]) for line in ann.view(hung)["happenings"]] == [("cut_off", "white")]
        assert "a bot was cut off" in server.log
        assert server.tracebacks == []


def warm_up(server: Server, person: Person) -> None:
    table = plant(server, bot_first(), person, Sitting(None, bot="random"))
    person.view(table)
    wait_for(lambda: bot_moves(server, table) > 0)


def test_after_a_restart_every_table_wakes_not_the_newest_hundred(tmp_path: Path) -> None:
    server = Server(tmp_path)
    Store(f"sqlite:///{server.file}").close()
    server.write("INSERT INTO guests (id, name, created) VALUES ('ann', 'Ann', '')")
    first = plant(server, bot_first(), Sitting("ann"), Sitting(None, bot="random"))
    # Planted, they do not say whether they wake; played on, they do.
    copies(server, first, "tables", "id", TABLES)
    copies(server, first, "seats", '"table"', TABLES)
    try:
        server.start()
        moved = """SELECT count(DISTINCT "table") FROM moves WHERE command_id LIKE 'bot %'"""
        wait_for(lambda: server.rows(moved) == [(TABLES + 1,)])
        wakes = server.rows("SELECT DISTINCT wakes FROM tables")
        assert wakes == [(0,)], "where a person has to move, nothing wakes"
    finally:
        server.close()


def copies(server: Server, first: str, rows: str, key: str, count: int) -> None:
    """So many more tables like the first one."""
    columns = [f'"{row[1]}"' for row in server.rows(f"PRAGMA table_info({rows})")]
    copied = ", ".join(f"{key} || '-' || n" if name.strip('"') == key.strip('"') else name for name in columns)
    numbers = f"WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < {count})"
    server.write(
        f"INSERT INTO {rows} ({', '.join(columns)}) {numbers} SELECT {copied} FROM {rows}, numbers WHERE {key} = ?",
        first,
    )


class Failing:
    """Workers in which nobody comes to an end."""

    def __init__(self, error: Exception) -> None:
        self.error = error

    async def plan(self, *_: object) -> list[Planned]:
        raise self.error

    def close(self) -> None:
        pass


@pytest.mark.parametrize("error", [CutOff("too slow"), ValueError("a mistake in a bot")])
def test_whatever_a_bot_does_wrong_its_table_goes_on(tmp_path: Path, error: Exception) -> None:
    server = Server(tmp_path)
    store = Store(f"sqlite:///{server.file}")
    server.write("INSERT INTO guests (id, name, created) VALUES ('ann', 'Ann', '')")
    table = plant(server, bot_first(), Sitting("ann"), Sitting(None, bot="greedy"))

    async def play() -> list[Happening]:
        service = TableService(store)
        bots = BotPlayers(service, Failing(error), 0, (0, 0))  # type: ignore[arg-type]
        room = await service.registry.room(table)
        while room.bot_to_move is not None:
            await asyncio.sleep(0.01)
        await bots.close()
        return room.happenings

    told = asyncio.run(asyncio.wait_for(play(), 60))
    assert [(line["what"], line["seat"]) for line in told] == [("cut_off", "white")], "once, however often"
    store.close()


class Planning:
    """Workers in which the master fails, and the others plan all of their turn at once, rightly or not."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def plan(self, t: Table, bot: str, _at_most: float | None = None) -> list[Planned]:
        self.asked.append(bot)
        if bot == "hard":
            raise ValueError("a mistake in a bot")
        seat, planned = t.seat, list[Planned]()
        while t.seat == seat:
            planned.append((t.options[0], b"another table" if planned and bot == "easy" else what_is_known(t)))
            t.play(t.options[0])
        return planned

    def close(self) -> None:
        pass


@pytest.mark.parametrize(("bot", "asked"), [("hard", ["hard", "greedy"]), ("medium", ["medium"]), ("easy", ["easy"])])
def test_a_simpler_bot_chooses_for_one_that_fails_and_what_is_planned_is_not_thought_of_again(
    tmp_path: Path, bot: str, asked: list[str]
) -> None:
    server = Server(tmp_path)
    store = Store(f"sqlite:///{server.file}")
    server.write("INSERT INTO guests (id, name, created) VALUES ('ann', 'Ann', '')")
    match = bot_asked_twice()
    table = plant(server, match, Sitting("ann"), Sitting(None, bot=bot))
    workers = Planning()

    async def play() -> tuple[list[Happening], int]:
        service = TableService(store)
        bots = BotPlayers(service, workers, 0, (0, 0))  # type: ignore[arg-type]
        room = await service.registry.room(table)
        while room.bot_to_move is not None:
            await asyncio.sleep(0.01)
        await bots.close()
        assert room.match is not None
        return room.happenings, len(room.match.log)

    told, moves = asyncio.run(asyncio.wait_for(play(), 60))
    assert moves - len(match.log) >= 2
    if bot == "easy":
        assert len(workers.asked) >= 2, "what was thought of another table is thought of again"
    else:
        assert workers.asked == asked
    assert [line["what"] for line in told] == (["cut_off"] if bot == "hard" else [])
    store.close()


def bot_asked_twice() -> Match:
    """A game in which the second seat has a turn of several questions, if it takes the first option of each."""
    for seed in range(50):
        match = higaki.new("dragon_market", seats=2, seed=seed, boats="lot")
        t, asked = match.table.clone(), 0
        while t.seat == 1:
            t.play(t.options[0])
            asked += 1
        if asked > 1:
            return match
    raise AssertionError("no turn has two questions")


class Crowded:
    """ProcessPool for which others wait; they only write down what they are sent."""

    def __init__(self, crowd: float) -> None:
        self.crowd = crowd
        self.tasks: list[Any] = []

    async def ask(self, _how: object, task: Any, _patience: float | None) -> list[Planned]:
        self.tasks.append(task)
        return []


@pytest.mark.parametrize(("crowd", "seconds"), [(0.0, 2.0), (3.0, 0.5), (1000.0, 0.05)])
def test_the_more_wait_the_shorter_each_bot_thinks(crowd: float, seconds: float) -> None:
    process_pool = Crowded(crowd)
    asyncio.run(BotPool(process_pool).plan(bot_first().table.clone(), "hard"))  # type: ignore[arg-type]
    assert process_pool.tasks[0][-1] == seconds


# The processes themselves


def ready() -> None:
    """By it a process knows this file before it is asked for anything."""


def answer(task: str) -> str:
    if task == "hang":
        time.sleep(600)
    if task == "die":
        os._exit(3)
    if task == "fail":
        raise ValueError("it cannot be done")
    return f"{task}: done"


def ask_all(most: int, seconds: float, *tasks: str) -> list[object]:
    async def ask() -> list[object]:
        asked = ProcessPool(most, seconds, ready)
        found = await asyncio.gather(*[asked.ask(answer, task) for task in tasks], return_exceptions=True)
        again = await asked.ask(answer, "afterwards")
        assert again == "afterwards: done"
        asked.close()
        return list(found)

    return asyncio.run(ask())


def test_whoever_hangs_dies_or_fails_takes_nobody_along(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process_pool, "A_MOMENT", 0.2)
    hung, died, failed, well = ask_all(1, 3, "hang", "die", "fail", "well")
    assert isinstance(hung, CutOff)
    assert isinstance(died, CutOff)
    assert isinstance(failed, ValueError)
    assert well == "well: done"


def test_whoever_waits_behind_a_slow_one_does_not_wait_for_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without making room, the one process would be busy until the slow one is cut off."""
    monkeypatch.setattr(process_pool, "A_MOMENT", 0.2)

    async def ask() -> None:
        asked = ProcessPool(1, 600, ready)
        slow = asyncio.create_task(asked.ask(answer, "hang"))
        await asyncio.sleep(0)
        assert asked.crowd == 0
        others = [asyncio.create_task(asked.ask(answer, f"later {number}")) for number in range(3)]
        await asyncio.sleep(0)
        assert asked.crowd == 3
        await asyncio.gather(*others)
        assert asked.crowd == 0
        assert await asked.ask(answer, "quick") == "quick: done"
        assert not slow.done()
        slow.cancel()
        await asyncio.gather(slow, return_exceptions=True)
        asked.close()

    asyncio.run(asyncio.wait_for(ask(), 60))


def test_a_server_without_the_native_library_says_so_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HIGAKI_LIBRARY", str(tmp_path / "none.so"))
    monkeypatch.delenv("HIGAKI_NATIVE", raising=False)
    said = "bots think in Python, more slowly"
    # It looks for the library when it begins: a forked server has done so already.
    with running(tmp_path, forked=False) as server, people(server, "Ann") as (ann,):
        table = ann.open(ME, {"kind": "bot", "bot": "medium"})
        wait_for(lambda: ann.view(table)["scene"]["options"] != [])
        view = ann.view(table)
        assert ann.play(table, view["seq"], view["scene"]["options"][0]).status_code == 200
        assert server.log.count(said) == 1
    monkeypatch.setenv("HIGAKI_NATIVE", "0")
    (tmp_path / "forbidden").mkdir()
    with running(tmp_path / "forbidden", forked=False) as server:
        assert said not in server.log
