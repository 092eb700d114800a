"""Leagues: created, joined, played round by round; who leaves is replaced; hostile wishes change nothing."""

from __future__ import annotations

import pytest
from league_people import WISH, act, begin, in_round, lose, names, new_league, page, refused, started
from response_shapes import asked
from serving import Json, Person, Server, fresh_id, people, running, wait_for

from higaki.server.protocol.responses.leagues import LeagueCard


def opponents(person: Person, league: str) -> tuple[str, str]:
    """The table of a person, and who sits there, too."""
    shown = page(person, league)
    table = next(one for one in shown["played"][0]["tables"] if one["table"] == shown["table"])
    return shown["table"], next(seat["name"] or seat["bot"] for seat in table["seats"] if not seat["you"])


def play_round(league: str, *persons: Person) -> None:
    """At every table of two, who is named first here wins."""
    called = {name: person for person in persons for name in [person.http.get("/api/me").json()["name"]]}
    rank = list(called)
    shown = page(persons[0], league)
    for table in shown["played"][0]["tables"]:
        if table["state"] == "waiting":
            first, second = sorted((seat["name"] for seat in table["seats"]), key=rank.index)
            lose(called[second], called[first], league)


def test_a_round_robin_from_the_invitation_to_the_last_standings(server: Server) -> None:
    with people(server, "Ann", "Bob", "Cleo", None) as (ann, bob, cleo, stranger):
        league = new_league(ann, bob)
        shown = act(cleo, league, "join")
        assert [one["name"] for one in shown["waiting"]] == ["Ann", "Bob", "Cleo"]
        assert (shown["state"], shown["host"], shown["hosting"], shown["me"]) == ("open", "Ann", False, "waits")
        assert refused(bob.post(f"/leagues/{league}/start", {})) == (403, "not_yours")
        assert page(stranger, league)["me"] == "no"
        shown = act(ann, league, "start")
        assert (shown["state"], shown["round"], shown["rounds"], shown["me"]) == ("running", 1, 3, "plays")
        met = set()
        for number in (1, 2, 3):
            shown = in_round(ann, league, number)
            sizes = sorted(len(table["seats"]) for table in shown["played"][0]["tables"])
            assert sizes == [1, 2], "one table, and somebody has a bye"
            playing = next(table for table in shown["played"][0]["tables"] if len(table["seats"]) == 2)
            met.add(frozenset(seat["name"] for seat in playing["seats"]))
            view = ann.view(playing["table"])
            assert view["league"] == {"league": league, "name": "Thursday", "round": number}
            assert view["private"] and view["clock"]["kind"] == "days" and not view["rated"]
            play_round(league, ann, bob, cleo)
        assert len(met) == 3
        wait_for(lambda: page(ann, league)["state"] == "over")
        shown = page(stranger, league)
        assert names(shown["standings"]) == ["Ann", "Bob", "Cleo"]
        assert [row["points"] for row in shown["standings"]] == [3, 2, 1], "one of them for the bye"
        assert [row["games"] for row in shown["standings"]] == [2, 2, 2]
        assert asked(list[LeagueCard], ann, "/me/leagues")[0]["state"] == "over"


def test_a_swiss_league_over_two_rounds(server: Server) -> None:
    with people(server, "Ann", "Bob", "Cleo", "Dan") as persons:
        league = started(*persons, kind="swiss", rounds=2, scoring="win")
        play_round(league, *persons)
        shown = in_round(persons[0], league, 2)
        winners = {row["player"] for row in shown["standings"] if row["points"] == 1}
        tables = [{seat["player"] for seat in table["seats"]} for table in shown["played"][0]["tables"]]
        assert winners in tables, "those with equal points meet"
        play_round(league, *persons)
        wait_for(lambda: page(persons[0], league)["state"] == "over")
        assert names(page(persons[0], league)["standings"])[0] == "Ann"


def test_live_rounds_have_a_pause_between_them(server: Server) -> None:
    with people(server, "Ann", "Bob", "Cleo") as (ann, bob, cleo):
        league = started(ann, bob, cleo, clock=None)
        play_round(league, ann, bob, cleo)
        wait_for(lambda: page(ann, league)["begins"] is not None)
        assert page(ann, league)["round"] == 1
        server.write("UPDATE leagues SET due = due - 61 WHERE id = ?", league)
        assert in_round(ann, league, 2)["begins"] is None
        # The clock was set back: the pause does not become longer.
        play_round(league, ann, bob, cleo)
        wait_for(lambda: page(ann, league)["begins"] is not None)
        server.write("UPDATE leagues SET due = due + 1000000 WHERE id = ?", league)
        in_round(ann, league, 3)


def test_bots_play_too_and_among_themselves_they_are_equal(server: Server) -> None:
    with people(server, "Ann") as (ann,):
        league = started(ann, bots=3, kind="swiss", rounds=1)
        shown = page(ann, league)
        states = sorted(table["state"] for table in shown["played"][0]["tables"])
        assert states == ["none", "waiting"], "no table for bots alone"
        begin(shown["table"], ann)
        assert ann.view(shown["table"])["state"] == "playing"
        assert sorted(row["points"] for row in shown["standings"]) == [0, 0, 0.5, 0.5]


def test_who_leaves_gives_up_the_game_and_a_substitute_plays_on_from_the_next_round(server: Server) -> None:
    with people(server, "Ann", "Bob", "Cleo", "Dan", "Eve") as (ann, bob, cleo, dan, eve):
        league = started(ann, bob, cleo, dan)
        shown = act(eve, league, "join")
        assert (shown["me"], [one["name"] for one in shown["waiting"]]) == ("waits", ["Eve"])
        persons = {"Ann": ann, "Bob": bob, "Cleo": cleo, "Dan": dan}
        table, other = opponents(bob, league)
        begin(table, bob, persons[other])
        player = page(bob, league)["player"]
        shown = act(bob, league, "leave")
        assert (shown["me"], shown["table"]) == ("left", None)
        wait_for(lambda: persons[other].view(table)["state"] == "over")
        assert next(one for one in ann.view(table)["players"] if one["name"] == "Bob")["gave_up"] == "resigned"
        shown = page(eve, league)
        assert (shown["me"], shown["player"], shown["waiting"]) == ("plays", player, [])
        row = next(row for row in shown["standings"] if row["player"] == player)
        assert [(one["name"], one["since"], one["until"]) for one in row["people"]] == [("Bob", 1, 1), ("Eve", 2, None)]
        assert refused(bob.post(f"/leagues/{league}/join")) == (409, "cannot_join")
        rest = [one for one in persons.values() if one not in (bob, persons[other])]
        lose(rest[0], rest[1], league)
        shown = in_round(eve, league, 2)
        assert shown["table"] is not None
        before = next(table for table in shown["played"][1]["tables"] if table["table"] is not None)
        assert {"Eve"}.isdisjoint(seat["name"] for seat in before["seats"]), "the first round shows who played it"


def test_a_bot_plays_on_when_nobody_waits_until_somebody_comes(server: Server) -> None:
    with people(server, "Ann", "Bob", "Cleo", "Dan") as (ann, bob, cleo, dan):
        league = started(ann, bob, cleo, seats=3, most=3, kind="swiss", rounds=3)
        act(ann, league, "remove", number=page(ann, league)["standings"][0]["people"][0]["number"] % 2 + 2)
        shown = page(ann, league)
        assert [row["people"][-1]["bot"] for row in shown["standings"]].count("easy") == 1
        assert page(dan, league)["me"] == "no"
        shown = act(dan, league, "join")
        assert shown["me"] == "plays", "a bot that plays for somebody gives the place to a person"
        assert "easy" not in names(shown["standings"])
        removed = bob if page(bob, league)["me"] == "left" else cleo
        assert refused(removed.post(f"/leagues/{league}/join")) == (409, "cannot_join")


def test_before_the_first_game_begins_a_bot_takes_the_seat_of_who_leaves(server: Server) -> None:
    with people(server, "Ann", "Bob") as (ann, bob):
        league = started(ann, bob)
        table = page(ann, league)["table"]
        host = ann if ann.view(table)["hosting"] else bob
        assert refused(host.post(f"/tables/{table}/leave")) == (422, "illegal")
        assert refused(host.post(f"/tables/{table}/close", {"command_id": fresh_id()})) == (422, "illegal")
        assert refused(host.post(f"/tables/{table}/fill", {"seat": None, "bot": "easy"})) == (422, "illegal")
        act(bob, league, "leave")
        wait_for(lambda: sorted(one["kind"] for one in ann.view(table)["players"]) == ["bot", "human"])
        begin(table, ann)


def test_a_deleted_guest_leaves_the_league_and_somebody_else_is_host(server: Server) -> None:
    with people(server, "Ann", "Bob", "Cleo") as (ann, bob, cleo):
        league = started(ann, bob, cleo)
        assert ann.post("/me/depart", {"sure": True}).status_code == 200
        shown = page(bob, league)
        assert (shown["host"], shown["hosting"]) == ("Bob", True)
        assert any(one["former"] for row in shown["standings"] for one in row["people"])
        waiting = new_league(bob, cleo)
        assert cleo.post("/me/depart", {"sure": True}).status_code == 200
        assert [one["name"] for one in page(bob, waiting)["waiting"]] == ["Bob"]


def test_the_host_ends_a_league_early_and_running_games_still_count(server: Server) -> None:
    with people(server, "Ann", "Bob", "Cleo") as (ann, bob, cleo):
        league = started(ann, bob, cleo)
        assert refused(bob.post(f"/leagues/{league}/end")) == (403, "not_yours")
        assert act(ann, league, "end")["state"] == "over"
        play_round(league, ann, bob, cleo)
        wait_for(lambda: sum(row["games"] for row in page(ann, league)["standings"]) == 2)
        assert page(ann, league)["round"] == 1, "no further round begins"
        assert refused(cleo.post(f"/leagues/{league}/leave")) == (422, "illegal")


def test_a_repeated_command_is_one_league(server: Server) -> None:
    with people(server, "Ann", "Bob") as (ann, bob):
        body = {"command_id": fresh_id(), **WISH}
        first, second = (ann.post("/leagues", body).json()["league"] for _ in range(2))
        assert first == second
        assert refused(ann.post("/leagues", body | {"name": "Friday"})) == (409, "used")
        assert bob.post("/leagues", body).json()["league"] != first


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": " \u200b"},
        {"name": "x" * 41},
        {"game": "chess"},
        {"options": {"no": 1}},
        {"seats": 1, "game": "yokohama"},
        {"seats": 8},
        {"bot": "genius"},
        {"clock": {"kind": "days", "seconds": 5, "increment": 0, "then": "give_up"}},
        {"most": 1},
        {"most": 17},
        {"rounds": 3},
        {"kind": "swiss", "rounds": None},
        {"kind": "swiss", "rounds": 13},
    ],
)
def test_a_league_that_cannot_be_played_is_refused(server: Server, wrong: Json) -> None:
    with people(server, "Ann") as (ann,):
        status, _ = refused(ann.post("/leagues", {"command_id": fresh_id(), **WISH, **wrong}))
        assert status == 422
        assert asked(list[LeagueCard], ann, "/me/leagues") == []


def test_who_cannot_take_part_is_told_so_and_nothing_changes(server: Server) -> None:
    with people(server, "Ann", "Bob", "Cleo", None) as (ann, bob, cleo, nobody):
        league = new_league(ann)
        assert nobody.http.get("/api/me").status_code == 200
        assert refused(nobody.post(f"/leagues/{league}/join")) == (409, "nameless")
        with people(server, "Аnn") as (other,):  # the first letter is Cyrillic
            assert refused(other.post(f"/leagues/{league}/join")) == (409, "name_alike")
        table = ann.open({"kind": "me"}, {"kind": "friend"})
        seat = next(one["seat"] for one in bob.view(table)["players"] if one["name"] == "Ann")
        assert bob.post(f"/tables/{table}/block", {"seat": seat}).status_code == 200
        assert refused(bob.post(f"/leagues/{league}/join")) == (409, "cannot_join")
        assert refused(ann.post(f"/leagues/{league}/start", {"bots": 8})) == (422, "bad_request")
        assert refused(ann.post(f"/leagues/{league}/start", {"bots": 0})) == (422, "illegal")
        assert refused(ann.post(f"/leagues/{league}/remove", {"number": 1})) == (422, "illegal")
        assert refused(cleo.post(f"/leagues/{league}/remove", {"number": 1})) == (403, "not_yours")
        assert refused(cleo.post("/leagues/no-such-league/join")) == (404, "no_league")
        assert [one["name"] for one in page(ann, league)["waiting"]] == ["Ann"]


def test_nobody_is_renamed_so_that_they_look_like_somebody_in_their_league(server: Server) -> None:
    with people(server, "Ann", "Bob", "Cleo") as (ann, bob, cleo):
        new_league(ann, bob)
        for person, name in ((bob, "Аnn"), (ann, "Вob")):  # the first letter is Cyrillic
            assert refused(person.http.patch("/api/me", json={"name": name})) == (409, "name_alike")
        assert cleo.http.patch("/api/me", json={"name": "Bob"}).status_code == 200, "elsewhere it is anybody's"


def test_a_guest_has_few_leagues_and_a_league_a_short_waiting_list(server: Server) -> None:
    with people(server, "Ann", *[f"Guest {number}" for number in range(19)]) as (ann, *others):
        for _ in range(5):
            league = new_league(ann, most=2)
        assert refused(ann.post("/leagues", {"command_id": fresh_id(), **WISH})) == (409, "many_leagues")
        answers = [person.post(f"/leagues/{league}/join") for person in others]
        assert [answer.status_code for answer in answers] == [200] * 17 + [409] * 2
        assert refused(answers[-1]) == (409, "league_full")


def test_commands_about_leagues_are_limited(tmp_path_factory: pytest.TempPathFactory) -> None:
    with running(tmp_path_factory.mktemp("limited"), limits=1) as server, people(server, "Ann") as (ann,):
        league = new_league(ann)
        answers = [ann.post(f"/leagues/{league}/leave") for _ in range(30)]
        assert answers[-1].status_code == 429
        created = [ann.post("/leagues", {"command_id": fresh_id(), **WISH}) for _ in range(8)]
        assert created[-1].status_code == 429


def test_a_form_that_is_refused_is_cheap_and_no_league(tmp_path_factory: pytest.TempPathFactory) -> None:
    with running(tmp_path_factory.mktemp("forms"), limits=1) as server, people(server, "Ann") as (ann,):
        wrong: list[Json] = [{"name": "\u200b"}, {"seats": 1}, {"most": 99}, {"bot": "nobody"}, {"kind": "cup"}]
        answers = [ann.post("/leagues", {"command_id": fresh_id(), **WISH, **one}) for one in wrong * 2]
        assert [answer.status_code for answer in answers] == [422] * 10
        league = new_league(ann)
        assert page(ann, league)["hosting"], "she has as many leagues left as before"
        answers = [ann.post("/leagues", {"command_id": fresh_id(), **WISH, **wrong[0]}) for _ in range(15)]
        assert answers[-1].status_code == 429


def test_nobody_is_sent_the_number_of_a_guest_or_the_seed(server: Server) -> None:
    with people(server, "Ann", "Bob", "Cleo", None) as persons:
        ann, bob, cleo, _ = persons
        league = started(ann, bob, cleo)
        act(cleo, league, "leave")
        secrets = [person.guest for person in (ann, bob, cleo)]
        secrets += [str(value) for (value,) in server.rows("SELECT seed FROM leagues WHERE id = ?", league)]
        secrets += [value for (value,) in server.rows("SELECT asked FROM leagues WHERE id = ?", league)]
        for person in persons:
            page(person, league)
            asked(list[LeagueCard], person, "/me/leagues")
            heard = "\n".join(person.heard)
            assert not [secret for secret in secrets if secret in heard]
