"""A whole table as plain data."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace

from .tables import AGENTS, CANAL, ROWS


@dataclass
class Order:
    country: str
    goods: dict[str, int]
    points: int = 0
    yen: int = 0
    imports: int = 0


@dataclass
class Reward:
    """What a building site or a strength-5 tile gives."""

    points: int = 0
    yen: int = 0
    imports: int = 0
    goods: dict[str, int] = field(default_factory=dict)
    any_goods: int = 0
    items: int = 0  # from the warehouse, at their cost
    moves: int = 0  # of assistants


@dataclass
class Player:
    yen: int = 0
    goods: Counter[str] = field(default_factory=Counter)
    imports: int = 0
    supply: Counter[str] = field(default_factory=lambda: Counter(assistant=8, shop=2, house=0))
    warehouse: Counter[str] = field(default_factory=lambda: Counter(assistant=12, shop=6, house=4))
    president: str | None = None  # his area; None is the supply
    hand: list[str] = field(default_factory=list)
    fulfilled: list[str] = field(default_factory=list)
    technologies: list[str] = field(default_factory=list)
    agents: Counter[str] = field(default_factory=Counter)  # by country, not used yet
    used_agents: Counter[str] = field(default_factory=Counter)
    tiles: list[str] = field(default_factory=list)
    points: int = 0

    def copy(self) -> Player:
        return replace(
            self,
            goods=self.goods.copy(),
            supply=self.supply.copy(),
            warehouse=self.warehouse.copy(),
            hand=self.hand.copy(),
            fulfilled=self.fulfilled.copy(),
            technologies=self.technologies.copy(),
            agents=self.agents.copy(),
            used_agents=self.used_agents.copy(),
            tiles=self.tiles.copy(),
        )


@dataclass
class Achievement:
    needs: dict[str, int]
    claimed: list[str] = field(default_factory=list)  # seats, the first one first

    def copy(self) -> Achievement:
        return Achievement(self.needs, self.claimed.copy())


@dataclass
class State:
    players: dict[str, Player]  # in turn order: the start player comes first
    lots: dict[str, str] = field(default_factory=dict)  # lot -> area
    assistants: dict[str, Counter[str]] = field(default_factory=dict)  # area -> seat -> number
    shops: dict[str, dict[int, str]] = field(default_factory=dict)  # area -> site -> seat
    houses: dict[str, str] = field(default_factory=dict)  # area -> seat
    sites: dict[str, dict[int | str, Reward]] = field(default_factory=dict)  # area -> 1..4 or "house" -> reward
    tiles: dict[str, str] = field(default_factory=dict)  # area -> tile that still lies there
    tile_rewards: dict[str, Reward] = field(default_factory=dict)
    station: str | None = None
    church: dict[int, str] = field(default_factory=dict)  # space -> seat or neutral
    customs: dict[int, str] = field(default_factory=dict)
    order_cards: dict[str, Order] = field(default_factory=dict)
    order_boards: dict[str, list[str | None]] = field(default_factory=dict)
    order_stack: list[str] = field(default_factory=list)
    orders_ran_out: bool = False  # a board could not be filled
    technology_boards: dict[str, list[str | None]] = field(default_factory=dict)
    technology_stack: list[str] = field(default_factory=list)
    achievements: dict[str, Achievement] = field(default_factory=dict)  # a, b, c
    agents: Counter[str] = field(default_factory=lambda: Counter(AGENTS))  # not gained yet

    def copy(self) -> State:
        """All that can change; what is printed on cards and boards, and where areas lie, is shared."""
        return replace(
            self,
            players={seat: player.copy() for seat, player in self.players.items()},
            assistants={area: there.copy() for area, there in self.assistants.items()},
            shops={area: shops.copy() for area, shops in self.shops.items()},
            houses=self.houses.copy(),
            tiles=self.tiles.copy(),
            church=self.church.copy(),
            customs=self.customs.copy(),
            order_boards={board: cards.copy() for board, cards in self.order_boards.items()},
            order_stack=self.order_stack.copy(),
            technology_boards={board: cards.copy() for board, cards in self.technology_boards.items()},
            technology_stack=self.technology_stack.copy(),
            achievements={letter: card.copy() for letter, card in self.achievements.items()},
            agents=self.agents.copy(),
        )

    def own_assistants(self, seat: str, area: str) -> int:
        return self.assistants.get(area, Counter())[seat]

    def presidents_of_others(self, seat: str, area: str) -> list[str]:
        return [other for other, player in self.players.items() if other != seat and player.president == area]

    def areas(self) -> list[str]:
        """All areas in play but the canal, where nothing of anybody ever stays."""
        return [area for area in self.lots.values() if area != CANAL]

    def has(self, seat: str, technology: str) -> bool:
        return technology in self.players[seat].technologies


def lots(players: int) -> list[str]:
    return [f"{row}{i}" for row, width in zip("abcd", ROWS[players], strict=True) for i in range(1, width + 1)]


def neighbouring_lots(lot: str) -> set[str]:
    """Like bricks, each lower row shifted by half a board: left, right, two above, two below (if they exist)."""
    row, i = lot[0], int(lot[1:])
    above, below = chr(ord(row) - 1), chr(ord(row) + 1)
    return {f"{row}{i - 1}", f"{row}{i + 1}", f"{above}{i}", f"{above}{i + 1}", f"{below}{i - 1}", f"{below}{i}"}


def neighbours(state: State, area: str) -> set[str]:
    lot = next(lot for lot, lying in state.lots.items() if lying == area)
    return {state.lots[other] for other in neighbouring_lots(lot) if other in state.lots}
