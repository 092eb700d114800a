"""From the box to the first turn (p. 3)."""

from typing import Final

from higaki.engine.steps import Chance, Choice
from higaki.engine.table import Table
from higaki.games.osaka import story
from higaki.games.osaka.box import CARDS, COLOR_COUNT, FARM_CARDS, MARKET_CARDS, OSAKA, START_HAND_SUM
from higaki.games.osaka.market import coins, draw_card, draw_to_row
from higaki.games.osaka.payday import gain_tile
from higaki.games.osaka.places import DECK, FARM, HAND, MARKET, SHIP, STONE
from higaki.games.osaka.things import FIRST_TILE, TRADER
from higaki.games.osaka.turn import BEGIN_TURN

ANY_TILE: Final = [FIRST_TILE + color for color in range(COLOR_COUNT)]


def set_up(t: Table) -> None:
    """Lay out the market and the farm, draw open hands, find the start player."""
    assert CARDS.supply is not None
    t.at[DECK] = [card for card, count in enumerate(CARDS.supply) for _ in range(count)]
    for color in range(COLOR_COUNT):
        t.numbers[SHIP + color] = OSAKA
    draw_to_row(t, MARKET, MARKET_CARDS)
    draw_to_row(t, FARM, FARM_CARDS)
    for seat in range(t.seats):
        t.numbers[STONE + seat] = 1
        draw_start_hand(t, seat)
    t.then(DrawStartPlayer())


def draw_start_hand(t: Table, seat: int) -> None:
    """One card after the other, for all to see, until they are worth eight or more."""
    while coins(t, seat) < START_HAND_SUM:
        t.put(draw_card(t), DECK, HAND + seat)


def start_players(t: Table) -> list[int]:
    """The seats with the lowest sum; of these, the ones with the fewest cards."""
    hands = [(coins(t, seat), len(t.at[HAND + seat])) for seat in range(t.seats)]
    return [seat for seat in range(t.seats) if hands[seat] == min(hands)]


class DrawStartPlayer(Chance):
    """Among those who still tie, the start player is drawn by lot."""

    def options(self, t: Table) -> list[int]:
        return [TRADER + seat for seat in start_players(t)]

    def take(self, t: Table, thing: int) -> None:
        start = thing - TRADER
        t.tell(story.STARTS, start)
        clockwise = [(start + after) % t.seats for after in range(t.seats)]
        t.then(*[TakeFirstTile(seat) for seat in clockwise], BEGIN_TURN[start])


class TakeFirstTile(Choice):
    """Everybody takes one yield tile of any colour before the first turn."""

    def options(self, t: Table) -> list[int]:
        return ANY_TILE.copy()

    def take(self, t: Table, thing: int) -> None:
        gain_tile(t, self.seat, thing - FIRST_TILE)
