"""Substitutes: whoever takes over a seat that its player has left. See docs/decisions/0021.

At a table with substitutes, a seat is *vacant* while a bot plays on for its player. The player may still come back,
unless they gave up, until somebody takes the seat over; then they have left for good.
"""

from __future__ import annotations

from higaki.engine.match.advance_answers import Standing
from higaki.server.accounts.guests import now
from higaki.server.tables import windows
from higaki.server.tables.occupant import Occupant
from higaki.server.tables.pauses import Pause
from higaki.server.tables.room import PLAYING, Room
from higaki.server.tables.room_parts import Substitution


def vacancies(room: Room) -> list[int]:
    """The seats that somebody else may take over."""
    return vacant_seats(room.occupants) if room.substitutes.allowed and room.state == PLAYING else []


def vacant_seats(occupants: list[Occupant]) -> list[int]:
    """The same, given who sits at a running table with substitutes. Nobody is sought once nobody plays there."""
    if not any(occupant.guest is not None and occupant.stand_in is None for occupant in occupants):
        return []
    return [seat for seat, one in enumerate(occupants) if one.guest is not None and one.stand_in is not None]


def take_over(room: Room, seat: int, guest: str, away: list[Pause]) -> None:
    """A guest takes over a vacant seat: with all that the seat knows, and without what its player wished.

    `away`: the vacations of the guest.
    """
    before, match = room.occupants[seat], room.match
    assert match is not None
    left = Substitution(seat, before.guest, before.name, room.decisions, now())
    room.substitutes.made.append(left)
    room.occupants[seat] = Occupant(guest, None, None, False)
    room.note_here(guest)
    room.end.votes.pop(before.guest or "", None)
    match.standing[:] = _without(match.standing, seat)
    windows.prepare_seat(match, seat)
    room.decided.forget(seat)
    if room.turn == seat:
        room.window.held = []
    if room.clock is not None:
        room.clock.hand_over(seat, away)
    # What everybody was sent before fits other eyes.
    room.sent.lengths.clear()
    room.happened("took_over", seat)


def _without(answers: list[Standing], seat: int) -> list[Standing]:
    return [answer for answer in answers if answer.seat != seat]
