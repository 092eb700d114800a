"""Phases 1 and 4: preparation, and sending disciples out."""

from __future__ import annotations

from functools import partial

from .. import cards
from ..asking import Game, Playing
from ..state import State
from ..tables import CHURCH_IF_EMPTY, CHURCH_IF_NOT, DOJO_INCOME, ROUNDS


def prepare(state: State) -> None:
    """Not in the first round. In round 11 the watch leaves the board."""
    state.round += 1
    state.closed = None
    state.barred.clear()
    state.church += CHURCH_IF_NOT if state.church else CHURCH_IF_EMPTY
    for player in state.players.values():
        if "dojo" in player.annexes:
            player.mon += DOJO_INCOME
    if state.round == ROUNDS:
        state.figure, state.watch = None, ""


def may_place(state: State, seat: str) -> set[str]:
    """Free spaces of open districts, one each in the garden house, and own annexes without a disciple."""
    found = {f"post.{post}" for post in state.posts if state.free_spaces(post) > 0}
    if seat in state.posts["garden"]:
        found.discard("post.garden")
    return found | {f"annex.{annex}" for annex, taken in state.players[seat].annexes.items() if not taken}


def assign(game: Game) -> Playing:
    """In order, one at a time, until nobody has anybody to place, or anywhere to place him."""
    state = game.state
    while any(player.home and may_place(state, seat) for seat, player in state.players.items()):
        for seat in list(state.order):
            player = state.players[seat]
            if not (player.home and may_place(state, seat)):
                continue
            answer = yield from cards.on_turn(game, seat, "4", "Assign", partial(may_place, state, seat))
            if not answer:  # a card has taken the last space
                continue
            word, _, name = answer.partition(".")
            player.home -= 1
            if word == "post":
                state.posts[name].append(seat)
            else:
                player.annexes[name] = True
