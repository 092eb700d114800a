"""Games that end before their rules end them, and their ranking. See docs/decisions/0008."""

from __future__ import annotations

from typing import Final, cast

from higaki.engine.match.match import Match
from higaki.engine.table.steps import NOBODY
from higaki.engine.views.scene import outcome
from higaki.server.accounts.guests import now
from higaki.server.protocol.responses.table.scene import Scene
from higaki.server.protocol.responses.words import Remedy, WhyEnded
from higaki.server.tables.clocks import GIVE_UP
from higaki.server.tables.room import ABSENT, CLOSED, OUT_OF_TIME, OVER, PLAYING, RESIGNED, Room

# The number of offers that a guest may make in one game.
MOST_OFFERS: Final = 3


def sides(match: Match) -> list[list[int]]:
    """The seats that win or lose together: the members of a team have the same `eyes`."""
    found: dict[int, list[int]] = {}
    for seat in range(match.table.seats):
        found.setdefault(match.game.eyes(match.table, seat), []).append(seat)
    return list(found.values())


def _sides_at(room: Room) -> list[list[int]]:
    """The same, cached for all viewers."""
    known = room.subscribers.common
    if "sides" not in known:
        assert room.match is not None
        known["sides"] = sides(room.match)
    found: list[list[int]] = known["sides"]
    return found


def loses_out_of_time(room: Room) -> bool:
    """Does a player without time left lose the game? At a rated table, and where this was chosen with the table."""
    return room.rated or (room.clock is not None and room.clock.then == GIVE_UP)


def resigned(room: Room) -> list[int]:
    """Seats that have resigned or stayed away, and those without time left if they lose by it."""
    reasons = (RESIGNED, ABSENT, OUT_OF_TIME) if loses_out_of_time(room) else (RESIGNED, ABSENT)
    return [seat for seat, occupant in enumerate(room.occupants) if occupant.gave_up in reasons]


def given_up(room: Room, resigned: list[int], among: list[list[int]]) -> set[int]:
    """The seats of every side whose people have all resigned. A partner who plays on keeps the side in the game.

    At a rated table a team resigns as a whole, because its game would not count with a bot. The same holds for a team
    with an absent member, once the others have claimed the game; a present partner must have agreed to that.
    """
    lost: set[int] = set()
    for side in among if resigned else []:
        people = [seat for seat in side if room.occupants[seat].guest is not None]
        gone = set(people) & set(resigned)
        away = any(room.occupants[seat].gave_up == ABSENT for seat in gone)
        if gone and (room.rated or away or len(gone) == len(people)):
            lost.update(side)
    return lost


def nothing_to_play_for(room: Room, resigned: list[int]) -> bool:
    """If these seats have resigned: is at most one side left, or no person who could still play?"""
    all_sides = _sides_at(room)
    lost = given_up(room, resigned, all_sides)
    left = [side for side in all_sides if lost.isdisjoint(side)]
    able = [n for n, occupant in enumerate(room.occupants) if occupant.guest is not None and occupant.gave_up is None]
    return len(left) < 2 or not set(able) - set(resigned)


def if_resigned(room: Room, seat: int) -> Remedy | None:
    """The consequence if the person on this seat resigned; None if they cannot resign."""
    if room.state != PLAYING or seat == NOBODY or room.occupants[seat].gave_up is not None:
        return None
    return "end" if nothing_to_play_for(room, [*resigned(room), seat]) else "bot"


def has_result(room: Room) -> bool:
    """Is the game over with ranks and points? A closed table has no winner."""
    return room.state == OVER and (room.end.ended is None or room.end.ended["why"] != CLOSED)


def end(room: Room, why: WhyEnded, seats: list[int]) -> None:
    """End the game as it stands, because of these seats."""
    room.end.ended = {"why": why, "seats": [room.game.seat_names[seat] for seat in seats], "at": now()}
    room.end.votes.clear()
    room.end.offer = None


def offers_left(room: Room, guest: str | None) -> int:
    """How often this guest may still offer to end the game."""
    if room.state != PLAYING or guest not in room.playing_guests() or len(room.playing_guests()) < 2:
        return 0
    names = {room.game.seat_names[seat] for seat in room.seats_of(guest)}
    mine = [line["what"] for line in room.happenings if line["seat"] in names]
    # Those before a guest took the seat over were made by somebody else.
    begin = len(mine) - mine[::-1].index("took_over") if "took_over" in mine else 0
    return max(0, MOST_OFFERS - mine[begin:].count("offered"))


def settle_offer(room: Room) -> None:
    """After an answer, or when a player has left: drop the offer if it is void, end the game if all have accepted."""
    if room.end.offer is None or room.state != PLAYING:
        return
    by, others = room.end.offer["by"], [guest for guest in room.playing_guests() if guest != room.end.offer["by"]]
    if by not in room.playing_guests() or not others:
        room.end.offer = None
    elif set(others) <= set(room.end.offer["accepted"]):
        room.happened("agreed", room.played_by(by)[0])
        end(room, "agreed", [])


def ranking(room: Room) -> list[list[int]]:
    """The seats by rank, best first: by the rules at this moment, seats that gave up last."""
    assert room.match is not None
    lost = given_up(room, resigned(room), sides(room.match))
    places = room.match.ranking
    ranked = [[seat for seat in place if seat not in lost] for place in places]
    ranked += [[seat for seat in place if seat in lost] for place in places]
    return [place for place in ranked if place]


def as_ended(room: Room, seen: Scene) -> Scene:
    """The scene of a finished game, ended by its rules or by the people."""
    match = room.match
    if match is None or room.state != OVER:
        return seen
    if not has_result(room):
        return {**idle(seen), "turn": None, "step": None, "over": True}
    names = room.game.seat_names
    ranked = [[names[seat] for seat in place] for place in ranking(room)]
    if match.over:
        return {**seen, "ranking": ranked}
    ended = cast(Scene, outcome(match.table))
    return {**idle(seen), **ended, "turn": None, "step": None, "over": True, "ranking": ranked}


def idle(seen: Scene) -> Scene:
    """The scene without options."""
    return {**seen, "options": [], "amounts": [], "previews": {}, "refused": {}}
