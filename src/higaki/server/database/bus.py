"""Messages about changes between the processes of one server."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class Message(NamedTuple):
    """A message to the other processes."""

    what: str
    about: str  # a table or a guest
    number: int = 0  # of two words of one process the later one has the higher
    more: tuple[str, ...] = ()
    sender: str = ""  # the process that says it
    news: str = ""  # what is new, if it is short; whoever misses it finds it on disk


class Bus:
    """The transport of messages. This one is for a single process and sends nothing."""

    # Are there other processes, so that a table in memory may be older than the one on disk?
    shared = False

    async def open(self, hear: Callable[[Message], None], missed: Callable[[], None]) -> None:
        """From now on call `hear` with every message, and `missed` when messages may have been lost."""

    def tell(self, word: Message) -> None:
        """Send a message about something that is not stored. For stored changes `Store.run` does so."""

    async def close(self) -> None:
        """Stop receiving messages."""
