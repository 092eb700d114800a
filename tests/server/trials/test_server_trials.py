"""Private copies at a real server: seen by their owner alone, played in the real game, gone when a new one is made."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from postgres import Cluster
from response_shapes import has_shape
from seated_people import decide, mover, resign, sit
from serving import FRIEND, GREEDY, ME, Json, Person, Server, fresh_id, people, running, wait_for
from websockets.exceptions import ConnectionClosed

from higaki.server.protocol.responses.answers import TableAddress
from higaki.server.protocol.responses.table.trials import PlayedThis
from higaki.server.protocol.responses.table.view import View

DAYS: Json = {"kind": "days", "seconds": 86400, "then": "give_up"}


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, cluster: Cluster
) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("trials")
    if request.param == "sqlite":
        with running(folder, bot_pause=0) as started:
            yield started
    else:
        with running(folder, database=cluster.new_database(), more=("--processes", "2")) as started:
            yield started
            assert started.tracebacks == []


def try_out(person: Person, table: str, command: str | None = None) -> httpx.Response:
    return person.post(f"/tables/{table}/try-out", {"command_id": command or fresh_id()})


def copy_of(person: Person, table: str) -> str:
    answer = try_out(person, table)
    assert answer.status_code == 200, answer.text
    has_shape(TableAddress, answer.text)
    copy: str = answer.json()["table"]
    return copy


def play_this(person: Person, copy: str, command: str | None = None) -> Json:
    answer = person.post(f"/tables/{copy}/play-this", {"command_id": command or fresh_id()})
    assert answer.status_code == 200, answer.text
    has_shape(PlayedThis, answer.text)
    found: Json = answer.json()
    return found


def play_on(person: Person, table: str, **body: Any) -> httpx.Response:
    return person.post(f"/tables/{table}/play-on", {"command_id": fresh_id(), **body})


def refused(answer: httpx.Response, status: int, error: str) -> None:
    assert (answer.status_code, answer.json()["error"]) == (status, error), answer.text
    assert "right would be" in answer.json()["detail"]


def finished(ann: Person, bob: Person) -> str:
    table = sit(ann, bob)
    for _ in range(4):
        decide(mover(table, ann, bob)[0], table)
    assert resign(bob, table).status_code == 200
    assert ann.view(table)["state"] == "over"
    return table


def test_a_copy_is_there_for_its_owner_and_nobody_else(server: Server) -> None:
    with people(server, "Ann", "Bob", None) as (ann, bob, stranger):
        table = sit(ann, bob)
        me, _ = mover(table, ann, bob)
        other = bob if me is ann else ann
        real = me.view(table)
        copy = copy_of(me, table)
        view = me.view(copy)
        has_shape(View, me.get(f"/tables/{copy}").text)
        assert view["trial"] == {
            "kind": "try_out",
            "table": table,
            "seat": real["viewer"],
            "moment": len(real["entries"]) - 1,
            "moves": 0,
            "hints": True,
        }
        assert view["scene"] == real["scene"]
        assert [player["kind"] for player in view["players"]].count("bot") == 1
        assert (len(view["entries"]), view["entries"][0]["events"]) == (1, [])
        assert view["entries"][0]["seal"] != real["entries"][0]["seal"]
        assert (view["private"], view["rated"], view["clock"]) == (True, False, None)
        for nosy in (other, stranger):
            missing = nosy.get("/tables/never-there")
            body = {"command_id": fresh_id(), "expected_seq": 0, "thing": view["scene"]["options"][0]}
            seat = {"seat": view["viewer"]}
            for answer in (
                nosy.get(f"/tables/{copy}"),
                nosy.post(f"/tables/{copy}/play", body),
                nosy.post(f"/tables/{copy}/join", seat),
                nosy.post(f"/tables/{copy}/undo", {"command_id": fresh_id(), "expected_seq": 0}),
                nosy.post(f"/tables/{copy}/rematch"),
                nosy.post(f"/tables/{copy}/chat", {"command_id": fresh_id(), "text": "hello"}),
                nosy.post(f"/tables/{copy}/close", {"command_id": fresh_id()}),
                nosy.get(f"/tables/{copy}/hint"),
                nosy.get(f"/tables/{copy}/ratings"),
                nosy.get(f"/tables/{copy}/replay"),
                nosy.get(f"/tables/{copy}/review"),
                nosy.get(f"/tables/{copy}/file"),
                try_out(nosy, copy),
                nosy.post(f"/tables/{copy}/play-this", {"command_id": fresh_id()}),
                play_on(nosy, copy, seat=view["viewer"], moment=0),
            ):
                assert (answer.status_code, answer.json()) == (404, missing.json()), answer.request.url
            with nosy.listen(copy) as listening, pytest.raises(ConnectionClosed) as closed:
                listening.recv(timeout=10)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4404
        page = stranger.http.get(f"/table/{copy}").text
        assert page == stranger.http.get("/table/never-there").text.replace("never-there", copy)
        for person in (me, other):
            assert copy not in person.get("/me").text
            assert copy not in person.get("/me/games").text
            assert copy not in person.get("/lobby").text
        assert other.view(table) == other.view(table) | {"seq": real["seq"]}, "nobody is told of it"


def test_what_was_tried_is_played_once(server: Server) -> None:
    with people(server, "Ann", "Bob") as (ann, bob):
        table = sit(ann, bob)
        me, (other,) = mover(table, ann, bob)
        before = me.view(table)
        copy = copy_of(me, table)
        decide(me, copy)
        tried = me.view(copy)
        thing = tried["entries"][1]["thing"]
        assert tried["trial"]["moves"] >= 1
        assert me.view(table)["seq"] == before["seq"], "the real game does not know of it"
        command = fresh_id()
        played = play_this(me, copy, command)
        assert (played["table"], played["played"]) == (table, 1)
        real = other.view(table)
        assert [entry["thing"] for entry in real["entries"][1:]][len(before["entries"]) - 1] == thing
        assert play_this(me, copy, command)["played"] == 1, "the same command"
        assert play_this(me, copy)["played"] == 1, "and a new one finds it played"
        assert other.view(table)["seq"] == real["seq"]


def test_moves_that_do_not_hold_any_more_are_not_played(server: Server) -> None:
    with people(server, "Ann", "Bob") as (ann, bob):
        table = sit(ann, bob)
        me, (other,) = mover(table, ann, bob)
        copy = copy_of(me, table)
        view = me.view(copy)
        options = view["scene"]["options"]
        assert me.play(copy, view["seq"], options[0]).status_code == 200
        real = me.view(table)
        assert me.play(table, real["seq"], options[-1]).status_code == 200
        seq = me.view(table)["seq"]
        stopped = play_this(me, copy)
        assert (stopped["played"], stopped["why"]) == (0, "moved_on")
        assert stopped["left"] >= 1
        assert other.view(table)["seq"] == seq


def test_a_new_copy_replaces_the_old_one(server: Server) -> None:
    with people(server, "Ann", "Bob") as (ann, bob):
        table = sit(ann, bob)
        me, (other,) = mover(table, ann, bob)
        command = fresh_id()
        first = try_out(me, table, command).json()["table"]
        assert try_out(me, table, command).json()["table"] == first, "the same command"
        theirs = copy_of(other, table)
        second = copy_of(me, table)
        assert second != first
        wait_for(lambda: me.get(f"/tables/{first}").status_code == 404)
        assert me.get(f"/tables/{second}").status_code == 200
        assert other.get(f"/tables/{theirs}").status_code == 200
        refused(try_out(me, second), 422, "illegal")
        refused(me.post(f"/tables/{table}/play-this", {"command_id": fresh_id()}), 422, "illegal")
        assert me.post(f"/tables/{second}/close", {"command_id": fresh_id()}).status_code == 200
        assert me.get(f"/tables/{second}").status_code == 404
        assert server.rows("SELECT id FROM tables WHERE id IN (?, ?)", first, second) == []


def test_only_who_plays_a_running_game_tries_moves_out(server: Server) -> None:
    with people(server, "Ann", "Bob", "Cem") as (ann, bob, cem):
        table = sit(ann, bob)
        refused(try_out(cem, table), 403, "not_yours")
        waiting = ann.open(ME, FRIEND)
        refused(try_out(ann, waiting), 422, "illegal")
        refused(try_out(ann, finished(ann, bob)), 422, "illegal")


def test_a_finished_copy_leaves_no_result_and_no_rematch(server: Server) -> None:
    with people(server, "Ann", "Bob") as (ann, bob):
        table = sit(ann, bob)
        me, _ = mover(table, ann, bob)
        copy = copy_of(me, table)
        assert resign(me, copy).status_code == 200
        wait_for(lambda: me.view(copy)["state"] == "over")
        assert server.rows('SELECT seat FROM results WHERE "table" = ?', copy) == []
        refused(me.post(f"/tables/{copy}/rematch"), 422, "illegal")
        assert me.get("/me/statistics").json()["games"] == []
        assert me.get(f"/tables/{copy}/replay").status_code == 404


def test_at_a_rated_table_it_is_a_term_of_the_table(server: Server) -> None:
    with people(server, "Ann", "Bob") as (ann, bob):
        terms: list[tuple[Json, bool]] = [
            ({}, False),
            ({"try_out": True}, True),
            ({"clock": DAYS}, True),
            ({"clock": DAYS, "try_out": False}, False),
        ]
        for wish, allowed in terms:
            table = ann.open(ME, FRIEND, rated=True, private=False, **wish)
            assert bob.view(table)["try_out"] is allowed, "one reads it before sitting down"
            cards = [card for card in bob.get("/lobby").json()["open"] if card["table"] == table]
            assert [card["try_out"] for card in cards] == [allowed]
            bob.join(table, "white")
            me, (other,) = mover(table, ann, bob)
            answer = try_out(me, table)
            if not allowed:
                refused(answer, 422, "rated")
                continue
            copy = answer.json()["table"]
            assert me.view(copy)["trial"]["hints"] is False
            refused(me.get(f"/tables/{copy}/hint"), 422, "rated")
            assert me.view(copy)["rated"] is False
        unrated = ann.post("/tables", {"game": "osaka", "seats": [ME, FRIEND], "try_out": False})
        refused(unrated, 422, "bad_request")
        again = other.post(f"/tables/{_over(table, ann, bob)}/rematch").json()["table"]
        assert other.view(again)["try_out"] is False


def _over(table: str, ann: Person, bob: Person) -> str:
    assert resign(ann, table).status_code == 200
    assert bob.view(table)["state"] == "over"
    return table


def test_one_plays_on_from_a_finished_game(server: Server) -> None:
    with people(server, "Ann", "Bob", "Cem") as (ann, bob, cem):
        table = finished(ann, bob)
        seats = [player["seat"] for player in ann.view(table)["players"]]
        for person, moment in ((ann, 2), (cem, 0)):
            # The seat that had to decide then, so that nobody waits for a bot.
            seat = cem.get(f"/tables/{table}/replay/{moment}").json()["scene"]["turn"]
            answer = play_on(person, table, seat=seat, moment=moment)
            assert answer.status_code == 200, answer.text
            copy = answer.json()["table"]
            view = person.view(copy)
            assert (view["trial"]["kind"], view["trial"]["seat"], view["trial"]["moment"]) == ("what_if", seat, moment)
            assert view["viewer"] == seat
            assert [player["kind"] for player in view["players"] if player["seat"] != seat] == ["bot"]
            decide(person, copy)
            refused(person.post(f"/tables/{copy}/play-this", {"command_id": fresh_id()}), 422, "illegal")
        running_game = sit(ann, bob)
        refused(play_on(ann, running_game, seat=seats[0], moment=0), 422, "illegal")


@pytest.mark.parametrize(
    "body",
    [
        {"seat": "nobody", "moment": 0},
        {"seat": "black", "moment": 9999},
        {"seat": "black", "moment": -1},
        {"seat": "black", "moment": "0"},
        {"seat": "black", "moment": 0.5},
        {"seat": "", "moment": 0},
        {"seat": "<script>", "moment": 0},
        {"moment": 0},
        {"seat": "black"},
        {"seat": "black", "moment": 0, "more": 1},
        {"seat": "black", "moment": 1 << 80},
    ],
)
def test_hostile_wishes_to_play_on_change_nothing(server: Server, body: Json) -> None:
    with people(server, "Ann", "Bob") as (ann, bob):
        table = finished(ann, bob)
        count = server.rows("SELECT count(*) FROM tables")
        answer = play_on(ann, table, **body)
        assert answer.status_code == 422, answer.text
        assert len(answer.json()["detail"]) < 500
        assert server.rows("SELECT count(*) FROM tables") == count


def test_copies_have_a_limit(tmp_path_factory: pytest.TempPathFactory) -> None:
    with running(tmp_path_factory.mktemp("limited"), limits=1) as limited, people(limited, "Ann") as (ann,):
        table = ann.open(ME, GREEDY)
        statuses = [try_out(ann, table).status_code for _ in range(12)]
        assert statuses[:10] == [200] * 10
        assert 429 in statuses[10:]
        assert limited.rows("SELECT count(*) FROM tables WHERE trial IS NOT NULL") == [(1,)]


def test_a_copy_goes_with_its_owner(server: Server) -> None:
    with people(server, "Ann", "Bob") as (ann, bob):
        table = sit(ann, bob)
        copy = copy_of(ann, table)
        assert ann.post("/me/depart", {"sure": True}).status_code == 200
        assert server.rows("SELECT id FROM tables WHERE id = ?", copy) == []
