"""The components of Dragon Market, read once from components.toml (p. 1).

An order is a number: the blue ones first, then the red ones. A spot is where a messenger can stand or goods can lie: a
dock, or one of the three parts of a boat.
"""

from pathlib import Path
from typing import Final

from higaki.engine.base.kinds import Kinds
from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.native_arrays import figures, flags, lists
from higaki.engine.base.strict_toml import names_of, read_toml

FOLDER: Final = Path(__file__).parent


_BOX: Final = read_toml(FOLDER / "components.toml")
_BOARD: Final = _BOX.single("board")
_DOCKS: Final = _BOX.listed("dock")
_DOCKS_IN_PLAY: Final = _BOX.listed("docks_in_play")
_MESSENGERS: Final = _BOX.listed("messenger")
_SHAPES: Final = _BOX.listed("shape")
_DICE: Final = _BOX.single("dice")
_COINS: Final = _BOX.single("coins")
_ORDERS: Final = _BOX.single("orders")
_PATIENCE: Final = _BOX.single("patience")
_GOODS: Final = _BOX.listed("good")
_BLUE: Final = _BOX.listed("blue_order")
_RED: Final = _BOX.listed("red_order")
_BONUSES: Final = _BOX.listed("bonus")
_READY: Final = _BOX.listed("ready")

SEATS: Final = Kinds("seat", names_of(_MESSENGERS))
# Where the pieces of a side lie: a team, or a single player.
SIDES: Final = Kinds("side", SEATS.names, of_seats=SEATS, of_sides=True)
SHAPES: Final = Kinds("kind", names_of(_SHAPES))
GOODS: Final = Kinds("good", names_of(_GOODS), [row.number("tokens") for row in _GOODS])
BONUSES: Final = Kinds("bonus", names_of(_BONUSES))

# The board (p. 2): cells by row, then column.
ROWS: Final[i64] = _BOARD.number("rows")
COLUMNS: Final[i64] = _BOARD.number("columns")
CELLS: Final = Kinds("cell", [f"{chr(97 + column)}{row + 1}" for row in range(ROWS) for column in range(COLUMNS)])
CELL_COUNT: Final[i64] = len(CELLS)

# Boats: their shapes, as cells seen from the merchant.
SHAPE_CELLS: Final = [row.pairs("cells") for row in _SHAPES]
SHAPE_TURN: Final = [row.pairs("turn") for row in _SHAPES]
SHAPE_HALF_TURN: Final = [row.pairs("half_turn") for row in _SHAPES]
SHAPE_SWING: Final = [row.pairs("swing") for row in _SHAPES]
MERCHANT_ON_BORDER: Final = [row.flag("merchant_on_border") for row in _SHAPES]
SHAPE_COUNT: Final[i64] = len(_SHAPES)
SHAPE: Final = figures([shape for shape, row in enumerate(_SHAPES) for _ in range(row.number("count"))])
BOAT_COUNT: Final[i64] = len(SHAPE)
BOATS: Final = Kinds(
    "boat",
    [str(boat + 1) for boat in range(BOAT_COUNT)],
    printed=[{"shape": SHAPES.names[shape], "cells": SHAPE_CELLS[shape]} for shape in SHAPE],
)
READY_POSES: Final = [row.text("pose") for row in _READY]

# Spots. Number 0 is nowhere: not yet on the board, and for a cell, open water.
NOWHERE: Final = 0
FIRST_DOCK: Final = 1
FIRST_PART: Final[i64] = FIRST_DOCK + len(_DOCKS)
PARTS_OF_A_BOAT: Final = 3
_SEATS_AND_MERCHANTS: Final = [boat + part for boat in BOATS.names for part in "mab"]
_DOCKS_PRINTED: Final[list[dict[str, object]]] = [{"cell": row.text("cell")} for row in _DOCKS]
SPOTS: Final = Kinds(
    "spot",
    ["ashore", *names_of(_DOCKS), *_SEATS_AND_MERCHANTS],
    printed=[{}, *_DOCKS_PRINTED, *[{} for _ in _SEATS_AND_MERCHANTS]],
)
_IN_PLAY: Final = {row.number("seats"): [SPOTS.numbers[dock] for dock in row.texts("docks")] for row in _DOCKS_IN_PLAY}
# By number of players, the dock of each.
DOCKS_OF: Final = lists([_IN_PLAY.get(seats, []) for seats in range(max(_IN_PLAY) + 1)])
_DOCK_CELLS: Final = [CELLS.numbers[row.text("cell")] for row in _DOCKS]
DOCK_CELLS: Final = figures(_DOCK_CELLS)
# By cell, the spot that is there before any boat is.
EMPTY_BOARD: Final = figures(
    [FIRST_DOCK + _DOCK_CELLS.index(cell) if cell in _DOCK_CELLS else NOWHERE for cell in range(CELL_COUNT)]
)
# By spot, the boat and the part of it; docks belong to no boat.
NO_BOAT: Final = -1
MERCHANT: Final = 0
_ON_BOATS: Final = [(boat, part) for boat in range(BOAT_COUNT) for part in range(PARTS_OF_A_BOAT)]
_BOATS_AND_PARTS: Final = [(NO_BOAT, NO_BOAT) for _ in range(FIRST_PART)] + _ON_BOATS
BOAT_OF: Final = figures([boat for boat, _ in _BOATS_AND_PARTS])
PART_OF: Final = figures([part for _, part in _BOATS_AND_PARTS])
IS_MERCHANT: Final = flags([part == MERCHANT for _, part in _BOATS_AND_PARTS])
# Docks and goods, never a merchant and never water.
WALKABLE: Final = flags([spot != NOWHERE and part != MERCHANT for spot, (_, part) in enumerate(_BOATS_AND_PARTS)])
GOODS_SEATS: Final = figures([FIRST_PART + seat for seat, (_, part) in enumerate(_ON_BOATS) if part != MERCHANT])

# Dice and coins (p. 2, p. 3).
FACES: Final = [_DICE.numbers("faces"), _DICE.numbers("other_faces")]
_VALUES: Final = sorted(set(FACES[0] + FACES[1]))
ROLLED: Final = Kinds("face", [str(value) for value in _VALUES])
SHOWN: Final = Kinds("face", ["blank", *ROLLED.names])
BLANK: Final = 0
LOWEST: Final = 1
# The points of each face of a die; by option, how many faces show each number.
FACE_POINTS: Final = figures([0, *_VALUES])
FACES_ON_DIE: Final = lists([[faces.count(value) for value in _VALUES] for faces in FACES])
DICE: Final = Kinds("die", ["first", "second"])
DICE_COUNT: Final[i64] = len(DICE)
MOST_POINTS: Final = _VALUES[-1] * len(DICE)
COINS_TOTAL: Final = _COINS.number("total")
COINS_AT_START: Final = figures(_COINS.numbers("start"))
MOST_COINS_SPENT: Final[i64] = _COINS.number("most_spent")
BONUS_COINS: Final[i64] = _COINS.number("bonus")

# Orders (p. 2 to 4).
NO_BONUS: Final = -1
BLUE_COUNT: Final = len(_BLUE)
_WANTED: Final = [row.texts("goods") for row in _BLUE + _RED]
_BONUS: Final = [NO_BONUS] * BLUE_COUNT + [BONUSES.numbers[row.text("bonus")] for row in _RED]
ORDER_GOODS: Final = lists([[GOODS.numbers[good] for good in goods] for goods in _WANTED])
ORDER_BONUS: Final = figures(_BONUS)
ORDERS: Final = Kinds(
    "order",
    names_of(_BLUE) + names_of(_RED),
    [1] * len(_WANTED),
    [
        {"goods": goods, "bonus": None if bonus == NO_BONUS else BONUSES.names[bonus]}
        for goods, bonus in zip(_WANTED, _BONUS, strict=True)
    ],
)
ORDER_COUNT: Final[i64] = len(ORDERS)
GOOD_COUNT: Final[i64] = len(GOODS)
LASTING: Final = [row.flag("lasting") for row in _BONUSES]
# By order, can its bonus be used again in the next turn?
SERVES_AGAIN: Final = flags([bonus != NO_BONUS and LASTING[bonus] for bonus in _BONUS])
# By bonus, its order.
ORDER_WITH: Final = figures([_BONUS.index(bonus) for bonus in range(len(BONUSES))])
TO_WIN_BASIC: Final = _ORDERS.number("basic")
TO_WIN_LONG_GAME: Final = _ORDERS.number("long_game")
TO_WIN_ADVANCED: Final = _ORDERS.number("advanced")
TO_WIN_TEAMS: Final = _ORDERS.number("teams")
DRAWN: Final[i64] = _ORDERS.number("drawn")
DRAWN_WITH_BONUS: Final[i64] = _ORDERS.number("drawn_with_bonus")
MOST_ROUNDS: Final = _PATIENCE.number("rounds")

for _row in [
    *[_BOARD, _DICE, _COINS, _ORDERS, _PATIENCE],
    *_DOCKS + _DOCKS_IN_PLAY + _MESSENGERS + _SHAPES + _GOODS + _BLUE + _RED + _BONUSES + _READY,
    _BOX,
]:
    _row.done()
