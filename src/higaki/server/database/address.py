"""The address of a database, and how it is printed: never with its password."""

from __future__ import annotations

from typing import Final

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from higaki.engine.base.errors import HigakiError

LIKE_THIS: Final = "right would be like sqlite:////home/me/higaki.db or postgresql+psycopg://me@localhost/higaki"
DRIVER: Final = "postgresql+psycopg"
# Parameters that libpq also accepts in the query part.
SECRETS: Final = ("password", "sslpassword")


class BadDatabase(HigakiError):
    """The database cannot be used; nothing in it was changed."""


def parsed(url: str) -> URL:
    """An address in its parts. The error for an unreadable one does not repeat it: it may contain a password."""
    try:
        address = make_url(url)
    except (ArgumentError, ValueError):
        raise BadDatabase(f"this is no database address; {LIKE_THIS}") from None
    if address.get_backend_name() == "postgresql":
        if address.drivername not in (DRIVER, "postgresql"):
            raise BadDatabase(f"{address.drivername} is not how we reach PostgreSQL; {LIKE_THIS}")
        return address.set(drivername=DRIVER)
    return address


def is_postgres(url: str) -> bool:
    return parsed(url).drivername == DRIVER


def shown(url: str) -> str:
    """The address without its password."""
    whole = parsed(url)
    address = URL.create(whole.drivername, whole.username, None, whole.host, whole.port, whole.database, whole.query)
    return address.difference_update_query(SECRETS).render_as_string()


def why(error: DBAPIError) -> str:
    """The error message of the database, in one line."""
    return " ".join(str(error.orig).split())
