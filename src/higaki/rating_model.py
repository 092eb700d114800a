"""The rating model of people: openskill's Plackett-Luce, and the numbers that are shown. See docs/decisions/0011."""

from __future__ import annotations

from typing import Final, NamedTuple

from openskill.models import PlackettLuce

MODEL: Final = PlackettLuce()
# The model's 25 is shown as 1500.
SCALE: Final = 60
# A rating is provisional for this many games.
FEWEST_GAMES: Final = 10
MOST_DOUBT: Final = 6.5


class Skill(NamedTuple):
    """A person's rating at one game, with its uncertainty and the number of games."""

    mu: float
    sigma: float
    games: int

    @property
    def shown(self) -> int:
        return shown(self.mu)

    @property
    def provisional(self) -> bool:
        return self.games < FEWEST_GAMES or self.sigma > MOST_DOUBT


NEWCOMER: Final = Skill(MODEL.mu, MODEL.sigma, 0)


def shown(mu: float) -> int:
    return round(mu * SCALE)


def after(sides: list[list[Skill]], places: list[int]) -> list[list[Skill]]:
    """The ratings after a game in which these sides reached these ranks; ties have equal ranks.

    A provisional person is measured against everybody. A settled one is measured only against sides of settled people,
    so nobody rises by beating invented newcomers.
    """
    settled = {number for number, side in enumerate(sides) if not any(one.provisional for one in side)}
    learned: list[list[Skill]] = []
    for number, side in enumerate(sides):
        by_all = _rated(sides, places, list(range(len(sides))), number)
        by_settled = _rated(sides, places, sorted(settled | {number}), number)
        learned.append(
            [
                (by_all if one.provisional else by_settled)[at]._replace(games=one.games + 1)
                for at, one in enumerate(side)
            ]
        )
    return learned


def duel(guest: Skill, puzzle: Skill, solved: bool) -> tuple[Skill, Skill]:
    """The ratings after a guest has answered a puzzle. Both learn, whoever is provisional: a puzzle is no invention."""
    sides = [[guest], [puzzle]]
    places = [1, 2] if solved else [2, 1]
    mine, its = (_rated(sides, places, [0, 1], number)[0] for number in (0, 1))
    return mine._replace(games=guest.games + 1), its._replace(games=puzzle.games + 1)


def _rated(sides: list[list[Skill]], places: list[int], among: list[int], number: int) -> list[Skill]:
    """The model's new ratings of one side after a game among these."""
    teams = [[MODEL.rating(mu=one.mu, sigma=one.sigma) for one in sides[at]] for at in among]
    if len(teams) < 2:
        return sides[number]
    new = MODEL.rate(teams, ranks=[float(places[at]) for at in among])[among.index(number)]
    return [old._replace(mu=one.mu, sigma=one.sigma) for old, one in zip(sides[number], new, strict=True)]
