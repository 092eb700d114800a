"""From the box to the first turn (p. 3)."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.table.steps import Chance, Choice
from higaki.engine.table.table import Table
from higaki.games.osaka import events
from higaki.games.osaka.actions import TILE, TRADER
from higaki.games.osaka.box import COLOR_COUNT, FARM_CARDS, MARKET_CARDS, OSAKA, START_HAND_SUM
from higaki.games.osaka.places import DECK, FARM, HAND, MARKET, SHIP, STONE
from higaki.games.osaka.rules.market import coins, draw_card, draw_to_row
from higaki.games.osaka.rules.payday import gain_tile
from higaki.games.osaka.rules.turn import BEGIN_TURN
from higaki.games.osaka.step_registry import STEPS


def set_up(t: Table) -> None:
    """Lay out the market and the farm, draw open hands, determine the start player."""
    for color in range(COLOR_COUNT):
        t[SHIP + color] = OSAKA
    draw_to_row(t, MARKET, MARKET_CARDS)
    draw_to_row(t, FARM, FARM_CARDS)
    for seat in range(t.seats):
        t[STONE + seat] = 1
        draw_start_hand(t, seat)
    t.then(DRAW_START_PLAYER.of())


def draw_start_hand(t: Table, seat: i64) -> None:
    """Draw cards openly until they are worth eight or more."""
    while coins(t, seat) < START_HAND_SUM:
        card = draw_card(t)
        t.put(card, DECK, HAND + seat)
        t.tell(events.DREW, seat, card, coins(t, seat))


def rank_at_start(t: Table, seat: i64) -> i64:
    """The lowest sum begins; of these, the fewest cards."""
    return coins(t, seat) * 128 + t.size(HAND + seat)


def tell_why(t: Table, start: i64) -> None:
    """Report once who begins and why, because the hands are hidden from now on."""
    sums: i64 = 0
    ranks: i64 = 0
    for seat in range(t.seats):
        sums += coins(t, seat) == coins(t, start)
        ranks += rank_at_start(t, seat) == rank_at_start(t, start)
    if sums == 1:
        t.tell(events.LOWEST, start, coins(t, start))
    elif ranks == 1:
        t.tell(events.FEWEST, start, coins(t, start), t.size(HAND + start))
    else:
        t.tell(events.LOT, start, coins(t, start), t.size(HAND + start))


class DrawStartPlayer(Chance):
    """Among the players who are still tied, the start player is drawn at random."""

    def options(self, t: Table) -> None:
        lowest = rank_at_start(t, 0)
        for seat in range(t.seats):
            lowest = min(lowest, rank_at_start(t, seat))
        for seat in range(t.seats):
            if rank_at_start(t, seat) == lowest:
                t.offer(TRADER + seat)

    def take(self, t: Table, thing: i64) -> None:
        start = TRADER.member(thing)
        tell_why(t, start)
        t.tell(events.STARTS, start)
        t.then(BEGIN_TURN.of(start))
        t.then_clockwise(TAKE_FIRST_TILE, start)


class TakeFirstTile(Choice):
    """Everybody takes one yield tile of any colour before the first turn."""

    def options(self, t: Table) -> None:
        for color in range(COLOR_COUNT):
            t.offer(TILE + color)

    def take(self, t: Table, thing: i64) -> None:
        gain_tile(t, self.seat, TILE.member(thing))


DRAW_START_PLAYER: Final = STEPS.each(DrawStartPlayer)
TAKE_FIRST_TILE: Final = STEPS.each(TakeFirstTile)
