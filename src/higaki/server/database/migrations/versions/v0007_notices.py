"""Notices: who wants them, how, when not, and which are due."""

from alembic import op
from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Integer, PrimaryKeyConstraint, String

revision = "0007"
down_revision = "0006"


def _guest(index: bool = False) -> Column[str]:
    return Column("guest", String, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=index)


def _one_for_each_guest() -> Column[str]:
    return Column("guest", String, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "server_keys",
        Column("name", String, primary_key=True),
        Column("secret", String, nullable=False),
    )
    op.create_table(
        "push_subscriptions",
        Column("id", String, primary_key=True),
        _guest(index=True),
        Column("device", String, ForeignKey("tokens.digest", ondelete="CASCADE"), index=True),
        Column("endpoint", String, nullable=False),
        Column("key", String, nullable=False),
        Column("auth", String, nullable=False),
        Column("language", String, nullable=False),
        Column("created", String, nullable=False),
    )
    op.create_table(
        "mail_addresses",
        _one_for_each_guest(),
        Column("address", String, nullable=False),
        Column("language", String, nullable=False),
        Column("confirmed", Boolean, nullable=False),
        Column("question", String, index=True),
        Column("expires", Float, nullable=False),
        Column("stop", String, nullable=False, unique=True),
    )
    op.create_table(
        "mail_recipients",
        Column("recipient", String, primary_key=True),
        Column("since", Float, nullable=False),
        Column("asked", Integer, nullable=False),
        Column("silent_until", Float, nullable=False),
    )
    op.create_table(
        "quiet_hours",
        _one_for_each_guest(),
        Column("begin", Integer, nullable=False),
        Column("end", Integer, nullable=False),
        Column("zone", String, nullable=False),
    )
    op.create_table(
        "notices",
        _guest(),
        Column("table", String, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
        Column("seq", Integer, nullable=False),
        Column("kind", String, nullable=False),
        Column("due", Float, index=True),
        Column("tries", Integer, nullable=False),
        Column("left", JSON(none_as_null=True)),
        PrimaryKeyConstraint("guest", "table", "seq"),
    )
