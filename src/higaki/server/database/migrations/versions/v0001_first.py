"""The first schema: guests, tokens, codes, tables, seats, moves, chat."""

from alembic import op
from sqlalchemy import JSON, Boolean, Column, ForeignKey, Integer, PrimaryKeyConstraint, String, UniqueConstraint

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "guests",
        Column("id", String, primary_key=True),
        Column("name", String, nullable=False),
        Column("created", String, nullable=False),
    )
    op.create_table(
        "tokens",
        Column("digest", String, primary_key=True),
        Column("guest", String, ForeignKey("guests.id"), nullable=False),
    )
    op.create_table(
        "codes",
        Column("digest", String, primary_key=True),
        Column("guest", String, ForeignKey("guests.id"), nullable=False),
        Column("expires", Integer, nullable=False),
    )
    op.create_table(
        "tables",
        Column("id", String, primary_key=True),
        Column("game", String, nullable=False),
        Column("options", JSON, nullable=False),
        Column("private", Boolean, nullable=False),
        Column("state", String, nullable=False),
        Column("seq", Integer, nullable=False),
        Column("saved", JSON),
        Column("turn", String),
        Column("rematch", String),
        Column("host", String, ForeignKey("guests.id"), nullable=False),
        Column("created", String, nullable=False),
        Column("updated", String, nullable=False),
    )
    op.create_table(
        "seats",
        Column("table", String, ForeignKey("tables.id"), nullable=False),
        Column("number", Integer, nullable=False),
        Column("guest", String, ForeignKey("guests.id"), index=True),
        Column("bot", String),
        Column("name", String),
        Column("here", Boolean, nullable=False),
        PrimaryKeyConstraint("table", "number"),
    )
    op.create_table(
        "moves",
        Column("table", String, ForeignKey("tables.id"), nullable=False),
        Column("seq", Integer, nullable=False),
        Column("command_id", String, nullable=False),
        Column("seat", Integer),
        Column("thing", String, nullable=False),
        Column("at", String, nullable=False),
        PrimaryKeyConstraint("table", "seq"),
        UniqueConstraint("table", "command_id"),
    )
    op.create_table(
        "chat",
        Column("table", String, ForeignKey("tables.id"), nullable=False),
        Column("n", Integer, nullable=False),
        Column("command_id", String, nullable=False),
        Column("seat", Integer),
        Column("name", String, nullable=False),
        Column("text", String, nullable=False),
        Column("at", String, nullable=False),
        PrimaryKeyConstraint("table", "n"),
        UniqueConstraint("table", "command_id"),
    )
