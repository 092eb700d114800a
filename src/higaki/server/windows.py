"""Windows at a table of the server: who is asked, who has answered in advance, and what a guest is shown of that.

Whoever can only decline is not asked: the server declines for them, when somebody who thinks it over might have. What
others are shown is the same in both cases.
"""

from __future__ import annotations

import random
from typing import Final

from higaki.engine.standing import ALWAYS, UNABLE, Standing, declining, in_window, windows
from higaki.engine.steps import NOBODY
from higaki.server.room import PLAYING, Room
from higaki.server.shapes import Reactions

# Between how many seconds somebody takes who declines, be it a bot or the server for a person.
PAUSE: Final = (0.8, 2.5)
# What it may take longer until the answer is on disk.
SLACK: Final = 0.5


def drawn(interval: tuple[float, float]) -> float:
    return random.uniform(*interval)


def prepare(room: Room) -> None:
    """A game begins: people are asked only where there is something to decide, until they want it otherwise."""
    match = room.match
    assert match is not None
    match.answers_at_once = False
    for seat, chair in enumerate(room.chairs):
        if chair.guest is not None:
            for kind in windows(match.game):
                match.stand(seat, kind.name, declining(match.game, kind), UNABLE)


def due(room: Room) -> Standing | None:
    """What the server has to answer for the person who is asked.

    Nobody is declined for who is away: that would tell the others that they could do nothing else. So they are waited
    for, as they are where they could answer.
    """
    chair, match = room.person_to_move, room.match
    if chair is None or match is None or room.bot_to_move is not None:
        return None
    answer = match.standing_answer
    if answer is None or answer.scope == ALWAYS:
        return answer
    return answer if chair.guest is not None and room.is_here(chair.guest) else None


def reactions(room: Room, guest: str | None, seat: int) -> Reactions | None:
    """How the seat the guest looks from answers; its own affair, so nobody else is shown it."""
    match = room.match
    if match is None or room.state != PLAYING or not windows(match.game) or seat not in room.played_by(guest):
        return None
    mine = [answer for answer in match.standing if answer.seat == seat]
    kind = match.table.step.declared if room.turn == seat and in_window(match.table) else None
    return {
        "seat": room.game.seat_names[seat],
        "asked_always": not any(answer.scope == UNABLE for answer in mine),
        "declined": [answer.step for answer in mine if answer.scope == ALWAYS],
        "decline": None if kind is None else declining(match.game, kind),
        "passing": kind is not None and room.passing,
        "given": [number for number in sorted(room.given) if match.log[number - 1].seat in room.seats_of(guest)],
    }


def bots_take_their_time(room: Room) -> bool:
    """Is a bot asked in a window, with people at the table who could learn something from how long it takes?"""
    match = room.match
    people = any(chair.guest is not None and chair.stand_in is None for chair in room.chairs)
    return people and match is not None and room.turn != NOBODY and in_window(match.table)
