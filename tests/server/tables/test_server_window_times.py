"""Windows and time at a real server: bots and the server take as long as people, and no kill stops it."""

from __future__ import annotations

import time
from pathlib import Path

from serving import Server, Sitting, people, plant, running, wait_for, whose_turn
from toy_windows_server import PAUSE, PROGRAM, begun, calm, point, say, sitting

__all__ = ["calm"]  # a fixture


def test_bots_take_as_long(calm: Server) -> None:
    with people(calm, "Ann") as (ann,):
        bots = [Sitting(None, bot="greedy"), Sitting(None, bot="greedy")]
        table = plant(calm, begun(0), ann, *bots)
        ann.view(table)
        began = time.monotonic()
        point(ann, table, "bid.2")
        wait_for(lambda: whose_turn(ann.view(table)) == "red")
        assert time.monotonic() - began >= 2 * PAUSE[0]


def test_who_was_asked_before_a_kill_is_answered_for_after_it(tmp_path: Path) -> None:
    with running(tmp_path, program=PROGRAM, window_pause=PAUSE) as server:
        with sitting(server, begun()) as (table, (ann, bob, cem)):
            point(ann, table, "bid.2")
            server.kill()
            server.start()
            assert whose_turn(ann.view(table)) == "blue"
            with bob.listen(table), cem.listen(table):
                wait_for(lambda: whose_turn(ann.view(table)) == "red")
        assert server.tracebacks == []


def test_who_declined_in_advance_need_not_come_back_after_a_kill(tmp_path: Path) -> None:
    with running(tmp_path, program=PROGRAM, window_pause=PAUSE) as server:
        with sitting(server, begun(post={"blue": ["ant"]})) as (table, (ann, bob, cem)):
            say(bob, table, "stand", "blue", "always")
            say(cem, table, "stand", "green", "always")
            point(ann, table, "bid.2")
            server.kill()
            server.start()
            wait_for(lambda: whose_turn(ann.view(table)) == "red")
        assert server.tracebacks == []


def test_at_one_screen_nobody_is_called_who_is_not_asked(calm: Server) -> None:
    with people(calm, "Ann", "Cem") as (ann, cem):
        table = plant(calm, begun(), ann, Sitting(ann.guest, here="Bo"), cem)
        with ann.listen(table), cem.listen(table):
            point(ann, table, "bid.2")
            assert (whose_turn(ann.view(table)), ann.view(table)["viewer"]) == ("blue", "red")
            wait_for(lambda: whose_turn(ann.view(table)) == "green")
            assert ann.view(table)["viewer"] == "red"
            wait_for(lambda: whose_turn(ann.view(table)) == "red")
            assert ann.view(table)["reactions"]["given"] == [2]
            assert ann.view(table)["reactions"]["questions"]["2"]["name"] == "MayObject"
            assert cem.view(table)["reactions"]["given"] == [3]
