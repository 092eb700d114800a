"""Missions: what they ask for, who or what can stand in, what is given, and what they bring."""

from __future__ import annotations

from collections import Counter

from .asking import Game, Playing
from .state import Player, State
from .tables import ANNEXES, KINDS, RING, WEAPONS, district

GENEROUS = 2


def meets(game: Game, seat: str, needs: Counter[str]) -> bool:
    """Whether all of one part can be shown and given now, with disciples in Yashiki and Karesansui standing in."""
    player = game.player(seat)
    if any(game.state.in_district(seat, name) < needs[name] for name in RING):
        return False
    if any(player.weapons.count(weapon) < needs[weapon] for weapon in WEAPONS):
        return False
    if any(needs[annex] and annex not in player.annexes for annex in ANNEXES):
        return False
    if player.geishas + stands_in(player, "yashiki") < needs["geishas"]:
        return False
    if player.blessing + stands_in(player, "karesansui") < needs["blessing"]:
        return False
    if any(fulfilled_of(game, player, kind) < needs[kind] for kind in KINDS):
        return False
    return player.mon >= needs["mon"]


def stands_in(player: Player, annex: str) -> bool:
    return player.annexes.get(annex, False)


def fulfilled_of(game: Game, player: Player, kind: str) -> int:
    return sum(game.box.missions[mission].kind == kind for mission in player.fulfilled)


def can_be_fulfilled(game: Game, seat: str) -> list[str]:
    return [name for name in game.player(seat).missions if meets(game, seat, game.box.missions[name].needs)]


def activating(state: State, seat: str, needs: Counter[str]) -> list[str]:
    """Posts whose disciple could be the one that is activated: only districts of the standard part."""
    return [post for post, there in state.posts.items() if seat in there and needs[district(post)]]


def fulfil(game: Game, seat: str, name: str) -> Playing:
    """Standard part, one of its disciples, its reward, then perhaps the bonus part and its own."""
    state, player, mission = game.state, game.player(seat), game.box.missions[name]
    player.missions.remove(name)
    posts = {f"post.{post}" for post in activating(state, seat, mission.needs)}
    post = (yield from game.ask(seat, "ChooseDisciple", posts)).removeprefix("post.")
    yield from give(game, seat, mission.needs)
    player.mon += GENEROUS if state.event == "generous_patrons" else 0
    player.score("missions", mission.reward["prestige"])
    yield from take_reward(game, seat, mission.reward)
    to_reserve = mission.reward["to_reserve"]
    if meets(game, seat, mission.bonus_needs):
        answer = yield from game.ask(seat, "ClaimExtra", {"extra", "done"})
        if answer == "extra":
            yield from give(game, seat, mission.bonus_needs)
            player.with_bonus += 1
            player.score("extras", mission.bonus_reward["prestige"])
            yield from take_reward(game, seat, mission.bonus_reward)
            to_reserve += mission.bonus_reward["to_reserve"]
    player.fulfilled.append(name)
    state.posts[post].remove(seat)
    if to_reserve:
        player.reserve += 1
    else:
        player.home += 1


def give(game: Game, seat: str, needs: Counter[str]) -> Playing:
    """Geishas are shown, not given; who stands in for one goes home. Mon and blessing are given before any reward."""
    player = game.player(seat)
    if player.geishas < needs["geishas"]:
        send_in(player, "yashiki")
    if needs["blessing"]:
        options = {"blessing"} if player.blessing else set()
        options |= {"karesansui"} if stands_in(player, "karesansui") else set()
        answer = yield from game.ask(seat, "GiveBlessing", options)
        if answer == "blessing":
            game.give_blessing(seat)
        else:
            send_in(player, "karesansui")
    player.mon -= needs["mon"]


def send_in(player: Player, annex: str) -> None:
    player.annexes[annex] = False
    player.home += 1


def take_reward(game: Game, seat: str, reward: Counter[str]) -> Playing:
    state, player = game.state, game.player(seat)
    player.mon += reward["mon"]
    if reward["ends_game"]:
        state.shogun_dead = True
    if reward["church"]:
        game.take_church(seat)
    if reward["blessing"]:
        game.take_blessing(seat)
    if reward["swap_watch"]:
        game.swap_watch()
    player.cards += state.decks["card"].draw(reward["card"])
    player.bonuses += state.decks["bonus"].draw(reward["bonus"])
    yield from game.keep_limit(seat, "cards")
    yield from game.keep_limit(seat, "bonuses")
    if reward["mission"]:
        yield from draw_mission(game, seat)
    if reward["weapon"] and any(state.market):
        fields = {f"market.{number}" for number, weapon in enumerate(state.market, 1) if weapon}
        answer = yield from game.ask(seat, "TakeWeapon", fields)
        yield from take_from_market(game, seat, int(answer.removeprefix("market.")) - 1)


def draw_mission(game: Game, seat: str) -> Playing:
    """The top one of a stack he likes."""
    if colours := game.state.colours():
        answer = yield from game.ask(seat, "DrawFrom", {f"stack.{colour}" for colour in colours})
        yield from game.gain(seat, "missions", game.state.decks[answer.removeprefix("stack.")].draw())


def take_from_market(game: Game, seat: str, field: int) -> Playing:
    weapon = game.state.market[field]
    assert weapon
    game.state.market[field] = None
    yield from game.gain(seat, "weapons", [weapon])
