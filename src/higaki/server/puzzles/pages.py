"""What guests are told of puzzles in lists: how many there are, which they have answered, and their own ratings."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from sqlalchemy import Connection, func, select

from higaki.rating_model import NEWCOMER, Skill, shown
from higaki.server.database.schema import puzzle_answers, puzzle_ratings
from higaki.server.protocol.responses.puzzles import GamePuzzles, ListedPuzzle, PuzzleOfDay, PuzzleRating, PuzzlesOfGame
from higaki.server.protocol.responses.ratings import RatedMoment
from higaki.server.puzzles.answers import ANSWERS
from higaki.server.puzzles.collection import Collection, Posed

# The last ratings of a history.
MOST_MOMENTS: Final = 200


def overview(connection: Connection, collection: Collection, guest: str | None) -> list[PuzzlesOfGame]:
    """Of each game with puzzles, how many there are, of which tags, and how the guest does there."""
    counted = (
        select(ANSWERS.game, func.count().label("answered"), func.count().filter(ANSWERS.solved).label("solved"))
        .where(ANSWERS.guest == guest)
        .group_by(ANSWERS.game)
    )
    mine = {} if guest is None else {row.game: row for row in connection.execute(counted)}
    found: list[PuzzlesOfGame] = []
    for game in collection.games:
        puzzles = collection.of(game.name)
        if puzzles:
            tags = Counter(tag for posed in puzzles.values() for tag in posed.puzzle.tags)
            row = mine.get(game.name)
            found.append(
                {
                    "game": game.name,
                    "puzzles": len(puzzles),
                    "tags": [{"tag": tag, "puzzles": number} for tag, number in tags.most_common()],
                    "answered": 0 if row is None else row.answered,
                    "solved": 0 if row is None else row.solved,
                    "rating": None if row is None or guest is None else rating_of(connection, guest, game.name),
                }
            )
    return found


def rating_of(connection: Connection, guest: str, game: str) -> PuzzleRating:
    """The guest's own rating in the puzzles of a game, and how it came about."""
    asked = (
        select(ANSWERS.games, ANSWERS.at, ANSWERS.mu, ANSWERS.sigma)
        .where((ANSWERS.guest == guest) & (ANSWERS.game == game))
        .order_by(ANSWERS.games.desc())
        .limit(MOST_MOMENTS)
    )
    moments = [_moment(row) for row in connection.execute(asked)][::-1]
    last = moments[-1]
    return {"rating": last["rating"], "provisional": last["provisional"], "history": moments}


def _moment(row: Any) -> RatedMoment:
    skill = Skill(row.mu, row.sigma, row.games)
    return {"games": row.games, "at": row.at, "rating": skill.shown, "provisional": skill.provisional}


def of_game(connection: Connection, collection: Collection, game: str, guest: str | None) -> GamePuzzles:
    """All puzzles of a game, the easiest first."""
    puzzles = collection.of(game)
    ratings = _ratings(connection, game)
    answered = _answered(connection, game, guest)
    listed = [_listed(posed, ratings.get(one, NEWCOMER), answered.get(one)) for one, posed in puzzles.items()]
    # Among those that nobody has tried, those with few options come first.
    listed.sort(key=lambda one: (one["rating"], one["options"], one["number"]))
    return {"game": game, "puzzles": listed}


def of_day(connection: Connection, posed: Posed, day: str, guest: str | None) -> PuzzleOfDay:
    return {"day": day, "game": posed.game.name, "one": single(connection, posed, guest)}


def single(connection: Connection, posed: Posed, guest: str | None) -> ListedPuzzle:
    """A puzzle as it is listed."""
    game, puzzle = posed.game.name, posed.puzzle.id
    rating = _ratings(connection, game, puzzle).get(puzzle, NEWCOMER)
    return _listed(posed, rating, _answered(connection, game, guest, puzzle).get(puzzle))


def _listed(posed: Posed, skill: Skill, solved: bool | None) -> ListedPuzzle:
    return {
        "puzzle": posed.puzzle.id,
        "number": posed.number,
        "tags": posed.puzzle.tags,
        "seats": int(posed.puzzle.position["seats"]),
        "options": len(posed.puzzle.answers),
        "rating": shown(skill.mu),
        "answers": skill.games,
        "solved": solved,
    }


def _ratings(connection: Connection, game: str, puzzle: str | None = None) -> dict[str, Skill]:
    asked = select(puzzle_ratings).where(puzzle_ratings.c.game == game)
    if puzzle is not None:
        asked = asked.where(puzzle_ratings.c.puzzle == puzzle)
    return {row.puzzle: Skill(row.mu, row.sigma, row.games) for row in connection.execute(asked)}


def _answered(connection: Connection, game: str, guest: str | None, puzzle: str | None = None) -> dict[str, bool]:
    """The puzzles that a guest has answered, and whether the first answer was right."""
    if guest is None:
        return {}
    asked = select(ANSWERS.puzzle, ANSWERS.solved).where((ANSWERS.guest == guest) & (ANSWERS.game == game))
    if puzzle is not None:
        asked = asked.where(puzzle_answers.c.puzzle == puzzle)
    return {row.puzzle: row.solved for row in connection.execute(asked)}
