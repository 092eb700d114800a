"""One puzzle: a position in which what the seat cannot know was dealt anew, its answers, and what each costs."""

from __future__ import annotations

import hashlib
import json
from typing import Final, NamedTuple

from higaki.bots.explaining import Change
from higaki.engine.base.errors import BadFile, HigakiError, RulesBug
from higaki.engine.base.json_type import Json
from higaki.engine.base.random_numbers import seeded
from higaki.engine.match import position_reader
from higaki.engine.table.game import Game
from higaki.engine.table.table import Table

_PLAIN: Final = json.JSONEncoder(sort_keys=True, separators=(",", ":"))
# What the ids and the check sums of puzzles are made of, in bytes.
ID_BYTES: Final = 6
CHECK_BYTES: Final = 8

BOTS: Final = "bots"
PEOPLE: Final = "people"


class Answer(NamedTuple):
    """What an option costs against the best one, in shares of the win, and what the best one does better."""

    cost: float
    # Half of the 99 % interval.
    within: float
    why: list[Change]


class Puzzle(NamedTuple):
    """A puzzle of a game."""

    id: str
    # The version of the rules by which it was made.
    rules: int
    # A written position. What the seat to move cannot know is not as it was in the game.
    position: Json
    tags: list[str]
    # The right options: the best one first, then those with the same effect.
    best: list[str]
    # The best option and what follows, up to the next draw or the end of the turn.
    line: list[str]
    # By option.
    answers: dict[str, Answer]
    # The seat's share of the win after the best option.
    share: float
    # The number of redealt tables on which all options were compared.
    redeals: int
    # From games of bots, or of people.
    source: str

    @property
    def lead(self) -> float:
        """By how much the best option is ahead of the second."""
        return min(answer.cost for thing, answer in self.answers.items() if thing not in self.best)

    def table(self, game: Game) -> Table:
        """The table, at the question."""
        try:
            t = position_reader.read(game, self.position, seeded(0, self.id))
            t.settle()
        except (HigakiError, RulesBug, KeyError, ValueError, TypeError, IndexError) as error:
            raise BadFile(f"puzzle {self.id} of {game.name}: its position is none ({error})") from None
        names = {game.things.names[thing] for thing in t.options}
        if names != set(self.answers) or not set(self.best) <= names:
            raise BadFile(f"puzzle {self.id} of {game.name}: its answers are not the options of its position")
        return t

    def as_json(self) -> Json:
        content = self._asdict()
        content["answers"] = {thing: [*answer] for thing, answer in self.answers.items()}
        return content | {"check": check_over(content)}


def id_of(position: Json) -> str:
    return hashlib.blake2b(_PLAIN.encode(position).encode(), digest_size=ID_BYTES).hexdigest()


def check_over(content: Json) -> str:
    """A short digest of a whole puzzle in JSON but the check sum itself."""
    plain = _PLAIN.encode({key: value for key, value in content.items() if key != "check"})
    return hashlib.blake2b(plain.encode(), digest_size=CHECK_BYTES).hexdigest()


def from_json(content: Json) -> Puzzle:
    """A puzzle of which the check sum is right."""
    fields = {name: content[name] for name in Puzzle._fields}
    fields["answers"] = {
        thing: Answer(cost, within, [(word, before, after) for word, before, after in why])
        for thing, (cost, within, why) in content["answers"].items()
    }
    return Puzzle(**fields)
