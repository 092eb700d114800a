"""The table of results: who sat at a finished game, and what they reached."""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    PrimaryKeyConstraint,
    String,
    Table,
    false,
)

from higaki.server.database.schema.base import metadata

# One row for each seat of a finished game, and one for everybody who left a seat that somebody else took over. It stays
# when the table is deleted, so `table` is no foreign key.
results = Table(
    "results",
    metadata,
    Column("table", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("part", Integer, nullable=False, server_default="0"),  # 0 to the end; else the number in `substitutions`
    Column("substitute", Boolean, nullable=False, server_default=false()),  # somebody else began
    Column("game", String, nullable=False),
    Column("at", String, nullable=False),  # when the game ended
    Column("guest", String, ForeignKey("guests.id")),  # null for a bot, and after the guest was deleted
    Column("own", Boolean, nullable=False),  # the guest's own seat; a guest has one at a table
    Column("here", Boolean, nullable=False),  # another person at the guest's screen
    Column("bot", String),
    Column("name", String),  # the name of another person at the guest's screen
    Column("side", Integer, nullable=False),
    Column("sides", Integer, nullable=False),  # how many sides played
    Column("place", Integer),  # the rank of the side; null without a result
    # The rest is known only of people's own seats. The points by source are null for games that ended before this table
    # existed.
    Column("sources", JSON(none_as_null=True)),
    # From the review, once there is one: what decisions brought, what luck brought, the cost of mistakes, and the
    # method of the review.
    Column("decided", Float),
    Column("luck", Float),
    Column("lost", Float),
    Column("method", Integer),
    PrimaryKeyConstraint("table", "seat", "part", name="pk_results"),
    # Lists and sums of a guest need nothing else.
    Index(
        "ix_results_guest",
        *("guest", "own", "at", "table", "seat", "part", "substitute", "game", "place", "sides", "method"),
    ),
)
