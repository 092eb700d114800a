"""How often a table's row was written, so that no process overwrites what another one wrote; and what was answered for
people, which was forgotten with every restart."""

from alembic import op
from sqlalchemy import JSON, Column, Integer

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", Column("revision", Integer, nullable=False, server_default="0"))
    op.add_column("tables", Column("given", JSON(none_as_null=True)))
