"""Errors of a commit, for any database: certainly refused, or in doubt."""

from __future__ import annotations

from sqlalchemy.exc import DatabaseError


class NotKept(DatabaseError):
    """The database cannot accept the work now. Nothing was changed."""

    def __init__(self, reason: str) -> None:
        super().__init__(None, None, OSError(reason))


class InDoubt(DatabaseError):
    """The connection was lost: it is unknown whether this commit, or the one before, was stored."""


def in_doubt(reason: str) -> InDoubt:
    return InDoubt(None, None, OSError(reason))
