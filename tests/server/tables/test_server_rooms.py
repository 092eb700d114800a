"""Rooms before and around the game: bots for free seats, who begins, what is remembered for all, and new names."""

from __future__ import annotations

from typing import Any

import pytest
from serving import FRIEND, GREEDY, ME, Json, Person, Server, merged, next_update, people, plant
from websockets.sync.client import ClientConnection

import higaki
from higaki.engine.match.new_match import begun_again


def kinds(view: Json) -> list[str]:
    return [player["bot"] or player["kind"] for player in view["players"]]


def asked(person: Person, table: str, what: str, body: Json | None = None) -> Json:
    answer = person.post(f"/tables/{table}/{what}", body)
    assert answer.status_code == 200, answer.text
    view: Json = answer.json()
    return view


# Bots for free seats


def test_the_host_fills_seats_with_bots_frees_them_again_and_begins(server: Server) -> None:
    with people(server, "Ann") as (ann,):
        table = ann.open(ME, FRIEND, FRIEND)
        assert kinds(asked(ann, table, "fill", {"seat": "pink", "bot": "random"})) == ["human", "free", "random"]
        assert kinds(asked(ann, table, "fill", {"seat": "pink", "bot": "greedy"})) == ["human", "free", "greedy"]
        assert kinds(asked(ann, table, "free", {"seat": "pink"})) == ["human", "free", "free"]
        full = asked(ann, table, "fill", {"seat": None, "bot": "greedy"})
        assert kinds(full) == ["human", "greedy", "greedy"]
        assert full["state"] == "waiting", "filling can be undone until the host begins"
        assert kinds(asked(ann, table, "free", {"seat": "white"})) == ["human", "free", "greedy"]
        assert ann.post(f"/tables/{table}/start").json()["error"] == "illegal"
        asked(ann, table, "fill", {"seat": "white", "bot": "greedy"})
        assert asked(ann, table, "start")["state"] == "playing"


def test_the_same_wish_twice_is_one_change(server: Server) -> None:
    with people(server, "Ann") as (ann,):
        table = ann.open(ME, FRIEND)
        wishes: list[tuple[str, Json | None]] = [
            ("fill", {"seat": "white", "bot": "greedy"}),
            ("fill", {"seat": None, "bot": "random"}),
            ("free", {"seat": "white"}),
            ("fill", {"seat": None, "bot": "random"}),
            ("start", None),
        ]
        seqs = [asked(ann, table, what, body)["seq"] for what, body in wishes for _ in range(2)]
        assert seqs[:8] == [1, 1, 1, 1, 2, 2, 3, 3]
        begun = [thing for _, _, _, thing in server.moves(table)][:4]
        assert begun == ["fill", "free", "fill", "start"]


def test_the_last_person_begins_the_game_by_sitting_down(server: Server) -> None:
    with people(server, "Ann", "Bob") as (ann, bob):
        table = ann.open(ME, FRIEND, FRIEND)
        asked(ann, table, "fill", {"seat": "pink", "bot": "greedy"})
        assert bob.join(table, "white")["state"] == "playing"


def test_who_comes_to_a_full_table_watches_until_the_host_frees_a_seat(server: Server) -> None:
    with people(server, "Ann", "Bob") as (ann, bob):
        table = ann.open(ME, FRIEND)
        asked(ann, table, "fill", {"bot": "greedy"})
        assert bob.post(f"/tables/{table}/join", {"seat": "white"}).json()["error"] == "taken"
        asked(ann, table, "free", {"seat": "white"})
        assert bob.join(table, "white")["state"] == "playing"


def test_a_game_of_bots_alone_does_not_begin(server: Server) -> None:
    with people(server, "Ann") as (ann,):
        table = ann.open(ME, FRIEND)
        asked(ann, table, "leave")
        assert kinds(asked(ann, table, "fill", {"bot": "greedy"})) == ["greedy", "greedy"]
        assert ann.post(f"/tables/{table}/start").json()["error"] == "illegal"


@pytest.mark.parametrize(
    ("what", "body"),
    [
        ("fill", {"seat": "white", "bot": "wise"}),
        ("fill", {"seat": "blue", "bot": "greedy"}),
        ("fill", {"seat": "white"}),
        ("fill", {"seat": 1, "bot": "greedy"}),
        ("free", {"seat": "blue"}),
        ("free", {}),
    ],
)
def test_a_wish_that_makes_no_sense_changes_nothing(server: Server, what: str, body: Json) -> None:
    with people(server, "Ann") as (ann,):
        table = ann.open(ME, FRIEND)
        answer = ann.post(f"/tables/{table}/{what}", body)
        assert (answer.status_code, answer.json()["error"]) == (422, "bad_request")
        assert kinds(ann.view(table)) == ["human", "free"]
        assert server.moves(table) == []


def test_who_is_invited_is_told_who_invites_and_what_is_played(server: Server) -> None:
    with people(server, "Ann", "Bob") as (ann, bob):
        wish: Any = {"game": "dragon_market", "options": {"boats": "ready"}}
        table = ann.open(ME, FRIEND, FRIEND, **wish)
        seen = bob.view(table)
        assert (seen["host"], seen["hosting"], ann.view(table)["hosting"]) == ("Ann", False, True)
        assert seen["options"] == {"mode": "basic", "long_game": False, "boats": "ready", "dice": "one_four"}
        ann.http.patch("/api/me", json={"name": "Anna"})
        asked(ann, table, "leave")
        assert bob.view(table)["host"] == "Anna", "who opened the table is known without sitting there"


# What is remembered for all


def play_some(table: str, *persons: Person, decisions: int) -> None:
    for _ in range(decisions):
        for person in persons:
            view = person.view(table)
            if view["scene"]["options"]:
                assert person.play(table, view["seq"], view["scene"]["options"][0]).status_code == 200


def all_updates(listening: ClientConnection, seq: int) -> str:
    """Whatever comes over a socket until the table is as it is now."""
    told = [next_update(listening)]
    while told[-1]["seq"] < seq:
        told.append(next_update(listening))
    return str(told)


def test_a_strict_table_sends_nobody_what_would_have_to_be_remembered(server: Server) -> None:
    with people(server, "Ann", "Bob", None) as (ann, bob, stranger):
        table = ann.open(ME, FRIEND, memory="strict")
        bob.join(table, "white")
        with ann.listen(table) as hers, stranger.listen(table) as theirs:
            play_some(table, ann, bob, decisions=25)
            stale = ann.play(table, 0, "nothing")
            assert "view" in stale.json()
            stranger.view(table)
            # All that was pushed; a socket that is not read to its end would hold up its own closing, too.
            pushed = "".join(all_updates(socket, ann.view(table)["seq"]) for socket in (hers, theirs))
        assert len(server.moves(table)) > 20
        assert "places" in pushed
        for text in [pushed, *ann.heard, *bob.heard, *stranger.heard]:
            assert "remembered" not in text
        assert {person.view(table)["memory"] for person in (ann, stranger)} == {"strict"}


def test_an_open_table_shows_it_and_who_chooses_nothing_gets_one(server: Server) -> None:
    with people(server, "Ann", "Bob") as (ann, bob):
        for table in (ann.open(ME, FRIEND), ann.open(ME, FRIEND, memory="open")):
            assert "remembered" in str(bob.join(table, "white")["scene"])
            assert bob.view(table)["memory"] == "open"
        refused = ann.post("/tables", {"game": "osaka", "seats": [ME, FRIEND], "memory": "perfect"})
        assert (refused.status_code, refused.json()["error"]) == (422, "bad_request")


def test_strictness_outlives_a_restart_ends_with_the_game_and_holds_for_the_rematch(server: Server) -> None:
    match = higaki.new("osaka", seats=2, seed=4)
    while not match.over:
        match.play(match.options[-1])
    with people(server, "Ann", "Bob") as (ann, bob):
        running, over = plant(server, begun_again(match), ann, bob), plant(server, match, ann, bob)
        server.write("UPDATE tables SET memory = 'strict' WHERE id IN (?, ?)", running, over)
        assert "remembered" not in str(ann.view(running))
        assert ann.get(f"/tables/{running}/replay/1").json()["error"] == "illegal"
        assert "remembered" in str(ann.view(over)["scene"])
        assert "remembered" in ann.get(f"/tables/{over}/replay/20").text
        again = ann.post(f"/tables/{over}/rematch").json()["table"]
        assert "remembered" not in str(
            bob.join(again, "grey" if ann.view(again)["players"][0]["kind"] == "free" else "white")
        )
        assert bob.view(again)["memory"] == "strict"
        server.kill()
        server.start()
        assert "remembered" not in str(bob.view(again))
        assert bob.view(again)["memory"] == "strict"


# Names


def test_a_new_name_is_seen_at_once_by_everybody_at_the_table(server: Server) -> None:
    with people(server, "Ann", "Bob", None) as (ann, bob, stranger):
        table, elsewhere = ann.open(ME, FRIEND, GREEDY), bob.open(ME, FRIEND)
        with bob.listen(table) as his, stranger.listen(table) as theirs:
            for socket in (his, theirs):
                heard_until(socket, "Ann")
            ann.http.patch("/api/me", json={"name": "Anna"})
            for socket in (his, theirs):
                assert heard_until(socket, "Anna")["seq"] == 0, "a name is no change of the table"
        assert [player["name"] for player in bob.view(elsewhere)["players"]] == ["Bob", None]


def heard_until(socket: Any, name: str) -> Json:
    """The update in which the first seat is called so."""
    for _ in range(10):
        update = next_update(socket)
        if update["view"]["players"][0]["name"] == name:
            return update
    raise AssertionError(f"nobody was called {name}")


# One screen for two


def hands_seen(scene: Json) -> list[str]:
    """Whose cards can be read."""
    hands = [part for part in scene["places"] if part["place"] == "hand"]
    assert len(hands) == 2
    return [hand["owner"] for hand in hands if any("kind" in card for card in hand.get("pieces", []))]


def test_a_shared_screen_says_whether_it_shows_a_secret(server: Server) -> None:
    ben = {"kind": "here", "name": "Ben"}
    with people(server, "Ann", None) as (ann, stranger):
        cards = ann.open(ME, ben)
        market = ann.open(ME, ben, game="dragon_market", options={"boats": "ready"})
        alone = ann.open(ME, GREEDY)
        seen = [ann.view(table)["public_scene"] for table in (cards, market, alone)]
        assert [scene is not None for scene in seen] == [True, False, False]
        watched = stranger.view(cards)
        assert watched["public_scene"] is None
        assert seen[0] == watched["scene"], "behind the curtain lies what everybody may see, and nothing else"
        own = ann.view(cards)["scene"]
        assert [hands_seen(scene) for scene in (own, seen[0])] == [[own["viewer"]], []]


def test_who_comes_back_to_a_shared_screen_gets_the_log_with_the_eyes_of_whose_turn_it_is(server: Server) -> None:
    """Also the lines that were there before, which told another seat what it alone may know."""
    with people(server, "Ann") as (ann,):
        table = ann.open(ME, {"kind": "here", "name": "Ben"}, game="yokohama")
        seen = [ann.view(table)]
        while seen[-1]["seq"] < 2 or seen[-1]["viewer"] == seen[-2]["viewer"]:
            assert ann.play(table, seen[-1]["seq"], seen[-1]["scene"]["options"][-1]).status_code == 200
            seen.append(ann.view(table))
        *_, before, last = seen
        assert before["entries"] != last["entries"][: len(before["entries"])], "the other has seen something else"
        with ann.listen(table, before["seq"]) as listening:
            assert merged(before["entries"], next_update(listening)) == last["entries"]
