"""One seat of a live table (`Occupant`), and its owner."""

from __future__ import annotations

from higaki.server.protocol.responses.words import GaveUp


class Occupant:
    """One seat: a guest's, a bot's, or free. While a guest is away a bot may stand in; the seat stays the guest's."""

    def __init__(self, guest: str | None, bot: str | None, name: str | None, here: bool) -> None:
        self.guest = guest
        self.bot = bot
        self.name = name
        self.here = here
        self.stand_in: str | None = None
        # Why the guest cannot take the seat back; None if they can.
        self.gave_up: GaveUp | None = None
        # The guest for whom a free seat is reserved.
        self.reserved: str | None = None
        # The guest was deleted.
        self.former = False
        # Since when the guest has had to decide; a move of a helping bot does not reset it.
        self.awaited: float | None = None
        # When the guest was last certainly present, see `absence`; None if unknown.
        self.here_at: float | None = None

    @property
    def free(self) -> bool:
        return self.guest is None and self.bot is None

    def open_to(self, guest: str | None) -> bool:
        """May this guest sit down here?"""
        return self.free and self.reserved in (None, guest)
