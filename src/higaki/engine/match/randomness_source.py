"""The source of a match's randomness: a seed, or a secret key.

A match with a seed can be dealt again, and its cards can be predicted. A match without one is dealt with a secret key:
its seal is in the log from the start, the key at the end. Players may add numbers to the key, so that nobody can
choose it for its cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from higaki.engine.base.json_type import Json
from higaki.engine.base.random_numbers import Rng, rng_of, seeded
from higaki.engine.match.keyed_random_numbers import KeyedRng, seal
from higaki.engine.match.shuffle_numbers import Added, mixed
from higaki.engine.table.events import Listener
from higaki.engine.table.game import Game, tell_while_settling
from higaki.engine.table.table import Table
from higaki.engine.views.event_view import Event


class Dealer:
    """A seed, or a key with the numbers that were added to it; never both."""

    def __init__(self, seed: int | None, key: bytes | None, numbers: Sequence[Added] | None = ()) -> None:
        assert (seed is None) != (key is None), "a match is dealt by a seed or by a key"
        self.seed: Final = seed
        # Sealed before the game, published after it.
        self.key: Final = key
        # None if nobody could add any: with a seed, and in games of older versions.
        self.numbers: Final = None if key is None else numbers
        # The source of all draws.
        self._drawn_from: Final = None if key is None else mixed(key, numbers or ())

    @property
    def seal(self) -> str | None:
        return None if self.key is None else seal(self.key)

    def published(self) -> Json:
        """The public part from the start, ready for JSON."""
        published: Json = {} if self.key is None else {"seal": self.seal}
        if self.numbers is not None:
            published["numbers"] = [one.written() for one in self.numbers]
        return published

    def chance(self) -> Rng:
        """The generator of random draws."""
        if self._drawn_from is not None:
            return KeyedRng(self._drawn_from, "chance")
        assert self.seed is not None
        return rng_of(self.seed, "chance")

    def state_for_clones(self) -> int:
        """The random state of a table's clones. It reveals nothing about a key."""
        if self._drawn_from is not None:
            return KeyedRng(self._drawn_from, "clones").below(1 << 48)
        assert self.seed is not None
        return seeded(self.seed, "table")

    def give_rng(self, t: Table) -> None:
        """Let a real table draw from the key."""
        if self._drawn_from is not None:
            t.fair = KeyedRng(self._drawn_from, "table")

    def new_table(self, game: Game, seats: int, options: dict[str, object]) -> tuple[Table, list[Event]]:
        """Deal a table up to its first question. Returns it with the events."""
        t = game.unpacked_table(seats, self.state_for_clones(), options)
        self.give_rng(t)
        listener = Listener()
        t.listener = listener
        game.set_up(t)
        return t, listener.events + tell_while_settling(t).events
