"""What is in the box, read once from components.toml (p. 1).

An order is a number: the blue ones first, then the red ones. A spot is where a messenger can stand or goods can lie: a
dock, or one of the three parts of a boat.
"""

from pathlib import Path
from typing import Final

from higaki.engine.data import Row, read_toml
from higaki.engine.places import Kinds

FOLDER: Final = Path(__file__).parent


def _single(box: Row, key: str) -> Row:
    row = box.row(key)
    row.source()
    return row


def _names(rows: list[Row]) -> list[str]:
    return [row.text("name") for row in rows]


_BOX: Final = read_toml(FOLDER / "components.toml")
_BOARD: Final = _single(_BOX, "board")
_DOCKS: Final = _BOX.listed("dock")
_DOCKS_IN_PLAY: Final = _BOX.listed("docks_in_play")
_MESSENGERS: Final = _BOX.listed("messenger")
_SHAPES: Final = _BOX.listed("shape")
_DICE: Final = _single(_BOX, "dice")
_COINS: Final = _single(_BOX, "coins")
_ORDERS: Final = _single(_BOX, "orders")
_PATIENCE: Final = _single(_BOX, "patience")
_GOODS: Final = _BOX.listed("good")
_BLUE: Final = _BOX.listed("blue_order")
_RED: Final = _BOX.listed("red_order")
_BONUSES: Final = _BOX.listed("bonus")
_READY: Final = _BOX.listed("ready")

SEATS: Final = Kinds("seat", _names(_MESSENGERS))
SHAPES: Final = Kinds("kind", _names(_SHAPES))
GOODS: Final = Kinds("good", _names(_GOODS), [row.number("tokens") for row in _GOODS])
BONUSES: Final = Kinds("bonus", _names(_BONUSES))

# The board (p. 2): cells by row, then column.
ROWS: Final = _BOARD.number("rows")
COLUMNS: Final = _BOARD.number("columns")
CELLS: Final = Kinds("cell", [f"{chr(97 + column)}{row + 1}" for row in range(ROWS) for column in range(COLUMNS)])
DOCK_CELLS: Final = [CELLS.numbers[row.text("cell")] for row in _DOCKS]

# Boats: their shapes, as cells seen from the merchant.
SHAPE_CELLS: Final = [row.pairs("cells") for row in _SHAPES]
SHAPE_TURN: Final = [row.pairs("turn") for row in _SHAPES]
SHAPE_HALF_TURN: Final = [row.pairs("half_turn") for row in _SHAPES]
SHAPE_SWING: Final = [row.pairs("swing") for row in _SHAPES]
MERCHANT_ON_BORDER: Final = [row.flag("merchant_on_border") for row in _SHAPES]
SHAPE: Final = [shape for shape, row in enumerate(_SHAPES) for _ in range(row.number("count"))]
BOAT_COUNT: Final = len(SHAPE)
BOATS: Final = Kinds("boat", [str(boat + 1) for boat in range(BOAT_COUNT)])
READY_POSES: Final = [row.text("pose") for row in _READY]

# Spots. Number 0 is nowhere: not yet on the board, and for a cell, open water.
NOWHERE: Final = 0
FIRST_DOCK: Final = 1
FIRST_PART: Final = FIRST_DOCK + len(_DOCKS)
PARTS_OF_A_BOAT: Final = 3
SPOTS: Final = Kinds("spot", ["ashore", *_names(_DOCKS), *[boat + part for boat in BOATS.names for part in "mab"]])
DOCKS_OF: Final = {row.number("seats"): [SPOTS.numbers[dock] for dock in row.texts("docks")] for row in _DOCKS_IN_PLAY}

# Dice and coins (p. 2, p. 3).
FACES: Final = [_DICE.numbers("faces"), _DICE.numbers("other_faces")]
FACE_VALUES: Final = sorted(set(FACES[0] + FACES[1]))
DICE: Final = Kinds("die", ["first", "second"])
SHOWN: Final = Kinds("face", ["blank", *[str(value) for value in FACE_VALUES]])
COINS_TOTAL: Final = _COINS.number("total")
COINS_AT_START: Final = _COINS.numbers("start")
MOST_COINS_SPENT: Final = _COINS.number("most_spent")
BONUS_COINS: Final = _COINS.number("bonus")

# Orders (p. 2 to 4).
BLUE_COUNT: Final = len(_BLUE)
_WANTED: Final = [row.texts("goods") for row in _BLUE + _RED]
ORDER_GOODS: Final = [[GOODS.numbers[good] for good in goods] for goods in _WANTED]
ORDER_BONUS: Final = [-1] * BLUE_COUNT + [BONUSES.numbers[row.text("bonus")] for row in _RED]
ORDERS: Final = Kinds(
    "order",
    _names(_BLUE) + _names(_RED),
    [1] * len(_WANTED),
    [
        {"goods": goods, "bonus": None if bonus < 0 else BONUSES.names[bonus]}
        for goods, bonus in zip(_WANTED, ORDER_BONUS, strict=True)
    ],
)
LASTING: Final = [row.flag("lasting") for row in _BONUSES]
# By bonus, the one order that brings it.
ORDER_WITH: Final = [ORDER_BONUS.index(bonus) for bonus in range(len(BONUSES))]
TO_WIN_BASIC: Final = _ORDERS.number("basic")
TO_WIN_LONG_GAME: Final = _ORDERS.number("long_game")
TO_WIN_ADVANCED: Final = _ORDERS.number("advanced")
TO_WIN_TEAMS: Final = _ORDERS.number("teams")
DRAWN: Final = _ORDERS.number("drawn")
DRAWN_WITH_BONUS: Final = _ORDERS.number("drawn_with_bonus")
MOST_ROUNDS: Final = _PATIENCE.number("rounds")

for _row in [
    *[_BOARD, _DICE, _COINS, _ORDERS, _PATIENCE],
    *_DOCKS + _DOCKS_IN_PLAY + _MESSENGERS + _SHAPES + _GOODS + _BLUE + _RED + _BONUSES + _READY,
    _BOX,
]:
    _row.done()
