"""People who seek games, and what they are told."""

from __future__ import annotations

from typing import Any

import httpx
from response_shapes import asked, has_shape
from serving import Json, Person, fresh_id

from higaki.server.protocol.responses.lobby import Lobby, Seek
from higaki.server.protocol.responses.refusals import Refused


def seek(person: Person, least: int = 2, most: int = 2, command: str | None = None, **more: Any) -> httpx.Response:
    body = {"command_id": command or fresh_id(), "game": "osaka", "least": least, "most": most} | more
    return person.post("/seeks", body)


def sought(person: Person, least: int = 2, most: int = 2, **more: Any) -> Json:
    answer = seek(person, least, most, **more)
    assert answer.status_code == 200, answer.text
    has_shape(Seek, answer.text)
    found: Json = answer.json()
    return found


def lobby(person: Person) -> Json:
    found: Json = asked(Lobby, person, "/lobby")
    return found


def end_all(*persons: Person) -> None:
    for person in persons:
        for game in ("osaka", "yedo", "yokohama", "dragon_market"):
            assert person.http.delete(f"/api/seeks/{game}").status_code == 200


def refusal(answer: httpx.Response) -> tuple[int, str]:
    has_shape(Refused, answer.text)
    assert "right would be" in answer.json()["detail"], answer.text
    return answer.status_code, answer.json()["error"]
