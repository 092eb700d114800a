"""People in a league, and the games that they play through quickly."""

from __future__ import annotations

import hashlib
from typing import Any

import httpx
from response_shapes import asked, has_shape, posted
from seated_people import resign
from serving import Json, Person, fresh_id, wait_for

from higaki.server.protocol.responses.leagues import League, LeagueAddress
from higaki.server.protocol.responses.refusals import Refused

OVER_DAYS: Json = {"kind": "days", "seconds": 24 * 3600, "increment": 0, "then": "give_up"}
WISH: Json = {
    "name": "Thursday",
    "game": "osaka",
    "options": {},
    "seats": 2,
    "kind": "round_robin",
    "rounds": None,
    "scoring": "place",
    "clock": OVER_DAYS,
    "bot": "easy",
    "most": 8,
}


def new_league(host: Person, *others: Person, **wish: Any) -> str:
    """A league that all of them have joined."""
    body = {"command_id": fresh_id(), **WISH, **wish}
    league: str = posted(LeagueAddress, host, "/leagues", body)["league"]
    for person in others:
        posted(League, person, f"/leagues/{league}/join")
    return league


def started(host: Person, *others: Person, bots: int = 0, **wish: Any) -> str:
    league = new_league(host, *others, **wish)
    act(host, league, "start", bots=bots)
    return league


def page(person: Person, league: str) -> Json:
    found: Json = asked(League, person, f"/leagues/{league}")
    return found


def act(person: Person, league: str, what: str, **body: Any) -> Json:
    found: Json = posted(League, person, f"/leagues/{league}/{what}", body)
    return found


def refused(answer: httpx.Response) -> tuple[int, str]:
    has_shape(Refused, answer.text)
    return answer.status_code, answer.json()["error"]


def come(person: Person, table: str) -> None:
    """Open a table and fix a number, as the client does."""
    digest = hashlib.sha256(hashlib.sha256((person.token or "").encode()).digest()).hexdigest()
    assert person.post(f"/tables/{table}/digest", {"digest": digest}).status_code == 200


def show(person: Person, table: str) -> None:
    number = hashlib.sha256((person.token or "").encode()).hexdigest()
    assert person.post(f"/tables/{table}/number", {"number": number}).status_code == 200


def begin(table: str, *persons: Person) -> None:
    """All people of a table come, and its game begins."""
    for person in persons:
        come(person, table)
    for person in persons:
        show(person, table)
    assert persons[0].view(table)["state"] == "playing"


def lose(loser: Person, winner: Person, league: str) -> str:
    """Both come to their table of two, and one of them resigns at once."""
    table: str = page(loser, league)["table"]
    begin(table, loser, winner)
    assert resign(loser, table).status_code == 200
    return table


def in_round(person: Person, league: str, number: int) -> Json:
    wait_for(lambda: page(person, league)["round"] >= number)
    return page(person, league)


def names(rows: list[Json]) -> list[str]:
    """Who plays now for the players of a standings."""
    return [row["people"][-1]["name"] or row["people"][-1]["bot"] for row in rows]
