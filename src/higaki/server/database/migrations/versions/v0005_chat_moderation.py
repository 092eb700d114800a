"""Phrases and cleared lines in the chat, muted people, reported lines."""

from alembic import op
from sqlalchemy import (
    Boolean,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Integer,
    PrimaryKeyConstraint,
    String,
    false,
)

revision = "v0005"
down_revision = "v0004"


def upgrade() -> None:
    op.add_column("chat", Column("phrase", String))
    op.add_column("chat", Column("clears", Integer))
    op.add_column("chat", Column("cleared", Boolean, nullable=False, server_default=false()))
    op.create_table(
        "mutes",
        Column("table", String, ForeignKey("tables.id"), nullable=False),
        Column("guest", String, ForeignKey("guests.id"), nullable=False, index=True),
        Column("muted", String, ForeignKey("guests.id"), nullable=False, index=True),
        Column("at", String, nullable=False),
        PrimaryKeyConstraint("table", "guest", "muted"),
    )
    op.create_table(
        "reports",
        Column("table", String, nullable=False),
        Column("n", Integer, nullable=False),
        Column("guest", String, ForeignKey("guests.id"), nullable=False, index=True),
        Column("dismissed", Boolean, nullable=False),
        Column("at", String, nullable=False),
        PrimaryKeyConstraint("table", "n", "guest"),
        ForeignKeyConstraint(["table", "n"], ["chat.table", "chat.n"], name="fk_reports_chat", ondelete="CASCADE"),
    )
