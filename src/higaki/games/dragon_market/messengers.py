"""Messengers: where they may step (p. 3), what the bonuses add (p. 4), and what happens when they enter a cell."""

from typing import Final

from higaki.engine.table import Table
from higaki.games.dragon_market import bonuses, story
from higaki.games.dragon_market.boats import BOAT_OF
from higaki.games.dragon_market.box import (
    DOCK_CELLS,
    DOCKS_OF,
    FIRST_DOCK,
    FIRST_PART,
    MOST_COINS_SPENT,
    NOWHERE,
    PARTS_OF_A_BOAT,
    SHAPE,
    SPOTS,
)
from higaki.games.dragon_market.geometry import DIAGONALS, LEAPS, NEIGHBOURS, PARTS
from higaki.games.dragon_market.orders import collect, hand_in, is_complete, orders_fulfilled
from higaki.games.dragon_market.places import BOAT, COINS, ENTERED, FULFILLED, MESSENGER, POINTS, SPENT, TO_WIN
from higaki.games.dragon_market.sides import ADVANCED, side_of
from higaki.games.dragon_market.things import THE_CELL

IS_MERCHANT: Final = [spot >= FIRST_PART and (spot - FIRST_PART) % PARTS_OF_A_BOAT == 0 for spot in range(len(SPOTS))]
# Docks and goods, never a merchant and never water.
WALKABLE: Final = [spot != NOWHERE and not IS_MERCHANT[spot] for spot in range(len(SPOTS))]
# Three others can stand one behind the other with a merchant between, and the way on is one step more.
FURTHEST: Final = 5
# Bonuses for steps, to be added up.
DIAGONALLY: Final = 1
LEAPING: Final = 2
CROSSING: Final = 4


def cell_under(t: Table, spot: int) -> int:
    """The cell where a spot is now."""
    if spot < FIRST_PART:
        return DOCK_CELLS[spot - FIRST_DOCK]
    boat = BOAT_OF[spot]
    return PARTS[SHAPE[boat]][t.numbers[BOAT + boat]][(spot - FIRST_PART) % PARTS_OF_A_BOAT]


def own_dock(t: Table, seat: int) -> int:
    return DOCKS_OF[t.seats][seat]


def is_taken(t: Table, seat: int, spot: int) -> bool:
    """Does somebody else stand there?"""
    for other in range(t.seats):
        if other != seat and t.numbers[MESSENGER + other] == spot:
            return True
    return False


def must_go_on(t: Table, seat: int) -> bool:
    """A messenger may cross a cell where another stands, or by a bonus a merchant, but not stay there (p. 3, p. 4)."""
    spot = t.numbers[MESSENGER + seat]
    return IS_MERCHANT[spot] or is_taken(t, seat, spot)


def points_within_reach(t: Table, seat: int) -> int:
    """The points left, and those that coins could still buy this turn."""
    return t.numbers[POINTS] + min(MOST_COINS_SPENT - t.numbers[SPENT], t.numbers[COINS + side_of(t, seat)])


def steps(t: Table, seat: int, board: list[int]) -> list[int]:
    """The cells the messenger may step on now."""
    here = cell_under(t, t.numbers[MESSENGER + seat])
    unused = bonuses_for_steps(t, seat) if t.at[FULFILLED + side_of(t, seat)] else 0
    things: list[int] = []
    for cell in NEIGHBOURS[here]:
        if WALKABLE[board[cell]] and may_enter(t, seat, cell, board, unused):
            things.append(THE_CELL + cell)
    if unused:
        for cell, left in bonus_ways(board, here, unused):
            if may_enter(t, seat, cell, board, left):
                things.append(THE_CELL + cell)
    return things


def bonuses_for_steps(t: Table, seat: int) -> int:
    """The bonuses for messengers that are still unused, as a sum."""
    unused = DIAGONALLY if bonuses.may_use(t, seat, bonuses.DIAGONAL_STEP) else 0
    unused += LEAPING if bonuses.may_use(t, seat, bonuses.LEAP_WATER) else 0
    return unused + (CROSSING if bonuses.may_use(t, seat, bonuses.CROSS_MERCHANT) else 0)


def bonus_ways(board: list[int], here: int, unused: int) -> list[tuple[int, int]]:
    """The cells a bonus leads to, and the bonuses left then (p. 4, rulings D13 and D14).

    Diagonally, straight over one cell of water, and onto a merchant to cross him.
    """
    ways: list[tuple[int, int]] = []
    if unused & DIAGONALLY:
        ways += [(cell, unused - DIAGONALLY) for cell in DIAGONALS[here] if WALKABLE[board[cell]]]
    if unused & LEAPING:
        for over, cell in LEAPS[here]:
            if board[over] == NOWHERE and WALKABLE[board[cell]]:
                ways.append((cell, unused - LEAPING))
    if unused & CROSSING:
        ways += [(cell, unused - CROSSING) for cell in NEIGHBOURS[here] if IS_MERCHANT[board[cell]]]
    return ways


def may_enter(t: Table, seat: int, cell: int, board: list[int], unused: int) -> bool:
    """Where he may stay, where he wins, and where neither holds if he can go on from there (p. 3, ruling D5)."""
    spot = board[cell]
    if may_stay(t, seat, spot) or wins_at(t, seat, spot):
        return True
    return can_go_on(t, seat, cell, board, unused, points_within_reach(t, seat) - 1, FURTHEST)


def may_stay(t: Table, seat: int, spot: int) -> bool:
    return WALKABLE[spot] and not is_taken(t, seat, spot)


def can_go_on(t: Table, seat: int, cell: int, board: list[int], unused: int, points: int, furthest: int) -> bool:
    """From a cell where he may not stay, is there one where he may, near enough for these points?"""
    if points < 1 or furthest < 1:
        return False
    ways = [(near, unused) for near in NEIGHBOURS[cell] if WALKABLE[board[near]]]
    for near, left in ways + bonus_ways(board, cell, unused):
        if may_stay(t, seat, board[near]) or wins_at(t, seat, board[near]):
            return True
        if can_go_on(t, seat, near, board, left, points - 1, furthest - 1):
            return True
    return False


def wins_at(t: Table, seat: int, spot: int) -> bool:
    side = side_of(t, seat)
    return spot == own_dock(t, seat) and is_complete(t, side) and orders_fulfilled(t, side) + 1 >= t.numbers[TO_WIN]


def step_to(t: Table, seat: int, cell: int, board: list[int]) -> None:
    """One step, which costs one point whatever it crosses (p. 3)."""
    here = cell_under(t, t.numbers[MESSENGER + seat])
    if t.at[FULFILLED + side_of(t, seat)]:
        spend_bonus(t, seat, here, cell, board)
    t.numbers[POINTS] -= 1
    t.tell(story.STEPPED, seat, cell)
    enter(t, seat, board[cell])


def spend_bonus(t: Table, seat: int, here: int, cell: int, board: list[int]) -> None:
    """Turn the bonus, if the step needs one."""
    if cell in DIAGONALS[here]:
        bonuses.use(t, seat, bonuses.DIAGONAL_STEP)
    elif cell not in NEIGHBOURS[here]:
        bonuses.use(t, seat, bonuses.LEAP_WATER)
    elif IS_MERCHANT[board[cell]]:
        bonuses.use(t, seat, bonuses.CROSS_MERCHANT)


def enter(t: Table, seat: int, spot: int) -> None:
    """Stand there; collect, or hand in at the own dock. In the advanced game collecting is a choice (ruling D8)."""
    t.numbers[MESSENGER + seat] = spot
    t.numbers[ENTERED] = 1
    if spot == own_dock(t, seat):
        if is_complete(t, side_of(t, seat)):
            hand_in(t, seat)
    elif not t.settings[ADVANCED]:
        collect(t, seat)


def partner_in_boat(t: Table, seat: int) -> int:
    """The other messenger in the same boat, or -1 (p. 4)."""
    spot = t.numbers[MESSENGER + seat]
    if spot >= FIRST_PART:
        for other in range(t.seats):
            if other != seat and BOAT_OF[t.numbers[MESSENGER + other]] == BOAT_OF[spot]:
                return other
    return -1


def swap_messengers(t: Table, seat: int) -> None:
    """Change places with the other one in the boat; only who does it has entered his new cell (p. 4, ruling D17)."""
    bonuses.use(t, seat, bonuses.SWAP_MESSENGERS)
    other = partner_in_boat(t, seat)
    here, there = t.numbers[MESSENGER + seat], t.numbers[MESSENGER + other]
    t.numbers[MESSENGER + other] = here
    t.tell(story.SWAPPED_MESSENGERS, seat, BOAT_OF[here])
    enter(t, seat, there)
