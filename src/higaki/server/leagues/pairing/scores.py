"""Points and standings of a league. Points are whole numbers of 1/840, so that ties are exact.

Inside a game the rulebook's tie-breaks have decided its places. Players with equal points are ordered by their direct
meetings, then by games won, then by the points of their opponents. Whoever is still equal shares the place.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Literal, NamedTuple

from higaki.server.leagues.pairing.history import Game

# One point. It can be divided by every number of sides, and by twice every number of opponents.
WHOLE: Final = 840

Scoring = Literal["place", "win"]


def points_of(sides: Sequence[int], places: Sequence[int] | None, scoring: Scoring) -> list[int]:
    """What each seat of a game gets: between nothing and one point. Without a result, all are equal.

    By place: the share of the opponents that were beaten; an equal one counts half. By win: the winners share a point.
    """
    place_of = {side: 1 if places is None else places[seat] for seat, side in enumerate(sides)}
    reached = list(place_of.values())
    if scoring == "win":
        worth = {place: WHOLE // reached.count(1) if place == 1 else 0 for place in reached}
    else:
        beaten = {place: 2 * sum(other > place for other in reached) + reached.count(place) - 1 for place in reached}
        worth = {place: WHOLE * count // (2 * max(1, len(reached) - 1)) for place, count in beaten.items()}
    return [worth[place_of[side]] for side in sides]


class Rank(NamedTuple):
    """A player in the standings."""

    player: int
    place: int
    points: int
    # Finished games, and byes.
    games: int
    byes: int
    # Among players with equal points: what they got against each other.
    direct: int
    # Games won alone, or with the own team.
    wins: int
    # The points of the opponents: for every game the mean of its opponents.
    opponents: int


def standings(players: int, games: Iterable[Game], scoring: Scoring) -> list[Rank]:
    """All players, best first. A bye counts as a win against nobody."""
    points, wins, played, byes = ([0] * players for _ in range(4))
    finished: list[Game] = []
    for game in games:
        if len(game.players) == 1:
            points[game.players[0]] += WHOLE
            byes[game.players[0]] += 1
        elif game.sides is not None:
            finished.append(game)
            sole = points_of(game.sides, game.places, "win")
            for seat, got in enumerate(points_of(game.sides, game.places, scoring)):
                player = game.players[seat]
                points[player] += got
                wins[player] += sole[seat] == WHOLE
                played[player] += 1
    direct, strength = _direct(points, finished), _strength(points, finished)
    keys = [(-points[one], -direct[one], -wins[one], -strength[one]) for one in range(players)]
    ranked = sorted(range(players), key=keys.__getitem__)
    return [
        Rank(
            one,
            1 + sum(key < keys[one] for key in keys),
            *(points[one], played[one], byes[one], direct[one], wins[one], strength[one]),
        )
        for one in ranked
    ]


def _direct(points: Sequence[int], finished: Iterable[Game]) -> list[int]:
    """What each player got from those with equal points: one for each that was beaten, a half for an equal one."""
    direct = [0] * len(points)
    for game in finished:
        if game.places is None or game.sides is None:
            continue
        for mine, me in enumerate(game.players):
            for theirs, other in enumerate(game.players):
                if points[me] == points[other] and game.sides[mine] != game.sides[theirs]:
                    ahead = game.places[theirs] - game.places[mine]
                    direct[me] += WHOLE if ahead > 0 else WHOLE // 2 if ahead == 0 else 0
    return direct


def _strength(points: Sequence[int], finished: Iterable[Game]) -> list[int]:
    strength = [0] * len(points)
    for game in finished:
        for me in game.players:
            strength[me] += (sum(points[one] for one in game.players) - points[me]) // (len(game.players) - 1)
    return strength
