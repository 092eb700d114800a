"""A cache of guests by cookie, which saves a query at every request. An entry may be outdated for a moment."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from higaki.server.accounts import guests
from higaki.server.accounts.guests import Guest
from higaki.server.service.table_service import TableService

MOST_KEPT: Final = 20_000
# The longest life of an entry. Messages report changed guests and lost messages, so this is only a safeguard.
SECONDS_KEPT: Final = 300.0


class GuestCache:
    """The guests of the tokens that were used last, by digest: the token itself is not stored."""

    def __init__(self, service: TableService) -> None:
        self._store = service.store
        self._kept: OrderedDict[str, tuple[Guest, float]] = OrderedDict()
        self._digests: dict[str, set[str]] = {}
        # The number of changes. A guest that was read before the last change may be outdated.
        self._changes = 0
        service.on_guest_change.append(self.forget)
        service.on_silence.append(self.forget_all)

    async def known(self, token: str | None) -> Guest | None:
        """The guest with this cookie, if there is one."""
        if not token:
            return None
        digest = guests.digest(token)
        kept = self._kept.get(digest)
        if kept is not None and time.monotonic() < kept[1]:
            return kept[0]
        changes = self._changes
        guest = await self._store.run(lambda connection: guests.known_guest(connection, token))
        self._drop(digest)
        if guest is not None and changes == self._changes:
            self._keep(digest, guest)
        return guest

    def forget(self, guest: str) -> None:
        self._changes += 1
        for digest in list(self._digests.get(guest, ())):
            self._drop(digest)

    def forget_all(self) -> None:
        self._changes += 1
        self._kept.clear()
        self._digests.clear()

    def _keep(self, digest: str, guest: Guest) -> None:
        self._kept[digest] = Guest(guest.id, guest.name, guest.visible), time.monotonic() + SECONDS_KEPT
        self._digests.setdefault(guest.id, set()).add(digest)
        if len(self._kept) > MOST_KEPT:
            self._drop(next(iter(self._kept)))

    def _drop(self, digest: str) -> None:
        kept = self._kept.pop(digest, None)
        if kept is not None:
            same = self._digests[kept[0].id]
            same.discard(digest)
            if not same:
                del self._digests[kept[0].id]
