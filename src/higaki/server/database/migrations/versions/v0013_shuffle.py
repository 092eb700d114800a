"""How a table that waits will be dealt: every one of them has a key from now on."""

import secrets

from alembic import op
from sqlalchemy import JSON, Column, MetaData, String, Table, select, update

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("tables", Column("shuffle", JSON(none_as_null=True)))
    tables = Table("tables", MetaData(), Column("id", String), Column("state", String), Column("shuffle", JSON))
    connection = op.get_bind()
    for number in connection.execute(select(tables.c.id).where(tables.c.state == "waiting")).scalars().all():
        nothing = {"begun": False, "digests": {}, "numbers": {}, "withheld": {}}
        shuffle = {"key": secrets.token_bytes(32).hex(), **nothing}
        connection.execute(update(tables).where(tables.c.id == number).values(shuffle=shuffle))
