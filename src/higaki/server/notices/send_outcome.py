"""The result of sending a notice."""

from enum import Enum


class Outcome(Enum):
    SENT = "sent"
    # Try again later.
    FAILED = "failed"
    # Trying again would not help.
    REFUSED = "refused"
    # The subscription does not exist any more.
    GONE = "gone"
