"""Moving boats: sliding and turning (p. 2, p. 3), and what the bonuses add to it (p. 4)."""

from typing import Final

from higaki.engine.steps import ALWAYS, Choice
from higaki.engine.table import Table
from higaki.games.dragon_market import bonuses, story
from higaki.games.dragon_market.box import (
    BOAT_COUNT,
    DOCK_CELLS,
    FIRST_DOCK,
    FIRST_PART,
    NOWHERE,
    PARTS_OF_A_BOAT,
    SEATS,
    SHAPE,
)
from higaki.games.dragon_market.geometry import (
    AHEAD,
    ASTERN,
    CELL_COUNT,
    COVERED,
    END,
    HALF_TURN,
    PARTS,
    STRIDE,
    SWEPT,
    SWUNG,
    TURNED,
    cell_of,
    heading_of,
    pose_of,
)
from higaki.games.dragon_market.geometry import SIDEWAYS as PUSHED
from higaki.games.dragon_market.geometry import SWING as SWUNG_OVER
from higaki.games.dragon_market.places import BOAT, FULFILLED, POINTS
from higaki.games.dragon_market.sides import side_of
from higaki.games.dragon_market.things import HALF_TURN as HALF_TURN_BUTTON
from higaki.games.dragon_market.things import SWAP_GOODS, SWING, THE_CELL, TURN

NO_BONUS: Final = -1
BOAT_OF: Final = [NOWHERE - 1] * FIRST_PART + [boat for boat in range(BOAT_COUNT) for _ in range(PARTS_OF_A_BOAT)]
EMPTY_BOARD: Final = [
    FIRST_DOCK + DOCK_CELLS.index(cell) if cell in DOCK_CELLS else NOWHERE for cell in range(CELL_COUNT)
]


def board_of(t: Table) -> list[int]:
    """By cell, the spot that is there; NOWHERE is open water. It is the beginning of the table's numbers."""
    return t.numbers


def lay_out_docks(t: Table) -> None:
    for cell in range(CELL_COUNT):
        t.numbers[cell] = EMPTY_BOARD[cell]


def lay_boat(t: Table, boat: int, pose: int) -> None:
    """Take the boat from where it is and lay it there; the board always knows what is where."""
    board = board_of(t)
    for cell in PARTS[SHAPE[boat]][t.numbers[BOAT + boat]]:
        board[cell] = NOWHERE
    t.numbers[BOAT + boat] = pose
    spot = FIRST_PART + boat * PARTS_OF_A_BOAT
    for cell in PARTS[SHAPE[boat]][pose]:
        board[cell] = spot
        spot += 1


def are_free(board: list[int], cells: list[int]) -> bool:
    for cell in cells:
        if board[cell]:
            return False
    return True


def can_move(t: Table, seat: int, boat: int, board: list[int]) -> bool:
    """Is there anything this boat could do?"""
    shape, pose = SHAPE[boat], t.numbers[BOAT + boat]
    ray = AHEAD[shape][pose]
    if ray and not board[ray[0]]:
        return True
    ray = ASTERN[shape][pose]
    if ray and not board[ray[0]]:
        return True
    for swept in (SWEPT[shape][0][pose], SWEPT[shape][1][pose]):
        if swept and are_free(board, swept):
            return True
    return bool(t.at[FULFILLED + side_of(t, seat)]) and bool(bonus_moves(t, seat, boat, board))


def plain_moves(t: Table, boat: int, board: list[int]) -> list[int]:
    """Slides of any length until something is in the way, and quarter turns with room for the whole of them (p. 3)."""
    shape, pose = SHAPE[boat], t.numbers[BOAT + boat]
    things: list[int] = []
    for cell in AHEAD[shape][pose]:
        if board[cell]:
            break
        things.append(THE_CELL + cell)
    for cell in ASTERN[shape][pose]:
        if board[cell]:
            break
        things.append(THE_CELL + cell)
    for sense in (0, 1):
        swept = SWEPT[shape][sense][pose]
        if swept and are_free(board, swept):
            things.append(TURN + sense)
    return things


def bonus_moves(t: Table, seat: int, boat: int, board: list[int]) -> list[int]:
    """What the bonuses add that cost a point like any other move (p. 4)."""
    shape, pose = SHAPE[boat], t.numbers[BOAT + boat]
    things: list[int] = []
    if bonuses.may_use(t, seat, bonuses.BOAT_OVER_BOAT):
        things += over_one_boat(AHEAD[shape][pose], board) + over_one_boat(ASTERN[shape][pose], board)
    if bonuses.may_use(t, seat, bonuses.SIDEWAYS):
        things += sideways(shape, pose, board)
    if bonuses.may_use(t, seat, bonuses.TURN_180):
        landing = HALF_TURN[shape][pose]
        if landing is not None and are_free(board, landing):
            things.append(HALF_TURN_BUTTON)
    if shape == END and bonuses.may_use(t, seat, bonuses.OPPOSITE_AXIS):
        for sense in (0, 1):
            swept = SWUNG_OVER[sense][pose]
            if swept and are_free(board, swept):
                things.append(SWING + sense)
    return things


def over_one_boat(ray: list[int], board: list[int]) -> list[int]:
    """Where a slide can land that passes over exactly one boat; all three landing cells are free (ruling D11)."""
    things: list[int] = []
    passed = NOWHERE - 1
    free = 0
    for cell in ray:
        if not board[cell]:
            free += 1
            if passed >= 0 and free >= PARTS_OF_A_BOAT:
                things.append(THE_CELL + cell)
        elif passed >= 0 and BOAT_OF[board[cell]] != passed:
            break
        else:
            passed = BOAT_OF[board[cell]]
            free = 0
    return things


def sideways(shape: int, pose: int, board: list[int]) -> list[int]:
    """Where a boat can be pushed sideways over free water; only a legal pose to stop in (ruling D12)."""
    things: list[int] = []
    for sense in (0, 1):
        for reached in PUSHED[shape][sense][pose]:
            if not are_free(board, COVERED[shape][reached]):
                break
            if PARTS[shape][reached]:
                things.append(THE_CELL + cell_of(reached))
    return things


def landing(t: Table, boat: int, thing: int) -> int:
    """The pose in which the boat ends."""
    shape, pose = SHAPE[boat], t.numbers[BOAT + boat]
    if thing >= SWING:
        return SWUNG[thing - SWING][pose]
    if thing == HALF_TURN_BUTTON:
        return pose_of(cell_of(pose), heading_of(pose) + 2)
    if thing >= TURN:
        return TURNED[thing - TURN][pose]
    cell = thing - THE_CELL
    heading = heading_of(pose)
    if cell in AHEAD[shape][pose]:
        return pose + (AHEAD[shape][pose].index(cell) + 1) * STRIDE[heading]
    if cell in ASTERN[shape][pose]:
        return pose - (ASTERN[shape][pose].index(cell) + 1) * STRIDE[heading]
    return pose_of(cell, heading)


def bonus_for(t: Table, boat: int, thing: int) -> int:
    """The bonus that a move takes, or NO_BONUS."""
    if thing >= SWING:
        return bonuses.OPPOSITE_AXIS
    if thing == HALF_TURN_BUTTON:
        return bonuses.TURN_180
    if thing >= TURN:
        return NO_BONUS
    shape, pose = SHAPE[boat], t.numbers[BOAT + boat]
    cell = thing - THE_CELL
    for ray in (AHEAD[shape][pose], ASTERN[shape][pose]):
        if cell in ray:
            way = ray[: ray.index(cell)]
            return NO_BONUS if are_free(board_of(t), way) else bonuses.BOAT_OVER_BOAT
    return bonuses.SIDEWAYS


class MoveBoat(Choice):
    """Where the boat shall go. Messengers and goods on it ride along (p. 3, ruling D6).

    It is asked even if there is only one way, so that one sees it before the boat moves.
    """

    asks = ALWAYS

    def __init__(self, seat: int, boat: int) -> None:
        super().__init__(seat)
        self.boat = boat

    def fields(self) -> list[int]:
        return [self.boat]

    def options(self, t: Table) -> list[int]:
        if not t.at[FULFILLED + side_of(t, self.seat)]:
            return plain_moves(t, self.boat, board_of(t))
        things: list[int] = []
        if t.numbers[POINTS]:
            board = board_of(t)
            things = plain_moves(t, self.boat, board) + bonus_moves(t, self.seat, self.boat, board)
        if bonuses.may_use(t, self.seat, bonuses.SWAP_GOODS):
            things.append(SWAP_GOODS)
        return things

    def take(self, t: Table, thing: int) -> None:
        if thing == SWAP_GOODS:
            bonuses.swap_goods(t, self.seat, self.boat)
            return
        pose = landing(t, self.boat, thing)
        if t.at[FULFILLED + side_of(t, self.seat)]:
            bonus = bonus_for(t, self.boat, thing)
            if bonus != NO_BONUS:
                bonuses.use(t, self.seat, bonus)
        t.numbers[POINTS] -= 1
        lay_boat(t, self.boat, pose)
        if thing >= TURN:
            t.tell(story.TURNED, self.seat, self.boat)
        else:
            t.tell(story.SLID, self.seat, self.boat, thing - THE_CELL)


# Steps never change, so one of each is enough.
MOVE_BOAT: Final = [[MoveBoat(seat, boat) for boat in range(BOAT_COUNT)] for seat in range(len(SEATS))]
