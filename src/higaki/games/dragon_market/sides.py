"""Who plays with whom: everybody alone, or in the team game two against two, sitting crosswise (p. 4).

A side is a seat number, too: the player's own or, for a team, its first member's. What is shared lies there.
"""

from typing import Final

from higaki.engine.table import Table
from higaki.games.dragon_market.box import (
    TO_WIN_ADVANCED,
    TO_WIN_BASIC,
    TO_WIN_LONG_GAME,
    TO_WIN_TEAMS,
)

# The options of game.toml, in their order.
ADVANCED: Final = 0
TEAMS: Final = 1
LONG_GAME: Final = 2
BOATS_FROM: Final = 3
DICE_FACES: Final = 4


def side_of(t: Table, seat: int) -> int:
    return seat & 1 if t.settings[TEAMS] else seat


def sides(t: Table) -> int:
    return 2 if t.settings[TEAMS] else t.seats


def orders_to_win(t: Table) -> int:
    """Two; three in the advanced game and in the long one for two or three players; four for a team (ruling D22)."""
    if t.settings[TEAMS]:
        return TO_WIN_TEAMS
    if t.settings[ADVANCED]:
        return TO_WIN_ADVANCED
    return TO_WIN_LONG_GAME if t.settings[LONG_GAME] else TO_WIN_BASIC
