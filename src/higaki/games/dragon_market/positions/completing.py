"""Written positions of Dragon Market: completing them, and refusing impossible ones."""

from higaki.engine.base.errors import BadPosition
from higaki.engine.table.cells import NOTHING
from higaki.engine.table.table import Table
from higaki.games.dragon_market.box import (
    BLUE_COUNT,
    BOATS,
    COINS_TOTAL,
    GOODS,
    GOODS_SEATS,
    NOWHERE,
    ORDER_GOODS,
    ORDERS,
    SEATS,
    SHAPE,
    SPOTS,
)
from higaki.games.dragon_market.geometry import ASHORE, PARTS, POSES, READY, lie
from higaki.games.dragon_market.places import (
    BASKET,
    BOAT,
    CAME_FROM,
    COINS,
    DECK,
    DRAGON,
    FULFILLED,
    MESSENGER,
    MODE,
    OFFER,
    ORDER,
    SECRET,
    STACK,
    SUPPLY,
    TO_WIN,
    USED,
)
from higaki.games.dragon_market.positions.scheduled_steps import check_agenda, is_loading, is_placing
from higaki.games.dragon_market.rules.board import can_lie, lay_boat, work_out_board
from higaki.games.dragon_market.rules.messenger_ways import own_dock
from higaki.games.dragon_market.rules.orders import count_orders, order_of, orders_fulfilled
from higaki.games.dragon_market.rules.setup import assign_docks, sort_orders
from higaki.games.dragon_market.rules.teams import orders_to_win, side_of

OF_A_SIDE = (BASKET, ORDER, SECRET, OFFER, FULFILLED, USED)


def complete(t: Table) -> None:
    """Fill in the missing parts of a position; refuse an impossible one."""
    sort_orders(t, t.pieces(DECK))
    assign_docks(t)
    t[TO_WIN] = orders_to_win(t)
    count_orders(t)
    stand_on_docks(t)
    lay_boats(t)
    load_boats(t)
    share_coins(t)
    check_who_is_there(t)
    for seat in range(t.seats):
        check_team(t, seat)
        check_cards(t, seat)
        check_goods(t, seat)
    check_agenda(t)


def stand_on_docks(t: Table) -> None:
    for seat in range(t.seats):
        if t[MESSENGER + seat] == NOWHERE:
            t[MESSENGER + seat] = own_dock(t, seat)


def lay_boats(t: Table) -> None:
    """Boats that are not mentioned lie as in the ready-made start."""
    poses = [t[BOAT + boat] for boat in range(len(BOATS))]
    if not is_placing(t) and poses == [ASHORE] * len(BOATS):
        poses = READY
    for boat in range(len(BOATS)):
        t[BOAT + boat] = ASHORE
    work_out_board(t)
    for boat, pose in enumerate(poses):
        if pose != ASHORE:
            check_pose(t, boat, pose)
            lay_boat(t, boat, pose)
        elif not is_placing(t):
            raise BadPosition(
                f"boat {BOATS.names[boat]} is ashore; right would be a place on the water, like 'c4_north'"
            )


def check_pose(t: Table, boat: int, pose: int) -> None:
    """Is the pose allowed, and are its cells free?"""
    name, where = f"boat {BOATS.names[boat]}", POSES.names[pose]
    if len(PARTS[lie(SHAPE[boat], pose)]) == 0:
        raise BadPosition(
            f"{name} cannot lie at {where}; right would be water, its merchant not on the border, like 'c4_north'"
        )
    if not can_lie(t, SHAPE[boat], pose):
        raise BadPosition(f"{name} lies across another boat at {where}; right would be free water")


def load_boats(t: Table) -> None:
    """Put goods that are not mentioned on the remaining seats, in the order of their names."""
    seats = list(GOODS_SEATS)
    taken = [t[STACK + good] for good in range(len(GOODS)) if t[STACK + good] != NOWHERE]
    for spot in taken:
        if spot not in seats or taken.count(spot) > 1:
            raise BadPosition(
                f"stack: {SPOTS.names[spot]} cannot hold a stack of its own; right would be a seat each, like '3a'"
            )
    free = [spot for spot in seats if spot not in taken]
    for good in range(len(GOODS)):
        if t[STACK + good] == NOWHERE and not is_loading(t):
            t[STACK + good] = free.pop(0)


def share_coins(t: Table) -> None:
    """Put the remaining coins into the supply."""
    shared = sum([t[COINS + seat] for seat in range(t.seats)])
    if shared > COINS_TOTAL:
        raise BadPosition(f"coins: there are {shared}; right would be at most {COINS_TOTAL}")
    t[SUPPLY] = COINS_TOTAL - shared


def check_who_is_there(t: Table) -> None:
    """Refuse a dragon or messenger of a colour that does not play."""
    if t[DRAGON] >= t.seats:
        right = "like {'dragon': 'pink'}"
        raise BadPosition(f"dragon: {SEATS.names[t[DRAGON]]} is not at this table; right would be one who is, {right}")
    for seat in range(t.seats, len(SEATS)):
        for track, name in ((MESSENGER, "messenger"), (CAME_FROM, "came_from")):
            if t[track + seat] != NOWHERE:
                raise BadPosition(f"{name}: {SEATS.names[seat]} is not at this table; right would be 'ashore'")


def check_team(t: Table, seat: int) -> None:
    """The pieces of a team lie at its first member's places."""
    name, side = SEATS.names[seat], side_of(t, seat)
    if side != seat and (t[COINS + seat] or any(t.size(place + seat) for place in OF_A_SIDE)):
        raise BadPosition(f"{name} holds something; right would be to write what the team has at {SEATS.names[side]}")


def check_cards(t: Table, seat: int) -> None:
    """Refuse orders of the wrong colour, several current orders, and enough fulfilled orders to win."""
    name, red = SEATS.names[seat], t[MODE] > 0
    colour, place = ("red", "secret") if red else ("blue", "order")
    for card in [card for spot in OF_A_SIDE[1:] for card in t.pieces(spot + seat)]:
        if (card >= BLUE_COUNT) != red:
            raise BadPosition(
                f"{name} has order {ORDERS.names[card]}; right would be a {colour} one in this game, "
                f"like {'R1' if red else 'B1'}"
            )
    if t.size((ORDER if red else SECRET) + seat):
        raise BadPosition(f"{name}: right would be to write the order under {place!r}")
    if t.size(ORDER + seat) + t.size(SECRET + seat) > 1:
        raise BadPosition(f"{name} works on two orders; right would be one")
    if not t.over and orders_fulfilled(t, seat) >= t[TO_WIN]:
        raise BadPosition(f"{name} has fulfilled enough orders to have won; right would be less than {t[TO_WIN]}")


def check_goods(t: Table, seat: int) -> None:
    """A basket holds only goods that the order needs, each once."""
    order = order_of(t, seat)
    asked = list(ORDER_GOODS[order]) if order != NOTHING else []
    basket = t.pieces(BASKET + seat)
    for good in basket:
        if good not in asked or basket.count(good) > 1:
            right = ", ".join([GOODS.names[one] for one in asked])
            right = f"each at most once of {right}" if asked else "nothing without an order"
            raise BadPosition(
                f"basket of {SEATS.names[seat]}: {GOODS.names[good]} was not collected so; right would be {right}"
            )
