"""Tables at which it counts, what came of them, and how well people play."""

from alembic import op
from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, PrimaryKeyConstraint, String, false

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", Column("rated", Boolean, nullable=False, server_default=false()))
    op.create_table(
        "players",
        Column("id", String, primary_key=True),
        Column("guest", String, ForeignKey("guests.id"), unique=True),
        Column("page", String, unique=True),
    )
    turn = op.create_table(
        "rating_turn", Column("id", Integer, primary_key=True), Column("last", Integer, nullable=False)
    )
    op.bulk_insert(turn, [{"id": 1, "last": 0}])
    op.create_table(
        "rated_games",
        Column("number", Integer, primary_key=True, autoincrement=False),
        Column("table", String, nullable=False, unique=True),
        Column("game", String, nullable=False),
        Column("at", String, nullable=False),
        Column("uncounted", String),
    )
    op.create_table(
        "rated_results",
        Column("number", Integer, ForeignKey("rated_games.number"), nullable=False),
        Column("seat", Integer, nullable=False),
        Column("player", String, ForeignKey("players.id"), nullable=False, index=True),
        Column("side", Integer, nullable=False),
        Column("place", Integer, nullable=False),
        Column("mu_before", Float, nullable=False),
        Column("mu", Float, nullable=False),
        Column("sigma", Float, nullable=False),
        Column("games", Integer, nullable=False),
        PrimaryKeyConstraint("number", "seat"),
    )
    op.create_table(
        "ratings",
        Column("player", String, ForeignKey("players.id"), nullable=False),
        Column("game", String, nullable=False),
        Column("mu", Float, nullable=False),
        Column("sigma", Float, nullable=False),
        Column("games", Integer, nullable=False),
        PrimaryKeyConstraint("player", "game"),
    )
