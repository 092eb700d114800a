"""Seats that somebody else takes over: tables that allow it, who left, and the results of those who did."""

from alembic import op
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
    column,
    false,
    insert,
    select,
    table,
)

revision = "v0008"
down_revision = "v0007"

# The columns of results so far.
KEPT = (
    *("table", "seat", "game", "at", "guest", "own", "here", "bot", "name", "side", "sides", "place"),
    *("sources", "decided", "luck", "lost", "method"),
)


def upgrade() -> None:
    op.add_column("tables", Column("substitutes", Boolean, nullable=False, server_default=false()))
    op.add_column("tables", Column("vacant", Boolean, nullable=False, server_default=false()))
    op.create_index("ix_tables_vacant", "tables", ["vacant"])
    op.create_table(
        "substitutions",
        Column("table", String, ForeignKey("tables.id"), nullable=False),
        Column("n", Integer, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("guest", String, ForeignKey("guests.id"), index=True),
        Column("name", String),
        Column("after", Integer, nullable=False),
        Column("at", String, nullable=False),
        Column("hidden", Boolean, nullable=False, server_default=false()),
        PrimaryKeyConstraint("table", "n"),
    )
    _let_several_people_have_a_result()


def _let_several_people_have_a_result() -> None:
    """The key of results gets a third column, for which SQLite needs a new table."""
    op.drop_index("ix_results_guest", "results")
    op.rename_table("results", "results_before")
    op.create_table(
        "results",
        Column("table", String, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("part", Integer, nullable=False, server_default="0"),
        Column("substitute", Boolean, nullable=False, server_default=false()),
        Column("game", String, nullable=False),
        Column("at", String, nullable=False),
        Column("guest", String, ForeignKey("guests.id")),
        Column("own", Boolean, nullable=False),
        Column("here", Boolean, nullable=False),
        Column("bot", String),
        Column("name", String),
        Column("side", Integer, nullable=False),
        Column("sides", Integer, nullable=False),
        Column("place", Integer),
        Column("sources", JSON(none_as_null=True)),
        Column("decided", Float),
        Column("luck", Float),
        Column("lost", Float),
        Column("method", Integer),
        PrimaryKeyConstraint("table", "seat", "part", name="pk_results"),
        Index(
            "ix_results_guest",
            *("guest", "own", "at", "table", "seat", "part", "substitute", "game", "place", "sides", "method"),
        ),
    )
    before, after = (table(name, *(column(one) for one in KEPT)) for name in ("results_before", "results"))
    op.execute(insert(after).from_select(KEPT, select(*before.c)))
    op.drop_table("results_before")
