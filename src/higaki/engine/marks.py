"""Marks: a piece in a row may carry a player's stone. Piece and mark are one number, so they move together."""

from typing import Final

# Below this a piece carries no mark.
UNMARKED: Final = 1 << 10
_SHIFT: Final = 10
_KIND: Final = UNMARKED - 1


def kind_of(piece: int) -> int:
    """The piece itself."""
    return piece & _KIND


def mark_on(piece: int) -> int:
    """What lies on it, or NOBODY."""
    return (piece >> _SHIFT) - 1


def marked(piece: int, mark: int) -> int:
    """The piece with a mark laid on it."""
    return piece & _KIND | mark + 1 << _SHIFT
