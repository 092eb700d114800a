"""What a seat keeps and what it loses when it is taken over, and what who left is told."""

from __future__ import annotations

from typing import Any

import pytest
from simulated import empty_database
from toy_windows import WINDOW, town
from two_copies import GUESTS, read, two_copies

import higaki
from higaki.engine.match.advance_answers import ALWAYS, UNABLE
from higaki.server.common.monotonic_time import wall
from higaki.server.database import schema
from higaki.server.database.change import write
from higaki.server.service.cluster import sync
from higaki.server.storage import write_tables
from higaki.server.tables import early_end, substitutes, view_json, views, windows
from higaki.server.tables.clocks import Clock
from higaki.server.tables.in_advance import GivenOrder
from higaki.server.tables.occupant import Occupant
from higaki.server.tables.room import STAND_IN, Room

NAMES = {"ann": "Ann", "bob": "Bob", "cem": "Cem"}


def at_a_table(match: Any, seats: int = 3) -> Room:
    """Ann, Bob and Cem; Ann has left."""
    occupants = [Occupant(guest, None, None, False) for guest in list(NAMES)[:seats]]
    room = Room("table", match.game, True, occupants, {}, "ann", substitutes=True)
    room.match = match
    windows.prepare(room)
    room.note_length()
    room.occupants[0].stand_in = STAND_IN
    return room


def test_nobody_undoes_a_decision_from_before() -> None:
    room = at_a_table(higaki.new("yedo", seats=3, seed=2))
    assert room.match is not None
    while room.match.seat != 1:
        room.match.play(room.match.options[0])
    while not views.undoable(room, "bob"):
        room.match.play(room.match.options[0])
    before = room.decisions
    substitutes.take_over(room, 0, "dee", [])
    assert views.undoable(room, "bob") == 0
    assert room.settled == before
    while room.match.seat != 1:
        room.match.play(room.match.options[0])
    room.match.play(room.match.options[0])
    assert views.undoable(room, "bob") <= room.decisions - before


def test_answers_in_advance_and_held_back_were_the_wish_of_who_left() -> None:
    room = at_a_table(town())
    assert room.match is not None
    decline = next(answer.thing for answer in room.match.standing)
    room.match.stand(0, WINDOW, room.game.things.names[decline], ALWAYS)
    room.match.stand(1, WINDOW, room.game.things.names[decline], ALWAYS)
    room.match.withdraw(0, WINDOW, UNABLE)
    room.window.held = ["something"]
    room.decided.orders = [GivenOrder(0, "order", 0, 0, 0), GivenOrder(1, "order", 0, 0, 0)]
    assert room.turn == 0
    substitutes.take_over(room, 0, "dee", [])
    assert {(one.seat, one.scope) for one in room.match.standing if one.seat == 0} == {(0, UNABLE)}
    assert (1, ALWAYS) in {(one.seat, one.scope) for one in room.match.standing}
    assert room.window.held == []
    assert [order.seat for order in room.decided.orders] == [1]


@pytest.mark.parametrize(
    ("kind", "left", "gets"), [("relaxed", 3.0, 60.0), ("blitz", 3.0, 30.0), ("blitz", 50.0, 50.0), ("bank", 0.0, 30.0)]
)
def test_the_clock_gives_time_and_the_vacation_of_who_plays_on(kind: Any, left: float, gets: float) -> None:
    room = at_a_table(higaki.new("osaka", seats=3, seed=1))
    room.clock = Clock(kind, 60, 0, 3, "easy")
    room.clock.left[0] = left
    if room.clock.over_days:
        room.clock.away[0] = [(wall(), wall() + 1000)]
    substitutes.take_over(room, 0, "dee", [])
    assert room.clock.left[0] == gets
    assert room.clock.on_vacation() == {}


def test_offers_of_who_left_do_not_count() -> None:
    room = at_a_table(higaki.new("osaka", seats=3, seed=1))
    for _ in range(3):
        room.happened("offered", 0)
    room.happened("offered", 1)
    substitutes.take_over(room, 0, "dee", [])
    assert [early_end.offers_left(room, guest) for guest in ("dee", "bob", "ann")] == [3, 2, 0]


def test_who_left_and_who_looks_on_are_sent_the_same_of_the_game() -> None:
    room = at_a_table(higaki.new("yedo", seats=3, seed=2))
    assert "hand" in view_json.view(room, NAMES, "ann")
    own = views.view(room, NAMES, "ann")["scene"]
    substitutes.take_over(room, 0, "dee", [])
    room.subscribers.forget_views()
    seen = {guest: views.view(room, NAMES, guest) for guest in ("ann", "dee", "somebody", None)}
    assert seen["dee"]["scene"] is not None
    assert own is not None
    assert seen["dee"]["scene"]["places"] == own["places"], "all that the seat knows"
    assert seen["ann"]["scene"] == seen["somebody"]["scene"] == seen[None]["scene"]
    assert seen["ann"]["entries"] == seen["somebody"]["entries"]
    assert [view["left_seat"] for view in seen.values()] == [room.game.seat_names[0], None, None, None]
    # What is written once for all is not that of somebody else.
    for guest in ("somebody", "ann", "dee", None):
        assert f'"left_seat":{"null" if guest != "ann" else chr(34)}' in view_json.view(room, NAMES, guest)


def test_other_processes_read_the_table_anew() -> None:
    engine = empty_database()
    ours, theirs = two_copies(engine, *GUESTS)
    with engine.begin() as connection:
        connection.execute(schema.guests.insert().values(id="dee", name="Dee", created=""))
    theirs.occupants[0].stand_in = STAND_IN
    substitutes.take_over(theirs, 0, "dee", [])
    theirs.seq += 1
    with engine.begin() as connection:
        write(connection, write_tables.change_of(theirs, "command-1", 0, write_tables.TOOK_OVER))
    since = read(engine, ours)
    assert since is not None
    assert not sync.follow(ours, since), "entries that a page knows were seen with other eyes"
