"""Bots at a table pause before a turn, so that it can be followed, and not before each of its decisions.

Time is made up, so every moment here is exact.
"""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from simulated import Loop
from stores import NoDisk

import higaki
from higaki.server.protocol.errors import Refusal, illegal, not_found
from higaki.server.service.table_service import TableService
from higaki.server.tables.occupant import Occupant
from higaki.server.tables.room import Room
from higaki.server.workers.bot_players import BotPlayers
from higaki.server.workers.bot_pool import Planned

PAUSE = 0.4
# Grey buys with two cards, which takes three decisions; then white takes a card; then a person is on.
POSITION: dict[str, Any] = {
    "seats": 3,
    "market": ["blue_2", "green_2"],
    "hand": {"grey": ["blue_2", "red_2", "yellow_3"]},
    "turn": "grey",
}


class BuysFirst:
    """A bot that knows at once what it does: it buys where it can and takes what is first otherwise."""

    async def plan(self, table: Any, _bot: str, at_most: float | None = None) -> list[Planned]:
        buy = table.game.things.numbers["buy"]
        return [(buy if buy in table.options else table.options[0], b"")]

    def close(self) -> None:
        pass


def table_of_bots(persons: list[str | None], first: list[str]) -> tuple[TableService, Room]:
    """A table in memory, with bots at the seats of nobody; some things are played before them."""
    match = higaki.start("osaka", POSITION, seed=3)
    match.play_all(first)
    occupants = [Occupant(guest, None if guest else "medium", None, False) for guest in persons]
    room = Room("table", match.game, True, occupants, {}, "cem")
    room.match = match
    room.note_length()
    service = TableService(NoDisk())  # type: ignore[arg-type]
    service.registry._rooms["table"] = room
    return service, room


async def moments(persons: list[str | None], first: list[str]) -> list[tuple[str, float]]:
    """Which seat decided, and when."""
    service, room = table_of_bots(persons, first)
    match = room.match
    assert match is not None
    bots = BotPlayers(service, BuysFirst(), PAUSE, (0, 0))  # type: ignore[arg-type]
    found: list[tuple[str, float]] = []
    loop = asyncio.get_running_loop()
    begun = loop.time()
    service.on_change.append(lambda _: found.append((match.told(None)[-1]["seat"], round(loop.time() - begun, 3))))
    bots.wake(room)
    while room.bot_to_move is not None:
        await asyncio.sleep(0.05)
    await bots.close()
    return found


def test_a_bot_pauses_before_its_turn_and_not_before_each_decision() -> None:
    with asyncio.Runner(loop_factory=Loop) as runner:
        decided = runner.run(moments([None, None, "cem"], []))
    seats = [seat for seat, _ in decided]
    assert seats.count("grey") >= 3 and seats[-1] == "white"
    assert [moment for seat, moment in decided if seat == "grey"] == [PAUSE] * seats.count("grey")
    assert decided[seats.index("white")][1] == 2 * PAUSE


def test_a_bot_leaves_a_person_time_to_undo_what_can_be_undone() -> None:
    """A card that is taken can be put back until the bot moves; cards that are turned up after buying cannot."""
    for first, pause in ((["market.1"], 1.2), (["buy", "hand.red_2", "hand.blue_2"], PAUSE)):
        with asyncio.Runner(loop_factory=Loop) as runner:
            decided = runner.run(moments(["cem", None, "dan"], first))
        assert decided[0] == ("white", pause)


@pytest.mark.parametrize(("refusal", "told"), [(not_found(), False), (illegal("it may not"), True)])
def test_a_table_that_another_process_deletes_is_no_failure_of_its_bot(
    refusal: Refusal, told: bool, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        service, room = table_of_bots([None, None, "cem"], [])

        async def refused(*_: Any) -> None:
            service.registry._rooms.pop("table", None)
            raise refusal

        monkeypatch.setattr(service, "change", refused)
        bots = BotPlayers(service, BuysFirst(), PAUSE, (0, 0))  # type: ignore[arg-type]
        bots.wake(room)
        while bots._playing:
            await asyncio.sleep(0.05)
        await bots.close()

    with asyncio.Runner(loop_factory=Loop) as runner:
        runner.run(play())
    assert ("a bot could not move" in caplog.text) == told
