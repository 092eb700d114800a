"""Tables of ratings: rated people, results, ratings."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    PrimaryKeyConstraint,
    String,
    Table,
    false,
)

from higaki.server.database.schema.base import metadata

# A rated person. The number is neither secret nor an address. A deleted guest leaves a row without a guest.
players = Table(
    "players",
    metadata,
    Column("id", String, primary_key=True),
    Column("guest", String, ForeignKey("guests.id"), unique=True),
    Column("page", String, unique=True),  # the address of the guest's page; null if it is not shown
    Column("statistics", Boolean, nullable=False, server_default=false()),  # does the page also show statistics?
)

# One row: the transaction that takes the next number locks it until the commit, so results are numbered in order.
rating_turn = Table(
    "rating_turn",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("last", Integer, nullable=False),
)

# The results of rated tables, one per table. They stay when the table is deleted.
rated_games = Table(
    "rated_games",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("table", String, nullable=False, unique=True),
    Column("game", String, nullable=False),
    Column("at", String, nullable=False),
    Column("uncounted", String),  # why it does not count; null if it counts
)

rated_results = Table(
    "rated_results",
    metadata,
    Column("number", Integer, ForeignKey("rated_games.number"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("player", String, ForeignKey("players.id"), nullable=False, index=True),
    Column("side", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    # Derived from the other columns; it can be recomputed.
    Column("mu_before", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    PrimaryKeyConstraint("number", "seat"),
)

# The current rating of each player per game: a copy of the newest result, for fast reads.
ratings = Table(
    "ratings",
    metadata,
    Column("player", String, ForeignKey("players.id"), nullable=False),
    Column("game", String, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    PrimaryKeyConstraint("player", "game"),
)
