"""Rated tables: which commands they refuse, and which results count. See docs/decisions/0011."""

from __future__ import annotations

from higaki.engine.base.json_type import Json
from higaki.server.protocol.errors import Refusal
from higaki.server.protocol.responses.words import Uncounted
from higaki.server.tables import early_end
from higaki.server.tables.clocks import GIVE_UP, RELAXED, Clock
from higaki.server.tables.room import OVER, Room


def refused(detail: str) -> Refusal:
    return Refusal(422, "rated", detail)


def check_wish(seats: list[Json], clock: Clock | None) -> None:
    """Refuse settings that a rated table cannot have. (1, 2)"""
    kinds = [seat["kind"] for seat in seats]
    if kinds.count("me") != 1 or set(kinds) != {"me", "friend"}:
        raise refused(
            "a rated table is for people at screens of their own; right would be one seat 'me', all others 'friend'"
        )
    if clock is not None and clock.kind == RELAXED:
        raise refused("a bot moves for who runs out of a relaxed clock; right would be a blitz clock or none")
    if clock is not None and clock.then not in (None, GIVE_UP):
        raise refused(f"at a rated table no bot plays for who runs out of time; right would be {GIVE_UP!r}")


def no_bots(room: Room) -> None:
    """Refuse a bot or a hint at a rated table. (1, 3)"""
    if room.rated:
        raise refused("at a rated table there are neither bots nor hints; right would be a table that is not rated")


def no_hint(room: Room) -> None:
    """Refuse a hint at a rated table, and in a private copy of one. (3)"""
    no_bots(room)
    if room.trial is not None and room.trial.rated:
        raise refused("this is a copy of a rated game, in which there are no hints; right would be to try moves out")


def no_stand_in(room: Room) -> None:
    """Refuse a bot for an absent player: it would decide a result that counts, or make the result not count. (6)"""
    if room.rated:
        raise refused("at a rated table no bot plays for who is away; right would be to claim the game")


def no_hand_over(room: Room) -> None:
    """Refuse to leave a seat to a bot and a substitute: who leaves a rated game resigns. (3, 14)"""
    if room.rated:
        raise refused("at a rated table a bot plays only for who has resigned; right would be to resign")


def due(room: Room) -> bool:
    """Does the game have a result to store?"""
    return room.rated and room.state == OVER


def sides_and_places(room: Room) -> tuple[list[list[int]], list[int]]:
    """The seats of each rated side, and the rank of the side; ties share a rank. (4, 5, 7)"""
    assert room.match is not None
    sides = early_end.sides(room.match)
    lost = early_end.given_up(room, sorted({*early_end.resigned(room), *room.substitutes.seats}), sides)
    if lost:
        # A bot or a substitute played the rest of the game, so the order of the others means nothing.
        rest = [side for side in sides if not lost & set(side)]
        return sides, [1 if side in rest else len(rest) + 1 for side in sides]
    order = {seat: number for number, place in enumerate(room.match.ranking) for seat in place}
    reached = [min(order[seat] for seat in side) for side in sides]
    return sides, [1 + sum(other < mine for other in reached) for mine in reached]


def why_uncounted(room: Room) -> Uncounted | None:
    """Why the result does not count, as far as the table itself shows it. (6, 8)"""
    assert room.match is not None
    if room.end.ended is not None and room.end.ended["why"] == "agreed":
        return "agreed"
    gave_up = [line["after"] for line in room.happenings if line["what"] in ("resigned", "time_over", "claimed")]
    if not gave_up:
        return None
    decided = {entry.seat for entry in room.match.log[: gave_up[0]]}
    return None if decided.issuperset(range(len(room.occupants))) else "short"
