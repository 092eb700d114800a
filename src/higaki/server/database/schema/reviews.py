"""The table of reviews of finished games."""

from sqlalchemy import Column, Float, ForeignKey, Integer, String, Table, Text

from higaki.server.database.schema.base import metadata

reviews = Table(
    "reviews",
    metadata,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    # How it was made; one that was made otherwise is made anew.
    Column("version", Integer, nullable=False),
    # How far it is, from 0 to 1, and since when: who has not come further for a while has died.
    Column("done", Float, nullable=False),
    Column("at", String, nullable=False),
    Column("review", Text),
)
