"""Ratings in the database: written in the transaction that ends a rated game, recomputed from the stored results."""

from __future__ import annotations

import secrets
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from higaki.rating_model import NEWCOMER, Skill, after
from higaki.server.accounts.guests import now
from higaki.server.database.schema import players, rated_games, rated_results, rating_turn, ratings
from higaki.server.ratings import rated_tables
from higaki.server.tables.room import Room

# Of the games between the same two people within a day, this many count.
MOST_PER_PAIR: Final = 5
A_DAY: Final = timedelta(days=1)


def note(connection: Connection, room: Room) -> None:
    """The game has ended: store its result and the new ratings, once for each table."""
    if not rated_tables.due(room) or _is_known(connection, room.id):
        return
    number, moment = _hold(connection, 1), now()
    sides, places = rated_tables.sides_and_places(room)
    # Who began at a seat is rated, also if somebody else took it over.
    began = [room.substitutes.first_guest(seat, occupant.guest) for seat, occupant in enumerate(room.occupants)]
    who = [_player_of(connection, guest) for guest in began]
    uncounted = rated_tables.why_uncounted(room)
    if uncounted is None and _play_too_often(
        connection, [[who[seat] for seat in side] for side in sides], room.game.name, moment
    ):
        uncounted = "pair"
    game = {"number": number, "table": room.id, "game": room.game.name, "at": moment, "uncounted": uncounted}
    connection.execute(insert(rated_games).values(**game))
    rows: list[dict[str, Any]] = [
        {"number": number, "seat": seat, "player": who[seat], "side": side, "place": places[side]}
        for side, seats in enumerate(sides)
        for seat in seats
    ]
    before = current(connection, who, room.game.name)
    learned = _learned(rows, before, uncounted is None)
    for row in rows:
        connection.execute(insert(rated_results).values(**row, **_columns(before, learned, row["player"])))
    if uncounted is None:
        _keep(connection, room.game.name, learned, {player for player in who if before[player].games > 0})


def _is_known(connection: Connection, table: str) -> bool:
    return connection.execute(select(rated_games.c.number).where(rated_games.c.table == table)).first() is not None


def _hold(connection: Connection, more: int = 0) -> int:
    """Lock the row that orders all writes of ratings, also those of other processes.

    Returns the number of the last result, advanced by this many.
    """
    connection.execute(update(rating_turn).values(last=rating_turn.c.last + more))
    return int(connection.execute(select(rating_turn.c.last)).scalar_one())


def _player_of(connection: Connection, guest: str | None) -> str:
    """The rated player of a guest; a new one gets a random number."""
    known = None if guest is None else connection.execute(select(players.c.id).where(players.c.guest == guest)).scalar()
    if known is not None:
        return str(known)
    fresh = secrets.token_hex(8)
    connection.execute(insert(players).values(id=fresh, guest=guest))
    return fresh


def current(connection: Connection, who: list[str], game: str) -> dict[str, Skill]:
    """The current ratings of these players in a game."""
    asked = select(ratings).where(ratings.c.player.in_(who) & (ratings.c.game == game))
    known = {row.player: Skill(row.mu, row.sigma, row.games) for row in connection.execute(asked)}
    return {player: known.get(player, NEWCOMER) for player in who}


def _play_too_often(connection: Connection, sides: list[list[str]], game: str, moment: str) -> bool:
    """Have two opponents already played the number of games that counts within a day?"""
    since = (datetime.fromisoformat(moment) - A_DAY).isoformat(timespec="milliseconds")
    side_of = {player: number for number, side in enumerate(sides) for player in side}
    one, other = rated_results.alias(), rated_results.alias()
    counted = (
        select(one.c.player, other.c.player, func.count())
        .join_from(one, other, (one.c.number == other.c.number) & (one.c.side < other.c.side))
        .join(rated_games, rated_games.c.number == one.c.number)
        .where((rated_games.c.game == game) & (rated_games.c.at > since) & rated_games.c.uncounted.is_(None))
        .where(one.c.player.in_(side_of) & other.c.player.in_(side_of))
        .group_by(one.c.player, other.c.player)
    )
    met: dict[frozenset[str], int] = {}
    for left, right, times in connection.execute(counted):
        pair = frozenset((left, right))
        met[pair] = met.get(pair, 0) + times
    return any(times >= MOST_PER_PAIR and len({side_of[player] for player in pair}) == 2 for pair, times in met.items())


def _learned(rows: list[dict[str, Any]], before: dict[str, Skill], counted: bool) -> dict[str, Skill]:
    """Compute the new ratings after one game."""
    if not counted:
        return before
    numbers = sorted({row["side"] for row in rows})
    sides = [[row for row in rows if row["side"] == number] for number in numbers]
    new = after([[before[row["player"]] for row in side] for side in sides], [side[0]["place"] for side in sides])
    return {
        row["player"]: skill
        for side, skills in zip(sides, new, strict=True)
        for row, skill in zip(side, skills, strict=True)
    }


def _columns(before: dict[str, Skill], learned: dict[str, Skill], player: str) -> dict[str, Any]:
    return {"mu_before": before[player].mu, **learned[player]._asdict()}


def _keep(connection: Connection, game: str, learned: dict[str, Skill], known: set[str]) -> None:
    for player, skill in learned.items():
        if player in known:
            here = (ratings.c.player == player) & (ratings.c.game == game)
            connection.execute(update(ratings).where(here).values(**skill._asdict()))
        else:
            connection.execute(insert(ratings).values(player=player, game=game, **skill._asdict()))


def recompute(connection: Connection) -> tuple[int, int]:
    """Recompute all ratings from the stored results. Returns the number of games and of rows that differed."""
    _hold(connection)
    games = connection.execute(select(rated_games).order_by(rated_games.c.number)).all()
    skills: dict[str, dict[str, Skill]] = {}
    differed = 0
    for game in games:
        differed += _again(connection, game, skills.setdefault(game.game, {}))
    connection.execute(delete(ratings))
    for name, by_player in skills.items():
        _keep(connection, name, {player: skill for player, skill in by_player.items() if skill.games}, set())
    return len(games), differed


def _again(connection: Connection, game: Row[Any], skills: dict[str, Skill]) -> int:
    """Recompute one game from the ratings after the games before it."""
    here = rated_results.c.number == game.number
    rows = [
        dict(row._mapping)
        for row in connection.execute(select(rated_results).where(here).order_by(rated_results.c.seat))
    ]
    before = {row["player"]: skills.get(row["player"], NEWCOMER) for row in rows}
    learned = _learned(rows, before, game.uncounted is None)
    differed = 0
    for row in rows:
        columns = _columns(before, learned, row["player"])
        if any(row[name] != value for name, value in columns.items()):
            differed += 1
            connection.execute(
                update(rated_results).where(here & (rated_results.c.seat == row["seat"])).values(**columns)
            )
    skills.update(learned)
    return differed


def forget(connection: Connection, guest: str) -> None:
    """A guest is deleted: the results stay, because others were measured by them, but without an owner."""
    connection.execute(update(players).where(players.c.guest == guest).values(guest=None, page=None, statistics=False))


def show_page(connection: Connection, guest: str, wanted: bool, statistics: bool = False) -> str | None:
    """Show the guest's page at a new random address, or hide it. Returns the address. An old one is never reused.

    A hidden page shows no statistics either, so they stay hidden when it is shown again.
    """
    _hold(connection)
    mine = players.c.id == _player_of(connection, guest)
    page: str | None = connection.execute(select(players.c.page).where(mine)).scalar()
    if wanted != (page is not None):
        page = secrets.token_urlsafe(9) if wanted else None
    connection.execute(update(players).where(mine).values(page=page, statistics=wanted and statistics))
    return page
