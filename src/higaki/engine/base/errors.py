"""Errors about input from outside. Every message is one line: what is wrong, and what would be right."""

from collections.abc import Iterable
from difflib import get_close_matches


class HigakiError(Exception):
    """Something given to Higaki is wrong; nothing was changed."""


class IllegalChoice(HigakiError):
    """The thing pointed at may not be pointed at now."""


class NothingToUndo(HigakiError):
    """The last decision revealed something, or there is none."""


class BadSetting(HigakiError):
    """An unknown game, seat, seat count, option, bot or language."""


class BadCall(HigakiError):
    """A function was given something that it cannot take, such as a number instead of a table."""


class BadPosition(HigakiError):
    """A written position that cannot lie on a table."""


class BadSave(HigakiError):
    """A saved game that is truncated, edited or from a version we do not know."""


class BadFile(HigakiError):
    """A component or text file with wrong or missing content."""


class RulesBug(Exception):
    """The rules have painted themselves into a corner. Never the user's fault."""


def one_of(names: Iterable[str], meant: object = None) -> str:
    """The closing half of an error message: what would have been right, the likeliest first if something was meant."""
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
    """Something from outside, short enough to stand in a message of one line."""
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."
