"""Fourth and fifth step, for a strong player: the tile of the area, and a building there (p. 8).

They are one question, because building first means to decline the tile: the tile comes first.
"""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Action, Seat
from higaki.engine.table.events import ALLOWED, Refused
from higaki.engine.table.steps import Choice
from higaki.engine.table.table import Table
from higaki.games.yokohama import actions, events
from higaki.games.yokohama.box import PIECES, SITES_IN_AREA
from higaki.games.yokohama.places import ACTING, BUILDING, SITE_CARD, STRENGTH, SUPPLY, TILE, TILES_OF
from higaki.games.yokohama.printed import SITE_GIVES, TILE_GIVES
from higaki.games.yokohama.rules.ending import announce_all_built
from higaki.games.yokohama.rules.money_goods_points import BY_HOUSES, BY_SHOPS
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
from higaki.games.yokohama.step_registry import STEPS

BY_GAS_LIGHT: Final = 2
BY_ELECTRIC_LIGHT: Final = 3


class UseStrength(Choice):
    """Take the tile of the area, then build a shop or a trading house there; both are optional."""

    def options(self, t: Table) -> None:
        seat, area, strength = self.seat, t.where(ACTING), t[STRENGTH]
        if strength >= ENOUGH_TO_BUILD:
            offer_sites(t, seat, area)
            if t.size(TILE + area) and strength == STRONGEST:
                t.offer(actions.TILE)
        t.offer(actions.DONE)

    def details(self, t: Table) -> dict[str, int | str]:
        house = actions.SITE + house_site(t.where(ACTING))
        shops = [option for option in t.options if option in actions.SITE and option != house]
        return {"tile": int(actions.TILE in t.options), "shop": int(bool(shops)), "house": int(house in t.options)}

    def refused(self, t: Table) -> list[Refused]:
        seat, area = self.seat, t.where(ACTING)
        found: list[Refused] = []
        if t.size(TILE + area) and t[STRENGTH] != STRONGEST:
            found.append(Refused(actions.TILE, events.STRENGTH_FOR_TILE, [t[STRENGTH]]))
        for site in range(first_site(area), house_site(area) + 1):
            why_no_such = why_no_house(t, seat) if site == house_site(area) else why_no_shop(t, seat, area)
            why = why_not_build(t, site, why_no_such)
            if why != ALLOWED:
                owner = [PIECES.owner_of(t.piece(BUILDING + site, 0))] if why == events.SITE_TAKEN else []
                found.append(Refused(actions.SITE + site, why, owner))
        return found

    def take(self, t: Table, thing: Action) -> None:
        seat, area = self.seat, t.where(ACTING)
        if thing == actions.TILE:
            t.then(self.number)
            take_tile(t, seat, area)
        elif thing != actions.DONE:
            build(t, seat, area, actions.SITE.member(thing))
        elif t[STRENGTH] >= ENOUGH_TO_BUILD and nothing_to_build(t, seat, area):
            t.tell(events.NOTHING_TO_BUILD, seat, area, t.count(SUPPLY + seat, shop_of(seat)))


def take_tile(t: Table, seat: Seat, area: i64) -> None:
    """The tile is open until its effect is done, and then stays with the player."""
    tile = t.pick(TILE + area, 0)
    t.put(tile, TILE + area, TILES_OF + seat)
    t.tell(events.TOOK_TILE, seat, tile)
    receive(t, seat, TILE_GIVES[tile], BY_SHOPS)  # no tile brings points


def why_no_shop(t: Table, seat: Seat, area: i64) -> i64:
    """One shop per player in each area, from the supply (p. 8)."""
    if has_shop(t, seat, area):
        return events.SHOP_ALREADY
    if t.count(SUPPLY + seat, shop_of(seat)) == 0:
        return events.NO_SHOP
    return ALLOWED


def why_no_house(t: Table, seat: Seat) -> i64:
    """One trading house in each area, on its only site, from the supply (p. 8)."""
    if t.count(SUPPLY + seat, house_of(seat)) == 0:
        return events.NO_HOUSE
    return ALLOWED


def why_not_build(t: Table, site: i64, why_no_such: i64) -> i64:
    """The reason against building on a site: it is occupied, or such a building is not allowed in its area."""
    if t.size(BUILDING + site):
        return events.SITE_TAKEN
    return why_no_such


def nothing_to_build(t: Table, seat: Seat, area: i64) -> bool:
    """Is every site of an area closed to a player, so that nobody is asked?"""
    if t.size(SITE_CARD + area) == 0:
        return False
    why_no_such = why_no_shop(t, seat, area)
    for site in range(first_site(area), house_site(area)):
        if why_not_build(t, site, why_no_such) == ALLOWED:
            return False
    return why_not_build(t, house_site(area), why_no_house(t, seat)) != ALLOWED


def offer_sites(t: Table, seat: Seat, area: i64) -> None:
    if t.size(SITE_CARD + area) == 0:
        return
    why_no_such = why_no_shop(t, seat, area)
    for site in range(first_site(area), house_site(area)):
        if why_not_build(t, site, why_no_such) == ALLOWED:
            t.offer(actions.SITE + site)
    if why_not_build(t, house_site(area), why_no_house(t, seat)) == ALLOWED:
        t.offer(actions.SITE + house_site(area))


def build(t: Table, seat: Seat, area: i64, site: i64) -> None:
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
