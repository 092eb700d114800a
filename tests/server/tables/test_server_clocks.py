"""Clocks: what may be set, whose time runs, what happens when it is over, and that no kill and no undo changes that."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from seated_people import SEATS, come_back, decide, mover, player, restarted, seat_of, sit, told, watching
from serving import FRIEND, GREEDY, ME, Json, Person, Server, people, running, wait_for, whose_turn

from higaki.server.tables.clocks import Clock, load

RELAXED: Json = {"kind": "relaxed", "seconds": 2, "increment": 0}
BLITZ: Json = {"kind": "blitz", "seconds": 2, "increment": 5}
HOUR: Json = {"kind": "blitz", "seconds": 3600, "increment": 5}


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which clocks can be set to next to nothing."""
    with running(tmp_path_factory.mktemp("quick"), shortest_clock=1, bot_pause=0.05) as started:
        yield started


def asked(person: Person, **clock: object) -> int:
    body = {"game": "osaka", "seats": [ME, GREEDY], "clock": clock}
    return person.post("/tables", body).status_code


def test_bounds(server: Server) -> None:
    with people(server, "Ann") as (ann,):
        assert ann.view(ann.open(ME, GREEDY))["clock"] is None
        assert asked(ann, kind="relaxed", seconds=60) == 200
        assert asked(ann, kind="blitz", seconds=600, increment=5) == 200
        for wrong in (
            {"kind": "relaxed", "seconds": 29},
            {"kind": "relaxed", "seconds": 3601},
            {"kind": "relaxed", "seconds": 60, "increment": 5},
            {"kind": "blitz", "seconds": 60, "increment": 61},
            {"kind": "blitz", "seconds": -60},
            {"kind": "blitz", "seconds": "60"},
            {"kind": "sand", "seconds": 60},
            {"kind": "relaxed"},
        ):
            assert asked(ann, **wrong) == 422, wrong


def test_nothing_runs_while_the_table_waits_a_bot_thinks_or_nobody_is_there(tmp_path: Path) -> None:
    with running(tmp_path, bot_pause=5) as server, people(server, "Ann", "Bob") as (ann, bob):
        waiting = ann.open(ME, FRIEND, clock=HOUR)
        with watching(waiting, ann):
            assert ann.view(waiting)["clock"]["running"] is None
        bob.join(waiting, SEATS[1])
        assert ann.view(waiting)["clock"]["running"] is None
        with watching(waiting, ann):
            view = ann.view(waiting)
            assert view["clock"]["running"] == whose_turn(view)
            assert view["clock"]["left"].keys() == {SEATS[0], SEATS[1]}
        wait_for(lambda: ann.view(waiting)["clock"]["running"] is None)
        with_bots = ann.open(ME, GREEDY, GREEDY, clock=HOUR)
        with watching(with_bots, ann):
            view = ann.view(with_bots)
            assert view["clock"]["left"].keys() == {SEATS[0]}
            assert (view["clock"]["running"] == SEATS[0]) == (whose_turn(view) == SEATS[0])


def test_relaxed_a_bot_ends_the_move_and_the_seat_stays(quick: Server) -> None:
    with people(quick, "Ann", "Bob") as (ann, bob):
        table = sit(ann, bob, clock=RELAXED)
        first, (other,) = mover(table, ann, bob)
        seat = seat_of(first, table)
        with watching(table, ann, bob):
            wait_for(lambda: whose_turn(first.view(table)) != seat)
            view = first.view(table)
            assert told(view)[:1] == ["time_over"]
            assert view["happenings"][0]["seat"] == seat
            assert player(view, seat)["stand_in"] is None
            assert view["undoable"] == 0
            wait_for(lambda: whose_turn(other.view(table)) == seat or told(other.view(table)).count("time_over") > 1)


def test_blitz_a_bot_has_the_seat_for_good(quick: Server) -> None:
    with people(quick, "Ann", "Bob") as (ann, bob):
        table = sit(ann, bob, clock=BLITZ)
        first, (other,) = mover(table, ann, bob)
        seat = seat_of(first, table)
        with watching(table, other):
            wait_for(lambda: player(other.view(table), seat)["stand_in"] == "greedy")
        view = first.view(table)
        assert told(view)[:2] == ["time_over", "stood_in"]
        assert player(view, seat)["gave_up"] == "time"
        assert view["clock"]["left"][seat] == 0
        assert come_back(first, table, seat).json()["error"] == "illegal"


def test_a_kill_charges_nothing_and_loses_nothing(tmp_path: Path) -> None:
    with running(tmp_path, shortest_clock=1) as server, people(server, "Ann", "Bob") as (ann, bob):
        table = sit(ann, bob, clock={"kind": "blitz", "seconds": 600, "increment": 0})
        first, _ = mover(table, ann, bob)
        seat = seat_of(first, table)
        with watching(table, ann, bob):
            time.sleep(1.2)
            decide(first, table)
        saved = first.view(table)["clock"]
        assert saved["left"][seat] < 600_000 - 1000
        server.kill()
        time.sleep(2)
        server.start()
        after = first.view(table)["clock"]
        assert after["running"] is None
        assert abs(after["left"][seat] - saved["left"][seat]) < 1000


def test_a_bot_that_ends_a_move_goes_on_after_a_kill(tmp_path: Path) -> None:
    with running(tmp_path, shortest_clock=1, bot_pause=1) as server, people(server, "Ann", "Bob") as (ann, bob):
        table = sit(ann, bob, clock=RELAXED)
        first, _ = mover(table, ann, bob)
        with watching(table, ann, bob):
            wait_for(lambda: "time_over" in told(first.view(table)))
        before = len(first.view(table)["entries"])
        assert "time_over" in told(restarted(server, first, table))
        wait_for(lambda: len(first.view(table)["entries"]) > before)
        assert server.tracebacks == []


def test_a_rematch_has_the_same_clock_wound_up(quick: Server) -> None:
    with people(quick, "Ann") as (ann,):
        table = ann.open(ME, GREEDY, clock=HOUR)
        body = {"command_id": "resign-once", "expected_seq": ann.view(table)["seq"], "seat": SEATS[0]}
        wait_for(lambda: bool(ann.view(table)["scene"]["options"]))
        body["expected_seq"] = ann.view(table)["seq"]
        assert ann.post(f"/tables/{table}/resign", body).status_code == 200
        again = ann.view(ann.post(f"/tables/{table}/rematch").json()["table"])
        assert again["clock"]["left"] == {SEATS[0]: 3_600_000}


# The clock itself, without waiting


def test_undo_brings_no_time() -> None:
    relaxed = Clock("relaxed", 60, 0, 2)
    relaxed.decided(0, False, 1, 1)
    relaxed.left = [10.0, 50.0]
    relaxed.decided(0, False, 0, 0)  # taken back
    assert relaxed.left == [10.0, 50.0]
    relaxed.decided(0, False, 1, 1)  # decided again
    assert relaxed.left == [10.0, 50.0]
    relaxed.decided(1, False, 2, 0)
    assert relaxed.left == [60.0, 50.0]
    blitz = Clock("blitz", 60, 5, 2)
    for _ in range(3):
        blitz.decided(0, False, 1, 1)
        blitz.decided(0, False, 0, 0)
    assert blitz.left == [65.0, 60.0]


def test_only_a_person_who_hands_on_with_time_left_gets_some_back() -> None:
    blitz = Clock("blitz", 60, 5, 2)
    blitz.decided(0, False, 1, 0)
    assert blitz.left == [60.0, 60.0]
    blitz.decided(0, True, 2, 1)
    assert blitz.left == [60.0, 60.0]
    blitz.left[0] = 0.0
    blitz.decided(0, False, 3, 1)
    assert blitz.left == [0.0, 60.0]


def test_a_saved_clock_stands_still_and_is_the_same() -> None:
    clock = Clock("blitz", 60, 5, 3)
    clock.left, clock.longest, clock.helping = [1.5, 0.0, 60.0], 7, 2
    again = load(clock.save())
    assert again is not None
    assert again.save() == clock.save()
    assert again.running is None
    assert not again.out
