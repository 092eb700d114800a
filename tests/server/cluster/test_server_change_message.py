"""What processes tell each other of a change is what is on disk; where it is not all, the disk is asked."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest
from simulated import empty_database
from stores import Disk
from two_copies import GUESTS, read, two_copies

from higaki.server.database.bus import Bus, Message
from higaki.server.database.change import write
from higaki.server.service.cluster import change_message
from higaki.server.service.cluster.sync import COLUMNS
from higaki.server.service.table_service import TableService
from higaki.server.storage import write_tables
from higaki.server.tables.room import Room


class Shared(Bus):
    shared = True


class Asked(Disk):
    """A disk that counts how often it is asked."""

    times = 0

    async def run(self, work: Callable[[Any], Any]) -> Any:
        self.times += 1
        return await super().run(work)


def move(engine: Any, room: Room, thing: str | None = None) -> Message:
    """Another process plays, and says so."""
    assert room.match is not None
    seat, thing = room.turn, thing or room.match.options[0]
    room.match.play(thing)
    return save(engine, room, seat, thing)


def save(engine: Any, room: Room, seat: int, thing: str) -> Message:
    room.seq += 1
    change = write_tables.change_of(room, f"command-{room.seq}", seat, thing, "as it was asked")
    with engine.begin() as connection:
        write(connection, change)
    room.revision += 1
    return Message("table", room.id, sender="another process", news=change_message.written(room, change))


def hearing(engine: Any, room: Room, *words: Message) -> int:
    """Our process hears these at once. How often did it ask the disk?"""

    async def hear() -> int:
        disk = Asked(engine)
        service = TableService(disk, Shared())  # type: ignore[arg-type]
        service.registry._rooms[room.id] = room
        for word in words:
            service.peers._hear(word)
        await asyncio.gather(*service.peers._doing)
        return disk.times

    return asyncio.run(hear())


def test_what_is_told_is_what_is_on_disk() -> None:
    engine = empty_database()
    ours, theirs = two_copies(engine, *GUESTS)
    assert theirs.match is not None
    assert theirs.clock is not None
    theirs.bot_decided, theirs.window.given, theirs.rated, theirs.rematch = 1, {1}, False, None
    theirs.end.votes, theirs.turn_since = {"bob": "bot"}, "2026-01-01T00:00:00.000+00:00"
    theirs.clock.left[0] = 3.5
    theirs.happened("stood_in", 1)
    told, found = change_message.next_of(ours, move(engine, theirs).news), read(engine, ours)
    assert told is not None
    assert found is not None
    assert {name: getattr(told.row, name) for name in COLUMNS} == {name: getattr(found.row, name) for name in COLUMNS}
    assert told[1:] == found[1:]


def test_a_move_is_followed_without_asking_the_disk() -> None:
    engine = empty_database()
    ours, theirs = two_copies(engine, *GUESTS)
    for _ in range(5):
        assert hearing(engine, ours, move(engine, theirs)) == 0
        assert write_tables._content(ours, "now") == write_tables._content(theirs, "now")
    assert (ours.revision, ours.commands) == (theirs.revision, {f"command-{n}": "as it was asked" for n in range(1, 6)})


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_whatever_overtakes_what_and_comes_twice_the_newest_table_is_there(order: tuple[int, ...]) -> None:
    engine = empty_database()
    ours, theirs = two_copies(engine, *GUESTS)
    words = [move(engine, theirs) for _ in range(3)]
    hearing(engine, ours, *[words[number] for number in order], words[order[0]])
    assert write_tables._content(ours, "now") == write_tables._content(theirs, "now")
    for number in order:  # each once more, alone
        hearing(engine, ours, words[number])
    assert write_tables._content(ours, "now") == write_tables._content(theirs, "now")


@pytest.mark.parametrize("missed", [1, 2])
def test_who_has_missed_a_change_asks_the_disk(missed: int) -> None:
    engine = empty_database()
    ours, theirs = two_copies(engine, *GUESTS)
    words = [move(engine, theirs) for _ in range(missed + 1)]
    assert change_message.next_of(ours, words[-1].news) is None
    assert hearing(engine, ours, words[-1]) == 1
    assert write_tables._content(ours, "now") == write_tables._content(theirs, "now")


@pytest.mark.parametrize("thing", ["join", "start", "table:voted"])
def test_who_sits_there_is_known_to_the_disk_alone(thing: str) -> None:
    ours, theirs = two_copies(engine := empty_database(), *GUESTS)
    word = save(engine, theirs, 0, thing)
    assert word.news == ""
    assert hearing(engine, ours, word) > 0
    assert ours.seq == theirs.seq


def test_what_a_seat_keeps_to_itself_is_not_told() -> None:
    _, theirs = two_copies(empty_database(), *GUESTS)
    assert change_message.written(theirs, write_tables.own_affair(theirs)) == ""


@pytest.mark.parametrize("news", ["{", "[]", "[1,2,3]", "[[],[],[]]", "null", "impossible"])
def test_what_makes_no_sense_or_cannot_be_played_is_read_from_the_disk(news: str) -> None:
    engine = empty_database()
    ours, theirs = two_copies(engine, *GUESTS)
    word = move(engine, theirs)
    if news == "impossible":
        row, (seq, command, _, asked), answers = json.loads(word.news)
        news = json.dumps([row, [seq, command, "no such thing", asked], answers])
    assert hearing(engine, ours, word._replace(news=news)) > 0
    assert write_tables._content(ours, "now") == write_tables._content(theirs, "now")
