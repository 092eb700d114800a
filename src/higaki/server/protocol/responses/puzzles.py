"""Puzzles, how guests do there, and solutions."""

from __future__ import annotations

from typing_extensions import TypedDict

from higaki.server.protocol.responses.ratings import RatedMoment
from higaki.server.protocol.responses.table.hints import AdvisedMove, Changed
from higaki.server.protocol.responses.table.running import Planned
from higaki.server.protocol.responses.table.scene import Scene
from higaki.server.protocol.responses.words import NoUndo, Thing


class TagOfPuzzles(TypedDict, closed=True):
    """What puzzles are about, and how many are; its text is `puzzle-tag-<tag>` of the game."""

    tag: str
    puzzles: int


class PuzzleRating(TypedDict, closed=True):
    """A guest's own rating in the puzzles of a game."""

    rating: int
    provisional: bool
    # The last ratings, the oldest first; `games` counts the answers.
    history: list[RatedMoment]


class PuzzlesOfGame(TypedDict, closed=True):
    """The puzzles of a game, and how the guest does there."""

    game: str
    puzzles: int
    tags: list[TagOfPuzzles]
    # By the guest, at the first try: answered, and solved.
    answered: int
    solved: int
    # Null before the first answer.
    rating: PuzzleRating | None


class ListedPuzzle(TypedDict, closed=True):
    """A puzzle in a list."""

    puzzle: str
    # Its number among the puzzles of its game, from 1.
    number: int
    tags: list[str]
    seats: int
    # How many options there are.
    options: int
    # How hard it is, by the answers of all guests, and how many there were.
    rating: int
    answers: int
    # Whether the guest's first answer was right; null before it.
    solved: bool | None


class GamePuzzles(TypedDict, closed=True):
    """All puzzles of a game, the easiest first."""

    game: str
    puzzles: list[ListedPuzzle]


class PuzzleAgreement(TypedDict, closed=True):
    """May public games that the guest has finished become puzzles? A game does only if all its people agree."""

    agreed: bool


class PuzzleOfDay(TypedDict, closed=True):
    """The puzzle of a day, the same for everybody."""

    day: str
    game: str
    one: ListedPuzzle


class PuzzleView(TypedDict, closed=True):
    """A puzzle to be solved: the view of its seat. The solution is not in it."""

    game: str
    # "bots" or "people": whose game it is from.
    source: str
    scene: Scene
    plans: dict[Thing, list[Planned]]
    final: dict[Thing, NoUndo]
    one: ListedPuzzle


class PuzzleSolution(TypedDict, closed=True):
    """The right options, and the moves of the solution up to the next draw or the end of the turn."""

    best: list[Thing]
    moves: list[AdvisedMove]
    # The seat's share of the win after them.
    share: float
    # By how much less the second best option wins, half of its 99 % interval, and the number of redealt tables.
    lead: float
    within: float
    redeals: int
    # What the best option does better than the second.
    why: list[Changed]


class PuzzleResult(TypedDict, closed=True):
    """What an answer is worth, and the guest's rating by the first answer."""

    # Null if the guest asked for the solution.
    right: bool | None
    # How much of the win a wrong answer would have cost, with half of the 99 % interval, and what is better.
    cost: float
    within: float
    why: list[Changed]
    # Was this the first answer, which counts? Was that right?
    counted: bool
    solved: bool
    rating: int
    provisional: bool
    change: int
    # After a right answer, or if the guest asked for it.
    solution: PuzzleSolution | None
