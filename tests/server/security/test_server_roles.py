"""Every call and the socket, for everybody who may ask: what each may do, see and change, and what nobody is told."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from serving import FRIEND, ME, Json, Person, Server, fresh_id, next_update, people, plant

import higaki
from higaki.engine.match.match import Match
from higaki.engine.views.static_faces import lay_on

# A stranger has no cookie, a visitor sits at no table, a neighbour sits at another table.
ROLES = ["stranger", "visitor", "neighbour", "grey", "white"]
OUTSIDE = ["stranger", "visitor", "neighbour"]
OK, FORBIDDEN, TAKEN, ILLEGAL = (200, None), (403, "not_yours"), (409, "taken"), (422, "illegal")
Outcome = tuple[int, str | None]


def everybody(outcome: Outcome, **but: Outcome) -> dict[str, Outcome]:
    return {role: but.get(role, outcome) for role in ROLES}


# Where it is grey's turn, and grey has just decided something that can be taken back. Seq 7 is the planted one's.
PLAYING: dict[tuple[str, str], dict[str, Outcome]] = {
    ("GET", ""): everybody(OK),
    ("POST", "/join grey"): everybody(TAKEN, grey=OK),
    ("POST", "/join white"): everybody(TAKEN, white=OK),
    ("POST", "/leave"): everybody(ILLEGAL),
    ("POST", "/fill white"): everybody(FORBIDDEN, grey=ILLEGAL),
    ("POST", "/free white"): everybody(FORBIDDEN, grey=ILLEGAL),
    ("POST", "/start"): everybody(FORBIDDEN, grey=OK),
    ("POST", "/play"): everybody(FORBIDDEN, grey=OK),
    ("POST", "/undo"): everybody(FORBIDDEN, grey=OK),
    ("POST", "/chat"): everybody(OK),
    ("POST", "/chat/clear"): everybody(FORBIDDEN, grey=OK),
    ("POST", "/chat/dismiss"): everybody(FORBIDDEN, grey=OK),
    ("GET", "/hint"): everybody(FORBIDDEN, grey=OK),
    ("POST", "/rematch"): everybody(ILLEGAL),
    ("GET", "/replay"): everybody(ILLEGAL),
    ("GET", "/replay/0"): everybody(ILLEGAL),
    ("GET", "/replay/0?seat=white"): everybody(ILLEGAL),
    ("GET", "/review"): everybody(ILLEGAL),
    ("POST", "/review"): everybody(ILLEGAL),
    ("GET", "/file"): everybody(ILLEGAL),
}
# Where grey sits, who opened the table, and white is free: who plays white elsewhere is a visitor here.
WAITING: dict[tuple[str, str], dict[str, Outcome]] = {
    ("GET", ""): everybody(OK),
    ("POST", "/join grey"): everybody(TAKEN, grey=OK),
    ("POST", "/join white"): everybody(OK, grey=TAKEN),
    ("POST", "/leave"): everybody(OK),
    ("POST", "/fill grey"): everybody(FORBIDDEN, grey=TAKEN),
    ("POST", "/fill white"): everybody(FORBIDDEN, grey=OK),
    ("POST", "/fill"): everybody(FORBIDDEN, grey=OK),
    ("POST", "/free grey"): everybody(FORBIDDEN, grey=TAKEN),
    ("POST", "/free white"): everybody(FORBIDDEN, grey=OK),
    ("POST", "/start"): everybody(FORBIDDEN, grey=ILLEGAL),
    ("POST", "/play"): everybody(ILLEGAL),
    ("POST", "/undo"): everybody(ILLEGAL),
    ("POST", "/chat"): everybody(OK),
    ("POST", "/chat/clear"): everybody(FORBIDDEN, grey=OK),
    ("POST", "/chat/dismiss"): everybody(FORBIDDEN, grey=OK),
    ("GET", "/hint"): everybody(FORBIDDEN),
    ("POST", "/rematch"): everybody(ILLEGAL),
    ("GET", "/replay"): everybody(ILLEGAL),
    ("GET", "/replay/0"): everybody(ILLEGAL),
    ("GET", "/review"): everybody(ILLEGAL),
    ("POST", "/review"): everybody(ILLEGAL),
    ("GET", "/file"): everybody(ILLEGAL),
}
OVER: dict[tuple[str, str], dict[str, Outcome]] = {
    ("GET", ""): everybody(OK),
    ("POST", "/join white"): everybody(TAKEN, white=OK),
    ("POST", "/leave"): everybody(ILLEGAL),
    ("POST", "/fill white"): everybody(FORBIDDEN, grey=ILLEGAL),
    ("POST", "/free white"): everybody(FORBIDDEN, grey=ILLEGAL),
    ("POST", "/start"): everybody(FORBIDDEN, grey=OK),
    ("POST", "/play"): everybody(ILLEGAL),
    ("POST", "/undo"): everybody(ILLEGAL),
    ("POST", "/chat"): everybody(OK),
    ("POST", "/chat/clear"): everybody(FORBIDDEN, grey=OK),
    ("POST", "/chat/dismiss"): everybody(FORBIDDEN, grey=OK),
    ("GET", "/hint"): everybody(FORBIDDEN),
    ("POST", "/rematch"): everybody(FORBIDDEN, grey=OK, white=OK),
    ("GET", "/replay"): everybody(OK),
    ("GET", "/replay/0"): everybody(OK),
    ("GET", "/replay/0?seat=white"): everybody(OK),
    ("GET", "/review"): everybody(OK),
    ("GET", "/file"): everybody(OK),
}
STATES = {"playing": PLAYING, "waiting": WAITING, "over": OVER}
CASES = [
    pytest.param(state, method, call, role, outcome, id=f"{state} {method} {call or '/'} {role}")
    for state, calls in STATES.items()
    for (method, call), roles in calls.items()
    for role, outcome in roles.items()
]


def played(seed: int, enough: Any) -> Match:
    """A random game until it is as wanted."""
    match = higaki.new("osaka", seats=2, seed=seed)
    chance = random.Random(seed)
    while not enough(match):
        match.play(chance.choice(match.options))
    return match


def grey_may_take_back(match: Match) -> bool:
    return match.seat == 0 and match.undoable > 0 and match.log[-1].seat == 0 and len(match.log) > 20


MATCHES = {
    "playing": played(3, grey_may_take_back),
    "waiting": None,
    "over": played(4, lambda match: match.over),
}


@pytest.fixture(scope="module")
def roles(server: Server) -> Iterator[dict[str, Person]]:
    with people(server, None, "Vic", "Nel", "Gus", "Wim") as found:
        by_role = dict(zip(ROLES, found, strict=True))
        plant(server, MATCHES["playing"], by_role["neighbour"], by_role["neighbour"])
        yield by_role


def planted(server: Server, roles: dict[str, Person], state: str) -> str:
    return plant(server, MATCHES[state], roles["grey"], None if state == "waiting" else roles["white"])


def body_of(call: str, state: str) -> Json | None:
    word, _, more = call.partition(" ")
    if word in ("/join", "/free"):
        return {"seat": more}
    if word == "/fill":
        return {"seat": more or None, "bot": "greedy"}
    if word == "/chat":
        return {"command_id": fresh_id(), "text": "good evening"}
    if word == "/chat/clear":
        return {"command_id": fresh_id()}
    if word == "/chat/dismiss":
        return {"line": 1}
    if word in ("/play", "/undo"):
        match = MATCHES[state]
        body: Json = {"command_id": fresh_id(), "expected_seq": 7}
        if word == "/play":
            body["thing"] = match.options[0] if match is not None and match.options else "done"
        return body
    return None


@pytest.mark.parametrize(("state", "method", "call", "role", "outcome"), CASES)
def test_who_may_do_what(
    server: Server, roles: dict[str, Person], state: str, method: str, call: str, role: str, outcome: Outcome
) -> None:
    table = planted(server, roles, state)
    before = (server.saved(table) if state != "waiting" else None, server.rows("SELECT * FROM seats"))
    person = roles[role]
    if role == "stranger":
        person.http.cookies.clear()
    path = call.split(" ", 1)[0]
    answer = person.http.request(method, f"/api/tables/{table}{path}", json=body_of(call, state))
    content = answer.json()
    refused = isinstance(content, dict) and "error" in content
    assert (answer.status_code, content["error"] if refused else None) == outcome, content
    if refused:
        assert set(content) == {"error", "detail"}
        assert "\n" not in content["detail"]
        after = (server.saved(table) if state != "waiting" else None, server.rows("SELECT * FROM seats"))
        assert after == before, "a refused call changed something"
        assert server.moves(table) == []
    elif "viewer" in content:
        joined = call == "/join white" and state == "waiting"
        mine = "white" if joined else role if role in ("grey", "white") and call != "/leave" else None
        only_own_eyes(content, None if state == "waiting" and role == "white" and not joined else mine)


def only_own_eyes(view: Json, seat: str | None) -> None:
    """Whatever lies in a hand is named only to whose hand it is."""
    assert view["viewer"] == seat
    assert [player["seat"] for player in view["players"] if player["you"]] == ([seat] if seat else [])
    if view["scene"] is None:
        return
    assert view["scene"]["viewer"] == seat
    hands = {place["owner"]: place for place in view["scene"]["places"] if place["place"] == "hand"}
    assert set(hands) == {"grey", "white"}
    for owner, hand in hands.items():
        assert ("pieces" in hand) == (owner == seat)
    hidden = [place for place in view["scene"]["places"] if place["place"] in ("deck", "windfall", "victory")]
    assert hidden
    assert not any("pieces" in place for place in hidden)
    assert seat == view["scene"]["turn"] or not view["scene"]["options"]


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("state", ["playing", "over"])
def test_the_socket_shows_everybody_its_own_eyes_only(
    server: Server, roles: dict[str, Person], state: str, role: str
) -> None:
    table = planted(server, roles, state)
    if role == "stranger":
        roles[role].http.cookies.clear()
    with roles[role].listen(table) as socket:
        update = next_update(socket)
    only_own_eyes(update["view"], role if role in ("grey", "white") else None)
    assert update["view"]["undoable"] == (role == "grey" and state == "playing")


@pytest.mark.parametrize("role", OUTSIDE)
def test_who_claims_to_be_somebody_is_still_nobody(server: Server, roles: dict[str, Person], role: str) -> None:
    table, person = planted(server, roles, "playing"), roles[role]
    if role == "stranger":
        person.http.cookies.clear()
    guest = roles["grey"].guest
    claims = "seat=grey&viewer=grey&role=grey&guest=" + guest
    headers = {"X-Seat": "grey", "X-Guest": guest, "Authorization": f"Bearer {guest}"}
    if role == "stranger":
        headers["Cookie"] = f"higaki={guest}; seat=grey; guest={guest}"
    answer = person.get(f"/tables/{table}?{claims}", headers=headers)
    assert answer.status_code == 200
    only_own_eyes(answer.json(), None)
    with person.listen(f"{table}/live?{claims}&x=") as socket:
        only_own_eyes(next_update(socket)["view"], None)
    command = body_of("/play", "playing")
    assert command is not None
    for claimed in ({"seat": "grey"}, {"viewer": "grey"}, {"guest": guest}):
        refused = person.post(f"/tables/{table}/play", {**command, **claimed}, headers=headers)
        assert (refused.status_code, refused.json()["error"]) == (422, "bad_request")
    refused = person.post(f"/tables/{table}/play?{claims}", command, headers=headers)
    assert (refused.status_code, refused.json()["error"]) == (403, "not_yours")
    assert server.moves(table) == []


@pytest.mark.parametrize("role", ROLES)
def test_a_table_that_does_not_exist_is_found_by_nobody(roles: dict[str, Person], role: str) -> None:
    person = roles[role]
    for method, call in PLAYING:
        path = call.split(" ", 1)[0]
        answer = person.http.request(method, f"/api/tables/nowhere{path}", json=body_of(call, "playing"))
        assert (answer.status_code, answer.json()["error"]) == (404, "not_found")
    with person.listen("nowhere") as socket, pytest.raises(Exception, match="4404"):
        next_update(socket)


def test_lists_show_public_tables_to_all_and_private_ones_only_to_who_sits_there(server: Server) -> None:
    with people(server, "Ann", "Bob") as (host, visitor):
        private, public = host.open(ME, FRIEND), host.open(ME, FRIEND, private=False)
        listed = [card["table"] for card in visitor.get("/lobby").json()["open"]]
        assert public in listed
        assert private not in listed
        mine = {card["table"]: card for card in host.get("/me").json()["tables"]}
        assert set(mine) == {private, public}
        assert all(card["seats"][0]["you"] for card in mine.values())
        assert visitor.get("/me").json()["tables"] == []
        visitor.join(public, "white")
        assert public not in [card["table"] for card in visitor.get("/lobby").json()["open"]]
        assert [card["table"] for card in visitor.get("/me").json()["tables"]] == [public]


def test_everybody_who_asks_gets_the_same_rematch_and_sits_down_by_taking_a_seat(
    server: Server, roles: dict[str, Person]
) -> None:
    table = planted(server, roles, "over")
    first = roles["white"].post(f"/tables/{table}/rematch").json()["table"]
    assert roles["grey"].post(f"/tables/{table}/rematch").json()["table"] == first
    assert roles["visitor"].view(table)["rematch"] == first
    waiting = roles["grey"].view(first)
    assert [player["kind"] for player in waiting["players"]] == ["reserved", "human"]
    assert roles["visitor"].post(f"/tables/{first}/join", {"seat": "grey"}).json()["error"] == "taken"
    assert roles["grey"].join(first, "grey")["state"] == "playing"


def test_after_the_end_the_replay_shows_what_each_seat_saw_and_what_lay_hidden_and_the_file_can_be_read(
    server: Server, roles: dict[str, Person]
) -> None:
    table, match, person = planted(server, roles, "over"), MATCHES["over"], roles["visitor"]
    assert match is not None
    replay = person.get(f"/tables/{table}/replay").json()
    assert replay["moves"] == len(match.log)
    assert replay["entries"] == match.told(None)
    assert replay["from_position"] is False
    begun = higaki.new("osaka", seats=2, seed=match.seed)
    for entry in match.log[len(begun.log) : 40]:
        begun.play(match.game.things.names[entry.thing])
    for seat, query in ((None, ""), (0, "?seat=grey"), (1, "?seat=white")):
        shown = lay_on(begun.game, person.get(f"/tables/{table}/replay/40{query}").json()["scene"])
        revealed = shown.pop("revealed")
        assert shown == begun.scene(seat)
        own = {part["owner"]: part["pieces"] for part in revealed if part["place"] == "hand"}
        for owner in ("grey", "white"):
            (hand,) = [
                part for part in begun.scene(owner)["places"] if (part["place"], part["owner"]) == ("hand", owner)
            ]
            assert [piece["kind"] for piece in own[owner]] == [piece["kind"] for piece in hand["pieces"]]
    for wrong in ("/replay/99999", "/replay/-1", "/replay/0?seat=pink", "/replay/nine"):
        assert person.get(f"/tables/{table}{wrong}").status_code == 422
    file = person.get(f"/tables/{table}/file")
    assert "attachment" in file.headers["content-disposition"]
    assert higaki.load(file.json()).save() == match.save()


def test_no_token_guest_or_table_is_in_an_address_an_answer_or_the_log(server: Server) -> None:
    with people(server, "Ann", "Bob") as (ann, bob):
        table = ann.open(ME, FRIEND)
        bob.join(table, "white")
        view = ann.view(table)
        mover = ann if view["scene"]["turn"] == "grey" else bob
        assert mover.play(table, view["seq"], mover.view(table)["scene"]["options"][0]).status_code == 200
        code = ann.post("/me/code").json()["code"]
        old_token = bob.token
        assert bob.post("/me/continue", {"code": code}).json() == {"name": "Ann"}
        with bob.listen(table) as socket:
            pushed = str(next_update(socket))
        secrets = [ann.token, bob.token, old_token, ann.guest, code, code.replace("-", "")]
        assert all(secrets)
        answered = [text for person in (ann, bob) for text in person.heard if f'"{code}"' not in text]
        for secret in secrets:
            assert secret is not None
            assert not any(secret in text for text in answered)
            assert secret not in pushed
            assert secret not in server.log
        assert table not in server.log
        assert '"route": "/api/tables/{table}/play", "status": 200' in server.log


def test_the_cookie_is_out_of_reach_of_scripts_and_the_file_holds_only_its_digest(server: Server) -> None:
    with people(server, None) as (person,):
        header = person.get("/me").headers["set-cookie"].lower()
        assert "httponly" in header
        assert "samesite=lax" in header
        token = person.token
        assert token is not None
        assert len(token) >= 43
        assert person.get("/me").headers.get("set-cookie") is None
    stored = "".join(str(row) for name in ("guests", "tokens", "codes") for row in server.rows(f"SELECT * FROM {name}"))
    assert token not in stored
