"""A table read from a whole position in names, and what is printed on cards from the table of components."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ..state import Achievement, Order, Player, Reward, State
from ..tables import GOODS

Written = dict[str, Any]
NEEDS = {"agents_and_tiles": "agents_plus_tiles", "production": "production_areas", "trade": "trade_areas"}


def reward(gives: dict[str, int]) -> Reward:
    return Reward(
        points=gives.get("points", 0),
        yen=gives.get("yen", 0),
        imports=gives.get("import", 0),
        goods={good: gives[good] for good in GOODS if good in gives},
        any_goods=gives.get("any_good", 0),
        items=gives.get("warehouse", 0),
        moves=gives.get("moves", 0),
    )


class Printed:
    """What cards and tiles say."""

    def __init__(self, box: Written) -> None:
        self.orders = {}
        for row in box["order"]:
            given = reward(row["gives"])
            self.orders[row["name"]] = Order(row["country"], row["asks"], given.points, given.yen, given.imports)
        self.sites: dict[str, dict[int | str, Reward]] = {}
        for row in box["site_card"]:
            shops: dict[int | str, Reward] = {site: reward(gives) for site, gives in enumerate(row["shops"], 1)}
            self.sites[row["name"]] = shops | {"house": reward(row["house"])}
        self.tiles = {row["name"]: reward(row["gives"]) for row in box["tile"]}
        self.needs = {
            row["name"]: {NEEDS.get(what, what): number for what, number in row["needs"].items()}
            for row in box["achievement"]
        }


def owner(piece: str) -> str:
    """blue_shop belongs to blue."""
    return piece.split("_", maxsplit=1)[0]


def items(pieces: list[str]) -> Counter[str]:
    """A heap of blue_shop, blue_assistant ... without the colour."""
    return Counter(piece.split("_")[1] for piece in pieces)


def seats_in_turn_order(written: Written, seats: list[str]) -> list[str]:
    first = seats.index(written["first_player"]["card"])
    return seats[first:] + seats[:first]


def read_state(written: Written, seats: list[str], printed: Printed) -> State:
    """Lists that have no order at the table are sorted."""
    state = State({seat: read_player(written, seat) for seat in seats_in_turn_order(written, seats)})
    state.lots = {lot: area for area, lot in written["lot"].items() if lot != "unused"}
    for area in state.areas():
        state.assistants[area] = Counter(owner(piece) for piece in written["assistants"].get(area, []))
        state.sites[area] = printed.sites[written["site_card"][area][0]] if area in written["site_card"] else {}
    for site, pieces in written["building"].items():
        area, _, number = site.rpartition("_")
        if number == "house":
            state.houses[area] = owner(pieces[0])
        else:
            state.shops.setdefault(area, {})[int(number)] = owner(pieces[0])
    state.tiles = {area: tiles[0] for area, tiles in written["tile"].items()}
    state.tile_rewards = printed.tiles
    station = written["station"]["station"]
    state.station = None if station == "supply" else station
    for space, pieces in written["space"].items():
        board, _, number = space.rpartition("_")
        (state.church if board == "church" else state.customs)[int(number)] = owner(pieces[0])
    state.order_cards = printed.orders
    for board in ("port", "dock"):
        if board in state.areas():
            state.order_boards[board] = slots(written["order_slot"], board)
    for board in ("laboratory", "research_center"):
        if board in state.areas():
            state.technology_boards[board] = slots(written["tech_slot"], board)
    state.order_stack = sorted(written["order_deck"])
    state.technology_stack = sorted(written["tech_deck"])
    for letter, cards in written["achievement"].items():
        claimed = [owner(piece) for piece in written["claimed"].get(letter, [])]
        state.achievements[letter] = Achievement(printed.needs[cards[0]], claimed)
    state.agents = Counter(written["agents"])
    return state


def slots(written: dict[str, list[str]], board: str) -> list[str | None]:
    return [next(iter(written.get(f"{board}_{space}", [])), None) for space in range(1, 7)]


def read_player(written: Written, seat: str) -> Player:
    def part(place: str) -> list[str]:
        return list(written[place].get(seat, []))

    wares = Counter(part("wares"))
    president = written["president"][seat]
    return Player(
        yen=written["yen"].get(seat, 0),
        goods=Counter({good: wares[good] for good in GOODS}),
        imports=wares["import"],
        supply=items(part("supply")),
        warehouse=items(part("warehouse")),
        president=None if president == "supply" else president,
        hand=sorted(part("hand") + part("kept") + part("dealt")),
        fulfilled=sorted(part("fulfilled")),
        technologies=sorted(part("technologies")),
        agents=Counter(part("agents_of")),
        used_agents=Counter(part("agents_sent")),
        tiles=sorted(part("tiles")),
        points=written["points"].get(seat, 0),
    )


def in_order(state: State) -> State:
    """The same table with everything that has no order sorted, as it is read."""
    sorted_state = state.copy()
    for player in sorted_state.players.values():
        for cards in (player.hand, player.fulfilled, player.technologies, player.tiles):
            cards.sort()
    sorted_state.order_stack.sort()
    sorted_state.technology_stack.sort()
    return sorted_state
