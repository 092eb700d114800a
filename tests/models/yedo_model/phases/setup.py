"""The beginning: missions, action cards and favours are taken."""

from __future__ import annotations

from ..asking import Game, Playing
from ..tables import START_MISSIONS

HARD = ("red", "black")
FAVOURS = {
    "informer": ("cards", 3),
    "patron": ("bonuses", 3),
    "smith": ("weapons", 3),
    "moneylender": ("", 7),
    "monk": ("blessing", 0),
}


def set_up(game: Game, samurai: bool) -> Playing:
    """What is laid out before anybody chooses lies there already."""
    yield from draft_missions(game)
    for seat in game.state.order:
        if samurai:
            yield from game.draw_and_keep(seat, "cards", "card")
        else:
            game.player(seat).cards += game.state.decks["card"].draw()
    yield from take_favours(game)


def draft_missions(game: Game) -> Playing:
    """In reverse order, one at a time, until all have four; the last must be red or black if none was."""
    for number in range(1, START_MISSIONS + 1):
        for seat in reversed(game.state.order):
            held = game.player(seat).missions
            colours = set(game.state.colours())
            if number == START_MISSIONS and not any(game.box.missions[name].colour in HARD for name in held):
                colours &= set(HARD)
            answer = yield from game.ask(seat, "DraftMission", {f"stack.{colour}" for colour in colours})
            held += game.state.decks[answer.removeprefix("stack.")].draw()


def take_favours(game: Game) -> Playing:
    """In reverse order; each lies as blackmail beside the clan board then."""
    state, left = game.state, set(FAVOURS)
    for seat in reversed(state.order):
        answer = yield from game.ask(seat, "ChooseFavour", {f"favour.{name}" for name in left})
        name = answer.removeprefix("favour.")
        left.remove(name)
        player = game.player(seat)
        what, mon = FAVOURS[name]
        player.mon += mon
        player.blackmail = True
        if what == "cards":
            player.cards += state.decks["card"].draw()
        elif what == "bonuses":
            player.bonuses += state.decks["bonus"].draw()
        elif what == "weapons":
            player.weapons += game.draw_weapons(1)
        elif what == "blessing":
            game.take_blessing(seat)
