"""Fourth and fifth step, for a strong player: the tile of the area, and a building there (p. 8).

They are one question, because building without the tile means to do without it: the tile comes first.
"""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.table.events import Refused
from higaki.engine.table.steps import Choice
from higaki.engine.table.table import Table
from higaki.games.yokohama import actions, events
from higaki.games.yokohama.box import SITES_IN_AREA
from higaki.games.yokohama.places import ACTING, BUILDING, SITE_CARD, STRENGTH, SUPPLY, TILE, TILES_OF
from higaki.games.yokohama.printed import SITE_GIVES, TILE_GIVES
from higaki.games.yokohama.rules.ending import announce_all_built
from higaki.games.yokohama.rules.purse import BY_HOUSES, BY_SHOPS
from higaki.games.yokohama.rules.refusals import why_not_build
from higaki.games.yokohama.rules.rewards import receive
from higaki.games.yokohama.rules.technologies import ELECTRIC_LIGHT, GAS_LIGHT, score_by
from higaki.games.yokohama.rules.town import (
    ENOUGH_TO_BUILD,
    STRONGEST,
    first_site,
    has_shop,
    house_of,
    house_site,
    shop_of,
)
from higaki.games.yokohama.steps import STEPS

BY_GAS_LIGHT: Final = 2
BY_ELECTRIC_LIGHT: Final = 3


class UseStrength(Choice):
    """Take the tile of the area, then build a shop or a trading house there; one need do neither."""

    def options(self, t: Table) -> None:
        seat, area, strength = self.seat, t.where(ACTING), t[STRENGTH]
        if strength >= ENOUGH_TO_BUILD:
            offer_sites(t, seat, area)
            if strength == STRONGEST and t.size(TILE + area):
                t.offer(actions.TILE)
        t.offer(actions.DONE)

    def details(self, t: Table) -> dict[str, int | str]:
        house = actions.SITE + house_site(t.where(ACTING))
        shops = [option for option in t.options if option in actions.SITE and option != house]
        return {"tile": int(actions.TILE in t.options), "shop": int(bool(shops)), "house": int(house in t.options)}

    def refused(self, t: Table) -> list[Refused]:
        return why_not_build(t, self.seat, t.where(ACTING))

    def take(self, t: Table, thing: i64) -> None:
        seat, area = self.seat, t.where(ACTING)
        if thing == actions.TILE:
            t.then(self.number)
            take_tile(t, seat, area)
        elif thing != actions.DONE:
            build(t, seat, area, actions.SITE.member(thing))


def take_tile(t: Table, seat: i64, area: i64) -> None:
    """It lies open until its effect is done, and then stays with the player."""
    tile = t.pick(TILE + area, 0)
    t.put(tile, TILE + area, TILES_OF + seat)
    t.tell(events.TOOK_TILE, seat, tile)
    receive(t, seat, TILE_GIVES[tile], BY_SHOPS)  # no tile brings points


def offer_sites(t: Table, seat: i64, area: i64) -> None:
    """Free sites: one shop of a player and one trading house in all in each area, from the supply (p. 8)."""
    if t.size(SITE_CARD + area) == 0:
        return
    if t.count(SUPPLY + seat, shop_of(seat)) and not has_shop(t, seat, area):
        for site in range(first_site(area), house_site(area)):
            if t.size(BUILDING + site) == 0:
                t.offer(actions.SITE + site)
    if t.count(SUPPLY + seat, house_of(seat)) and t.size(BUILDING + house_site(area)) == 0:
        t.offer(actions.SITE + house_site(area))


def build(t: Table, seat: i64, area: i64, site: i64) -> None:
    """Take the reward of the site."""
    gives = SITE_GIVES[t.piece(SITE_CARD + area, 0) * SITES_IN_AREA + site - first_site(area)]
    if site == house_site(area):
        t.drop(house_of(seat), SUPPLY + seat, BUILDING + site)
        t.tell(events.BUILT_HOUSE, seat, area, receive(t, seat, gives, BY_HOUSES))
        score_by(t, seat, ELECTRIC_LIGHT, BY_ELECTRIC_LIGHT)
    else:
        t.drop(shop_of(seat), SUPPLY + seat, BUILDING + site)
        t.tell(events.BUILT_SHOP, seat, area, receive(t, seat, gives, BY_SHOPS))
        score_by(t, seat, GAS_LIGHT, BY_GAS_LIGHT)
    announce_all_built(t, seat)


USE_STRENGTH: Final = STEPS.each(UseStrength)
