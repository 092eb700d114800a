"""Reviews: made in the background with progress, kept, shared with the replay, and never of a game that goes on."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from beside import Beside
from response_shapes import asked, has_shape, posted
from serving import Server, people, plant, wait_for
from sqlalchemy import Connection, insert

import higaki
from higaki.engine.match.match import Match
from higaki.server.common.rate_limits import Limit
from higaki.server.database import schema
from higaki.server.database.postgres.store import PostgresStore
from higaki.server.protocol.errors import Refusal
from higaki.server.protocol.responses.replays import ReviewSoFar, ReviewState
from higaki.server.storage import deletion, write_tables
from higaki.server.storage import reviews as review_records
from higaki.server.tables.occupant import Occupant
from higaki.server.tables.room import Room
from higaki.server.workers import replays, review_process
from higaki.server.workers import reviews as reviewing
from higaki.server.workers.replays import Purse
from higaki.server.workers.reviews import Reviews


def last_decisions(decisions: int = 6) -> Match:
    """A game that begins a few decisions before its end, so that it is reviewed at once."""
    chance = random.Random(5)
    whole = higaki.new("osaka", seats=2, seed=5)
    while not whole.over:
        whole.play(chance.choice(whole.options))
    again = higaki.new("osaka", seats=2, seed=5)
    for entry in whole.log[:-decisions]:
        again.play(again.game.things.names[entry.thing])
    match = higaki.start("osaka", again.position(), seed=1)
    while not match.over:
        match.play(chance.choice(match.options))
    return match


MATCH = last_decisions()


def test_a_review_is_made_once_and_is_everybodys_who_has_the_replay(server: Server) -> None:
    with people(server, "Ann", "Ben", None) as (ann, ben, stranger):
        table = plant(server, MATCH, ann, ben)
        path = f"/tables/{table}/review"
        assert asked(ReviewState, stranger, path) == {
            "begun": False,
            "done": 0.0,
            "so_far": None,
            "review": None,
        }
        assert posted(ReviewState, stranger, path)["begun"]
        wait_for(lambda: stranger.get(path).json()["review"] is not None)
        review = asked(ReviewState, ann, path)["review"]
        assert review["numbers"][-1] == len(MATCH.log)
        assert set(review["chances"]) == set(review["balances"]) == {"grey", "white"}
        assert review["finished"]
        assert all(best["seat"] == seat and best["lead"] > best["within"] for seat, best in review["best"].items())
        for seat, balance in review["balances"].items():
            change = balance["own"] + balance["others"] + balance["luck"]
            assert balance["begin"] + change == pytest.approx(balance["end"], abs=5e-4)
            assert review["chances"][seat][-1] == balance["end"]
        assert posted(ReviewState, ben, path)["review"] == review
        assert len(server.rows("SELECT * FROM reviews")) == 1


def test_a_game_that_goes_on_is_not_reviewed(server: Server) -> None:
    with people(server, "Ann", "Ben") as (ann, ben):
        table = plant(server, higaki.new("osaka", seats=2, seed=1), ann, ben)
        for answer in (ann.get(f"/tables/{table}/review"), ann.post(f"/tables/{table}/review")):
            assert (answer.status_code, answer.json()["error"]) == (422, "illegal")
        for answer in (ann.get("/tables/nowhere/review"), ann.post("/tables/nowhere/review")):
            assert (answer.status_code, answer.json()["error"]) == (404, "not_found")
        assert server.rows('SELECT * FROM reviews WHERE "table" = ?', table) == []


def test_a_review_goes_with_its_table(server: Server) -> None:
    with people(server, "Ann", "Ben") as (ann, ben):
        table = plant(server, MATCH, ann, ben)
    store = Beside(server)
    assert asyncio.run(store.run(lambda connection: review_records.claim(connection, table)))
    asyncio.run(store.run(lambda connection: deletion.delete_table(connection, table)))
    store.close()
    assert server.rows('SELECT * FROM reviews WHERE "table" = ?', table) == []


class AtOnce:
    """ProcessPool that work where they are asked; they may be told to stand still, or to fail."""

    def __init__(self) -> None:
        self.going = asyncio.Event()
        self.going.set()
        self.failing = False
        self.asked = 0

    async def ask(self, how: Callable[[Any], Any], task: Any) -> Any:
        self.asked += 1
        await self.going.wait()
        if self.failing:
            raise RuntimeError("on purpose")
        return how(task)

    def close(self) -> None:
        pass


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(120):
        while not holds():
            await asyncio.sleep(0.01)


def test_what_failed_or_was_stopped_can_be_begun_again_and_who_is_dead_is_replaced(server: Server) -> None:
    with people(server, "Ann", "Ben") as (ann, ben):
        table = plant(server, MATCH, ann, ben)
    store = Beside(server)

    async def look() -> Any:
        return await store.run(lambda connection: review_records.found(connection, table))

    async def ask() -> None:
        purse = Purse(Limit(4, 0.001), "one address")
        processes = AtOnce()
        processes.failing = True
        reviews = Reviews(store, processes)  # type: ignore[arg-type]
        await reviews.begin(table, purse)
        await until(lambda: not reviews._under_way)
        assert await look() is None

        processes.failing = False
        processes.going.clear()
        await reviews.begin(table, purse)
        await until(lambda: processes.asked == 2)
        assert (await look()).done == 0.0
        neighbour = Reviews(store, processes)  # type: ignore[arg-type]
        await neighbour.begin(table, purse)
        assert not neighbour._under_way, "somebody works on it already"
        await reviews.close()
        assert await look() is None

        await store.run(lambda connection: review_records.claim(connection, table))
        await store.run(lambda connection: _grow_old(connection, table))
        processes.going.set()
        await neighbour.begin(table, purse)
        await until(lambda: not neighbour._under_way)
        has_shape(ReviewState, (await neighbour.state(table)).decode())
        assert (await look()).done == review_records.WHOLE

    asyncio.run(ask())
    store.close()


def test_what_is_known_so_far_is_told_while_a_review_is_under_way(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review_process, "SECONDS", 0.0)  # one decision after the other
    told: list[Any] = []

    async def ask() -> None:
        store = Beside(server)
        reviews = Reviews(store, AtOnce())  # type: ignore[arg-type]
        note = review_records.note

        def noted(connection: Connection, table: str, done: float, known: str) -> None:
            note(connection, table, done, known)
            row = review_records.found(connection, table)
            assert row is not None and row.done < review_records.WHOLE
            told.append(row.review)

        monkeypatch.setattr(review_records, "note", noted)
        await reviews.begin(table, purse_of(2))
        await until(lambda: not reviews._under_way)
        told.append((await reviews.state(table)).decode())
        store.close()

    with people(server, "Ann", "Ben") as (ann, ben):
        table = plant(server, MATCH, ann, ben)
    asyncio.run(ask())
    *parts, last = told
    for part in parts:
        has_shape(ReviewSoFar, part)
    parts, review = [json.loads(part) for part in parts], json.loads(last)["review"]
    lengths = [len(part["numbers"]) for part in parts]
    assert lengths == sorted(lengths) and lengths[0] <= 1 < lengths[-1] == len(review["numbers"]) - 1
    for part in parts:
        shown = len(part["numbers"])
        assert part["numbers"] == review["numbers"][1 : shown + 1]
        assert part["chances"] == {seat: each[1 : shown + 1] for seat, each in review["chances"].items()}
    assert parts[-1]["dear"] == review["dear"]


def _grow_old(connection: Any, table: str) -> None:
    connection.exec_driver_sql("UPDATE reviews SET at = '2020-01-01' WHERE \"table\" = ?", (table,))


@contextmanager
def asked_for(server: Server) -> Iterator[tuple[list[str], Reviews, AtOnce]]:
    """Three finished games, and reviews of them that are begun and get no further."""
    with people(server, "Ann", "Ben") as (ann, ben):
        tables = [plant(server, MATCH, ann, ben) for _ in range(3)]
    store, processes = Beside(server), AtOnce()
    processes.going.clear()
    yield tables, Reviews(store, processes), processes  # type: ignore[arg-type]
    store.close()


def purse_of(coins: float) -> Purse:
    return Purse(Limit(coins, 0.001), "one address")


def test_beginning_is_paid_for_and_looking_is_not(server: Server) -> None:
    """Once, however many ask for it at the same moment."""

    async def ask() -> None:
        purse = purse_of(2)
        for table in tables[:2]:
            await asyncio.gather(*(reviews.begin(table, purse) for _ in range(5)))
            await reviews.state(table)
        with pytest.raises(Refusal) as refused:
            await reviews.begin(tables[2], purse)
        assert refused.value.body["error"] == "too_many"
        assert processes.asked <= 1, "one at a time"
        await reviews.close()

    with asked_for(server) as (tables, reviews, processes):
        asyncio.run(ask())


def test_nobody_queues_for_ever(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "MOST_WAITING", 1)

    async def ask() -> None:
        rich = purse_of(1000)
        for table in tables[:2]:
            await reviews.begin(table, rich)
        with pytest.raises(Refusal) as refused:
            await reviews.begin(tables[2], rich)
        assert refused.value.body["error"] == "too_many"
        await reviews.close()

    with asked_for(server) as (tables, reviews, _):
        asyncio.run(ask())


def test_a_long_game_costs_more(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "CHARACTERS_PER_COST", 100)

    async def ask() -> None:
        purse = purse_of(10)
        await reviews.begin(tables[0], purse)
        with pytest.raises(Refusal):
            purse.pay(1)
        await reviews.close()

    with asked_for(server) as (tables, reviews, _):
        asyncio.run(ask())


def test_postgresql_keeps_reviews_too(kept: PostgresStore) -> None:
    """Of two that begin at the same moment one does it."""
    room = Room("table", MATCH.game, True, [Occupant(None, "greedy", None, False)] * 2, {}, "host")
    room.match = MATCH

    def plant_here(connection: Connection) -> None:
        connection.execute(insert(schema.guests).values(id="host", name="", created="2026-01-01"))
        write_tables.insert_room(connection, room)

    async def ask() -> None:
        await kept.run(plant_here)
        claims = [kept.run(lambda connection: review_records.claim(connection, "table")) for _ in range(2)]
        assert sorted(await asyncio.gather(*claims)) == [False, True]
        await kept.run(lambda connection: review_records.drop(connection, "table"))
        reviews = Reviews(kept, AtOnce())  # type: ignore[arg-type]
        await reviews.begin("table", Purse(Limit(1, 0.001), "one address"))
        await until(lambda: not reviews._under_way)
        has_shape(ReviewState, (await reviews.state("table")).decode())
        found = await kept.run(lambda connection: review_records.found(connection, "table"))
        assert found is not None
        assert found.done == 1.0

    asyncio.run(ask())
