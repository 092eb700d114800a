"""Type names for the numbers of the rules. All are the same native integer, so a name costs nothing."""

from typing import TypeAlias

from higaki.engine.base.mypyc_compat import i64

# A seat at the table, or NOBODY.
Seat: TypeAlias = i64
# A thing that a player can choose, by its number in the game's list of things.
Action: TypeAlias = i64
# One part of a place that holds pieces, such as `HAND + seat`.
Spot: TypeAlias = i64
