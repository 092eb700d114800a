"""Standing orders and prepared moves."""

from alembic import op
from sqlalchemy import JSON, Column

revision = "v0006"
down_revision = "v0005"


def upgrade() -> None:
    op.add_column("tables", Column("decided", JSON(none_as_null=True)))
