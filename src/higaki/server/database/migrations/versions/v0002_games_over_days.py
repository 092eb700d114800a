"""Games over days: the deadlines of tables, vacations, and the times at which the server was off."""

from alembic import op
from sqlalchemy import Column, Float, ForeignKey, PrimaryKeyConstraint, String

revision = "v0002"
down_revision = "v0001"


def upgrade() -> None:
    op.add_column("tables", Column("deadline", Float))
    op.create_index("ix_tables_deadline", "tables", ["deadline"])
    op.add_column("clock", Column("alive", Float))
    op.create_table("outages", Column("begin", Float, primary_key=True), Column("end", Float, nullable=False))
    op.create_table(
        "vacations",
        Column("guest", String, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
        Column("begin", Float, nullable=False),
        Column("end", Float, nullable=False),
        PrimaryKeyConstraint("guest", "begin"),
    )
