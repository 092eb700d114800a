"""Windows at a real server: who is asked, what the server answers by itself, when, and what is said in advance."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
import yedo_town
from serving import (
    FRIEND,
    GREEDY,
    ME,
    Json,
    Server,
    fresh_id,
    next_update,
    people,
    plant,
    running,
    wait_for,
    whose_turn,
)
from toy_windows import WINDOW
from toy_windows_server import PAUSE, PROGRAM, begun, calm, point, say, sitting
from websockets.sync.client import ClientConnection

from higaki.engine.match.advance_answers import UNABLE, declinable

__all__ = ["calm"]  # a fixture


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("quick"), program=PROGRAM) as started:
        yield started


def told(view: Json) -> list[tuple[str, str]]:
    return [(entry["seat"], entry["thing"]) for entry in view["entries"][1:]]


def test_who_can_only_decline_is_not_asked(quick: Server) -> None:
    with sitting(quick, begun()) as (table, (ann, bob, _)):
        point(ann, table, "bid.2")
        wait_for(lambda: whose_turn(bob.view(table)) == "red")
        assert told(bob.view(table)) == [("red", "bid.2"), ("blue", "decline"), ("green", "decline")]
        assert [command for _, command, _, _ in quick.moves(table)][1:] == ["answer 8", "answer 9"]
        assert bob.view(table)["undoable"] == ann.view(table)["undoable"] == 0


def test_who_could_answer_is_asked(quick: Server) -> None:
    with sitting(quick, begun(post={"green": ["ant"]})) as (table, (ann, bob, cem)):
        point(ann, table, "bid.2")
        wait_for(lambda: whose_turn(cem.view(table)) == "green")
        time.sleep(0.3)
        view = cem.view(table)
        assert view["scene"]["options"] == ["decline", "object"]
        assert view["reactions"]["decline"] == "decline"
        assert view["reactions"]["passing"] is False
        assert bob.view(table)["reactions"]["decline"] is None
        point(cem, table, "object")
        assert whose_turn(ann.view(table)) == "red"


def test_meanwhile_it_looks_as_if_they_thought_it_over(calm: Server) -> None:
    with sitting(calm, begun()) as (table, (ann, bob, cem)):
        began = time.monotonic()
        point(ann, table, "bid.2")
        view = bob.view(table)
        assert (whose_turn(view), view["scene"]["options"], view["final"]) == ("blue", [], {})
        assert (view["reactions"]["decline"], view["reactions"]["passing"]) == ("decline", True)
        assert whose_turn(cem.view(table)) == "blue"
        wait_for(lambda: whose_turn(ann.view(table)) == "red")
        assert time.monotonic() - began >= 2 * PAUSE[0]


def test_who_likes_to_bluff_is_asked_always(quick: Server) -> None:
    with sitting(quick, begun()) as (table, (ann, bob, _)):
        assert say(bob, table, "withdraw", "blue", "unable").json()["reactions"]["asked_always"] is True
        point(ann, table, "bid.2")
        time.sleep(0.3)
        assert bob.view(table)["scene"]["options"] == ["decline"]
        assert say(bob, table, "stand", "blue", "unable").json()["reactions"]["asked_always"] is False
        wait_for(lambda: whose_turn(bob.view(table)) == "red")
        assert ("blue", "decline") in told(bob.view(table))


def test_declining_for_the_rest_of_the_chapter_is_one_change_and_ends_with_it(quick: Server) -> None:
    with sitting(quick, begun(post={"blue": ["ant"]})) as (table, (ann, bob, cem)):
        point(ann, table, "bid.2")
        before = bob.view(table)["seq"]
        view = say(bob, table, "stand", "blue", "always", WINDOW).json()
        assert view["seq"] == before + 1
        assert view["reactions"]["declined"] == [WINDOW]
        wait_for(lambda: whose_turn(bob.view(table)) == "red")
        point(ann, table, "done")
        for person, thing in ((bob, "tour"), (bob, "done"), (bob, "done"), (cem, "bid.1")):
            point(person, table, thing)
        wait_for(lambda: whose_turn(cem.view(table)) == "green")
        assert told(bob.view(table))[-3:] == [("green", "bid.1"), ("red", "decline"), ("blue", "decline")]
        point(cem, table, "done")
        assert bob.view(table)["reactions"]["declined"] == []
        point(ann, table, "bid.1")
        assert bob.view(table)["scene"]["options"] == ["decline", "object"]


def until_silent(listening: ClientConnection) -> list[Json]:
    heard = []
    with suppress(TimeoutError):
        while True:
            heard.append(next_update(listening, seconds=0.4))
    return heard


def test_what_is_said_in_advance_is_sent_to_nobody_else(quick: Server) -> None:
    with sitting(quick, begun()) as (table, (ann, bob, _)), ann.listen(table) as hers, bob.listen(table) as his:
        assert until_silent(hers)
        assert until_silent(his)
        updated = quick.rows("SELECT updated, seq FROM tables WHERE id = ?", table)
        assert say(bob, table, "stand", "blue", "always").status_code == 200
        assert next_update(his)["view"]["reactions"]["declined"] == [WINDOW]
        assert say(bob, table, "withdraw", "blue", "always", WINDOW).status_code == 200
        assert next_update(his)["view"]["reactions"]["declined"] == []
        assert until_silent(hers) == []
        assert quick.rows("SELECT updated, seq FROM tables WHERE id = ?", table) == updated
        assert quick.moves(table) == []


def test_the_same_command_twice_is_one(quick: Server) -> None:
    with sitting(quick, begun()) as (table, (_, bob, _)):
        body = {"command_id": fresh_id(), "seat": "blue", "scope": "always"}
        assert bob.post(f"/tables/{table}/stand", body).json()["reactions"]["declined"] == [WINDOW]
        say(bob, table, "withdraw", "blue", "always")
        assert bob.post(f"/tables/{table}/stand", body).json()["reactions"]["declined"] == []


def test_what_cannot_be_said_in_advance(quick: Server) -> None:
    with sitting(quick, begun()) as (table, (ann, bob, _)), people(quick, None) as (stranger,):
        for what in ("stand", "withdraw"):
            assert say(ann, table, what, "blue", "always").json()["error"] == "not_yours"
            assert say(stranger, table, what, "blue", "always").json()["error"] == "not_yours"
            assert say(bob, table, what, "pink", "always").status_code == 422
            assert say(bob, table, what, "blue", "sometimes").status_code == 422
            assert say(bob, table, what, "blue", "always", "Act").status_code == 422
            assert say(ann, ann.open(ME, FRIEND), what, "grey", "always").json()["error"] == "illegal"
            without = ann.open(ME, ME, game="dragon_market")
            seat = ann.view(without)["players"][0]["seat"]
            assert say(ann, without, what, seat, "always").status_code == 422
            assert ann.view(without)["reactions"] is None


def test_a_new_game_begins_with_nobody_asked_in_vain(quick: Server) -> None:
    with people(quick, "Ann") as (ann,):
        table = ann.open(ME, GREEDY, game="toy_town")
        assert ann.view(table)["reactions"]["asked_always"] is False
        assert [answer[0] for answer in quick.saved(table)["standing"]] == ["red"]


def test_who_has_no_socket_is_shown_the_options_and_plays_a_whole_window_of_yedo(quick: Server) -> None:
    """Nobody is declined for who is away, so whoever only asks for the table must be able to decline by hand."""
    hands = {"toyotomi": ["walls_have_ears"], "nabeshima": ["false_alarm", "bribed_patrol"], "maeda": ["trapdoor"]}
    agenda = ["BeginWatch toyotomi", "BeginTrade toyotomi", "BeginActions toyotomi"]
    order = ["maeda", "nabeshima", "toyotomi", "hosokawa"]
    match = yedo_town.start({"agenda": agenda, "round": 4}, {"watch": {"red": "gates"}}, card=hands, order=order)
    match.answers_at_once = False
    for seat in range(4):
        for kind in declinable(match.game):
            match.stand(seat, kind.name, "decline", UNABLE)
    options = {clan: ["decline"] for clan in order[:3]}
    options["nabeshima"] = ["card.bribed_patrol", "card.false_alarm", "decline"]
    with people(quick, "Ann", "Bob", "Cem", "Dee") as four:
        table = plant(quick, match, *four)
        for clan, offered in options.items():
            seat = yedo_town.CLANS.index(clan)
            views = [person.view(table) for person in four]
            assert [whose_turn(view) for view in views] == [clan] * 4
            assert [view["scene"]["options"] for view in views] == [offered if at == seat else [] for at in range(4)]
            assert views[seat]["reactions"]["passing"] is False
            assert not any(player["connected"] for player in views[0]["players"])
            point(four[seat], table, "decline")
        assert four[0].view(table)["scene"]["step"]["name"] != "PlayWatchCard"


def test_a_table_with_even_windows(quick: Server) -> None:
    """What comes of it is tested in made-up time; here that it is kept, agreed on, and refused where it cannot be."""
    with people(quick, "Ann", "Bob") as (ann, bob):
        table = ann.open(ME, FRIEND, game="toy_town", even_windows=True)
        assert bob.view(table)["even_windows"] is True
        quick.kill()
        quick.start()
        assert bob.join(table, "blue")["even_windows"] is True
        assert ann.view(ann.open(ME, GREEDY, game="toy_town"))["even_windows"] is False
        here = {"kind": "here", "name": "Bo"}
        for seats, game in (([ME, here], "toy_town"), ([ME, GREEDY], "osaka")):
            wish = {"game": game, "seats": seats, "even_windows": True}
            assert ann.post("/tables", wish).status_code == 422


def test_what_is_held_back_survives_a_kill(tmp_path: Path) -> None:
    with running(tmp_path, program=PROGRAM) as server, sitting(server, begun(post={"blue": ["ant"]})) as (table, three):
        ann, bob, _ = three
        server.write("UPDATE tables SET even_windows = ? WHERE id = ?", True, table)
        server.kill()
        server.start()
        point(ann, table, "bid.2")
        before = bob.view(table)["seq"]
        assert bob.play(table, before, "object").json()["view"]["reactions"]["held"] is True
        server.kill()
        server.start()
        view = bob.view(table)
        assert (view["seq"], view["reactions"]["held"], view["scene"]["options"]) == (before, True, [])
        assert ann.view(table)["entries"][-1]["thing"] == "bid.2"
        wait_for(lambda: told(ann.view(table))[-1] == ("blue", "object"))
        assert server.tracebacks == []
