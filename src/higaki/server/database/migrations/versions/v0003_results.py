"""The results of finished games, and whether a page shows statistics.

Games that are over get their results from their rankings. Their points by source would need their saved games, so these
stay unknown.
"""

import json
from typing import Any

from alembic import op
from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Index,
    Integer,
    PrimaryKeyConstraint,
    String,
    column,
    false,
    insert,
    select,
    table,
    update,
)

from higaki import catalogue

revision = "v0003"
down_revision = "v0002"

AT_A_TIME = 200


def upgrade() -> None:
    op.add_column("players", Column("statistics", Boolean, nullable=False, server_default=false()))
    op.create_table(
        "results",
        Column("table", String, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("game", String, nullable=False),
        Column("at", String, nullable=False),
        Column("guest", String, ForeignKey("guests.id")),
        Column("own", Boolean, nullable=False),
        Column("here", Boolean, nullable=False),
        Column("bot", String),
        Column("name", String),
        Column("side", Integer, nullable=False),
        Column("sides", Integer, nullable=False),
        Column("place", Integer),
        Column("sources", JSON(none_as_null=True)),
        Column("decided", Float),
        Column("luck", Float),
        Column("lost", Float),
        Column("method", Integer),
        PrimaryKeyConstraint("table", "seat"),
        Index("ix_results_guest", *("guest", "own", "at", "table", "seat", "game", "place", "sides", "method")),
    )
    _fill(op.get_bind())
    _copy_reviews(op.get_bind())


TABLES = table(
    "tables",
    *(column(name, String) for name in ("id", "game", "state", "updated")),
    column("options", JSON),
    column("ranking", JSON),
)
SEATS = table(
    "seats",
    *(column(name, String) for name in ("table", "guest", "bot", "name")),
    column("number", Integer),
    column("here", Boolean),
)
GUESTS = table("guests", column("id", String), column("gone", String))
REVIEWS = table(
    "reviews", column("table", String), column("version", Integer), column("done", Float), column("review", String)
)
RESULTS = table(
    "results",
    *(column(name, String) for name in ("table", "game", "at", "guest", "bot", "name")),
    *(column(name, Integer) for name in ("seat", "side", "sides", "place", "method")),
    *(column(name, Boolean) for name in ("own", "here")),
    *(column(name, Float) for name in ("decided", "luck", "lost")),
)


def _fill(connection: Connection) -> None:
    tables, last = TABLES.c, ""
    asked = select(tables.id, tables.game, tables.options, tables.ranking, tables.updated).order_by(tables.id)
    chairs = select(SEATS, GUESTS.c.gone).select_from(SEATS.outerjoin(GUESTS, GUESTS.c.id == SEATS.c.guest))
    chairs = chairs.order_by(SEATS.c.number)
    while rows := connection.execute(asked.where((tables.state == "over") & (tables.id > last)).limit(AT_A_TIME)).all():
        last = rows[-1].id
        sitting: dict[str, list[Any]] = {row.id: [] for row in rows}
        for seat in connection.execute(chairs.where(SEATS.c.table.in_(sitting))):
            sitting[seat.table].append(seat)
        connection.execute(insert(RESULTS), [one for row in rows for one in _results_of(row, sitting[row.id])])


def _results_of(row: Any, seated: list[Any]) -> list[dict[str, Any]]:
    side_of = [seat.number for seat in seated]
    # The only teams there were: two against two, sitting crosswise.
    if len(seated) == 4 and row.options.get("teams") is True:
        side_of = [seat.number % 2 for seat in seated]
    reached = _places(row.game, row.ranking or [], side_of)
    own: dict[str, int] = {}
    for seat in sorted(seated, key=lambda seat: (seat.here, seat.number)):
        if seat.guest is not None:
            own.setdefault(seat.guest, seat.number)
    return [
        {
            "table": row.id,
            "seat": seat.number,
            "game": row.game,
            "at": row.updated,
            "guest": seat.guest if seat.gone is None else None,
            "own": seat.guest is not None and own[seat.guest] == seat.number,
            "here": seat.here,
            "bot": seat.bot,
            "name": seat.name if seat.here and seat.gone is None else None,
            "side": side,
            "sides": len(set(side_of)),
            "place": reached.get(side),
        }
        for seat, side in zip(seated, side_of, strict=True)
    ]


def _places(game: str, ranking: list[list[str]], side_of: list[int]) -> dict[int, int]:
    """The rank of each side; empty for a game without a result, or one that we do not know any more."""
    if game not in catalogue.names():
        return {}
    names = catalogue.find(game).seat_names
    reached: dict[int, int] = {}
    for place in ranking:
        here = {side_of[names.index(name)] for name in place if name in names[: len(side_of)]} - reached.keys()
        reached |= dict.fromkeys(here, len(reached) + 1)
    return reached


def _copy_reviews(connection: Connection) -> None:
    """From whole reviews: their balances are in the order of the seats."""
    whole = select(REVIEWS.c.table, REVIEWS.c.version, REVIEWS.c.review).where(REVIEWS.c.done == 1.0)
    for row in connection.execute(whole).all():
        for seat, one in enumerate(json.loads(row.review)["balances"].values()):
            values = {
                "decided": one["own"] + one["others"],
                "luck": one["luck"],
                "lost": one["lost"],
                "method": row.version,
            }
            own = (RESULTS.c.table == row.table) & (RESULTS.c.seat == seat) & RESULTS.c.own.is_(True)
            connection.execute(update(RESULTS).where(own).values(**values))
