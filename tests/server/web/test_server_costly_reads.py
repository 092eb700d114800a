"""What is dear to read holds nobody up: lists read no saved game, and replays are made elsewhere, once, for a price."""

from __future__ import annotations

import asyncio
import pkgutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from beside import Beside
from serving import ME, Server, people, plant, running
from sqlalchemy import event
from written import finished_match

import higaki
from higaki import catalogue
from higaki.engine.base.errors import BadSetting
from higaki.engine.match.new_match import begun_again
from higaki.engine.views.scene import hidden_pieces
from higaki.engine.views.static_faces import lay_on
from higaki.server.common.rate_limits import Limit
from higaki.server.protocol.errors import Refusal
from higaki.server.storage import table_lists
from higaki.server.web.app import Settings, make_app
from higaki.server.workers.process_pool import CutOff
from higaki.server.workers.replays import Purse, Replays


def test_a_list_reads_no_saved_game(server: Server) -> None:
    with people(server, "Ann", "Ben") as (ann, ben):
        table = plant(server, finished_match(), ann, ben)
        server.write("UPDATE tables SET saved = '{\"game\": no json' WHERE id = ?", table)
        answer = ann.get("/me")
        assert answer.status_code == 200
        assert [card["table"] for card in answer.json()["tables"]] == [table]


def test_a_long_list_asks_the_disk_as_often_as_a_short_one(server: Server) -> None:
    store = Beside(server)
    asked: list[str] = []
    event.listen(store.engine, "before_cursor_execute", lambda *call: asked.append(call[2]))

    def questions(guest: str) -> int:
        asked.clear()
        asyncio.run(store.run(lambda connection: table_lists.tables_of(connection, guest)))
        return len(asked)

    with people(server, "Ann") as (ann,):
        ann.open(ME, {"kind": "friend"})
        few = questions(ann.guest)
        for _ in range(5):
            ann.open(ME, {"kind": "friend"})
        assert questions(ann.guest) == few
        assert not any("saved" in question for question in asked)
    store.close()


def test_no_finished_game_is_played_again_where_the_tables_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game is read and replayed in another process, where what is forbidden here is allowed."""
    match = finished_match()
    with running(tmp_path) as server, people(server, "Ann", "Ben") as (ann, ben):
        table = plant(server, match, ann, ben)
        server.stop()

    def here(*_: object, **__: object) -> Any:
        raise AssertionError("a game was read in the server's own process")

    monkeypatch.setattr(higaki, "load", here)
    app = make_app(Settings(f"sqlite:///{server.file}"))

    async def watch() -> None:
        there = httpx.ASGITransport(app)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=there, base_url="http://localhost") as client,
        ):
            replay = await client.get(f"/api/tables/{table}/replay")
            assert replay.json()["entries"] == match.told(None)
            last = await client.get(f"/api/tables/{table}/replay/{len(match.log)}")
            assert lay_on(match.game, last.json()["scene"]) == match.scene(None)
            back = await client.get(f"/api/tables/{table}/replay/0")
            begun = begun_again(match)
            expected = lay_on(match.game, begun.scene(None) | {"revealed": hidden_pieces(begun.table)})
            assert lay_on(match.game, back.json()["scene"]) == expected
            assert (await client.get(f"/api/tables/{table}/file")).json() == match.save()

    asyncio.run(watch())


def test_the_folder_of_games_is_listed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    found = catalogue.find("osaka")

    def listed(*_: object) -> Any:
        raise AssertionError("the folder was listed again")

    monkeypatch.setattr(pkgutil, "iter_modules", listed)
    assert catalogue.find("osaka") is found
    assert "osaka" in catalogue.names()
    for unknown in ("chess", ["osaka"], None):
        with pytest.raises(BadSetting):
            catalogue.find(unknown)


class CountingProcesses:
    """Does the work at once, and counts it."""

    def __init__(self) -> None:
        self.asked = 0

    async def ask(self, how: Callable[[Any], Any], task: Any, _patience: float) -> Any:
        self.asked += 1
        return how(task)

    def close(self) -> None:
        pass


def test_what_was_made_once_is_kept_and_what_is_made_is_paid_for(server: Server) -> None:
    with people(server, "Ann", "Ben") as (ann, ben):
        table = plant(server, finished_match(), ann, ben)
    store, processes, limit = Beside(server), CountingProcesses(), Limit(4, 0.001)
    replays = Replays(store, processes)  # type: ignore[arg-type]

    async def watch() -> None:
        purse = Purse(limit, "one address")
        for _ in range(20):
            await replays.moment(table, 7, None, purse)
        assert processes.asked == 1
        with pytest.raises(Refusal) as refused:
            for number in range(20):
                await replays.moment(table, number, None, purse)
        assert refused.value.body["error"] == "too_many"
        assert processes.asked <= 4
        await replays.moment(table, 7, None, purse)
        await replays.story(table, Purse(limit, "another address"))

    asyncio.run(watch())
    store.close()


def test_a_dear_request_takes_more_from_the_bucket() -> None:
    limit = Limit(10, 0.001)
    limit.spend("a", 8)
    with pytest.raises(Refusal):
        limit.spend("a", 3)
    limit.spend("a", 2)
    limit.spend("b", 1000)  # what nobody could ever pay costs all one has
    with pytest.raises(Refusal):
        limit.spend("b")


class Dying:
    """ProcessPool that die of everything."""

    async def ask(self, how: Callable[[Any], Any], task: Any, _patience: float) -> Any:
        raise CutOff("two processes died of it")


def test_a_process_that_dies_of_a_replay_is_a_sentence(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    with people(server, "Ann", "Ben") as (ann, ben):
        table = plant(server, finished_match(), ann, ben)
    store = Beside(server)
    replays, purse = Replays(store, Dying()), Purse(Limit(100, 1), "one address")  # type: ignore[arg-type]
    for asking in (replays.story(table, purse), replays.moment(table, 0, None, purse), replays.file(table, purse)):
        with pytest.raises(Refusal) as refused:
            asyncio.run(asking)
        assert (refused.value.status, refused.value.body["error"]) == (503, "not_replayed")
    store.close()
    assert caplog.text.count("a finished game could not be played again: two processes died of it") == 3
    assert "Traceback" not in caplog.text
