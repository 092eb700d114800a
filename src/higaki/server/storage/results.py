"""Results of finished games in the database: written in the transaction that ends a game, and kept when the table is
deleted.
"""

from __future__ import annotations

import json
from typing import Any, Final

from sqlalchemy import Connection, insert, select, update

from higaki import catalogue
from higaki.server.accounts.guests import now
from higaki.server.database import schema
from higaki.server.tables import early_end
from higaki.server.tables.occupant import Occupant
from higaki.server.tables.room import OVER, Room

# The part of who sat at a seat when the game ended. Others have left it before.
AT_THE_END: Final = 0


def due(room: Room) -> bool:
    """Does the game have results to store?"""
    return room.state == OVER and room.trial is None


def note(connection: Connection, room: Room) -> None:
    """The game has ended: store the result of every seat, once for each table, and of everybody who left one."""
    results = schema.results
    if connection.execute(select(results.c.seat).where(results.c.table == room.id).limit(1)).first() is None:
        rows = _rows(room)
        connection.execute(insert(results), rows)
        if room.league is not None:
            _note_in_league(connection, room, [row for row in rows if row["part"] == AT_THE_END])


def _rows(room: Room) -> list[dict[str, Any]]:
    match = room.match
    assert match is not None
    moment, sides, ended_well = now(), early_end.sides(match), early_end.has_result(room)
    side_of = {seat: number for number, side in enumerate(sides) for seat in side}
    reached = _places(side_of, early_end.ranking(room)) if ended_well else {}
    own = own_seats(room.occupants)
    left = [(number, one) for number, one in enumerate(room.substitutes.made, start=1) if one.guest is not None]
    return [
        {
            "table": room.id,
            "seat": seat,
            "game": room.game.name,
            "at": moment,
            "guest": occupant.guest,
            "part": AT_THE_END,
            "substitute": seat in room.substitutes.seats,
            "own": seat in own.values(),
            "here": occupant.here,
            "bot": occupant.bot,
            "name": occupant.name if occupant.here else None,
            "side": side_of[seat],
            "sides": len(sides),
            "place": reached.get(side_of[seat]),
            "sources": match.game.account(match.table, seat) if seat in own.values() and ended_well else None,
        }
        for seat, occupant in enumerate(room.occupants)
    ] + [
        {
            "table": room.id,
            "seat": one.seat,
            "game": room.game.name,
            "at": moment,
            "guest": one.guest,
            "part": number,
            "substitute": one.seat in [before.seat for before in room.substitutes.made[: number - 1]],
            "own": one.name is None and one.guest not in own,
            "here": one.name is not None,
            "bot": None,
            "name": one.name,
            "side": side_of[one.seat],
            "sides": len(sides),
            # Who leaves has lost, whatever the substitute makes of it.
            "place": len(sides) if ended_well else None,
            "sources": None,
        }
        for number, one in left
    ]


def _note_in_league(connection: Connection, room: Room, rows: list[dict[str, Any]]) -> None:
    places = [row["place"] for row in rows]
    outcome = {"sides": [row["side"] for row in rows], "places": None if None in places else places}
    here = schema.league_tables.c.table == room.id
    connection.execute(update(schema.league_tables).where(here).values(**outcome))


def own_seats(occupants: list[Occupant]) -> dict[str, int]:
    """By guest their own seat: not that of another person at their screen, unless they have no other."""
    found: dict[str, int] = {}
    for seat, occupant in sorted(enumerate(occupants), key=lambda one: (one[1].here, one[0])):
        if occupant.guest is not None:
            found.setdefault(occupant.guest, seat)
    return found


def _places(side_of: dict[int, int], ranking: list[list[int]]) -> dict[int, int]:
    """The rank of each side; ties share a rank and use up the next ones."""
    reached: dict[int, int] = {}
    for place in ranking:
        here = {side_of[seat] for seat in place} - reached.keys()
        reached |= dict.fromkeys(here, len(reached) + 1)
    return reached


def keep_review(connection: Connection, table: str, review: str, method: int) -> None:
    """Copy from a whole review what decisions and luck brought: the review is deleted with its table."""
    results = schema.results.c
    # Neither who left nor a substitute has made all of the decisions.
    whole = (results.part == AT_THE_END) & results.substitute.is_(False)
    own = (results.table == table) & results.own.is_(True) & whole
    balances = json.loads(review)["balances"]
    for row in connection.execute(select(results.seat, results.game).where(own)).all():
        balance = balances[catalogue.find(row.game).seat_names[row.seat]]
        values = {
            "decided": balance["own"] + balance["others"],
            "luck": balance["luck"],
            "lost": balance["lost"],
            "method": method,
        }
        connection.execute(update(schema.results).where(own & (results.seat == row.seat)).values(**values))


def forget(connection: Connection, guest: str) -> None:
    """A guest is deleted: the results stay, because others played against them, but without an owner."""
    mine = schema.results.c.guest == guest
    connection.execute(update(schema.results).where(mine).values(guest=None, name=None))
