"""Written positions of Yokohama: completing them, and refusing impossible ones."""

from typing import Final

from higaki.engine.base.errors import BadPosition
from higaki.engine.table.cells import NOWHERE
from higaki.engine.table.steps import NOBODY, Step
from higaki.engine.table.table import Table
from higaki.games.yokohama.box import (
    AREA_COUNT,
    AREAS,
    ASSISTANT,
    HOUSE,
    ITEM_COUNT,
    ORDER_SLOTS,
    PIECES,
    SEATS,
    SHOP,
    SITES,
    SOURCES,
    STANDS,
    TECH_SLOTS,
    UNUSED,
)
from higaki.games.yokohama.places import (
    ACTING,
    ALL_YEN,
    ASIDE,
    ASSISTANTS,
    BANK,
    BUILDING,
    LOT,
    ORDER_ON,
    POINTS,
    PRESIDENT,
    SCORED,
    STATION,
    SUPPLY,
    TECH_ON,
    WAREHOUSE,
    YEN,
)
from higaki.games.yokohama.positions.scheduled_steps import complete_agenda
from higaki.games.yokohama.printed import AREAS_IN_PLAY, LOTS_IN_USE, MOST_ORDERS
from higaki.games.yokohama.rules.areas.board_assistants import Settle
from higaki.games.yokohama.rules.areas.church import Offer, Pray
from higaki.games.yokohama.rules.areas.customs import ClearImports
from higaki.games.yokohama.rules.areas.laboratory import ChooseTechnology, Learn
from higaki.games.yokohama.rules.areas.port import PayForOrder, RefillOrders, TakeAnother, TakeOrder
from higaki.games.yokohama.rules.countries import count_flags
from higaki.games.yokohama.rules.orders import orders_in_hand
from higaki.games.yokohama.rules.sending import DispatchTo
from higaki.games.yokohama.rules.town import (
    CANAL,
    DOCK,
    assistants_at,
    assistants_ready,
    house_site,
    piece_of,
    work_out_town,
)
from higaki.games.yokohama.rules.turn.acting import BeginAction
from higaki.games.yokohama.rules.turn.building import UseStrength
from higaki.games.yokohama.rules.turn.returning import ReturnHome

IN_AN_ACTION: Final = (
    Pray,
    Offer,
    ClearImports,
    Settle,
    ChooseTechnology,
    TakeOrder,
    TakeAnother,
    UseStrength,
    ReturnHome,
)


def complete(t: Table) -> None:
    """Areas that were not mentioned are laid out in order; pieces that were not mentioned are in their warehouse."""
    lay_out(t)
    work_out_town(t)
    count_flags(t)
    for seat in range(t.seats):
        for item in range(ITEM_COUNT):
            for _each in range(t.count(ASIDE, piece_of(seat, item))):
                t.move(piece_of(seat, item), ASIDE, WAREHOUSE + seat)
        if orders_in_hand(t, seat) > MOST_ORDERS:
            raise BadPosition(f"hand of {SEATS.names[seat]}: nobody holds more than {MOST_ORDERS} orders")
    refuse_strangers(t)
    refuse_absent_areas(t)
    refuse_wrong_buildings(t)
    count_points(t)
    t[BANK] = ALL_YEN - sum([t[YEN + seat] for seat in range(t.seats)])
    if not t.over:
        for step in t.agenda:
            refuse_what_cannot_be_taken(t, step)
        complete_agenda(t)


def lay_out(t: Table) -> None:
    """All areas of this number of players on their lots, or none mentioned at all."""
    placed = [area for area in range(AREA_COUNT) if t[LOT + area] != UNUSED]
    areas, lots = list(AREAS_IN_PLAY[t.seats]), list(LOTS_IN_USE[t.seats])
    if not placed:
        for area, lot in zip(areas, lots, strict=True):
            t[LOT + area] = lot
        return
    if placed != areas or sorted([t[LOT + area] for area in placed]) != lots:
        right = ", ".join([AREAS.names[area] for area in areas])
        raise BadPosition(f"lot: with {t.seats} players each of these has a lot of its own: {right}; or leave all out")


def refuse_strangers(t: Table) -> None:
    """Pieces are with their owners, and assistants in areas that are in play."""
    for area in range(AREA_COUNT):
        for piece in t.pieces(ASSISTANTS + area):
            if not is_players(t, piece, ASSISTANT) or not can_stand(t, area):
                raise BadPosition(
                    f"assistants of {AREAS.names[area]}: {PIECES.names[piece]} cannot be there; "
                    "right would be assistants of players in areas in play"
                )
    for seat in range(t.seats):
        for place, spot in (("supply", SUPPLY + seat), ("warehouse", WAREHOUSE + seat)):
            for piece in t.pieces(spot):
                if PIECES.owner_of(piece) != seat:
                    name = SEATS.names[seat]
                    raise BadPosition(
                        f"{place} of {name}: {PIECES.names[piece]} is not theirs; right would be like '{name}_shop'"
                    )


def is_players(t: Table, piece: int, item: int) -> bool:
    """Is it a piece of this sort, and of a player?"""
    owner = PIECES.owner_of(piece)
    return owner != NOBODY and owner < t.seats and piece == piece_of(owner, item)


def can_stand(t: Table, area: int) -> bool:
    return area != CANAL and t[LOT + area] != UNUSED


def refuse_absent_areas(t: Table) -> None:
    """Presidents, the station and the action must be in areas that are in play."""
    stands = [(f"president of {SEATS.names[seat]}", t.where(PRESIDENT + seat)) for seat in range(t.seats)]
    for what, area in [*stands, ("station", t.where(STATION)), ("acting", t.where(ACTING))]:
        if area != NOWHERE and not can_stand(t, area):
            raise BadPosition(f"{what}: {AREAS.names[area]} is no place to be; right would be an area in play")


def refuse_wrong_buildings(t: Table) -> None:
    """Shops on shops' sites, trading houses on theirs, in areas that are in play, and one shop of a player in each."""
    for area in range(AREA_COUNT):
        owners: list[int] = []
        for site in range(area * (len(SITES) // len(AREAS)), house_site(area) + 1):
            for piece in t.pieces(BUILDING + site):
                item = HOUSE if site == house_site(area) else SHOP
                if not is_players(t, piece, item) or not can_stand(t, area):
                    right = "a trading house" if item == HOUSE else "a shop"
                    raise BadPosition(
                        f"building of {SITES.names[site]}: {PIECES.names[piece]} cannot stand there; "
                        f"right would be {right} in an area in play"
                    )
                if item == SHOP and piece in owners:
                    raise BadPosition(f"building of {SITES.names[site]}: {PIECES.names[piece]} stands here already")
                owners.append(piece)


def refuse_what_cannot_be_taken(t: Table, step: Step) -> None:
    """Refuse a step that could not be finished."""
    name = type(step).__name__
    if isinstance(step, BeginAction) and not can_stand(t, step.area):
        raise BadPosition(f"agenda: nobody can act in {AREAS.names[step.area]}; right would be an area in play")
    if isinstance(step, IN_AN_ACTION) and t.where(ACTING) == NOWHERE:
        raise BadPosition(f"agenda: {name} belongs to an action; right would be an 'acting' with its area")
    if isinstance(step, DispatchTo) and not can_be_sent_from(t, step):
        raise BadPosition(f"agenda: nobody can be sent from {STANDS.names[step.stand]}; right would be another area")
    if isinstance(step, Learn) and t.size(TECH_ON + step.tech_slot) == 0:
        raise BadPosition(f"agenda: no card lies at {TECH_SLOTS.names[step.tech_slot]}; right would be another slot")
    if isinstance(step, PayForOrder) and t.size(ORDER_ON + step.order_slot) == 0:
        raise BadPosition(f"agenda: no card lies at {ORDER_SLOTS.names[step.order_slot]}; right would be another slot")
    if isinstance(step, TakeOrder | TakeAnother | RefillOrders) and step.board and not can_stand(t, DOCK):
        raise BadPosition("agenda: the dock is not in play; right would be the port")


def can_be_sent_from(t: Table, step: DispatchTo) -> bool:
    source = STANDS.member(step.stand)
    if source == NOWHERE:
        return assistants_ready(t, step.seat) > 0
    return assistants_at(t, step.seat, source) > 0


def count_points(t: Table) -> None:
    for seat in range(t.seats):
        t[POINTS + seat] = sum([t[SCORED + source * len(SEATS) + seat] for source in range(len(SOURCES))])
