"""Games of bots from published deals: the first decisions of each game, and who won."""

from __future__ import annotations

import json
from typing import Any, Final, NamedTuple

from higaki import catalogue
from higaki.bots import bot_called
from higaki.bots.win_probability import shares_won
from higaki.engine.base.errors import BadSave
from higaki.engine.base.random_numbers import rng_of
from higaki.engine.table.steps import CHANCE
from higaki.engine.views.random_play import sample

# The bot makes so many decisions of a game, which are kept: no two games come so far together. Another one plays on.
DEPTH: Final = 40
PLAYS_ON: Final = "greedy"


class Deal(NamedTuple):
    """A published deal: it is that of `higaki play GAME --seats 3 --seed 7`, with the options of the rulebook."""

    seats: int
    seed: int


class Played(NamedTuple):
    """A game from a deal."""

    game: str
    rules: int
    bot: str
    deal: Deal
    number: int
    # The first decisions of seats, as numbers of things, and by seat the share of the win.
    things: list[int]
    shares: list[float]

    def line(self) -> str:
        return json.dumps({**self._asdict(), "deal": list(self.deal)}, separators=(",", ":")) + "\n"


def play(game: str, bot: str, deal: Deal, number: int) -> Played:
    """Play a game. Another number makes another game of it: the bots imagine other redeals."""
    rules = catalogue.find(game)
    t = rules.new_table(deal.seats, deal.seed, {})
    chance = rng_of(deal.seed, "chance")
    bots = [bot_called(bot, rng_of(number, f"{deal.seed} bot {seat}")) for seat in range(deal.seats)]
    play_on = [bot_called(PLAYS_ON, rng_of(number, f"{deal.seed} later bot {seat}")) for seat in range(deal.seats)]
    things: list[int] = []
    while not t.over:
        if t.seat == CHANCE:
            t.follow(sample(t, chance))
            continue
        if len(things) < DEPTH:
            things.append(bots[t.seat].choose(t))
            t.play(things[-1])
        else:
            t.play(play_on[t.seat].choose(t))
    return Played(game, rules.settings.rules, bot, deal, number, things, shares_won(t))


def read_line(line: str) -> Played:
    try:
        found: dict[str, Any] = json.loads(line)
        seats, seed = found.pop("deal")
        played = Played(deal=Deal(int(seats), int(seed)), **found)
        if len(played.shares) != played.deal.seats or not all(isinstance(thing, int) for thing in played.things):
            raise ValueError("its shares or things do not fit")
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        right = "right would be what `higaki explorer play` wrote"
        raise BadSave(f"a line is no game ({type(error).__name__}: {error}); {right}") from None
    return played
