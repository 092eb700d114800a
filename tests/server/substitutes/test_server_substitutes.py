"""Substitutes at a real server: a seat is left, offered, taken over by one person, and belongs to nobody else then."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from seated_people import SEATS, come_back, mover, player, resign, seat_of, sit, told
from serving import Json, Person, Server, fresh_id, next_update, people, wait_for, whose_turn


def hand_over(person: Person, table: str, seat: str | None = None) -> httpx.Response:
    seat = seat or seat_of(person, table)
    return person.post(f"/tables/{table}/hand-over", {"command_id": fresh_id(), "seat": seat})


def take_over(person: Person, table: str, seat: str, command: str | None = None) -> httpx.Response:
    return person.post(f"/tables/{table}/take-over", {"command_id": command or fresh_id(), "seat": seat})


def sought(*persons: Person, **more: Any) -> str:
    """A public table at which seats can be taken over."""
    return sit(*persons, private=False, substitutes=True, **more)


def hand_of(view: Json, seat: str) -> list[Json]:
    part = next(part for part in view["scene"]["places"] if part["place"] == "hand" and part["owner"] == seat)
    pieces: list[Json] = part.get("pieces", [])
    return pieces


def offered(person: Person, table: str) -> list[str]:
    cards = [card for card in person.get("/lobby").json()["open"] if card["table"] == table]
    return [one["seat"] for card in cards for one in card["seats"] if one["vacant"]]


def test_a_seat_is_offered_and_taken_over_with_all_that_it_knows(server: Server) -> None:
    with people(server, "Ann", "Bob", "Cem", "Dee") as (ann, bob, cem, dee):
        table = sought(ann, bob, cem)
        assert [view["substitutes"] for view in (ann.view(table), dee.view(table))] == [True, True]
        assert offered(dee, table) == []
        leaver, (second, third) = mover(table, ann, bob, cem)
        seat = seat_of(leaver, table)
        known = hand_of(leaver.view(table), seat)
        assert resign(leaver, table).status_code == 200
        assert player(dee.view(table), seat)["vacant"]
        wait_for(lambda: offered(dee, table) == [seat])
        view = take_over(dee, table, seat).json()
        assert view["viewer"] == seat
        assert hand_of(view, seat), "who takes over a seat sees its hand"
        assert (known, hand_of(dee.view(table), seat)) != ([], [])
        taken = player(view, seat)
        name = "Ann" if leaver is ann else "Bob" if leaver is bob else "Cem"
        assert (taken["name"], taken["gave_up"], taken["stand_in"], taken["vacant"]) == ("Dee", None, None, False)
        assert [one["name"] for one in taken["before"]] == [name]
        assert told(view)[-3:] == ["resigned", "stood_in", "took_over"]
        wait_for(lambda: offered(dee, table) == [])

        # Who left only looks on.
        seen = leaver.view(table)
        assert (seen["viewer"], seen["left_seat"], seen["undoable"]) == (None, seat, 0)
        assert hand_of(seen, seat) == []
        assert come_back(leaver, table, seat).json()["error"] == "not_yours"
        assert leaver.play(table, seen["seq"], "pass").json()["error"] == "not_yours"
        assert take_over(leaver, table, seat).json()["error"] == "taken"
        assert take_over(second, table, seat).json()["error"] == "taken"
        for person in (second, third):
            assert hand_of(person.view(table), seat) == []


def test_who_left_may_come_back_until_somebody_has_taken_the_seat(server: Server) -> None:
    with people(server, "Ann", "Bob", "Cem") as (ann, bob, cem):
        table = sought(ann, bob)
        assert hand_over(ann, table, SEATS[1]).json()["error"] == "not_yours"
        assert hand_over(ann, table).status_code == 200
        assert told(bob.view(table))[:2] == ["handed_over", "stood_in"]
        assert hand_over(bob, table).json()["error"] == "illegal", "somebody must play"
        assert come_back(ann, table, SEATS[0]).status_code == 200
        assert take_over(cem, table, SEATS[0]).json()["error"] == "taken"
        assert hand_over(ann, table).status_code == 200
        assert take_over(cem, table, SEATS[0]).status_code == 200
        assert come_back(ann, table, SEATS[0]).json()["error"] == "not_yours"


def test_only_where_it_was_chosen_and_where_somebody_has_left(server: Server) -> None:
    with people(server, "Ann", "Bob", "Cem", "Dee") as (ann, bob, cem, dee):
        table = sit(ann, bob, cem, private=False)
        assert hand_over(ann, table).json()["error"] == "illegal"
        assert resign(ann, table).status_code == 200
        assert not player(dee.view(table), SEATS[0])["vacant"]
        assert take_over(dee, table, SEATS[0]).json()["error"] == "taken"
        open_to_others = sought(ann, bob)
        assert take_over(cem, open_to_others, SEATS[0]).json()["error"] == "taken", "nobody has left"
        assert take_over(cem, open_to_others, "nowhere").json()["error"] == "bad_request"
        assert told(bob.view(open_to_others)) == []


def test_of_two_people_at_once_one_gets_the_seat(server: Server) -> None:
    names = ["Dee", "Eve", "Fay", "Gus", "Hal", "Ina"]
    with people(server, "Ann", "Bob", *names) as (ann, bob, *others):
        table = sought(ann, bob)
        assert hand_over(ann, table).status_code == 200
        with ThreadPoolExecutor(len(others)) as at_once:
            answers = list(at_once.map(lambda person: take_over(person, table, SEATS[0]), others))
        assert sorted(answer.status_code for answer in answers) == [200, *[409] * (len(others) - 1)]
        assert {answer.json()["error"] for answer in answers if answer.status_code == 409} == {"taken"}
        assert told(bob.view(table)).count("took_over") == 1


def test_a_repeated_command_is_one_command(server: Server) -> None:
    with people(server, "Ann", "Bob", "Cem") as (ann, bob, cem):
        table = sought(ann, bob)
        hand_over(ann, table)
        command = fresh_id()
        first, second = (take_over(cem, table, SEATS[0], command) for _ in range(2))
        assert (first.status_code, second.status_code) == (200, 200)
        assert told(bob.view(table)).count("took_over") == 1


def test_open_pages_follow_and_who_left_is_sent_no_secret_any_more(server: Server) -> None:
    with people(server, "Ann", "Bob", "Cem") as (ann, bob, cem):
        table = sought(ann, bob)
        with ann.listen(table) as of_ann, cem.listen(table) as of_cem:
            before = next_update(of_ann)
            assert hand_of(before["view"], SEATS[0])
            since = next_update(of_cem)["seq"]
            hand_over(ann, table)
            take_over(cem, table, SEATS[0])
            while (update := next_update(of_ann))["view"]["viewer"] is not None:
                pass
            assert (update["entries_from"], hand_of(update["view"], SEATS[0])) == (0, [])
            while (update := next_update(of_cem))["view"]["viewer"] is None:
                pass
            assert (update["entries_from"], bool(hand_of(update["view"], SEATS[0]))) == (0, True)
        # What a page of before knows has been seen with other eyes.
        with cem.listen(table, since=since) as again:
            assert next_update(again)["entries_from"] == 0


def test_blocked_people_and_look_alikes_do_not_get_the_seat(server: Server) -> None:
    with people(server, "Ann", "Bob", "Cem", "Аnn") as (ann, bob, cem, false_ann):
        elsewhere = sit(bob, cem)
        assert bob.post(f"/tables/{elsewhere}/block", {"seat": SEATS[1]}).status_code == 200
        table = sought(ann, bob)
        hand_over(ann, table)
        assert take_over(cem, table, SEATS[0]).json()["error"] == "kept_apart"
        assert take_over(false_ann, table, SEATS[0]).json()["error"] == "name_alike"
        assert offered(cem, table) == [SEATS[0]], "who has blocked somebody is seen by them"
        assert offered(bob, table) == [SEATS[0]]
        assert told(bob.view(table)).count("took_over") == 0


@pytest.mark.parametrize("kind", ["bank", "days"])
def test_the_clock_gives_a_substitute_time(server: Server, kind: str) -> None:
    clock = {"kind": kind, "seconds": 10 * 86400, "increment": 0, "then": "easy"}
    with people(server, "Ann", "Bob", "Cem") as (ann, bob, cem):
        table = sought(ann, bob, clock=clock)
        assert hand_over(ann, table).status_code == 200
        assert player(bob.view(table), SEATS[0])["stand_in"] == "easy"
        wait_for(lambda: whose_turn(bob.view(table)) == SEATS[1])
        assert offered(cem, table) == [SEATS[0]], "over days it stays in the list"
        left = take_over(cem, table, SEATS[0]).json()["clock"]["left"][SEATS[0]]
        assert left >= (5 if kind == "bank" else 10) * 86_400_000
