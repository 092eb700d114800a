"""Written positions: what follows from the rest of one, and what cannot be at a table of Dragon Market."""

from higaki.engine.steps import Step
from higaki.engine.table import NOTHING, Table
from higaki.games.dragon_market.boats import MoveBoat, are_free, board_of, lay_boat, lay_out_docks
from higaki.games.dragon_market.box import (
    BLUE_COUNT,
    BOAT_COUNT,
    BOATS,
    COINS_TOTAL,
    DICE,
    FACE_VALUES,
    GOODS,
    MOST_COINS_SPENT,
    MOST_ROUNDS,
    NOWHERE,
    ORDER_GOODS,
    ORDERS,
    SEATS,
    SHAPE,
    SPOTS,
)
from higaki.games.dragon_market.coins import StealCoin, StealCoins
from higaki.games.dragon_market.geometry import ASHORE, PARTS, POSES, READY
from higaki.games.dragon_market.messengers import must_go_on, own_dock
from higaki.games.dragon_market.orders import DrawOrder, order_of, orders_fulfilled
from higaki.games.dragon_market.places import (
    BASKET,
    BOAT,
    COINS,
    DECK,
    DRAGON,
    ENTERED,
    FULFILLED,
    MESSENGER,
    OFFER,
    ORDER,
    PLACES,
    POINTS,
    ROUND,
    SECRET,
    SPENT,
    STACK,
    SUPPLY,
    TO_WIN,
    USED,
)
from higaki.games.dragon_market.setup import (
    GOODS_SEATS,
    DrawStartPlayer,
    HeadBoat,
    LoadBoats,
    PlaceBoat,
    PutMerchant,
    sort_orders,
)
from higaki.games.dragon_market.sides import ADVANCED, orders_to_win, side_of
from higaki.games.dragon_market.turn import BeginTurn, TakeAction

PLACING = (DrawStartPlayer, PlaceBoat, PutMerchant, HeadBoat)
MOST_POINTS = FACE_VALUES[-1] * len(DICE)
OF_A_SIDE = (BASKET, ORDER, SECRET, OFFER, FULFILLED, USED)


def complete(t: Table) -> str:
    """Fill in what a position left out; returns what is wrong with it, or nothing."""
    placing = any(isinstance(step, PLACING) for step in t.agenda)
    sort_orders(t, t.at[DECK])
    stand_on_docks(t)
    t.numbers[TO_WIN] = orders_to_win(t)
    wrong = lay_boats(t, placing) or load_boats(t, placing) or share_coins(t) or wrong_counts(t)
    for seat in range(t.seats):
        wrong = wrong or wrong_with(t, seat)
    if not t.over and not isinstance(t.agenda[0], BeginTurn):
        wrong = wrong or "agenda: no turn follows; right would be a last step like 'BeginTurn pink'"
    for step in t.agenda:
        wrong = wrong or cannot_be_taken(t, step)
    return wrong


def stand_on_docks(t: Table) -> None:
    for seat in range(t.seats):
        if t.numbers[MESSENGER + seat] == NOWHERE:
            t.numbers[MESSENGER + seat] = own_dock(t, seat)


def lay_boats(t: Table, placing: bool) -> str:
    """Without a word about boats they lie as in the ready-made start."""
    poses = [t.numbers[BOAT + boat] for boat in range(BOAT_COUNT)]
    if not placing and poses == [ASHORE] * BOAT_COUNT:
        poses = READY
    lay_out_docks(t)
    for boat, pose in enumerate(poses):
        t.numbers[BOAT + boat] = ASHORE
        name = f"boat {BOATS.names[boat]}"
        if pose == ASHORE:
            if not placing:
                return f"{name} is ashore; right would be a place on the water, like 'c4_north'"
            continue
        if not PARTS[SHAPE[boat]][pose]:
            return f"{name} cannot lie at {POSES.names[pose]}; right would be water, its merchant not on the border"
        if not are_free(board_of(t), PARTS[SHAPE[boat]][pose]):
            return f"{name} lies across another boat at {POSES.names[pose]}; right would be free water"
        lay_boat(t, boat, pose)
    return ""


def load_boats(t: Table, placing: bool) -> str:
    """Goods that are not mentioned lie on the seats that are left, in the order of their names."""
    taken = [t.numbers[STACK + good] for good in range(len(GOODS)) if t.numbers[STACK + good] != NOWHERE]
    for spot in taken:
        if spot not in GOODS_SEATS or taken.count(spot) > 1:
            return f"stack: {SPOTS.names[spot]} cannot hold a stack of its own; right would be a seat each, like '3a'"
    free = [spot for spot in GOODS_SEATS if spot not in taken]
    for good in range(len(GOODS)):
        if t.numbers[STACK + good] == NOWHERE and not placing and not loading(t):
            t.numbers[STACK + good] = free.pop(0)
    return ""


def loading(t: Table) -> bool:
    return any(isinstance(step, LoadBoats) for step in t.agenda)


def share_coins(t: Table) -> str:
    shared = sum(t.numbers[COINS + seat] for seat in range(t.seats))
    if shared > COINS_TOTAL:
        return f"coins: there are {shared}; right would be at most {COINS_TOTAL}"
    t.numbers[SUPPLY] = COINS_TOTAL - shared
    return ""


def wrong_counts(t: Table) -> str:
    """Numbers that no turn comes to."""
    for place, most in [(POINTS, MOST_POINTS), (SPENT, MOST_COINS_SPENT), (ENTERED, 1), (ROUND, MOST_ROUNDS)]:
        if t.numbers[place] > most:
            name = next(p.name for p in PLACES.all if not p.holds_pieces and p.first == place)
            return f"{name}: {t.numbers[place]} is too much; right would be at most {most}"
    if t.numbers[DRAGON] >= t.seats:
        return f"dragon: {SEATS.names[t.numbers[DRAGON]]} is not at this table; right would be one who is"
    for seat in range(t.seats, len(SEATS)):
        if t.numbers[MESSENGER + seat] != NOWHERE:
            return f"messenger: {SEATS.names[seat]} is not at this table; right would be 'ashore'"
    return ""


def wrong_with(t: Table, seat: int) -> str:
    """What one seat cannot have."""
    name, side = SEATS.names[seat], side_of(t, seat)
    if side != seat and (t.numbers[COINS + seat] or any(t.at[place + seat] for place in OF_A_SIDE)):
        return f"{name} holds something; right would be to write what the team has at {SEATS.names[side]}"
    if must_go_on(t, seat) and not isinstance(t.agenda[-1] if t.agenda else None, TakeAction):
        return f"messenger: {name} cannot stay where he is; right would be a cell of his own"
    return wrong_cards(t, seat) or wrong_goods(t, seat)


def wrong_cards(t: Table, seat: int) -> str:
    name, red = SEATS.names[seat], bool(t.settings[ADVANCED])
    for card in [card for place in OF_A_SIDE[1:] for card in t.at[place + seat]]:
        if (card >= BLUE_COUNT) != red:
            return (
                f"{name} has order {ORDERS.names[card]}; right would be a {'red' if red else 'blue'} one in this game"
            )
    if t.at[(ORDER if red else SECRET) + seat]:
        return f"{name}: right would be to write the order under '{'secret' if red else 'order'}'"
    if len(t.at[ORDER + seat]) + len(t.at[SECRET + seat]) > 1:
        return f"{name} works on two orders; right would be one"
    if not t.over and orders_fulfilled(t, seat) >= orders_to_win(t):
        return f"{name} has fulfilled enough orders to have won; right would be less than {orders_to_win(t)}"
    return ""


def wrong_goods(t: Table, seat: int) -> str:
    """In a basket is only what the order asks for, each good once."""
    order = order_of(t, seat)
    asked = ORDER_GOODS[order] if order != NOTHING else []
    for good in t.at[BASKET + seat]:
        if good not in asked or t.at[BASKET + seat].count(good) > 1:
            right = ", ".join(GOODS.names[one] for one in asked) or "nothing without an order"
            return f"basket of {SEATS.names[seat]}: {GOODS.names[good]} was not collected so; right would be of {right}"
    return ""


def cannot_be_taken(t: Table, step: Step) -> str:
    """Why a step could not be finished."""
    if isinstance(step, MoveBoat) and (not t.numbers[POINTS] or not step.options(t)):
        return f"agenda: boat {BOATS.names[step.boat]} cannot move; right would be another boat, or points to move it"
    if isinstance(step, StealCoin) and (not step.options(t) or step.victims >> side_of(t, step.seat) & 1):
        return "agenda: nobody can be robbed so; right would be opponents with coins (1, 2, 4, 8 for the seats)"
    if isinstance(step, StealCoins | StealCoin) and step.missing < 1:
        return "agenda: no coin is missing; right would be 1 or more"
    if isinstance(step, DrawOrder) and (not t.at[DECK] or order_of(t, side_of(t, step.seat)) != NOTHING):
        return f"agenda: {SEATS.names[step.seat]} can draw no order; right would be a deck, and no order in work"
    return ""
