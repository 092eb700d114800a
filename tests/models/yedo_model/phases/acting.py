"""Phase 7: in order, each activates one disciple, round and round, until all are home."""

from __future__ import annotations

from .. import cards, districts, missions
from ..asking import Game, Playing
from ..state import State
from ..tables import POSTS


def action_phase(game: Game) -> Playing:
    """A changed order counts at once: the turn goes to whoever comes next in it after the one who just had it."""
    state = game.state
    seat = state.order[0]
    while any(state.standing(other) for other in state.players):
        if state.standing(seat):
            yield from turn(game, seat)
        seat = state.order[(state.order.index(seat) + 1) % len(state.order)]


def turn(game: Game, seat: str) -> Playing:
    game.repeating = 0
    answer = yield from cards.on_turn(game, seat, "7", "Activate", lambda: may_activate(game, seat).keys())
    if not answer:
        return
    word, _, name = answer.partition(".")
    if word == "mission":
        yield from missions.fulfil(game, seat, name)
    elif name == "rest":
        chosen = yield from game.ask(seat, "SendHome", out(game, seat))
        go_home(game.state, seat, chosen.partition(".")[2])
    else:
        place = may_activate(game, seat)[answer]
        if place != "garden":
            go_home(game.state, seat, place)
        yield from districts.act(game, seat, answer)
        if place in POSTS and place != "garden":
            yield from act_again(game, seat, answer)


def act_again(game: Game, seat: str, action: str) -> Playing:
    """Each Long Hours: the same action once more, paid again; another weapon if it was buying one."""
    for _ in range(game.repeating):
        if action.startswith("market."):
            options = districts.weapons_for_sale(game, seat)
        else:
            possible = (action in districts.may_do(game, seat, post) for post in POSTS)
            options = {"again"} if any(possible) else set()
        answer = yield from game.ask(seat, "ActAgain", options | {"done"})
        if answer == "done":
            return
        yield from districts.act(game, seat, action if answer == "again" else answer)


def may_activate(game: Game, seat: str) -> dict[str, str]:
    """What can be done, and by the disciple of which place; a mission or a rest by one who is still to be named."""
    if not game.state.standing(seat):
        return {}
    found = {f"mission.{name}": "" for name in missions.can_be_fulfilled(game, seat)} | {"action.rest": ""}
    for place in out(game, seat):
        word, _, name = place.partition(".")
        there = districts.may_do if word == "post" else districts.may_do_in_annex
        found |= dict.fromkeys(there(game, seat, name), name)
    return found


def out(game: Game, seat: str) -> set[str]:
    """Where his disciples are."""
    found = {f"post.{post}" for post, there in game.state.posts.items() if seat in there}
    return found | {f"annex.{annex}" for annex, taken in game.player(seat).annexes.items() if taken}


def go_home(state: State, seat: str, place: str) -> None:
    player = state.players[seat]
    player.home += 1
    if place in player.annexes:
        player.annexes[place] = False
    else:
        state.posts[place].remove(seat)
