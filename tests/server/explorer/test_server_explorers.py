"""The explorers of a server: positions, written positions, and files that are damaged."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from higaki import catalogue
from higaki.engine.base.errors import BadSetting, HigakiError
from higaki.engine.base.random_numbers import rng_of
from higaki.engine.match.match import Match
from higaki.engine.match.new_match import new_match
from higaki.engine.match.randomness_source import Dealer
from higaki.engine.views.redeal import redeal
from higaki.explorer.explorer_file import Explorer, read
from higaki.explorer.playing import Deal, play
from higaki.explorer.position_key import key_of
from higaki.explorer.tree import grown
from higaki.server.common.rate_limits import Limit
from higaki.server.explorer import explorers
from higaki.server.explorer.explorers import Explorers
from higaki.server.protocol.errors import Refusal
from higaki.server.protocol.responses.explorer import Explored, ExploredGame
from higaki.server.workers import replay_process

OSAKA = catalogue.find("osaka")


@pytest.fixture(scope="module")
def explorer(tmp_path_factory: pytest.TempPathFactory) -> Explorer:
    """Games of a bot that often chooses the same."""
    path = tmp_path_factory.mktemp("explorer") / "explorer.json"
    content = grown([play("osaka", "greedy", Deal(2, 1), number) for number in range(12)], 2)
    path.write_text(json.dumps(content), encoding="utf-8")
    return read(OSAKA, path)


@pytest.fixture
def served(explorer: Explorer, monkeypatch: pytest.MonkeyPatch) -> Iterator[Explorers]:
    monkeypatch.setattr(explorers, "packaged", lambda game: explorer if game is OSAKA else None)
    # However slow the machine is.
    monkeypatch.setattr(explorers, "SECONDS_TO_FIND", 60.0)
    served = Explorers()
    yield served
    served.close()


def found(served: Explorers, written: object) -> str | None:
    return asyncio.run(served.find("osaka", written, Limit(1000, 1), "somewhere"))


def match_at(explorer: Explorer, key: str) -> Match:
    match = new_match(OSAKA, 2, Dealer(1, None), {})
    for thing in explorer.things(key):
        match.play(OSAKA.things.names[thing])
    return match


def test_a_position_is_what_its_seat_sees_with_what_was_chosen_there(served: Explorers, explorer: Explorer) -> None:
    overview = served.overview("osaka")
    [deal] = overview["deals"]
    assert (deal["seats"], deal["seed"], deal["games"]) == (2, 1, 12)
    key = deal["key"]
    steps = 0
    while True:
        sent = asyncio.run(served.position("osaka", key))
        match = match_at(explorer, key)
        assert sent["scene"] == match.scene(match.table.seat)
        assert sent["seat"] == OSAKA.seat_names[match.table.seat]
        assert (sent["decisions"], sent["seats"], sent["seed"]) == (steps, 2, 1)
        assert sum(choice["games"] for choice in sent["choices"]) == sent["games"]
        for choice in sent["choices"]:
            assert choice["thing"] in match.options
            assert 0 <= choice["low"] <= choice["wins"] <= choice["high"] <= 1
        following = next((choice["next"] for choice in sent["choices"] if choice["next"]), None)
        if following is None:
            break
        assert asyncio.run(served.position("osaka", following))["parent"] == key
        key, steps = following, steps + 1
    assert steps > 1


def test_a_written_position_is_found_whatever_is_hidden(served: Explorers, explorer: Explorer) -> None:
    key = list(explorer.nodes)[2]
    match = match_at(explorer, key)
    assert found(served, match.position()) == key
    match.table = redeal(match.table, match.table.seat, rng_of(5, "other"))
    assert found(served, match.position()) == key
    other = new_match(OSAKA, 2, Dealer(99, None), {})
    assert found(served, other.position()) is None
    assert served.found("osaka", key_of(other.table)) is None
    assert served.found("yedo", key) is None


def test_a_position_on_which_the_rules_hang_ends_its_process_and_costs_its_address_much(
    served: Explorers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(explorers, "SECONDS_TO_FIND", 1e-9)
    hurried, limit = Explorers(), Limit(60, 2)
    try:
        with pytest.raises(Refusal, match="leads to no decision; right would be") as refused:
            asyncio.run(hurried.find("osaka", new_match(OSAKA, 2, Dealer(1, None), {}).position(), limit, "there"))
        assert refused.value.status == 422
        assert not hurried._finding._processes._all, "its process goes on"
    finally:
        hurried.close()
    limit.spend("elsewhere")
    limit.charge("there", 1)
    with pytest.raises(Refusal) as refused:
        limit.spend("there")
    assert refused.value.status == 429


def test_whoever_waits_too_long_behind_others_is_told_so_and_pays_no_more(
    served: Explorers, monkeypatch: pytest.MonkeyPatch
) -> None:
    served._finding._seconds = 0.05
    limit, written = Limit(60, 0.001), new_match(OSAKA, 2, Dealer(1, None), {}).position()

    async def ask() -> None:
        places = served._finding._processes._places
        await places.acquire()
        with pytest.raises(Refusal, match="right would be to try again") as refused:
            await served.find("osaka", written, limit, "there")
        assert (refused.value.status, refused.value.body["error"]) == (503, "busy")
        places.release()
        served._finding._seconds = 60
        assert await served.find("osaka", written, limit, "there")

    asyncio.run(asyncio.wait_for(ask(), 60))
    limit.spend("there", 60)


@pytest.mark.parametrize(
    "written",
    [
        {"seats": 2, "agenda": ["MakeOffer toyotomi audience 0"]},
        {"seats": 4, "agenda": ["ActAgain toyotomi rest"]},
    ],
)
def test_a_step_that_cannot_come_there_ends_or_is_refused(written: dict[str, Any]) -> None:
    """Nobody to trade with; an action that cannot be repeated."""
    try:
        explorers._key_of_written(("yedo", written))
    except HigakiError as refused:
        assert "right would be" in str(refused)


def test_what_is_no_position_is_refused_in_a_sentence_and_nothing_is_lost(served: Explorers) -> None:
    wrong: list[Any] = [{"seats": 9}, {"seats": 2, "market": ["red_99"]}, {"nonsense": 1}, "osaka", 7, None]
    for written in wrong:
        with pytest.raises(Refusal) as refused:
            found(served, written)
        assert refused.value.status == 422
        assert "right would be" in str(refused.value)
        assert "\n" not in str(refused.value)
    for game, key in (("osaka", "0" * 16), ("yedo", "0" * 16), ("chess", "0")):
        with pytest.raises(Refusal) as refused:
            asyncio.run(served.position(game, key))
        assert refused.value.status == 404
    assert served.overview("osaka")["least"] == 2


def test_a_damaged_file_is_left_out_and_the_rest_is_served(
    tmp_path: Path, explorer: Explorer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    damaged = tmp_path / "explorer.json"
    damaged.write_text("[", encoding="utf-8")
    kept = {"osaka": lambda game: explorer, "yedo": lambda game: read(game, damaged)}
    monkeypatch.setattr(explorers, "packaged", lambda game: kept.get(game.name, lambda _: None)(game))
    with caplog.at_level(logging.ERROR, "higaki"):
        served = Explorers()
    assert "an explorer is not served: explorer.json of yedo is damaged" in caplog.text
    assert served.overview("osaka")["game"] == "osaka"
    with pytest.raises(Refusal, match="no explorer of this game"):
        served.overview("yedo")


def test_only_so_many_positions_are_kept(
    served: Explorers, explorer: Explorer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(explorers, "MOST_KEPT", 2)
    for key in list(explorer.nodes)[:4]:
        asyncio.run(served.position("osaka", key))
    assert len(served._kept) == 2


def test_what_is_sent_has_its_declared_fields(served: Explorers, explorer: Explorer) -> None:
    sent = asyncio.run(served.position("osaka", next(iter(explorer.nodes))))
    assert sent.keys() == Explored.__annotations__.keys()
    assert served.overview("osaka").keys() == ExploredGame.__annotations__.keys()


def test_the_key_of_a_moment_of_a_replay_is_that_of_its_position(explorer: Explorer) -> None:
    match = new_match(OSAKA, 2, Dealer(1, None), {})
    start = key_of(match.table)
    match.play(match.options[0])
    saved = json.dumps(match.save())
    assert replay_process.key_at((saved, 0)) == ("osaka", start)
    assert replay_process.key_at((saved, 1)) == ("osaka", key_of(match.table))
    assert explorer.starts[0].key == start
    while not match.over:
        match.play(match.options[0])
    assert replay_process.key_at((json.dumps(match.save()), len(match.log))) == ("osaka", None)
    with pytest.raises(BadSetting, match="there is no move 9999"):
        replay_process.key_at((saved, 9999))
