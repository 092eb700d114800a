"""The collection of puzzles: a damaged file is said in the log and costs nothing but its own lines."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from datetime import date, timedelta
from pathlib import Path
from typing import get_args

import httpx
import pytest

from higaki import catalogue
from higaki.puzzles import packaged, read
from higaki.puzzles.puzzle import Puzzle
from higaki.puzzles.puzzle_file import PACKAGED
from higaki.server.accounts.guests import Guest
from higaki.server.common.rate_limits import Limit
from higaki.server.protocol.errors import Refusal
from higaki.server.puzzles import collection
from higaki.server.puzzles.collection import Collection
from higaki.server.run import serve
from higaki.server.web.app import Settings, make_app
from higaki.server.web.connection_limits import ConnectionLimits
from higaki.server.web.dependencies import Api, ServiceHere, some_guest
from higaki.server.web.routes.puzzles import CollectionHere, routes_of_puzzles

OSAKA = catalogue.find("osaka")


def test_a_damaged_file_is_said_and_the_rest_is_posed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "puzzles.jsonl"
    lines = (OSAKA.folder / PACKAGED).read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join([lines[0][:-50], *lines[1:]]), encoding="utf-8")
    monkeypatch.setattr(collection, "packaged", lambda game: read(game, file if game is OSAKA else tmp_path / "none"))
    with caplog.at_level(logging.ERROR, "higaki"):
        found = Collection()
    assert "puzzles.jsonl of osaka, line 1: it is no puzzle" in caplog.text
    assert len(found.of("osaka")) == len(lines) - 1
    assert found.of("yedo") == {}


def test_the_doctor_names_a_damaged_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "puzzles.jsonl"
    file.write_text("{\n", encoding="utf-8")
    monkeypatch.setattr(serve, "packaged", lambda game: read(game, file if game is OSAKA else tmp_path / "none"))
    wrong = serve.doctor("127.0.0.1", 0, f"sqlite:///{tmp_path / 'a.db'}", ConnectionLimits())
    assert [line for line in wrong if "puzzles.jsonl of osaka, line 1: it is no puzzle" in line] != []


def test_a_position_that_is_none_is_found_out_when_it_is_asked_for(caplog: pytest.LogCaptureFixture) -> None:
    found = Collection()
    number, posed = next(iter(found.of("osaka").items()))
    broken: Puzzle = posed.puzzle._replace(position={"game": "osaka", "seats": 9})
    found.of("osaka")[number] = posed._replace(puzzle=broken)
    with caplog.at_level(logging.ERROR, "higaki"), pytest.raises(Refusal):
        asyncio.run(found.prepared(found.find("osaka", number)))
    assert "its position is none" in caplog.text
    with pytest.raises(Refusal):
        found.find("osaka", number)


def test_every_day_has_its_puzzle() -> None:
    """Every day the same, whenever it is asked; over a year most games come up about equally often."""
    found, first = Collection(), date(2026, 1, 1)
    days = [str(first + timedelta(days=number)) for number in range(365)]
    posed = [found.of_day(day) for day in days]
    assert posed == [Collection().of_day(day) for day in days]
    games = Counter(one.game.name for one in posed if one is not None)
    with_puzzles = [name for name in catalogue.names() if packaged(catalogue.find(name)).puzzles]
    assert sorted(games) == with_puzzles
    assert min(games.values()) > 365 / len(with_puzzles) / 2


def test_looking_and_answering_have_limits_of_their_own(tmp_path: Path) -> None:
    """Who has used up a limit is refused before anything is looked up: there is no service here."""
    app, api = make_app(Settings(f"sqlite:///{tmp_path / 'a.db'}")), Api(described=False)
    api.dependency_overrides_provider = app
    routes_of_puzzles(api)
    app.router.routes[:] = api.routes
    app.dependency_overrides[some_guest] = lambda: Guest("ann", "Ann")
    for here in (ServiceHere, CollectionHere):
        app.dependency_overrides[get_args(here)[1].dependency] = lambda: None
    limits = app.state.limits
    used = {"puzzles": "127.0.0.1", "answers": "ann", "trials": "ann"}
    for name, who in used.items():
        setattr(limits, name, Limit(1, 1e-6))
        getattr(limits, name).spend(who)

    async def statuses() -> list[int]:
        transport = httpx.ASGITransport(app, client=("127.0.0.1", 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            looks = [await client.get(f"/api{path}") for path in ("/puzzles", "/puzzles/today", "/puzzles/osaka")]
            one, origin = "/api/puzzles/osaka/0123456789ab", {"Origin": "http://localhost"}
            looks += [await client.get(one), await client.get("/api/me/puzzles")]
            looks.append(await client.post(f"{one}/answer", json={"thing": None}, headers=origin))
            looks.append(await client.post(f"{one}/play-on", json={"command_id": "0" * 8}, headers=origin))
            return [look.status_code for look in looks]

    assert asyncio.run(statuses()) == [429] * 7
