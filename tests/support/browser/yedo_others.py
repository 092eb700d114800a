"""The other clans at a table of Yedo: people who answer by the server's own calls what a test says, each in turn."""

from __future__ import annotations

from typing import Any

import serving
from person import Person
from serving import wait_for, whose_turn
from yedo_town import CLANS, Position, start

from higaki.engine.match.advance_answers import UNABLE, declining, windows
from higaki.engine.match.match import Match


def begun(*parts: Position) -> Match:
    """A match from a position; whoever looks at the page is asked only where there is something to decide."""
    match = start(*parts)
    for window in windows(match.game):
        match.stand(0, window.name, declining(match.game, window), UNABLE)
    return match


def scene_of(person: Person, table: str) -> Any:
    return person.call("GET", f"/api/tables/{table}")["scene"]


def others_play(table: str, others: list[serving.Person], *answers: str) -> None:
    """Answers as "CLAN THING"; the first of the others is hosokawa."""
    for answer in answers:
        clan, thing = answer.split()
        somebody = others[CLANS.index(clan) - 1]

        def is_asked(clan: str = clan, somebody: serving.Person = somebody) -> bool:
            return whose_turn(somebody.view(table)) == clan

        wait_for(is_asked)
        played = somebody.play(table, somebody.view(table)["seq"], thing)
        assert played.status_code == 200, f"{answer}: {played.text}"
