"""The agenda of a written position: the rest of its round, as far as the position does not contain it.

Nothing that the rules demand may happen twice or be left out: the phases to come are scheduled again, the missing
steps of a phase are added, and contradictions are refused.
"""

from typing import Final

from higaki.engine.base.errors import BadPosition
from higaki.engine.table.cells import NOWHERE
from higaki.engine.table.steps import NOBODY, Step
from higaki.engine.table.table import Table
from higaki.games.yedo.box import (
    PHASE_2,
    PHASE_3,
    PHASE_4,
    PHASE_5,
    PHASE_6,
    PHASE_7,
    SEATS,
)
from higaki.games.yedo.places import ACTIVATED, AUCTION, BIDDER, PHASE, PLAYED, ROUND, SHOWN_MISSION
from higaki.games.yedo.positions.missing_steps import OF_A_MISSION, OF_SHELTER, finished
from higaki.games.yedo.rule_numbers import ROUNDS
from higaki.games.yedo.rules.action_cards.reacting import React, Resolve
from higaki.games.yedo.rules.bidding_rewards import ChooseStackOfThree
from higaki.games.yedo.rules.disciple_positions import garden_slot, out_and_about
from higaki.games.yedo.rules.districts.garden_house import ChoosePosition
from higaki.games.yedo.rules.missions.fulfilling import (
    ChooseDisciple,
    ClaimExtra,
    Give,
    GiveBlessing,
    PutAway,
    RewardExtra,
    RewardStandard,
)
from higaki.games.yedo.rules.offers.handing_over import Exchange
from higaki.games.yedo.rules.offers.offering import Answer, Compose
from higaki.games.yedo.rules.phases.activating import ActAgain, Activate, EndTurn, SendHome
from higaki.games.yedo.rules.phases.assigning import Assign, AssignAgain, AssignNext
from higaki.games.yedo.rules.phases.bidding import (
    ChooseField,
    DecideToBid,
    NextAuction,
    OpenAuction,
    Raise,
    SettleAuction,
)
from higaki.games.yedo.rules.phases.capturing import Capture, SeekShelter
from higaki.games.yedo.rules.phases.rounds import (
    BEGIN_ACTIONS,
    BEGIN_ASSIGNMENT,
    BEGIN_EVENT,
    BEGIN_TRADE,
    BEGIN_WATCH,
    END_ROUND,
    BeginActions,
    BeginAssignment,
    BeginEvent,
    BeginRound,
    BeginTrade,
    BeginWatch,
    EndRound,
    TradeInTavern,
)
from higaki.games.yedo.rules.phases.trading import MakeOffer
from higaki.games.yedo.rules.phases.watch_windows import AskNextWatchCard, PlayWatchCard, TakeShelter
from higaki.games.yedo.rules.setup import DrawStartPlayer, TossWatch

OF_SETTING_UP: Final = (BeginRound, DrawStartPlayer, TossWatch)
# The frame of a round: each of these steps begins a phase, and the last one ends the round.
FRAME: Final = (BeginEvent, BeginAssignment, BeginWatch, BeginTrade, BeginActions, EndRound)
ROUND_ENDS: Final = PHASE_7 + 1
OF_TRADE: Final = (MakeOffer, Compose, Answer, Exchange, TradeInTavern)
OF_DIVERTING: Final = (PlayWatchCard, AskNextWatchCard)
# Steps that continue a phase; two of them would continue it twice.
CARRIERS: Final[list[tuple[type[Step], ...]]] = [
    (NextAuction,),
    (SettleAuction,),
    (Assign, AssignAgain),
    (SeekShelter, TakeShelter),
    (PlayWatchCard, TakeShelter),
    (Capture,),
    (Activate, EndTurn),
    (ClaimExtra, PutAway),
]
# Steps that identify their phase.
BY_STEP: Final[dict[int, tuple[type[Step], ...]]] = {
    PHASE_2: (DecideToBid, NextAuction, OpenAuction, Raise, SettleAuction, ChooseField, ChooseStackOfThree),
    PHASE_4: (Assign, AssignNext, AssignAgain),
    PHASE_5: (*OF_DIVERTING, *OF_SHELTER, SeekShelter, Capture),
    PHASE_6: OF_TRADE,
    PHASE_7: (Activate, EndTurn, ActAgain, SendHome, ChoosePosition, *OF_A_MISSION),
}
LAST_OF_PHASE: Final = (NextAuction, Assign, AssignNext, AssignAgain, Capture, TradeInTavern, Activate, EndTurn)
AFTER_CHOICE: Final = (Give, GiveBlessing, RewardStandard, ClaimExtra, RewardExtra, PutAway)


def is_setting_up(t: Table) -> bool:
    return not t.over and t[ROUND] == 0 and isinstance(t.agenda[0], OF_SETTING_UP)


def complete_agenda(t: Table) -> None:
    """Add the end of the phase to the agenda, and the phases after it."""
    if t.over:
        return
    written = t.agenda[::-1]
    if is_setting_up(t):
        refuse_too_early(written)
        return
    if any(isinstance(step, OF_SETTING_UP) for step in written):
        refuse_extra_round(t, written)
        return
    frame: list[Step] = [step for step in written if isinstance(step, FRAME)]
    steps = [step for step in written if not isinstance(step, FRAME)]
    refuse_disorder(written, frame, steps)
    t.pending = 0
    if not steps:
        if isinstance(frame[0], EndRound):
            refuse_left_behind(t)
        follow_up(t, begun_by(frame[0]) - 1)
        return
    phase = phase_of(t, steps)
    if frame and begun_by(frame[0]) <= phase:
        raise BadPosition(f"agenda: {named(frame[0])} is over in this phase; right would be without it")
    t[PHASE] = phase
    follow_up(t, phase)
    for step in reversed(finished(t, phase, steps)):
        t.then(step.number)


def named(step: Step) -> str:
    return type(step).__name__


def begun_by(step: Step) -> int:
    """The phase that begins with a step of the frame; after the last one the round ends."""
    return PHASE_3 + [isinstance(step, kind) for kind in FRAME].index(True)


def refuse_too_early(written: list[Step]) -> None:
    """Before the first round no step of a round can be scheduled."""
    for step in written:
        if isinstance(step, FRAME) or any(isinstance(step, kinds) for kinds in BY_STEP.values()):
            raise BadPosition(f"agenda: {named(step)} belongs to a round; right would be a 'round', without BeginRound")


def refuse_extra_round(t: Table, written: list[Step]) -> None:
    """A round begins only after another one is over, and none follows the last one."""
    if len(written) > 1:
        raise BadPosition(f"agenda: {named(written[-1])} comes alone; right would be 'EndRound' after what is left")
    if t[ROUND] == ROUNDS:
        raise BadPosition("agenda: after round 11 none begins; right would be 'EndRound'")
    refuse_left_behind(t)


def refuse_left_behind(t: Table) -> None:
    for seat in range(t.seats):
        if out_and_about(t, seat):
            name = SEATS.names[seat]
            raise BadPosition(f"agenda: disciples of {name} were not activated yet; right would be 'BeginActions'")


def refuse_disorder(written: list[Step], frame: list[Step], steps: list[Step]) -> None:
    """Phases come in order, each once, after the rest of the one before; and each has one step that continues it."""
    begun = [begun_by(step) for step in frame]
    if begun != sorted(set(begun)) or written != steps + frame:
        order = ", ".join([kind.__name__ for kind in FRAME])
        raise BadPosition(f"agenda: the phases to come stand last, each once, in this order: {order}")
    for kinds in CARRIERS:
        if len([step for step in steps if isinstance(step, kinds)]) > 1:
            names = " or ".join([kind.__name__ for kind in kinds])
            raise BadPosition(f"agenda: {names} would carry this phase on twice; right would be one of them")
    for step in steps[:-1]:
        if isinstance(step, LAST_OF_PHASE):
            raise BadPosition(f"agenda: nothing of its phase comes after {named(step)}; right would be at its end")


def phase_of(t: Table, written: list[Step]) -> int:
    """The phase by its steps or, if these belong to several, as written."""
    found = [phase for phase, kinds in BY_STEP.items() if any(isinstance(step, kinds) for step in written)]
    if len(found) > 1:
        raise BadPosition("agenda: its steps are of several phases; right would be those of one, the others follow")
    if not found and t[PHASE] == 0:
        raise BadPosition("phase: in which phase is this asked? right would be like {'phase': 'actions'}")
    return found[0] if found else t[PHASE]


def follow_up(t: Table, phase: int) -> None:
    """The phases after the current one; the last one first."""
    later = [
        (PHASE_7, BEGIN_ACTIONS.of(0)),
        (PHASE_6, BEGIN_TRADE.of(0)),
        (PHASE_5, BEGIN_WATCH.of(0)),
        (PHASE_4, BEGIN_ASSIGNMENT.of(0)),
        (PHASE_3, BEGIN_EVENT.of(0)),
    ]
    if phase == PHASE_7:
        t.then(END_ROUND.of(0))
    for number, begin in later:
        if number > phase:
            t.then(begin)


def refuse_unfounded(t: Table) -> None:
    """Refuse steps that refer to something that is not on the table."""
    for step in t.agenda[::-1]:
        name = named(step)
        in_auction = t.where(AUCTION) != NOWHERE and t.holder(BIDDER) != NOBODY
        if isinstance(step, Raise | SettleAuction | ChooseField) and not in_auction:
            raise BadPosition(f"agenda: {name} needs an auction; right would be an 'auction', a 'bidder' and a 'bid'")
        if isinstance(step, OF_A_MISSION) and t.size(SHOWN_MISSION) == 0:
            raise BadPosition(f"agenda: {name} needs a mission that is being fulfilled, in 'shown_mission'")
        if isinstance(step, AFTER_CHOICE) and t.where(ACTIVATED) == NOWHERE and not follows_choice(t):
            raise BadPosition(f"agenda: {name} needs the disciple who fulfils the mission, in 'activated'")
        if isinstance(step, React | Resolve) and t.size(PLAYED) == 0:
            raise BadPosition(f"agenda: {name} needs a card that was played, in 'played'")
        if isinstance(step, ChoosePosition) and garden_slot(t, step.seat) < 0:
            raise BadPosition(f"agenda: {SEATS.names[step.seat]} is not in the garden house; right would be a disciple")


def follows_choice(t: Table) -> bool:
    return any(isinstance(step, ChooseDisciple) for step in t.agenda)
