"""Phase 5: the watch moves and takes whom it finds."""

from __future__ import annotations

from collections import Counter

from .. import cards
from ..asking import Game, Playing
from ..state import State
from ..tables import RESERVE_LIMIT, ROUNDS, posts_of
from ..watch_steps import step

Spared = dict[str, Counter[str]]  # by seat, how many at which post


def watch_phase(game: Game) -> Playing:
    """Not in round 11, nor while the watch sleeps. First it moves, then its cards, then shelter, then capture."""
    state = game.state
    if state.round == ROUNDS or state.figure is None or state.event == "sleepy_watch":
        return
    state.watch = step(state.watch, state.figure, 2 if state.event == "hurried_rounds" else 1)
    for seat in list(state.order):
        yield from cards.window(game, seat, "5b")
    spared: Spared = {seat: Counter() for seat in state.players}
    for seat in list(state.order):
        yield from cards.shelter(game, seat, spared[seat])
    capture(state, spared)


def capture(state: State, spared: Spared) -> None:
    """One by one, so that nobody has less than two disciples because of the watch."""
    for post in posts_of(state.watch):
        staying = []
        left = {seat: counter.copy() for seat, counter in spared.items()}
        for seat in state.posts[post]:
            if left.get(seat, Counter())[post]:
                left[seat][post] -= 1
                staying.append(seat)
                continue
            player = state.players[seat]
            if player.reserve < RESERVE_LIMIT:
                player.reserve += 1
            else:
                player.home += 1
        state.posts[post] = staying
