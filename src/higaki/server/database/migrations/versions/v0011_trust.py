"""A key for digests of addresses, since when the machine's clock has gone on without a leap, and news for devices.

Digests that were made without the key go; of who wants no mail they are made anew, for that must not be forgotten.
"""

import hashlib
import hmac
import secrets

import sqlalchemy as sa
from alembic import op
from sqlalchemy import Column, Float, Integer, String

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "clock",
        Column("id", Integer, primary_key=True, autoincrement=False),
        Column("seen", Float, nullable=False),
        Column("steady_since", Float, nullable=False),
    )
    op.add_column("tokens", Column("news", String))
    connection, secret = op.get_bind(), secrets.token_bytes(32)
    connection.execute(
        sa.text("INSERT INTO server_keys (name, secret) VALUES ('digests', :secret)"), {"secret": secret.hex()}
    )
    connection.execute(sa.text("UPDATE tables SET opened_from = NULL"))
    for (plain,) in connection.execute(sa.text("SELECT recipient FROM mail_recipients")).all():
        private = hmac.new(secret, plain.encode(), hashlib.sha256).hexdigest()
        connection.execute(
            sa.text("UPDATE mail_recipients SET recipient = :private WHERE recipient = :plain"),
            {"private": private, "plain": plain},
        )
