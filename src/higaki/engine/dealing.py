"""Dealing: where the luck of a match comes from.

With a seed a match can be dealt again; whoever sees its cards can also foresee them. Without one it is dealt by a key
that nobody knows: its seal stands in the log from the start, the key itself only at the end.
"""

from __future__ import annotations

from typing import Final

from higaki.engine.fair import FairLuck, seal
from higaki.engine.game import Game, tell_while_settling
from higaki.engine.luck import Luck, luck_of, seeded
from higaki.engine.story import Listener
from higaki.engine.table import Table
from higaki.engine.telling import Event


class Dealer:
    """A seed or a key; both are never there."""

    def __init__(self, seed: int | None, key: bytes | None) -> None:
        assert (seed is None) != (key is None), "a match is dealt by a seed or by a key"
        self.seed: Final = seed
        self.key: Final = key

    @property
    def seal(self) -> str | None:
        return None if self.key is None else seal(self.key)

    def chance(self) -> Luck:
        """What dice and lots are drawn from."""
        if self.key is not None:
            return FairLuck(self.key, "chance")
        assert self.seed is not None
        return luck_of(self.seed, "chance")

    def state_for_clones(self) -> int:
        """The luck of a table's clones. From it nothing can be told about a key."""
        if self.key is not None:
            return FairLuck(self.key, "clones").below(1 << 48)
        assert self.seed is not None
        return seeded(self.seed, "table")

    def give_luck(self, t: Table) -> None:
        """Let a real table draw from the key."""
        if self.key is not None:
            t.fair = FairLuck(self.key, "table")

    def new_table(self, game: Game, seats: int, options: dict[str, object]) -> tuple[Table, list[Event]]:
        """A table at its first question, and what was told on the way there."""
        t = game.unpacked_table(seats, self.state_for_clones(), options)
        self.give_luck(t)
        listener = Listener()
        t.listener = listener
        game.set_up(t)
        return t, listener.events + tell_while_settling(t).events
