"""Phase 2: auctions, one category each or, with two and three players, a whole group at once."""

from __future__ import annotations

from .. import cards
from ..asking import Game, Playing
from ..state import State
from ..tables import FIELDS, MOST_GEISHAS, SEATS_WITH_GROUPS, SIT_OUT, WON_PRESTIGE

HIGHEST = 60  # ruling E7


def bidding(game: Game) -> Playing:
    """The track in order; whoever sits out takes 3 Mon, whoever drops out later takes nothing."""
    state = game.state
    state.won.clear()
    state.bidders = list(state.order)
    for seat in state.order:
        answer = yield from cards.on_turn(game, seat, "2", "DecideToBid", lambda: {"sit_out", "take_part"})
        if answer == "sit_out":
            state.bidders.remove(seat)
            game.player(seat).mon += SIT_OUT
    yield from auctions(game)


def auctions(game: Game) -> Playing:
    """Each is opened by whoever is foremost then."""
    state = game.state
    while state.bidders:
        opener = state.bidders[0]
        options = {f"field.{field}" for field in open_fields(game)}
        answer = yield from game.ask(opener, "OpenAuction", options | {"drop_out"})
        if answer == "drop_out":
            state.bidders.remove(opener)
        else:
            yield from auction(game, answer.removeprefix("field."))


def open_fields(game: Game) -> list[str]:
    return [field for field in FIELDS if not game.state.won.keys() & rivals(game, field)]


def rivals(game: Game, field: str) -> set[str]:
    """Fields that are won together: a group with two or three players."""
    if not in_groups(game.state):
        return {field}
    return {other for other in FIELDS if game.box.group[other] == game.box.group[field]}


def in_groups(state: State) -> bool:
    return len(state.players) in SEATS_WITH_GROUPS


def auction(game: Game, field: str) -> Playing:
    """In the order of the track, the opener last, each raises once, passes or drops out.

    The opener's bid is the minimum. He is asked only if somebody has overbid him, and nobody who bids highest can
    leave: the winner has to pay in any case.
    """
    state = game.state
    opener = state.bidders[0]
    best, bid = opener, game.box.minimum[field]
    for seat in [*state.bidders[1:], opener]:
        if seat == best:
            continue
        raises = {f"bid.{amount}" for amount in range(bid + 1, highest_bid(game, seat, bid) + 1)}
        answer = yield from game.ask(seat, "Raise", raises | {"pass", "drop_out"})
        if answer == "drop_out":
            state.bidders.remove(seat)
        elif answer != "pass":
            best, bid = seat, int(answer.removeprefix("bid."))
    winner = game.player(best)
    if winner.mon < bid:  # pays all he has and is out; the category stays open
        winner.mon = 0
        state.bidders.remove(best)
        return
    winner.mon -= bid
    reached = {other for other in rivals(game, field) if game.box.minimum[other] <= bid}
    answer = yield from game.ask(best, "ChooseField", {f"field.{other}" for other in reached})
    taken = answer.removeprefix("field.")
    state.bidders.remove(best)
    state.won[taken] = best
    yield from reward(game, best, taken)


def highest_bid(game: Game, seat: str, bid: int) -> int:
    """One may bid more than one has, but what nobody else can pay is enough (ruling E7)."""
    rivals_can_pay = [game.player(other).mon for other in game.state.bidders if other != seat]
    return min(HIGHEST, max(game.player(seat).mon, bid + 1, *(mon + 1 for mon in rivals_can_pay)))


def reward(game: Game, seat: str, field: str) -> Playing:
    state, player = game.state, game.player(seat)
    if field == "action":
        yield from game.draw_and_keep(seat, "cards", "card")
    elif field == "bonus":
        yield from game.draw_and_keep(seat, "bonuses", "bonus")
    elif field == "weapon":
        yield from game.draw_and_keep(seat, "weapons", "weapon")
    elif field == "annex":
        player.score("auctions", WON_PRESTIGE)
        if annexes := state.annexes_for(seat):
            answer = yield from game.ask(seat, "ChooseAnnex", {f"annex.{annex}" for annex in annexes})
            game.take_annex(seat, answer.removeprefix("annex."))
    elif field == "geisha":
        player.score("auctions", WON_PRESTIGE)
        if state.geishas and player.geishas < MOST_GEISHAS:
            game.take_geisha(seat)
    elif field == "disciple":
        if player.reserve:
            player.reserve -= 1
            player.home += 1
    elif colours := state.colours():
        answer = yield from game.ask(seat, "ChooseStackOfThree", {f"stack.{colour}" for colour in colours})
        yield from game.draw_and_keep(seat, "missions", answer.removeprefix("stack."))
