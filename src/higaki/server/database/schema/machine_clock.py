"""The record of the machine's clock, by which the server decides whether data is old."""

from sqlalchemy import Column, Float, Integer, Table

from higaki.server.database.schema.base import metadata

# One row: the time of the last check of the machine's clock, and since when it has run without a leap.
machine_clock = Table(
    "clock",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("seen", Float, nullable=False),
    Column("steady_since", Float, nullable=False),
)
