"""Private copies in the database: read as they were written, in no list, and gone after two days."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

from rating import database, played
from sqlalchemy import insert, update

from higaki.server.database import schema
from higaki.server.storage import read_tables, table_lists, write_tables
from higaki.server.storage.retention import TRIAL_DAYS, old_tables
from higaki.server.tables.occupant import Occupant
from higaki.server.tables.room import Room
from higaki.server.tables.trial import TRY_OUT, Trial

MADE_OF = Trial(TRY_OUT, "real", 0, 5, "digest", True)


def test_a_copy_is_read_as_it_was_written_and_deleted_when_nobody_plays_it(tmp_path: Path) -> None:
    match = played(decisions=20)
    with database(tmp_path / "tables.db") as engine, engine.begin() as connection:
        connection.execute(insert(schema.guests).values(id="ann", name="Ann", created="2026-01-01"))
        for number, trial in (("real", None), ("copy", MADE_OF), ("newer", MADE_OF)):
            seats = [Occupant("ann", None, None, False), Occupant(None, "medium", None, False)]
            room = Room(number, match.game, True, seats, {}, "ann")
            room.match, room.trial, room.try_out = match, trial, trial is None
            write_tables.insert_room(connection, room)
        for number, trial in (("real", None), ("copy", MADE_OF)):
            found = read_tables.load_room(connection, number)
            assert found is not None
            assert (found[0].trial, found[0].try_out) == (trial, trial is None)
        assert [card["table"] for card in table_lists.tables_of(connection, "ann")] == ["real"]
        assert table_lists.card_of(connection, "copy") is None
        turns = [turn["table"] for turn in table_lists.turns_of(connection, "ann")]
        assert turns == (["real"] if match.seat == 0 else [])
        assert read_tables.public_state_of(connection, "real") == "playing"
        assert read_tables.public_state_of(connection, "copy") is None
        tables = schema.tables.c
        created = update(schema.tables).where(tables.id == "copy").values(created=table_lists.ago(timedelta(hours=1)))
        connection.execute(created)
        assert read_tables.older_trials(connection, "ann", "newer") == ["copy"]
        assert read_tables.older_trials(connection, "ann", "copy") == []
        for days, gone in ((TRIAL_DAYS - 1, []), (TRIAL_DAYS + 1, ["copy"])):
            long_ago = table_lists.ago(timedelta(days=days))
            connection.execute(update(schema.tables).where(tables.id != "newer").values(updated=long_ago))
            assert old_tables(connection, 0, "") == gone
