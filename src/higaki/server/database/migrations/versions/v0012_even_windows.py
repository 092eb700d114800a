"""A table may let every window take as long for everybody; what was answered there is kept until the time is over."""

from alembic import op
from sqlalchemy import JSON, Boolean, Column, false

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("tables", Column("even_windows", Boolean, nullable=False, server_default=false()))
    op.add_column("tables", Column("held", JSON(none_as_null=True)))
