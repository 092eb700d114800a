"""A server with the toy town, and people who are asked there out of turn."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from serving import (
    Person,
    Server,
    fresh_id,
    people,
    plant,
    running,
)
from toy_windows import WINDOW, town

from higaki.engine.match.advance_answers import UNABLE
from higaki.engine.match.match import Match

PROGRAM = (str(Path(__file__).parent / "toy_server.py"),)
# Long enough to look at the table before anybody has declined.
PAUSE = (0.7, 0.8)


@pytest.fixture(scope="module")
def calm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("calm"), program=PROGRAM, window_pause=PAUSE) as started:
        yield started


def begun(*people: int, **changes: Any) -> Match:
    """The town on its first day, red to act; these seats are people, as the server lets them begin."""
    match = town(day=1, **changes)
    for seat in people or (0, 1, 2):
        match.stand(seat, WINDOW, "decline", UNABLE)
    return match


@contextmanager
def sitting(server: Server, match: Match) -> Iterator[tuple[str, list[Person]]]:
    """Ann, Bob and Cem at a table, each with an open browser."""
    with people(server, "Ann", "Bob", "Cem") as three, ExitStack() as open_browsers:
        table = plant(server, match, *three)
        for person in three:
            open_browsers.enter_context(person.listen(table))
        yield table, three


def point(person: Person, table: str, thing: str) -> None:
    answer = person.play(table, person.view(table)["seq"], thing)
    assert answer.status_code == 200, answer.text


def say(person: Person, table: str, what: str, seat: str, scope: str, step: str | None = None) -> httpx.Response:
    body = {"command_id": fresh_id(), "seat": seat, "scope": scope, "step": step}
    return person.post(f"/tables/{table}/{what}", body)
