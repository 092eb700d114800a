"""What a command asked for, so that the same one again is known from another one under its name."""

from alembic import op
from sqlalchemy import Column, String

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("moves", Column("asked", String))
    op.add_column("tables", Column("asked", String))
