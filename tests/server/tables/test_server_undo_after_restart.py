"""Undo reaches exactly as far after a restart as before it, along whole games, with bots that decide for people."""

from __future__ import annotations

import random

import pytest
from sqlalchemy import create_engine
from sqlalchemy.engine import Engine

import higaki
from higaki.server.accounts.guests import now
from higaki.server.database import schema
from higaki.server.database.change import write
from higaki.server.storage import read_tables, write_tables
from higaki.server.tables import views, windows
from higaki.server.tables.occupant import Occupant
from higaki.server.tables.room import Room
from higaki.server.workers.bot_players import _decide

GUESTS = ("ann", "bob")
# Loading plays the whole log again, so in a long game not every moment is looked at, but many after an undo.
LOOKS = 12


def disk() -> Engine:
    engine = create_engine("sqlite://")
    schema.metadata.create_all(engine)
    with engine.begin() as connection:
        for guest in GUESTS:
            connection.execute(schema.guests.insert().values(id=guest, name=guest, created=now()))
    return engine


def as_after_a_restart(engine: Engine, room: Room, number: int) -> Room:
    with engine.begin() as connection:
        room.seq += 1
        write(connection, write_tables.change_of(room, f"command-{number}", -1, "any"))
        room.revision += 1
        loaded = read_tables.load_room(connection, room.id)
    assert loaded is not None
    return loaded[0]


def reaches(room: Room) -> list[object]:
    assert room.match is not None
    seen: list[object] = [room.match.undoable]
    for guest in GUESTS:
        seen += [views.undoable(room, guest), room.viewer(guest), windows.reactions(room, guest, room.viewer(guest))]
    return seen


@pytest.mark.parametrize("game", higaki.game_names())
def test_undo_reaches_as_far_as_before(game: str) -> None:
    chance = random.Random(f"undo {game}")
    match = higaki.new(game, seats=2, seed=11)
    occupants = [Occupant(guest, None, None, False) for guest in GUESTS]
    room = Room("table", match.game, True, occupants, match.game.settings.chosen(match.table.settings), "ann")
    room.match = match
    windows.prepare(room)
    engine = disk()
    with engine.begin() as connection:
        write_tables.insert_room(connection, room)
    undone = looks = number = 0
    while not match.over:
        number += 1
        before, takes_back = match.undoable, match.undoable > 0 and chance.random() < 0.2
        if takes_back and len(match.log) > room.bot_decided:
            room.take_back(1)
            undone += 1
        elif chance.random() < 0.15:
            _decide(room, chance.choice(match.options), False)
        else:
            if match.standing_answer is not None or chance.random() < 0.3:
                room.window.given.add(len(match.log) + 1)
            match.play(chance.choice(match.options))
        # Where an undo leaves less than playing the log again would find.
        if looks < LOOKS and ((takes_back and before == 1) or chance.random() < 0.03):
            looks += 1
            assert reaches(as_after_a_restart(engine, room, number)) == reaches(room)
    assert undone > 3
    assert looks > 3
