"""Reviews of finished games."""

from alembic import op
from sqlalchemy import Column, Float, ForeignKey, Integer, String, Text

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "reviews",
        Column("table", String, ForeignKey("tables.id"), primary_key=True),
        Column("version", Integer, nullable=False),
        Column("done", Float, nullable=False),
        Column("at", String, nullable=False),
        Column("review", Text),
    )
