"""The version of a database, and the migrations that bring an older one up to date.

Alembic is imported only where something has to be migrated: it takes a quarter of a server's start. A database of our
version is recognised by Alembic's table in it and by the names of the migrations.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection

from higaki.server.database.address import BadDatabase

MIGRATIONS = Path(__file__).parent / "migrations"
VERSION_TABLE: Final = "alembic_version"
# The migrations that were merged into the first one of the first release.
BEFORE_THE_FIRST_RELEASE: Final = frozenset(f"{number:04}" for number in range(1, 14))


def version_of(connection: Connection, called: str) -> str | None:
    """The version of a database; None for an empty one. A foreign database or an unknown version is refused."""
    names = connection.dialect.get_table_names(connection)
    theirs: str | None = None
    if VERSION_TABLE in names:
        theirs = connection.exec_driver_sql(f"SELECT version_num FROM {VERSION_TABLE}").scalar()
    if theirs is None and names:
        raise BadDatabase(f"{called} belongs to another program; right would be one of Higaki's or a new one")
    if theirs is not None:
        refuse_unknown_version(theirs, called)
    return theirs


def refuse_unknown_version(theirs: str, called: str) -> None:
    if theirs in BEFORE_THE_FIRST_RELEASE:
        raise BadDatabase(
            f"{called} is from before the first release of Higaki ({theirs}), which cannot be read any more; "
            "right would be a new one"
        )
    if theirs not in known_versions():
        raise BadDatabase(f"{called} is of a newer version of Higaki ({theirs}); update Higaki to open it")


def our_version() -> str:
    return max(known_versions())


def known_versions() -> set[str]:
    """All versions of the database up to ours: the name of each migration's file begins with its version."""
    return {file.stem.partition("_")[0] for file in (MIGRATIONS / "versions").glob("v*.py")}


def bring_up_to_date(connection: Connection) -> None:
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
