"""How often one may ask: a bucket that fills up with time, and no further than full."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from serving import FRIEND, ME, fresh_id, people, running

from higaki.server.common import rate_limits
from higaki.server.common.rate_limits import Limit
from higaki.server.protocol.errors import Refusal
from higaki.server.web.app import Settings, make_app


class Clock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made_up = Clock()
    monkeypatch.setattr(rate_limits, "monotonic", made_up)
    return made_up


def allowed(limit: Limit, tries: int) -> int:
    """How many of so many requests in a row are let through."""
    count = 0
    for _ in range(tries):
        try:
            limit.spend("one")
        except Refusal:
            continue
        count += 1
    return count


def test_a_bucket_fills_up_with_time(clock: Clock) -> None:
    limit = Limit(4, 0.5)
    assert allowed(limit, 10) == 4
    clock.now += 2
    assert allowed(limit, 10) == 1
    clock.now += 6
    assert allowed(limit, 10) == 3


def test_nobody_saves_up_more_than_a_full_bucket(clock: Clock) -> None:
    limit = Limit(4, 0.5)
    assert allowed(limit, 1) == 1
    clock.now += 86400
    assert allowed(limit, 10) == 4


def test_who_is_refused_is_told_when_to_come_back_and_is_let_in_then(clock: Clock) -> None:
    limit = Limit(4, 0.5)
    allowed(limit, 4)
    with pytest.raises(Refusal) as refused:
        limit.spend("one", 3)
    assert refused.value.body["seconds"] == 6
    clock.now += 6
    limit.spend("one", 3)


def test_a_cost_that_shows_afterwards_is_paid_in_full(clock: Clock) -> None:
    limit = Limit(4, 0.5)
    limit.charge("one", 6)
    assert allowed(limit, 1) == 0
    clock.now += 4
    assert allowed(limit, 1) == 0
    clock.now += 2
    assert allowed(limit, 2) == 1


ONLY_READ_OR_WRITTEN = [
    ("GET", "/me", None, "lists"),
    ("GET", "/me/turns", None, "lists"),
    ("GET", "/me/companions", None, "lists"),
    ("GET", "/me/ratings", None, "lists"),
    ("GET", "/guests/nobody", None, "lists"),
    ("GET", "/ladders/osaka", None, "lists"),
    ("GET", "/tables/nowhere/ratings", None, "lists"),
    ("GET", "/tables/nowhere", None, "loads"),
    ("POST", "/me/devices/new/seen", None, "settings"),
    ("POST", "/me/devices/sign-out", {"device": None}, "settings_of_address"),
    ("POST", "/me/code", None, "settings"),
    ("POST", "/me/notices/push/end", {"browser": "0" * 64}, "settings"),
    ("PUT", "/me/notices/quiet", {"begin": 1320, "end": 480, "zone": "Europe/Berlin"}, "settings_of_address"),
    ("DELETE", "/me/notices/quiet", None, "settings"),
    ("DELETE", "/me/notices/mail", None, "settings"),
    ("POST", "/tables/nowhere/put-away", None, "settings_of_address"),
    ("POST", "/tables/nowhere/plan", {"thing": "buy"}, "plans"),
    ("POST", "/tables/nowhere/plan", {"thing": "buy"}, "plans_of_address"),
]


@pytest.mark.parametrize(("method", "path", "body", "name"), ONLY_READ_OR_WRITTEN)
def test_what_only_reads_or_writes_is_limited(tmp_path: Path, method: str, path: str, body: object, name: str) -> None:
    app = make_app(Settings(f"sqlite:///{tmp_path / 'tables.db'}", limit_factor=1000))
    setattr(app.state.limits, name, Limit(3, 1e-6))

    async def ask() -> list[int]:
        there = httpx.ASGITransport(app)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=there, base_url="http://localhost/api") as somebody,
        ):
            await somebody.get("/me/blocks")
            return [(await somebody.request(method, path, json=body)).status_code for _ in range(4)]

    *before, last = asyncio.run(ask())
    assert last == 429
    assert 429 not in before


def test_tables_from_disk_are_limited_and_those_in_memory_are_not(tmp_path: Path) -> None:
    app = make_app(Settings(f"sqlite:///{tmp_path / 'tables.db'}", limit_factor=1000))
    app.state.limits.loads = Limit(2, 1e-6)

    async def ask() -> list[int]:
        there = httpx.ASGITransport(app)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=there, base_url="http://localhost/api") as ann,
        ):
            table = (await ann.post("/tables", json={"game": "osaka", "seats": [ME, FRIEND]})).json()["table"]
            asked = [table, "nowhere", "nowhere", "nowhere", table]
            return [(await ann.get(f"/tables/{number}")).status_code for number in asked]

    assert asyncio.run(ask()) == [200, 404, 404, 429, 200]


def test_renaming_and_declining_in_advance_are_limited(tmp_path: Path) -> None:
    with running(tmp_path, limits=1) as server, people(server, "Ann") as (ann,):
        same = [ann.http.patch("/api/me", json={"name": "Ann"}).status_code for _ in range(20)]
        assert set(same) == {200}, "nothing changes"
        other = [ann.http.patch("/api/me", json={"name": f"Ann {number}"}).status_code for number in range(12)]
        assert other[0] == 200 and other[-1] == 429
        table = ann.open(ME, FRIEND)
        seat = ann.view(table)["viewer"]
        for what in ("stand", "withdraw"):
            wish = {"seat": seat, "scope": "unable"}
            asked = [ann.post(f"/tables/{table}/{what}", {"command_id": fresh_id(), **wish}) for _ in range(70)]
            assert asked[-1].status_code == 429
