"""How long somebody may be away, when somebody was last there, and offers to end a game."""

from alembic import op
from sqlalchemy import JSON, Column, Float, Integer

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("tables", Column("absence_limit", Integer, nullable=False, server_default="300"))
    # Who plays already has agreed to no limit, so it is a long one.
    op.execute("UPDATE tables SET absence_limit = 86400 WHERE state = 'playing'")
    op.add_column("tables", Column("offer", JSON(none_as_null=True)))
    op.add_column("seats", Column("here_at", Float))
