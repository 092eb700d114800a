"""What action cards do. Their texts are our own design."""

from __future__ import annotations

from collections.abc import Generator

from . import districts
from .asking import Asking, Game, Playing, Question, named
from .phases import market
from .tables import MOST_GEISHAS, RING, district, neighbours, posts_of
from .watch_steps import step

Aims = tuple[str, ...]
Aiming = Generator[Question, str, Aims | None]
Cancelling = Generator[Question, str, int]

PURSE, PICKED, SLANDERED, LURED = 4, 3, 2, 3


def mon_needed(game: Game, card: str) -> int:
    """To pay the card, or whom it is aimed at."""
    return LURED if card == "lured_away" else game.box.costs[card]


def others(game: Game, seat: str) -> list[str]:
    return [other for other in game.state.order if other != seat]


def share_a_district(game: Game, seat: str, other: str) -> bool:
    return any(game.state.in_district(seat, name) and game.state.in_district(other, name) for name in RING)


def victims(game: Game, seat: str, card: str) -> list[str]:
    """Whom a card against somebody can be aimed at."""
    player = game.player(seat)
    found = []
    for other in others(game, seat):
        victim = game.player(other)
        fits = {
            "pickpocket": share_a_district(game, seat, other) and victim.mon > 0,
            "switched_blades": share_a_district(game, seat, other) and bool(victim.weapons and player.weapons),
            "slander": victim.prestige > player.prestige,
            "lured_away": player.geishas < victim.geishas and player.geishas < MOST_GEISHAS,
            "spoiled_scheme": bool(victim.missions),
        }
        if fits[card]:
            found.append(other)
    return found


AGAINST = ("pickpocket", "switched_blades", "slander", "lured_away", "spoiled_scheme")


def ambushes(game: Game, seat: str) -> set[tuple[str, str]]:
    """(post, other): disciples of others in a district where he stands."""
    return {
        (post, other)
        for post, there in game.state.posts.items()
        for other in there
        if other != seat and game.state.in_district(seat, district(post))
    }


def shelters(game: Game, seat: str) -> set[str]:
    """Free posts in the open districts beside the watch."""
    state = game.state
    found = {post for name in neighbours(state.watch) for post in posts_of(name) if state.free_spaces(post) > 0}
    return found - {"garden"} if seat in state.posts["garden"] else found


def possible(game: Game, seat: str, card: str) -> bool:
    state = game.state
    if card in AGAINST:
        return bool(victims(game, seat, card))
    if card == "ambush":
        return bool(ambushes(game, seat))
    if card == "fresh_delivery":
        return any(state.market)
    if card == "letter_of_passage":
        return state.closed is not None
    if card == "friend_at_the_stall":
        return bool(districts.weapons_for_sale(game, seat))
    if card == "sealed_orders":
        return bool(state.colours())
    if card == "barred_door":
        return any(state.free_spaces(post) > 0 for post in state.posts)
    if card == "over_the_rooftops":
        return bool(shelters(game, seat))
    return True


def choose_own_post(game: Game, seat: str, kind: str) -> Asking:
    """Which of his disciples beside the watch."""
    own = {f"post.{post}" for post in posts_of(game.state.watch) if seat in game.state.posts[post]}
    answer = yield from game.ask(seat, kind, own)
    return answer.removeprefix("post.")


def aim(game: Game, seat: str, card: str) -> Generator[Question, str, Aims]:
    """What a card is aimed at is named when it is played."""
    state = game.state
    if card in AGAINST:
        return (yield from aim_at_clan(game, seat, card))
    if card == "ambush":
        found = ambushes(game, seat)
        post = yield from game.ask(seat, "AimAtPost", {f"post.{post}" for post, _ in found})
        clans = {f"clan.{other}" for there, other in found if f"post.{there}" == post}
        return (bare(post), bare((yield from game.ask(seat, "AimAtClan", clans))))
    if card == "manhunt":
        options = {f"district.{name}" for name in RING if name != state.watch}
        return (bare((yield from game.ask(seat, "AimAtDistrict", options))),)
    if card in ("changing_of_the_watch", "hot_pursuit"):
        options = {"steps.1", "steps.0" if card == "changing_of_the_watch" else "steps.2"}
        return (bare((yield from game.ask(seat, "AimAtSteps", options))),)
    if card == "barred_door":
        options = {f"post.{post}" for post in state.posts if state.free_spaces(post) > 0}
        return (bare((yield from game.ask(seat, "AimAtPost", options))),)
    if card == "trapdoor":
        return ((yield from choose_own_post(game, seat, "AimAtPost")),)
    if card == "over_the_rooftops":
        post = yield from choose_own_post(game, seat, "FleeFrom")
        options = {f"post.{free}" for free in shelters(game, seat)}
        return (post, bare((yield from game.ask(seat, "AimAtPost", options))))
    return ()


def aim_at_clan(game: Game, seat: str, card: str) -> Generator[Question, str, Aims]:
    clan = bare((yield from game.ask(seat, "AimAtClan", {f"clan.{other}" for other in victims(game, seat, card)})))
    if card != "switched_blades":
        return (clan,)
    given = yield from game.ask(seat, "GiveBlade", named("weapons", game.player(seat).weapons))
    taken = yield from game.ask(seat, "TakeBlade", named("weapons", game.player(clan).weapons))
    return (clan, bare(given), bare(taken))


def bare(option: str) -> str:
    return option.partition(".")[2]


def happen(game: Game, seat: str, card: str, aims: Aims) -> Playing:
    state, player = game.state, game.player(seat)
    if card in ("bribed_patrol", "false_alarm", "hot_pursuit", "changing_of_the_watch", "manhunt"):
        move_watch(game, card, aims)
    elif card in ("over_the_rooftops", "safe_house", "ambush"):
        move_disciples(game, seat, card, aims)
    elif card == "fresh_delivery":
        market.refresh_market(game)
    elif card == "letter_of_passage":
        state.closed = None
    elif card == "friend_at_the_stall":
        answer = yield from game.ask(seat, "BuyAtStall", districts.weapons_for_sale(game, seat))
        yield from districts.act(game, seat, answer)
    elif card == "sealed_orders":
        yield from sealed_orders(game, seat)
    elif card == "hidden_purse":
        player.mon += PURSE
    elif card == "barred_door":
        state.barred[aims[0]] += 1
    elif card == "long_hours":
        game.repeating += 1
    elif card in AGAINST:
        harm(game, seat, card, aims)


def move_disciples(game: Game, seat: str, card: str, aims: Aims) -> None:
    state, player = game.state, game.player(seat)
    if card == "over_the_rooftops":
        state.posts[aims[0]].remove(seat)
        state.posts[aims[1]].append(seat)
    elif card == "ambush":
        post, other = aims
        state.posts[post].remove(other)
        game.player(other).home += 1
    else:
        for post in posts_of(state.watch):
            while seat in state.posts[post]:
                state.posts[post].remove(seat)
                player.home += 1
                player.mon += 1


def move_watch(game: Game, card: str, aims: Aims) -> None:
    state = game.state
    if card == "changing_of_the_watch":
        game.swap_watch()
    assert state.figure
    if card == "manhunt":
        state.watch = aims[0]
    else:
        steps = {"bribed_patrol": 1, "false_alarm": -1}.get(card) or int(aims[0])
        state.watch = step(state.watch, state.figure, steps)


def sealed_orders(game: Game, seat: str) -> Playing:
    """Two of one colour, one is kept."""
    answer = yield from game.ask(seat, "OpenOrders", {f"stack.{colour}" for colour in game.state.colours()})
    yield from game.draw_and_keep(seat, "missions", bare(answer), count=2)


def harm(game: Game, seat: str, card: str, aims: Aims) -> None:
    player, victim = game.player(seat), game.player(aims[0])
    if card == "pickpocket":
        taken = min(PICKED, victim.mon)
        victim.mon -= taken
        player.mon += taken
    elif card == "slander":
        victim.score("misfortune", -SLANDERED)
    elif card == "lured_away":
        player.mon -= LURED
        victim.mon += LURED
        victim.geishas -= 1
        player.geishas += 1
    elif card == "switched_blades":
        player.weapons.remove(aims[1])
        victim.weapons.remove(aims[2])
        player.weapons.append(aims[2])
        victim.weapons.append(aims[1])
    else:
        lost = game.lot(aims[0])
        game.give_up(aims[0], "missions", lost)
        victim.missions += game.state.decks[game.box.missions[lost].colour].draw()
