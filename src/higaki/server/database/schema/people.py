"""Tables for people who look for others: seeks, blocks, and who is present in which process."""

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

# A guest who asks for a game: one row per guest and game. It stays for a while after a table was found.
seeks = Table(
    "seeks",
    metadata,
    Column("guest", String, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("game", String, nullable=False),
    Column("command_id", String, nullable=False),
    Column("least", Integer, nullable=False),  # seats
    Column("most", Integer, nullable=False),
    Column("pace", String, nullable=False),  # live, days
    Column("rated", Boolean, nullable=False),
    Column("since", Float, nullable=False),  # in seconds since 1970
    Column("seen", Float, nullable=False),  # when the guest was last here, or when the table was found
    Column("sought_from", String),  # a keyed digest of the guest's address
    Column("table", String, ForeignKey("tables.id", ondelete="CASCADE"), index=True),  # null until it is found
    PrimaryKeyConstraint("guest", "game"),
)

# The guest does not want to meet the other one.
blocks = Table(
    "blocks",
    metadata,
    Column("guest", String, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("blocked", String, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("id", String, nullable=False, unique=True),  # what the guest undoes it with: guests are secret
    Column("at", String, nullable=False),
    PrimaryKeyConstraint("guest", "blocked"),
)

# The guests who were present lately, as each process knows them; only written if there are several processes.
present = Table(
    "present",
    metadata,
    Column("process", String, primary_key=True),
    Column("at", Float, nullable=False),
    Column("guests", JSON, nullable=False),  # pairs of guest and name; null instead of the name of a hidden guest
)
