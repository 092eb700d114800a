"""People at a table of a real server: sitting down, deciding, leaving, voting and coming back."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx
from serving import (
    FRIEND,
    GREEDY,
    ME,
    Json,
    Person,
    Server,
    fresh_id,
    wait_for,
    whose_turn,
)

import higaki

SEATS = higaki.new("osaka", seats=4).game.seat_names


def sit(table_of: Person, *others: Person, bots: int = 0, **more: Any) -> str:
    """A table at which all of them play, and so many bots."""
    table = table_of.open(ME, *[FRIEND] * len(others), *[GREEDY] * bots, **more)
    for seat, person in enumerate(others, start=1):
        person.join(table, SEATS[seat])
    return table


@contextmanager
def watching(table: str, *persons: Person) -> Iterator[None]:
    """All of them have the page open."""
    with ExitStack() as open_pages:
        for person in persons:
            socket = open_pages.enter_context(person.listen(table))
            # What comes is read away, so that the server never waits for us.
            threading.Thread(target=lambda s=socket: list(s), daemon=True).start()
        wait_for(lambda: connected(persons[0].view(table)) >= len(persons))
        yield


def connected(view: Json) -> int:
    return sum(player["connected"] for player in view["players"] if player["kind"] == "human")


def seat_of(person: Person, table: str) -> str:
    seat: str = person.view(table)["viewer"]
    return seat


def resign(person: Person, table: str, seat: str | None = None, command: str | None = None) -> httpx.Response:
    """Resign, as a client does: who was overtaken by a bot's move looks again."""
    while True:
        view = person.view(table)
        body = {"command_id": command or fresh_id(), "expected_seq": view["seq"], "seat": seat or view["viewer"]}
        answer = person.post(f"/tables/{table}/resign", body)
        if answer.status_code != 409 or answer.json()["error"] != "stale":
            return answer


def vote(person: Person, table: str, wish: str | None, more: Json | None = None) -> httpx.Response:
    view = person.view(table)
    body = {"command_id": fresh_id(), "expected_seq": view["seq"], "seat": whose_turn(view), "wish": wish}
    return person.post(f"/tables/{table}/vote", body | (more or {}))


def come_back(person: Person, table: str, seat: str, command: str | None = None) -> httpx.Response:
    return person.post(f"/tables/{table}/return", {"command_id": command or fresh_id(), "seat": seat})


def told(view: Json) -> list[str]:
    return [line["what"] for line in view["happenings"]]


def player(view: Json, seat: str) -> Json:
    found: Json = next(one for one in view["players"] if one["seat"] == seat)
    return found


def mover(table: str, *persons: Person) -> tuple[Person, list[Person]]:
    """Who has to choose, and the others; bots have moved by then."""
    seats = {seat_of(person, table): person for person in persons}
    wait_for(lambda: whose_turn(persons[0].view(table)) in seats)
    first = seats[whose_turn(persons[0].view(table)) or ""]
    return first, [person for person in persons if person is not first]


def overdue(person: Person, table: str) -> bool:
    """Has somebody been away for as long as the limit?"""
    awaited = person.view(table)["awaited"]
    return awaited is not None and awaited["over"]


def offer(person: Person, table: str, answer: str, more: Json | None = None) -> httpx.Response:
    while True:
        body = {"command_id": fresh_id(), "expected_seq": person.view(table)["seq"], "answer": answer}
        said = person.post(f"/tables/{table}/offer", body | (more or {}))
        if more or said.status_code != 409 or said.json()["error"] != "stale":
            return said


def be_here(person: Person, table: str, command: str | None = None) -> httpx.Response:
    return person.post(f"/tables/{table}/here", {"command_id": command or fresh_id()})


def decide(person: Person, table: str) -> None:
    view = person.view(table)
    assert person.play(table, view["seq"], view["scene"]["options"][0]).status_code == 200


def restarted(server: Server, person: Person, table: str) -> Json:
    """What the person sees after the server was killed."""
    server.kill()
    server.start()
    return person.view(table)
