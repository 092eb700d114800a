"""Automatic answers: the server plays what people have decided in advance, and declines for who can only decline.

An answer comes after a random pause, the same for all kinds and as if a person had clicked, so the delay does not
reveal who answered.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial

from higaki.server.database.conflicts import Conflict
from higaki.server.service.table_service import TableService
from higaki.server.tables.in_advance import Due
from higaki.server.tables.room import Room
from higaki.server.tables.windows import drawn, give, holds_back

log = logging.getLogger("higaki")
SECONDS_AFTER_A_FAILURE = 1.0


class AutomaticAnswers:
    """One task per table where the server answers for somebody."""

    def __init__(self, service: TableService, pause: tuple[float, float]) -> None:
        self._service = service
        self._pause = pause
        self._waiting: dict[str, asyncio.Task[None]] = {}
        self._closing = False
        service.on_change.append(self.wake)

    def wake(self, room: Room) -> None:
        """Start a task that answers after a pause, if an answer is due and no task runs."""
        if room.id not in self._waiting and not self._closing and self._due(room) is not None:
            self._waiting[room.id] = asyncio.create_task(self._answer(room))

    def _due(self, room: Room) -> Due | None:
        """The answer to give, if this process is responsible for the table. Even windows have their own timer."""
        return room.answer_due if self._service.peers.membership.on_duty(room.id) and not holds_back(room) else None

    async def _answer(self, room: Room) -> None:
        """Answer until a person has to decide. The table or a person's wish may change during the pause."""
        try:
            while (answer := self._due(room)) is not None:
                seq = room.seq
                await asyncio.sleep(drawn(self._pause))
                async with room.lock:
                    if self._service.registry.in_memory(room.id) is not room:
                        return
                    if room.seq != seq or room.answer_due != answer:
                        continue
                    apply = partial(give, room, answer.things)
                    await self._service.change(room, f"answer {seq}", answer.seat, " ".join(answer.things), apply)
        except Conflict:
            pass  # another process has changed the table; `wake` checks it again
        except Exception:
            log.exception("an answer could not be given; it is tried again")
            await asyncio.sleep(SECONDS_AFTER_A_FAILURE)
        finally:
            self._waiting.pop(room.id, None)
            # The table may have been reloaded from disk.
            current = self._service.registry.in_memory(room.id)
            if current is not None:
                self.wake(current)

    async def close(self) -> None:
        """Stop answering. After a restart, open questions are answered again."""
        self._closing = True
        waiting = list(self._waiting.values())
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
