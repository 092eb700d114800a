"""Devices that are listed and forgotten, seats kept for somebody, lists of tables that say more, and what wakes."""

from datetime import UTC, datetime

from alembic import op
from sqlalchemy import JSON, Boolean, Column, ForeignKey, String, false, table

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tokens", Column("created", String))
    op.add_column("tokens", Column("used", String))
    # Nobody knows when these were last used; they are good for as long as if it were today.
    used = Column("used", String)
    op.execute(table("tokens", used).update().values(used=datetime.now(UTC).date().isoformat()))
    op.add_column("guests", Column("gone", String))
    for name in ("turn_since", "opened_from", "seen"):
        op.add_column("tables", Column(name, String))
    op.add_column("tables", Column("ranking", JSON(none_as_null=True)))
    op.add_column("tables", Column("wakes", Boolean))
    op.create_index("ix_tables_wakes", "tables", ["wakes", "id"])
    # Whoever deletes a guest must find all that refers to it.
    op.create_index("ix_tokens_guest", "tokens", ["guest"])
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_tables_state", "tables", ["state"])
    with op.batch_alter_table("seats") as seats:
        seats.add_column(Column("reserved", String, ForeignKey("guests.id", name="fk_seats_reserved")))
        seats.add_column(Column("hidden", Boolean, nullable=False, server_default=false()))
        seats.create_index("ix_seats_reserved", ["reserved"])
    with op.batch_alter_table("chat") as chat:
        chat.add_column(Column("guest", String, ForeignKey("guests.id", name="fk_chat_guest")))
        chat.create_index("ix_chat_guest", ["guest"])
