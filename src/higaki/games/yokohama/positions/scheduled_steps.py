"""The agenda of a written position: steps of a turn in order, none twice, and no obligatory one missing.

Steps that follow from the written ones are added (p. 6: all steps but tile and building are obligatory).
"""

from typing import Final

from higaki.engine.base.errors import BadPosition
from higaki.engine.table.cells import NOWHERE
from higaki.engine.table.steps import Step
from higaki.engine.table.table import Table
from higaki.games.yokohama.box import BOARD_SLOTS, SEATS
from higaki.games.yokohama.places import ACTING
from higaki.games.yokohama.rules.areas.board_assistants import Settle
from higaki.games.yokohama.rules.areas.chinatown import Exchange
from higaki.games.yokohama.rules.areas.church import Offer, Pray
from higaki.games.yokohama.rules.areas.customs import ClearImports
from higaki.games.yokohama.rules.areas.laboratory import (
    ChooseTechnology,
    Learn,
    PayIndustry,
    RefillTechnologies,
    SetStation,
)
from higaki.games.yokohama.rules.areas.port import REFILL_ORDERS, PayForOrder, RefillOrders, TakeAnother, TakeOrder
from higaki.games.yokohama.rules.setup import DrawStartPlayer, KeepOrder
from higaki.games.yokohama.rules.turn.acting import BeginAction
from higaki.games.yokohama.rules.turn.building import USE_STRENGTH, UseStrength
from higaki.games.yokohama.rules.turn.extras import SendAgent
from higaki.games.yokohama.rules.turn.moving import MOVE_PRESIDENT, CallHome, MovePresident, PayWay
from higaki.games.yokohama.rules.turn.placing import PlaceFirst, PlaceMore
from higaki.games.yokohama.rules.turn.returning import RETURN_HOME, ReturnHome
from higaki.games.yokohama.rules.turn.rounds import FINISH_TURN, BeginTurn, FinishTurn

PLACING: Final = (PlaceFirst, PlaceMore)
MOVING: Final = (MovePresident, PayWay, CallHome)
# The third step, before the tile and the building.
OF_AN_AREA: Final = (
    *(Exchange, Pray, Offer, ClearImports, Settle),
    *(ChooseTechnology, PayIndustry, Learn, SetStation, RefillTechnologies),
    *(TakeOrder, TakeAnother, PayForOrder, RefillOrders),
)
# The steps of a turn in order; all others, actions and rewards, come before them.
OF_A_TURN: Final[list[tuple[type[Step], ...]]] = [PLACING, MOVING, (FinishTurn,), (BeginTurn,)]
ONCE: Final[list[tuple[type[Step], ...]]] = [
    PLACING,
    MOVING,
    (BeginAction, SendAgent, UseStrength),
    (BeginAction, SendAgent, ReturnHome),
    (FinishTurn,),
    (BeginTurn,),
]


def complete_agenda(t: Table) -> None:
    """Refuse contradictions, add missing steps."""
    steps = t.agenda[::-1]
    if not isinstance(steps[-1], BeginTurn | DrawStartPlayer):
        raise BadPosition("agenda: no turn follows; right would be a last step like 'BeginTurn red'")
    if has(steps, DrawStartPlayer):
        if len(steps) > 1:
            raise BadPosition("agenda: DrawStartPlayer comes alone; right would be without the other steps")
        return
    refuse_disorder(steps)
    if len(steps) == 1 or isinstance(steps[-2], KeepOrder):
        return
    refuse_another_turn(t, steps)
    add_missing(t, steps)
    t.pending = 0
    for step in reversed(steps):
        t.then(step.number)


def has(steps: list[Step], *kinds: type[Step]) -> bool:
    return any(isinstance(step, kinds) for step in steps)


def last_of(steps: list[Step], *kinds: type[Step]) -> int:
    """The index of the last step of these kinds."""
    return max([place for place, step in enumerate(steps) if isinstance(step, kinds)])


def place_in_turn(step: Step) -> int:
    for place, kinds in enumerate(OF_A_TURN, 1):
        if isinstance(step, kinds):
            return place
    return 0


def refuse_disorder(steps: list[Step]) -> None:
    for kinds in ONCE:
        found = [type(step).__name__ for step in steps if isinstance(step, kinds)]
        if len(found) > 1:
            raise BadPosition(f"agenda: {' and '.join(found)} would do the same twice; right would be one of them")
    places = [place_in_turn(step) for step in steps]
    if places != sorted(places):
        raise BadPosition(
            "agenda: a turn goes from actions and rewards over PlaceFirst and MovePresident to FinishTurn and BeginTurn"
        )
    for kind, needed in ((Offer, Settle), (PayIndustry, Learn)):
        if has(steps, kind) and not has(steps, needed):
            name = needed.__name__
            raise BadPosition(
                f"agenda: {kind.__name__} is for nothing without {name}; right would be a {name} after it"
            )


def refuse_another_turn(t: Table, steps: list[Step]) -> None:
    """All steps belong to one player's turn, followed by the next player's."""
    seat = steps[0].seat
    for step in steps[:-1]:
        if step.seat != seat:
            name = SEATS.names[seat]
            raise BadPosition(f"agenda: {type(step).__name__} is another player's; right would be {name}, too")
    if steps[-1].seat != t.left_of(seat):
        raise BadPosition(
            f"agenda: the next turn is not theirs; right would be 'BeginTurn {SEATS.names[t.left_of(seat)]}'"
        )


def add_missing(t: Table, steps: list[Step]) -> None:
    """The refill of a board, tile and building, the return, the president's move, the end of the turn."""
    seat = steps[0].seat
    if has(steps, TakeAnother, PayForOrder) and not has(steps, RefillOrders):
        place = last_of(steps, TakeAnother, PayForOrder)
        steps.insert(place + 1, t.steps[REFILL_ORDERS.of(seat, board_of(steps[place]))])
    if t.where(ACTING) != NOWHERE and not has(steps, ReturnHome):
        after = len([step for step in steps if place_in_turn(step) == 0])
        steps.insert(after, t.steps[RETURN_HOME.of(seat)])
        if has(steps, *OF_AN_AREA) and not has(steps, UseStrength):
            steps.insert(after, t.steps[USE_STRENGTH.of(seat)])
    if has(steps, *PLACING) and not has(steps, *MOVING):
        steps.insert(last_of(steps, *PLACING) + 1, t.steps[MOVE_PRESIDENT.of(seat)])
    if not has(steps, FinishTurn):
        steps.insert(len(steps) - 1, t.steps[FINISH_TURN.of(seat)])


def board_of(step: Step) -> int:
    """Port or dock, by a step there."""
    if isinstance(step, TakeAnother):
        return int(step.board)
    assert isinstance(step, PayForOrder)
    return int(step.order_slot) // BOARD_SLOTS
