"""Answers of guests in the database. The first one to each puzzle counts: the guest is rated by it, once.

So is the puzzle, unless another guest of the same address has answered it on this day.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Table, select, update
from sqlalchemy.dialects import postgresql, sqlite

from higaki.rating_model import NEWCOMER, Skill, duel
from higaki.server.accounts.guests import now
from higaki.server.database.schema import guests, puzzle_answers, puzzle_ratings

ANSWERS: Final = puzzle_answers.c
PUZZLES: Final = puzzle_ratings.c


class First(NamedTuple):
    """A guest's first answer to a puzzle: whether it was right, and the rating before and after it."""

    solved: bool
    before: float
    skill: Skill
    # Was it this answer?
    now: bool


def note(connection: Connection, guest: str, game: str, puzzle: str, solved: bool, rates_puzzle: bool) -> First:
    """Store an answer if it is the first one, with the new ratings; returns the first one."""
    # The answers of a guest are rated one after the other, also if two processes get them.
    connection.execute(select(guests.c.id).where(guests.c.id == guest).with_for_update())
    known = first(connection, guest, game, puzzle)
    if known is not None:
        return known
    mine, its = skill_of(connection, guest, game), _held(connection, game, puzzle)
    learned, its_new = duel(mine, its, solved)
    if rates_puzzle:
        here = (PUZZLES.game == game) & (PUZZLES.puzzle == puzzle)
        connection.execute(update(puzzle_ratings).where(here).values(**its_new._asdict()))
    row = {"guest": guest, "game": game, "puzzle": puzzle, "at": now(), "solved": solved, "mu_before": mine.mu}
    connection.execute(puzzle_answers.insert().values(**row, **learned._asdict()))
    return First(solved, mine.mu, learned, True)


def first(connection: Connection, guest: str, game: str, puzzle: str) -> First | None:
    """A guest's first answer to a puzzle, if there was one."""
    here = (ANSWERS.guest == guest) & (ANSWERS.game == game) & (ANSWERS.puzzle == puzzle)
    row = connection.execute(select(puzzle_answers).where(here)).first()
    return None if row is None else First(row.solved, row.mu_before, Skill(row.mu, row.sigma, row.games), False)


def skill_of(connection: Connection, guest: str, game: str) -> Skill:
    """A guest's rating in the puzzles of a game: that after the last answer."""
    mine = (ANSWERS.guest == guest) & (ANSWERS.game == game)
    asked = select(ANSWERS.mu, ANSWERS.sigma, ANSWERS.games).where(mine).order_by(ANSWERS.games.desc()).limit(1)
    row = connection.execute(asked).first()
    return NEWCOMER if row is None else Skill(row.mu, row.sigma, row.games)


def _held(connection: Connection, game: str, puzzle: str) -> Skill:
    """A puzzle's rating, locked until the commit; a new puzzle gets one."""
    fresh: dict[str, Any] = {"game": game, "puzzle": puzzle, **NEWCOMER._asdict()}
    connection.execute(_insert(connection, puzzle_ratings).values(**fresh).on_conflict_do_nothing())
    here = (PUZZLES.game == game) & (PUZZLES.puzzle == puzzle)
    row = connection.execute(select(puzzle_ratings).where(here).with_for_update()).one()
    return Skill(row.mu, row.sigma, row.games)


def _insert(connection: Connection, table: Table) -> Any:
    return (postgresql if connection.dialect.name == "postgresql" else sqlite).insert(table)
