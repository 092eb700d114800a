"""Rated tables: only people, no hints, counted once; and nobody learns what somebody does not show."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from rating import played
from response_shapes import has_shape
from seated_people import decide, mover, offer, overdue, player, resign, seat_of, sit, told, vote, watching
from serving import FRIEND, GREEDY, ME, Json, Person, Server, fresh_id, people, plant, running, wait_for

import higaki
from higaki.server.protocol.responses.ratings import GuestPage, Ladder, ShownPage, TableRatings
from higaki.server.protocol.responses.table.view import View
from higaki.server.ratings.rated_tables import why_uncounted
from higaki.server.tables.occupant import Occupant
from higaki.server.tables.room import Room

BLITZ: Json = {"kind": "blitz", "seconds": 2, "increment": 0}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("rated"), patience=1, shortest_clock=1) as started:
        yield started


def asked(shape: Any, person: Person, path: str) -> Any:
    answer = person.get(path)
    assert answer.status_code == 200, answer.text
    has_shape(shape, answer.text)
    return answer.json()


def at_table(person: Person, table: str) -> Json:
    found: Json = asked(TableRatings, person, f"/tables/{table}/ratings")
    return found


def mine(person: Person) -> Json:
    found: Json = asked(GuestPage, person, "/me/ratings")
    return found


def show(person: Person, public: bool) -> str | None:
    answer = person.http.put("/api/me/page", json={"public": public})
    assert answer.status_code == 200, answer.text
    has_shape(ShownPage, answer.text)
    page: str | None = answer.json()["page"]
    return page


def results(server: Server, table: str) -> list[tuple[Any, ...]]:
    return server.rows('SELECT uncounted FROM rated_games WHERE "table" = ?', table)


def both_decide(table: str, *persons: Person) -> None:
    """Until each of them has decided something."""
    waiting = set(persons)
    while waiting:
        first, _ = mover(table, *persons)
        decide(first, table)
        waiting.discard(first)


def beaten(loser: Person, winner: Person, private: bool = True) -> str:
    """A rated game that one gives up."""
    table = sit(winner, loser, rated=True, private=private)
    both_decide(table, winner, loser)
    assert resign(loser, table).status_code == 200
    return table


# What a rated table refuses


def test_a_rated_table_is_opened_for_people_alone_and_says_what_it_is(server: Server) -> None:
    with people(server, "Ann", "Bob", None) as (ann, bob, stranger):
        before = len(ann.get("/me").json()["tables"])
        for seats in ([ME, GREEDY], [ME, {"kind": "here", "name": "Ben"}], [ME, ME], [ME, FRIEND, GREEDY]):
            answer = ann.post("/tables", {"game": "osaka", "seats": seats, "rated": True})
            assert (answer.status_code, answer.json()["error"]) == (422, "rated")
            assert "right would be" in answer.json()["detail"]
        relaxed = {"game": "osaka", "seats": [ME, FRIEND], "rated": True, "clock": {"kind": "relaxed", "seconds": 60}}
        assert ann.post("/tables", relaxed).json()["error"] == "rated"
        assert ann.post("/tables", relaxed | {"clock": None, "rated": "yes"}).json()["error"] == "bad_request"
        assert len(ann.get("/me").json()["tables"]) == before
        table = ann.open(ME, FRIEND, private=False, rated=True)
        assert [card["rated"] for card in stranger.get("/lobby").json()["open"] if card["table"] == table] == [True]
        assert stranger.view(table)["rated"] is True
        assert ann.view(ann.open(ME, FRIEND))["rated"] is False
        bob.join(table, "white")
        both_decide(table, ann, bob)
        resign(ann, table)
        assert bob.view(bob.post(f"/tables/{table}/rematch").json()["table"])["rated"] is True


def test_neither_a_bot_nor_a_hint_comes_in_by_the_back_door(server: Server) -> None:
    with people(server, "Ann", "Bob") as (ann, bob):
        table = ann.open(ME, FRIEND, rated=True)
        for body in ({"bot": "greedy"}, {"seat": "white", "bot": "greedy"}):
            assert ann.post(f"/tables/{table}/fill", body).json()["error"] == "rated"
        assert ann.post(f"/tables/{table}/start").json()["error"] == "illegal"
        assert ann.post(f"/tables/{table}/join", {"seat": "white"}).json()["error"] == "taken", "nobody sits twice"
        assert server.moves(table) == []
        bob.join(table, "white")
        first, (other,) = mover(table, ann, bob)
        refused = first.get(f"/tables/{table}/hint")
        assert (refused.status_code, refused.json()["error"]) == (422, "rated")
        assert "right would be" in refused.json()["detail"]
        assert other.get(f"/tables/{table}/hint").status_code == 403
        unrated = sit(ann, bob)
        assert mover(unrated, ann, bob)[0].get(f"/tables/{unrated}/hint").status_code == 200


def test_who_opened_it_cannot_close_it_before_losing(server: Server) -> None:
    with people(server, "Ann", "Bob") as (ann, bob):
        table = ann.open(ME, FRIEND, rated=True)
        bob.join(table, "white")
        refused = ann.post(f"/tables/{table}/close", {"command_id": fresh_id()})
        assert (refused.status_code, ann.view(table)["state"]) == (422, "playing")


def test_nobody_alone_makes_it_count_for_nobody(server: Server) -> None:
    with people(server, "Ann", "Bob") as (ann, bob):
        table = sit(ann, bob, rated=True)
        both_decide(table, ann, bob)
        _, (other,) = mover(table, ann, bob)
        with watching(table, other):
            wait_for(lambda: overdue(other, table))
            refused = vote(other, table, "bot")
            assert (refused.status_code, refused.json()["error"]) == (422, "rated")
            assert "right would be" in refused.json()["detail"]
            assert offer(other, table, "offer").json()["state"] == "playing"
        view = other.view(table)
        assert (view["rated"], view["state"], told(view)) == (True, "playing", ["offered"])
        assert results(server, table) == []


def test_a_claim_counts_as_a_loss_of_who_stayed_away(server: Server) -> None:
    with people(server, "Ann", "Bob") as (ann, bob):
        table = sit(ann, bob, rated=True)
        both_decide(table, ann, bob)
        first, (other,) = mover(table, ann, bob)
        with watching(table, other):
            wait_for(lambda: overdue(other, table))
            assert vote(other, table, "end").json()["state"] == "over"
        assert results(server, table) == [(None,)]
        assert at_table(other, table)["ratings"][seat_of(other, table)]["change"] == 158
        assert at_table(first, table)["ratings"][seat_of(first, table)]["change"] == -158


def test_of_three_only_who_stayed_away_loses(server: Server) -> None:
    with people(server, "Ann", "Bob", "Cid") as three:
        table = sit(*three, rated=True)
        both_decide(table, *three)
        first, others = mover(table, *three)
        with watching(table, *others):
            wait_for(lambda: overdue(others[0], table))
            for other in others:
                vote(other, table, "end")
        changes = {person: at_table(person, table)["ratings"][seat_of(person, table)]["change"] for person in three}
        assert changes[first] < 0 < changes[others[0]] == changes[others[1]]


def test_who_stayed_away_before_deciding_anything_has_not_played(server: Server) -> None:
    with people(server, "Ann", "Bob") as (ann, bob):
        table = sit(ann, bob, rated=True)
        _, (other,) = mover(table, ann, bob)
        with watching(table, other):
            wait_for(lambda: overdue(other, table))
            assert vote(other, table, "end").json()["state"] == "over"
        assert results(server, table) == [("short",)]


def test_what_all_agree_on_does_not_count(server: Server) -> None:
    with people(server, "Ann", "Bob") as (ann, bob):
        table = sit(ann, bob, rated=True)
        both_decide(table, ann, bob)
        assert offer(ann, table, "offer").json()["state"] == "playing"
        assert offer(bob, table, "accept").json()["state"] == "over"
        assert results(server, table) == [("agreed",)]
        assert at_table(ann, table)["uncounted"] == "agreed"
        assert mine(ann)["last"][0]["uncounted"] == "agreed"
        assert mine(ann)["ratings"] == []


# What counts


def test_a_game_that_its_rules_end_counts_once_even_after_a_kill(server: Server) -> None:
    whole = played(2)
    almost = played(2, decisions=len(whole.log) - 1)
    with people(server, "Ann", "Bob") as (ann, bob):
        table = plant(server, almost, ann, bob)
        server.write("UPDATE tables SET rated = 1 WHERE id = ?", table)
        first, _ = mover(table, ann, bob)
        view, last = first.view(table), whole.game.things.names[whole.log[-1].thing]
        command = fresh_id()
        for _ in range(2):
            assert first.play(table, view["seq"], last, command).status_code == 200
        assert results(server, table) == [(None,)]
        won = [ann, bob][whole.ranking[0][0]]
        for person in (ann, bob):
            own = at_table(person, table)["ratings"]
            assert list(own) == [seat_of(person, table)], "nobody has shown anything"
            assert own[seat_of(person, table)] == {
                "rating": 1658 if person is won else 1342,
                "provisional": True,
                "page": None,
                "change": 158 if person is won else -158,
            }
        server.kill()
        server.start()
        assert ann.view(table)["state"] == "over"
        assert first.play(table, view["seq"], last, command).status_code == 200
        assert results(server, table) == [(None,)]
        assert mine(won)["ratings"][0] | {"history": []} == {
            "game": "osaka",
            "rating": 1658,
            "provisional": True,
            "games": 1,
            "history": [],
        }
        assert [moment["rating"] for moment in mine(won)["ratings"][0]["history"]] == [1658]
        assert server.tracebacks == []


def test_who_runs_out_of_time_has_lost(server: Server) -> None:
    with people(server, "Ann", "Bob") as (ann, bob):
        table = sit(ann, bob, rated=True, clock=BLITZ)
        both_decide(table, ann, bob)
        first, (other,) = mover(table, ann, bob)
        seat = seat_of(first, table)
        with watching(table, other):
            wait_for(lambda: other.view(table)["state"] == "over")
        view = other.view(table)
        assert (view["ended"]["why"], view["ended"]["seats"]) == ("time", [seat])
        assert (player(view, seat)["gave_up"], player(view, seat)["stand_in"]) == ("time", None)
        assert view["scene"]["ranking"][-1] == [seat]
        has_shape(View, other.get(f"/tables/{table}").text)
        assert results(server, table) == [(None,)]
        assert at_table(other, table)["ratings"][seat_of(other, table)]["change"] == 158


def test_who_never_decided_anything_has_not_played(server: Server) -> None:
    with people(server, "Ann", "Bob", "Cid") as (ann, bob, cid):
        table = sit(ann, bob, rated=True)
        assert resign(ann, table).json()["state"] == "over"
        assert at_table(bob, table)["uncounted"] == "short"
        assert at_table(cid, table)["uncounted"] is None, "who watches learns nothing about how often two have played"


def test_what_counts_is_who_had_decided_before_the_first_gave_up() -> None:
    """What the others decide after that, against a bot, does not make a game of it."""
    for played_before, uncounted in ((0, "short"), (2, "short"), (3, None)):
        match = higaki.new("osaka", seats=3, seed=1)
        occupants = [Occupant(f"guest {seat}", None, None, True) for seat in range(3)]
        room = Room("number", match.game, True, occupants, {}, "guest 0")
        room.match = match
        while len({entry.seat for entry in match.log}) < played_before:
            match.play(match.options[-1])
        room.happened("resigned", 0)
        while len({entry.seat for entry in match.log}) < 3:
            match.play(match.options[-1])
        room.happened("time_over", 1)
        assert why_uncounted(room) == uncounted


# What others learn


def heard_by(*persons: Person) -> str:
    return "".join(text for person in persons for text in person.heard)


def test_nobody_learns_what_is_not_shown_and_it_is_gone_at_once(server: Server) -> None:
    with people(server, "Annabel", "Bob", None) as (ann, bob, stranger):
        table = sit(ann, bob, rated=True)
        before = at_table(ann, table)["ratings"]
        assert before == {"grey": {"rating": 1500, "provisional": True, "page": None, "change": None}}
        both_decide(table, ann, bob)
        resign(bob, table)

        def looked() -> str:
            for person in (bob, stranger):
                person.heard.clear()
                at_table(person, table)
                person.view(table)
                asked(Ladder, person, "/ladders/osaka")
                person.get("/lobby")
            mine(bob)
            return heard_by(bob, stranger)

        hidden = looked()
        assert "1658" not in hidden
        assert "grey" not in at_table(stranger, table)["ratings"]
        assert mine(bob)["last"][0]["opponents"] == [{"name": None, "page": None}]
        page = show(ann, True)
        assert page
        assert show(ann, True) == page
        assert page not in hidden
        for person in (bob, stranger):
            assert at_table(person, table)["ratings"]["grey"]["rating"] == 1658
            shown = asked(GuestPage, person, f"/guests/{page}")
            assert (shown["name"], shown["page"], shown["you"]) == ("Annabel", page, False)
            assert shown["last"][0]["opponents"] == [{"name": None, "page": None}], "Bob shows nothing"
        assert asked(GuestPage, ann, f"/guests/{page}")["you"] is True
        assert mine(bob)["last"][0]["opponents"] == [{"name": "Annabel", "page": page}]
        secrets = [ann.guest, bob.guest]
        secrets += [row[0] for row in server.rows("SELECT id FROM players")]
        assert not [secret for secret in secrets if secret in heard_by(ann, bob, stranger)]
        assert show(ann, False) is None
        gone = looked()
        assert "1658" not in gone
        assert page not in gone
        for person in (ann, bob, stranger):
            assert person.get(f"/guests/{page}").status_code == 404
        assert mine(ann)["ratings"][0]["rating"] == 1658, "one's own is always seen"
        assert show(ann, True) != page


def test_a_page_links_only_tables_that_everybody_may_look_at(server: Server) -> None:
    with people(server, "Ann", "Bob", None) as (ann, bob, stranger):
        private, public = beaten(bob, ann), beaten(bob, ann, private=False)
        page = show(ann, True)
        stranger.heard.clear()
        last = asked(GuestPage, stranger, f"/guests/{page}")["last"]
        assert [game["table"] for game in last] == [public, None]
        assert private not in heard_by(stranger)
        assert [(game["place"], game["sides"], game["change"] > 0) for game in last] == [(1, 2, True)] * 2


def test_a_ladder_names_who_shows_a_page_and_is_settled(server: Server) -> None:
    with people(server, "Ann", "Bob", "Cid", "Dot", None) as (ann, bob, cid, dot, stranger):
        beaten(bob, ann)
        beaten(dot, cid)
        pages = [show(person, True) for person in (ann, bob, cid)]
        assert asked(Ladder, stranger, "/ladders/osaka")["rungs"] == [], "all are provisional"
        settled = (
            "UPDATE ratings SET games = 40, sigma = 3.0, mu = ? WHERE player = (SELECT id FROM players WHERE guest = ?)"
        )
        for person, mu in ((ann, 20.0), (bob, 30.0), (dot, 40.0)):
            server.write(settled, mu, person.guest)
        rungs = asked(Ladder, stranger, "/ladders/osaka")["rungs"]
        assert [(rung["place"], rung["name"], rung["page"], rung["rating"]) for rung in rungs] == [
            (1, "Bob", pages[1], 1800),
            (2, "Ann", pages[0], 1200),
        ]
        assert [rung["you"] for rung in asked(Ladder, ann, "/ladders/osaka")["rungs"]] == [False, True]
        assert asked(Ladder, stranger, "/ladders/yedo")["rungs"] == []
        for path in ("/ladders/chess", "/guests/nobody", "/guests/%00", "/guests/" + "x" * 40):
            assert stranger.get(path).status_code in (404, 422)
        assert stranger.http.put("/api/me/page", json={"public": 1}).status_code == 422
