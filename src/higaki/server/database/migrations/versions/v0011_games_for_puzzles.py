"""Whether a guest's finished public games may become puzzles."""

from alembic import op
from sqlalchemy import Boolean, Column, false

revision = "v0011"
down_revision = "v0010"


def upgrade() -> None:
    op.add_column("guests", Column("puzzles", Boolean, nullable=False, server_default=false()))
