"""Leagues."""

from alembic import op
from sqlalchemy import JSON, Column, Float, ForeignKey, Index, Integer, PrimaryKeyConstraint, String

revision = "v0009"
down_revision = "v0008"


def upgrade() -> None:
    op.create_table(
        "leagues",
        Column("id", String, primary_key=True),
        Column("name", String, nullable=False),
        Column("host", String, ForeignKey("guests.id"), index=True),
        Column("asked", String, nullable=False),
        Column("game", String, nullable=False),
        Column("options", JSON, nullable=False),
        Column("seats", Integer, nullable=False),
        Column("kind", String, nullable=False),
        Column("scoring", String, nullable=False),
        Column("clock", JSON(none_as_null=True)),
        Column("bot", String, nullable=False),
        Column("most", Integer, nullable=False),
        Column("rounds", Integer),
        Column("seed", Integer, nullable=False),
        Column("plan", JSON(none_as_null=True)),
        Column("state", String, nullable=False),
        Column("round", Integer, nullable=False),
        Column("due", Float),
        Column("created", String, nullable=False),
        Column("updated", String, nullable=False),
        Index("ix_leagues_state", "state"),
    )
    op.create_table(
        "league_people",
        Column("league", String, ForeignKey("leagues.id"), nullable=False),
        Column("number", Integer, nullable=False),
        Column("guest", String, ForeignKey("guests.id"), index=True),
        Column("bot", String),
        Column("player", Integer),
        Column("since", Integer),
        Column("until", Integer),
        PrimaryKeyConstraint("league", "number"),
        Index("ix_league_people_of_guest", "league", "guest", unique=True),
    )
    op.create_table(
        "league_tables",
        Column("league", String, ForeignKey("leagues.id"), nullable=False),
        Column("round", Integer, nullable=False),
        Column("number", Integer, nullable=False),
        Column("players", JSON, nullable=False),
        Column("table", String, unique=True),
        Column("sides", JSON(none_as_null=True)),
        Column("places", JSON(none_as_null=True)),
        PrimaryKeyConstraint("league", "round", "number"),
    )
    op.add_column("tables", Column("league", String))
    op.add_column("tables", Column("league_round", Integer))
    op.create_index("ix_tables_league", "tables", ["league"])
