"""The newest migration of the database, and one after it."""

from __future__ import annotations

from alembic.script import ScriptDirectory

from higaki.server.database import schema_version

NOW = ScriptDirectory(str(schema_version.MIGRATIONS)).get_current_head()
NEXT = f'''
"""A later version, for the test."""
from alembic import op
from sqlalchemy import Column, String
revision = "v9999"
down_revision = "{NOW}"
def upgrade() -> None:
    op.add_column("guests", Column("motto", String))
'''
