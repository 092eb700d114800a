"""Prepared moves: each is played if it still does what it did when it was prepared; otherwise its player is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import pytest
from deciding_ahead import ANN, BOB, CEM, Gathering, at, traders
from sqlalchemy import create_engine

from higaki.engine.match.prepared_moves import MOST_MOVES
from higaki.server.accounts.guests import now
from higaki.server.commands import deciding_in_advance
from higaki.server.database import schema
from higaki.server.protocol.errors import Refusal
from higaki.server.protocol.requests import Imagine
from higaki.server.storage import read_tables, write_tables


async def imagined(here: Gathering, *moves: list[str]) -> object:
    wish = Imagine(seat=here.name(BOB), moves=list(moves))
    return await deciding_in_advance.imagine(here.service, here.room, BOB, wish)


def card_of(events: Sequence[Any]) -> str:
    """The card that the last event names."""
    return cast(str, events[-1]["card"])


def test_prepared_moves_are_played_one_in_each_turn() -> None:
    async def story(here: Gathering) -> None:
        await here.prepare(BOB, ["market.1"], ["market.1"])
        assert [card_of(move["events"]) for move in here.mine(BOB)["prepared"]] == ["blue_2", "red_5"]
        await here.play(ANN, "market.5")
        await here.settled()
        assert here.log[-1] == (2, "market.1")
        assert [move["things"] for move in here.mine(BOB)["prepared"]] == [["market.1"]]
        await here.play(CEM, "market.3")
        await here.play(ANN, "reserve", "farm.1")
        await here.settled()

    here = at(traders(), story)
    assert here.log[-3:] == [(1, "reserve"), (1, "farm.1"), (2, "market.1")]
    assert here.mine(BOB)["prepared"] == []


def test_a_move_that_would_do_something_else_waits_for_its_player() -> None:
    async def story(here: Gathering) -> None:
        await here.prepare(BOB, ["market.2"], ["market.1"])
        await here.play(ANN, "market.1")  # where red 5 was is yellow 2
        assert not here.room.passing
        stale = here.mine(BOB)["prepared"][0]
        assert (stale["became"], card_of(stale["events"])) == ("changed", "red_5")
        assert card_of(stale["now"]) == "yellow_2"
        # Confirmed: it is played by hand, and what comes next still stands.
        await here.play(BOB, "market.2")
        assert [move["things"] for move in here.mine(BOB)["prepared"]] == [["market.1"]]

    at(traders(), story)


def test_a_move_that_is_impossible_waits_for_its_player_who_does_something_else() -> None:
    async def story(here: Gathering) -> None:
        await here.prepare(BOB, ["market.5"], ["market.1"])
        await here.play(ANN, "market.1")
        assert here.mine(BOB)["prepared"][0]["became"] == "impossible"
        await here.play(BOB, "market.1")
        assert here.mine(BOB)["prepared"] == []  # all was for another turn

    at(traders(), story)


def test_an_order_does_not_answer_while_a_prepared_move_waits_for_its_player() -> None:
    async def story(here: Gathering) -> None:
        await here.give(BOB, "take_coins", 1)
        await here.prepare(BOB, ["market.2"])
        await here.play(ANN, "market.1")
        assert not here.room.passing
        await here.prepare(BOB)
        assert here.room.passing

    at(traders(), story)


def test_what_a_player_takes_back_is_not_played_again() -> None:
    async def story(here: Gathering) -> None:
        await here.prepare(BOB, ["market.1"], ["market.1"])
        await here.play(ANN, "market.5")
        await here.settled()
        await here.undo(BOB)
        assert not here.room.passing
        assert here.mine(BOB)["prepared"] == []

    at(traders(), story)


def test_what_another_takes_back_leaves_it_prepared() -> None:
    async def story(here: Gathering) -> None:
        await here.prepare(CEM, ["market.1"])
        await here.play(ANN, "market.5")
        await here.undo(ANN)
        assert [move["things"] for move in here.mine(CEM)["prepared"]] == [["market.1"]]

    at(traders(), story)


def test_the_imagined_turn_is_that_of_the_seat_and_ends_where_nobody_knows_what_comes() -> None:
    async def story(here: Gathering) -> None:
        first = await imagined(here)
        assert isinstance(first, dict)
        assert first["scene"]["viewer"] == first["scene"]["turn"] == here.name(BOB)
        assert "market.5" in first["scene"]["options"]
        last = await imagined(here, *[["market.1"]] * 5)  # the market is refilled from the pile
        assert isinstance(last, dict)
        assert last["scene"] is None
        with pytest.raises(Refusal, match="prepare fewer"):
            await imagined(here, *[["market.1"]] * 6)

    at(traders(), story)


def test_nothing_is_prepared_in_ones_own_turn_or_for_another_table() -> None:
    async def story(here: Gathering) -> None:
        with pytest.raises(Refusal, match="it is your turn"):
            await here.prepare(ANN, ["market.1"])
        with pytest.raises(Refusal, match="'nowhere' cannot be prepared"):
            await here.prepare(BOB, ["nowhere"])
        with pytest.raises(Refusal, match="cannot be prepared"):
            await here.prepare(BOB, ["market.1", "market.2"])  # the turn ends after the first
        with pytest.raises(Refusal, match="is not your seat"):
            await deciding_in_advance.prepare_moves(
                here.service, here.room, ANN, "a-command", here.room.seq, here.name(BOB), [["market.1"]]
            )
        seq = here.room.seq
        await here.play(ANN, "market.1")
        with pytest.raises(Refusal, match="moved on"):
            await deciding_in_advance.prepare_moves(
                here.service, here.room, CEM, "a-command", seq, here.name(CEM), [["market.2"]]
            )

    here = at(traders(), story)
    assert here.room.decided.prepared == {}


def test_what_is_decided_outlasts_the_process() -> None:
    here = at(traders(), decides)
    engine = create_engine("sqlite://")
    schema.metadata.create_all(engine)
    with engine.begin() as connection:
        for guest in ("ann", "bob", "cem"):
            connection.execute(schema.guests.insert().values(id=guest, name=guest, created=now()))
        write_tables.insert_room(connection, here.room)
        loaded = read_tables.load_room(connection, here.room.id)
    assert loaded is not None
    room = loaded[0]
    assert room.decided.orders == here.room.decided.orders != []
    assert room.decided.prepared == here.room.decided.prepared != {}
    assert room.decided.changed_for(here.room.decided) == set()
    assert not room.passing
    assert room.match is not None
    room.match.play("market.5")
    room.seq += 1
    assert room.passing


async def decides(here: Gathering) -> None:
    await here.give(CEM, "insure_nothing", 3)
    await here.prepare(BOB, ["market.1"], ["market.1"])


def test_at_most_a_dozen_moves_are_prepared() -> None:
    with pytest.raises(ValueError, match="at most 12 items"):
        Imagine(seat="grey", moves=[["market.1"]] * (MOST_MOVES + 1))


def test_two_who_prepare_play_one_after_the_other() -> None:
    async def story(here: Gathering) -> None:
        await here.prepare(BOB, ["market.1"])
        await here.prepare(CEM, ["reserve", "farm.1"])
        await here.play(ANN, "market.5")
        await here.settled()

    here = at(traders(), story)
    assert here.log[-4:] == [(1, "market.5"), (2, "market.1"), (0, "reserve"), (0, "farm.1")]
    assert here.room.window.given == {len(here.log) - 2, len(here.log) - 1, len(here.log)}
