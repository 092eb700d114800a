"""Blocks: who is blocked is not met, not heard and not invited, and is not told so; companions are invited again."""

from __future__ import annotations

import json

from meeting_people import end_all, lobby, refusal, sought
from response_shapes import asked, has_shape, posted
from seated_people import sit
from serving import FRIEND, ME, Json, Person, Server, fresh_id, people, wait_for

from higaki.server.protocol.responses.answers import Chat, Done
from higaki.server.protocol.responses.guests import Me
from higaki.server.protocol.responses.lobby import Blocked, Companion


def block(person: Person, table: str, other: Person) -> None:
    name = asked(Me, other, "/me")["name"]
    seat = next(player["seat"] for player in person.view(table)["players"] if player["name"] == name)
    posted(Done, person, f"/tables/{table}/block", {"seat": seat})


def unblock_all(person: Person) -> None:
    for one in asked(list[Blocked], person, "/me/blocks"):
        answer = person.http.delete(f"/api/me/blocks/{one['id']}")
        has_shape(list[Blocked], answer.text)
    assert person.get("/me/blocks").json() == []


def say(person: Person, table: str, text: str) -> None:
    posted(Chat, person, f"/tables/{table}/chat", {"command_id": fresh_id(), "text": text})


def heard(person: Person, table: str) -> list[str]:
    return [line["text"] for line in person.view(table)["chat"]]


def invite(person: Person, *seats: Json) -> tuple[int, str]:
    body = {"command_id": fresh_id(), "game": "osaka", "seats": [ME, *seats]}
    answer = person.post("/tables", body)
    return (200, answer.json()["table"]) if answer.status_code == 200 else refusal(answer)


def companion(person: Person, name: str) -> Json:
    found = asked(list[Companion], person, "/me/companions")
    return next(one for one in found if one["name"] == name)


def test_who_is_blocked_is_neither_met_nor_heard_nor_told_so(server: Server) -> None:
    with people(server, "Ann", "Bob", "Cleo") as (ann, bob, cleo):
        table = sit(ann, bob)
        say(bob, table, "before")
        own = next(player["seat"] for player in ann.view(table)["players"] if player["you"])
        assert refusal(ann.post(f"/tables/{table}/block", {"seat": own})) == (422, "illegal")
        with ann.listen(table) as listening:
            for _ in range(2):  # a repetition changes nothing
                block(ann, table, bob)
            assert [one["name"] for one in ann.get("/me/blocks").json()] == ["Bob"]
            say(bob, table, "after")
            say(cleo, table, "by a spectator")
            said: list[str] = []
            while "by a spectator" not in said:
                update = json.loads(listening.recv(timeout=10))
                said += [line["text"] for line in update.get("said", update.get("view", {}).get("chat", []))]
            assert "after" not in said
        assert heard(ann, table) == ["by a spectator"]
        assert heard(bob, table) == heard(cleo, table) == ["before", "after", "by a spectator"]
        # Not matched, in either order.
        for first, second in ((ann, bob), (bob, ann)):
            sought(first)
            assert sought(second)["table"] is None
            end_all(ann, bob)
        # Neither takes a seat where the other waits; both get the same sentence.
        answers = []
        for host, other in ((ann, bob), (bob, ann)):
            waiting = host.open(ME, FRIEND, private=False)
            answers.append(other.post(f"/tables/{waiting}/join", {"seat": host.view(waiting)["players"][1]["seat"]}))
            listed = waiting in [card["table"] for card in lobby(other)["open"]]
            assert listed is (other is bob), "the blocker does not see the tables of the other"
            assert waiting in [card["table"] for card in lobby(cleo)["open"]]
        assert refusal(answers[0]) == refusal(answers[1]) == (409, "kept_apart")
        assert answers[0].text == answers[1].text and "block" not in answers[0].text
        # Names of those who are here.
        for person in (ann, bob):
            person.http.put("/api/me/visible", json={"visible": True})
            lobby(person)
        wait_for(lambda: "Bob" in lobby(cleo)["names"])
        assert "Bob" not in lobby(ann)["names"] and "Ann" in lobby(bob)["names"]
        # Not invited, by either.
        again = {"kind": "again", "table": table, "seat": own}
        assert invite(bob, again) == (409, "cannot_invite")
        assert "Bob" not in [one["name"] for one in ann.get("/me/companions").json()]
        unblock_all(ann)
        assert "after" in heard(ann, table)
        sought(ann)
        assert sought(bob)["table"] is not None
        end_all(ann, bob)
        assert bob.guest not in ann.get("/me/companions").text, "guests are secret"


def test_those_one_has_played_with_are_invited_again(server: Server) -> None:
    with people(server, "Ann", "Bob", "Cleo") as (ann, bob, cleo):
        assert ann.get("/me/companions").json() == []
        older, newer = sit(ann, bob), sit(bob, ann)
        waiting = cleo.open(ME, FRIEND, FRIEND)
        ann.join(waiting, ann.view(waiting)["players"][1]["seat"])
        found = asked(list[Companion], ann, "/me/companions")
        assert [(one["name"], one["table"], one["games"]) for one in found] == [("Bob", newer, 2)], (older, waiting)
        bobs = {"kind": "again", "table": newer, "seat": companion(ann, "Bob")["seat"]}
        status, table = invite(ann, bobs, FRIEND)
        assert status == 200
        kinds = [(player["kind"], player["name"]) for player in bob.view(table)["players"]]
        assert kinds == [("human", "Ann"), ("reserved", "Bob"), ("free", None)]
        assert [player["for_you"] for player in bob.view(table)["players"]] == [False, True, False]
        taken = cleo.post(f"/tables/{table}/join", {"seat": bob.view(table)["players"][1]["seat"]})
        assert taken.status_code == 409
        bob.join(table, bob.view(table)["players"][1]["seat"])
        # Only those one has played with, and nobody at a waiting table, at a seat without a person, or oneself.
        assert invite(cleo, bobs) == (403, "not_yours")
        theirs = {"kind": "again", "table": waiting, "seat": ann.view(waiting)["players"][0]["seat"]}
        assert invite(ann, theirs) == (403, "not_yours")
        mine = next(player["seat"] for player in ann.view(newer)["players"] if player["you"])
        assert invite(ann, bobs | {"seat": mine}) == (409, "cannot_invite")
        assert invite(ann, bobs | {"seat": "mauve"}) == (422, "bad_request")
        assert invite(ann, bobs | {"table": "nowhere-at-all"})[0] == 404
        assert ann.post("/tables", {"game": "osaka", "seats": [ME, bobs], "rated": True}).status_code == 422
