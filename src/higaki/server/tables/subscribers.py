"""The subscribers of a table: its open WebSockets, and the limits on their number."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, Final

from higaki.engine.views.scene import Parts

# Limits on WebSockets: of one address at all tables; of one guest at a table where they sit; of spectators at a table,
# in all and from one address. Seated guests never compete with spectators.
MOST_OF_AN_ADDRESS: Final = 500
MOST_OF_A_GUEST: Final = 8
MOST_WATCHING: Final = 100
MOST_WATCHING_FROM_AN_ADDRESS: Final = 25
# The delay before a change of presence is sent: people often reload pages.
SECONDS_UNTIL_TOLD: Final = 0.25


class Subscriber:
    """One WebSocket: its guest, the number of log entries it has, and the last line of chat it has."""

    def __init__(self, guest: str | None, address: str = "") -> None:
        self.guest = guest
        self.address = address
        self.known = 0
        self.heard = 0
        # The presence that was last sent: see `views.as_told`.
        self.last_told: object = None
        # Set when there is something to send. Only the newest state is sent, so a slow subscriber has no queue.
        self.changed = asyncio.Event()
        # Must the cookie be checked again? The device may have been signed out.
        self.doubted = False
        # Must the view be sent, or only presence and chat?
        self.wants_view = True

    def tell(self) -> None:
        self.wants_view = True
        self.changed.set()


class Subscribers(set[Subscriber]):
    """The WebSockets of one table, and a cache of the views that were written for them since the last change."""

    def __init__(self) -> None:
        super().__init__()
        # By viewer and first entry: the text that was sent.
        self.written: dict[tuple[str | None, int], str] = {}
        # Parts of the scene that several viewers share, and parts that are the same for everybody: presence, and
        # the sides.
        self.alike: Parts = {}
        self.common: dict[str, Any] = {}
        self.guests: frozenset[str] = frozenset()
        self._telling: asyncio.TimerHandle | None = None

    def add(self, subscriber: Subscriber) -> None:
        super().add(subscriber)
        self._note_guests()

    def discard(self, subscriber: object) -> None:
        super().discard(subscriber)
        self._note_guests()

    def _note_guests(self) -> None:
        """Cache the connected guests: they are read far more often than they change."""
        self.guests = frozenset(one.guest for one in self if one.guest is not None)
        self.forget_views()

    def forget_views(self) -> None:
        self.written.clear()
        self.alike.clear()
        self.common.clear()

    def tell_everybody(self) -> None:
        self.forget_views()
        for subscriber in self:
            subscriber.tell()

    def tell(self, guest: str | None) -> None:
        self.forget_views()
        for subscriber in self:
            if subscriber.guest == guest:
                subscriber.tell()

    def tell_of_talk(self, guests: set[str]) -> None:
        """Send these guests their view. What is theirs about the chat is not cached, so the cached views stay valid."""
        for subscriber in self:
            if subscriber.guest in guests:
                subscriber.tell()

    def tell_of_chat(self) -> None:
        for subscriber in self:
            subscriber.changed.set()

    def tell_soon_who_is_there(self) -> None:
        """Send the presence once after a delay, for all changes within it."""
        self.forget_views()
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(SECONDS_UNTIL_TOLD, self.tell_who_is_there)

    def tell_who_is_there(self) -> None:
        self._telling = None
        for subscriber in self:
            subscriber.changed.set()

    def has_room_for(self, subscriber: Subscriber, seated: list[str], factor: float) -> bool:
        """May this WebSocket subscribe, given the guests who sit here?"""
        if subscriber.guest in seated:
            return sum(one.guest == subscriber.guest for one in self) < MOST_OF_A_GUEST * factor
        watching = [one for one in self if one.guest not in seated]
        from_there = sum(one.address == subscriber.address for one in watching)
        return len(watching) < MOST_WATCHING * factor and from_there < MOST_WATCHING_FROM_AN_ADDRESS * factor


class Sockets:
    """The number of WebSockets per address. A factor above one is for load tests on one's own machine."""

    def __init__(self, factor: float) -> None:
        self.factor = factor
        self._open: Counter[str] = Counter()

    @property
    def number(self) -> int:
        return self._open.total()

    def take(self, address: str) -> bool:
        """Count one more WebSocket, unless there are too many. Every counted one must `give_back`."""
        if self._open[address] >= MOST_OF_AN_ADDRESS * self.factor:
            return False
        self._open[address] += 1
        return True

    def give_back(self, address: str) -> None:
        self._open[address] -= 1
        if self._open[address] == 0:
            del self._open[address]
