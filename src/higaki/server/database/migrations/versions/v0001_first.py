"""The whole schema of the first release, with the rows that every database has."""

import secrets

from alembic import op
from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    PrimaryKeyConstraint,
    String,
    Text,
    UniqueConstraint,
    false,
)

revision = "v0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "guests",
        Column("id", String, primary_key=True),
        Column("name", String, nullable=False),
        Column("created", String, nullable=False),
        Column("gone", String),
    )
    op.create_table(
        "tokens",
        Column("digest", String, primary_key=True),
        Column("guest", String, ForeignKey("guests.id"), nullable=False, index=True),
        Column("created", String, nullable=False),
        Column("used", String, nullable=False),
        Column("news", String),
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
        Column("memory", String, nullable=False, server_default="open"),
        Column("even_windows", Boolean, nullable=False, server_default=false()),
        Column("state", String, nullable=False),
        Column("seq", Integer, nullable=False),
        Column("saved", JSON),
        Column("turn", String),
        Column("rematch", String),
        Column("host", String, ForeignKey("guests.id"), nullable=False, index=True),
        Column("created", String, nullable=False),
        Column("updated", String, nullable=False),
        Column("shuffle", JSON(none_as_null=True)),
        Column("clock", JSON(none_as_null=True)),
        Column("happenings", JSON(none_as_null=True)),
        Column("ended", JSON(none_as_null=True)),
        Column("votes", JSON(none_as_null=True)),
        Column("offer", JSON(none_as_null=True)),
        Column("absence_limit", Integer, nullable=False, server_default="300"),
        Column("asked", String),
        Column("bot_decided", Integer),
        Column("given", JSON(none_as_null=True)),
        Column("held", JSON(none_as_null=True)),
        Column("revision", Integer, nullable=False, server_default="0"),
        Column("rated", Boolean, nullable=False, server_default=false()),
        Column("wakes", Boolean, nullable=False),
        Column("turn_since", String),
        Column("ranking", JSON(none_as_null=True)),
        Column("opened_from", String),
        Column("seen", String),
        Index("ix_tables_wakes", "wakes", "id"),
        Index("ix_tables_state", "state"),
    )
    op.create_table(
        "seats",
        Column("table", String, ForeignKey("tables.id"), nullable=False),
        Column("number", Integer, nullable=False),
        Column("guest", String, ForeignKey("guests.id"), index=True),
        Column("bot", String),
        Column("name", String),
        Column("here", Boolean, nullable=False),
        Column("stand_in", String),
        Column("gave_up", String),
        Column("here_at", Float),
        Column("reserved", String, ForeignKey("guests.id", name="fk_seats_reserved"), index=True),
        Column("hidden", Boolean, nullable=False, server_default=false()),
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
        Column("asked", String),
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
        Column("guest", String, ForeignKey("guests.id", name="fk_chat_guest"), index=True),
        PrimaryKeyConstraint("table", "n"),
        UniqueConstraint("table", "command_id"),
    )
    keys = op.create_table(
        "server_keys",
        Column("name", String, primary_key=True),
        Column("secret", String, nullable=False),
    )
    op.bulk_insert(keys, [{"name": "digests", "secret": secrets.token_bytes(32).hex()}])
    op.create_table(
        "push_subscriptions",
        Column("id", String, primary_key=True),
        Column("guest", String, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
        Column("device", String, ForeignKey("tokens.digest", ondelete="CASCADE"), index=True),
        Column("endpoint", String, nullable=False),
        Column("key", String, nullable=False),
        Column("auth", String, nullable=False),
        Column("language", String, nullable=False),
        Column("created", String, nullable=False),
    )
    op.create_table(
        "mail_addresses",
        Column("guest", String, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
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
        Column("guest", String, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
        Column("begin", Integer, nullable=False),
        Column("end", Integer, nullable=False),
        Column("zone", String, nullable=False),
    )
    op.create_table(
        "notices",
        Column("guest", String, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
        Column("table", String, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
        Column("seq", Integer, nullable=False),
        Column("kind", String, nullable=False),
        Column("due", Float, index=True),
        Column("tries", Integer, nullable=False),
        Column("left", JSON(none_as_null=True)),
        PrimaryKeyConstraint("guest", "table", "seq"),
    )
    op.create_table(
        "players",
        Column("id", String, primary_key=True),
        Column("guest", String, ForeignKey("guests.id"), unique=True),
        Column("page", String, unique=True),
    )
    turn = op.create_table(
        "rating_turn",
        Column("id", Integer, primary_key=True),
        Column("last", Integer, nullable=False),
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
    op.create_table(
        "reviews",
        Column("table", String, ForeignKey("tables.id"), primary_key=True),
        Column("version", Integer, nullable=False),
        Column("done", Float, nullable=False),
        Column("at", String, nullable=False),
        Column("review", Text),
    )
    op.create_table(
        "clock",
        Column("id", Integer, primary_key=True, autoincrement=False),
        Column("seen", Float, nullable=False),
        Column("steady_since", Float, nullable=False),
    )
