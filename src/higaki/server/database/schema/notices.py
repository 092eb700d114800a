"""Tables of notices: the server's keys, subscriptions, mail addresses, quiet hours, the queue."""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    PrimaryKeyConstraint,
    String,
    Table,
)

from higaki.server.database.schema.base import metadata

# Secrets of the server, created once: the private key that signs pushes, the key that encrypts messages between its
# processes, and the key of its digests of addresses.
server_keys = Table(
    "server_keys",
    metadata,
    Column("name", String, primary_key=True),
    Column("secret", String, nullable=False),
)

# Browsers that subscribed to pushes. A device that is signed out gets no more.
push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("id", String, primary_key=True),  # a digest of the endpoint
    Column("guest", String, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("device", String, ForeignKey("tokens.digest", ondelete="CASCADE"), index=True),
    Column("endpoint", String, nullable=False),
    Column("key", String, nullable=False),
    Column("auth", String, nullable=False),
    Column("language", String, nullable=False),
    Column("created", String, nullable=False),
)

# Where a guest receives mail; until it is confirmed, only the confirmation request is sent there.
mail_addresses = Table(
    "mail_addresses",
    metadata,
    Column("guest", String, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("address", String, nullable=False),
    Column("language", String, nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("question", String, index=True),  # a digest of the confirmation token; null once it was used
    Column("expires", Float, nullable=False),  # it can be confirmed until then
    Column("stop", String, nullable=False, unique=True),  # the token that ends all mails, in every mail
)

# By a keyed digest of the address: the number of recent confirmation requests, by any guest, and until when its owner
# refuses them.
mail_recipients = Table(
    "mail_recipients",
    metadata,
    Column("recipient", String, primary_key=True),
    Column("since", Float, nullable=False),
    Column("asked", Integer, nullable=False),
    Column("silent_until", Float, nullable=False),
)

quiet_hours = Table(
    "quiet_hours",
    metadata,
    Column("guest", String, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("begin", Integer, nullable=False),  # in minutes after midnight
    Column("end", Integer, nullable=False),
    Column("zone", String, nullable=False),
)

# Notices about a table that are due for a guest, or were sent since the guest last opened it.
notices = Table(
    "notices",
    metadata,
    Column("guest", String, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("table", String, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seq", Integer, nullable=False),  # the change that caused the notice
    Column("kind", String, nullable=False),  # turn, absent, over, found, round, invited
    Column("due", Float, index=True),  # null once it was sent
    Column("tries", Integer, nullable=False),
    Column("left", JSON(none_as_null=True)),  # the recipients that could not be reached at the last try; null before it
    PrimaryKeyConstraint("guest", "table", "seq"),
)
