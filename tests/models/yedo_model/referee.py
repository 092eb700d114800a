"""A whole game as questions and answers."""

from __future__ import annotations

from . import scoring
from .asking import Game, Playing
from .phases import acting, assigning, bidding, events, market, trading, watch
from .phases.setup import set_up
from .tables import ROUNDS

PHASES = ("bidding", "event", "assignment", "watch", "trade", "actions")


class Referee(Game):
    def begin(self, samurai: bool) -> Playing:
        """From the first mission that is taken."""
        yield from set_up(self, samurai)
        self.state.round = 1
        yield from self.play()

    def play(self, first: str = "bidding") -> Playing:
        """From a phase of a round on, to the end."""
        state = self.state
        while True:
            for phase in PHASES[PHASES.index(first) :]:
                yield from getattr(self, phase)()
            first = "bidding"
            if state.round == ROUNDS or state.shogun_dead:
                break
            assigning.prepare(state)
        for source, points in scoring.final_scoring(self).items():
            for seat, number in points.items():
                self.player(seat).score(source, number)

    def next_round(self) -> Playing:
        """From the preparation of the next round on."""
        assigning.prepare(self.state)
        yield from self.play()

    def bidding(self) -> Playing:
        yield from bidding.bidding(self)

    def event(self) -> Playing:
        market.shift_market(self)
        yield from events.reveal(self)

    def assignment(self) -> Playing:
        yield from assigning.assign(self)

    def watch(self) -> Playing:
        yield from watch.watch_phase(self)

    def trade(self) -> Playing:
        yield from trading.trade(self)

    def actions(self) -> Playing:
        yield from acting.action_phase(self)
