"""Ratings of bots over all games: openskill's Plackett-Luce model, on the same scale as people's ratings."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple

from higaki.arena.play_game import Played
from higaki.intervals import Z_95


class Rating(NamedTuple):
    """A bot's rating: 1500 is the middle. `doubt` is half of the 95 % interval."""

    shown: float
    doubt: float


def rate(bots: int, games: Iterable[Played]) -> list[Rating]:
    """The ratings of the bots after these games, in order."""
    # Imported here, because the other commands of the terminal start faster without it.
    from openskill.models import PlackettLuce  # noqa: PLC0415

    from higaki.rating_model import SCALE  # noqa: PLC0415

    # A bot does not change between games, so its uncertainty does not grow over time.
    model = PlackettLuce(tau=0.0)
    known = [(model.mu, model.sigma)] * bots
    for game in games:
        teams = [[model.rating(mu=known[bot][0], sigma=known[bot][1])] for bot in game.bots]
        learned = [team[0] for team in model.rate(teams, ranks=[float(place) for place in game.places])]
        for bot in set(game.bots):
            of_bot = [new for new, seated in zip(learned, game.bots, strict=True) if seated == bot]
            mu, sigma = known[bot]
            # A bot with several seats gets the updates of all of them.
            learned_mu = mu + sum(new.mu - mu for new in of_bot)
            known[bot] = learned_mu, sigma * math.prod(new.sigma / sigma for new in of_bot)
    return [Rating(mu * SCALE, sigma * SCALE * Z_95) for mu, sigma in known]
