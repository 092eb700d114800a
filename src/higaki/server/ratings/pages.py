"""Pages of ratings: at a table, of a guest, and ladders. Of other guests they contain only what these chose to show."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, Row, Select, select

from higaki.rating_model import FEWEST_GAMES, MOST_DOUBT, NEWCOMER, Skill, shown
from higaki.server.database.schema import guests, players, rated_games, rated_results, ratings, tables
from higaki.server.protocol.responses.ratings import (
    GameRating,
    GuestPage,
    Ladder,
    Opponent,
    RatedGame,
    RatedMoment,
    Rating,
    Rung,
    TableRatings,
)
from higaki.server.ratings.records import current
from higaki.server.tables.room import Room

MOST_MOMENTS: Final = 200
MOST_GAMES: Final = 20
MOST_RUNGS: Final = 100


def at_table(connection: Connection, room: Room, guest: str | None) -> TableRatings:
    """The ratings at a rated table of players who show theirs, and the guest's own; after the game, the changes."""
    if not room.rated:
        return {"ratings": {}, "uncounted": None}
    # Substitutes are not rated.
    seated = {
        occupant.guest: seat
        for seat, occupant in enumerate(room.occupants)
        if occupant.guest is not None and seat not in room.substitutes.seats
    }
    known = {row.guest: row for row in connection.execute(select(players).where(players.c.guest.in_(seated)))}
    skills = current(connection, [row.id for row in known.values()], room.game.name)
    game = connection.execute(select(rated_games).where(rated_games.c.table == room.id)).first()
    results = {} if game is None else {row.seat: row for row in connection.execute(_results_of([game.number]))}
    found: dict[str, Rating] = {}
    for one, seat in seated.items():
        page = known[one].page if one in known else None
        if one != guest and page is None:
            continue
        result = results.get(seat)
        if result is None:
            skill, change = skills[known[one].id] if one in known else NEWCOMER, None
        else:
            skill, change = _skill(result), shown(result.mu) - shown(result.mu_before)
        found[room.game.seat_names[seat]] = {
            "rating": skill.shown,
            "provisional": skill.provisional,
            "page": page,
            "change": change,
        }
    # Spectators are not shown how often two people play against each other.
    return {"ratings": found, "uncounted": None if game is None or guest not in seated else game.uncounted}


def page_of(connection: Connection, guest: str) -> GuestPage:
    """The guest's own page, even while it is hidden."""
    asked = select(guests.c.name, players.c.id, players.c.page, players.c.statistics).outerjoin_from(guests, players)
    row = connection.execute(asked.where(guests.c.id == guest)).one()
    return _page(connection, row, True)


def page_at(connection: Connection, page: str, guest: str | None) -> GuestPage | None:
    """The page at an address, if it is shown."""
    asked = select(guests.c.name, players).join_from(players, guests)
    row = connection.execute(asked.where(players.c.page == page)).first()
    return None if row is None else _page(connection, row, row.guest == guest)


def ladder(connection: Connection, game: str, guest: str | None) -> Ladder:
    asked = (
        select(ratings, players.c.page, players.c.guest, guests.c.name)
        .join_from(ratings, players)
        .join(guests, guests.c.id == players.c.guest)
        .where((ratings.c.game == game) & players.c.page.is_not(None))
        .where((ratings.c.games >= FEWEST_GAMES) & (ratings.c.sigma <= MOST_DOUBT))
        .order_by(ratings.c.mu.desc(), players.c.id)
        .limit(MOST_RUNGS)
    )
    rows = connection.execute(asked).all()
    reached = [shown(row.mu) for row in rows]
    rungs: list[Rung] = [
        {
            "place": 1 + reached.index(rating),
            "name": row.name or None,
            "page": row.page,
            "you": row.guest == guest,
            "rating": rating,
            "games": row.games,
        }
        for row, rating in zip(rows, reached, strict=True)
    ]
    return {"game": game, "rungs": rungs}


def _page(connection: Connection, who: Any, you: bool) -> GuestPage:
    by_game = select(ratings).where(ratings.c.player == who.id).order_by(ratings.c.games.desc(), ratings.c.game)
    return {
        "name": who.name or None,
        "page": who.page,
        "you": you,
        "statistics": bool(who.statistics),
        "ratings": [_game_rating(connection, row) for row in connection.execute(by_game).all()],
        "last": _last_games(connection, who.id),
    }


def _skill(row: Any) -> Skill:
    return Skill(row.mu, row.sigma, row.games)


def _game_rating(connection: Connection, row: Row[Any]) -> GameRating:
    asked = (
        select(rated_results.c.mu, rated_results.c.sigma, rated_results.c.games, rated_games.c.at)
        .join_from(rated_results, rated_games)
        .where((rated_results.c.player == row.player) & (rated_games.c.game == row.game))
        .where(rated_games.c.uncounted.is_(None))
        .order_by(rated_results.c.number.desc())
        .limit(MOST_MOMENTS)
    )
    moments: list[RatedMoment] = [
        {"games": one.games, "at": one.at, "rating": shown(one.mu), "provisional": _skill(one).provisional}
        for one in connection.execute(asked)
    ]
    skill = _skill(row)
    return {
        "game": row.game,
        "rating": skill.shown,
        "provisional": skill.provisional,
        "games": skill.games,
        "history": moments[::-1],
    }


def _last_games(connection: Connection, player: str | None) -> list[RatedGame]:
    asked = (
        select(rated_games, rated_results.c.side, rated_results.c.place, rated_results.c.mu, rated_results.c.mu_before)
        .add_columns(tables.c.private)
        .join_from(rated_results, rated_games)
        .outerjoin(tables, tables.c.id == rated_games.c.table)
        .where(rated_results.c.player == player)
        .order_by(rated_results.c.number.desc())
        .limit(MOST_GAMES)
    )
    mine = connection.execute(asked).all()
    others: dict[int, list[Row[Any]]] = {row.number: [] for row in mine}
    for row in connection.execute(_results_of(list(others))):
        others[row.number].append(row)
    return [_rated_game(row, [one for one in others[row.number] if one.player != player]) for row in mine]


def _results_of(numbers: list[int]) -> Select[Any]:
    """All results of some games, with the names of the players who show a page."""
    return (
        select(rated_results, players.c.page, guests.c.name)
        .join_from(rated_results, players)
        .outerjoin(guests, (guests.c.id == players.c.guest) & players.c.page.is_not(None))
        .where(rated_results.c.number.in_(numbers))
        .order_by(rated_results.c.number, rated_results.c.seat)
    )


def _rated_game(row: Row[Any], others: list[Row[Any]]) -> RatedGame:
    def named(found: list[Row[Any]]) -> list[Opponent]:
        return [{"name": one.name or None, "page": one.page} for one in found]

    return {
        "game": row.game,
        "at": row.at,
        "place": row.place,
        "sides": len({row.side, *(one.side for one in others)}),
        "change": shown(row.mu) - shown(row.mu_before),
        "uncounted": row.uncounted,
        # A deleted table cannot be opened, and the address of a private one gives access to it.
        "table": row.table if row.private is False else None,
        "partners": named([one for one in others if one.side == row.side]),
        "opponents": named([one for one in others if one.side != row.side]),
    }
