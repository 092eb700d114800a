"""Somebody leaves: resigning, what the others agree on, coming back; and that nobody does it for somebody else."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from seated_people import (
    SEATS,
    be_here,
    come_back,
    decide,
    mover,
    offer,
    overdue,
    player,
    resign,
    restarted,
    seat_of,
    sit,
    told,
    vote,
    watching,
)
from serving import (
    FRIEND,
    GREEDY,
    ME,
    Server,
    fresh_id,
    people,
    running,
    wait_for,
    whose_turn,
)

import higaki
from higaki.engine.match.new_match import begun_again

# Short enough to be waited for, long enough that nobody is overdue who plays at once.
SHORT = 1


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which nobody may be away for longer than a moment."""
    with running(tmp_path_factory.mktemp("hasty"), patience=SHORT, bot_pause=0.05) as started:
        yield started


# Resigning


def test_of_two_the_other_wins_and_the_game_can_be_replayed_and_downloaded(server: Server) -> None:
    with people(server, "Ann", "Bob", None) as (ann, bob, stranger):
        table = sit(ann, bob)
        first, (other,) = mover(table, ann, bob)
        decide(first, table)
        loser = seat_of(other, table)
        assert (other.view(table)["if_resigned"], stranger.view(table)["if_resigned"]) == ("end", None)
        command = fresh_id()
        answer = resign(other, table, command=command)
        assert answer.status_code == 200, answer.text
        again = other.post(f"/tables/{table}/resign", {"command_id": command, "expected_seq": 0, "seat": loser})
        assert again.status_code == 200
        for person in (ann, bob, stranger):
            view = person.view(table)
            assert view["state"] == "over"
            assert view["ended"]["why"] == "resigned"
            assert view["ended"]["seats"] == [loser]
            assert view["scene"]["over"]
            assert view["scene"]["options"] == []
            assert view["scene"]["turn"] is None
            assert view["scene"]["ranking"] == [[seat_of(first, table)], [loser]]
            assert view["scene"]["scores"].keys() == {SEATS[0], SEATS[1]}
            assert told(view) == ["resigned"]
            assert view["undoable"] == 0
        assert first.play(table, ann.view(table)["seq"], "pass").json()["error"] == "illegal"
        moves = stranger.get(f"/tables/{table}/replay").json()["moves"]
        assert moves == len(ann.view(table)["entries"]) - 1
        assert stranger.get(f"/tables/{table}/replay/{moves}").status_code == 200
        match = higaki.load(stranger.get(f"/tables/{table}/file").json())
        assert len(match.log) == moves
        assert begun_again(match).seat >= 0
        assert first.post(f"/tables/{table}/rematch").status_code == 200


def test_of_three_a_bot_plays_on_and_who_resigned_is_last(server: Server) -> None:
    with people(server, "Ann", "Bob") as (ann, bob):
        table = sit(ann, bob, bots=1)
        assert bob.view(table)["if_resigned"] == "bot"
        assert resign(bob, table).status_code == 200
        view = bob.view(table)
        assert view["state"] == "playing"
        assert told(view) == ["resigned", "stood_in"]
        assert (player(view, SEATS[1])["stand_in"], player(view, SEATS[1])["gave_up"]) == ("greedy", "resigned")
        assert come_back(bob, table, SEATS[1]).json()["error"] == "illegal"
        assert resign(bob, table).json()["error"] == "illegal"
        while (view := ann.view(table))["state"] == "playing":
            if view["scene"]["options"]:
                ann.play(table, view["seq"], view["scene"]["options"][-1])
            else:
                time.sleep(0.02)
        assert bob.view(table)["ended"] is None
        assert bob.view(table)["scene"]["ranking"][-1] == [SEATS[1]]


def test_alone_with_bots_resigning_ends_the_game(server: Server) -> None:
    with people(server, "Ann") as (ann,):
        table = ann.open(ME, GREEDY, GREEDY)
        wait_for(lambda: bool(ann.view(table)["scene"]["options"]))
        assert resign(ann, table).status_code == 200
        view = ann.view(table)
        assert (view["state"], view["scene"]["ranking"][-1]) == ("over", [SEATS[0]])


def test_a_partner_who_plays_on_keeps_the_team_in_the_game(server: Server) -> None:
    with people(server, "Ann", "Bob", "Cem", "Dee") as four:
        table = (
            four[0]
            .post(
                "/tables", {"game": "dragon_market", "seats": [ME, FRIEND, FRIEND, FRIEND], "options": {"teams": True}}
            )
            .json()["table"]
        )
        seats = [one["seat"] for one in four[0].view(table)["players"]]
        for person, seat in zip(four[1:], seats[1:], strict=True):
            person.join(table, seat)
        side = next(team for team in four[0].view(table)["scene"]["teams"] if seats[0] in team)
        partner = four[seats.index(next(seat for seat in side if seat != seats[0]))]
        assert resign(four[0], table).status_code == 200
        assert four[0].view(table)["state"] == "playing"
        assert resign(partner, table).status_code == 200
        view = four[0].view(table)
        assert view["state"] == "over"
        assert {seat for place in view["scene"]["ranking"][-1:] for seat in place} <= set(side)
        assert set(view["ended"]["seats"]) == set(side)


# Agreeing about somebody who stays away


def test_the_limit_is_chosen_with_the_table_and_shown(server: Server) -> None:
    with people(server, "Ann", "Bob", None) as (ann, bob, stranger):
        table = ann.open(ME, FRIEND, private=False, absence_limit=3 * 86400)
        assert stranger.view(table)["absence_limit"] == 3 * 86400
        assert [card["absence_limit"] for card in stranger.get("/lobby").json()["open"] if card["table"] == table] == [
            259200
        ]
        bob.join(table, SEATS[1])
        assert resign(bob, table).status_code == 200
        again = ann.post(f"/tables/{table}/rematch").json()["table"]
        assert ann.view(again)["absence_limit"] == 3 * 86400
        assert ann.view(ann.open(ME, FRIEND))["absence_limit"] == server.patience
        for wrong in (0, 59, 31 * 86400, "300", 90.5):
            body = {"game": "osaka", "seats": [ME, FRIEND], "absence_limit": wrong}
            assert ann.post("/tables", body).status_code == 422, wrong


def test_somebody_who_is_here_is_not_voted_out_and_who_is_away_only_after_the_limit(server: Server) -> None:
    with people(server, "Ann", "Bob") as (ann, bob):
        table = sit(ann, bob)
        first, (other,) = mover(table, ann, bob)
        with watching(table, other):
            awaited = other.view(table)["awaited"]
            assert (awaited["over"], awaited["counting"]) == (False, True)
            for wish in ("bot", "end"):
                assert vote(other, table, wish).json()["error"] == "illegal"
            with watching(table, first):
                assert vote(other, table, "end").json()["error"] == "illegal"
        assert told(other.view(table)) == []


def test_who_comes_back_sees_that_it_was_running_and_one_click_ends_it(hasty: Server) -> None:
    with people(hasty, "Ann", "Bob") as (ann, bob):
        table = sit(ann, bob, absence_limit=86400)
        first, (other,) = mover(table, ann, bob)
        wait_for(lambda: other.view(table)["awaited"]["away"] > 100)
        with watching(table, first):
            awaited = first.view(table)["awaited"]
            assert (awaited["seat"], awaited["counting"]) == (seat_of(first, table), False)
            assert awaited["away"] > 100
            assert be_here(other, table).json()["happenings"] == [], "it is for who owes a decision to say"
            command = fresh_id()
            for _ in range(2):
                assert be_here(first, table, command).status_code == 200
            assert be_here(first, table).status_code == 200
            view = other.view(table)
            assert (view["awaited"], told(view)) == (None, ["here"])


def test_a_bot_takes_over_and_the_person_takes_the_seat_back(hasty: Server) -> None:
    with people(hasty, "Ann", "Bob") as (ann, bob):
        table = sit(ann, bob)
        first, (other,) = mover(table, ann, bob)
        seat = seat_of(first, table)
        with watching(table, other):
            wait_for(lambda: overdue(other, table))
            view = vote(other, table, "bot").json()
            assert told(view) == ["voted", "stood_in"]
            assert player(view, seat)["stand_in"] == "greedy"
            assert player(view, seat)["name"] is not None
            wait_for(lambda: whose_turn(other.view(table)) != seat)
        mine = first.view(table)
        assert mine["scene"]["options"] == []
        assert mine["undoable"] == 0
        assert come_back(first, table, seat).status_code == 200
        view = first.view(table)
        assert player(view, seat)["stand_in"] is None
        assert told(view)[-1] == "came_back"
        assert view["happenings"][-1]["after"] == len(view["entries"]) - 1
        decide(other, table)


def test_the_seat_is_taken_back_in_the_middle_of_the_bots_turn(tmp_path: Path) -> None:
    with running(tmp_path, patience=SHORT, bot_pause=2) as server, people(server, "Ann", "Bob") as (ann, bob):
        table = sit(ann, bob)
        first, (other,) = mover(table, ann, bob)
        seat = seat_of(first, table)
        with watching(table, other):
            wait_for(lambda: overdue(other, table))
            assert vote(other, table, "bot").status_code == 200
        # The bot thinks now; playing without taking the seat back first is refused.
        view = first.view(table)
        assert whose_turn(view) == seat
        refused = first.play(table, view["seq"], "reserve")
        assert (refused.status_code, refused.json()["error"]) == (422, "illegal")
        view = come_back(first, table, seat).json()
        assert (whose_turn(view), bool(view["scene"]["options"])) == (seat, True)
        decide(first, table)
        assert [thing for _, command, _, thing in server.moves(table) if command.startswith("bot ")] == []


def test_the_others_claim_the_game_and_who_stayed_away_loses_it(hasty: Server) -> None:
    with people(hasty, "Ann", "Bob", "Cem", None) as (ann, bob, cem, stranger):
        table = sit(ann, bob, cem)
        first, (one, two) = mover(table, ann, bob, cem)
        seat = seat_of(first, table)
        with watching(table, one, two):
            wait_for(lambda: overdue(one, table))
            assert vote(one, table, "bot").json()["state"] == "playing"
            said = stranger.view(table)["awaited"]
            assert (said["bot"], said["end"], said["undecided"]) == ([seat_of(one, table)], [], [seat_of(two, table)])
            assert not said["may_vote"]
            assert vote(two, table, "end").json()["state"] == "playing"
            assert vote(one, table, None).json()["awaited"]["bot"] == []
            view = vote(one, table, "end").json()
            assert view["state"] == "over"
        assert (view["ended"]["why"], view["ended"]["seats"]) == ("absent", [seat])
        assert player(view, seat)["gave_up"] == "absent"
        assert told(view) == ["voted", "voted", "withdrew", "voted", "claimed"]
        assert view["scene"]["ranking"][-1] == [seat], "last, however many points it has"
        assert {seat for place in view["scene"]["ranking"] for seat in place} == set(SEATS[:3])
        assert resign(first, table).json()["error"] == "illegal"


def test_votes_lapse_when_the_awaited_person_moves(hasty: Server) -> None:
    with people(hasty, "Ann", "Bob", "Cem") as (ann, bob, cem):
        table = sit(ann, bob, cem)
        first, (one, two) = mover(table, ann, bob, cem)
        with watching(table, one, two):
            wait_for(lambda: overdue(one, table))
            assert vote(one, table, "bot").status_code == 200
            decide(first, table)
            assert one.view(table)["awaited"] is None
            assert player(one.view(table), seat_of(first, table))["stand_in"] is None


# Ending the game together


def test_the_end_is_offered_and_comes_when_all_others_who_play_have_accepted(server: Server) -> None:
    with people(server, "Ann", "Bob", "Cem", None) as (ann, bob, cem, stranger):
        table = sit(ann, bob, cem, bots=1)
        assert [person.view(table)["offers_left"] for person in (ann, stranger)] == [3, 0]
        assert offer(ann, table, "offer").status_code == 200
        expected = {"by": SEATS[0], "accepted": [], "undecided": [SEATS[1], SEATS[2]]}
        for person in (bob, stranger):
            shown = person.view(table)["offer"]
            assert shown | {"undecided": sorted(shown["undecided"], key=SEATS.index)} == expected
        assert offer(bob, table, "accept").json()["state"] == "playing"
        assert bob.view(table)["offer"]["accepted"] == [SEATS[1]]
        view = offer(cem, table, "accept").json()
        assert (view["state"], view["ended"]["why"], view["ended"]["seats"]) == ("over", "agreed", [])
        assert view["offer"] is None
        assert told(view) == ["offered", "accepted", "accepted", "agreed"]
        assert {seat for place in view["scene"]["ranking"] for seat in place} == set(SEATS)
        assert view["scene"]["scores"].keys() == set(SEATS), "the points as they stand"


def test_an_offer_is_declined_or_withdrawn_and_made_three_times_at_most(server: Server) -> None:
    with people(server, "Ann", "Bob", "Eve", None) as (ann, bob, eve, stranger):
        table = sit(ann, bob)
        for wrong in ("accept", "decline", "withdraw"):
            assert offer(bob, table, wrong).json()["error"] == "illegal", "there is none"
        for person in (eve, stranger):
            assert offer(person, table, "offer").status_code == 403
        assert offer(ann, table, "offer").status_code == 200
        assert offer(ann, table, "offer").json()["error"] == "illegal", "one at a time"
        assert offer(bob, table, "offer").json()["error"] == "illegal"
        assert offer(bob, table, "withdraw").json()["error"] == "illegal"
        for wrong in ("accept", "decline"):
            assert offer(ann, table, wrong).json()["error"] == "illegal"
            assert offer(eve, table, wrong).status_code == 403
        assert offer(bob, table, "win").status_code == 422
        assert offer(bob, table, "accept", {"expected_seq": 0}).json()["error"] == "stale"
        assert offer(bob, table, "decline").json()["offer"] is None
        assert offer(ann, table, "offer").status_code == 200
        view = offer(ann, table, "withdraw").json()
        assert (view["offer"], view["offers_left"]) == (None, 1)
        first, _ = mover(table, ann, bob)
        assert offer(ann, table, "offer").status_code == 200
        decide(first, table)
        assert bob.view(table)["offer"]["undecided"] == [SEATS[1]], "it stands while the game goes on"
        assert offer(bob, table, "decline").json()["state"] == "playing"
        assert offer(ann, table, "offer").json()["error"] == "illegal"
        assert ann.view(table)["offers_left"] == 0
        assert offer(bob, table, "offer").status_code == 200, "everybody has three of their own"


def test_who_gives_up_need_not_accept_and_an_offer_of_theirs_lapses(server: Server) -> None:
    with people(server, "Ann", "Bob", "Cem") as (ann, bob, cem):
        table = sit(ann, bob, cem, bots=1)
        assert offer(ann, table, "offer").status_code == 200
        assert offer(bob, table, "accept").status_code == 200
        view = resign(cem, table).json()
        assert (view["state"], view["ended"]["why"]) == ("over", "agreed")
        table = sit(ann, bob, cem, bots=1)
        assert offer(ann, table, "offer").status_code == 200
        assert resign(ann, table).json()["offer"] is None
        assert bob.view(table)["state"] == "playing"


def test_alone_with_bots_there_is_nobody_to_offer_it_to(server: Server) -> None:
    with people(server, "Ann") as (ann,):
        table = ann.open(ME, GREEDY, GREEDY)
        assert ann.view(table)["offers_left"] == 0
        assert offer(ann, table, "offer").json()["error"] == "illegal"


# Somebody with a script


def test_nobody_acts_for_somebody_else(hasty: Server) -> None:
    with people(hasty, "Ann", "Bob", "Cem", "Eve", None) as (ann, bob, cem, eve, stranger):
        table = sit(ann, bob, cem)
        first, (one, two) = mover(table, ann, bob, cem)
        seat = seat_of(first, table)
        with watching(table, one, two):
            wait_for(lambda: overdue(one, table))
            for person in (eve, stranger, one):
                assert resign(person, table, seat).status_code == 403
                assert come_back(person, table, seat).status_code == 403
            for person in (eve, stranger, first):
                assert vote(person, table, "end").status_code == 403
            for wrong in ({"seat": "nobody"}, {"seat": seat_of(one, table)}, {"wish": "win"}, {"more": 1}):
                assert vote(one, table, "bot", wrong).status_code == 422, wrong
            assert vote(one, table, "bot", {"expected_seq": 0}).json()["error"] == "stale"
            assert resign(ann, table, "purple").status_code == 422
            assert told(one.view(table)) == []
            assert vote(one, table, "bot").status_code == 200
            assert vote(two, table, "bot").status_code == 200
            for person in (eve, stranger, one):
                assert come_back(person, table, seat).status_code == 403


def test_voting_twice_is_one_vote(hasty: Server) -> None:
    with people(hasty, "Ann", "Bob", "Cem") as (ann, bob, cem):
        table = sit(ann, bob, cem)
        _, (one, two) = mover(table, ann, bob, cem)
        with watching(table, one, two):
            wait_for(lambda: overdue(one, table))
            command = fresh_id()
            for _ in range(3):
                assert vote(one, table, "bot", {"command_id": command}).status_code == 200
                assert vote(one, table, "bot").status_code == 200
            view = one.view(table)
            assert told(view) == ["voted"]
            assert view["state"] == "playing"
            assert view["awaited"]["undecided"] == [seat_of(two, table)]


def test_a_race_of_returns_and_moves_leaves_one_person_on_the_seat(hasty: Server) -> None:
    with people(hasty, "Ann", "Bob") as (ann, bob):
        table = sit(ann, bob)
        first, (other,) = mover(table, ann, bob)
        seat = seat_of(first, table)
        with watching(table, other):
            wait_for(lambda: overdue(other, table))
            assert vote(other, table, "bot").status_code == 200
        answers: list[int] = []
        racing = [
            threading.Thread(target=lambda: answers.append(come_back(first, table, seat).status_code)) for _ in range(8)
        ]
        for thread in racing:
            thread.start()
        for thread in racing:
            thread.join()
        assert answers == [200] * 8
        view = first.view(table)
        assert told(view).count("came_back") == 1
        moves = hasty.moves(table)
        assert [move[0] for move in moves] == list(range(1, len(moves) + 1))


def test_a_flood_is_stopped(tmp_path: Path) -> None:
    with running(tmp_path, limits=1) as server, people(server, "Ann") as (ann,):
        table = ann.open(ME, GREEDY)
        answers = [come_back(ann, table, SEATS[0]).status_code for _ in range(15)]
        assert answers[0] == 200
        assert answers[-1] == 429


# Killed and started again


def test_every_state_survives_a_kill(tmp_path: Path) -> None:
    with running(tmp_path, patience=SHORT, bot_pause=0.05) as server, people(server, "Ann", "Bob", "Cem") as three:
        table = sit(*three)
        first, (one, two) = mover(table, *three)
        seat = seat_of(first, table)
        with watching(table, one, two):
            wait_for(lambda: overdue(one, table))
            voted = vote(one, table, "bot").json()
        # An open vote: still there, and still enough with the other one's, once the limit is over again.
        view = restarted(server, one, table)
        assert view["awaited"]["bot"] == [seat_of(one, table)]
        assert view["happenings"] == voted["happenings"]
        assert vote(two, table, "bot").json()["error"] == "illegal"
        with watching(table, one, two):
            wait_for(lambda: overdue(two, table))
            view = vote(two, table, "bot").json()
        assert player(view, seat)["stand_in"] == "greedy"
        # A bot that plays for somebody goes on by itself.
        view = restarted(server, one, table)
        assert player(view, seat)["stand_in"] == "greedy"
        wait_for(lambda: whose_turn(one.view(table)) != seat)
        # Back again.
        assert come_back(first, table, seat).status_code == 200
        view = restarted(server, first, table)
        assert player(view, seat)["stand_in"] is None
        assert told(view)[-1] == "came_back"
        # An offer.
        assert offer(one, table, "offer").status_code == 200
        assert offer(first, table, "accept").status_code == 200
        view = restarted(server, one, table)
        assert view["offer"] == {"by": seat_of(one, table), "accepted": [seat], "undecided": [seat_of(two, table)]}
        assert offer(two, table, "decline").json()["offer"] is None
        # Resigned, once with a bot that plays on, once with the end.
        assert resign(one, table).status_code == 200
        view = restarted(server, one, table)
        assert player(view, seat_of(one, table))["gave_up"] == "resigned"
        assert view["state"] == "playing"
        assert resign(two, table).status_code == 200
        before = first.view(table)
        view = restarted(server, first, table)
        assert view["state"] == "over"
        assert (view["ended"], view["happenings"]) == (before["ended"], before["happenings"])
        assert view["scene"] == before["scene"]
        assert server.rows("SELECT state FROM tables WHERE id = ?", table) == [("over",)]
        assert first.get("/me").json()["tables"][0]["state"] == "over"
        assert server.tracebacks == []


def test_a_bots_decision_is_not_taken_back_even_after_a_kill(tmp_path: Path) -> None:
    with running(tmp_path, patience=SHORT, bot_pause=0.05) as server, people(server, "Ann", "Bob") as (ann, bob):
        table = sit(ann, bob)
        first, (other,) = mover(table, ann, bob)
        seat = seat_of(first, table)
        with watching(table, other):
            wait_for(lambda: overdue(other, table))
            vote(other, table, "bot")
        wait_for(lambda: whose_turn(other.view(table)) != seat)
        come_back(first, table, seat)
        for view in (first.view(table), restarted(server, first, table)):
            assert view["undoable"] == 0
            assert first.undo(table, view["seq"]).status_code == 403
