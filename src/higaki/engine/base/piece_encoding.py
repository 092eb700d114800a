"""Marks: a piece in a row may carry a player's stone. Piece and mark are one number, so they move together."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64

# Smaller numbers are pieces without a mark.
UNMARKED: Final = 1 << 10
_SHIFT: Final = 10
_KIND: Final = UNMARKED - 1


def kind_of(piece: i64) -> i64:
    """The piece itself."""
    return piece & _KIND


def mark_on(piece: i64) -> i64:
    """The mark on a piece, or NOBODY."""
    return (piece >> _SHIFT) - 1


def marked(piece: i64, mark: i64) -> i64:
    """The piece with a mark on it."""
    return piece & _KIND | mark + 1 << _SHIFT
