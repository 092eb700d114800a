"""Tables of puzzles: what guests have answered, and how hard each puzzle has turned out to be."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, PrimaryKeyConstraint, String, Table

from higaki.server.database.schema.base import metadata

# A guest's first answer to a puzzle, and their rating before and after it. Further answers are not stored.
puzzle_answers = Table(
    "puzzle_answers",
    metadata,
    Column("guest", String, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("game", String, nullable=False),
    Column("puzzle", String, nullable=False),
    Column("at", String, nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("mu_before", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),  # answers in this game, this one included
    PrimaryKeyConstraint("guest", "game", "puzzle"),
    Index("ix_puzzle_answers_in_order", "guest", "game", "games", unique=True),
)

# The rating of a puzzle, from the answers of all guests; none before the first answer.
puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("game", String, nullable=False),
    Column("puzzle", String, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),  # answers
    PrimaryKeyConstraint("game", "puzzle"),
)
