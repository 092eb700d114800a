"""Phases A and C: orders, achievements, and the agents that pairs of flags bring (pages 9 and 17)."""

from __future__ import annotations

from collections import Counter

from .state import State
from .tables import ACHIEVEMENT_POINTS, GOODS, TECHNOLOGIES, is_production, is_trade


def flags(state: State, seat: str) -> Counter[str]:
    """Flags on technologies and fulfilled orders; orders in hand do not count."""
    player = state.players[seat]
    shown = [state.order_cards[order].country for order in player.fulfilled]
    return Counter(shown + [TECHNOLOGIES[name][1] for name in player.technologies])


def add_country(state: State, seat: str, country: str) -> State:
    """A card with this flag has just come: the second, fourth, sixth ... brings an agent, if one is left."""
    after = state.copy()
    if flags(state, seat)[country] % 2 == 0 and after.agents[country]:
        after.agents[country] -= 1
        after.players[seat].agents[country] += 1
    return after


def may_fulfil(state: State, seat: str) -> set[str]:
    player = state.players[seat]
    return {
        order
        for order in player.hand
        if all(player.goods[good] >= number for good, number in state.order_cards[order].goods.items())
    }


def fulfil(state: State, seat: str, order: str) -> State:
    after = state.copy()
    player, card = after.players[seat], state.order_cards[order]
    player.hand.remove(order)
    player.fulfilled.append(order)
    player.goods.subtract(card.goods)
    player.points += card.points + (2 if after.has(seat, "ball") else 0)
    player.yen += card.yen + (1 if after.has(seat, "language_school") else 0)
    player.imports += card.imports
    return add_country(after, seat, card.country)


def use_agent(state: State, seat: str, country: str) -> State:
    after = state.copy()
    after.players[seat].agents[country] -= 1
    after.players[seat].used_agents[country] += 1
    return after


def amount(state: State, seat: str, what: str) -> int:
    """How much a player has of what an achievement asks for."""
    player = state.players[seat]
    built = {area for area, shops in state.shops.items() if seat in shops.values()}
    built |= {area for area, owner in state.houses.items() if owner == seat}
    if what in GOODS:
        return player.goods[what]
    return {
        "yen": player.yen,
        "technologies": len(player.technologies),
        "agents_plus_tiles": player.agents.total() + player.used_agents.total() + len(player.tiles),
        "orders": len(player.fulfilled),
        "production_areas": sum(is_production(area) for area in built),
        "trade_areas": sum(is_trade(area) for area in built),
    }[what]


def may_claim(state: State, seat: str) -> dict[str, int]:
    """Achievements that can be claimed now, with their points."""
    if state.players[seat].supply["assistant"] == 0:
        return {}
    return {
        letter: ACHIEVEMENT_POINTS[letter][1 if card.claimed else 0]
        for letter, card in state.achievements.items()
        if seat not in card.claimed and all(amount(state, seat, what) >= number for what, number in card.needs.items())
    }


def claim(state: State, seat: str, letter: str) -> State:
    after = state.copy()
    player = after.players[seat]
    player.points += may_claim(state, seat)[letter]
    player.supply["assistant"] -= 1
    after.achievements[letter].claimed.append(seat)
    return after


def may_sell_silk(state: State, seat: str, sold_this_turn: bool) -> bool:
    """Textile factory: 1 silk for 2 yen once in a turn."""
    return state.has(seat, "textile_factory") and not sold_this_turn and state.players[seat].goods["silk"] > 0


def may_enrol(state: State, seat: str, enrolled_this_turn: bool) -> bool:
    """University: 1 yen for an assistant from the warehouse once in a turn."""
    player = state.players[seat]
    able = player.yen >= 1 and player.warehouse["assistant"] > 0
    return state.has(seat, "university") and not enrolled_this_turn and able


def sell_silk(state: State, seat: str) -> State:
    after = state.copy()
    after.players[seat].goods["silk"] -= 1
    after.players[seat].yen += 2
    return after


def enrol(state: State, seat: str) -> State:
    after = state.copy()
    player = after.players[seat]
    player.yen -= 1
    player.warehouse["assistant"] -= 1
    player.supply["assistant"] += 1
    return after
