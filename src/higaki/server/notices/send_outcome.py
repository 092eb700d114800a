"""The result of sending a notice."""

from enum import Enum


class Outcome(Enum):
    SENT = "sent"
    # Try again later.
    FAILED = "failed"
    # Trying again would not help.
    REFUSED = "refused"
    # Nobody is there any more, and nobody will be.
    GONE = "gone"
