"""The table of reviews of finished games."""

from sqlalchemy import Column, Float, ForeignKey, Integer, String, Table, Text

from higaki.server.database.schema.base import metadata

reviews = Table(
    "reviews",
    metadata,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    # The method of the review. One with another method is computed again.
    Column("version", Integer, nullable=False),
    # Progress from 0 to 1, and the time of the last progress: a process without progress for a while has died.
    Column("done", Float, nullable=False),
    Column("at", String, nullable=False),
    # Whole if the progress is 1; before, what is known so far.
    Column("review", Text),
)
