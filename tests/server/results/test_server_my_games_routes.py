"""A guest's games over HTTP: on every device of the guest, with clear refusals and without anybody's secrets."""

from __future__ import annotations

from response_shapes import asked
from serving import FRIEND, GREEDY, ME, Person, Server, fresh_id, people

from higaki.server.common.rate_limits import Limits
from higaki.server.protocol.responses.ratings import GuestPage
from higaki.server.protocol.responses.statistics import Met, MyGames, Statistics


def resigned(person: Person, table: str, seat: str) -> None:
    body = {"command_id": fresh_id(), "expected_seq": person.view(table)["seq"], "seat": seat}
    answer = person.post(f"/tables/{table}/resign", body)
    assert answer.json()["state"] == "over", answer.text


def test_from_the_end_of_a_game_to_the_pages_about_it(server: Server) -> None:
    with people(server, "Ann", "Bob", None) as (ann, bob, stranger):
        together, alone = ann.open(ME, FRIEND), ann.open(ME, GREEDY)
        bob.join(together, "white")
        running = asked(MyGames, ann, "/me/games")
        assert {card["table"] for card in running["games"]} == {together, alone}
        assert asked(Statistics, ann, "/me/statistics")["all"]["games"] == 0
        resigned(bob, together, "white")
        resigned(ann, alone, ann.view(alone)["viewer"])
        closed = ann.open(ME, GREEDY)
        assert ann.post(f"/tables/{closed}/close", {"command_id": fresh_id()}).status_code == 200

        listed = asked(MyGames, ann, "/me/games")
        assert (listed["count"], listed["next"]) == (3, None)
        assert [card["table"] for card in listed["games"]] == [closed, alone, together]
        met = asked(list[Met], ann, "/me/opponents")
        assert {one["name"] or one["bot"] for one in met} == {"Bob", "greedy"}
        [key] = [one["key"] for one in met if one["name"] == "Bob"]
        for query, table in {
            f"opponent={key}": together,
            "result=won": together,
            "result=lost": alone,
            "result=none": closed,
            "text=bob": together,
        }.items():
            assert [card["table"] for card in ann.get(f"/me/games?{query}").json()["games"]] == [table], query
        tally = asked(Statistics, ann, "/me/statistics")["all"]
        assert (tally["games"], tally["wins"], tally["fair_wins"]) == (2, 1, 1.0)

        # Another device of the same guest.
        assert stranger.post("/me/continue", {"code": ann.post("/me/code").json()["code"]}).status_code == 200
        for path in ("/me/games", "/me/opponents", "/me/statistics"):
            assert stranger.get(path).json() == ann.get(path).json()

        for query in ("game=chess", "result=draw", "opponent=guest:1", "after=x", "nothing=1", "game=osaka&game=yedo"):
            refused = ann.get(f"/me/games?{query}")
            assert (query, refused.status_code) == (query, 422)
            assert "right would be" in refused.json()["detail"], query
        assert bob.get(f"/me/games?opponent={key}").status_code == 422, "a key is good for one guest only"

        # Shown to others only by a switch of its own.
        page = ann.http.put("/api/me/page", json={"public": True}).json()
        assert page["statistics"] is False
        assert bob.get(f"/guests/{page['page']}/statistics").status_code == 404
        assert asked(GuestPage, bob, f"/guests/{page['page']}")["statistics"] is False
        too = ann.http.put("/api/me/page", json={"public": True, "statistics": True}).json()
        assert too == {"page": page["page"], "statistics": True}
        shown = asked(Statistics, bob, f"/guests/{page['page']}/statistics")
        assert shown["all"] == tally
        assert [one["opponent"]["bot"] for one in shown["opponents"]] == ["greedy"], "Bob shows no page"

        # Nobody is told a guest's id, and nobody the address of a private table.
        told = "".join(bob.heard + ann.heard)
        assert ann.guest not in told and bob.guest not in told
        assert alone not in "".join(bob.heard)

        # What was taken off the list stays in the statistics.
        assert ann.post(f"/tables/{alone}/put-away").status_code == 200
        assert ann.get("/me/games").json()["count"] == 2
        assert ann.get(f"/tables/{alone}").status_code == 404
        assert ann.get("/me/statistics").json()["all"] == tally


def test_a_reader_stays_within_the_limits_and_a_flood_does_not() -> None:
    limits = Limits()
    assert limits.my_games.at_once >= 40, "a screen full of pages at once"
    assert limits.my_games.per_second <= 5
    assert limits.statistics.per_second <= 1
