"""Action cards: when they may be played, how they are cancelled, and blackmail."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Set

from . import effects
from .asking import Asking, Game, Playing
from .effects import Aims
from .tables import posts_of

CANCELS = "walls_have_ears"


def playable(game: Game, seat: str, phase: str) -> set[str]:
    """Cards of this phase that he can pay and that would do something."""
    player = game.player(seat)
    return {
        f"card.{card}"
        for card in player.cards
        if phase in game.box.phases[card]
        and effects.mon_needed(game, card) <= player.mon
        and effects.possible(game, seat, card)
    }


def on_turn(game: Game, seat: str, phase: str, kind: str, options: Callable[[], Set[str]]) -> Asking:
    """What he does on his turn; before it, as many action cards as he likes: only 5b and 5c have a limit."""
    while offered := options():
        answer = yield from game.ask(seat, kind, offered | playable(game, seat, phase), always=True)
        if not answer.startswith("card."):
            return answer
        yield from play(game, seat, answer.removeprefix("card."))
    return ""


def window(game: Game, seat: str, phase: str) -> Playing:
    """One card of this phase, or none. Nobody without any action card is asked."""
    if not game.player(seat).cards:
        return
    answer = yield from game.ask(seat, "PlayWatchCard", playable(game, seat, phase) | {"decline"}, always=True)
    if answer != "decline":
        yield from play(game, seat, answer.removeprefix("card."))


def shelter(game: Game, seat: str, spared: Counter[str]) -> Playing:
    """5c: one card or the blackmail, for whoever has somebody beside the watch."""
    state, player = game.state, game.player(seat)
    if not state.in_district(seat, state.watch) or not (player.cards or player.blackmail):
        return
    blackmail = {"blackmail"} if player.blackmail else set()
    answer = yield from game.ask(seat, "TakeShelter", playable(game, seat, "5c") | blackmail | {"decline"}, always=True)
    if answer == "blackmail":
        player.blackmail = False
        post = yield from effects.choose_own_post(game, seat, "SaveDisciple")
        spared[post] += 1
    elif answer != "decline":
        aims = yield from play(game, seat, answer.removeprefix("card."))
        if aims is not None:
            spare(game, seat, answer.removeprefix("card."), aims, spared)


def spare(game: Game, seat: str, card: str, aims: Aims, spared: Counter[str]) -> None:
    if card == "trapdoor":
        spared[aims[0]] += 1
    elif card == "forged_papers":
        for post in posts_of(game.state.watch):
            spared[post] += game.state.posts[post].count(seat)


def play(game: Game, seat: str, card: str) -> effects.Aiming:
    """Paid and spent even if it is cancelled; returns what it was aimed at, or nothing if it was."""
    game.player(seat).cards.remove(card)
    game.player(seat).mon -= game.box.costs[card]
    aims = yield from effects.aim(game, seat, card)
    cancels = yield from cancelling(game, seat)
    for spent in (card, *[CANCELS] * cancels):
        game.state.decks["card"].put_under(spent)
    if cancels % 2:
        return None
    yield from effects.happen(game, seat, card, aims)
    return aims


def cancelling(game: Game, last: str) -> effects.Cancelling:
    """How many cards cancel it and each other. In order, whoever has a card and did not play the last one is asked."""
    cancels = 0
    asked = iter(list(game.state.order))
    while seat := next(asked, None):
        if seat == last or not game.player(seat).cards:
            continue
        held = {f"card.{CANCELS}"} if CANCELS in game.player(seat).cards else set()
        answer = yield from game.ask(seat, "React", held | {"decline"}, always=True)
        if answer != "decline":
            game.player(seat).cards.remove(CANCELS)
            cancels += 1
            last = seat
            asked = iter(list(game.state.order))
    return cancels
