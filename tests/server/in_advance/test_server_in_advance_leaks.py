"""Whether somebody clicks, has given an order or has prepared the move: the others are sent the very same bytes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from unittest.mock import patch

import pytest
from deciding_ahead import ANN, BOB, CEM, OTHERS, Gathering, clans, no_time_passes, traders

from higaki.engine.match.match import Match
from higaki.server.background import automatic_answers

Way = Callable[[Gathering], Awaitable[None]]


@pytest.fixture(autouse=True)
def at_one_moment() -> Iterator[None]:
    with no_time_passes():
        yield


async def clicks(here: Gathering) -> None:
    await here.play(ANN, "market.1")
    await here.play(BOB, "market.1")


async def has_ordered(here: Gathering) -> None:
    await here.give(BOB, "take_coins", 5)
    await here.play(ANN, "market.1")


async def orders_in_the_own_turn(here: Gathering) -> None:
    await here.play(ANN, "market.1")
    await here.give(BOB, "take_coins", 5)


async def has_prepared(here: Gathering) -> None:
    await here.prepare(BOB, ["market.3"])
    await here.prepare(BOB)
    await here.give(BOB, "insure_nothing", 2)
    await here.prepare(BOB, ["reserve", "farm.1"])
    await here.withdraw(BOB, "insure_nothing")
    await here.play(ANN, "market.1")


async def clicks_that(here: Gathering) -> None:
    await here.play(ANN, "market.1")
    await here.play(BOB, "reserve", "farm.1")


async def has_a_stale_move(here: Gathering) -> None:
    await here.prepare(BOB, ["market.3"])
    await here.play(ANN, "market.1")
    await here.play(BOB, "market.1")


async def had_an_order_that_ended(here: Gathering) -> None:
    await here.give(BOB, "take_coins", 5)
    here.room.decided.orders = [here.room.decided.orders[0]._replace(name="insure_nothing")]
    await clicks(here)


def spent(way: Way, match: Match | None = None) -> Gathering:
    async def told() -> Gathering:
        here = Gathering(match or traders())
        await way(here)
        await here.settled()
        await here.answering.close()
        return here

    return asyncio.run(told())


@pytest.mark.parametrize(
    ("way", "clicking"),
    [
        (has_ordered, clicks),
        (orders_in_the_own_turn, clicks),
        (has_a_stale_move, clicks),
        (had_an_order_that_ended, clicks),
        (has_prepared, clicks_that),
    ],
)
def test_others_hear_the_same(way: Way, clicking: Way) -> None:
    plain, other = spent(clicking), spent(way)
    assert len(plain.heard) == len(plain.store.rows) * len(OTHERS) > 0
    assert other.heard == plain.heard
    assert other.store.rows == plain.store.rows


def test_to_decide_something_else_is_heard() -> None:
    """Else the test above would prove nothing."""
    assert spent(clicks).heard != spent(clicks_that).heard


def test_what_is_decided_in_advance_is_shown_to_nobody_else() -> None:
    async def decides(here: Gathering) -> None:
        await here.give(BOB, "take_coins", 5)
        await here.prepare(BOB, ["market.3"])
        assert (len(here.mine(BOB)["given"]), len(here.mine(BOB)["prepared"])) == (1, 1)
        for guest in (ANN, CEM):
            theirs = here.mine(guest)
            assert (theirs["seat"], theirs["given"], theirs["prepared"]) == (here.name(guest), [], [])

    here = spent(decides)
    assert here.heard == []


def test_another_who_ends_an_order_causes_no_message_to_its_player_alone() -> None:
    """The player is told with the change that everybody is sent."""

    async def opens(here: Gathering) -> None:
        await here.play(ANN, "field.disciple")
        await here.give(CEM, "pass_bids")
        await here.play(BOB, "pass")
        await here.settled()
        for _ in ("its reward", "the next auction"):
            opener = next(guest for guest in (ANN, BOB, CEM) if here.offered(guest))
            await here.play(opener, here.match.options[0])
        assert here.mine(CEM)["given"][0]["ended"] is not None

    def revisions(here: Gathering) -> int:
        return here.room.revision - len(here.store.rows)

    assert revisions(spent(opens, clans())) == 1  # it was given, and nothing else was written for it


def test_every_answer_in_advance_comes_after_a_pause_from_the_same_interval() -> None:
    """A prepared move, an order and a decline are answered by one clock."""
    drawn: list[tuple[float, float]] = []

    def draw(interval: tuple[float, float]) -> float:
        drawn.append(interval)
        return 0.0

    with patch.object(automatic_answers, "drawn", draw):
        for way in (has_ordered, has_prepared, orders_in_the_own_turn):
            spent(way)
    assert drawn == [(0.0, 0.0)] * 3
