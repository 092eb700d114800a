"""From the box to the first turn (p. 2): a start player, ten boats, goods on them, coins and orders."""

from typing import Final

from higaki.engine.steps import Chance, Choice, Effect
from higaki.engine.table import Table
from higaki.games.dragon_market import story
from higaki.games.dragon_market.boats import are_free, board_of, lay_boat, lay_out_docks
from higaki.games.dragon_market.box import (
    BLUE_COUNT,
    BOAT_COUNT,
    COINS_AT_START,
    COINS_TOTAL,
    DOCKS_OF,
    FIRST_PART,
    GOODS,
    ORDERS,
    PARTS_OF_A_BOAT,
    SHAPE,
    SHAPES,
)
from higaki.games.dragon_market.geometry import ASHORE, CELL_COUNT, HEADINGS, PARTS, POSE_COUNT, READY, pose_of
from higaki.games.dragon_market.orders import DrawOrder
from higaki.games.dragon_market.places import (
    BOAT,
    COINS,
    DECK,
    DRAGON,
    MARKET,
    MESSENGER,
    STACK,
    SUPPLY,
    TO_WIN,
    UNUSED,
)
from higaki.games.dragon_market.sides import ADVANCED, BOATS_FROM, orders_to_win, side_of, sides
from higaki.games.dragon_market.things import HEADING, KIND, SEAT, THE_CELL
from higaki.games.dragon_market.turn import BEGIN_TURN

# Where the boats come from, as in game.toml; the third way is by lot.
BY_PLAYERS: Final = 0
READY_MADE: Final = 1

GOODS_SEATS: Final = [FIRST_PART + boat * PARTS_OF_A_BOAT + part for boat in range(BOAT_COUNT) for part in (1, 2)]


def set_up(t: Table) -> None:
    """Sort the cards, stand on the docks, find out who begins."""
    assert GOODS.supply is not None
    t.at[MARKET] = [good for good, tokens in enumerate(GOODS.supply) for _ in range(tokens)]
    sort_orders(t, list(range(len(ORDERS))))
    lay_out_docks(t)
    for seat, dock in enumerate(DOCKS_OF[t.seats]):
        t.numbers[MESSENGER + seat] = dock
    t.numbers[SUPPLY] = COINS_TOTAL
    t.numbers[TO_WIN] = orders_to_win(t)
    t.then(DrawStartPlayer())


def sort_orders(t: Table, cards: list[int]) -> None:
    """Red orders are for the advanced game, blue ones for the basic game; the others stay in the box (p. 2, p. 3)."""
    red = bool(t.settings[ADVANCED])
    t.at[DECK] = [card for card in cards if (card >= BLUE_COUNT) == red]
    t.at[UNUSED] = [card for card in cards if (card >= BLUE_COUNT) != red]


class DrawStartPlayer(Chance):
    """Nobody knows who saw a dragon last, so the start player is drawn by lot (ruling D1)."""

    def options(self, t: Table) -> list[int]:
        return [SEAT + seat for seat in range(t.seats)]

    def take(self, t: Table, thing: int) -> None:
        start = thing - SEAT
        t.numbers[DRAGON] = start
        t.tell(story.STARTS, start)
        clockwise = [(start + after) % t.seats for after in range(t.seats)]
        for place, seat in enumerate(clockwise):
            t.numbers[COINS + side_of(t, seat)] += COINS_AT_START[place]
            t.numbers[SUPPLY] -= COINS_AT_START[place]
        t.then(LoadBoats(start), *[DrawOrder(seat) for seat in clockwise[: sides(t)]], BEGIN_TURN[start])
        if t.settings[BOATS_FROM] == BY_PLAYERS:
            t.then(PlaceBoat(start))
        else:
            lay_out_boats(t)


def lay_out_boats(t: Table) -> None:
    """Quick start: the ready-made picture, or every boat in turn at any place where it may lie."""
    for boat in range(BOAT_COUNT):
        if t.settings[BOATS_FROM] == READY_MADE:
            lay_boat(t, boat, READY[boat])
        else:
            poses = legal_poses(SHAPE[boat], board_of(t))
            lay_boat(t, boat, poses[t.below(len(poses))])


def legal_poses(shape: int, board: list[int]) -> list[int]:
    return [pose for pose in range(POSE_COUNT) if PARTS[shape][pose] and are_free(board, PARTS[shape][pose])]


def next_boat(t: Table, shape: int) -> int:
    """The first boat of that shape that is still ashore, or -1."""
    for boat in range(BOAT_COUNT):
        if SHAPE[boat] == shape and t.numbers[BOAT + boat] == ASHORE:
            return boat
    return -1


class PlaceBoat(Choice):
    """In turn everybody puts one boat on the water, until all ten lie there: first, which kind."""

    def options(self, t: Table) -> list[int]:
        return [KIND + shape for shape in range(len(SHAPES)) if next_boat(t, shape) >= 0]

    def take(self, t: Table, thing: int) -> None:
        t.then(PutMerchant(self.seat, thing - KIND))


class PutMerchant(Choice):
    """Then, where its merchant sits."""

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def fields(self) -> list[int]:
        return [self.kind]

    def options(self, t: Table) -> list[int]:
        board = board_of(t)
        return [THE_CELL + cell for cell in range(CELL_COUNT) if headings(board, self.kind, cell)]

    def take(self, t: Table, thing: int) -> None:
        t.then(HeadBoat(self.seat, self.kind, thing - THE_CELL))


def headings(board: list[int], shape: int, cell: int) -> list[int]:
    """The ways in which a boat can lie with its merchant here."""
    found: list[int] = []
    for heading in range(len(HEADINGS)):
        parts = PARTS[shape][pose_of(cell, heading)]
        if parts and are_free(board, parts):
            found.append(heading)
    return found


class HeadBoat(Choice):
    """And how it lies."""

    def __init__(self, seat: int, kind: int, cell: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.cell = cell

    def fields(self) -> list[int]:
        return [self.kind, self.cell]

    def options(self, t: Table) -> list[int]:
        return [HEADING + heading for heading in headings(board_of(t), self.kind, self.cell)]

    def take(self, t: Table, thing: int) -> None:
        boat = next_boat(t, self.kind)
        lay_boat(t, boat, pose_of(self.cell, thing - HEADING))
        t.tell(story.PLACED, self.seat, boat, self.cell)
        if boats_ashore(t):
            t.then(PlaceBoat((self.seat + 1) % t.seats))


def boats_ashore(t: Table) -> bool:
    return ASHORE in [t.numbers[BOAT + boat] for boat in range(BOAT_COUNT)]


class LoadBoats(Effect):
    """Both tokens of a kind on one seat, the kinds dealt at random (p. 2, ruling D2)."""

    def happen(self, t: Table) -> None:
        seats = GOODS_SEATS.copy()
        for good in range(len(GOODS)):
            t.numbers[STACK + good] = seats.pop(t.below(len(seats)))
        t.tell(story.LOADED)
