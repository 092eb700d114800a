"""A table follows what another process has written: all of it, and without being read anew where that is enough."""

from __future__ import annotations

from typing import Any

from simulated import empty_database
from two_copies import GUESTS, read, two_copies

from higaki.server.database import schema
from higaki.server.database.change import write
from higaki.server.service.cluster import sync
from higaki.server.storage import write_tables
from higaki.server.tables.room import Room


def save(engine: Any, room: Room, thing: str) -> None:
    room.seq += 1
    with engine.begin() as connection:
        write(connection, write_tables.change_of(room, f"command-{room.seq}", 0, thing))
    room.revision += 1


def test_everything_that_is_written_of_a_table_is_followed() -> None:
    engine = empty_database()
    ours, theirs = two_copies(engine, *GUESTS)
    assert ours.rated
    assert theirs.match is not None
    thing, seat = theirs.match.options[0], theirs.turn
    theirs.match.play(thing)
    save(engine, theirs, thing)
    theirs.rated, theirs.bot_decided, theirs.window.given = False, 1, {1}
    theirs.end.votes, theirs.turn_since = {"bob": "bot"}, "2026-01-01T00:00:00.000+00:00"
    theirs.happened("stood_in", seat)
    theirs.occupants[seat].stand_in = "greedy"
    assert theirs.clock is not None
    theirs.clock.left[0] = 3.0
    save(engine, theirs, "table:agreed")
    since = read(engine, ours)
    assert since is not None
    assert sync.follow(ours, since)
    # Whatever is written, so that what is written some day is followed, too.
    assert write_tables._content(ours, "now") == write_tables._content(theirs, "now")
    assert [vars(occupant) for occupant in ours.occupants] == [vars(occupant) for occupant in theirs.occupants]
    assert (ours.revision, ours.commands) == (theirs.revision, {"command-1": None, "command-2": None})
    assert read(engine, ours) is None


def test_where_somebody_sat_down_the_table_is_read_anew_with_the_names() -> None:
    engine = empty_database()
    ours, theirs = two_copies(engine, "ann", None)
    theirs.occupants[1].guest = "bob"
    save(engine, theirs, "join")
    since = read(engine, ours)
    assert since is not None
    assert not sync.follow(ours, since)


def test_a_gap_is_not_jumped_over() -> None:
    engine = empty_database()
    ours, theirs = two_copies(engine, *GUESTS)
    save(engine, theirs, "table:voted")
    with engine.begin() as connection:
        connection.execute(schema.moves.delete())
    since = read(engine, ours)
    assert since is not None
    assert not sync.follow(ours, since)
