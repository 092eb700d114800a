"""Steps 3 to 6 as far as they are alike everywhere: strength, income, receiving, building, return (pages 7, 8, 11)."""

from __future__ import annotations

from .state import Reward, State
from .tables import BANK_YEN, CANAL, HOUSE_COSTS, PRODUCTION, SHOP_COST, kind


def strength(state: State, seat: str, area: str) -> int:
    """One each for president, assistants, own shop, own trading house and the station, at most 5."""
    total = state.own_assistants(seat, area)
    total += state.players[seat].president == area
    total += seat in state.shops.get(area, {}).values()
    total += state.houses.get(area) == seat
    total += state.station == area
    return min(5, total)


def house_income(state: State, seat: str, area: str) -> str | None:
    """Who gets 1 yen from the bank because somebody else acts there."""
    owner = state.houses.get(area)
    return owner if owner not in (None, seat) else None


def may_use_agent(state: State, seat: str, used_this_turn: bool) -> set[str]:
    """Areas for a foreign agent: an own assistant, but not the own president (page 9)."""
    player = state.players[seat]
    if used_this_turn or player.agents.total() == 0:
        return set()
    return {area for area in state.areas() if state.own_assistants(seat, area) and player.president != area}


def yields(area: str, power: int) -> dict[str, int]:
    """What production areas and the bank give for a strength, before technologies."""
    if area == "bank":
        return {"yen": BANK_YEN[power - 1]}
    if kind(area) in PRODUCTION:
        good, amounts = PRODUCTION[kind(area)]
        return {good: amounts[power - 1]} if amounts[power - 1] else {}
    return {}


def receive(state: State, seat: str, reward: Reward) -> State:
    """What needs no decision. All copper of one reward is one receipt for the mining technology."""
    after = state.copy()
    player = after.players[seat]
    player.points += reward.points
    player.yen += reward.yen
    player.imports += reward.imports
    player.goods.update(reward.goods)
    if reward.goods.get("copper", 0) and after.has(seat, "mining_technology"):
        player.goods["copper"] += 1
    return after


def begin_action(state: State, seat: str, area: str) -> State:
    """Step 3 without what has to be decided: income of the trading house, production, bank."""
    after = state.copy()
    owner = house_income(state, seat, area)
    if owner is not None:
        after.players[owner].yen += 1
    gained = yields(area, strength(state, seat, area))
    goods = {good: number for good, number in gained.items() if good != "yen"}
    return receive(after, seat, Reward(yen=gained.get("yen", 0), goods=goods))


def may_take_tile(state: State, area: str, power: int) -> bool:
    return power == 5 and area in state.tiles


def take_tile(state: State, seat: str, area: str) -> State:
    """Without what has to be decided: any goods, warehouse, moves."""
    after = state.copy()
    tile = after.tiles.pop(area)
    after.players[seat].tiles.append(tile)
    return receive(after, seat, state.tile_rewards[tile])


def building_sites(state: State, seat: str, area: str, power: int) -> set[int | str]:
    """Sites 1 to 4 for a shop, "house" for a trading house."""
    player = state.players[seat]
    found: set[int | str] = set()
    if power < 4 or area == CANAL:
        return found
    shops = state.shops.get(area, {})
    if player.supply["shop"] and seat not in shops.values():
        found |= {1, 2, 3, 4} - set(shops)
    if player.supply["house"] and area not in state.houses:
        found.add("house")
    return found


def build(state: State, seat: str, area: str, site: int | str) -> State:
    """Without what has to be decided: any goods, warehouse, moves."""
    after = state.copy()
    player = after.players[seat]
    if isinstance(site, int):
        player.supply["shop"] -= 1
        after.shops.setdefault(area, {})[site] = seat
        player.points += 2 if after.has(seat, "gas_light") else 0
    else:
        player.supply["house"] -= 1
        after.houses[area] = seat
        player.points += 3 if after.has(seat, "electric_light") else 0
    return receive(after, seat, state.sites[area][site])


def come_home(state: State, seat: str, area: str, one_stays: bool = False) -> State:
    """Step 6; one may stay with the telephone."""
    assert not one_stays or state.has(seat, "telephone")
    after = state.copy()
    there = after.assistants[area][seat]
    stays = min(there, int(one_stays))
    after.assistants[area][seat] = stays
    after.players[seat].supply["assistant"] += there - stays
    return after


def warehouse_items(state: State, seat: str) -> dict[str, int]:
    """What can be taken from the warehouse now, and its cost; the cheapest trading house goes first."""
    player = state.players[seat]
    house_cost = HOUSE_COSTS[len(HOUSE_COSTS) - player.warehouse["house"]] if player.warehouse["house"] else 0
    costs = {"assistant": 0, "shop": SHOP_COST, "house": house_cost}
    return {item: cost for item, cost in costs.items() if player.warehouse[item] and cost <= player.yen}


def take_item(state: State, seat: str, item: str) -> State:
    after = state.copy()
    player = after.players[seat]
    player.yen -= warehouse_items(state, seat)[item]
    player.warehouse[item] -= 1
    player.supply[item] += 1
    return after


def assistant_moves(state: State, seat: str) -> set[tuple[str, str]]:
    """(from, to) of one assistant by the symbol: from the supply or an area to another area, free of charge."""
    sources = {area for area in state.areas() if state.own_assistants(seat, area)}
    if state.players[seat].supply["assistant"]:
        sources.add("supply")
    return {(source, area) for source in sources for area in state.areas() if area != source}


def move_assistant(state: State, seat: str, source: str, area: str) -> State:
    assert (source, area) in assistant_moves(state, seat)
    after = state.copy()
    if source == "supply":
        after.players[seat].supply["assistant"] -= 1
    else:
        after.assistants[source][seat] -= 1
    after.assistants[area][seat] += 1
    return after
