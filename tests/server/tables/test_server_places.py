"""Others' places: seats kept for a rematch, marks that nobody can forge, and a list of open tables nobody can flood."""

from __future__ import annotations

import asyncio
import hashlib

import pytest
from beside import Beside
from seated_people import resign
from serving import FRIEND, GREEDY, ME, Json, Person, Server, Sitting, fresh_id, people, plant, wait_for

import higaki
from higaki.engine.match.match import Match
from higaki.server.common.rate_limits import Limits
from higaki.server.storage import table_lists


@pytest.fixture(scope="module")
def finished() -> Match:
    match = higaki.new("osaka", seats=3, seed=5)
    while not match.over:
        match.play(match.options[0])
    return match


def rematch(person: Person, table: str) -> str:
    answer = person.post(f"/tables/{table}/rematch")
    assert answer.status_code == 200, answer.text
    return str(answer.json()["table"])


def kinds(view: Json) -> list[tuple[str, str | None, bool]]:
    return [(player["kind"], player["name"], player["for_you"]) for player in view["players"]]


def say(person: Person, table: str, text: str) -> Json:
    said: Json = person.post(f"/tables/{table}/chat", {"command_id": fresh_id(), "text": text}).json()["said"]
    return said


# A rematch


def test_the_seats_of_a_rematch_are_for_who_sat_there(server: Server, finished: Match) -> None:
    """A stranger with the link takes nobody's seat, and who comes back sits down by one command."""
    with people(server, "Ann", "Bob", "Cem", "Eve") as (ann, bob, cem, eve):
        again = rematch(ann, plant(server, finished, ann, bob, cem))
        kept = [("human", "Ann", False), ("reserved", "Bob", False), ("reserved", "Cem", False)]
        assert kinds(eve.view(again)) == kept
        assert kinds(bob.view(again))[1] == ("reserved", "Bob", True)
        for seat in ("white", "pink"):
            refused = eve.post(f"/tables/{again}/join", {"seat": seat})
            assert (refused.status_code, refused.json()["error"]) == (409, "taken")
        assert bob.post(f"/tables/{again}/join", {"seat": "pink"}).json()["error"] == "taken"
        assert kinds(bob.join(again, "white"))[1] == ("human", "Bob", False)
        assert ann.view(again)["state"] == "waiting", "a seat that is kept is not taken"
        assert cem.join(again, "pink")["state"] == "playing"


def test_only_the_host_frees_a_kept_seat_or_lets_a_bot_sit_there(server: Server, finished: Match) -> None:
    with people(server, "Ann", "Bob", "Cem", "Eve") as (ann, bob, cem, eve):
        again = rematch(ann, plant(server, finished, ann, bob, cem))
        for stranger in (bob, eve):
            for what, body in (("free", {"seat": "pink"}), ("fill", {"seat": "pink", "bot": "greedy"})):
                assert stranger.post(f"/tables/{again}/{what}", body).json()["error"] == "not_yours"
        ann.post(f"/tables/{again}/fill", {"seat": None, "bot": "greedy"})
        assert [kind for kind, _, _ in kinds(ann.view(again))] == ["human", "reserved", "reserved"]
        ann.post(f"/tables/{again}/fill", {"seat": "pink", "bot": "greedy"})
        ann.post(f"/tables/{again}/free", {"seat": "white"})
        assert [kind for kind, _, _ in kinds(ann.view(again))] == ["human", "free", "bot"]
        assert eve.join(again, "white")["state"] == "playing"


def test_who_shared_a_screen_comes_back_together(server: Server, finished: Match) -> None:
    with people(server, "Ann", "Bob", "Eve") as (ann, bob, eve):
        again = rematch(ann, plant(server, finished, ann, bob, Sitting(bob.guest, here="Bea")))
        kept = server.rows('SELECT reserved, name FROM seats WHERE "table" = ? ORDER BY number', again)
        assert kept == [(None, None), (bob.guest, None), (bob.guest, "Bea")], "a restart changes nothing"
        assert eve.post(f"/tables/{again}/join", {"seat": "pink"}).json()["error"] == "taken"
        view = bob.join(again, "white")
        assert (view["state"], [player["name"] for player in view["players"]]) == ("playing", ["Ann", "Bob", "Bea"])


def test_a_seat_is_kept_as_it_stands_on_disk(server: Server) -> None:
    with people(server, "Ann", "Bob", "Eve") as (ann, bob, eve):
        table = plant(server, None, ann, None)
        server.write('UPDATE seats SET reserved = ? WHERE "table" = ? AND number = 1', bob.guest, table)
        assert eve.post(f"/tables/{table}/join", {"seat": "white"}).json()["error"] == "taken"
        assert kinds(eve.view(table))[1] == ("reserved", "Bob", False)
        assert bob.join(table, "white")["state"] == "playing"


def test_who_closes_the_table_of_a_rematch_leaves_the_way_to_another(server: Server, finished: Match) -> None:
    with people(server, "Ann", "Bob", "Cem") as (ann, bob, cem):
        table = plant(server, finished, ann, bob, cem)
        first = rematch(ann, table)
        assert ann.post(f"/tables/{first}/close", {"command_id": fresh_id()}).status_code == 200
        assert bob.view(table)["rematch"] is None
        second = rematch(bob, table)
        assert second != first
        assert kinds(bob.view(second))[0] == ("reserved", "Ann", False)


# Marks


def test_nobody_poses_as_the_host_by_name(server: Server) -> None:
    """A spectator and the host of one name: what is said shows who said it."""
    with people(server, "Ann", "Bob", "Ann", None) as (host, player, watcher, stranger):
        table = host.open(ME, FRIEND, FRIEND)
        player.join(table, "white")
        for person in (host, player, watcher):
            say(person, table, "I am the host")
        marks = [(line["name"], line["seat"], line["host"]) for line in stranger.view(table)["chat"]]
        mine = host.view(table)["viewer"]
        assert marks == [("Ann", mine, True), ("Bob", "white", False), ("Ann", None, False)]
        assert [seat["host"] for seat in stranger.view(table)["players"]] == [True, False, False]
        host.post(f"/tables/{table}/leave")
        assert (said := say(host, table, "still me"))["host"] and said["seat"] is None
        assert not any(seat["host"] for seat in stranger.view(table)["players"])


# The list of open tables


def listed(person: Person) -> list[str]:
    return [card["table"] for card in person.get("/lobby").json()["open"]]


def test_one_address_has_only_so_many_tables_in_the_list(server: Server) -> None:
    """Somebody who opens table after table pushes nobody else's out of it; what was opened elsewhere stays."""
    with people(server, "Ann", "Eve") as (ann, eve):
        hers = ann.open(ME, FRIEND, private=False)
        server.write("UPDATE tables SET opened_from = 'elsewhere' WHERE id = ?", hers)
        flood = [eve.open(ME, FRIEND, private=False) for _ in range(12)]
        private = eve.open(ME, FRIEND)
        assert server.rows("SELECT opened_from FROM tables WHERE id = ?", private) == [(None,)]
        origins = server.rows("SELECT opened_from FROM tables WHERE id IN (?, ?)", *flood[:2])
        guessed = hashlib.sha256(b"127.0.0.1").hexdigest()[:16]
        assert origins[0] == origins[1] not in [(None,), ("127.0.0.1",), (guessed,)], "nobody can find out the address"
        most = Limits().listed
        store = Beside(server)

        def seen() -> list[str]:
            found = asyncio.run(store.run(lambda connection: table_lists.open_tables(connection, most)))
            return [table.id for table in found if table.id in (hers, *flood)]

        assert seen() == [*reversed(flood[-most:]), hers]
        eve.post(f"/tables/{flood[-1]}/close", {"command_id": fresh_id()})
        assert seen() == [*reversed(flood[-most - 1 : -1]), hers]
        store.close()


def test_the_list_forgets_tables_that_everybody_left(server: Server) -> None:
    with people(server, "Ann", "Bob") as (ann, bob):
        left, unseen, full = (ann.open(ME, FRIEND, private=False) for _ in range(3))
        ann.post(f"/tables/{full}/fill", {"seat": None, "bot": "greedy"})
        assert {left, unseen} <= set(listed(bob))
        assert full not in listed(bob), "nobody could sit down there"
        ann.post(f"/tables/{left}/leave")
        server.write("UPDATE tables SET seen = '2026-01-01T00:00:00.000+00:00' WHERE id = ?", unseen)
        assert not {left, unseen} & set(listed(bob))
        with ann.listen(unseen):
            wait_for(lambda: unseen in listed(bob))
        assert left not in listed(bob)


# My tables


def test_my_tables_say_whose_turn_since_when_and_what_came_of_it(server: Server) -> None:
    with people(server, "Ann", "Bob") as (ann, bob):
        table = ann.open(ME, FRIEND)
        bob.join(table, "white")
        mover, other = (ann, bob) if ann.view(table)["scene"]["options"] else (bob, ann)
        (card,) = mover.get("/me").json()["tables"]
        assert card["your_turn"] and card["turn_since"] and card["ranking"] == []
        assert [turn["table"] for turn in mover.get("/me/turns").json()] == [table]
        assert other.get("/me/turns").json() == []
        seat = card["turn"]
        body = {"command_id": fresh_id(), "expected_seq": mover.view(table)["seq"], "seat": seat}
        assert mover.post(f"/tables/{table}/resign", body).status_code == 200
        (card,) = other.get("/me").json()["tables"]
        assert (card["state"], card["ended"], card["ranking"][-1]) == ("over", "resigned", [seat])
        assert mover.get("/me/turns").json() == []


def test_a_finished_table_is_put_away_for_oneself_and_deleted_by_the_last(server: Server) -> None:
    with people(server, "Ann", "Bob", "Eve") as (ann, bob, eve):
        table = ann.open(ME, FRIEND, GREEDY)
        assert ann.post(f"/tables/{table}/put-away").json()["error"] == "illegal"
        bob.join(table, "white")
        for person in (ann, bob):
            assert resign(person, table).status_code == 200
        assert eve.post(f"/tables/{table}/put-away").json()["error"] == "not_yours"
        assert ann.post(f"/tables/{table}/put-away").status_code == 200
        assert ann.get("/me").json()["tables"] == []
        assert [card["table"] for card in bob.get("/me").json()["tables"]] == [table]
        assert bob.post(f"/tables/{table}/put-away").status_code == 200
        assert bob.get(f"/tables/{table}").status_code == 404
        assert server.rows('SELECT count(*) FROM seats WHERE "table" = ?', table) == [(0,)]
