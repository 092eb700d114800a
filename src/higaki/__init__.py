"""Higaki: a table for four merchant board games, for players and for researchers.

import higaki
m = higaki.new("osaka", seats=3, seed=7)
while not m.over:
    m.play(m.options[0])
print(m.ranking)
"""

from collections.abc import Mapping, Sequence

from higaki import catalogue as _catalogue
from higaki.engine.base.errors import (
    BadFile,
    BadPosition,
    BadSave,
    BadSetting,
    HigakiError,
    IllegalChoice,
    NothingToUndo,
)
from higaki.engine.match import loading as _loading
from higaki.engine.match.keyed_random_numbers import new_key
from higaki.engine.match.match import Match
from higaki.engine.match.new_match import match_at, new_match
from higaki.engine.match.randomness_source import Dealer
from higaki.engine.match.shuffle_numbers import Added, added_by

__version__ = "0.1.0"

__all__ = [
    "BadFile",
    "BadPosition",
    "BadSave",
    "BadSetting",
    "HigakiError",
    "IllegalChoice",
    "Match",
    "NothingToUndo",
    "game_names",
    "load",
    "new",
    "start",
]


def game_names() -> tuple[str, ...]:
    """The names of all games."""
    return _catalogue.names()


def new(
    game: str,
    *,
    seats: int | None = None,
    seed: int | None = None,
    numbers: Mapping[str | int, bytes] | None = None,
    **options: object,
) -> Match:
    """A match at its first question. Without a seed nobody can predict it; without seats the table is full.

    `numbers` of the seats, 32 bytes each, are added to the shuffle: then the owner of the key cannot choose the cards.
    """
    found = _catalogue.find(game)
    size = found.settings.seats[-1] if seats is None else seats
    added = added_by(numbers, found.seat_names[:size]) if numbers else ()
    return new_match(found, size, _dealer(seed, added), options)


def start(game: str, position: object, *, seed: int | None = None) -> Match:
    """A match that begins at a written position; missing parts are filled in."""
    return match_at(_catalogue.find(game), position, _dealer(seed))


def load(saved: object) -> Match:
    """Load a match from the result of `Match.save`."""
    checked = _loading.checked(saved)
    return _loading.load(_catalogue.find(checked["game"]), checked)


def _dealer(seed: int | None, numbers: Sequence[Added] = ()) -> Dealer:
    if seed is None:
        return Dealer(None, new_key(), numbers)
    if numbers:
        raise BadSetting("a seed fixes all cards, so no numbers can be added; right would be one of both")
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise BadSetting(f"a seed cannot be {seed!r}; right would be a whole number")
    return Dealer(seed, None)
