"""A table says whether what was openly taken is remembered for all; those from before do."""

from alembic import op
from sqlalchemy import Column, String

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", Column("memory", String, nullable=False, server_default="open"))
