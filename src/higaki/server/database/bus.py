"""The message bus (`Bus`): messages about changes between the processes of one server."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class Message(NamedTuple):
    """A message to the other processes."""

    what: str
    about: str  # a table or a guest
    number: int = 0  # the messages of one process have ascending numbers
    more: tuple[str, ...] = ()
    sender: str = ""  # the sending process
    news: str = ""  # the content, if it is short; a process that misses it reads the database


class Bus:
    """The transport of messages. This one is for a single process and sends nothing."""

    # Do other processes exist, so that a table in memory may be outdated?
    shared = False

    async def open(self, hear: Callable[[Message], None], missed: Callable[[], None]) -> None:
        """Start to call `hear` with every message, and `missed` when messages may have been lost."""

    def tell(self, word: Message) -> None:
        """Send a message about something that is not stored. For stored changes `Store.run` sends it."""

    async def close(self) -> None:
        """Stop receiving messages."""
