"""What a disciple can do where he stands (phase 7)."""

from __future__ import annotations

from . import missions
from .asking import SECRET, Game, Playing, named
from .garden import change_order
from .tables import (
    ANNEX,
    ANNEXES,
    AUDIENCE,
    CARD,
    COLOURS,
    FOREIGN_GOODS,
    GEISHA_MON,
    GEISHA_PRESTIGE,
    HONOUR,
    KOBUDO_LESS,
    LOOKED_AT,
    MARKET,
    MOST_GEISHAS,
    RECRUIT,
    SOLD_CARD,
)

LOOKS = {
    "foresee_cards": ("card",),
    "foresee_weapons": ("weapon",),
    "foresee_bonuses": ("bonus",),
    "foresee_missions": COLOURS,
    "omens": ("event",),
    "karesansui": ("card", "bonus", "weapon", *COLOURS, "event"),
}
DECK_WORDS = {"card": "cards", "bonus": "bonuses", "weapon": "weapons", "event": "events"}
FAIR_LESS = 2
CARPENTERS = 8
SHIPS = {1: 3, 3: 7}
OPEN_COURT = 2


def annex_price(game: Game) -> int:
    return CARPENTERS if game.state.event == "travelling_carpenters" else ANNEX


def goods_prices(game: Game) -> dict[int, int]:
    return SHIPS if game.state.event == "ships_from_afar" else FOREIGN_GOODS


def weapon_price(game: Game, seat: str, field: int) -> int:
    price = MARKET[field]
    price -= KOBUDO_LESS if "kobudo" in game.player(seat).annexes else 0
    price -= FAIR_LESS if game.state.event == "weapons_fair" else 0
    return max(0, price)


def weapons_for_sale(game: Game, seat: str) -> set[str]:
    return {
        f"market.{field + 1}"
        for field, weapon in enumerate(game.state.market)
        if weapon and weapon_price(game, seat, field) <= game.player(seat).mon
    }


def may_do(game: Game, seat: str, post: str) -> set[str]:
    """Actions of that post. What is paid for must give something."""
    state, player = game.state, game.player(seat)
    goods = goods_prices(game)
    geisha_there = state.geishas > 0 and player.geishas < MOST_GEISHAS
    possible = {
        "audience": {"audience": True},
        "orders": {"orders": bool(state.colours())},
        "garden": {"garden": True},
        "gates": {
            "recruit": player.mon >= RECRUIT and player.reserve > 0,
            "sell_1": player.prestige >= 1,
            "sell_2": player.prestige >= 2,
            "foresee_cards": can_look(game, "foresee_cards"),
        },
        "tavern": {
            "build": player.mon >= annex_price(game) and bool(state.annexes_for(seat)),
            "foresee_weapons": can_look(game, "foresee_weapons"),
        },
        "harbor": {
            "church": state.church > 0,
            "buy_1": player.mon >= goods[1],
            "buy_3": player.mon >= goods[3],
            "foresee_bonuses": can_look(game, "foresee_bonuses"),
        },
        "redlight": {
            "geisha_for_mon": geisha_there and player.mon >= GEISHA_MON,
            "geisha_for_prestige": geisha_there and player.prestige >= GEISHA_PRESTIGE,
            "buy_card": player.mon >= CARD and len(state.decks["card"]) > 0,
        },
        "market": {"sell_card": bool(player.cards or player.bonuses)},
        "temple": {
            "bless": state.blessings > 0 and not player.blessing,
            "foresee_missions": can_look(game, "foresee_missions"),
            "omens": can_look(game, "omens"),
        },
    }
    found = {f"action.{action}" for action, it_is in possible[post].items() if it_is}
    return found | (weapons_for_sale(game, seat) if post == "market" else set())


def may_do_in_annex(game: Game, seat: str, annex: str) -> set[str]:
    player = game.player(seat)
    possible = {
        "yashiki": bool(player.missions),
        "dojo": bool(player.weapons),
        "kobudo": bool(player.cards),
        "karesansui": can_look(game, "karesansui"),
    }
    return {f"action.{annex}"} if possible[annex] else set()


def can_look(game: Game, action: str) -> bool:
    return any(len(game.state.decks[deck]) for deck in LOOKS[action])


def act(game: Game, seat: str, action: str) -> Playing:
    """What comes of it; going home is not part of it, but for the garden house."""
    state, player = game.state, game.player(seat)
    word, _, name = action.partition(".")
    if word == "market":
        player.mon -= weapon_price(game, seat, int(name) - 1)
        yield from missions.take_from_market(game, seat, int(name) - 1)
    elif name in LOOKS:
        yield from look(game, seat, name)
    elif name == "build":
        player.mon -= annex_price(game)
        answer = yield from game.ask(seat, "ChooseAnnex", {f"annex.{annex}" for annex in state.annexes_for(seat)})
        game.take_annex(seat, answer.removeprefix("annex."))
    elif name == "buy_card":
        player.mon -= CARD
        yield from game.gain(seat, "cards", state.decks["card"].draw())
    elif name == "sell_card":
        answer = yield from game.ask(
            seat, "SellCard", named("cards", player.cards) | named("bonuses", player.bonuses), always=True
        )
        sort, _, sold = answer.partition(".")
        game.give_up(seat, "cards" if sort == "card" else "bonuses", sold)
        player.mon += SOLD_CARD
    elif name == "orders":
        yield from missions.draw_mission(game, seat)
    elif name == "garden":
        yield from change_order(game)
    elif name in ANNEXES:
        yield from act_in_annex(game, seat, name)
    else:
        act_at_once(game, seat, name)


def act_at_once(game: Game, seat: str, action: str) -> None:
    """Actions that need no further answer."""
    player = game.player(seat)
    if action in ("sell_1", "sell_2"):
        prestige = int(action[-1])
        player.score("sold", -prestige)
        player.mon += HONOUR[prestige]
    elif action == "recruit":
        player.mon -= RECRUIT
        player.reserve -= 1
        player.home += 1
    elif action == "church":
        game.take_church(seat)
    elif action in ("buy_1", "buy_3"):
        prestige = int(action[-1])
        player.mon -= goods_prices(game)[prestige]
        player.score("foreign_goods", prestige)
    elif action == "bless":
        game.take_blessing(seat)
    elif action == "geisha_for_mon":
        player.mon -= GEISHA_MON
        game.take_geisha(seat)
    elif action == "geisha_for_prestige":
        player.score("geishas", -GEISHA_PRESTIGE)
        game.take_geisha(seat)
    elif action == "audience":
        player.score("audiences", OPEN_COURT if game.state.event == "open_court" else AUDIENCE)


def act_in_annex(game: Game, seat: str, annex: str) -> Playing:
    """One is given up, a new one is drawn."""
    player = game.player(seat)
    heap = {"yashiki": "missions", "dojo": "weapons", "kobudo": "cards"}[annex]
    kind = {"yashiki": "DropMission", "dojo": "Drill", "kobudo": "Practise"}[annex]
    answer = yield from game.ask(seat, kind, named(heap, getattr(player, heap)), always=heap in SECRET)
    game.give_up(seat, heap, answer.partition(".")[2])
    if annex == "yashiki":
        yield from missions.draw_mission(game, seat)
    elif annex == "dojo":
        player.weapons += game.draw_weapons(1)
    else:
        player.cards += game.state.decks["card"].draw()


def look(game: Game, seat: str, action: str) -> Playing:
    """Three from the top of one stack, put back in any order; events as they lay."""
    stacks = {f"deck.{DECK_WORDS.get(deck, deck)}": deck for deck in LOOKS[action] if len(game.state.decks[deck])}
    deck = game.state.decks[stacks[(yield from game.ask(seat, "ChooseDeck", stacks))]]
    seen = len(deck.look(LOOKED_AT))
    if deck.name == "event" or seen == 1:
        return
    answer = yield from game.ask(seat, "LayFirst", {f"looked.{place}" for place in range(1, seen + 1)}, always=True)
    deck.bring_up(int(answer.removeprefix("looked.")) - 1, 0)
    if seen == LOOKED_AT:
        answer = yield from game.ask(seat, "LaySecond", {"looked.2", "looked.3"}, always=True)
        deck.bring_up(int(answer.removeprefix("looked.")) - 1, 1)
