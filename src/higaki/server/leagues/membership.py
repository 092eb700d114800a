"""Who is in a league: join, leave, replace who has left. Every function runs in the transaction of its caller."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, Row

from higaki.server.accounts import blocks
from higaki.server.accounts.confusable_names import refuse_look_alikes
from higaki.server.accounts.guests import Guest
from higaki.server.leagues import league_rows
from higaki.server.leagues.league_rows import OPEN, OVER, RUNNING
from higaki.server.protocol.errors import Refusal, illegal, not_yours
from higaki.server.storage.read_tables import names_of

# So many people may wait for a place.
MOST_WAITING: Final = 16


def join(connection: Connection, league: Row[Any], guest: Guest) -> None:
    """Take part, or wait for a place. A repetition changes nothing."""
    people = league_rows.people_of(connection, league.id)
    mine = next((one for one in people if one.guest == guest.id), None)
    if mine is not None and mine.until is None:
        return
    if league.state == OVER:
        raise illegal("this league is over; right would be another one")
    if not guest.name:
        raise Refusal(409, "nameless", "in a league everybody has a name; right would be to choose one first")
    around = {one.guest for one in people if one.until is None and one.guest is not None}
    met = around | ({league.host} if league.host is not None else set())
    apart = any(guest.id in pair for pair in blocks.pairs_apart(connection, met | {guest.id}))
    if mine is not None or apart:
        # The sentence must not tell who blocked whom.
        raise Refusal(409, "cannot_join", "you cannot take part in this league; right would be another one")
    refuse_look_alikes(guest.name, names_of(connection, list(met - {guest.id})).values())
    least = league.most if league.state == OPEN else 0
    if len(league_rows.waiting(people)) >= least + MOST_WAITING:
        raise Refusal(409, "league_full", "this league is full, and so is its waiting list; right would be another one")
    league_rows.add_person(connection, league.id, guest=guest.id)
    league_rows.change(connection, league.id)
    if league.state == RUNNING:
        fill_places(connection, league)


def leave(connection: Connection, league: Row[Any], guest: str) -> None:
    """Leave. Whoever plays is replaced from the next round on."""
    mine = next((one for one in league_rows.people_of(connection, league.id) if one.guest == guest), None)
    if mine is not None and mine.until is None:
        _end(connection, league, mine, for_good=False)


def remove(connection: Connection, league: Row[Any], guest: str, number: int) -> None:
    """The host removes somebody, who cannot come back."""
    if league.host != guest:
        raise not_yours("only who opened the league removes somebody")
    person = next((one for one in league_rows.people_of(connection, league.id) if one.number == number), None)
    if person is None or person.bot is not None or person.guest == guest:
        raise illegal("nobody of this number can be removed; right would be one of the other people")
    if person.until is None:
        _end(connection, league, person, for_good=True)


def _end(connection: Connection, league: Row[Any], person: Row[Any], for_good: bool) -> None:
    if league.state == OVER and person.player is not None:
        raise illegal("this league is over; nobody leaves it any more")
    has_played = person.player is not None and person.since <= league.round
    if has_played or for_good:
        league_rows.change_person(connection, person, until=league.round)
    else:
        league_rows.remove_person(connection, person)
    league_rows.change(connection, league.id)
    if league.state == RUNNING:
        fill_places(connection, league)


def fill_places(connection: Connection, league: Row[Any]) -> None:
    """Whoever waits plays from the next round on for players whose people have left, and for their bots.

    If nobody waits, a bot does. A player who has been a bot from the beginning stays one.
    """
    if league.round >= league.rounds:
        return
    people = league_rows.people_of(connection, league.id)
    now, next_round = league_rows.playing(people), league.round + 1
    apart = blocks.pairs_apart(connection, {one.guest for one in people if one.guest is not None and one.until is None})
    line = league_rows.waiting(people)
    for player in sorted({one.player for one in people if one.player is not None}):
        held = now.get(player)
        if held is not None and (held.bot is None or not _replaced(people, player)):
            continue
        others = {one.guest for one in now.values() if one.player != player}
        fitting = [one for one in line if not any(frozenset((one.guest, other)) in apart for other in others)]
        if fitting:
            line.remove(fitting[0])
            if held is not None:
                _replace(connection, held, league.round)
            league_rows.change_person(connection, fitting[0], player=player, since=next_round)
        elif held is None:
            league_rows.add_person(connection, league.id, bot=league.bot, player=player, since=next_round)


def _replaced(people: list[Row[Any]], player: int) -> bool:
    """Has somebody played for this player before?"""
    return len([one for one in people if one.player == player]) > 1


def _replace(connection: Connection, bot: Row[Any], last: int) -> None:
    if bot.since > last:
        league_rows.remove_person(connection, bot)
    else:
        league_rows.change_person(connection, bot, until=last)
