"""How strong a player is in an area (p. 7): one for each thing of his there, at most five."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.table.table import Table
from higaki.games.yokohama.rules.town import assistants_at, has_house, has_shop, president_at, station_at

STRONGEST: Final = 5
ENOUGH_TO_BUILD: Final = 4


def strength_at(t: Table, seat: i64, area: i64) -> i64:
    """The president, if he is there, each assistant, a shop, a trading house, and the station for everybody."""
    strength = support_at(t, seat, area)
    if president_at(t, seat) == area:
        strength += 1
    return min(STRONGEST, strength)


def support_at(t: Table, seat: i64, area: i64) -> i64:
    """The same without the president."""
    strength = assistants_at(t, seat, area)
    if has_shop(t, seat, area):
        strength += 1
    if has_house(t, seat, area):
        strength += 1
    if station_at(t, area):
        strength += 1
    return strength
