"""Writes tables: new ones, and every change of one. A change is committed as a whole or not at all."""

from __future__ import annotations

from functools import partial

from sqlalchemy import Connection, insert, update

from higaki.engine.base.json_type import Json
from higaki.engine.match.saving import save_text
from higaki.engine.table.steps import NOBODY
from higaki.server.accounts.guests import now
from higaki.server.database import schema
from higaki.server.database.change import Change, Keep, write
from higaki.server.ratings import rated_tables, records
from higaki.server.storage import results
from higaki.server.tables.early_end import has_result, ranking
from higaki.server.tables.occupant import Occupant
from higaki.server.tables.room import PLAYING, WAITING, Room
from higaki.server.tables.substitutes import vacancies

# The commands that change who sits where.
SEATING = ("join", "leave", "fill", "free")
# A guest has taken over a seat.
TOOK_OVER = "table:took_over"


def change_of(
    room: Room, command: str, seat: int, thing: str, asked: str | None = None, also: tuple[Keep, ...] = ()
) -> Change:
    """The change to write: the current table, and the command that changed it."""
    moment = now()
    move = {
        "table": room.id,
        "seq": room.seq,
        "command_id": command,
        "seat": None if seat == NOBODY else seat,
        "thing": thing,
        "at": moment,
        "asked": asked,
    }
    own: list[Keep] = []
    if is_about_seats(thing):
        own.append(partial(_save_occupants, room=room))
    if thing == TOOK_OVER:
        own.append(partial(_note_substitution, room=room, number=len(room.substitutes.made)))
    if rated_tables.due(room):
        own.append(partial(records.note, room=room))
    if results.due(room):
        own.append(partial(results.note, room=room))
    return _rewriting(room, _content(room, moment))._replace(move=move, also=(*own, *also))


def own_affair(room: Room) -> Change:
    """The change of what a seat decides in advance: nothing else changes, not even the time of the last change."""
    assert room.match is not None
    row = {"saved": save_text(room.match), "held": room.window.held or None, "decided": room.decided.save()}
    return _rewriting(room, {**row, "wakes": _wakes(room)})


def is_about_seats(thing: str) -> bool:
    """May this command change who sits or plays at a seat?"""
    return thing in SEATING or thing.startswith("table:")


def note_rematch(connection: Connection, room: Room, again: str) -> None:
    write(connection, _rewriting(room, {"rematch": again}))


def insert_room(connection: Connection, room: Room) -> None:
    moment = now()
    connection.execute(
        insert(schema.tables).values(
            id=room.id,
            game=room.game.name,
            private=room.private,
            memory=room.memory,
            absence_limit=room.absence.limit,
            even_windows=room.even_windows,
            try_out=room.try_out,
            trial=None if room.trial is None else room.trial.save(),
            substitutes=room.substitutes.allowed,
            host=room.host,
            created=moment,
            asked=room.asked,
            league=None if room.league is None else room.league.league,
            league_round=None if room.league is None else room.league.round,
            seen=moment,
            **_content(room, moment),
        )
    )
    for number, occupant in enumerate(room.occupants):
        connection.execute(insert(schema.seats).values(table=room.id, number=number, **_occupant(occupant)))


def _rewriting(room: Room, row: Json) -> Change:
    return Change(room.id, room.revision, {"revision": room.revision + 1, **row})


def _save_occupants(connection: Connection, room: Room) -> None:
    for number, occupant in enumerate(room.occupants):
        here = (schema.seats.c.table == room.id) & (schema.seats.c.number == number)
        connection.execute(update(schema.seats).where(here).values(**_occupant(occupant)))


def _note_substitution(connection: Connection, room: Room, number: int) -> None:
    left = room.substitutes.made[number - 1]
    connection.execute(insert(schema.substitutions).values(table=room.id, n=number, **left._asdict()))


def _content(room: Room, moment: str) -> Json:
    may_be_listed = room.state == PLAYING and room.substitutes.allowed
    return {
        "options": room.options,
        "state": room.state,
        "seq": room.seq,
        "saved": None if room.match is None else save_text(room.match),
        "turn": None if room.turn < 0 else room.game.seat_names[room.turn],
        "shuffle": None if room.shuffle is None else room.shuffle.save(),
        "clock": None if room.clock is None else room.clock.save(),
        "happenings": room.happenings,
        "ended": room.end.ended,
        "votes": room.end.votes,
        "offer": room.end.offer,
        "bot_decided": room.bot_decided,
        "given": sorted(room.window.given),
        "held": room.window.held or None,
        "decided": room.decided.save(),
        "rated": room.rated,
        "vacant": bool(vacancies(room)),
        "wakes": _wakes(room),
        "deadline": room.deadline,
        "turn_since": room.turn_since,
        "ranking": _ranking(room),
        "opened_from": room.opened_from if room.state == WAITING or may_be_listed else None,
        "updated": moment,
    }


def _wakes(room: Room) -> bool:
    """Does a bot or the server have to move? Then the table must be loaded when the server starts."""
    return room.about_to_begin or room.gathers or room.bot_to_move is not None or room.answer_due is not None


def _ranking(room: Room) -> list[list[str]] | None:
    names = room.game.seat_names
    return [[names[seat] for seat in place] for place in ranking(room)] if has_result(room) else None


def _occupant(occupant: Occupant) -> Json:
    return {
        "guest": occupant.guest,
        "bot": occupant.bot,
        "name": occupant.name,
        "here": occupant.here,
        "stand_in": occupant.stand_in,
        "gave_up": occupant.gave_up,
        "here_at": occupant.here_at,
        "reserved": occupant.reserved,
    }
