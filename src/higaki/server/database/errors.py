"""Errors of a commit, for any database: certainly refused, or in doubt."""

from __future__ import annotations

from sqlalchemy.exc import DatabaseError


class NotKept(DatabaseError):
    """The database is not to be trusted with it now: nothing was changed."""

    def __init__(self, reason: str) -> None:
        super().__init__(None, None, OSError(reason))


class InDoubt(DatabaseError):
    """The database went away: nobody knows whether it has kept what it was asked for, now or the time before."""


def in_doubt(reason: str) -> InDoubt:
    return InDoubt(None, None, OSError(reason))
