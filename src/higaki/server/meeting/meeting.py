"""The parts of meeting in one process, and their rounds.

Every few seconds it is noted whose seeks go on, old seeks end, and the processes exchange who is here.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from higaki.server.commands.seating import Bounds
from higaki.server.common.monotonic_time import wall
from higaki.server.common.rate_limits import Limits
from higaki.server.meeting import seeks
from higaki.server.meeting.lobby import Lobby
from higaki.server.meeting.presence import Presence
from higaki.server.meeting.seeking import Seeking
from higaki.server.service.table_service import TableService

log = logging.getLogger("higaki")
SECONDS_BETWEEN_ROUNDS: Final = 10.0


class Meeting:
    """Who is here, what they seek, and the lobby that shows it."""

    def __init__(
        self, service: TableService, bounds: Bounds, limits: Limits, seconds: float = SECONDS_BETWEEN_ROUNDS
    ) -> None:
        self._service = service
        self._seconds = seconds
        self.presence: Final = Presence()
        self.seeking: Final = Seeking(service, bounds, limits.sought)
        self.lobby: Final = Lobby(service, self.presence, self.seeking, limits.listed)
        self._going: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._going = asyncio.create_task(self._keep_going())

    async def _keep_going(self) -> None:
        while True:
            try:
                await self.go_round()
            except Exception:
                log.exception("seeks could not be seen to; it is tried again")
            await asyncio.sleep(self._seconds)

    async def go_round(self) -> None:
        """Do once what is due every few seconds."""
        store, here = self._service.store, self.presence.here()
        if self._service.shared:
            me = self._service.peers.membership.me
            self.presence.take(await store.run(lambda connection: self.presence.exchange(connection, me, here)))
        overview = await store.read(lambda connection: seeks.Overview(connection, wall()))
        signs = [guest for guest in overview.by_guest if guest in here]
        some: bool = await store.read(seeks.any_row)
        if some:
            await store.run(lambda connection: seeks.note_signs(connection, signs, wall()))
        await self.seeking.match_all(overview.wishes)

    async def close(self) -> None:
        if self._going is not None:
            self._going.cancel()
            await asyncio.gather(self._going, return_exceptions=True)
