"""Written positions: the steps that can be on the agenda of a table of Dragon Market."""

from typing import Final

from higaki.engine.base.errors import BadPosition
from higaki.engine.base.native_arrays import is_in
from higaki.engine.table.cells import NOTHING
from higaki.engine.table.steps import NOBODY, Step
from higaki.engine.table.table import Table
from higaki.games.dragon_market.box import (
    BLANK,
    BOATS,
    CELLS,
    DICE,
    FIRST_PART,
    IS_MERCHANT,
    NO_BOAT,
    NOWHERE,
    SEATS,
    SHAPES,
    SPOTS,
    WALKABLE,
)
from higaki.games.dragon_market.geometry import ASHORE, NEIGHBOURS
from higaki.games.dragon_market.places import BOAT, CAME_FROM, COINS, DECK, DIE, MESSENGER, OFFER
from higaki.games.dragon_market.rules.board import cell_under
from higaki.games.dragon_market.rules.boats import MoveBoat
from higaki.games.dragon_market.rules.coins import (
    StealCoin,
    StealCoins,
    TakeCoins,
    coins_of,
    coins_of_others,
    is_victim,
)
from higaki.games.dragon_market.rules.messenger_ways import can_go_on, must_go_on
from higaki.games.dragon_market.rules.orders import ChooseOrder, DrawOrder, order_of
from higaki.games.dragon_market.rules.setup import (
    DrawStartPlayer,
    HeadBoat,
    LoadBoats,
    PlaceBoat,
    PutMerchant,
    any_ashore,
    next_boat,
)
from higaki.games.dragon_market.rules.teams import side_of
from higaki.games.dragon_market.rules.turn import BeginTurn, ImproveRoll, RollDie, TakeAction

PLACING: Final = (DrawStartPlayer, PlaceBoat, PutMerchant, HeadBoat)
HANDING_IN: Final = (StealCoins, ChooseOrder, DrawOrder)
# The order of steps, at setup and in a turn.
SETTING_UP: Final = [PLACING, (LoadBoats,), (ChooseOrder, DrawOrder), (BeginTurn,)]
TURN: Final = [
    *[(RollDie,), (ImproveRoll,), (MoveBoat,), (StealCoins,), (ChooseOrder, DrawOrder), (TakeAction,)],
    *[(TakeCoins, StealCoin), (BeginTurn,)],
]
# Steps that may occur several times in a row: both dice, and the orders of all players.
SEVERAL: Final = (RollDie, ChooseOrder, DrawOrder)
BEGINNING: Final = "['PlaceBoat pink', 'LoadBoats pink', 'DrawOrder pink', 'BeginTurn pink']"
A_TURN: Final = "['MoveBoat pink 3', 'TakeAction pink', 'BeginTurn yellow']"


def is_placing(t: Table) -> bool:
    return any(isinstance(step, PLACING) for step in t.agenda)


def is_loading(t: Table) -> bool:
    return any(isinstance(step, LoadBoats | DrawStartPlayer) for step in t.agenda)


def check_agenda(t: Table) -> None:
    """Refuse an agenda that could not be played to the end."""
    if t.over:
        return
    upcoming = t.agenda[::-1]
    if any(isinstance(step, DrawStartPlayer) for step in upcoming):
        check_beginning(t, upcoming)
        return
    if not isinstance(upcoming[-1], BeginTurn):
        raise BadPosition("agenda: no turn follows; right would be a last step like 'BeginTurn pink'")
    check_course(t, upcoming)
    if is_placing(t):
        check_placing(t)
    check_dice(t, upcoming)
    for seat in range(t.seats):
        check_messenger(t, seat, who_goes_on(upcoming))
    for step in upcoming:
        check_step(t, step)


def check_beginning(t: Table, upcoming: list[Step]) -> None:
    """The start player is drawn before anything is dealt or placed (p. 2)."""
    dealt = any(order_of(t, seat) != NOTHING or t[COINS + seat] for seat in range(t.seats))
    if len(upcoming) > 1 or dealt or any(t[BOAT + boat] != ASHORE for boat in range(len(BOATS))):
        raise BadPosition(
            "agenda: the start player is drawn before all else; right would be ['DrawStartPlayer chance'] alone, "
            "with no boats, orders and coins, or an agenda like ['BeginTurn pink']"
        )


def check_course(t: Table, upcoming: list[Step]) -> None:
    """Every step in its place, and none twice."""
    setting_up = is_placing(t) or is_loading(t)
    course, right = (SETTING_UP, BEGINNING) if setting_up else (TURN, A_TURN)
    reached = 0
    for number, step in enumerate(upcoming):
        places = [place for place, kinds in enumerate(course) if place >= reached and isinstance(step, kinds)]
        if not places:
            raise BadPosition(
                f"agenda: {type(step).__name__} has no place where it stands; right would be like {right}"
            )
        if step in upcoming[:number]:
            raise BadPosition(f"agenda: {type(step).__name__} stands there twice; right would be once")
        reached = places[0] if isinstance(step, SEVERAL) else places[0] + 1


def check_placing(t: Table) -> None:
    """Until all boats are placed, every messenger waits on a dock, without an order (p. 2)."""
    for seat in range(t.seats):
        name = SEATS.names[seat]
        if t[MESSENGER + seat] >= FIRST_PART:
            raise BadPosition(f"messenger: {name} is on a boat before all are placed; right would be 'dock_nw'")
        if order_of(t, seat) != NOTHING or t.size(OFFER + seat):
            raise BadPosition(f"{name} has an order before all boats are placed; right would be none")


def check_dice(t: Table, upcoming: list[Step]) -> None:
    """The dice to be counted have been rolled, or will be."""
    blank = [die for die in range(len(DICE)) if t[DIE + die] == BLANK]
    for step in upcoming:
        if isinstance(step, RollDie) and step.die in blank:
            blank.remove(step.die)
        if isinstance(step, ImproveRoll) and blank:
            name = DICE.names[blank[0]]
            right = f"a number, like {{{name!r}: '3'}}, or 'RollDie chance {name}' before 'ImproveRoll'"
            raise BadPosition(f"die: the {name} one is to be counted but blank; right would be {right}")


def who_goes_on(upcoming: list[Step]) -> int:
    """The seat of the next action, now or after a fulfilled order; NOBODY between two turns."""
    for step in upcoming:
        if isinstance(step, TakeAction):
            return step.seat
        if not isinstance(step, HANDING_IN):
            return NOBODY
    return NOBODY


def check_messenger(t: Table, seat: int, going_on: int) -> None:
    """No messenger stays on a merchant or with another one; one who crosses them must be able to go on (ruling D5)."""
    spot = t[MESSENGER + seat]
    name, where = SEATS.names[seat], SPOTS.names[spot]
    right = f"a seat of a boat or a dock for himself, or 'TakeAction {name}' next on the agenda"
    if IS_MERCHANT[spot] and not (seat == going_on and isinstance(t.step, TakeAction)):
        raise BadPosition(f"messenger: {name} cannot stay on the merchant at {where}; right would be {right}")
    check_origin(t, seat)
    if seat == going_on:
        if must_go_on(t, seat) and not can_go_on(t, seat):
            right = "a seat of a boat or a dock for himself, or points to go on"
            raise BadPosition(f"messenger: {name} can neither stay at {where} nor go on; right would be {right}")
        return
    for other in range(t.seats):
        if other not in (seat, going_on) and t[MESSENGER + other] == spot:
            both = f"{name} and {SEATS.names[other]}"
            raise BadPosition(f"messenger: {both} cannot both stay at {where}; right would be {right}")


def check_origin(t: Table, seat: int) -> None:
    """Only a messenger who crosses a merchant has an origin, and that is beside it (ruling D14)."""
    spot, origin = t[MESSENGER + seat], t[CAME_FROM + seat]
    if origin == NOWHERE:
        return
    name, where = SEATS.names[seat], SPOTS.names[origin]
    if not IS_MERCHANT[spot]:
        raise BadPosition(f"came_from: {name} crosses no merchant; right would be 'ashore'")
    if not WALKABLE[origin] or not is_in(cell_under(t, origin), NEIGHBOURS[cell_under(t, spot)]):
        right = f"goods or a dock beside the merchant, or 'ashore' to let {name} go anywhere"
        raise BadPosition(f"came_from: {name} cannot have come from {where}; right would be {right}")


def check_step(t: Table, step: Step) -> None:
    """Refuse a step that could not be finished."""
    name = "" if step.seat < 0 else SEATS.names[step.seat]
    if isinstance(step, MoveBoat) and not has_answer(t, step):
        raise BadPosition(
            f"agenda: boat {BOATS.names[step.boat]} cannot move; right would be another boat, or points to move it"
        )
    if isinstance(step, PlaceBoat) and not any_ashore(t):
        raise BadPosition("agenda: no boat is ashore to be placed; right would be 'BeginTurn pink' without 'PlaceBoat'")
    if isinstance(step, PutMerchant | HeadBoat) and next_boat(t, step.kind) == NO_BOAT:
        shape = SHAPES.names[step.kind]
        raise BadPosition(f"agenda: no boat of kind {shape} is ashore; right would be one like {{'1': 'ashore'}}")
    if isinstance(step, HeadBoat) and not has_answer(t, step):
        where = CELLS.names[step.cell]
        raise BadPosition(
            f"agenda: no boat can lie at {where}; right would be a cell with free water around, like 'c4'"
        )
    if isinstance(step, DrawOrder | ChooseOrder) and order_of(t, side_of(t, step.seat)) != NOTHING:
        raise BadPosition(f"agenda: {name} has an order in work; right would be no other before that is handed in")
    if isinstance(step, DrawOrder) and not t.size(DECK):
        raise BadPosition(f"agenda: no order is left for {name} to draw; right would be one in the deck")
    if isinstance(step, ChooseOrder) and not has_answer(t, step):
        right = f"'offer' like {{{SEATS.names[side_of(t, step.seat)]!r}: ['R1', 'R2']}}"
        raise BadPosition(f"agenda: {name} has no orders to choose from; right would be {right}")
    if isinstance(step, StealCoins | StealCoin) and step.missing < 1:
        raise BadPosition("agenda: no coin is missing; right would be 1 or more")
    if isinstance(step, StealCoin):
        check_stealing(t, step)


def has_answer(t: Table, step: Step) -> bool:
    """Does a choice have an option on this table?"""
    t.choices = 0
    step.options(t)
    return t.choices > 0


def check_stealing(t: Table, step: StealCoin) -> None:
    """Check that opponents have enough coins."""
    if not coins_of(t, step.victims) or is_victim(step.victims, side_of(t, step.seat)):
        raise BadPosition(
            "agenda: nobody can be robbed so; right would be opponents with coins, like 'StealCoin pink 2 yellow+green'"
        )
    there = coins_of_others(t, step.seat)
    if step.missing > there:
        raise BadPosition(f"agenda: {step.missing} coins cannot be stolen; right would be at most {there}")
