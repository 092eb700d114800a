"""Nobody fills the disk: with what comes to nothing, or with what is kept for long."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from serving import FRIEND, ME, fresh_id

from higaki.server.common.rate_limits import Limit, Limits
from higaki.server.web.app import Settings, make_app

A_DAY = 24 * 60 * 60
# What two rows of the log take on disk, with their indexes; 442 bytes were measured in SQLite.
BYTES_OF_TWO_MOVES = 450
MOST_MEGABYTES_A_DAY = 10
# What one of these takes in SQLite, with its indexes: 314, 9,011 (Yedo), 1,157 (400 letters) and 199 bytes were
# measured. A seek may open half a table.
BYTES_KEPT = {
    "guests": 320,
    "tables_of_address": 9200,
    "trials_of_address": 9200,
    "seeks_of_address": 4600,
    "chat_of_address": 1200,
    "answers_of_address": 200,
}
MOST_MEGABYTES_KEPT_A_DAY = 45
# Two lines of a table, such as of a seat that is left to a bot. All who look on are sent them with every view.
BYTES_OF_TWO_LINES = 200
MOST_KILOBYTES_OF_LINES = 100


@asynccontextmanager
async def served(folder: Path, limits: dict[str, Limit]) -> AsyncIterator[FastAPI]:
    app = make_app(Settings(f"sqlite:///{folder / 'tables.db'}", limit_factor=1000))
    for name, limit in limits.items():
        setattr(app.state.limits, name, limit)
    async with app.router.lifespan_context(app):
        yield app


def somebody(app: FastAPI) -> httpx.AsyncClient:
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost/api")


def few(name: str) -> dict[str, Limit]:
    """Three of these, and no more for long."""
    return {name: Limit(3, 1e-6)}


@pytest.mark.parametrize("limit", ["undos", "undos_of_address"])
def test_who_decides_and_takes_it_back_again_and_again_is_stopped(tmp_path: Path, limit: str) -> None:
    async def loop() -> list[int]:
        async with served(tmp_path, few(limit)) as app, somebody(app) as ann, somebody(app) as bob:
            table = (await ann.post("/tables", json={"game": "osaka", "seats": [ME, FRIEND]})).json()["table"]
            await bob.post(f"/tables/{table}/join", json={"seat": "white"})
            views = [(await person.get(f"/tables/{table}")).json() for person in (ann, bob)]
            mover, view = next(
                (person, view)
                for person, view in zip((ann, bob), views, strict=True)
                if view["scene"]["turn"] == view["viewer"]
            )
            seq, answers = view["seq"], list[int]()

            def command(**more: Any) -> dict[str, Any]:
                return {"command_id": fresh_id(), "expected_seq": seq, **more}

            while len(answers) < 4:
                for thing in view["scene"]["options"]:
                    played = await mover.post(f"/tables/{table}/play", json=command(thing=thing))
                    seq = played.json()["seq"]
                    if played.json()["view"]["undoable"]:
                        break
                undone = await mover.post(f"/tables/{table}/undo", json=command())
                answers.append(undone.status_code)
                seq = undone.json().get("seq", seq)
            return answers

    assert asyncio.run(loop()) == [200, 200, 200, 429]


@pytest.mark.parametrize("limit", ["seats", "seats_of_address"])
def test_who_sits_down_and_gets_up_again_and_again_is_stopped(tmp_path: Path, limit: str) -> None:
    async def loop() -> list[int]:
        async with served(tmp_path, few(limit)) as app, somebody(app) as ann, somebody(app) as bob:
            wish = {"game": "osaka", "seats": [ME, FRIEND, FRIEND]}
            table = (await ann.post("/tables", json=wish)).json()["table"]
            asks = [("join", {"seat": "white"}), ("leave", None)] * 2
            return [(await bob.post(f"/tables/{table}/{what}", json=body)).status_code for what, body in asks]

    assert asyncio.run(loop()) == [200, 200, 200, 429]


def test_a_day_of_it_is_a_few_megabytes() -> None:
    limits = Limits()
    for limit in (limits.undos_of_address, limits.seats_of_address):
        times = limit.at_once + limit.per_second * A_DAY
        assert times * BYTES_OF_TWO_MOVES < MOST_MEGABYTES_A_DAY * 1e6


@pytest.mark.parametrize("name", BYTES_KEPT)
def test_what_an_address_leaves_in_a_day_is_not_much(name: str) -> None:
    limit: Limit = getattr(Limits(), name)
    times = limit.at_once + limit.per_second * A_DAY
    assert times * BYTES_KEPT[name] < MOST_MEGABYTES_KEPT_A_DAY * 1e6


def test_what_a_guest_adds_to_the_lines_of_a_table_in_a_day_is_not_much() -> None:
    limit = Limits().wavering
    assert (limit.at_once + limit.per_second * A_DAY) * BYTES_OF_TWO_LINES < MOST_KILOBYTES_OF_LINES * 1e3


def test_who_leaves_a_seat_to_a_bot_and_comes_back_again_and_again_is_stopped(tmp_path: Path) -> None:
    async def loop() -> list[int]:
        async with served(tmp_path, few("wavering")) as app, somebody(app) as ann, somebody(app) as bob:
            wish = {"game": "osaka", "seats": [ME, FRIEND], "substitutes": True}
            table = (await ann.post("/tables", json=wish)).json()["table"]
            seat = (await bob.post(f"/tables/{table}/join", json={"seat": "white"})).json()["viewer"]
            answers = []
            for what in ("hand-over", "return") * 2:
                body = {"command_id": fresh_id(), "seat": seat}
                answers.append((await bob.post(f"/tables/{table}/{what}", json=body)).status_code)
            return answers

    assert asyncio.run(loop()) == [200, 200, 200, 429]
