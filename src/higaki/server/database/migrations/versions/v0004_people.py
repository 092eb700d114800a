"""Seeks, blocks, and who is present."""

from alembic import op
from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Integer, PrimaryKeyConstraint, String, false

revision = "v0004"
down_revision = "v0003"


def upgrade() -> None:
    op.add_column("guests", Column("visible", Boolean, nullable=False, server_default=false()))
    op.create_table(
        "seeks",
        Column("guest", String, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
        Column("game", String, nullable=False),
        Column("command_id", String, nullable=False),
        Column("least", Integer, nullable=False),
        Column("most", Integer, nullable=False),
        Column("pace", String, nullable=False),
        Column("rated", Boolean, nullable=False),
        Column("since", Float, nullable=False),
        Column("seen", Float, nullable=False),
        Column("sought_from", String),
        Column("table", String, ForeignKey("tables.id", ondelete="CASCADE"), index=True),
        PrimaryKeyConstraint("guest", "game"),
    )
    op.create_table(
        "blocks",
        Column("guest", String, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
        Column("blocked", String, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
        Column("id", String, nullable=False, unique=True),
        Column("at", String, nullable=False),
        PrimaryKeyConstraint("guest", "blocked"),
    )
    op.create_table(
        "present",
        Column("process", String, primary_key=True),
        Column("at", Float, nullable=False),
        Column("guests", JSON, nullable=False),
    )
