"""Errors about input from outside. Every message is one line: what is wrong, and what would be right."""

from collections.abc import Iterable
from difflib import get_close_matches


class HigakiError(Exception):
    """The input is wrong; nothing was changed."""


class IllegalChoice(HigakiError):
    """The chosen thing is no option now."""


class NothingToUndo(HigakiError):
    """Nothing can be undone: the last decision revealed something, or there is none."""


class BadSetting(HigakiError):
    """An unknown game, seat, seat count, option, bot or language."""


class BadCall(HigakiError):
    """A function got an argument of the wrong type, such as a number instead of a table."""


class BadPosition(HigakiError):
    """A written position that is impossible on a table."""


class BadSave(HigakiError):
    """A saved game that is truncated, edited or from an unknown version."""


class BadFile(HigakiError):
    """A component or text file with wrong or missing content."""


class RulesBug(Exception):
    """A bug in the rules of a game. Never the user's fault."""


def one_of(names: Iterable[str], meant: object = None) -> str:
    """The second half of an error message: the valid values, the most similar first."""
    listed = sorted(names)
    if not listed:
        return "nothing"
    right = listed[0] if len(listed) == 1 else "one of " + ", ".join(listed)
    close = get_close_matches(meant, listed, 1) if isinstance(meant, str) and len(listed) > 1 else []
    return f"{right} (did you mean {close[0]}?)" if close else right


def checked_seat(seat: object, seats: int) -> int:
    """The number of a seat, checked against the number of seats of a table."""
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats:
        raise BadSetting(f"there is no seat {short(seat)} at this table; right would be a number from 0 to {seats - 1}")
    return seat


def short(value: object) -> str:
    """A value from outside, shortened for a message of one line."""
    # Arrays have several lines.
    text = " ".join(repr(value).split("\n"))
    return text if len(text) <= 40 else text[:37] + "..."
