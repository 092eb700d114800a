"""A room: one table as the server holds it. The match, who sits where, who is sent updates, and the lock for it all."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from higaki.engine.game import Game
from higaki.engine.match import Match
from higaki.engine.steps import NOBODY
from higaki.server.refusals import bad_request
from higaki.server.shapes import Memory, Said, State

Json = dict[str, Any]
WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"


class Chair:
    """One seat: a guest's, a bot's, or free."""

    def __init__(self, guest: str | None, bot: str | None, name: str | None, here: bool) -> None:
        self.guest = guest
        self.bot = bot
        self.name = name
        self.here = here

    @property
    def free(self) -> bool:
        return self.guest is None and self.bot is None


class Subscriber:
    """One open socket: whose it is, and how many entries of the log it has."""

    def __init__(self, guest: str | None) -> None:
        self.guest = guest
        self.known = 0
        # Only the newest update matters, so a slow subscriber never piles up a queue.
        self.changed = asyncio.Event()


class Room:
    """One table, alive in memory. Everything here is in the database, too, before anybody hears of it."""

    def __init__(
        self,
        number: str,
        game: Game,
        private: bool,
        chairs: list[Chair],
        options: Json,
        host: str,
        memory: Memory = "open",
    ) -> None:
        self.id = number
        self.game = game
        self.private = private
        self.chairs = chairs
        self.options = options
        self.host = host
        self.memory: Final = memory
        self.match: Match | None = None
        self.seq = 0
        self.rematch: str | None = None
        self.chat: list[Said] = []
        self.commands: set[str] = set()
        self.subscribers: set[Subscriber] = set()
        self.lock = asyncio.Lock()
        # After so many changes the log was so long; an undo makes it shorter.
        self.lengths: dict[int, int] = {}

    @property
    def state(self) -> State:
        if self.match is None:
            return WAITING
        return OVER if self.match.over else PLAYING

    @property
    def turn(self) -> int:
        return NOBODY if self.match is None else self.match.seat

    @property
    def bot_to_move(self) -> str | None:
        if self.match is None or self.match.over:
            return None
        return self.chairs[self.match.seat].bot

    def seats_of(self, guest: str | None) -> list[int]:
        if guest is None:
            return []
        return [number for number, chair in enumerate(self.chairs) if chair.guest == guest]

    @property
    def reminds(self) -> bool:
        """Is everybody shown what was openly taken and lies hidden now? After the game nobody has to remember it."""
        return self.memory == "open" or self.state == OVER

    def seat_called(self, name: str) -> int:
        names = self.game.seat_names[: len(self.chairs)]
        if name not in names:
            raise bad_request(f"there is no seat {name!r}; right would be one of {', '.join(names)}")
        return names.index(name)

    def viewer(self, guest: str | None) -> int:
        """The seat a guest looks from: its own; at a hot seat the one whose turn it is; for a spectator NOBODY."""
        mine = self.seats_of(guest)
        if not mine:
            return NOBODY
        if self.turn in mine:
            return self.turn
        if self.match is not None:
            for entry in reversed(self.match.log):
                if entry.seat in mine:
                    return entry.seat
        return mine[0]

    def note_length(self) -> None:
        """Remember how long the log was at this seq."""
        self.lengths[self.seq] = 0 if self.match is None else len(self.match.log) + 1

    def still_known(self, since: int) -> int:
        """How many entries of the log somebody still has right who saw the table at `since`."""
        if since <= 0 or since not in self.lengths:
            return 0  # 0 is somebody who has nothing yet, even if the game began with the table
        return min(length for seq, length in self.lengths.items() if seq >= since)

    def tell_everybody(self) -> None:
        for subscriber in self.subscribers:
            subscriber.changed.set()
