"""Who left, who plays for them, what the others agreed on, and clocks."""

from alembic import op
from sqlalchemy import JSON, Column, Integer, String

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    for name in ("clock", "happenings", "ended", "votes"):
        op.add_column("tables", Column(name, JSON(none_as_null=True)))
    op.add_column("tables", Column("bot_decided", Integer))
    op.add_column("seats", Column("stand_in", String))
    op.add_column("seats", Column("gave_up", String))
