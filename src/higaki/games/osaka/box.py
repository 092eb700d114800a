"""The components of Traders of Osaka, read once from components.toml (p. 2).

A card is a number: its colour's number times three, plus the number of its value (2, 3, 5). Two red fives are the same.
"""

from pathlib import Path
from typing import Final

from higaki.engine.base.kinds import Kinds
from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.native_arrays import figures, flags
from higaki.engine.base.strict_toml import Row, read_toml

FOLDER: Final = Path(__file__).parent
SPACE_KINDS: Final = ("start", "open", "anchor", "waves", "goal")


def _listed(box: Row, key: str, *texts: str) -> list[Row]:
    """The rows of one list, with the texts that each must have read."""
    rows = box.listed(key)
    for row in rows:
        for text in texts:
            row.text(text)
    return rows


def _spaces_of(kind: str) -> list[int]:
    return [number for number, row in enumerate(_SPACE_ROWS) if row.word("kind", SPACE_KINDS) == kind]


_BOX: Final = read_toml(FOLDER / "components.toml")
_COLOR_ROWS: Final = _listed(_BOX, "color", "name", "good")
_CARD_ROWS: Final = _listed(_BOX, "card")
_SPACE_ROWS: Final = _listed(_BOX, "space", "name")
_TRADER_ROWS: Final = _listed(_BOX, "trader", "name")
_MARKET_ROW: Final = _BOX.row("market")
_PAYDAY_ROW: Final = _BOX.row("payday")

_FACE_VALUES: Final = [row.number("value") for row in _CARD_ROWS]
_COLOR_NAMES: Final = [row.text("name") for row in _COLOR_ROWS]

COLORS: Final = Kinds("color", _COLOR_NAMES)
CARDS: Final = Kinds(
    "card",
    [f"{color}_{value}" for color in _COLOR_NAMES for value in _FACE_VALUES],
    [row.number("count") for row in _CARD_ROWS] * len(_COLOR_NAMES),
    [
        {"color": color, "value": row.number("value"), "insures": row.number("insurance")}
        for color in _COLOR_NAMES
        for row in _CARD_ROWS
    ],
)
SPACES: Final = Kinds(
    "space",
    [row.text("name") for row in _SPACE_ROWS],
    printed=[{"kind": row.word("kind", SPACE_KINDS)} for row in _SPACE_ROWS],
)
TRADERS: Final = Kinds("seat", [row.text("name") for row in _TRADER_ROWS])

VALUES_PER_COLOR: Final[i64] = len(_FACE_VALUES)
CARD_KINDS: Final[i64] = len(CARDS)
COLOR_COUNT: Final[i64] = len(COLORS)
# By card: coins or price, and the goods of its colour it insures (p. 4, p. 10).
VALUE: Final = figures(_FACE_VALUES * len(COLORS))
INSURES: Final = figures([row.number("insurance") for row in _CARD_ROWS] * len(COLORS))
COLOR: Final = figures([card // len(_FACE_VALUES) for card in range(len(CARDS))])
HIGHEST_VALUE: Final = max(_FACE_VALUES)
MOST_SYMBOLS: Final = max([row.number("insurance") for row in _CARD_ROWS])
TILES: Final = [row.number("tiles") for row in _COLOR_ROWS]

OSAKA: Final = _spaces_of("start")[0]
ANORI: Final = _spaces_of("anchor")[0]
IN_WAVES: Final = flags([space in _spaces_of("waves") for space in range(len(SPACES))])
EDO: Final = _spaces_of("goal")[0]
_OPEN_SEA: Final = _spaces_of("open")

MARKET_CARDS: Final = _MARKET_ROW.number("cards")
FARM_CARDS: Final = _MARKET_ROW.number("farm_cards")
REFILL_FROM_PILE: Final = _MARKET_ROW.number("refill_from_pile")
START_HAND_SUM: Final = _MARKET_ROW.number("start_hand_sum")
POINTS_PER_CARD: Final = _PAYDAY_ROW.number("points_per_card")
TILES_TO_END: Final = _PAYDAY_ROW.number("tiles_to_end")

for _row in [_MARKET_ROW, _PAYDAY_ROW]:
    _row.source()
for _row in [*_COLOR_ROWS, *_CARD_ROWS, *_SPACE_ROWS, *_TRADER_ROWS, _MARKET_ROW, _PAYDAY_ROW, _BOX]:
    _row.done()
