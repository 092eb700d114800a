"""Messages about changes between the processes of one server."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class Word(NamedTuple):
    """What the other processes are told."""

    what: str
    about: str  # a table or a guest
    number: int = 0  # of two words of one process the later one has the higher
    more: tuple[str, ...] = ()
    sender: str = ""  # the process that says it
    news: str = ""  # what is new, if it is short; whoever misses it finds it on disk


class Bus:
    """What carries it. This one is for a server alone: there is nobody to hear anything."""

    # Are there other processes, so that a table in memory may be older than the one on disk?
    shared = False

    async def open(self, hear: Callable[[Word], None], missed: Callable[[], None]) -> None:
        """From now on `hear` is called with every word, and `missed` when some may have been lost."""

    def tell(self, word: Word) -> None:
        """Tell the others something that is not on disk; what is, `Store.run` tells when it is kept."""

    async def close(self) -> None:
        """Nothing is heard any more."""
