"""Nothing leaks to the processes in which bots think, and hints are found: they get a table that is dealt anew."""

from __future__ import annotations

import asyncio
import json
from typing import Any
from unittest.mock import patch

import pytest
import toy
import toy_town
from hypothesis import given
from leaking import GUESTS, Variant, few, lengths, room_after, seeds, variants

from higaki import catalogue
from higaki.engine.match.position_reader import read_whole
from higaki.engine.table.places import known
from higaki.engine.views.scene import scene
from higaki.server.service.table_service import TableService
from higaki.server.workers import bot_pool
from higaki.server.workers.bot_players import BotPlayers
from higaki.server.workers.bot_pool import BotPool

GAMES = [*[catalogue.find(name) for name in catalogue.names()], toy.GAME, toy_town.GAME]
pytestmark = pytest.mark.parametrize("variant", variants(GAMES))


class Overheard:
    """ProcessPool that only write down what they are sent."""

    def __init__(self) -> None:
        self.tasks: list[Any] = []
        self.crowd = 0.0

    async def ask(self, how: Any, task: Any, _patience: float | None = None) -> Any:
        self.tasks.append(task)
        return [(restored_table(task).options[0], b"")] if how is bot_pool._plan else []


def restored_table(task: Any) -> Any:
    name, seats, options, whole, *_ = json.loads(json.dumps(task))
    t = read_whole(next(game for game in GAMES if game.name == name), seats, options, whole, 1)
    t.settle()
    return t


@given(seed=seeds, decisions=lengths)
@few(3)
def test_a_worker_gets_a_table_its_seat_could_just_as_well_sit_at(variant: Variant, seed: int, decisions: int) -> None:
    """Both for a bot's move and for a hint: what the seat knows is true, and nothing else is."""
    room = room_after(variant, seed + (1 << 41), decisions)
    match = room.match
    assert match is not None
    if match.over:
        return
    pool, seat = Overheard(), match.seat
    workers = BotPool(pool)  # type: ignore[arg-type]
    service = TableService(None)  # type: ignore[arg-type]
    service.registry._rooms[room.id] = room
    bots = BotPlayers(service, workers, 0, (0, 0))

    class Somebody:
        id = GUESTS[seat]

    async def ask() -> None:
        for _ in range(4):
            await workers.plan(match.table.clone(), "greedy")
            await bots.hint(room, Somebody())  # type: ignore[arg-type]

    # Where the rules leave one way only, agreeing with them deals the truth, as anybody at the table could conclude it.
    with patch.object(type(room.game), "reconcile", lambda *_: None):
        asyncio.run(ask())
    assert len(pool.tasks) == 8
    assert match.dealer.key is not None
    for task in pool.tasks:
        dealt = restored_table(task)
        assert scene(dealt, match.seat) == scene(match.table, match.seat)
        assert match.dealer.key.hex() not in json.dumps(task)
        assert str(match.table.random_state) not in json.dumps(task)
    eyes = room.game.eyes(match.table, match.seat)
    for spot, (place, member) in enumerate(room.game.places.spots):
        true = match.table.pieces(spot)
        if not known(place, room.game.places.owner(place, member), eyes) and len(set(true)) > 5:
            sent_spots = [restored_table(task).pieces(spot) for task in pool.tasks]
            assert any(pieces != true for pieces in sent_spots), "the true pile was sent"
            assert any(pieces != sent_spots[0] for pieces in sent_spots), "always the same pile was sent"
