"""Stand-ins for a store: one that answers at once, and one that only takes notes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from higaki.server.database.change import Change


class Disk:
    """What is asked of a store, answered at once."""

    def __init__(self, engine: Any) -> None:
        self.engine = engine

    async def ask(self, question: Callable[[Any], Any]) -> Any:
        return await self.run(question)

    async def run(self, work: Callable[[Any], Any]) -> Any:
        with self.engine.begin() as connection:
            return work(connection)


class NoDisk:
    """A store that only notes what would be written."""

    def __init__(self) -> None:
        self.rows: list[tuple[Any, ...]] = []

    async def keep(self, change: Change, _word: object) -> None:
        if change.move is not None:
            self.rows.append(tuple(change.move[name] for name in ("seq", "seat", "thing")))
