"""Windows and other questions out of turn on the server: which player is asked, for how long, what the others see.

A person who can only decline is not asked. The server declines for them at a time when a thinking person might have.
The others see the same in both cases.
"""

from __future__ import annotations

import random
from typing import Final, cast

from higaki.engine.match.advance_answers import ALWAYS, UNABLE, can_be_declined, declinable, declining, windows
from higaki.engine.match.match import Match
from higaki.engine.table.steps import NOBODY
from higaki.server.common.monotonic_time import monotonic, wall
from higaki.server.protocol.responses.table.in_advance import Reactions
from higaki.server.protocol.responses.table.scene import Step
from higaki.server.tables.clocks import RELAXED
from higaki.server.tables.room import PLAYING, Room

# The least and the most seconds before an automatic decline, by a bot or by the server for a person.
PAUSE: Final = (0.8, 2.5)
# The seconds of every question in an even window.
EVEN: Final = 6.0
# In blitz, a question in a window has this many seconds, and the clock of the seat is not charged.
LONGEST_IN_BLITZ: Final = 30.0


def drawn(interval: tuple[float, float]) -> float:
    return random.uniform(*interval)


def prepare(room: Room) -> None:
    """At the start of a game: decline automatically for people who can only decline, until they change that."""
    match = room.match
    assert match is not None
    match.answers_at_once = False
    for seat, occupant in enumerate(room.occupants):
        if occupant.guest is not None:
            prepare_seat(match, seat)


def prepare_seat(match: Match, seat: int) -> None:
    """A person begins to play at this seat."""
    for kind in declinable(match.game):
        match.stand(seat, kind.name, declining(match.game, kind), UNABLE)


def holds_back(room: Room) -> bool:
    """Is an answer held back now, because every window takes the same time?"""
    return room.even_windows and room.in_window


def note_asked(room: Room) -> None:
    """Store when the question was opened. Its time runs only while a player is connected."""
    people = [occupant.guest for occupant in room.occupants if occupant.guest is not None]
    if longest(room) is None or not (room.window.held or any(room.is_here(guest) for guest in people)):
        room.window.open = None
    elif room.window.open is None or room.window.open[0] != room.decisions:
        room.window.open = room.decisions, monotonic()


def longest(room: Room) -> float | None:
    """Seconds after which the server answers a person's question in a window; None if it waits for the person.

    No clock runs meanwhile and none is charged: a running clock would reveal who is really asked.
    """
    if room.person_to_move is None or room.bot_to_move is not None or not room.in_window:
        return None
    if room.even_windows:
        return EVEN
    if room.clock is None or room.clock.over_days:
        return None
    return float(room.clock.seconds if room.clock.kind == RELAXED else min(room.clock.seconds, LONGEST_IN_BLITZ))


def time_left(room: Room) -> float | None:
    """The seconds until the server answers; None if it waits for the person."""
    if room.clock is not None and room.clock.asked is not None:
        return room.clock.answer_due(room.turn) - wall()
    most = longest(room)
    if most is None or room.window.open is None or room.window.open[0] != room.decisions:
        return None
    return room.window.open[1] + most - monotonic()


def at_last(room: Room) -> list[str]:
    """The answer when the time is over: the person's own, an advance answer, or declining."""
    match = room.match
    assert match is not None
    if room.window.held:
        return room.window.held
    due, kind = room.answer_due, match.table.step.declared
    assert kind is not None
    return [declining(match.game, kind)] if due is None else due.things


def give(room: Room, things: list[str]) -> None:
    """Play the answer, as if the person had played it now."""
    match, seat, own, before = room.match, room.turn, bool(room.window.held), room.decisions
    assert match is not None
    step = match.table.step.declared
    assert step is not None
    match.play_all(things)
    room.decided.played(seat, step.name, things)
    if own:
        room.note_here(room.occupants[seat].guest)  # not earlier: the others see the presence
    else:
        room.window.given |= set(range(before + 1, before + len(things) + 1))
    room.sign_of(seat)


def reactions(room: Room, guest: str | None, seat: int) -> Reactions | None:
    """How the guest's seat answers questions out of turn. Only this guest receives it."""
    match = room.match
    if match is None or room.state != PLAYING or not declinable(match.game) or seat not in room.played_by(guest):
        return None
    mine = [answer for answer in match.standing if answer.seat == seat]
    asked = room.turn == seat and can_be_declined(match.table)
    kind = match.table.step.declared if asked else None
    left = time_left(room) if asked else None
    given = [number for number in sorted(room.window.given) if match.log[number - 1].seat in room.seats_of(guest)]
    return {
        "seat": room.game.seat_names[seat],
        "asked_always": not any(answer.scope == UNABLE for answer in mine),
        "declined": [answer.step for answer in mine if answer.scope == ALWAYS],
        "decline": None if kind is None else declining(match.game, kind),
        "windows": [kind.name for kind in windows(match.game)],
        "passing": asked and room.passing,
        "held": asked and bool(room.window.held),
        "left": None if left is None else round(max(0.0, left) * 1000),
        "given": given,
        "questions": {
            # An answer of several things goes on with questions that are no windows.
            str(number): cast(Step, question)
            for number in given
            if (question := match.log[number - 1].window) is not None
        },
    }


def bots_take_their_time(room: Room) -> bool:
    """Is a bot asked out of turn, with people at the table who could learn something from its delay?"""
    match = room.match
    people = any(occupant.guest is not None and occupant.stand_in is None for occupant in room.occupants)
    return people and match is not None and room.turn != NOBODY and can_be_declined(match.table)


def pause_of_bots(room: Room, pause: tuple[float, float]) -> tuple[float, float]:
    """The least and the most seconds of a bot's pause out of turn."""
    return (EVEN, EVEN) if holds_back(room) else pause
