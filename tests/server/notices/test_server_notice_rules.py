"""When somebody is told, and when not: quiet hours, whose turn counts as one, one of several processes, who is gone."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any, TypeVar
from zoneinfo import ZoneInfo

import pytest
from notice_place import HOUR, Place, comes_true, sitting
from sqlalchemy import Connection, delete, select, update
from sqlalchemy.exc import OperationalError

from higaki.server.background.clock_keeper import ClockKeeper
from higaki.server.common.quiet_hours import Quiet
from higaki.server.database.bus import Message
from higaki.server.database.change import write
from higaki.server.database.schema import notices, push_subscriptions, seats, tables, tokens
from higaki.server.database.sqlite_store import Store
from higaki.server.notices import dispatcher, message_text, preferences, queue
from higaki.server.protocol.errors import Refusal
from higaki.server.storage import write_tables
from higaki.server.tables.occupant import Occupant
from higaki.server.tables.room import STAND_IN, Room
from higaki.server.tables.subscribers import Subscriber

T = TypeVar("T")
NOON = datetime(2026, 7, 1, 12, tzinfo=ZoneInfo("Europe/Berlin")).timestamp()


@pytest.mark.parametrize(
    ("begin", "end", "hour", "until"),
    [
        *((22, 8, 21, None), (22, 8, 22, 8 + 24), (22, 8, 23, 8 + 24), (22, 8, 0, 8), (22, 8, 7, 8), (22, 8, 8, None)),
        *((13, 15, 12, None), (13, 15, 13, 15), (13, 15, 14, 15), (13, 15, 15, None)),
    ],
)
def test_quiet_hours_end_where_the_guest_is(begin: int, end: int, hour: int, until: int | None) -> None:
    quiet = Quiet(begin * 60, end * 60, "Europe/Berlin")
    expected = None if until is None else NOON + (until - 12) * HOUR
    assert quiet.until(NOON + (hour - 12) * HOUR) == expected


def test_quiet_hours_know_that_clocks_are_changed() -> None:
    """On the last Sunday of October an hour comes twice in Berlin: eight o'clock is later than it seems."""
    evening = datetime(2026, 10, 24, 22, tzinfo=ZoneInfo("Europe/Berlin")).timestamp()
    assert Quiet(22 * 60, 8 * 60, "Europe/Berlin").until(evening) == evening + 11 * HOUR
    for zone in ("Nowhere/Atlantis", "", "../etc/passwd", "Europe", "\0"):
        with pytest.raises(Refusal, match="right would be"):
            Quiet(0, 60, zone).until(NOON)


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    yield Place(tmp_path)


def test_what_counts_as_a_turn_that_has_come(place: Place) -> None:
    async def story() -> None:
        room = await place.open(sitting("ann"), sitting("bob"), Occupant("bob", None, "Ben", True), sitting("cem"))
        await place.play(room, "reserve")
        assert await place.waiting() == [], "it is still her turn, and she knows it"
        await place.undo(room)
        await place.play(room)
        assert await place.waiting() == [("bob", "turn")]
        await place.undo(room)
        assert await place.waiting() == [("ann", "turn")], "no longer his but hers"
        await place.play(room)
        await place.store.run(lambda connection: queue.forget(connection, room.id, ["bob"]))
        await place.play(room)
        assert await place.waiting() == [], "it is Ben's, beside him"
        room.occupants[3].stand_in = STAND_IN
        assert room.match is not None
        await place.play(room, room.match.options[0])
        assert room.turn == 3
        assert await place.waiting() == [], "a bot plays there"
        await place.close()

    asyncio.run(story())


def test_who_comes_need_not_be_told_and_may_be_told_again(place: Place) -> None:
    async def story() -> None:
        room = await place.open(sitting("ann"), sitting("bob"))
        await place.play(room)
        assert await place.waiting() == [("bob", "turn")]
        room.subscribers.add(Subscriber("ann"))
        place.service.somebody_came_or_went(room)
        his = Subscriber("bob")
        room.subscribers.add(his)
        place.service.somebody_came_or_went(room)
        await comes_true(place.waiting, [])
        room.subscribers.discard(his)
        place.service.somebody_came_or_went(room)
        for _ in range(2):
            await place.undo(room)
            await place.play(room)
        assert await place.waiting() == [("bob", "turn")]
        await place.close()

    asyncio.run(story())


def test_who_sits_there_is_not_told_however_long_it_takes(place: Place) -> None:
    async def story() -> None:
        room = await place.open(sitting("ann"), sitting("bob"), sitting("cem"))
        room.subscribers.add(Subscriber("bob"))
        place.service.somebody_came_or_went(room)
        await asyncio.sleep(0)
        await place.play(room)
        assert await place.waiting() == [("bob", "turn")], "a page may be asleep: it is not yet certain"
        await place.dispatcher.go_round()
        assert await place.waiting() == [("bob", "turn")]
        soon = time.time() + HOUR / 10
        await place.store.run(lambda connection: connection.execute(update(notices).values(due=soon)))
        await place.dispatcher.go_round()
        assert await place.waiting() == [], "seen before it is due, so that no other process tells it"

        # Who sees the end of the game need not be told of it either.
        def end() -> None:
            room.end.ended = {"why": "agreed", "seats": [], "at": ""}

        await place.service.change(room, "the end", 0, "table:ended", end)
        await comes_true(place.waiting, [("ann", "over"), ("cem", "over")])
        await place.close()

    asyncio.run(story())


def test_who_has_answered_in_advance_is_not_told(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        room = await place.open(sitting("ann"), sitting("bob"))
        monkeypatch.setattr(Room, "passing", property(lambda _: True))
        await place.play(room)
        assert await place.waiting() == [], "the server answers in a moment"
        monkeypatch.setattr(Room, "passing", property(lambda room: room.turn == 1))
        await place.undo(room)
        await place.play(room)
        monkeypatch.setattr(Room, "passing", property(lambda _: False))
        assert await place.waiting() == []
        await place.close()

    asyncio.run(story())


def test_nobody_is_told_anything_while_browsers_find_a_server_again(place: Place) -> None:
    async def story() -> None:
        room = await place.open(sitting("ann"), sitting("bob"))
        await place.play(room)
        await place.store.run(lambda connection: connection.execute(update(notices).values(due=1.0)))
        await place.dispatcher.go_round()
        assert await place.waiting() == [("bob", "turn")], "it is due, but the server has just come back"
        await place.close()

    asyncio.run(story())


def test_the_end_is_told_to_all_but_who_gave_up(place: Place) -> None:
    async def story() -> None:
        room = await place.open(sitting("ann"), sitting("bob"), sitting("cem"))
        room.occupants[2].gave_up = "resigned"
        await place.play(room)

        def end() -> None:
            room.end.ended = {"why": "agreed", "seats": [], "at": ""}

        await place.service.change(room, "the end", 0, "table:ended", end)
        assert sorted(await place.waiting()) == [("ann", "over"), ("bob", "over")]
        await place.close()

    asyncio.run(story())


def test_one_of_several_processes_tells_it_and_not_in_quiet_hours(place: Place) -> None:
    async def story() -> None:
        room = await place.open(sitting("ann"), sitting("bob"))
        await place.play(room)

        async def run(work: Callable[[Connection], T]) -> T:
            return await place.store.run(work)

        (notice,) = await run(lambda connection: queue.waiting(connection, float("inf")))
        quiet = Quiet(11 * 60, 13 * 60, "Europe/Berlin")
        await run(lambda connection: preferences.set_quiet(connection, "bob", quiet))
        assert await run(lambda connection: queue.claim(connection, notice, NOON, awake=False)) is None
        (later,) = await run(lambda connection: queue.waiting(connection, float("inf")))
        assert later.due == NOON + HOUR
        assert await run(lambda connection: queue.claim(connection, notice, NOON + HOUR, awake=False)) is None, (
            "that was put off"
        )
        errand = await run(lambda connection: queue.claim(connection, later, NOON + HOUR, awake=False))
        assert errand is not None
        assert (errand.game, errand.others, len(errand.channels)) == ("osaka", ["Ann"], 1)
        assert await run(lambda connection: queue.claim(connection, later, NOON + HOUR, awake=False)) is None, (
            "another has it"
        )
        for tries, seconds in ((1, 60.0), (2, 300.0), (3, 1200.0), (4, None)):
            await run(lambda connection: queue.put_off(connection, later, [errand.channels[0].id], NOON))
            left = await run(lambda connection: queue.waiting(connection, float("inf")))
            assert [one.due for one in left] == ([] if seconds is None else [NOON + seconds]), tries
            if left:
                again = await run(partial(queue.claim, notice=left[0], now=NOON + 5 * HOUR, awake=False))
                assert again is not None
        await place.close()

    asyncio.run(story())


def test_what_is_no_longer_true_is_not_told(place: Place) -> None:
    async def story() -> None:
        room = await place.open(sitting("ann"), sitting("bob"))
        await place.play(room)
        (notice,) = await place.store.run(lambda connection: queue.waiting(connection, float("inf")))
        # Another process has made a move of which this one has not heard.
        room.seq += 1
        assert room.match is not None
        room.match.play(room.match.options[0])
        await place.store.run(
            lambda connection: write(connection, write_tables.change_of(room, "elsewhere", 1, "market.1"))
        )
        assert await place.store.run(lambda connection: queue.claim(connection, notice, NOON, awake=False)) is None
        assert await place.waiting() == []
        await place.close()

    asyncio.run(story())


# Before somebody has been away for too long


async def all_due(place: Place) -> list[tuple[str, str, float]]:
    """What is still to be told, to whom, and in how many minutes."""
    found = await place.store.run(lambda connection: queue.waiting(connection, float("inf")))
    return [(notice.guest, notice.kind, round((notice.due - time.time()) / 60, 1)) for notice in found]


def test_who_was_told_of_their_turn_is_warned_when_half_of_the_limit_is_over(place: Place) -> None:
    async def story() -> None:
        ClockKeeper(place.service)
        room = await place.open(sitting("ann"), sitting("bob"))
        place.service.somebody_came_or_went(room)
        room.subscribers.add(Subscriber("ann"))
        place.service.somebody_came_or_went(room)
        await place.play(room)
        (notice,) = await place.store.run(lambda connection: queue.waiting(connection, float("inf")))
        assert notice.kind == "turn"
        for failed, kind in ((["mail"], "turn"), ([], "absent")):
            place.dispatcher._tell = reaching_all_but(failed)  # type: ignore[method-assign]
            errand = await place.store.run(partial(queue.claim, notice=notice, now=notice.due, awake=True))
            assert errand is not None
            await place.dispatcher._run(errand)
            (notice,) = await place.store.run(lambda connection: queue.waiting(connection, float("inf")))
            assert notice.kind == kind, "who could not be reached is told of their turn first"
        assert await all_due(place) == [("bob", "absent", room.absence.limit / 120)]
        await place.close()

    asyncio.run(story())


def reaching_all_but(failed: list[str]) -> Any:
    async def tell(*_: object) -> list[str]:
        return failed

    return tell


def test_who_leaves_in_the_middle_of_their_turn_is_warned_and_who_comes_back_is_not(place: Place) -> None:
    async def story() -> None:
        ClockKeeper(place.service)
        room = await place.open(sitting("ann"), sitting("bob"))
        hers, his = Subscriber("ann"), Subscriber("bob")
        for subscriber in (hers, his):
            room.subscribers.add(subscriber)
            place.service.somebody_came_or_went(room)
        room.subscribers.discard(hers)
        place.service.somebody_came_or_went(room)
        await comes_true(place.waiting, [("ann", "absent")])
        room.subscribers.add(hers)
        place.service.somebody_came_or_went(room)
        await comes_true(place.waiting, [])
        room.subscribers.discard(his)
        place.service.somebody_came_or_went(room)
        await place.store.run(lambda connection: None)
        assert await place.waiting() == [], "he owes nothing"
        await place.close()

    asyncio.run(story())


def test_nobody_is_warned_of_what_does_not_count(place: Place) -> None:
    async def story() -> None:
        room = await place.open(sitting("ann"), sitting("bob"))
        await place.store.run(lambda connection: queue.warn(connection, room, "ann", NOON))
        (notice,) = await place.store.run(lambda connection: queue.waiting(connection, float("inf")))
        assert await place.store.run(lambda connection: queue.claim(connection, notice, NOON, awake=False)) is None
        assert await place.waiting() == [], "nobody waits at the table, and the limit is one of minutes"
        days = update(tables).values(absence_limit=3 * 86400)
        await place.store.run(lambda connection: connection.execute(days))
        await place.store.run(lambda connection: queue.warn(connection, room, "ann", NOON))
        errand = await place.store.run(lambda connection: queue.claim(connection, notice, NOON, awake=False))
        assert errand is not None
        assert errand.absence_limit == 3 * 86400
        await place.store.run(lambda connection: queue.forget(connection, room.id, ["ann"]))
        alone = update(seats).where(seats.c.guest == "bob").values(stand_in=STAND_IN)
        await place.store.run(lambda connection: connection.execute(alone))
        await place.store.run(lambda connection: queue.warn(connection, room, "ann", NOON))
        assert await place.store.run(lambda connection: queue.claim(connection, notice, NOON, awake=True)) is None
        await place.close()

    asyncio.run(story())


def test_a_warning_says_how_long_one_may_be_away() -> None:
    for limit, english, german in (
        (300, "for 5 minutes here", "höchstens 5 Minuten weg"),
        (3600, "for 1 hour here", "höchstens 1 Stunde weg"),
        (3 * 86400, "for 3 days here", "höchstens 3 Tage weg"),
    ):
        for language, sentence in (("en", english), ("de", german)):
            said = message_text.Limit("absent", limit)
            body = message_text.about_a_table("absent", "osaka", "table", ["Ann"], None, said, language).body
            assert sentence in body.translate({0x2068: None, 0x2069: None})
            assert "Ann" in body


def test_who_has_no_device_left_is_told_nothing_and_nothing_is_kept(place: Place) -> None:
    async def story() -> None:
        room = await place.open(sitting("ann"), sitting("bob"))
        await place.play(room)

        def lose(connection: Connection) -> None:
            connection.execute(delete(tokens).where(tokens.c.guest == "bob"))

        def kept(connection: Connection) -> list[str]:
            wanted = select(push_subscriptions.c.guest).union_all(select(notices.c.guest))
            return list(connection.execute(wanted.order_by("guest")).scalars())

        assert await place.store.run(kept) == ["ann", "bob", "bob", "cem"]
        await place.store.run(lambda connection: preferences.set_quiet(connection, "bob", Quiet(1, 2, "UTC")))
        await place.store.run(lose)
        assert await place.store.run(kept) == ["ann", "bob", "cem"], "the device is told nothing from this moment on"
        place.service.guest_changed("bob")
        await comes_true(lambda: place.store.run(kept), ["ann", "cem"])
        assert await place.store.run(lambda connection: preferences.quiet_of(connection, "bob")) is None
        await place.close()

    asyncio.run(story())


class AwayForAMoment:
    """A database that comes back when it has been asked in vain so often."""

    def __init__(self, store: Store, times: int) -> None:
        self.store, self.times = store, times

    async def run(self, work: Callable[[Connection], T], word: Message | None = None) -> T:
        if self.times:
            self.times -= 1
            raise OperationalError("SELECT", {}, Exception("connection refused"))
        return await self.store.run(work, word)


def test_a_process_that_begins_while_its_shared_database_is_away_waits_for_it(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dispatcher, "SECONDS_BETWEEN_TRIES", 0.0)
    place.service.shared = True
    place.service.store = AwayForAMoment(place.store, 3)  # type: ignore[assignment]
    asyncio.run(opened_and_closed(place))
    assert place.dispatcher.signer is not None


def test_a_file_that_cannot_be_asked_is_heard_of_at_once(place: Place) -> None:
    place.service.store = AwayForAMoment(place.store, 1)  # type: ignore[assignment]
    with pytest.raises(OperationalError):
        asyncio.run(opened_and_closed(place))


async def opened_and_closed(place: Place) -> None:
    try:
        await place.dispatcher.open()
    finally:
        await place.dispatcher.close()
