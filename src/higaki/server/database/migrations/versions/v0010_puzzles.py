"""Puzzles: answers of guests, and ratings of puzzles."""

from alembic import op
from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, PrimaryKeyConstraint, String

revision = "v0010"
down_revision = "v0009"


def upgrade() -> None:
    op.create_table(
        "puzzle_answers",
        Column("guest", String, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
        Column("game", String, nullable=False),
        Column("puzzle", String, nullable=False),
        Column("at", String, nullable=False),
        Column("solved", Boolean, nullable=False),
        Column("mu_before", Float, nullable=False),
        Column("mu", Float, nullable=False),
        Column("sigma", Float, nullable=False),
        Column("games", Integer, nullable=False),
        PrimaryKeyConstraint("guest", "game", "puzzle"),
        Index("ix_puzzle_answers_in_order", "guest", "game", "games", unique=True),
    )
    op.create_table(
        "puzzle_ratings",
        Column("game", String, nullable=False),
        Column("puzzle", String, nullable=False),
        Column("mu", Float, nullable=False),
        Column("sigma", Float, nullable=False),
        Column("games", Integer, nullable=False),
        PrimaryKeyConstraint("game", "puzzle"),
    )
