"""What can be wrong with what comes from outside. Every message is one line: what is wrong, and what would be right."""

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


class BadPosition(HigakiError):
    """A written position that cannot lie on a table."""


class BadSave(HigakiError):
    """A saved game that is truncated, edited or from a version we do not know."""


class BadFile(HigakiError):
    """A component or text file that does not say what it must say."""


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


def short(value: object) -> str:
    """Something from outside, short enough to stand in a message of one line."""
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."
