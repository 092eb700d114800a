"""Private copies of tables, and whether a table allows them."""

from alembic import op
from sqlalchemy import JSON, Boolean, Column, true

revision = "v0007"
down_revision = "v0006"


def upgrade() -> None:
    op.add_column("tables", Column("try_out", Boolean, nullable=False, server_default=true()))
    op.add_column("tables", Column("trial", JSON(none_as_null=True)))
