"""The record of the machine's clock, by which the server decides whether data is old, and of the times it was off."""

from sqlalchemy import Column, Float, Integer, Table

from higaki.server.database.schema.base import metadata

# One row: the time of the last check of the machine's clock, and since when it has run without a leap.
machine_clock = Table(
    "clock",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("seen", Float, nullable=False),
    Column("steady_since", Float, nullable=False),
    Column("alive", Float),  # when a server last reported that it runs; null before the first report
)

# The times at which no server ran, in seconds since 1970. Clocks over days stand still meanwhile.
outages = Table(
    "outages",
    metadata,
    Column("begin", Float, primary_key=True),
    Column("end", Float, nullable=False),
)
