"""What is in the box, read once and strictly from components.toml (p. 1)."""

from pathlib import Path
from typing import Final

from higaki.engine.base.kinds import Kinds
from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.strict_toml import names_of, read_toml

FOLDER: Final = Path(__file__).parent

_BOX: Final = read_toml(FOLDER / "components.toml")
_STONE_ROWS: Final = _BOX.listed("stone")
_PLAYER_ROWS: Final = _BOX.listed("player")
_BEACH_ROW: Final = _BOX.single("beach")

STONES: Final = Kinds("stone", names_of(_STONE_ROWS), [row.number("count") for row in _STONE_ROWS])
PLAYERS: Final = Kinds("seat", names_of(_PLAYER_ROWS))
STONE_KINDS: Final[i64] = len(STONES)
PEBBLES_EACH: Final = _BEACH_ROW.number("pebbles_each")
PEBBLES_EACH_SHORT: Final = _BEACH_ROW.number("pebbles_each_short")
MOST_AT_ONCE: Final = _BEACH_ROW.number("most_at_once")

for _row in [*_STONE_ROWS, *_PLAYER_ROWS, _BEACH_ROW, _BOX]:
    _row.done()
